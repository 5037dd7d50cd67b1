"""Typed answers are understood in spite of case, accents and slips, and understood alike whether right or wrong."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.globe.scenes import game
from wooden_o.match.answers import Answers


@cache
def answers() -> Answers:
    return Answers(game().box)


def best(kind: str, text: str) -> list[str]:
    """The keys of the nearest candidates, those as near as the best only."""
    found = (answers().character if kind == "character" else answers().source)(text) or []
    return [candidate.key for candidate in found if candidate.score == found[0].score]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("MacBeth", "claim:macbeth"),
        ("mac beth", "claim:macbeth"),
        ("Prince Hal", "claim:prince-henry"),
        ("prinz heinz", "claim:prince-henry"),
        ("Claudius", "claim:claudius"),
        ("Barnardo", "claim:bernardo"),
        ("Barnado", "claim:bernardo"),
        ("lady macbeth", "claim:lady-macbeth"),
        ("OPHÉLIA", "claim:ophelia"),
        ("ofelia", "claim:ophelia"),
        ("First Witch", "claim:first-witch"),
        ("1. Hexe", "claim:first-witch"),
        ("the ghost", "claim:ghost"),
        ("Julius Ceasar", "claim:julius-caesar"),
        ("shylok", "claim:shylock"),
        ("Gräfin", "claim:countess"),
    ],
)
def test_names(text: str, key: str) -> None:
    assert key in best("character", text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("hamlet, prince of denmark", "state:hamlet"),
        ("1 Henry IV", "state:henry-iv-1"),
        ("Heinrich IV., Teil 2", "state:henry-iv-2"),
        ("henry the fourth part two", "state:henry-iv-2"),
        ("Henry VI 3", "state:henry-vi-3"),
        ("henry v", "state:henry-v"),
        ("Was ihr wollt", "state:twelfth-night"),
        ("twelth night", "state:twelfth-night"),
        ("Mass fuer Mass", "state:measure-for-measure"),
        ("sommernachtstraum", "state:midsummer-nights-dream"),
        ("The Scottish play? Macbeth", "state:macbeth"),
        ("Sonnet 18", "state:sonnets"),
        ("Die Sonette", "state:sonnets"),
    ],
)
def test_titles(text: str, key: str) -> None:
    assert best("source", text) == [key]


@pytest.mark.parametrize("text", ["", "?!", "zzqx", "Mickey Mouse"])
def test_nothing_near_is_nothing(text: str) -> None:
    assert answers().character(text) is None
    assert answers().source(text) is None


def test_every_character_and_play_is_found_by_its_own_names() -> None:
    for row in game().box.characters[::23]:
        for text in (row.name, *row.aliases):
            assert f"claim:{row.id}" in best("character", text), text
    for play in game().box.plays:
        assert f"state:{play.id}" in best("source", play.title_en)
        assert f"state:{play.id}" in best("source", play.title_de)


def test_candidates_do_not_depend_on_the_play_at_hand() -> None:
    """A name from another play is understood just as well: the matcher is not even told where the piece stands."""
    assert best("character", "Banquo") == ["claim:banquo"]
    assert all(0 < candidate.score <= 100 for candidate in answers().character("Antonio") or [])


def test_of_two_who_are_equally_near_the_one_of_that_name_comes_first() -> None:
    """King Hamlet is the Ghost, but whoever mistypes Hamlet means the prince."""
    found = answers().character("hamlett")
    assert found is not None
    assert found[0].key == "claim:hamlet"
