"""Troupe: the 2015 game, a play staged in six days by one to four troupes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wooden_o.core.choice import Choice
from wooden_o.core.errors import BadOptions
from wooden_o.games.troupe import imagine, state, tables
from wooden_o.games.troupe.choices import vocabulary
from wooden_o.games.troupe.numbers import SEATS
from wooden_o.games.troupe.state import State

if TYPE_CHECKING:
    from random import Random

RESTS = ("simultaneous", "strategic")


class Troupe:
    """The rules of Troupe with the data they are played with."""

    name = "troupe"
    rules_version = 1

    def __init__(self, data: Path | None = None) -> None:
        self.catalogue = tables.load(data)
        self.fingerprint = self.catalogue.fingerprint
        self.vocabulary = vocabulary(self.catalogue)
        self.catalogue.choices = self.vocabulary.numbers

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """A table before the first lot is drawn; options: rest = simultaneous or strategic."""
        options = dict(options or {})
        rest = options.pop("rest", RESTS[0])
        if options:
            raise BadOptions(f"Troupe has no option {', '.join(map(repr, options))}; there is: rest")
        if rest not in RESTS:
            raise BadOptions(f"rest is {rest!r}; allowed: {', '.join(RESTS)}")
        if type(seats) is not int or not 1 <= seats <= SEATS:
            raise BadOptions(f"Troupe is for 1 to {SEATS} seats, not {seats!r}")
        if seats == 1 and rest != RESTS[0]:
            raise BadOptions("Strategic Rest needs 2 to 4 seats")
        return state.new(self.catalogue, seats, rest == "strategic")

    def key(self, number: int) -> str:
        return self.vocabulary.keys[number]

    def number(self, key: str) -> int:
        return self.vocabulary.numbers[key]

    def choice(self, number: int) -> Choice:
        return self.vocabulary.choices[number]

    def imagine(self, view: Mapping[str, Any], rng: Random) -> State:
        """A whole table that fits a view; what the view does not tell is made up at random."""
        return imagine.imagine(self.catalogue, view, rng)


def game(data: Path | None = None) -> Troupe:
    return Troupe(data)
