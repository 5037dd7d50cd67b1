"""The evaluation of Troupe: exact at the end, sensible before it, and the same table for hand and learning."""

from __future__ import annotations

from math import floor
from random import Random

import pytest

from wooden_o.bots import hand, learned, search_layout, troupe
from wooden_o.bots.search_facts import Facts, clock, gather
from wooden_o.bots.search_judge import Judge, chance, margin
from wooden_o.core import NATURE
from wooden_o.games.troupe.state import State

GAME = troupe.rules()


def judge() -> Judge:
    return troupe.hand_judge(GAME)


def positions(seed: int, seats: int) -> list[State]:
    rng, state = Random(seed), GAME.new(seats)
    seen = []
    while owing := state.to_act():
        seat = owing[0]
        state.play(seat, state.draw(rng.random()) if seat == NATURE else rng.choice(state.legal(seat)))
        seen.append(state.copy())
    return seen


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_end_is_judged_exactly(seats: int) -> None:
    end = positions(seats, seats)[-1]
    standing = end.standing()
    assert standing is not None
    worths = judge().worths(end)
    assert [floor(worth) for worth in worths] == list(standing.scores)
    if seats > 1:
        best = max(range(seats), key=lambda seat: worths[seat])
        assert standing.places[best] == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_facts_stay_inside_their_table(seats: int) -> None:
    facts = Facts()
    for seed in range(2):
        for state in positions(seed, seats)[::3]:
            if not state.order or len(state.order) < seats:
                continue
            for seat in range(seats):
                gather(state, seat, facts)
                told = facts.places[: facts.count]
                assert all(0 <= place < search_layout.SIZE for place in told)
                assert facts.count < search_layout.FACTS_MOST
            assert 0 <= clock(state) <= 6


def test_more_is_better() -> None:
    state = positions(3, 2)[90]
    before = judge().worth(state, 0)
    richer = state.copy()
    richer.troupes[0].pounds += 3
    assert judge().worth(richer, 0) > before
    famous = state.copy()
    famous.troupes[0].prestige += 1
    assert judge().worth(famous, 0) == pytest.approx(before + 1)
    assert judge().utility(famous, 0) > judge().utility(state, 0)
    assert judge().utility(famous, 1) < judge().utility(state, 1)


def test_margins_and_chances() -> None:
    assert margin([20.0, 25.0, 22.0], 1) == 3.0
    assert margin([20.0, 25.0, 22.0], 0) == -5.0
    assert chance(0.0, 3.0) == 0.5
    assert chance(1e9, 1.0) == pytest.approx(1.0)


def test_what_was_learned_has_the_form_of_the_table() -> None:
    told = learned.stored()
    assert told["size"] == search_layout.SIZE
    for seats, value in told["seats"].items():
        table = learned.judge(GAME, int(seats))
        assert len(table.weights) == search_layout.SIZE
        assert all(0 <= int(place) < search_layout.SIZE for place in value["weights"])
        assert all(spread > 0 for spread in table.spreads)
        assert {"seed", "games", "data"} <= set(value["made"])


def test_the_hand_made_table_prefers_the_better_place_on_an_act() -> None:
    weights = hand.weights(GAME.catalogue)
    third = search_layout.ACT + (2 * search_layout.CLOCKS + 5) * search_layout.SPACES
    assert weights[third + 8] > weights[third + 6] > weights[third + 3]
