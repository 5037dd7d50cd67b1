"""Random play: one game of Troupe through PettingZoo, then many at once on all cores."""

from __future__ import annotations

from time import perf_counter

import numpy as np

import wooden_o
from wooden_o.envs import troupe_v0


def one_game(seed: int = 1) -> dict[str, float]:
    """What a random game was worth to each seat."""
    env = troupe_v0.env(seats=4, reward="margin")
    env.reset(seed=seed)
    rng, worth = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        worth[agent] = reward
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if terminated or truncated else rng.choice(legal))
    return worth


def many_games(count: int = 10_000) -> None:
    start = perf_counter()
    games = wooden_o.rollouts("troupe", count, seats=4, seed=1)
    speed = games.lengths.sum() / (perf_counter() - start)
    print(f"{count:,} games at {speed:,.0f} choices a second")
    print("first places by seat:", (games.places == 1).sum(axis=0), "average score:", games.scores.mean().round(2))


if __name__ == "__main__":
    print(one_game())
    many_games()
