"""What the book says reaches only those who may know: two books that differ are not to be told apart."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.games.globe.scenes import Scene, game, scene
from wooden_o.core import NATURE, NOBODY, Event
from wooden_o.games import globe
from wooden_o.games.globe import Globe
from wooden_o.games.globe.numbers import ALLOW, ASK_WINDOW
from wooden_o.games.globe.state import State

CONTENT = Path(globe.__file__).parent / "content"


@cache
def other() -> Globe:
    """The same game with another book: every quotation and every cast belongs to the next play in the alphabet."""
    plays = [play.id for play in game().box.plays]
    following = dict(zip(plays, [*plays[1:], plays[0]], strict=True))
    with TemporaryDirectory() as folder:
        for name, field in (("quotations", "source"), ("characters", "play")):
            text = (CONTENT / f"{name}.toml").read_text("utf-8")
            pattern = rf'^{field} = "([^"]+)"'
            moved = re.sub(
                pattern,
                lambda m: f'{m[0].partition(" = ")[0]} = "{following.get(m[1], m[1])}"',
                text,
                flags=re.MULTILINE,
            )
            Path(folder, f"{name}.toml").write_text(moved, "utf-8")
        return globe.game(Path(folder))


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event for raw in events if (event := raw.seen_by(seat)) is not None]


@pytest.mark.parametrize("act_scene_line", [False, True])
def test_unchallenged_claims_tell_nothing_about_the_book(act_scene_line: bool) -> None:
    rng = Random(4)
    options = {"level": "tournament", "act_scene_line": act_scene_line}
    tables = Scene(game().new(3, options)), Scene(other().new(3, options))
    assert game().vocabulary.keys == other().vocabulary.keys
    while tables[0].state.actor() != NOBODY:
        compare(tables[0].state, tables[1].state, rng)
        seat = int(tables[0].state.actor())
        number = pick(tables[0].state, seat, rng)
        for table in tables:
            table.state.play(seat, number)
    assert tables[0].events == tables[1].events
    assert tables[0].state.standing() == tables[1].state.standing()


def pick(state: State, seat: int, rng: Random) -> int:
    if state.ask == ASK_WINDOW:
        return ALLOW
    return state.draw(rng.random()) if seat == NATURE else rng.choice(state.legal(seat))


def compare(one: State, two: State, rng: Random) -> None:
    """Every seat sees, may do and is refused the same."""
    for seat in range(3):
        assert one.view(seat) == two.view(seat)
        assert one.legal(seat) == two.legal(seat)
        for key in rng.sample(game().vocabulary.keys, 3):
            assert one.why_not(seat, key) == two.why_not(seat, key)
    assert one.view(None) == two.view(None)


def challenged(rules: Globe, *keys: str) -> Scene:
    """Seat 0 draws 'To be, or not to be' and says something; seat 1 challenges."""
    table = scene([0, 20, 31], [20, 21, 23], [20, 21, 23], level="tournament")
    state = State(rules.catalogue, table.state.rules, table.state)
    return Scene(state).do("roll:1-1", "move:0", "card:to-be-or-not-to-be", *keys, "1 challenge")


def test_a_challenge_shows_the_answer_to_the_challenger_alone() -> None:
    tables = challenged(game(), "state:pericles"), challenged(other(), "state:pericles")
    for seat in (None, 0, 2):
        assert tables[0].state.view(seat) == tables[1].state.view(seat)
        assert seen(tables[0].events, seat) == seen(tables[1].events, seat)
        assert "hamlet" not in str(tables[0].state.view(seat))
    assert tables[0].state.view(1) != tables[1].state.view(1)
    assert seen(tables[0].events, 1) != seen(tables[1].events, 1)
    assert tables[0].state.view(1)["book"][0] == ["source", "hamlet"]


def test_cards_tell_nothing_of_their_source_by_name_or_order() -> None:
    ids = game().catalogue.card_ids
    assert ids == sorted(ids)
    assert not [card for card in ids for play in game().catalogue.sources if play in card]
