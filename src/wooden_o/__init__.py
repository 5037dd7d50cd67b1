"""Wooden O: two board games called Shakespeare, as rules, players, tables and research environments."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from wooden_o import _loader

if TYPE_CHECKING:
    from pathlib import Path

    from wooden_o.core import Game

why_plain: Final = _loader.install()  # before any rule module is imported
compiled: Final = not why_plain

__version__ = "0.1.0"
__all__ = ["GAMES", "NATURE", "__version__", "compiled", "game", "why_plain"]

GAMES: Final = ("troupe",)
NATURE: Final = -1  # as in wooden_o.core, which need not be loaded for it


def game(name: str, data: Path | None = None) -> Game:
    """The rules of a game by its name; `data` is a file of values to play with instead of ours."""
    if name not in GAMES:
        from wooden_o.core.errors import BadOptions

        raise BadOptions(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    rules: Game = import_module(f"wooden_o.games.{name}").game(data)
    return rules
