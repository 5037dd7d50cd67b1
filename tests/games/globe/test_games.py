"""Whole games at every level and seat count: they end, replay, copy, and fit their views."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.globe.scenes import HOME, TABLES, choose, dump, game, random_game
from wooden_o.core import NATURE, NOBODY, BadOptions, State
from wooden_o.core.errors import IllegalChoice
from wooden_o.games.globe.state import State as GlobeState
from wooden_o.match.match import Match

every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def by_quantile(state: GlobeState, luck: float) -> int:
    """Nature's choice as the contract defines it, without the short cut."""
    return State.draw(state, luck)


@every_table
def test_random_games_end_with_a_standing(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        state = game().new(seats, options)
        random_game(state, Random(seed))
        standing = state.standing()
        assert standing is not None
        assert standing.places[state.winner] == 1
        pieces = int(state.pieces)
        assert state.progress[state.winner * pieces : (state.winner + 1) * pieces] == [HOME] * pieces
        assert state.to_act() == ()
        assert state.legal(0) == []


@every_table
def test_every_position_keeps_the_contract(seats: int, options: dict[str, Any]) -> None:
    rng, state = Random(7), game().new(seats, options)
    while state.actor() != NOBODY:
        assert state.actor() == state.to_act()[0]
        assert state.standing() is None
        for seat in state.to_act():
            legal = state.legal(seat)
            assert legal
            assert legal == sorted(set(legal))
        if state.actor() == NATURE:
            assert len(state.weights(NATURE)) == len(state.legal(NATURE))
            luck = rng.random()
            assert state.draw(luck) == by_quantile(state, luck)
        check_table(state)
        state.play(*choose(state, rng))


def check_table(state: GlobeState) -> None:
    """One piece a space, except in the Globe, on one's corner, and while a double occupancy is being dealt with."""
    catalogue = state.catalogue
    in_play = state.where[state.piece] if state.piece >= 0 else -1
    for piece, space in enumerate(state.where):
        path = catalogue.path[state.rules.corners[piece // state.pieces]]
        assert path[state.progress[piece]] == space
        if space % catalogue.side and space != catalogue.globe and space != in_play:
            assert state.where.count(space) == 1


@every_table
def test_the_same_keys_give_the_same_game(seats: int, options: dict[str, Any]) -> None:
    state = game().new(seats, options)
    keys = [(seat, game().key(number)) for seat, number in random_game(state, Random(11))]
    again = game().new(seats, options)
    for seat, key in keys:
        again.play(seat, game().number(key))
    assert dump(again) == dump(state)


@every_table
def test_copies_are_independent_and_views_are_whole(seats: int, options: dict[str, Any]) -> None:
    rng, state = Random(3), game().new(seats, options)
    for step in range(400):
        if state.actor() == NOBODY:
            break
        before, copy = dump(state), state.copy()
        assert dump(copy) == before
        copy.play(*choose(copy, rng))
        assert dump(state) == before
        for seat in (None, *range(seats)) if step % 5 == 0 else ():
            view = json.loads(json.dumps(state.view(seat)))
            imagined = game().imagine(view, rng)
            assert dump(imagined) == before
            assert imagined.view(seat) == state.view(seat)
        state = copy


def test_a_match_plays_globe_and_its_record_replays() -> None:
    match, rng = Match(game(), 3, {"level": "tournament"}), Random(5)
    for _ in range(200):
        seat, number = choose(match.state, rng)  # type: ignore[arg-type]
        match.play(seat, game().key(number))
    replayed = Match.resume(game(), match.record())
    assert replayed.state.view(0) == match.state.view(0)
    with pytest.raises(IllegalChoice):
        match.play(0, "state:edward-iii")


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (4, {"level": "hard"}, "level is 'hard'"),
        (4, {"pieces": 4}, "pieces is 4"),
        (4, {"pieces": True}, "pieces is True"),
        (4, {"colour": "red"}, "no option 'colour'"),
        (4, {"act_scene_line": 1, "level": "tournament"}, "act_scene_line is 1"),
        (1, {"level": "solitaire", "pieces": 2}, "3 or 4 seats"),
    ],
)
def test_games_that_do_not_exist_are_refused(seats: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        game().new(seats, options)


def test_places_behind_the_winner_go_by_spaces_covered_and_ties_share() -> None:
    state = game().new(4)
    state.progress = [HOME, 1, 1, HOME, HOME, HOME, HOME, 2, 0, 5, 5, 5]
    state.ask = 10
    standing = state.standing()
    assert standing is not None
    assert standing.places == (2, 1, 2, 4)
    assert standing.breakdown[0] == {"home": HOME, "under-way": 2}
