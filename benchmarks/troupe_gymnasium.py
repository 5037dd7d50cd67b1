"""Random games of Troupe's Gymnasium environment, one seat against chance; only that seat's steps count."""

from __future__ import annotations

from random import Random

from benchmarks.worker import serve
from wooden_o.envs.seat import SeatEnv

ENV = SeatEnv("troupe", seats=2)
luck = Random(1).random


def play() -> int:
    _, info = ENV.reset(seed=int(luck() * 1e9))
    made, over = 0, False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = ENV.step(int(legal[int(luck() * len(legal))]))
        made += 1
    return made


if __name__ == "__main__":
    serve(play)
