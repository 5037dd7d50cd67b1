"""A learner for Solo Troupe: one preference for every choice on every day, moved by policy gradient."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import wooden_o.envs.seat  # registers the environments
from wooden_o import bots

Table = NDArray[np.float64]
DAYS = 7  # the set-up is day 0
RATE = 0.25
SMOOTH = (0.9, 0.99)  # of the gradient and of its square, as Adam has them


class Step(NamedTuple):
    day: int
    legal: NDArray[np.intp]
    chances: NDArray[np.float64]
    chosen: int


def play(env: gymnasium.Env, table: Table, rng: np.random.Generator, explore: bool) -> tuple[float, list[Step]]:
    """A game by the preferences: drawn by them when exploring, else the best each time."""
    observation, info = env.reset(seed=int(rng.integers(2**31)))
    steps: list[Step] = []
    while True:
        day, legal = int(observation[0]), info["action_mask"].nonzero()[0]
        wish = table[day, legal]
        chances = np.exp(wish - wish.max())
        chances /= chances.sum()
        place = int(chances.cumsum().searchsorted(rng.random())) if explore else int(wish.argmax())
        place = min(place, len(legal) - 1)  # sums of chances may fall short of 1
        if len(legal) > 1:
            steps.append(Step(day, legal, chances, place))
        observation, reward, over, _, info = env.step(int(legal[place]))
        if over:
            return float(reward), steps


def gradient(table: Table, games: list[tuple[float, list[Step]]]) -> Table:
    """Towards what was chosen in games better than the batch's average, away from it in worse ones."""
    scores = np.array([score for score, _ in games])
    slope = np.zeros_like(table)
    for merit, (_, steps) in zip((scores - scores.mean()) / (scores.std() + 1e-6), games, strict=True):
        for step in steps:
            slope[step.day, step.legal] -= merit * step.chances
            slope[step.day, step.legal[step.chosen]] += merit
    return slope / len(games)


def learn(rounds: int = 100, batch: int = 40, seed: int = 1) -> Table:
    env, rng = make(), np.random.default_rng(seed)
    table = np.zeros((DAYS, int(env.action_space.n)))  # type: ignore[attr-defined]
    mean, square = np.zeros_like(table), np.zeros_like(table)
    for count in range(1, rounds + 1):
        slope = gradient(table, [play(env, table, rng, explore=True) for _ in range(batch)])
        mean = SMOOTH[0] * mean + (1 - SMOOTH[0]) * slope
        square = SMOOTH[1] * square + (1 - SMOOTH[1]) * slope**2
        step = mean / (1 - SMOOTH[0] ** count) / (np.sqrt(square / (1 - SMOOTH[1] ** count)) + 1e-3)
        table += RATE * step
    return table


def make() -> gymnasium.Env:
    return gymnasium.make("wooden_o/SoloTroupe-v0", disable_env_checker=True)


def score(table: Table, games: int = 40, seed: int = 99) -> float:
    """The average score of the learned preferences, without exploring."""
    env, rng = make(), np.random.default_rng(seed)
    return float(np.mean([play(env, table, rng, explore=False)[0] for _ in range(games)]))


def greedy_score(games: int = 40, seed: int = 99) -> float:
    """The average score of the greedy bot."""
    rules, bot, luck = wooden_o.game("troupe"), bots.make("troupe", "greedy", seed), Random(seed).random
    scores = []
    for _ in range(games):
        state = rules.new(seats=1)
        while state.to_act():
            state.let_nature(luck)
            if state.to_act():
                state.play(0, bot.choose(state.view(0), state.legal(0)))
        standing = state.standing()
        assert standing
        scores.append(standing.scores[0])
    return float(np.mean(scores))


if __name__ == "__main__":
    print("greedy bot:", greedy_score())
    print("learned:   ", score(learn()))
