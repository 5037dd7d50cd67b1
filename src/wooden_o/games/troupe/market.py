"""The market: elements out of the bags, cards off the deck, and maintenance (rules §8)."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.numbers import (
    ASK_COSTUME_DRAW,
    ASK_DEAL,
    ASK_NOTHING,
    ASK_SET_DRAW,
    CARD_COUNT,
    CARDS,
    COLOURS,
    COSTUME_DRAW,
    DEAL,
    INDICES,
    RECRUIT,
    SET_DRAW,
    YELLOW,
    append_bits,
    append_chosen,
)
from wooden_o.games.troupe.position import Position


def begin(position: Position) -> None:
    """Maintenance: what nobody took leaves, new cards come, then new elements."""
    clear_display(position)
    position.costume_offer = [0] * 7  # what is left goes out of the game, not back into the bag (§8.2)
    position.set_offer = [0] * 7
    deal_display(position)


def clear_display(position: Position) -> None:
    position.discards |= position.display
    position.display = 0


def deal_display(position: Position) -> None:
    """Two cards more than players; solo as with two."""
    position.ask = ASK_DEAL
    position.left = max(position.seats, 2) + 2
    reshuffle_if_empty(position)


def draw_elements(position: Position) -> None:
    """Three elements of each kind a player; solo as with two."""
    position.ask = ASK_COSTUME_DRAW
    position.left = 3 * max(position.seats, 2)


def reshuffle_if_empty(position: Position) -> None:
    if position.deck == 0:
        position.deck = position.discards
        position.discards = 0
        if position.listener is not None:
            position.listener(events.DeckReshuffled())


def legal_deal(position: Position) -> list[int]:
    numbers: list[int] = []
    append_bits(numbers, DEAL - CARDS, position.deck)
    return numbers


def play_deal(position: Position, choice: i64) -> None:
    """Lay a card of the deck on display."""
    card: i64 = 1 << (choice - DEAL + CARDS)
    position.deck &= ~card
    position.display |= card
    position.left -= 1
    if position.left:
        reshuffle_if_empty(position)
    else:
        open_display(position)


def fill_display(position: Position, luck: Callable[[], float]) -> None:
    """The whole display at once: what `play_deal` does card by card."""
    while position.left:
        reshuffle_if_empty(position)
        cards: list[int] = []
        append_chosen(cards, INDICES, position.deck)
        while cards and position.left:
            card: i64 = 1 << cards.pop(int(luck() * float(len(cards))))
            position.deck ^= card
            position.display |= card
            position.left -= 1
    open_display(position)


def open_display(position: Position) -> None:
    position.ask = ASK_NOTHING
    offer_hires(position)
    if position.listener is not None:
        position.listener(events.DisplayOpened(names(position, position.display)))


def offer_hires(position: Position) -> None:
    """Every card on display for its front, then for its back."""
    fronts: list[int] = []
    append_bits(fronts, RECRUIT - CARDS, position.display)
    position.hires = fronts + [number + CARD_COUNT for number in fronts]


def legal_draw(bag: list[int], base: i64) -> list[int]:
    return [base + colour - 1 for colour in range(1, YELLOW + 1) if bag[colour]]


def weigh_draw(bag: list[int]) -> list[int]:
    return [bag[colour] for colour in range(1, YELLOW + 1) if bag[colour]]


def play_costume_draw(position: Position, choice: i64) -> None:
    pull(position.costume_bag, position.costume_offer, choice - COSTUME_DRAW + 1)
    position.left -= 1
    if position.left == 0:
        ask_sets(position)


def play_set_draw(position: Position, choice: i64) -> None:
    pull(position.set_bag, position.set_offer, choice - SET_DRAW + 1)
    position.left -= 1
    if position.left == 0:
        open_market(position)


def fill_costumes(position: Position, luck: Callable[[], float]) -> None:
    """All costume draws of a market at once: what `play_costume_draw` does one by one."""
    fill(position.costume_bag, position.costume_offer, position.left, luck)
    ask_sets(position)


def fill_sets(position: Position, luck: Callable[[], float]) -> None:
    fill(position.set_bag, position.set_offer, position.left, luck)
    position.left = 0
    open_market(position)


def fill(bag: list[int], offer: list[int], count: i64, luck: Callable[[], float]) -> None:
    """Sort the bag by colour and pick at luck's place: the same element as by weights, and much faster."""
    elements: list[int] = []
    for colour in range(1, YELLOW + 1):
        elements += [colour] * bag[colour]
    size = float(bag[0])
    for _ in range(count):
        elements.pop(int(luck() * size))
        size -= 1.0
    bag[0] = len(elements)
    for colour in range(1, YELLOW + 1):
        left = elements.count(colour)
        if left < bag[colour]:
            offer[colour] += bag[colour] - left
            offer[0] |= 1 << colour
            bag[colour] = left


def pull(bag: list[int], offer: list[int], colour: i64) -> None:
    """One element from a bag to the main board; place 0 keeps the sum of a bag and the colours of an offer."""
    bag[0] -= 1
    bag[colour] -= 1
    offer[colour] += 1
    offer[0] |= 1 << colour


def ask_sets(position: Position) -> None:
    position.ask = ASK_SET_DRAW
    position.left = 3 * max(position.seats, 2)


def open_market(position: Position) -> None:
    position.ask = ASK_NOTHING
    if position.listener is not None:
        offers = counted(position.costume_offer), counted(position.set_offer)
        position.listener(events.MarketOpened(*offers))


def drawn_at(bag: list[int], luck: float) -> i64:
    """The colour at that quantile of a bag."""
    left: i64 = int(luck * bag[0])
    for colour in range(1, YELLOW):
        left -= bag[colour]
        if left < 0:
            return colour
    return YELLOW


def counted(offer: list[int]) -> dict[str, int]:
    return {name: offer[colour + 1] for colour, name in enumerate(COLOURS) if offer[colour + 1]}


def names(position: Position, mask: i64) -> tuple[str, ...]:
    """The characters of a mask by their ids."""
    numbers: list[int] = []
    append_bits(numbers, 0, mask)
    return tuple([position.catalogue.characters[number] for number in numbers])
