"""Rows as the server works with them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SeatRow(Struct):
    """Who sits there."""

    seat: int
    kind: str  # person, open, bot
    name: str
    level: str | None = None
    away: bool = False
    auto_pass: bool = True
    webhook: str | None = None

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind == "person" and self.away)


class Offer(Struct):
    """Somebody asks to go back; valid while the log ends where it ended then."""

    number: int
    seat: int
    ply: int
    sequence: int
    agreed: list[int]
    asked: list[int]
    commands: dict[str, int] = {}  # of questions and answers so far, with the sequence each was stored under


class Facts(Struct, kw_only=True):
    """A table without its log."""

    id: str
    game: str
    seats: list[SeatRow]
    options: dict[str, Any]
    rules: int
    data: str
    visibility: str
    clock: str
    seconds: int | None
    window_seconds: int
    real_table: bool
    hot_seat: bool
    language: str
    host: str
    origin: str | None
    rematch: str | None
    created: float
    offer: Offer | None
    version: int


class Entry(Struct, frozen=True):
    """One entry of a log: a move, or a step back (`key` is the ply it leads to)."""

    sequence: int
    kind: str
    seat: int
    key: str
    how: str
    at: float
    command: str | None = None
