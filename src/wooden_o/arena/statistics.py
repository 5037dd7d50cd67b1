"""What a series of games says: shares, means and margins with 95 % intervals, and a table of Elo numbers."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product

from wooden_o.arena.table import Result

Z = 1.959964  # 95 %
ELO = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and how far off it may be."""

    mean: float
    error: float  # half the width of the 95 % interval
    count: int

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error


class Share(Estimate):
    """Of the points: its interval never leaves 0 to 1."""

    __slots__ = ()

    @property
    def low(self) -> float:
        return max(0.0, self.mean - self.error)

    @property
    def high(self) -> float:
        return min(1.0, self.mean + self.error)


@dataclass(slots=True)
class Summary:
    """One bot's series."""

    label: str
    share: Share  # a shared first place is shared
    score: Estimate
    margin: Estimate  # over the best other seat
    milliseconds: float  # a choice that was not forced
    longest: float
    sources: dict[str, float] = field(default_factory=dict)
    facts: dict[str, float] = field(default_factory=dict)


def estimate(values: Sequence[float]) -> Estimate:
    """Mean and 95 % interval of independent values."""
    count = len(values)
    if not count:
        return Estimate(math.nan, math.nan, 0)
    mean = math.fsum(values) / count
    if count == 1:
        return Estimate(mean, math.inf, 1)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, student(count - 1) * math.sqrt(variance / count), count)


def proportion(told: Estimate) -> Share:
    """A mean of shares as one: even games that all ended alike leave a doubt (Wilson's interval)."""
    doubt = Z**2 / (told.count + Z**2)
    return Share(told.mean, min(max(told.error, doubt if told.mean in (0.0, 1.0) else 0.0), 1.0), told.count)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, by the usual expansion."""
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return (
        z + first / freedom + second / freedom**2 + third / freedom**3 if freedom > 2 else (12.706, 4.303)[freedom - 1]
    )


def points(result: Result) -> list[float]:
    """What each seat takes of one point: the winner all of it, joint winners an equal part."""
    winners = result.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in result.places]


def by_luck(results: Iterable[Result]) -> list[list[Result]]:
    """Games that mirror each other are one observation, not several."""
    groups: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        groups[result.luck].append(result)
    return list(groups.values())


def labels(results: Iterable[Result]) -> list[str]:
    return list(dict.fromkeys(label for result in results for label in result.lineup))


def summaries(results: list[Result]) -> list[Summary]:
    """Every bot's, in the order they were named."""
    return [summary(label, results) for label in labels(results)]


def summary(label: str, results: list[Result]) -> Summary:
    groups = [group for group in by_luck(results) if any(label in result.lineup for result in group)]
    seats = [(result, seat) for group in groups for result in group for seat in seats_of(result, label)]
    choices = sum(result.choices[seat] for result, seat in seats)
    spent = math.fsum(result.seconds[seat] for result, seat in seats)
    return Summary(
        label,
        proportion(clustered(groups, label, share_of)),
        clustered(groups, label, lambda result, seat: float(result.scores[seat])),
        clustered(groups, label, margin_of),
        1000 * spent / choices if choices else 0.0,
        max((result.longest[seat] for result, seat in seats), default=0.0),
        averages([result.breakdown[seat] for result, seat in seats]),
        averages([result.facts[seat] for result, seat in seats]),
    )


def seats_of(result: Result, label: str) -> list[int]:
    return [seat for seat, name in enumerate(result.lineup) if name == label]


def share_of(result: Result, seat: int) -> float:
    """A bot that holds several seats is credited with the average of them."""
    return points(result)[seat]


def margin_of(result: Result, seat: int) -> float:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return float(result.scores[seat] - max(others)) if others else 0.0


def clustered(groups: list[list[Result]], label: str, value: object) -> Estimate:
    """The estimate of a bot's mean, each group of mirrored games counting once."""
    assert callable(value)
    means = []
    for group in groups:
        values = [float(value(result, seat)) for result in group for seat in seats_of(result, label)]
        means.append(math.fsum(values) / len(values))
    return estimate(means)


def averages(tables: list[dict[str, int]]) -> dict[str, float]:
    names = dict.fromkeys(name for table in tables for name in table)
    return {name: sum(table.get(name, 0) for table in tables) / len(tables) for name in names}


def elo(results: list[Result], rounds: int = 400) -> dict[str, float]:
    """Bradley–Terry strengths as Elo numbers around 0; half a won game against everybody keeps them finite."""
    names = labels(results)
    won: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        placed = list(zip(result.lineup, result.places, strict=True))
        for (name, place), (rival, behind) in product(placed, placed):
            if name != rival:
                won[name, rival] += duel(place, behind)
    strength = dict.fromkeys(names, 1.0)
    met = {*won, *((other, one) for one, other in won)}
    for _ in range(rounds):
        for one in names:
            rivals = [other for other in names if (one, other) in met]
            wins = sum(won[one, other] + 0.5 for other in rivals)
            games = [(won[one, other] + won[other, one] + 1, strength[other]) for other in rivals]
            strength[one] = wins / sum(count / (strength[one] + rival) for count, rival in games) if games else 1.0
        mean = math.exp(math.fsum(map(math.log, strength.values())) / len(names))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: ELO * math.log(value) for name, value in strength.items()}


def duel(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)
