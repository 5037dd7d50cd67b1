"""Many games at once: the same ones however they are shared out, and each of them can be played again."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wooden_o
from tests.envs.tables import SETTINGS, Setting, name
from wooden_o.core import BadOptions
from wooden_o.envs.rules import rules


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_trajectories_replay_to_their_results(setting: Setting) -> None:
    game, seats, options = setting
    found = wooden_o.rollouts(game, 4, seats, options, seed=3, trajectories=True)
    assert found.starts is not None
    assert found.seats is not None
    assert found.moves is not None
    for number, (start, end) in enumerate(zip(found.starts, found.starts[1:], strict=False)):
        state = rules(game).new(seats, options)
        for seat, move in zip(found.seats[start:end].tolist(), found.moves[start:end].tolist(), strict=True):
            assert move in state.legal(seat)
            state.play(seat, move)
        standing = state.standing()
        assert standing
        assert standing.scores == tuple(found.scores[number])
        assert standing.places == tuple(found.places[number])
        assert found.lengths[number] == (found.seats[start:end] >= 0).sum()


def test_processes_trajectories_and_counts_change_no_game() -> None:
    one = wooden_o.rollouts("troupe", 150, 2, processes=1)
    two = wooden_o.rollouts("troupe", 150, 2, processes=2, trajectories=True)
    few = wooden_o.rollouts("troupe", 20, 2)
    np.testing.assert_array_equal(one.scores, two.scores)
    np.testing.assert_array_equal(one.lengths, two.lengths)
    np.testing.assert_array_equal(one.scores[:20], few.scores)
    assert one.moves is None


def test_seeds_have_games_of_their_own() -> None:
    one, other = (wooden_o.rollouts("troupe", 20, 3, seed=seed).scores for seed in (1, 2))
    assert not np.array_equal(one, other)


@pytest.mark.parametrize("wrong", [{"seats": 7}, {"seats": 2, "options": {"rest": "none"}}])
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        wooden_o.rollouts("troupe", 10, **wrong)
