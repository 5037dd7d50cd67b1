"""The choices of Globe as people, records and the wire see them; their order is that of `numbers`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from wooden_o.core.choice import Choice, Vocabulary
from wooden_o.games.globe.numbers import ACTS, CLASSES, HIGH, LINES, LOW, PIECES, ROLLS, SCENES, SEATS, THREE_CORNERS


@dataclass(frozen=True, slots=True)
class Roll(Choice):
    """Nature's dice, the lower one first: `roll:3-4`."""

    verb: ClassVar[str] = "roll"
    low: int
    high: int

    @property
    def key(self) -> str:
        return f"roll:{self.low}-{self.high}"


@dataclass(frozen=True, slots=True)
class Move(Choice):
    verb: ClassVar[str] = "move"
    piece: int


@dataclass(frozen=True, slots=True)
class Ladder(Choice):
    """Take the roll up a foreign ladder with that piece (A6)."""

    verb: ClassVar[str] = "ladder"
    piece: int


@dataclass(frozen=True, slots=True)
class Push(Choice):
    """Move that opponent's piece as the card says (B20)."""

    verb: ClassVar[str] = "push"
    seat: int
    piece: int


@dataclass(frozen=True, slots=True)
class Force(Choice):
    """Make the guest on your corner use the card (A5)."""

    verb: ClassVar[str] = "force"


@dataclass(frozen=True, slots=True)
class Spare(Choice):
    verb: ClassVar[str] = "spare"


@dataclass(frozen=True, slots=True)
class Pick(Choice):
    """Take the card instead of naming characters (T11)."""

    verb: ClassVar[str] = "pick"


@dataclass(frozen=True, slots=True)
class Follow(Choice):
    """Act on the space reached with three names (T2)."""

    verb: ClassVar[str] = "follow"


@dataclass(frozen=True, slots=True)
class Stop(Choice):
    verb: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Done(Choice):
    """No further name, no further fact."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Challenge(Choice):
    verb: ClassVar[str] = "challenge"


@dataclass(frozen=True, slots=True)
class Allow(Choice):
    verb: ClassVar[str] = "allow"


@dataclass(frozen=True, slots=True)
class ClassAnswer(Choice):
    """Solitaire: the quotation is from a comedy, a history or a tragedy (S4)."""

    verb: ClassVar[str] = "class"
    kind: str


@dataclass(frozen=True, slots=True)
class ActAnswer(Choice):
    """The act of the quotation (O1); 0 is an induction."""

    verb: ClassVar[str] = "act"
    act: int


@dataclass(frozen=True, slots=True)
class SceneAnswer(Choice):
    """The scene; 0 is a prologue or chorus, 16 an epilogue."""

    verb: ClassVar[str] = "scene"
    scene: int


@dataclass(frozen=True, slots=True)
class LineAnswer(Choice):
    verb: ClassVar[str] = "line"
    line: int


@dataclass(frozen=True, slots=True)
class Sit(Choice):
    """Nature: the corners of three seats, in turn order."""

    verb: ClassVar[str] = "sit"
    corners: str


@dataclass(frozen=True, slots=True)
class Card(Choice):
    """Nature's card from the pile."""

    verb: ClassVar[str] = "card"
    quotation: str


@dataclass(frozen=True, slots=True)
class StateSource(Choice):
    """The play a quotation is from, or `sonnets` (T9)."""

    verb: ClassVar[str] = "state"
    source: str


@dataclass(frozen=True, slots=True)
class Claim(Choice):
    """Name a character of the play one stands on, rightly or wrongly (T1)."""

    verb: ClassVar[str] = "claim"
    character: str


def vocabulary(cards: list[str], sources: list[str], characters: list[str]) -> Vocabulary:
    """Every choice there is, for these cards, sources and characters."""
    return Vocabulary([*_fixed(), *map(Card, cards), *map(StateSource, sources), *map(Claim, characters)])


def _fixed() -> Iterator[Choice]:
    yield from (Roll(LOW[roll], HIGH[roll]) for roll in range(ROLLS))
    yield from (Sit("-".join(map(str, corners))) for corners in THREE_CORNERS)
    yield from map(Move, range(PIECES))
    yield from map(Ladder, range(PIECES))
    yield from (Push(seat, piece) for seat in range(SEATS) for piece in range(PIECES))
    yield from (Force(), Spare(), Pick(), Follow(), Stop(), Done(), Challenge(), Allow())
    yield from map(ClassAnswer, CLASSES)
    yield from map(ActAnswer, range(ACTS))
    yield from map(SceneAnswer, range(SCENES))
    yield from map(LineAnswer, range(1, LINES + 1))
