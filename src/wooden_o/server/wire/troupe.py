"""The view of Troupe, for those who draw it; the engine makes it, a test holds the two together."""

from __future__ import annotations

from typing import Literal

from wooden_o.server.wire.form import StandingInfo, Wire

Colour = Literal["black", "pink", "purple", "blue", "green", "yellow"]
Counted = dict[Colour, int]


class TroupeQuestion(Wire):
    """What is being asked, and how far the asking has come."""

    ask: str
    seat: int | None
    left: int
    budget: int
    kinds: Literal["costume", "set", "both"] | None
    jewels: bool
    held: Colour | None
    cursor: int


class TroupeAct(Wire):
    """Discs by seat as [space, height in the pile]."""

    length: int
    discs: list[tuple[int, int]]
    neutral: tuple[int, int] | None


class TroupeElements(Wire):
    """Elements counted by colour."""

    costume: Counted
    set: Counted


class TroupeObjectiveDeck(Wire):
    """Objectives put back, as [by seat, face if the viewer's own]."""

    unseen: int
    queue: list[tuple[int, str | None]]


class TroupeCharacter(Wire):
    """Somebody of a troupe."""

    id: str
    extra: bool
    used: bool
    resting: bool
    costume: list[Colour]


class TroupeHand(Wire):
    """Objectives of a troupe; faces for its owner, or for all at the end."""

    kept: int
    drawn: int
    faces: list[str] | None
    drawn_faces: list[str] | None


class TroupeSeat(Wire):
    """One troupe. `secret` is the owner's sealed choice: cylinders, or who stays awake."""

    prestige: int
    sources: dict[str, int]
    pounds: int
    wages: int
    ambiance: int
    tokens: int
    cylinders: int
    hired: bool
    passed: bool
    sealed: bool
    secret: int | str | None
    characters: list[TroupeCharacter]
    stage: dict[str, Colour]
    objectives: TroupeHand


class TroupeOptions(Wire):
    """What was agreed before the game."""

    rest: Literal["simultaneous", "strategic"]


class TroupeView(Wire):
    """All that a seat, or a spectator, may know of a game of Troupe."""

    game: Literal["troupe"]
    viewer: int | None
    seats: int
    options: TroupeOptions
    day: int
    phase: Literal["set-up", "wager", "company", "ambiance", "rehearsal", "maintenance", "rest", "end"]
    question: TroupeQuestion
    to_act: list[int]
    order: list[int]
    initiative: list[int]
    acts: list[TroupeAct]
    market: TroupeElements
    bags: TroupeElements
    display: list[str]
    deck: list[str]
    discards: list[str]
    objectives: TroupeObjectiveDeck
    troupes: list[TroupeSeat]
    standing: StandingInfo | None
