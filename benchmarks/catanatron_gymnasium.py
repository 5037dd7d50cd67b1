"""Random games of catanatron's Gymnasium environment, one seat against chance; only that seat's steps count."""

from __future__ import annotations

from random import Random

import catanatron_gym
import gymnasium

from benchmarks.worker import serve

ENV = gymnasium.make(f"{catanatron_gym.__name__}:catanatron-v1", disable_env_checker=True)
luck = Random(1).random


def play() -> int:
    ENV.reset(seed=int(luck() * 1e9))
    made, over = 0, False
    while not over:
        legal = ENV.unwrapped.get_valid_actions()  # type: ignore[attr-defined]
        _, _, terminated, truncated, _ = ENV.step(legal[int(luck() * len(legal))])
        over = terminated or truncated
        made += 1
    return made


if __name__ == "__main__":
    serve(play)
