"""The data of Troupe: provenance on every row, and every mistake in an owner's file named."""

from __future__ import annotations

from pathlib import Path

import pytest

import wooden_o
from tests.games.troupe.scenes import game
from wooden_o.core.errors import BadData
from wooden_o.games.troupe import data

COSTUME_OF_SIX = '[[costume_gain]]\nvalue = 6\npounds = 2\nprestige = 0\nprovenance = "box"\n'
EXTRA = "[extra]\npower = { white = 1 }\n"


def problems(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "box.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadData) as error:
        data.read(file)
    return error.value.problems


def test_every_row_says_where_it_comes_from() -> None:
    for table, rows in data.read().items():
        for row in rows:
            assert row["provenance"], (table, row)


def test_known_facts_are_kept_and_reconstructions_marked() -> None:
    rows = {row["id"]: row for row in [*data.read()["board"], *data.read()["character"]]}
    assert rows["author"]["activation"] == {"white": 2}
    assert rows["lady-macbeth"]["power"] == {"red": 1, "yellow": 1, "blue": 1}
    assert rows["lady-macbeth"]["provenance"]["power"] == "rulebook"
    assert rows["lady-macbeth"]["provenance"]["activation"] == "reconstructed"
    assert rows["hamlet"]["power"] == {"prestige": 1}
    assert not set(rows["viola"]["power"]) & set(data.QUILLS)
    assert any(line.startswith("character hamlet: cost") for line in data.reconstructed(data.read()))


def test_the_constraints_of_the_reconstruction() -> None:
    tables = data.read()
    kinds = [row["kind"] for row in tables["character"]]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "actor": 14,
        "costume-mistress": 5,
        "set-dresser": 5,
        "handyman": 2,
        "jeweller": 2,
        "assistant": 2,
    }
    free = [row["cells"].replace("P", "") for row in tables["stage"]]
    assert len(free[0]) % 2 == 1
    assert len(free[0]) >= 5
    assert len(free[1]) % 2 == 0
    assert "".join(row["cells"] for row in tables["stage"]).count("P") == 4
    gains = {row["value"]: (row["pounds"], row["prestige"]) for row in tables["costume_gain"]}
    assert gains[6] == (2, 0)
    assert min(gains) == 6
    assert gains[15][0] == 0 < gains[15][1]
    lengths = [row["length"] for row in tables["act"]]
    assert lengths[0] >= 8
    assert lengths[1] >= 8
    assert lengths[2] >= 9


def test_an_owners_table_replaces_ours_and_changes_the_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(COSTUME_OF_SIX)
    own = wooden_o.game("troupe", file)
    assert own.fingerprint != game().fingerprint
    assert own.new(2).catalogue.costume_pounds == [0] * 6 + [2] + [0] * 9  # type: ignore[attr-defined]


def test_the_template_is_our_data(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(data.template(), "utf-8")
    assert wooden_o.game("troupe", file).fingerprint == game().fingerprint


def test_provenance_does_not_change_the_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(data.template().replace('"reconstructed"', '"box"'), "utf-8")
    assert wooden_o.game("troupe", file).fingerprint == game().fingerprint


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]]\n", "card: no such table; allowed: board, extra,"),
        ("extra = 3\n", "extra: must be a table of rows, [[extra]]"),
        (EXTRA, "extra 1 ({'white': 1}): field provenance: is missing; allowed: rulebook, review"),
        (EXTRA + 'provenance = "hearsay"', "field provenance: is 'hearsay'; allowed: one of rulebook,"),
        (EXTRA + 'colour = "red"\nprovenance = "box"', "field colour: no such field; allowed: power, provenance"),
        (
            '[extra]\npower = { purple = 1 }\nprovenance = "box"',
            "field power: is {'purple': 1}; allowed: a table of red, yellow, blue, white,",
        ),
        (
            "[start]\nprestige = -1\nprovenance = 'box'",
            "start 1 (-1): field prestige: is -1; allowed: a whole number from 0",
        ),
        ("[start]\nprestige = true\nprovenance = 'box'", "field prestige: is True; allowed: a whole number"),
        (COSTUME_OF_SIX * 2, "costume_gain 2 (6): field value: stands twice"),
        (
            COSTUME_OF_SIX.replace("6", "5"),
            "costume_gain 1 (5): field value: is 5; allowed: a whole number from 6 to 15",
        ),
        ('[[act]]\nid = "act-1"\nlength = 9\nshame = 3\nprovenance = "box"', "act: has 1 rows; allowed: exactly 3"),
        (
            '[[stage]]\nrow = 1\ncells = "P..x"\nprovenance = "box"',
            "stage 1 (1): field cells: is 'P..x'; allowed: 1 to 9",
        ),
        ('[[stage]]\nrow = 2\ncells = "..."\nprovenance = "box"', "stage: rows are not numbered 1 to 1 without gaps"),
        (
            '[[stage]]\nrow = 1\ncells = "P.."\nprovenance = "box"',
            "stage 1: field cells: printed elements are not symm",
        ),
        ("not toml", "is not TOML"),
        (f"a = {'1' * 5000}", "is not TOML: A number is too long"),
        (f"[start]\nprestige = 0x{'f' * 5000}", "is not TOML: A number is too long"),
    ],
)
def test_every_mistake_is_named(tmp_path: Path, text: str, message: str) -> None:
    assert any(message in problem for problem in problems(tmp_path, text)), problems(tmp_path, text)


DEEP = ".".join(["a"] * 10)
QUOTED = ".".join(['"a"'] * 10)


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"{QUOTED} = 1",
        f"{DEEP.replace('.', ' . ')} = 1",
        f"[{DEEP}]",
        f"[[{DEEP}]]",
        f"a = {{ {DEEP} = 1 }}",
        f"a = {'[' * 9}{']' * 9}",
        f"{'a = { ' * 9}{'}' * 9}",
        f'a = ["""it\'s \\""""", {{ {DEEP} = 1 }}]',
        f"a = ['''\n\"'''', {{ {DEEP} = 1 }}]",
    ],
)
def test_what_is_deeper_than_any_data_is_not_read(tmp_path: Path, text: str) -> None:
    assert any("is not TOML: Nested deeper than 8 (at line " in problem for problem in problems(tmp_path, text))


def test_dots_and_brackets_in_words_are_not_deep(tmp_path: Path) -> None:
    words = f"\"{DEEP}\" '{DEEP}' {'[' * 9}"
    text = f'# {words}\n[start]\nprestige = 7\nprovenance = """\n{words}"""\n'
    assert problems(tmp_path, text) == [problem for problem in problems(tmp_path, text) if "provenance" in problem]
    (tmp_path / "mine.toml").write_text("[start]\nprestige = 7\nprovenance.prestige = 'box'", "utf-8")
    assert data.read(tmp_path / "mine.toml")["start"][0]["prestige"] == 7


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cost = 5", "cost = 4", "character 1 (lady-macbeth): field cost: is 4; allowed: one of 1, 3, 5"),
        ('id = "hamlet"', 'id = "lady-macbeth"', "character 2 (lady-macbeth): field id: stands twice"),
        ('id = "hamlet"', 'id = "Prince Hamlet"', "field id: is 'Prince Hamlet'; allowed: lower-case words"),
        ('kind = "jeweller"', 'kind = "clown"', "field kind: is 'clown'; allowed: one of actor, costume-mistress,"),
        ("value = 8\n", "", "field value: is missing; a row of kind costume-mistress needs it"),
        ('kind = "jeweller"', 'kind = "jeweller"\nvalue = 3', "field value: does not belong to a row of kind jeweller"),
        ("costume = 2", "costume = 2, set = 2", "field activation: costume and set together"),
        ("steps = [1, 2, 3]", "steps = [3, 2, 1]", "field steps: is [3, 2, 1]; allowed: three rising whole numbers"),
    ],
)
def test_every_mistake_in_a_full_file_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = data.template().replace(old, new, 1)
    assert text != data.template()
    assert any(message in problem for problem in problems(tmp_path, text)), problems(tmp_path, text)


def test_a_stage_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    rows = "".join(f'[[stage]]\nrow = {row}\ncells = "{"." * 9}"\nprovenance = "box"\n' for row in (1, 2, 3))
    assert problems(tmp_path, rows) == [
        "stage: has 27 free cells; allowed: 1 to 20",
        "stage 2: field cells: is not set off by half a cell from the row below; allowed: one cell more or fewer",
        "stage 3: field cells: is not set off by half a cell from the row below; allowed: one cell more or fewer",
    ]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"none\.toml: cannot be read: No such file"):
        data.read(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"# caf\xe9")
    with pytest.raises(BadData, match="is not UTF-8"):
        data.read(tmp_path / "latin.toml")
