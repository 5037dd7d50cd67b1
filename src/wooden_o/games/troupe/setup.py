"""Set-up: the order, the first market, and the draft in reverse order (rules §2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.acts import place_disc
from wooden_o.games.troupe.market import clear_display, deal_display, draw_elements
from wooden_o.games.troupe.numbers import (
    ASK_COSTUME_DRAW,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_SET_DRAW,
    CARDS,
    CYLINDERS,
    DRAFT,
    NEUTRAL,
    ORDER,
    YELLOW,
    append_bits,
)
from wooden_o.games.troupe.position import Position

NEUTRAL_START: Final = 4  # the first space that costs nothing


def begin(position: Position) -> None:
    """Fill the bags, then draw lots for the order."""
    players = max(position.seats, 2)
    for colour in range(1, YELLOW + 1):
        count = position.catalogue.element_count[colour] * players // 4
        position.costume_bag[colour] = count
        position.set_bag[colour] = count
        position.costume_bag[0] += count
        position.set_bag[0] += count
    for troupe in position.troupes:
        troupe.prestige = position.catalogue.start_prestige
        troupe.frontier = position.catalogue.ground
    position.ask = ASK_ORDER
    if position.seats == 1:
        play_order(position, ORDER)


def legal_order(position: Position) -> list[int]:
    return [ORDER + seat for seat in range(position.seats) if seat not in position.order]


def play_order(position: Position, choice: i64) -> None:
    """The next seat of the order; the last one follows by itself."""
    position.order.append(choice - ORDER)
    if len(position.order) < position.seats - 1:
        return
    position.order.extend([seat for seat in range(position.seats) if seat not in position.order])
    position.initiative = position.order[:]
    if position.listener is not None:
        position.listener(events.OrderSet(tuple(position.order)))
    place_discs(position)
    draw_elements(position)


def place_discs(position: Position) -> None:
    """All discs on the first spaces, piled in the order of the set-up; solo: the neutral ones further on."""
    for act in range(3):
        for seat in position.order:
            place_disc(position, act, seat, 1)
        if position.seats == 1:
            place_disc(position, act, NEUTRAL, NEUTRAL_START)


def go_on(position: Position, asked: i64) -> None:
    """What follows once a question of the set-up has been answered in full."""
    if asked == ASK_SET_DRAW or asked == ASK_COSTUME_DRAW:
        deal_display(position)
        position.cursor = position.seats
    elif asked == ASK_DEAL and position.cursor > 0:
        ask_draft(position)


def ask_draft(position: Position) -> None:
    """The last of the order chooses first."""
    position.cursor -= 1
    position.ask = ASK_DRAFT
    position.seat = position.order[position.cursor]


def legal_draft(position: Position) -> list[int]:
    numbers: list[int] = []
    append_bits(numbers, DRAFT - CARDS, position.display)
    return numbers


def play_draft(position: Position, choice: i64) -> None:
    """A drafted card is the character, never an Extra."""
    character = choice - DRAFT + CARDS
    position.display &= ~(1 << character)
    position.troupes[position.seat].mine |= 1 << character
    if position.listener is not None:
        position.listener(events.Drafted(int(position.seat), position.catalogue.characters[character]))
    if position.cursor > 0:
        ask_draft(position)
        return
    clear_display(position)
    deal_display(position)


def begin_day(position: Position) -> None:
    """A new morning: cards to recruit with and, alone, all five cylinders."""
    position.day += 1
    for troupe in position.troupes:
        troupe.hired = False
        troupe.passed = False
        troupe.cylinders = CYLINDERS if position.seats == 1 else 0
    if position.listener is not None:
        position.listener(events.DayBegun(int(position.day)))
    position.ask = ASK_NOTHING
