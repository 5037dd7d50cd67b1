"""The moment after a claim in which any other player may call out (T4)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events
from wooden_o.games.globe.numbers import ASK_WINDOW, POINTS
from wooden_o.games.globe.position import Position


def open_window(position: Position) -> None:
    """All others decide at once whether to challenge; the first call wins."""
    position.ask = ASK_WINDOW
    position.owing = (1 << position.seats) - 1 & ~(1 << position.seat)


def score(position: Position, kind: i64, points: i64) -> None:
    """Solitaire: book points and tell; no points means the answer was wrong."""
    fresh = position.points[:]
    fresh[kind] += points
    position.points = fresh
    if position.listener is not None:
        position.listener(events.AnswerMarked(int(position.seat), POINTS[kind], int(points)))
