"""Gymnasium's own test, and one seat among bots."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import SETTINGS, Setting, name
from wooden_o import bots
from wooden_o.core import BadOptions
from wooden_o.envs.seat import SeatEnv


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A game by the first legal choice each time: what it was worth, and how long it took."""
    _, info = env.reset(seed=seed)
    steps, over, reward = 0, False, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        steps += 1
    return reward, steps


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes.*")
@pytest.mark.parametrize("setting", SETTINGS, ids=name)
@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize("form", ["array", "masked", "named"])
def test_check_env(setting: Setting, illegal: str, form: str) -> None:
    check_env(SeatEnv(*setting, illegal=illegal, observation=form, render_mode="ansi"))


@pytest.mark.parametrize("game", ["Troupe", "SoloTroupe", "Globe", "SolitaireGlobe"])
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version.*")
def test_registered(game: str) -> None:
    check_env(gymnasium.make(f"wooden_o.envs.seat:wooden_o/{game}-v0").unwrapped)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_is_only_asked_what_it_owes(seat: int) -> None:
    env = SeatEnv("troupe", 3, seat=seat)
    env.reset(seed=4)
    assert env.table.state.to_act() == (seat,)
    reward, steps = play(env, 4)
    assert play(env, 4) == (reward, steps)
    assert steps > 10


@pytest.mark.parametrize("opponents", ["greedy", ["greedy", "random"], "master@8"])
def test_bots_sit_around(opponents: Any) -> None:
    env = SeatEnv("troupe", 3, opponents=opponents, reward="score")
    first, again = play(env, 2), play(env, 2)
    assert first == again


def test_a_bot_of_ones_own_may_sit_there() -> None:
    env = SeatEnv("troupe", 2, opponents=[bots.make("troupe", "random", 1)])
    assert play(env, 3)[0] in (-1.0, 0.0, 1.0)


def test_unknown_opponents_are_refused_at_once() -> None:
    with pytest.raises(BadOptions, match="no bot of troupe is called 'hamlet'"):
        SeatEnv("troupe", 2, opponents="hamlet")


def test_a_game_that_is_over_is_not_played_on() -> None:
    env = SeatEnv("troupe", 1)
    play(env, 5)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_environment_is_saved_in_mid_game() -> None:
    env = SeatEnv("troupe", 2, opponents="greedy")
    _, info = env.reset(seed=3)
    for _ in range(9):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    again = pickle.loads(pickle.dumps(env))  # noqa: S301 (our own)
    assert again.table.state.view(0) == env.table.state.view(0)
    action = int(info["action_mask"].argmax())
    assert again.step(action)[0].tolist() == env.step(action)[0].tolist()


def test_too_few_opponents_are_refused() -> None:
    with pytest.raises(BadOptions, match="1 opponents for 3 other seats"):
        SeatEnv("troupe", 4, opponents=["random"])
