"""Random four-player games of Troupe, the contract driven choice by choice from Python."""

from __future__ import annotations

import wooden_o
from benchmarks.random_four import GAME, luck, midgame
from benchmarks.worker import serve


def play() -> int:
    state, made = GAME.new(seats=4), 0
    while seats := state.to_act():
        if seats[0] == wooden_o.NATURE:
            state.let_nature(luck)
            continue
        legal = state.legal(seats[0])
        state.play(seats[0], legal[int(luck() * len(legal))])
        made += 1
    return made


if __name__ == "__main__":
    serve(play, midgame().copy)
