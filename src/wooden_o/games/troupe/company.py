"""Recruiting and activating, in turn, until everybody is done (rules §4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe import craft, events, queen
from wooden_o.games.troupe.acts import can_advance, move
from wooden_o.games.troupe.effects import gain_pounds, gain_prestige, shift_ambiance
from wooden_o.games.troupe.numbers import (
    ACTIVATE,
    ACTIVATES,
    ACTOR,
    ASK_ADVANCE,
    ASK_NOTHING,
    ASK_TURN,
    BOOST,
    CARDS,
    COSTUME,
    CRAFT_COSTUME,
    CRAFT_SET,
    CYLINDERS,
    DRESSER,
    EXTRA,
    FROM_POWERS,
    FROM_WAGER,
    GAIN_AMBIANCE,
    GAIN_POUNDS,
    GAIN_PRESTIGE,
    JEWELLER,
    MISTRESS,
    MONARCH,
    PASS,
    RECRUIT,
    RED,
    SET,
    WHITE,
    append_bits,
    append_chosen,
    bit_count,
)
from wooden_o.games.troupe.position import Position, Troupe

BOOST_VALUE: Final = 3


def begin(position: Position) -> None:
    position.cursor = -1
    next_turn(position)


def next_turn(position: Position) -> None:
    """Ask the next of the order who is not done; when all are done, the phase is over."""
    seats = position.seats
    cursor = position.cursor
    for _ in range(seats):
        cursor += 1
        if cursor == seats:
            cursor = 0
        seat: i64 = position.order[cursor]
        if not is_done(position, position.troupes[seat]):
            position.cursor = cursor
            position.seat = seat
            position.ask = ASK_TURN
            return
    finish(position)


def is_done(position: Position, troupe: Troupe) -> bool:
    """Recruiting is mandatory; then it is over without cylinders, without anybody free, or after passing (§4.5)."""
    return troupe.hired and (troupe.passed or troupe.cylinders == 0 or free(position, troupe) == 0)


def free(position: Position, troupe: Troupe) -> i64:
    """Who can take a cylinder: own, of a kind that acts, not active yet, not resting, as a mask."""
    return position.catalogue.activatable & troupe.mine & ~(troupe.extras | troupe.used | troupe.resting)


def legal(position: Position) -> list[int]:
    troupe = position.troupes[position.seat]
    numbers: list[int] = [PASS] if troupe.hired else position.hires[:]
    if troupe.cylinders:
        ready = free(position, troupe)
        append_chosen(numbers, ACTIVATES, ready)
        if troupe.tokens:
            append_bits(numbers, BOOST, ready & position.catalogue.craftsmen)
    return numbers


def play(position: Position, choice: i64) -> None:
    if choice >= BOOST:
        position.troupes[position.seat].tokens -= 1
        activate(position, choice - BOOST, BOOST_VALUE)
    elif choice >= ACTIVATE:
        activate(position, choice - ACTIVATE, 0)
    elif choice == PASS:
        position.troupes[position.seat].passed = True
        if position.listener is not None:
            position.listener(events.Passed(int(position.seat)))
        next_turn(position)
    else:
        recruit(position, choice)
        next_turn(position)


def recruit(position: Position, choice: i64) -> None:
    """A card off the display, its front or, for ever, its back."""
    troupe = position.troupes[position.seat]
    as_extra = choice >= EXTRA
    character = choice - (EXTRA if as_extra else RECRUIT) + CARDS
    card: i64 = 1 << character
    position.display &= ~card
    position.hires.remove(RECRUIT - CARDS + character)
    position.hires.remove(EXTRA - CARDS + character)
    troupe.mine |= card
    troupe.hired = True
    if as_extra:
        troupe.extras |= card
    if position.listener is not None:
        name = position.catalogue.characters[character]
        seat = int(position.seat)
        position.listener(events.ExtraHired(seat, name) if as_extra else events.Recruited(seat, name))


def activate(position: Position, character: i64, boost: i64) -> None:
    """Place a cylinder and let the character act by its kind (§4.2 – §4.4)."""
    troupe = position.troupes[position.seat]
    catalogue = position.catalogue
    troupe.used |= 1 << character
    troupe.cylinders -= 1
    if position.listener is not None:
        name = catalogue.characters[character]
        position.listener(events.Activated(int(position.seat), name, boost > 0))
    kind: i64 = catalogue.kind[character]
    if kind == ACTOR:
        act(position, catalogue.activation[character])
    elif kind == MONARCH:
        queen.begin(position)
    else:
        kinds = COSTUME if kind == MISTRESS else SET if kind == DRESSER else COSTUME | SET
        helpers = bit_count(troupe.mine & ~troupe.extras & catalogue.assistants)
        jewels = kind == JEWELLER
        budget: i64 = 1 if jewels else catalogue.value[character] + boost + helpers
        if not craft.begin(position, budget, kinds, jewels):
            next_turn(position)


def act(position: Position, effects: list[int]) -> None:
    """An actor: initiative, coloured quills, ambiance and pounds; then white quills and elements are asked for."""
    seat = position.seat
    if seat not in position.initiative:
        position.initiative.append(seat)
        if position.listener is not None:
            position.listener(events.InitiativeTaken(int(seat), len(position.initiative)))
    for lane in range(3):
        if effects[RED + lane]:
            move(position, lane, seat, effects[RED + lane])
    if effects[GAIN_AMBIANCE]:
        shift_ambiance(position, seat, effects[GAIN_AMBIANCE])
    if effects[GAIN_POUNDS]:
        gain_pounds(position, seat, effects[GAIN_POUNDS])
    if effects[GAIN_PRESTIGE]:
        gain_prestige(position, seat, effects[GAIN_PRESTIGE], FROM_POWERS)
    position.budget = effects[CRAFT_COSTUME] + effects[CRAFT_SET]
    position.kinds = COSTUME if effects[CRAFT_COSTUME] else SET
    position.left = effects[WHITE]
    go_on(position)


def go_on(position: Position) -> None:
    """The rest of an activation: white quills, then elements, then the next seat's turn."""
    if ask_quill(position):
        return
    if not craft.again(position):
        next_turn(position)


def ask_quill(position: Position) -> bool:
    """Ask for the next white quill; False if none is left or every act is at its end."""
    if position.left and can_advance(position, position.seat):
        position.ask = ASK_ADVANCE
        return True
    position.left = 0
    return False


def finish(position: Position) -> None:
    """Who activated no actor follows on the initiative track by order; alone, a short day earns 1 prestige (§10)."""
    for seat in position.order:
        if seat not in position.initiative:
            position.initiative.append(seat)
    if position.seats == 1 and CYLINDERS - 2 <= position.troupes[0].cylinders < CYLINDERS:
        gain_prestige(position, 0, 1, FROM_WAGER)
    position.ask = ASK_NOTHING
