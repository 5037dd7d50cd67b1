"""Taking elements from the market, one after the other, as far as a character's value goes (rules §5)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.troupe import costumes, stage
from wooden_o.games.troupe.numbers import (
    ASK_BUILD,
    ASK_DRESS,
    ASK_TAKE,
    COSTUME,
    DONE,
    SET,
    TAKE_COSTUME,
    TAKE_SET,
    TAKES,
    YELLOW,
    append_chosen,
)
from wooden_o.games.troupe.position import Position


def begin(position: Position, budget: i64, kinds: i64, jewels: bool) -> bool:
    """Ask for elements; False if there is none to take."""
    position.budget = budget
    position.kinds = kinds
    position.jewels = jewels
    return again(position)


def again(position: Position) -> bool:
    """Ask for the next element; False if there is none to take."""
    if position.budget > 0:
        position.takeable = takeable_costumes(position) >> 1 | takeable_sets(position) << (TAKE_SET - TAKE_COSTUME - 1)
        if position.takeable:
            position.ask = ASK_TAKE
            return True
    position.budget = 0
    position.kinds = 0
    position.jewels = False
    return False


def legal(position: Position) -> list[int]:
    """`done` (but a jeweller takes if he can), then costume elements, then set elements."""
    numbers: list[int] = [] if position.jewels else [DONE]
    append_chosen(numbers, TAKES, position.takeable)
    return numbers


def play(position: Position, choice: i64) -> None:
    """Take an element off the market; where it goes is the next question."""
    if choice >= TAKE_SET:
        colour = choice - TAKE_SET + 1
        take(position.set_offer, colour)
        position.ask = ASK_BUILD
    else:
        colour = choice - TAKE_COSTUME + 1
        take(position.costume_offer, colour)
        position.ask = ASK_DRESS
    position.held = colour
    position.budget = 0 if position.jewels else position.budget - position.catalogue.element_value[colour]


def take(offer: list[int], colour: i64) -> None:
    """One element less; an offer keeps the mask of its colours in place 0."""
    left = offer[colour] - 1
    offer[colour] = left
    if left == 0:
        offer[0] ^= 1 << colour


def takeable_costumes(position: Position) -> i64:
    """Costume elements on offer that the budget reaches and somebody can wear, as a mask by colour."""
    if not position.kinds & COSTUME or costumes.wearers(position, position.troupes[position.seat]) == 0:
        return 0
    return position.costume_offer[0] & within_reach(position)


def takeable_sets(position: Position) -> i64:
    """Set elements on offer that the budget reaches and some cell takes, as a mask by colour."""
    if not position.kinds & SET:
        return 0
    colours: i64 = position.set_offer[0] & within_reach(position)
    return colours & stage.placeable(position, position.troupes[position.seat]) if colours else 0


def within_reach(position: Position) -> i64:
    return 1 << YELLOW if position.jewels else position.catalogue.affordable[position.budget]
