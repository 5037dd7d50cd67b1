"""The end: who came first, and how far the others got (B14, S4–S6)."""

from __future__ import annotations

from wooden_o.core.standing import Standing
from wooden_o.games.globe.numbers import ASK_NOTHING, POINTS, SOLITAIRE, THESPIAN
from wooden_o.games.globe.position import Position


def standing(position: Position) -> Standing | None:
    """Spaces covered decide the places behind the winner; alone the points count."""
    if position.ask != ASK_NOTHING:
        return None
    if position.level == SOLITAIRE:
        return alone(position)
    pieces = int(position.pieces)
    runs = [position.progress[seat * pieces : seat * pieces + pieces] for seat in range(int(position.seats))]
    scores = [sum(run) for run in runs]
    places = [1 + sum([1 for other in scores if other > score]) for score in scores]
    breakdown = [{"home": run.count(position.catalogue.home), "spaces": sum(run)} for run in runs]
    return Standing(tuple(places), tuple(scores), tuple(breakdown))


def alone(position: Position) -> Standing:
    total = sum(position.points)
    breakdown = {POINTS[kind]: position.points[kind] for kind in range(3)}
    breakdown["thespian"] = 1 if total >= THESPIAN else 0
    return Standing((1,), (total,), (breakdown,))
