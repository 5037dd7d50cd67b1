"""Games looked at again: moments, records, branches, analysis."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from wooden_o.server.wire.form import Actor, Count, Key, Level, Name, SeatNumber, StandingInfo, ViewJson, Wire
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
    standing: StandingInfo | None


class Moment(Wire):
    """The table as it stood after so many moves."""

    ply: Count
    viewer: SeatNumber | None
    view: ViewJson
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


class Judgement(Wire):
    """A choice that was not forced: its worth and the best one's, as its seat's chance to win (0 to 1)."""

    step: Count  # moves made before it: `/at/{step}` shows the table the choice was made at
    seat: SeatNumber
    chosen: Key
    best: Key
    value: float
    best_value: float
    standing: list[float]  # of all seats, before the choice
    choices: Count  # how many there were
    alternatives: list[tuple[Key, float]]  # the best few, best first
    loss: float
    turning_point: bool


class AnalysisReport(Wire):
    """Choice by choice; `turning_points` are the steps of those that cost most, dearest first."""

    seats: int
    moves: list[Judgement]
    mean_loss: list[float]  # by seat
    turning_points: list[Count]


class Analysis(Wire):
    """The bots' opinion on a finished game."""

    state: Literal["none", "running", "done", "failed"]
    done: Count = 0
    total: Count = 0
    report: AnalysisReport | None = None
    detail: str = ""
