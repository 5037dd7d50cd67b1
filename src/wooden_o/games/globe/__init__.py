"""Globe: the race of dice and quotations, of the 1960s and 70s, for one to four players at four levels."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wooden_o.core.choice import Choice
from wooden_o.core.errors import BadOptions
from wooden_o.games.globe import data as box
from wooden_o.games.globe import imagine, turn
from wooden_o.games.globe.choices import vocabulary
from wooden_o.games.globe.numbers import LEVELS, PIECES, SEATS, SOLITAIRE
from wooden_o.games.globe.position import Rules
from wooden_o.games.globe.state import State
from wooden_o.games.globe.tables import tabulate

if TYPE_CHECKING:
    from random import Random

OPTIONS = ("level", "pieces", "act_scene_line")


class Globe:
    """The rules of Globe with the board, the deck and the book they are played with."""

    name = "globe"
    rules_version = 1

    def __init__(self, data: Path | None = None) -> None:
        self.box = box.load(data)
        self.fingerprint = self.box.fingerprint()
        self.catalogue = tabulate(self.box)
        ids = self.catalogue
        self.vocabulary = vocabulary(ids.card_ids, ids.sources, ids.characters)
        self.catalogue.numbers = self.vocabulary.numbers
        self.catalogue.keys = self.vocabulary.keys

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """A table before the first roll; options: level, pieces (2 or 3), act_scene_line."""
        state = State(self.catalogue, agreed(seats, options or {}))
        turn.begin(state)
        return state

    def key(self, number: int) -> str:
        return self.vocabulary.keys[number]

    def number(self, key: str) -> int:
        return self.vocabulary.numbers[key]

    def choice(self, number: int) -> Choice:
        return self.vocabulary.choices[number]

    def imagine(self, view: Mapping[str, Any], rng: Random) -> State:
        """A whole table that fits a view: nothing on it is hidden, so nothing is made up."""
        return imagine.imagine(self.catalogue, view)


def agreed(seats: int, options: Mapping[str, Any]) -> Rules:
    """What the table agreed on, or a clear word on why it cannot be."""
    unknown = [name for name in options if name not in OPTIONS]
    if unknown:
        raise BadOptions(f"Globe has no option {', '.join(map(repr, unknown))}; there are: {', '.join(OPTIONS)}")
    name = options.get("level", LEVELS[0])
    if name not in LEVELS:
        raise BadOptions(f"level is {name!r}; allowed: {', '.join(LEVELS)}")
    alone = name == LEVELS[SOLITAIRE]
    if type(seats) is not int or not (seats == 1 if alone else 2 <= seats <= SEATS):
        allowed = "1 seat" if alone else f"2 to {SEATS} seats"
        raise BadOptions(f"Globe at level {name} is for {allowed}, not {seats!r}")
    return Rules(seats, agreed_pieces(seats, options), LEVELS.index(name), agreed_facts(name, options))


def agreed_pieces(seats: int, options: Mapping[str, Any]) -> int:
    """Three pieces each, or two in the short game (B2)."""
    pieces = options.get("pieces", PIECES)
    if type(pieces) is not int or pieces not in (2, PIECES):
        raise BadOptions(f"pieces is {pieces!r}; allowed: 2, {PIECES}")
    if pieces == 2 and seats < 3:
        raise BadOptions("the short game of 2 pieces is for 3 or 4 seats")
    return pieces


def agreed_facts(level: str, options: Mapping[str, Any]) -> bool:
    """Act, scene and line, an option of the tournament game (O1)."""
    facts = options.get("act_scene_line", False)
    if not isinstance(facts, bool):
        raise BadOptions(f"act_scene_line is {facts!r}; allowed: true, false")
    if facts and level != "tournament":
        raise BadOptions("act_scene_line belongs to level tournament")
    return facts


def game(data: Path | None = None) -> Globe:
    return Globe(data)
