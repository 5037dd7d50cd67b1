"""Ambiance: what the mood of each troupe brings or costs (rules §6)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.acts import begun_acts, move
from wooden_o.games.troupe.company import ask_quill
from wooden_o.games.troupe.effects import gain_pounds, gain_prestige, shift_ambiance
from wooden_o.games.troupe.numbers import (
    AMBIANCE_START,
    AMBIANCE_TOP,
    ASK_NOTHING,
    ASK_RETREAT,
    FROM_AMBIANCE,
    PURPLE,
    RETREAT,
)
from wooden_o.games.troupe.position import Position


def begin(position: Position) -> None:
    """Purple elements left on the main board sour everybody's mood (§6.1)."""
    purples: i64 = position.set_offer[PURPLE]
    if position.listener is not None:
        position.listener(events.AmbianceChecked(int(purples)))
    if purples:
        for seat in range(position.seats):
            shift_ambiance(position, seat, -purples)
    position.cursor = 0
    go_on(position)


def go_on(position: Position) -> None:
    """Check the troupes in turn order until one has a choice to make; then all discs go back to the start."""
    while position.cursor < position.seats:
        position.seat = position.order[position.cursor]
        position.cursor += 1
        if check(position, position.seat):
            return
    for troupe in position.troupes:
        troupe.ambiance = AMBIANCE_START
    position.ask = ASK_NOTHING


def check(position: Position, seat: i64) -> bool:
    """Apply a troupe's ambiance; True if it has to choose an act (§6.2)."""
    mood = position.troupes[seat].ambiance
    if mood == 0:
        gain_prestige(position, seat, -1, FROM_AMBIANCE)
    elif mood == 1 and begun_acts(position, seat):
        position.ask = ASK_RETREAT
        return True
    elif mood == 3:
        gain_pounds(position, seat, 1)
    elif mood == 4:
        position.left = 1
        return ask_quill(position)
    elif mood == AMBIANCE_TOP:
        gain_prestige(position, seat, 1, FROM_AMBIANCE)
    return False


def play_retreat(position: Position, choice: i64) -> None:
    """A grey quill: one space back on an act where the disc has moved forward."""
    move(position, choice - RETREAT, position.seat, -1)
    go_on(position)
