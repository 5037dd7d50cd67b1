"""What happens in Globe, as past participles. Fields hold ids and numbers, ready for the wire and the locales."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wooden_o.core.event import Event


@dataclass(frozen=True, slots=True)
class CornerTaken(Event):
    """A lot: this seat sets out from the corner of that play."""

    seat: int
    play: str


@dataclass(frozen=True, slots=True)
class StartRolled(Event):
    """A roll for who begins."""

    seat: int
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """The dice are due; `throw` is `turn` or `double`."""

    seat: int
    throw: str


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A lost turn was sat out; so many are left to lose."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A turn will be lost; so many in all now."""

    seat: int
    owed: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """`throw` is `turn`, `double` or `interim`."""

    seat: int
    dice: tuple[int, int]
    throw: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A piece went from one progress to another; `cause`: roll, card, board, bump, names, quotation or ladder."""

    seat: int
    piece: int
    start: int
    end: int
    space: int
    cause: str
    by: int


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """A piece is in the Globe."""

    seat: int
    piece: int


@dataclass(frozen=True, slots=True)
class OpponentMet(Event):
    """A piece landed on an opponent's."""

    seat: int
    piece: int
    space: int


@dataclass(frozen=True, slots=True)
class SpaceShared(Event):
    """A piece landed on one of the same seat: an interim roll follows."""

    seat: int
    piece: int
    other: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A quotation was turned over; where it is from is not told."""

    seat: int
    card: str
    words: str
    instruction: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class CardIgnored(Event):
    """The card could not be used."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discarded cards became the new pile."""


@dataclass(frozen=True, slots=True)
class CornerJudged(Event):
    """The owner of a corner forced the card on his guest, or spared him."""

    reveals: ClassVar[bool] = True
    seat: int
    guest: int
    forced: bool


@dataclass(frozen=True, slots=True)
class CharacterNamed(Event):
    """A claim: nobody says whether it is right."""

    reveals: ClassVar[bool] = True
    seat: int
    play: str
    character: str


@dataclass(frozen=True, slots=True)
class FactStated(Event):
    """A claim about a quotation: `fact` is source, act, scene, line or class."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    fact: str
    value: str


@dataclass(frozen=True, slots=True)
class ClaimStood(Event):
    """Nobody challenged."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A claim was looked up: it was right, or it was not."""

    reveals: ClassVar[bool] = True
    seat: int
    by: int
    right: bool


@dataclass(frozen=True, slots=True)
class BookOpened(Event):
    """Only the challenger reads the page: the characters of a play, or where a quotation is from."""

    reveals: ClassVar[bool] = True
    seat: int
    page: tuple[tuple[str, str], ...] | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BookOpened(self.seat, None)


@dataclass(frozen=True, slots=True)
class AnswerMarked(Event):
    """Solitaire: points for quotations, classes or characters; none for a wrong answer."""

    reveals: ClassVar[bool] = True
    seat: int
    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """All pieces of a seat are in the Globe."""

    seat: int


@dataclass(frozen=True, slots=True)
class ThespianProclaimed(Event):
    """Alone, with a hundred points or more (S6)."""

    seat: int
    points: int
