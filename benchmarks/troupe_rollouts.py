"""Random four-player games of Troupe by `wooden_o.rollouts` on all cores, its processes started anew for every call."""

from __future__ import annotations

from itertools import count

import wooden_o
from benchmarks.worker import serve

GAMES = 30_000  # a few seconds
seeds = count()


def play() -> int:
    return int(wooden_o.rollouts("troupe", GAMES, seats=4, seed=next(seeds)).lengths.sum())


if __name__ == "__main__":
    serve(play)
