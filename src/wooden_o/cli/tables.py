"""What a game's table offers to the terminal; each game has one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from wooden_o.core import Choice, Game
from wooden_o.words import Speaker, Words

Choices = Sequence[Choice]


class Table(Protocol):
    """Draws views and words questions; knows no rule."""

    @property
    def speaker(self) -> Speaker: ...
    def show(self, view: dict[str, Any], choices: Choices, width: int) -> RenderableType: ...
    def whole(self, view: dict[str, Any], choices: Choices, width: int) -> RenderableType: ...
    def question(self, view: dict[str, Any], choices: Choices) -> str: ...
    def detail(self, choice: Choice, view: dict[str, Any]) -> str: ...
    def catalogue(self, view: dict[str, Any]) -> RenderableType: ...
    def find(self, typed: str) -> tuple[list[str], bool]: ...  # keys of what a name may mean, and whether it is sure
    def notice(self, view: dict[str, Any]) -> None: ...
    def welcome(self) -> list[str]: ...
    def player(self, seat: int) -> Text: ...


def table_of(game: Game, words: Words, names: list[str], data: Path | None = None) -> Table:
    """The table of a game, for these players."""
    if game.name == "globe":
        from wooden_o.cli.globe_table import GlobeTable
        from wooden_o.cli.globe_words import GlobeSpeaker
        from wooden_o.games.globe import Globe

        assert isinstance(game, Globe)
        return GlobeTable(GlobeSpeaker(words, game, names), game)
    from wooden_o.cli.troupe_cards import Cards
    from wooden_o.cli.troupe_table import TroupeTable
    from wooden_o.games.troupe import Troupe

    assert isinstance(game, Troupe)
    return TroupeTable(Speaker(words, game.name, names), Cards(game.catalogue, words, data))
