"""Random four-player games of catanatron; the dice are nature's and count only if asked to (BENCH_DICE=1)."""

from __future__ import annotations

import os

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import ActionType

from benchmarks.worker import serve

DICE = "BENCH_DICE" in os.environ
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def play() -> int:
    game = new()
    game.play()
    rolls = 0 if DICE else sum(action.action_type is ActionType.ROLL for action in game.state.actions)
    return len(game.state.actions) - rolls


def midgame() -> Game:
    game = new()
    for _ in range(400):
        if game.winning_color() is None:
            game.play_tick()
    return game


if __name__ == "__main__":
    serve(play, midgame().copy)
