"""Random four-player games of OpenSpiel's Hanabi, choice by choice from Python; chance is not counted."""

from __future__ import annotations

from random import Random

import pyspiel

from benchmarks.worker import serve

GAME = pyspiel.load_game("hanabi(players=4)")
luck = Random(1).random


def step(state: pyspiel.State) -> int:
    """One choice, of a player or of chance; 1 if it was a player's."""
    if not state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(luck() * len(legal))])
        return 1
    state.apply_action(drawn(state.chance_outcomes(), luck()))
    return 0


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    for action, share in outcomes:
        left -= share
        if left < 0:
            return action
    return outcomes[-1][0]


def play() -> int:
    state, made = GAME.new_initial_state(), 0
    while not state.is_terminal():
        made += step(state)
    return made


def midgame() -> pyspiel.State:
    state = GAME.new_initial_state()
    for _ in range(25):
        step(state)
    return state


if __name__ == "__main__":
    serve(play, midgame().clone)
