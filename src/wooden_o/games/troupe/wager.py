"""Wagers: how hard each troupe will work today (rules §3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.effects import gain_prestige
from wooden_o.games.troupe.numbers import ASK_BID, ASK_NOTHING, BID, FROM_WAGER
from wooden_o.games.troupe.position import Position

BIDS: Final = [BID, BID + 1, BID + 2, BID + 3, BID + 4]  # one list for ever


def begin(position: Position) -> None:
    """Everybody owes a wager; alone there is none to make."""
    if position.seats > 1:
        position.ask = ASK_BID
        position.owing = (1 << position.seats) - 1


def legal(position: Position) -> list[int]:
    return BIDS


def play(position: Position, seat: i64, choice: i64) -> None:
    """Seal a wager; the last one opens them all."""
    position.troupes[seat].sealed = choice - BID + 1
    position.owing &= ~(1 << seat)
    if position.listener is not None:
        position.listener(events.WagerSealed(int(seat)))
    if position.owing == 0:
        reveal(position)


def reveal(position: Position) -> None:
    """Fewest cylinders first, ties by initiative; the first gains 1 prestige and the initiative track empties."""
    troupes = position.troupes
    ranked: list[int] = []
    for seat in position.initiative:
        at = len(ranked)
        while at > 0 and troupes[ranked[at - 1]].sealed > troupes[seat].sealed:
            at -= 1
        ranked.insert(at, seat)
    if position.listener is not None:
        bids = tuple([int(troupe.sealed) for troupe in troupes])
        position.listener(events.WagersRevealed(bids, tuple(ranked)))
    position.order = ranked
    position.initiative = []
    for troupe in troupes:
        troupe.cylinders = troupe.sealed
        troupe.sealed = -1
    gain_prestige(position, ranked[0], 1, FROM_WAGER)
    position.ask = ASK_NOTHING
