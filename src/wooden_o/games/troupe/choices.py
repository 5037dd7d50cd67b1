"""The choices of Troupe, typed: one frozen dataclass a verb, and the vocabulary made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wooden_o.core.choice import Choice, Vocabulary
from wooden_o.games.troupe.catalogue import Catalogue
from wooden_o.games.troupe.numbers import CARDS, COLOURS, CYLINDERS, SEATS


@dataclass(frozen=True, slots=True)
class Order(Choice):
    """Nature: this seat is next in the order of the set-up."""

    verb: ClassVar[str] = "order"
    seat: int


@dataclass(frozen=True, slots=True)
class DrawCostume(Choice):
    """Nature: a costume element comes out of its bag."""

    verb: ClassVar[str] = "draw:costume"
    colour: str


@dataclass(frozen=True, slots=True)
class DrawSet(Choice):
    """Nature: a set element comes out of its bag."""

    verb: ClassVar[str] = "draw:set"
    colour: str


@dataclass(frozen=True, slots=True)
class Deal(Choice):
    """Nature: a card comes off the deck."""

    verb: ClassVar[str] = "deal"
    character: str


@dataclass(frozen=True, slots=True)
class DrawObjective(Choice):
    """Nature: an objective comes off its deck, seen by one seat."""

    verb: ClassVar[str] = "draw:objective"
    objective: str


@dataclass(frozen=True, slots=True)
class Draft(Choice):
    verb: ClassVar[str] = "draft"
    character: str


@dataclass(frozen=True, slots=True)
class Bid(Choice):
    verb: ClassVar[str] = "bid"
    cylinders: int


@dataclass(frozen=True, slots=True)
class Pass(Choice):
    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Recruit(Choice):
    verb: ClassVar[str] = "recruit"
    character: str


@dataclass(frozen=True, slots=True)
class HireExtra(Choice):
    """Recruit the back of a card."""

    verb: ClassVar[str] = "extra"
    character: str


@dataclass(frozen=True, slots=True)
class Activate(Choice):
    verb: ClassVar[str] = "activate"
    character: str


@dataclass(frozen=True, slots=True)
class Boost(Choice):
    """Activate a craftsman with a "+3" token."""

    verb: ClassVar[str] = "boost"
    character: str


@dataclass(frozen=True, slots=True)
class Advance(Choice):
    verb: ClassVar[str] = "advance"
    act: int


@dataclass(frozen=True, slots=True)
class Retreat(Choice):
    verb: ClassVar[str] = "retreat"
    act: int


@dataclass(frozen=True, slots=True)
class Done(Choice):
    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class TakeCostume(Choice):
    verb: ClassVar[str] = "take:costume"
    colour: str


@dataclass(frozen=True, slots=True)
class TakeSet(Choice):
    verb: ClassVar[str] = "take:set"
    colour: str


@dataclass(frozen=True, slots=True)
class Dress(Choice):
    verb: ClassVar[str] = "dress"
    character: str


@dataclass(frozen=True, slots=True)
class Build(Choice):
    """Place the set element in hand; cells are spelt row.place, from the bottom left."""

    verb: ClassVar[str] = "build"
    cell: str


@dataclass(frozen=True, slots=True)
class TakePounds(Choice):
    verb: ClassVar[str] = "queen:pounds"


@dataclass(frozen=True, slots=True)
class SeekObjectives(Choice):
    verb: ClassVar[str] = "queen:objectives"


@dataclass(frozen=True, slots=True)
class Keep(Choice):
    verb: ClassVar[str] = "keep"
    objective: str


@dataclass(frozen=True, slots=True)
class PutUnder(Choice):
    """Put an objective under its deck, above those put there later."""

    verb: ClassVar[str] = "under"
    objective: str


@dataclass(frozen=True, slots=True)
class Spare(Choice):
    """Of those activated today, this one does not have to rest."""

    verb: ClassVar[str] = "spare"
    character: str


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    """Every choice in the order that `numbers` fixes."""
    people = catalogue.characters
    cards = people[CARDS:]
    choices: list[Choice] = [Order(seat) for seat in range(SEATS)]
    choices += [*map(DrawCostume, COLOURS), *map(DrawSet, COLOURS), *map(Deal, cards)]
    choices += [*map(DrawObjective, catalogue.objectives), *map(Draft, cards)]
    choices += [*(Bid(cylinders + 1) for cylinders in range(CYLINDERS)), Pass()]
    choices += [*map(Recruit, cards), *map(HireExtra, cards), *map(Activate, people), *map(Boost, people)]
    choices += [*map(Advance, (1, 2, 3)), *map(Retreat, (1, 2, 3)), Done()]
    choices += [*map(TakeCostume, COLOURS), *map(TakeSet, COLOURS), *map(Dress, people)]
    choices += [TakePounds(), SeekObjectives(), *map(Keep, catalogue.objectives)]
    choices += [*map(PutUnder, catalogue.objectives), *map(Spare, people), *map(Build, catalogue.cells)]
    return Vocabulary(choices)
