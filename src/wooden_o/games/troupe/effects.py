"""Small steps that several chapters share: pounds, ambiance, tokens."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.numbers import AMBIANCE_TOP, SOURCES, TOKENS
from wooden_o.games.troupe.position import Position


def gain_prestige(position: Position, seat: i64, points: i64, source: i64) -> None:
    if points == 0:
        return
    position.troupes[seat].score(points, source)
    if position.listener is not None:
        position.listener(events.Scored(int(seat), int(points), SOURCES[source]))


def gain_pounds(position: Position, seat: i64, pounds: i64) -> None:
    if pounds == 0:
        return
    position.troupes[seat].pounds += pounds
    if position.listener is not None:
        position.listener(events.Earned(int(seat), int(pounds)))


def shift_ambiance(position: Position, seat: i64, steps: i64) -> None:
    """The disc stays on its track (§6)."""
    troupe = position.troupes[seat]
    before = troupe.ambiance
    after = min(max(before + steps, 0), AMBIANCE_TOP)
    troupe.ambiance = after
    if position.listener is not None and after != before:
        position.listener(events.AmbianceShifted(int(seat), int(after - before), int(after)))


def gain_token(position: Position, seat: i64) -> None:
    """A "+3" token from the reserve, if one is left there."""
    held: i64 = 0
    for troupe in position.troupes:
        held += troupe.tokens
    if held < TOKENS:
        position.troupes[seat].tokens += 1
        if position.listener is not None:
            position.listener(events.TokenGained(int(seat)))
