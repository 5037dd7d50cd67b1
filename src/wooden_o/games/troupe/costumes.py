"""Costumes: three elements an actor or Extra, and what a complete one earns (rules §5.2)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.effects import gain_pounds, gain_prestige
from wooden_o.games.troupe.numbers import CARDS, CHARACTERS, COLOURS, DRESS, DRESSES, FROM_COSTUMES, append_chosen
from wooden_o.games.troupe.position import Position, Troupe


def wearer(seat: i64, character: i64) -> i64:
    """Where a character's costume is kept: a card's by the card, the board's two actors' by seat."""
    return character if character >= CARDS else CHARACTERS + 2 * seat + character


def wearers(position: Position, troupe: Troupe) -> i64:
    """The actors and Extras whose costume is not complete, as a mask."""
    return troupe.mine & (position.catalogue.actors | troupe.extras) & ~troupe.complete


def legal(position: Position) -> list[int]:
    """Who may wear the element in hand."""
    numbers: list[int] = []
    append_chosen(numbers, DRESSES, wearers(position, position.troupes[position.seat]))
    return numbers


def play(position: Position, choice: i64) -> None:
    """Sew the element in hand to a costume; the third one completes it."""
    character = choice - DRESS
    place = wearer(position.seat, character)
    colour = position.held
    costume: i64 = (position.costumes[place] << 3) | colour
    position.held = 0
    position.costumes[place] = costume
    if position.listener is not None:
        name = position.catalogue.characters[character]
        position.listener(events.Dressed(int(position.seat), COLOURS[colour - 1], name))
    if costume >> 6:
        complete(position, character, costume)


def complete(position: Position, character: i64, costume: i64) -> None:
    """A complete costume pays at once by its value (§5.2)."""
    catalogue = position.catalogue
    worth = value(position, costume)
    position.troupes[position.seat].complete |= 1 << character
    if position.listener is not None:
        name = catalogue.characters[character]
        position.listener(events.CostumeCompleted(int(position.seat), name, int(worth)))
    gain_pounds(position, position.seat, catalogue.costume_pounds[worth])
    gain_prestige(position, position.seat, catalogue.costume_prestige[worth], FROM_COSTUMES)


def value(position: Position, costume: i64) -> i64:
    """The sum of a costume's elements."""
    values = position.catalogue.element_value
    return values[costume & 7] + values[costume >> 3 & 7] + values[costume >> 6 & 7]
