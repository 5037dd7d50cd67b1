"""The Queen: pounds, or an objective out of three (rules §4.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.effects import gain_pounds
from wooden_o.games.troupe.numbers import (
    ASK_KEEP,
    ASK_NOTHING,
    ASK_OBJECTIVE,
    ASK_QUEEN,
    ASK_UNDER,
    KEEP,
    OBJECTIVE,
    OBJECTIVES_ASKED,
    POUNDS,
    UNDER,
    append_bits,
    bit_count,
    bit_index,
)
from wooden_o.games.troupe.position import Position

ROYAL_POUNDS: Final = 4
DRAWN: Final = 3


def begin(position: Position) -> None:
    position.ask = ASK_QUEEN


def legal(position: Position) -> list[int]:
    """With no objective left there are only pounds."""
    return [POUNDS, OBJECTIVES_ASKED] if in_deck(position) else [POUNDS]


def in_deck(position: Position) -> i64:
    return bit_count(position.unseen) + len(position.queue)


def play(position: Position, choice: i64) -> None:
    if choice == POUNDS:
        gain_pounds(position, position.seat, ROYAL_POUNDS)
        position.ask = ASK_NOTHING
        return
    position.left = min(DRAWN, in_deck(position))
    position.ask = ASK_OBJECTIVE


def legal_draw(position: Position) -> list[int]:
    """Any objective never drawn; once those are gone, the one put back longest ago."""
    if position.unseen == 0:
        return [OBJECTIVE + (position.queue[0] & 15)]
    numbers: list[int] = []
    append_bits(numbers, OBJECTIVE, position.unseen)
    return numbers


def play_draw(position: Position, choice: i64) -> None:
    card: i64 = 1 << (choice - OBJECTIVE)
    if position.unseen:
        position.unseen &= ~card
    else:
        position.queue.pop(0)
    position.drawn |= card
    position.left -= 1
    if position.listener is not None:
        position.listener(events.ObjectiveDrawn(int(position.seat), position.catalogue.objectives[choice - OBJECTIVE]))
    if position.left == 0:
        position.ask = ASK_KEEP


def legal_keep(position: Position, base: i64) -> list[int]:
    """The objectives in hand, to keep one of or to put one back."""
    numbers: list[int] = []
    append_bits(numbers, base, position.drawn)
    return numbers


def play_keep(position: Position, choice: i64) -> None:
    card: i64 = 1 << (choice - KEEP)
    position.drawn &= ~card
    position.troupes[position.seat].objectives |= card
    if position.listener is not None:
        position.listener(events.ObjectiveKept(int(position.seat), position.catalogue.objectives[choice - KEEP]))
    put_rest_back(position)


def play_under(position: Position, choice: i64) -> None:
    put_back(position, choice - UNDER)
    put_rest_back(position)


def put_rest_back(position: Position) -> None:
    """The order of two is the owner's to choose; a single one needs no question."""
    if bit_count(position.drawn) > 1:
        position.ask = ASK_UNDER
        return
    if position.drawn:
        put_back(position, bit_index(position.drawn))
    position.ask = ASK_NOTHING


def put_back(position: Position, objective: i64) -> None:
    position.drawn &= ~(1 << objective)
    position.queue.append(objective + 16 * position.seat)
    if position.listener is not None:
        position.listener(events.ObjectivePutBack(int(position.seat), position.catalogue.objectives[objective]))
