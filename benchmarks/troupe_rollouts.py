"""Random four-player games of Troupe by `wooden_o.rollouts`, on all cores, by the clock on the wall."""

from __future__ import annotations

from itertools import count
from time import perf_counter

import wooden_o
from benchmarks.worker import serve

GAMES = 5000
seeds = count()


def play() -> int:
    return int(wooden_o.rollouts("troupe", GAMES, seats=4, seed=next(seeds)).lengths.sum())


if __name__ == "__main__":
    serve(play, clock=perf_counter)
