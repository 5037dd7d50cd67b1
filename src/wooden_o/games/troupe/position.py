"""The position: everything on the table, as plain numbers that copy fast."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from wooden_o.core.saving import saved
from wooden_o.core.state import State
from wooden_o.games.troupe.catalogue import Catalogue
from wooden_o.games.troupe.numbers import (
    AMBIANCE_START,
    ASK_NOTHING,
    BOARD,
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    DISCS,
    OBJECTIVES,
    SEATS,
    SETUP,
)


class Troupe:
    """One player's side of the table."""

    __slots__ = (
        "prestige",
        "ledger",
        "pounds",
        "ambiance",
        "tokens",
        "cylinders",
        "sealed",
        "mine",
        "extras",
        "used",
        "resting",
        "complete",
        "hired",
        "passed",
        "stage",
        "frontier",
        "objectives",
    )

    def __init__(self, source: Troupe | None) -> None:
        if source is None:
            self.prestige: i64 = 0
            self.ledger: i64 = 0  # prestige by source, one signed byte each
            self.pounds: i64 = 0
            self.ambiance: i64 = AMBIANCE_START
            self.tokens: i64 = 0  # "+3"
            self.cylinders: i64 = 0  # still to be placed today
            self.sealed: i64 = -1  # a choice made in secret and not yet revealed
            self.mine: i64 = BOARD  # masks over characters, from here
            self.extras: i64 = 0
            self.used: i64 = 0  # activated today
            self.resting: i64 = 0
            self.complete: i64 = 0  # costumes of three elements
            self.hired: bool = False  # has recruited today
            self.passed: bool = False
            self.stage: i64 = 0  # colours, three bits a cell
            self.frontier: i64 = 0  # mask of the cells that may be built on
            self.objectives: i64 = 0  # mask of those kept
        else:
            self.prestige = source.prestige
            self.ledger = source.ledger
            self.pounds = source.pounds
            self.ambiance = source.ambiance
            self.tokens = source.tokens
            self.cylinders = source.cylinders
            self.sealed = source.sealed
            self.mine = source.mine
            self.extras = source.extras
            self.used = source.used
            self.resting = source.resting
            self.complete = source.complete
            self.hired = source.hired
            self.passed = source.passed
            self.stage = source.stage
            self.frontier = source.frontier
            self.objectives = source.objectives

    def score(self, points: i64, source: i64) -> None:
        """Gain or lose prestige and book where it came from."""
        self.prestige += points
        self.ledger += points << (8 * source)

    def __reduce__(self) -> tuple[Any, ...]:
        return saved(self, None)


class Position(State):
    """The whole table. Rule modules work on it; `State` of this game adds the contract."""

    __slots__ = (
        "catalogue",
        "seats",
        "strategic",
        "troupes",
        "phase",
        "ask",
        "day",
        "seat",
        "cursor",
        "owing",
        "left",
        "budget",
        "kinds",
        "jewels",
        "takeable",
        "held",
        "order",
        "initiative",
        "acts",
        "costumes",
        "costume_offer",
        "set_offer",
        "costume_bag",
        "set_bag",
        "deck",
        "display",
        "hires",
        "discards",
        "unseen",
        "drawn",
        "queue",
    )

    def __init__(self, catalogue: Catalogue, seats: i64, strategic: bool, source: Position | None) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.seats = seats
        self.strategic = strategic  # the Strategic Rest variant
        if source is None:
            self.troupes = [Troupe(None) for _ in range(seats)]
            self.phase: i64 = SETUP
            self.ask: i64 = ASK_NOTHING
            self.day: i64 = 0  # 0 while setting up
            self.seat: i64 = 0  # whose turn, or whose question
            self.cursor: i64 = 0  # how far the phase has come along the order or initiative track
            self.owing: i64 = 0  # mask of the seats that owe a simultaneous choice
            self.left: i64 = 0  # draws, quills or steps still to come for this question
            self.budget: i64 = 0  # what the active craftsman may still spend
            self.kinds: i64 = 0  # of which kinds of element
            self.jewels: bool = False  # yellow only (jeweller)
            self.takeable: i64 = 0  # what may be taken now, as a mask over the choices from TAKE_COSTUME on
            self.held: i64 = 0  # colour taken and not yet placed
            self.order: list[int] = []
            self.initiative: list[int] = []
            self.acts = [0] * (3 * DISCS)  # space × 8 + height in the pile; 0 is no disc
            self.costumes = [0] * (CHARACTERS + 2 * SEATS)  # colours, three bits an element, by wearer
            self.costume_offer = [0] * 7  # by colour; place 0 of an offer holds the mask of its colours
            self.set_offer = [0] * 7
            self.costume_bag = [0] * 7  # by colour; place 0 of a bag holds their sum
            self.set_bag = [0] * 7
            self.deck: i64 = ((1 << CARD_COUNT) - 1) << CARDS  # masks over characters
            self.display: i64 = 0
            self.hires: list[int] = []  # the choices that the display offers, kept ready
            self.discards: i64 = 0
            self.unseen: i64 = (1 << OBJECTIVES) - 1  # objectives nobody has drawn yet
            self.drawn: i64 = 0  # objectives in hand, one to be kept
            self.queue: list[int] = []  # put back under the deck: objective + 16 × the seat that knows it
        else:
            self.troupes = [Troupe(troupe) for troupe in source.troupes]
            self.phase = source.phase
            self.ask = source.ask
            self.day = source.day
            self.seat = source.seat
            self.cursor = source.cursor
            self.owing = source.owing
            self.left = source.left
            self.budget = source.budget
            self.kinds = source.kinds
            self.jewels = source.jewels
            self.takeable = source.takeable
            self.held = source.held
            self.order = source.order[:]
            self.initiative = source.initiative[:]
            self.acts = source.acts[:]
            self.costumes = source.costumes[:]
            self.costume_offer = source.costume_offer[:]
            self.set_offer = source.set_offer[:]
            self.costume_bag = source.costume_bag[:]
            self.set_bag = source.set_bag[:]
            self.deck = source.deck
            self.display = source.display
            self.hires = source.hires[:]
            self.discards = source.discards
            self.unseen = source.unseen
            self.drawn = source.drawn
            self.queue = source.queue[:]

    def troupe(self) -> Troupe:
        """The troupe whose turn or question it is."""
        return self.troupes[self.seat]
