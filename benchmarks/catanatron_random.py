"""Random four-player games of catanatron; every action counts as a choice, the dice included."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer

from benchmarks.worker import serve

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def play() -> int:
    game = new()
    game.play()
    return len(game.state.actions)


def midgame() -> Game:
    game = new()
    for _ in range(400):
        if game.winning_color() is None:
            game.play_tick()
    return game


if __name__ == "__main__":
    serve(play, midgame().copy)
