"""Wooden O: two board games called Shakespeare, as rules, players, tables and research environments."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from wooden_o import _loader

if TYPE_CHECKING:
    from pathlib import Path

    from wooden_o.core import Game, State
    from wooden_o.many import rollouts as rollouts

why_plain: Final = _loader.install()  # before any rule module is imported
compiled: Final = not why_plain

__version__ = "0.1.0"
__all__ = ["GAMES", "NATURE", "__version__", "compiled", "game", "rollouts", "why_plain"]

GAMES: Final = ("troupe", "globe")
NATURE: Final = -1  # as in wooden_o.core, which need not be loaded for it


def game(name: str, data: Path | None = None) -> Game:
    """The rules of a game by its name; `data` is a file of values to play with instead of ours."""
    if name not in GAMES:
        from wooden_o.core.errors import BadOptions

        raise BadOptions(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    from wooden_o.core import pictures

    pictures.draw = _draw
    rules: Game = import_module(f"wooden_o.games.{name}").game(data)
    return rules


def _draw(state: State) -> str:
    """For notebooks; loaded when the first table is drawn."""
    drawn: str = import_module("wooden_o.envs.notebook").draw(state)
    return drawn


if not TYPE_CHECKING:  # it needs NumPy, which is not for everybody

    def __getattr__(name: str) -> object:
        if name == "rollouts":
            return import_module("wooden_o.many").rollouts
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
