"""The bots of Globe: they differ in how far they think about pieces, and in how much of the book they know."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import wooden_o
from wooden_o.bots.bot import Bot, Budget, View
from wooden_o.bots.chance import Chance
from wooden_o.bots.globe_claims import Claims
from wooden_o.bots.globe_race import A_SPACE, Outlook, after, lead
from wooden_o.bots.knowledge import Knowledge
from wooden_o.games.globe import Globe, numbers
from wooden_o.games.globe import state as globe_state

LEVELS = ("random", "groundling", "player", "scholar")
HABITS: tuple[str, ...] = ()
BUDGETS: dict[str, Budget] = {}  # all of them answer at once
SHARES = {"groundling": 0.2, "player": 0.5, "scholar": 0.85}  # of the book that they know
SPREAD = 14.0  # spaces of lead that make a clear favourite
OTHERS = 0.4  # what a bot takes others to know


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a bot thinks: how often it plays each choice out, and how many rounds after this turn."""

    samples: int
    turns: int


SKILLS = {"groundling": Skill(1, 0), "player": Skill(8, 0), "scholar": Skill(24, 1)}


@cache
def rules(data: str | None = None) -> Globe:
    game = wooden_o.game("globe", Path(data) if data else None)
    assert isinstance(game, Globe)
    return game


class Scholar:
    """Plays the race by playing turns out, and answers by what it knows of the book."""

    def __init__(self, rng: Random, share: float, boldness: float, game: Globe, level: str = "scholar") -> None:
        self.game = game
        self.level = level
        self.name = f"globe-{level}"
        self.rng = rng
        self.skill = SKILLS[level]
        self.knowledge = Knowledge(game.catalogue, share, rng.randrange(1 << 30))
        self.claims = Claims(self.knowledge, rng, boldness)

    def choose(self, view: View, legal: list[int]) -> int:
        self.knowledge.note(view)
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, self.rng)
        ask = state.ask
        if ask == numbers.ASK_NAME:
            return self.claims.name_somebody(state, legal)
        if ask == numbers.ASK_IDENTIFY:
            return self.claims.identify(state, legal)
        if ask == numbers.ASK_WINDOW:
            return self.claims.doubt(state, view["viewer"])
        told = self.race(state, view["viewer"], legal)
        return max(legal, key=lambda choice: (told[choice], -choice))

    def race(self, state: globe_state.State, seat: int, legal: list[int]) -> dict[int, float]:
        """The lead that each choice brings on average after the turns it thinks ahead."""
        seeds = [self.rng.random() for _ in range(self.skill.samples)]
        return {choice: self.average(state, seat, choice, seeds) for choice in legal}

    def average(self, state: globe_state.State, seat: int, choice: int, seeds: list[float]) -> float:
        shares = [OTHERS] * int(state.seats)
        shares[seat] = self.knowledge.share
        total = 0.0
        for seed in seeds:  # the same luck for every choice
            end, outlook = after(state, seat, choice), Outlook(shares, Random(seed).random)
            outlook.play_on(end, self.skill.turns * int(state.seats))
            total += lead(end, seat) + outlook.earned[seat] - mean_of_others(outlook.earned, seat)
        return total / len(seeds)

    def considered(self, view: View, legal: list[int], chosen: int) -> list[int]:
        """Of hundreds of names and facts those worth a look: what it would say itself, and what is no claim."""
        state = self.game.imagine(view, self.rng)
        if state.ask not in (numbers.ASK_NAME, numbers.ASK_IDENTIFY):
            return legal
        own = (self.claims.name_somebody if state.ask == numbers.ASK_NAME else self.claims.identify)(state, legal)
        return [*dict.fromkeys([own, chosen, *(choice for choice in legal if choice <= numbers.DONE)])]

    def values(self, view: View, legal: list[int]) -> dict[int, float]:
        """How good choices are, 0 to 1."""
        state = self.game.imagine(view, self.rng)
        told = self.race(state, view["viewer"], legal)
        return {choice: prospect(state, value) for choice, value in told.items()}

    def standing(self, view: View) -> list[float]:
        """Each seat's share of the chances to win; alone, of a true Thespian's score."""
        state = self.game.imagine(view, self.rng)
        shares = [prospect(state, lead(state, seat)) for seat in range(view["seats"])]
        return [share / sum(shares) for share in shares] if len(shares) > 1 else shares


def prospect(state: globe_state.State, value: float) -> float:
    """A lead as a chance to win; alone, the points that are to be expected as a part of those wanted."""
    if state.seats > 1:
        return chance(value)
    ahead = A_SPACE * int(state.pieces) * state.catalogue.home
    return max(0.0, min(1.0, (value + ahead) / numbers.THESPIAN))


def mean_of_others(values: list[float], seat: int) -> float:
    others = [value for other, value in enumerate(values) if other != seat]
    return sum(others) / len(others) if others else 0.0


def chance(spaces: float) -> float:
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, spaces / SPREAD))))


def make(level: str, rng: Random, budget: Budget | None, data: str | None = None) -> Bot:
    """No level needs a budget: all of them answer at once."""
    if level == "random":
        return Chance("globe", rng)
    return Scholar(rng, SHARES[level], 1.0, rules(data), level)
