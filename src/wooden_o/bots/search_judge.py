"""A judge of Troupe's positions: what each troupe will end with, and how good that is for each seat."""

from __future__ import annotations

import math

from mypy_extensions import i64

from wooden_o.bots.search_facts import Facts, clock, gather
from wooden_o.games.troupe.numbers import END
from wooden_o.games.troupe.position import Position
from wooden_o.games.troupe.scoring import final_prestige, settle, yellows

PURSE = 0.01  # pounds left decide ties
ALONE = 30.0  # a good score without opponents


class Judge:
    """An evaluation: a table of weights in the form of `search_layout`, and by clock how far off it tends to be."""

    def __init__(self, weights: list[float], spreads: list[float]) -> None:
        self.weights = weights
        self.spreads = spreads
        self.facts = Facts()

    def worth(self, position: Position, seat: i64) -> float:
        """The prestige that seat may expect at the end."""
        if position.phase == END:
            return float(final_prestige(position, seat)) + PURSE * float(settle(position, seat)[1])
        facts = self.facts
        gather(position, seat, facts)
        total = float(position.troupes[seat].prestige + yellows(position, seat))
        weights = self.weights
        places = facts.places
        for index in range(facts.count):
            total += weights[places[index]]
        return total

    def worths(self, position: Position) -> list[float]:
        return [self.worth(position, seat) for seat in range(position.seats)]

    def utilities(self, position: Position) -> list[float]:
        """For each seat how likely it is to win, roughly: 0 to 1."""
        worths = self.worths(position)
        spread = self.spreads[clock(position)]
        return [chance(margin(worths, seat), spread) for seat in range(position.seats)]

    def utility(self, position: Position, seat: i64) -> float:
        return chance(margin(self.worths(position), seat), self.spreads[clock(position)])


def margin(worths: list[float], seat: i64) -> float:
    """By how much a seat is ahead of the best other one."""
    if len(worths) == 1:
        return worths[0] - ALONE
    best = -1000.0
    for other in range(len(worths)):
        if other != seat:
            best = max(best, worths[other])
    return worths[seat] - best


def chance(ahead: float, spread: float) -> float:
    return 1.0 / (1.0 + math.exp(-min(max(ahead / spread, -40.0), 40.0)))
