"""The view of Globe, for those who draw it; the engine makes it, a test holds the two together."""

from __future__ import annotations

from typing import Literal

from wooden_o.server.wire.form import StandingInfo, Wire

GlobeAsk = Literal[
    "start", "throw", "move", "draw", "push", "force", "name", "identify", "window", "follow", "nothing", "corners"
]


class GlobeOptions(Wire):
    """What was agreed before the game."""

    level: Literal["basic", "advanced", "tournament", "solitaire"]
    pieces: int
    act_scene_line: bool


class GlobeStart(Wire):
    """Rolling for the start: who is still to roll, who leads, and with what."""

    owing: list[int]
    leaders: list[int]
    best: int


class GlobeQuestion(Wire):
    """What is being asked, and what is still owed in this turn; pieces count from 0 within their seat."""

    ask: GlobeAsk
    seat: int
    throw: Literal["turn", "double", "interim"]
    dice: tuple[int, int] | None
    piece: int | None
    other: int | None
    again: bool
    thrower: int | None
    owner: int | None
    ended: bool
    treat: bool
    names: int
    reason: str
    start: GlobeStart | None


class GlobeCard(Wire):
    """The words and the red instruction, never the source."""

    id: str
    words: str
    instruction: str
    amount: int


class GlobeClaims(Wire):
    """The last play or card that was talked about, what was claimed of it, and what that has earned so far."""

    open: bool
    play: str | None
    made: list[str]
    credit: int
    owing: list[int]
    readers: list[int]


class GlobeView(Wire):
    """All that a seat, or a spectator, may know of a game of Globe."""

    game: Literal["globe"]
    viewer: int | None
    seats: int
    options: GlobeOptions
    corners: list[int]
    question: GlobeQuestion
    to_act: list[int]
    progress: list[list[int]]
    spaces: list[list[int]]
    all_out: bool
    lost: list[int]
    extra: list[int]
    pile: int
    discards: list[str]
    card: GlobeCard | None
    claims: GlobeClaims
    named: list[tuple[str, str]]
    book: list[tuple[str, str]] | None
    points: dict[str, int] | None
    standing: StandingInfo | None
