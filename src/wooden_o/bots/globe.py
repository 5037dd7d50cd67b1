"""The bots of Globe: they differ in how far they think about pieces, and in how much of the book they know."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import wooden_o
from wooden_o.bots.bot import Bot, Budget, Clock, Undisturbed, View
from wooden_o.bots.chance import Chance
from wooden_o.bots.globe_claims import Claims
from wooden_o.bots.globe_race import A_SPACE, Outlook, after, foresight, lead
from wooden_o.bots.knowledge import Knowledge
from wooden_o.core.errors import BadOptions
from wooden_o.games.globe import Globe, numbers
from wooden_o.games.globe import state as globe_state

LEVELS = ("random", "groundling", "player", "scholar")
HABITS: tuple[str, ...] = ()
BUDGETS = {  # times that a turn is played out in the head
    "groundling": Budget(iterations=1),
    "player": Budget(iterations=1),
    "scholar": Budget(iterations=8, seconds=0.1),
}
NO_LIMIT = Budget()
HEED = {"groundling": 0.5, "player": 1.0, "scholar": 1.0}  # how often they think before they move
FORESIGHT = ("scholar",)  # who looks at everybody's next throw as well
SHARES = {"groundling": 0.2, "player": 0.5, "scholar": 0.85}  # of the book that they know
SPREAD = 14.0  # spaces of lead that make a clear favourite
OTHERS = 0.4  # what a bot takes others to know


@cache
def rules(data: str | None = None) -> Globe:
    game = wooden_o.game("globe", Path(data) if data else None)
    assert isinstance(game, Globe)
    return game


class Scholar:
    """Plays the race by playing turns out, and answers by what it knows of the book."""

    def __init__(
        self, rng: Random, share: float, boldness: float, game: Globe, level: str = "scholar", budget: Budget = NO_LIMIT
    ) -> None:
        self.game = game
        self.level = level
        self.name = f"globe-{level}"
        self.rng = rng
        self.budget = budget if budget.iterations else replace(budget, iterations=BUDGETS[level].iterations)
        self.heed = HEED[level]
        self.foresight = level in FORESIGHT
        self.knowledge = Knowledge(game.catalogue, share, rng.randrange(1 << 30))
        self.claims = Claims(self.knowledge, rng, boldness)

    def choose(self, view: View, legal: list[int]) -> int:
        self.knowledge.note(view)
        if len(legal) == 1:
            return legal[0]
        with Undisturbed():
            return self.think(view, legal)

    def think(self, view: View, legal: list[int]) -> int:
        state = self.game.imagine(view, self.rng)
        ask = state.ask
        if ask == numbers.ASK_NAME:
            return self.claims.name_somebody(state, legal)
        if ask == numbers.ASK_IDENTIFY:
            return self.claims.identify(state, legal)
        if ask == numbers.ASK_WINDOW:
            return self.claims.doubt(state, view["viewer"])
        if self.rng.random() >= self.heed:
            return self.rng.choice(legal)
        told = self.race(state, view["viewer"], legal)
        return max(legal, key=lambda choice: (told[choice], -choice))

    def race(self, state: globe_state.State, seat: int, legal: list[int]) -> dict[int, float]:
        """The lead that each choice brings on average; every round of thought tries all of them under the same luck."""
        totals = dict.fromkeys(legal, 0.0)
        clock, lucky = self.budget.clock(), True
        while lucky and clock.goes_on():
            lucky, seed = False, self.rng.random()
            ends: dict[int, globe_state.State] = {}
            for choice in legal:
                outlook, end = self.outlook(state, seat, seed), after(state, seat, choice)
                outlook.finish_turn(end)
                totals[choice] += lead(end, seat) + outlook.earned[seat] - mean_of_others(outlook.earned, seat)
                lucky = lucky or outlook.drawn > 0
                ends[choice] = end
            if self.foresight and state.seats > 1:
                best_first = sorted(legal, key=totals.__getitem__, reverse=True)
                for choice, ahead in look_ahead(ends, best_first, seat, clock.rest()).items():
                    totals[choice] += ahead
        return {choice: total / clock.count for choice, total in totals.items()}

    def outlook(self, state: globe_state.State, seat: int, seed: float) -> Outlook:
        shares = [OTHERS] * int(state.seats)
        shares[seat] = self.knowledge.share
        return Outlook(shares, Random(seed).random)

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


def look_ahead(ends: dict[int, globe_state.State], order: list[int], seat: int, clock: Clock) -> dict[int, float]:
    """What everybody's next throw promises after each choice; those there is no time for are taken for average."""
    seen: dict[int, float] = {}
    for choice in order:
        if not clock.goes_on():
            break
        seen[choice] = foresight(ends[choice], seat)
    return dict.fromkeys(order, sum(seen.values()) / len(seen)) | seen


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


def make(level: str, rng: Random, budget: Budget, data: str | None = None, knowledge: float | None = None) -> Bot:
    """All of them answer at once; more time alone does not make a groundling think more often."""
    if knowledge is not None and (level == "random" or not 0 <= knowledge <= 1):
        raise BadOptions(
            f"knowledge is a share of the book, 0 to 1, for a bot that uses it; not {knowledge!r} ({level})"
        )
    if level == "random":
        return Chance("globe", rng)
    return Scholar(rng, SHARES[level] if knowledge is None else knowledge, 1.0, rules(data), level, budget)
