"""Rest: of those activated today, all but one miss tomorrow (rules §9)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.market import names
from wooden_o.games.troupe.numbers import ASK_NOTHING, ASK_SPARE, SPARE, SPARES, append_chosen
from wooden_o.games.troupe.position import Position, Troupe


def begin(position: Position) -> None:
    """Yesterday's Rest tokens come off; who activated two or more has to choose."""
    position.owing = 0
    for seat in range(position.seats):
        troupe = position.troupes[seat]
        troupe.resting = 0
        if troupe.used & (troupe.used - 1):
            position.owing |= 1 << seat
    position.ask = ASK_SPARE
    ask_next(position)


def ask_next(position: Position) -> None:
    """Strategic Rest asks one after the other by initiative; the last choice ends the phase."""
    if position.owing == 0:
        finish(position)
        return
    for seat in position.initiative:
        if position.owing >> seat & 1:
            position.seat = seat
            return


def legal(position: Position, seat: i64) -> list[int]:
    """One of those activated today stays awake."""
    numbers: list[int] = []
    append_chosen(numbers, SPARES, position.troupes[seat].used)
    return numbers


def play(position: Position, seat: i64, choice: i64) -> None:
    troupe = position.troupes[seat]
    troupe.sealed = choice - SPARE
    position.owing &= ~(1 << seat)
    if position.strategic:
        lay_down(position, seat, troupe)
    elif position.listener is not None:
        position.listener(events.RestSealed(int(seat)))
    ask_next(position)


def lay_down(position: Position, seat: i64, troupe: Troupe) -> None:
    """Rest tokens on all but the spared one; the cylinders come back."""
    spared = troupe.sealed
    if spared >= 0:
        troupe.resting = troupe.used & ~(1 << spared)
    if position.listener is not None:
        name = position.catalogue.characters[spared] if spared >= 0 else None
        position.listener(events.Rested(int(seat), name, names(position, troupe.resting)))
    troupe.used = 0
    troupe.cylinders = 0
    troupe.sealed = -1


def finish(position: Position) -> None:
    for seat in range(position.seats):
        if not position.strategic or position.troupes[seat].used:
            lay_down(position, seat, position.troupes[seat])
    position.ask = ASK_NOTHING
