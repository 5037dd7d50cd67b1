"""Random four-player games of Troupe by `wooden_o.rollouts` on all cores.

The clock is what its processes take of all cores together: the wall's, on a machine that does nothing else.
"""

from __future__ import annotations

import os
from itertools import count

import wooden_o
from benchmarks.worker import serve

GAMES = 10_000
seeds = count()


def play() -> int:
    return int(wooden_o.rollouts("troupe", GAMES, seats=4, seed=next(seeds)).lengths.sum())


def clock() -> float:
    """Seconds of all processes so far, shared out among the cores."""
    return sum(os.times()[:4]) / (os.cpu_count() or 1)


if __name__ == "__main__":
    serve(play, clock=clock)
