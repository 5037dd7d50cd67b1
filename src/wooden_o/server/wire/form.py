"""The form all types of the wire share, and the small strict types they are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

WIRE_VERSION = 1  # raised when an old page can no longer talk to this server
NATURE = -1  # as a seat: dice, bags and decks

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Actor = Annotated[int, Meta(ge=-1, le=3)]  # a seat, or nature at a real table
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Command = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
GameName = Literal["troupe", "globe"]
GAME_NAMES = ("troupe", "globe")
Language = Literal["en", "de"]
Visibility = Literal["private", "open"]
Status = Literal["waiting", "playing", "over", "broken"]
Level = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]

# What the engine makes and the server hands on; the page knows it by its own type, and a test holds the two together
ViewJson = Annotated[dict[str, Any], Meta(extra={"typescript": "View"})]
EventJson = Annotated[dict[str, Any], Meta(extra={"typescript": "GameEvent"})]


class Wire(Struct, forbid_unknown_fields=True):
    """A value that travels; unknown fields are refused."""


class StandingInfo(Wire):
    """How a game ended, by seat."""

    places: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]
