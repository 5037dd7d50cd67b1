"""The booklet: every play, king and paragraph in both languages, within its length, and true to the calendar."""

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

PACKAGE = Path(__file__).resolve().parents[3] / "src" / "wooden_o"
LANGUAGES = ("en", "de")
PLAYS = """
alls-well antony-and-cleopatra as-you-like-it comedy-of-errors coriolanus cymbeline hamlet henry-iv-1 henry-iv-2 henry-v
henry-vi-1 henry-vi-2 henry-vi-3 henry-viii julius-caesar king-john king-lear loves-labours-lost macbeth
measure-for-measure merchant-of-venice merry-wives midsummer-nights-dream much-ado othello pericles richard-ii
richard-iii romeo-and-juliet taming-of-the-shrew tempest timon-of-athens titus-andronicus troilus-and-cressida
twelfth-night two-gentlemen winters-tale
""".split()
FIXED = """
name about sonnets heading-plays heading-characters heading-quotations heading-kings heading-life heading-date
heading-class class-comedy class-tragedy class-history intro-plays intro-characters intro-quotations intro-kings
intro-life king-no-play
""".split()
LIFE = [f"life-{n}" for n in range(1, 9)]
SAME_TITLE = {f"booklet-title-{play}" for play in ("coriolanus", "cymbeline", "hamlet", "macbeth", "othello")} | {
    "booklet-title-titus-andronicus"
}
HOUSES = ["Plantagenet", "Lancaster", "York", "Lancaster", "York", "Tudor", "Stuart"]
FIELDS = {"id", "name_en", "name_de", "reigned_from", "reigned_to", "house", "plays"}


def read(language: str) -> list[ast.EntryType]:
    text = (PACKAGE / "locales" / language / "booklet.ftl").read_text(encoding="utf-8")
    return parse(text).body


def text_of(message: ast.Message) -> str:
    assert message.value is not None, message.id.name
    assert all(isinstance(part, ast.TextElement) for part in message.value.elements), message.id.name
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


def messages(language: str) -> dict[str, str]:
    return {entry.id.name: text_of(entry) for entry in read(language) if isinstance(entry, ast.Message)}


def kings() -> list[dict[str, Any]]:
    path = PACKAGE / "games" / "globe" / "content" / "kings.toml"
    rows: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["king"]
    return rows


WORDS = {language: messages(language) for language in LANGUAGES}
KINGS = kings()


def length(text: str) -> int:
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


def expected() -> set[str]:
    of_plays = [f"{part}-{play}" for part in ("title", "outline", "synopsis") for play in PLAYS]
    of_kings = [f"king-{king['id']}" for king in KINGS]
    return {f"booklet-{name}" for name in (*FIXED, *LIFE, *of_plays, *of_kings)}


def test_there_are_37_plays() -> None:
    assert len(PLAYS) == len(set(PLAYS)) == 37


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_parses_and_no_message_comes_twice(language: str) -> None:
    entries = read(language)
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_messages_of_the_booklet_are_there(language: str) -> None:
    assert set(WORDS[language]) == expected()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("play", PLAYS)
def test_synopsis_and_outline_have_their_length(language: str, play: str) -> None:
    words = WORDS[language]
    assert 80 <= length(words[f"booklet-synopsis-{play}"]) <= 150
    assert 1 <= length(words[f"booklet-outline-{play}"]) <= 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", LIFE)
def test_life_paragraphs_have_their_length(language: str, part: str) -> None:
    assert 60 <= length(WORDS[language][f"booklet-{part}"]) <= 110


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_and_outlines_are_one_sentence(language: str) -> None:
    kinds = ("booklet-synopsis-", "booklet-outline-", "booklet-life-", "booklet-intro-")
    for name, text in WORDS[language].items():
        if name.startswith(kinds):
            assert text.endswith("."), name
        if name.startswith("booklet-outline-"):
            assert ". " not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_messages_share_their_text(language: str) -> None:
    texts = list(WORDS[language].values())
    assert len(texts) == len(set(texts))


def test_german_is_german() -> None:
    same = {name for name, text in WORDS["en"].items() if WORDS["de"][name] == text}
    assert same == SAME_TITLE


@pytest.mark.parametrize(("language", "foreign"), [("en", "\"„“'"), ("de", "\"‘”'")])
def test_quotation_marks_are_those_of_the_language(language: str, foreign: str) -> None:
    for name, text in WORDS[language].items():
        assert not set(text) & set(foreign), name
        assert text.count("„") == text.count("“"), name


def test_booklet_says_that_it_is_ours_and_unofficial() -> None:
    english, german = (" ".join(WORDS[language]["booklet-about"].split()) for language in LANGUAGES)
    assert "are ours" in english
    assert "unofficial" in english
    assert "stammen von uns" in german
    assert "inoffizielle" in german


def test_kings_have_the_fields_and_unique_ids() -> None:
    assert all(set(king) == FIELDS for king in KINGS)
    assert len({king["id"] for king in KINGS}) == len(KINGS)
    assert len({king["name_en"] for king in KINGS}) == len({king["name_de"] for king in KINGS}) == len(KINGS)


def test_reigns_follow_one_another_without_gap() -> None:
    assert (KINGS[0]["id"], KINGS[0]["reigned_from"]) == ("john", 1199)
    assert (KINGS[-1]["id"], KINGS[-1]["reigned_to"]) == ("james-i", 1625)
    assert all(king["reigned_from"] <= king["reigned_to"] for king in KINGS)
    assert all(before["reigned_to"] == after["reigned_from"] for before, after in pairwise(KINGS))


def test_houses_change_as_they_did() -> None:
    houses = [king["house"] for king in KINGS]
    changes = [houses[0]] + [after for before, after in pairwise(houses) if before != after]
    assert changes == HOUSES


def test_two_kings_reigned_twice() -> None:
    reigns = {king["id"]: (king["reigned_from"], king["reigned_to"]) for king in KINGS}
    assert (reigns["henry-vi"], reigns["henry-vi-restored"]) == ((1422, 1461), (1470, 1471))
    assert (reigns["edward-iv"], reigns["edward-iv-restored"]) == ((1461, 1470), (1471, 1483))


def test_kings_are_shown_in_the_37_plays_only() -> None:
    for king in KINGS:
        assert set(king["plays"]) <= set(PLAYS), king["id"]
        assert len(king["plays"]) == len(set(king["plays"])), king["id"]


def test_every_english_history_shows_the_king_it_is_named_for() -> None:
    shown = {king["id"]: king["plays"] for king in KINGS}
    assert "king-john" in shown["john"]
    for play in PLAYS:
        if play.startswith(("henry-", "richard-")):
            assert play in shown[play.rstrip("-123")], play
