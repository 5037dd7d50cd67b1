"""PettingZoo's own tests, for every seat count, level and option."""

from __future__ import annotations

import pickle
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from tests.envs.tables import SETTINGS, Setting, name
from wooden_o.core import BadOptions, IllegalChoice
from wooden_o.envs import globe_v0, troupe_v0
from wooden_o.envs.aec import TurnEnv
from wooden_o.envs.parallel import TogetherEnv

KNOWN = pytest.mark.filterwarnings(  # PettingZoo expects masks in observations of its own games only
    "ignore:Observation (is not a NumPy array|space for each agent):UserWarning"
)
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name)


def play(env: TurnEnv, seed: int) -> dict[str, float]:
    """A random game; what it was worth to each agent."""
    env.reset(seed=seed)
    rng, worth = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        worth[agent] = reward
        over = terminated or truncated
        env.step(None if over else rng.choice(observation["action_mask"].nonzero()[0]))
    return worth


@KNOWN
@every_setting
@pytest.mark.parametrize("form", ["masked", "array", "named"])
def test_api(setting: Setting, form: str) -> None:
    api_test(TurnEnv(*setting, observation=form), num_cycles=100)


@every_setting
def test_parallel_api(setting: Setting) -> None:
    parallel_api_test(TogetherEnv(*setting), num_cycles=200)


@every_setting
def test_seeds(setting: Setting) -> None:
    seed_test(partial(TurnEnv, *setting), num_cycles=60)
    parallel_seed_test(partial(TogetherEnv, *setting, illegal="random"), num_cycles=60)


@every_setting
def test_max_cycles(setting: Setting) -> None:
    makers = {"env": partial(TurnEnv, *setting), "parallel_env": partial(TogetherEnv, *setting)}
    settings = {maker: partial(make, illegal="random") for maker, make in makers.items()}
    max_cycles_test(SimpleNamespace(**settings))


@every_setting
@pytest.mark.parametrize("reward", ["result", "margin", "score"])
def test_rewards(setting: Setting, reward: str) -> None:
    if setting[1] == 1 and reward != "score":
        with pytest.raises(BadOptions, match="nobody to beat"):
            TurnEnv(*setting, reward=reward)
        return
    env = TurnEnv(*setting, reward=reward)
    told = play(env, seed=5)
    worth = [told[agent] for agent in env.possible_agents]
    standing = env.table.state.standing()
    assert standing
    if reward == "score":
        assert worth == list(standing.scores)
    else:
        assert sum(worth) == pytest.approx(0)
        assert worth[standing.places.index(1)] == max(worth) > 0


def test_all_answer_at_once_in_the_parallel_environment() -> None:
    env = troupe_v0.parallel_env(seats=3)
    observations, _ = env.reset(seed=1)
    while sum(told["action_mask"].any() for told in observations.values()) < 3:  # the draft, seat by seat
        observations, *_ = env.step({agent: told["action_mask"].argmax() for agent, told in observations.items()})
    bids = {agent: env.table.game.number(f"bid:{3 - place}") for place, agent in enumerate(env.agents)}
    env.step(bids)
    assert env.table.state.view(None)["order"] == [2, 1, 0]


@pytest.mark.parametrize("make", [troupe_v0.env, globe_v0.env])
def test_an_illegal_choice_loses_is_replaced_or_raises(make: Any) -> None:
    losing = make(illegal="lose")
    losing.reset(seed=1)
    offender = losing.agent_selection
    losing.step(losing.table.observer.choices - 1)
    assert losing.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in losing.agents}
    assert all(losing.terminations.values())
    going_on = make(illegal="random")
    going_on.reset(seed=1)
    going_on.step(-5)
    assert not any(going_on.terminations.values())
    raising = make(illegal="raise")
    raising.reset(seed=1)
    with pytest.raises(IllegalChoice):
        raising.step(raising.table.observer.choices - 1)


@pytest.mark.parametrize(("reward", "least"), [("result", -1.0), ("margin", -400.0), ("score", -400.0)])
def test_playing_on_is_never_worse_than_an_illegal_choice(reward: str, least: float) -> None:
    env = troupe_v0.env(seats=2, reward=reward)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(env.table.observer.choices - 1)
    assert env.rewards[offender] == least


def test_a_refused_step_of_all_changes_nothing() -> None:
    env = troupe_v0.parallel_env(seats=2, illegal="raise")
    observations, _ = env.reset(seed=1)
    while sum(told["action_mask"].any() for told in observations.values()) < 2:
        observations, *_ = env.step({agent: told["action_mask"].argmax() for agent, told in observations.items()})
    before = env.table.state.view(0)
    with pytest.raises(IllegalChoice):
        env.step({"seat_0": env.table.game.number("bid:2"), "seat_1": env.table.observer.choices - 1})
    assert env.table.state.view(0) == before


@pytest.mark.parametrize("make", [troupe_v0.env, globe_v0.env])
def test_an_environment_is_saved_in_mid_game(make: Any) -> None:
    env = make()
    env.reset(seed=3)
    for _ in range(12):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    for again in (pickle.loads(pickle.dumps(env)), deepcopy(env)):  # noqa: S301 (our own)
        assert again.agent_selection == env.agent_selection
        assert again.table.state.view(0) == env.table.state.view(0)
        assert again.table.state is not env.table.state


def test_masks_beside_bare_arrays_are_always_true() -> None:
    env = globe_v0.env(seats=3, level="tournament", observation="array")
    env.reset(seed=2)
    for agent in env.agent_iter():
        for seat, other in enumerate(env.possible_agents):
            if other in env.infos:
                legal = [] if env.terminations[other] else env.table.state.legal(seat)
                assert env.infos[other]["action_mask"].nonzero()[0].tolist() == legal
        over = env.terminations[agent]
        env.step(None if over else int(env.infos[agent]["action_mask"].argmax()))


def test_two_environments_are_independent_and_copies_play_alike() -> None:
    env = troupe_v0.env(seats=2)
    assert play(env, 9) == play(troupe_v0.env(seats=2), 9)
    assert play(env, 9) != play(env, 10) or play(env, 11) != play(env, 12)


@pytest.mark.parametrize(
    "wrong",
    [
        {"reward": "money"},
        {"illegal": "maybe"},
        {"observation": "smell"},
        {"seats": 9},
        {"max_cycles": 0},
        {"render_mode": "human"},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        troupe_v0.env(**wrong)


def test_a_table_can_be_looked_at() -> None:
    env = troupe_v0.env(seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert '"ask": "draft"' in (env.render() or "")
