"""Who plays the seats that nobody sits on: programs by level, or chance."""

from __future__ import annotations

from collections.abc import Callable
from importlib import util
from pathlib import Path
from random import Random, SystemRandom

from wooden_o.core import BadOptions, Game, State
from wooden_o.words import Words

Player = Callable[[State, int], int]
RANDOM = "random"


def levels(game: str) -> tuple[str, ...]:
    """Who can be asked for; where no bots are, there is still chance."""
    if util.find_spec("wooden_o.bots") is None:
        return (RANDOM,)
    from wooden_o import bots

    try:
        return bots.levels(game)
    except BadOptions:
        return (RANDOM,)


def player(level: str, game: Game, rng: Random | None, words: Words, data: Path | None = None) -> Player:
    """A program of that level. It is shown its view and nothing else."""
    known = levels(game.name)
    if level not in known:
        raise BadOptions(words.text("cli-error-bot", bot=level, levels=", ".join(known)))
    if level == RANDOM:
        dice = rng or SystemRandom()
        return lambda state, seat: dice.choice(state.legal(seat))
    from wooden_o import bots

    bot = bots.make(game.name, level, rng, data=str(data) if data else None)
    return lambda state, seat: bot.choose(state.view(seat), state.legal(seat))
