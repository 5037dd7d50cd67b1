"""What the page needs to know before a table: games, options, bots and the public facts of their boxes."""

from __future__ import annotations

from typing import Any

from wooden_o.server.wire.form import Count, GameName, Language, Level, Wire


class OptionInfo(Wire):
    """One option of a game: its values, the first of `values` being the default."""

    name: str
    values: list[str | int | bool]
    when: dict[str, list[str | int | bool]]  # only where these other options (or "seats") have these values


class BotInfo(Wire):
    """A level of bot; its name and description are the messages `bot-<game>-<level>` and `bot-<game>-<level>-about`."""

    level: Level
    strength: Count


class GameInfo(Wire):
    """A game that can be played here."""

    name: GameName
    rules_version: int
    fingerprint: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]


class ServerInfo(Wire):
    """The server itself; a page whose `wire` differs reloads."""

    version: str
    wire: int
    page: str  # changes with every build of the page
    games: list[GameInfo]
    languages: list[Language]
    webhooks: bool
    window: Count  # Globe: seconds to challenge a claim at a live table of several people


class CatalogueInfo(Wire):
    """The public facts of a game's box, by table of its data: rows as in the data files."""

    game: GameName
    fingerprint: str
    tables: dict[str, list[dict[str, Any]]]
