"""What a game was worth to each seat."""

from __future__ import annotations

from wooden_o.core import BadOptions, Standing

BOUNDS = {"result": 1.0, "margin": 400.0, "score": 400.0}  # no reward of that kind is beyond it
REWARDS = tuple(BOUNDS)


def agreed(reward: str | None, seats: int) -> str:
    """The kind of reward; by default the result, or alone, where there is nobody to beat, the score."""
    kind = reward or ("score" if seats == 1 else "result")
    if kind not in REWARDS:
        raise BadOptions(f"reward is {kind!r}; allowed: {', '.join(REWARDS)}")
    if seats == 1 and kind != "score":
        raise BadOptions(f"alone there is nobody to beat: reward is 'score', not {kind!r}")
    return kind


def rewards(standing: Standing, kind: str) -> list[float]:
    """By result or margin they add up to nothing; by score they are the scores."""
    if kind == "score":
        return [float(score) for score in standing.scores]
    return results(standing.places) if kind == "result" else margins(standing.scores)


def results(places: tuple[int, ...]) -> list[float]:
    """1 for the winner and −1 shared by the others; winners share what one of them would have had."""
    others = len(places) - 1
    winners = places.count(1)
    won = (len(places) - winners) / winners / others
    return [won if place == 1 else -1 / others for place in places]


def margins(scores: tuple[int, ...]) -> list[float]:
    """The own score less the average of the others'."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


def penalty(seats: int, offender: int, kind: str) -> list[float]:
    """What an illegal choice costs where it ends the game: so much that playing on is never worse."""
    return [-BOUNDS[kind] if seat == offender else 0.0 for seat in range(seats)]
