"""Dress rehearsals on days 4 and 6: costume powers, then the acts are scored (rules §7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe import acts, events
from wooden_o.games.troupe.company import ask_quill
from wooden_o.games.troupe.effects import gain_pounds, gain_prestige
from wooden_o.games.troupe.market import names
from wooden_o.games.troupe.numbers import (
    ASK_NOTHING,
    BIT_INDEX,
    DAYS,
    EFFECTS,
    FROM_POWERS,
    GAIN_POUNDS,
    GAIN_PRESTIGE,
    NEUTRAL,
    RED,
    REHEARSALS,
    WHITE,
)
from wooden_o.games.troupe.position import Position

NEUTRAL_LATER: Final = 8  # where the neutral discs stand after the first rehearsal


def begin(position: Position) -> None:
    if position.day in REHEARSALS:
        position.cursor = 0
        go_on(position)


def go_on(position: Position) -> None:
    """The troupes rehearse in order of initiative; after the last the acts are scored."""
    while position.cursor < position.seats:
        position.seat = position.initiative[position.cursor]
        position.cursor += 1
        perform(position, position.seat)
        if ask_quill(position):
            return
    acts.score(position)
    if position.seats == 1 and position.day < DAYS:
        move_neutrals(position)
    position.ask = ASK_NOTHING


def perform(position: Position, seat: i64) -> None:
    """Everybody in a complete costume takes part, resting or not; coloured quills first, white ones are asked for."""
    effects = powers(position, seat)
    if position.listener is not None:
        position.listener(events.Rehearsed(int(seat), names(position, position.troupes[seat].complete)))
    for lane in range(3):
        acts.move(position, lane, seat, effects[RED + lane])
    gain_pounds(position, seat, effects[GAIN_POUNDS])
    gain_prestige(position, seat, effects[GAIN_PRESTIGE], FROM_POWERS)
    position.left = effects[WHITE]


def powers(position: Position, seat: i64) -> list[int]:
    """The costume powers of a troupe, added up."""
    troupe = position.troupes[seat]
    total = [0] * EFFECTS
    wearing = troupe.complete
    while wearing:
        low = wearing & -wearing
        wearing ^= low
        power = position.catalogue.extra_power if troupe.extras & low else position.catalogue.power[BIT_INDEX[low % 53]]
        for effect in range(EFFECTS):
            total[effect] += power[effect]
    return total


def move_neutrals(position: Position) -> None:
    for act in range(3):
        acts.place_disc(position, act, NEUTRAL, NEUTRAL_LATER)
    if position.listener is not None:
        position.listener(events.NeutralsMoved(NEUTRAL_LATER))
