"""The stage: support, symmetry, candles, and what a placed set element does (rules §5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.effects import gain_pounds, gain_prestige, gain_token, shift_ambiance
from wooden_o.games.troupe.numbers import (
    BIT_INDEX,
    BLUE,
    BUILD,
    BUILDS,
    COLOURS,
    FROM_SET,
    GREEN,
    PINK,
    PURPLE,
    YELLOW,
    append_chosen,
)
from wooden_o.games.troupe.position import Position, Troupe

ANY_COLOUR: Final = 0b1111110


def placeable(position: Position, troupe: Troupe) -> i64:
    """The colours for which some cell is free, as a mask by colour number."""
    mirror = position.catalogue.mirror
    colours: i64 = 0
    frontier = troupe.frontier
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        cell: i64 = BIT_INDEX[low % 53]
        facing = (troupe.stage >> (3 * mirror[cell])) & 7
        if facing == 0 or facing == YELLOW:
            return ANY_COLOUR
        colours |= (1 << facing) | (1 << YELLOW)
    return colours


def cells_for(position: Position, troupe: Troupe, colour: i64) -> i64:
    """The cells on which that colour may be placed, as a mask."""
    if colour == YELLOW:
        return troupe.frontier
    mirror = position.catalogue.mirror
    cells: i64 = 0
    frontier = troupe.frontier
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        facing = (troupe.stage >> (3 * mirror[BIT_INDEX[low % 53]])) & 7
        if facing == 0 or facing == colour or facing == YELLOW:
            cells |= low
    return cells


def legal(position: Position) -> list[int]:
    """Where the element in hand may go."""
    numbers: list[int] = []
    append_chosen(numbers, BUILDS, cells_for(position, position.troupes[position.seat], position.held))
    return numbers


def play(position: Position, choice: i64) -> None:
    """Place the element in hand and let it take effect."""
    cell = choice - BUILD
    colour = position.held
    position.held = 0
    put(position, position.troupes[position.seat], cell, colour)
    if position.listener is not None:
        name = position.catalogue.cells[cell]
        position.listener(events.Built(int(position.seat), COLOURS[colour - 1], name))
    if position.catalogue.candles >> cell & 1:
        gain_prestige(position, position.seat, 1, FROM_SET)
    take_effect(position, colour)


def put(position: Position, troupe: Troupe, cell: i64, colour: i64) -> None:
    """The element stays for good; the cells above it may now rest on it."""
    catalogue = position.catalogue
    troupe.stage |= colour << (3 * cell)
    troupe.frontier &= ~(1 << cell)
    above: i64 = catalogue.above[cell]
    while above:
        low = above & -above
        above ^= low
        upper: i64 = BIT_INDEX[low % 53]
        if supported(troupe, catalogue.support[upper]):
            troupe.frontier |= low


def supported(troupe: Troupe, support: i64) -> bool:
    while support:
        low = support & -support
        support ^= low
        if (troupe.stage >> (3 * BIT_INDEX[low % 53])) & 7 == 0:
            return False
    return True


def take_effect(position: Position, colour: i64) -> None:
    """Black and yellow do nothing, the others as §5.3 says."""
    seat = position.seat
    if colour == PINK:
        gain_pounds(position, seat, 1)
    elif colour == PURPLE:
        for other in range(position.seats):
            if other != seat:
                shift_ambiance(position, other, -1)
    elif colour == BLUE:
        shift_ambiance(position, seat, 2)
    elif colour == GREEN:
        gain_token(position, seat)
