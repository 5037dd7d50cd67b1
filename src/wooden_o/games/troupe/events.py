"""What happens in Troupe, as past participles. Fields hold ids, ready for the wire and the locales."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wooden_o.core.event import Event


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The turn order of the set-up was drawn."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    """New elements lie on the main board, counted by colour."""

    costumes: dict[str, int]
    sets: dict[str, int]


@dataclass(frozen=True, slots=True)
class DisplayOpened(Event):
    """New cards lie next to the main board."""

    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discarded cards became the new deck."""


@dataclass(frozen=True, slots=True)
class Drafted(Event):
    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class DayBegun(Event):
    day: int


@dataclass(frozen=True, slots=True)
class WagerSealed(Event):
    """A seat has decided; how is not told."""

    seat: int


@dataclass(frozen=True, slots=True)
class WagersRevealed(Event):
    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class ExtraHired(Event):
    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class Activated(Event):
    seat: int
    character: str
    boosted: bool


@dataclass(frozen=True, slots=True)
class InitiativeTaken(Event):
    seat: int
    position: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A disc moved on an act; spaces count from 1, steps may be negative."""

    seat: int
    act: int
    steps: int
    space: int


@dataclass(frozen=True, slots=True)
class Dressed(Event):
    seat: int
    colour: str
    character: str


@dataclass(frozen=True, slots=True)
class CostumeCompleted(Event):
    seat: int
    character: str
    value: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    seat: int
    colour: str
    cell: str


@dataclass(frozen=True, slots=True)
class TokenGained(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Earned(Event):
    seat: int
    pounds: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: int
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class AmbianceShifted(Event):
    seat: int
    steps: int
    ambiance: int


@dataclass(frozen=True, slots=True)
class ObjectiveDrawn(Event):
    """Only the seat that draws sees the face."""

    seat: int
    objective: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ObjectiveDrawn(self.seat, None)


@dataclass(frozen=True, slots=True)
class ObjectiveKept(Event):
    seat: int
    objective: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ObjectiveKept(self.seat, None)


@dataclass(frozen=True, slots=True)
class ObjectivePutBack(Event):
    seat: int
    objective: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ObjectivePutBack(self.seat, None)


@dataclass(frozen=True, slots=True)
class AmbianceChecked(Event):
    """The third phase begins; so many purple elements were left over."""

    purples: int


@dataclass(frozen=True, slots=True)
class Rehearsed(Event):
    """A seat's complete costumes take part in the dress rehearsal."""

    seat: int
    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActScored(Event):
    """An act pays one seat; both may be zero."""

    seat: int
    act: int
    points: int
    pounds: int


@dataclass(frozen=True, slots=True)
class NeutralsMoved(Event):
    """Solo: the neutral discs moved on to that space."""

    space: int


@dataclass(frozen=True, slots=True)
class RestSealed(Event):
    """A seat has decided who stays awake; who is not told yet."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rested(Event):
    """Who lies down; where all decide at once, nobody knew before."""

    reveals: ClassVar[bool] = True
    seat: int
    spared: str | None
    resting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The objectives lie open."""

    reveals: ClassVar[bool] = True
    places: tuple[int, ...]
    scores: tuple[int, ...]
