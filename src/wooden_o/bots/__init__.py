"""Players that are programs: they see views, never states."""

from __future__ import annotations

from random import Random

from wooden_o.bots import troupe
from wooden_o.bots.bot import Bot, Budget
from wooden_o.core.errors import BadOptions

__all__ = ["Bot", "Budget", "levels", "make"]

GAMES = {"troupe": troupe}


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first."""
    if game not in GAMES:
        raise BadOptions(f"no bots play {game!r}; there are bots for: {', '.join(GAMES)}")
    return GAMES[game].LEVELS


def make(game: str, level: str, seed: Random | int | None = None, budget: Budget | None = None) -> Bot:
    """A bot of that level; the same seed and a budget of iterations make the same choices."""
    if level not in levels(game):
        raise BadOptions(f"no bot of {game} is called {level!r}; there are: {', '.join(levels(game))}")
    rng = seed if isinstance(seed, Random) else Random(seed)
    return GAMES[game].make(level, rng, budget)
