"""Who meets whom: line-ups of bots, each played in every seat order under the same luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, cycle
from typing import Any

from wooden_o import bots
from wooden_o.bots import Bot, Budget
from wooden_o.core.errors import BadOptions


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that takes part: its level, how long it may think, and in Globe what it knows."""

    level: str
    iterations: int | None = None
    seconds: float | None = None
    knowledge: float | None = None

    @property
    def label(self) -> str:
        """How it is called in tables: `master`, `master@100ms`, `master@500`, `scholar:0.6`."""
        who = self.level if self.knowledge is None else f"{self.level}:{self.knowledge:g}"
        if self.seconds is not None:
            return f"{who}@{self.seconds * 1000:g}ms"
        return who if self.iterations is None else f"{who}@{self.iterations}"

    @classmethod
    def parse(cls, text: str) -> Entrant:
        """Read `master`, `master@100ms`, `master@1s`, `master@500` (iterations) or `scholar:0.6` (knowledge)."""
        who, at, budget = text.partition("@")
        level, colon, share = who.partition(":")
        try:
            entrant = cls(level, knowledge=float(share) if colon else None)
            if budget.endswith("ms"):
                return replace(entrant, seconds=positive(float(budget[:-2])) / 1000)
            if budget.endswith("s"):
                return replace(entrant, seconds=positive(float(budget[:-1])))
            return replace(entrant, iterations=int(positive(int(budget)))) if at else entrant
        except ValueError as error:
            raise BadOptions(
                f"{text!r}: after @ comes a time such as 100ms or 1s, or a number of iterations; "
                "after : what a bot of Globe knows, such as 0.6"
            ) from error

    def bot(self, game: str, seed: int, data: str | None = None) -> Bot:
        """Its seconds are those of one core at work."""
        budget = Budget(self.iterations, self.seconds).of_work()
        return bots.make(game, self.level, seed, budget, data, self.knowledge)


def positive(number: float) -> float:
    if not 0 < number < 1e9:
        raise ValueError(number)
    return number


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play: its number, its luck, and who sits where."""

    number: int
    luck: int  # games with the same luck mirror each other
    game: str
    lineup: tuple[Entrant, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    data: str | None = None


def jobs(game: str, entrants: list[Entrant], seats: int, games: int, seed: int, **rest: Any) -> list[Job]:
    """At least that many games: whole groups of mirrored ones, the line-ups in turn."""
    found = lineups(entrants, seats)
    made: list[Job] = []
    for luck, lineup in enumerate(cycle(found)):
        if len(made) >= games:
            return made
        for seated in rotations(lineup):
            made.append(Job(len(made), luck, game, seated, seed, **rest))
    raise AssertionError("a cycle does not end")


def lineups(entrants: list[Entrant], seats: int) -> list[tuple[Entrant, ...]]:
    """Every company of as many different bots as fit; fewer than seats sit down several times, each as often."""
    if not entrants:
        raise BadOptions("nobody takes part")
    rounds, left = divmod(seats, len(entrants))
    return [(*entrants * rounds, *extra) for extra in combinations(entrants, left)]


def rotations(lineup: tuple[Entrant, ...]) -> Iterator[tuple[Entrant, ...]]:
    """Everybody in every seat, each order once."""
    turned = [lineup[start:] + lineup[:start] for start in range(len(lineup))]
    yield from dict.fromkeys(turned)
