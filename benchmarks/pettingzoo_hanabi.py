"""Random four-player games of PettingZoo's Hanabi with its observations."""

from __future__ import annotations

from functools import partial

from pettingzoo.classic import hanabi_v5

from benchmarks.turns import play
from benchmarks.worker import serve

if __name__ == "__main__":
    serve(partial(play, hanabi_v5.env(players=4, hand_size=4)))
