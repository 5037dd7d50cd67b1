"""Random four-player games of Troupe or (BENCH_GAME=globe) Globe, compiled or (WOODEN_O_PLAIN=1) plain."""

from __future__ import annotations

import os
from random import Random

import wooden_o
from benchmarks.worker import serve
from wooden_o.core import NATURE, State
from wooden_o.core.playout import playout

GAME = wooden_o.game(os.environ.get("BENCH_GAME", "troupe"))
luck = Random(1).random


def play() -> int:
    return playout(GAME.new(seats=4), luck)


def midgame() -> State:
    """A state after about half of a game's choices."""
    choices = 115 if GAME.name == "troupe" else 45
    state = GAME.new(seats=4)
    while choices:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.play(seat, state.draw(luck()) if seat == NATURE else legal[int(luck() * len(legal))])
        choices -= seat != NATURE
    return state


if __name__ == "__main__":
    serve(play, midgame().copy)
