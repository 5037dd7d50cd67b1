"""True of every game: nobody sees what he should not, and a view is enough to imagine the rest."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given, settings

from tests.contract.walks import Kind, anywhere, every_kind, everything, seeds, through, walk
from wooden_o.core import NATURE, Event, State
from wooden_o.core.playout import playout


@every_kind
def test_views_are_json_and_give_back_an_imagined_state(kind: Kind) -> None:
    """Also while nature is to choose: an imagined state goes on as the real one does."""
    rng, match = Random(5), walk(kind, 13)
    for length in [*range(8), *range(8, len(match.moves) + 1, 17)]:
        state = match.at(length)
        for viewer in (None, *range(kind.seats)):
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view
            imagined = kind.game.imagine(view, rng)
            assert imagined.view(viewer) == view
            assert imagined.to_act() == state.to_act()
        playout(imagined, rng.random)
        assert imagined.standing() is not None


@every_kind
@settings(max_examples=5)
@given(seed=seeds)
def test_an_imagined_state_can_be_played_to_the_end(kind: Kind, seed: int) -> None:
    match = anywhere(kind, seed)
    for viewer in (None, *range(kind.seats)):
        imagined = kind.game.imagine(match.state.view(viewer), Random(seed))
        playout(imagined, Random(seed).random)
        assert imagined.standing() is not None


@every_kind
@settings(max_examples=4)
@given(seed=seeds)
def test_what_a_seat_cannot_know_changes_nothing_for_it(kind: Kind, seed: int) -> None:
    """Two states that look alike to a seat give it equal choices, reasons, and events."""
    rng = Random(seed)
    match = anywhere(kind, seed)
    for viewer in range(kind.seats):
        twin = kind.game.imagine(match.state.view(viewer), rng)
        assert twin.legal(viewer) == match.state.legal(viewer)
        for key in rng.sample(kind.game.vocabulary.keys, min(150, len(kind.game.vocabulary))):
            assert twin.why_not(viewer, key) == match.state.why_not(viewer, key)
        for number in match.state.legal(viewer):
            assert_alike(match.state, twin, viewer, viewer, number)


@every_kind
def test_others_choices_look_alike_whatever_is_hidden(kind: Kind) -> None:
    """What an opponent chooses in secret shows a seat nothing but that it was chosen."""
    rng = Random(17)
    for match in through(kind, seed=19, every=5):
        state = match.state
        for viewer in (None, *range(kind.seats)):
            twin = kind.game.imagine(state.view(viewer), rng)
            for seat in state.to_act():
                common = [number for number in state.legal(seat) if number in twin.legal(seat)]
                if seat not in (NATURE, viewer) and common:
                    assert_alike(state, twin, viewer, seat, rng.choice(common))


def assert_alike(one: State, other: State, viewer: int | None, seat: int, number: int) -> None:
    """The same choice in both: equal events and views for the viewer, unless it disclosed what was hidden."""
    told: list[list[Any]] = []
    for state in (one.copy(), other.copy()):
        events: list[Event] = []
        state.listener = events.append
        state.play(seat, number)
        if any(event.reveals for event in events):
            return
        told.append([[event.seen_by(viewer) for event in events], state.view(viewer)])
    assert told[0] == told[1]


@every_kind
@settings(max_examples=3)
@given(seed=seeds)
def test_looking_changes_nothing(kind: Kind, seed: int) -> None:
    match = anywhere(kind, seed)
    before = everything(match.state, kind.seats)
    twin = match.state.copy()
    for viewer in (None, *range(kind.seats)):
        match.state.view(viewer)
        match.state.why_not(viewer or 0, kind.game.key(0))
    assert everything(match.state, kind.seats) == before == everything(twin, kind.seats)
