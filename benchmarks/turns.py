"""Random games through PettingZoo's turns, with every observation looked up; a step for the dead is not counted."""

from __future__ import annotations

from random import Random
from typing import Any

luck = Random(1).random


def play(env: Any) -> int:
    env.reset(seed=int(luck() * 1e9))
    made = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(legal[int(luck() * len(legal))])
        made += 1
    return made
