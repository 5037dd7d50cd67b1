"""Games looked at again: moments, records, branches, analysis."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from wooden_o.server.wire.form import Actor, Count, Key, Level, Name, SeatNumber, Wire
from wooden_o.server.wire.table import EventInfo, TableInfo


class MoveInfo(Wire):
    """One line of a finished game's record."""

    seat: Actor
    key: Key


class Replay(Wire):
    """A game from start to ply `length`, as the viewer may know it; `moves` only of finished games."""

    table: TableInfo
    viewer: SeatNumber | None
    length: Count
    events: list[EventInfo]
    moves: list[MoveInfo] | None
    standing: dict[str, Any] | None


class Moment(Wire):
    """The table as it stood after so many moves."""

    ply: Count
    viewer: SeatNumber | None
    view: dict[str, Any]
    to_act: list[Actor]


class RecordText(Wire):
    """A game as text."""

    record: str


class ImportRecord(Wire):
    """Open a record as a table: to look at, or to play on from a ply in a seat, bots in the others."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    name: Name | None = None
    ply: Count | None = None
    seat: SeatNumber | None = None
    level: Level | None = None
    data: Annotated[str, Meta(max_length=100_000)] | None = None


class Branch(Wire):
    """Play on from a ply of a finished game in that seat, bots of that level in the others."""

    ply: Count
    seat: SeatNumber
    level: Level
    name: Name | None = None


class Analysis(Wire):
    """The bots' opinion on a finished game; `report` is as the bots' analysis makes it."""

    state: Literal["none", "running", "done", "failed"]
    done: Count = 0
    total: Count = 0
    report: dict[str, Any] | None = None
    detail: str = ""
