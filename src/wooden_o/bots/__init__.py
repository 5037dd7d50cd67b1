"""Players that are programs: they see views, never states."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Protocol

from wooden_o.bots.analysis import analyse, study
from wooden_o.bots.bot import Bot, Budget
from wooden_o.core.errors import BadOptions

__all__ = ["GAMES", "Bot", "Budget", "analyse", "budget_of", "known", "levels", "make", "study"]

GAMES = {"troupe": "wooden_o.bots.troupe", "globe": "wooden_o.bots.globe"}


class Company(Protocol):
    """The bots of one game."""

    LEVELS: tuple[str, ...]
    HABITS: tuple[str, ...]  # further bots that nobody is offered: they measure what a fixed plan is worth
    BUDGETS: Mapping[str, Budget]  # of the levels that take their time

    def make(
        self, level: str, rng: Random, budget: Budget, data: str | None = None, knowledge: float | None = None
    ) -> Bot: ...


def company(game: str) -> Company:
    if game not in GAMES:
        raise BadOptions(f"no bots play {game!r}; there are bots for: {', '.join(GAMES)}")
    found: Company = import_module(GAMES[game])
    return found


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first."""
    return company(game).LEVELS


def known(game: str) -> tuple[str, ...]:
    """All bots that can be made, those for measuring too."""
    return (*levels(game), *company(game).HABITS)


def budget_of(game: str, level: str) -> Budget:
    """How long a bot of that level thinks if nobody says otherwise; no limits where it answers at once."""
    return company(game).BUDGETS.get(level, Budget())


def make(
    game: str,
    level: str,
    seed: Random | int | None = None,
    budget: Budget | None = None,
    data: str | None = None,
    knowledge: float | None = None,
) -> Bot:
    """A bot of that level; the same seed and a budget of iterations make the same choices.

    A budget without limits is the level's usual one. `knowledge` is the share of the book that a bot of Globe knows,
    0 to 1, if not the level's usual one.
    """
    if level not in known(game):
        raise BadOptions(f"no bot of {game} is called {level!r}; there are: {', '.join(levels(game))}")
    rng = seed if isinstance(seed, Random) else Random(seed)
    usual = budget_of(game, level)
    if budget is None or not budget.ends:
        budget = usual.of_work() if budget and budget.cpu else usual
    return company(game).make(level, rng, budget, data, knowledge)
