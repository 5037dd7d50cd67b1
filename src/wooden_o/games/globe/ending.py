"""The end: who came first, and how far the others got (B14, S4–S6)."""

from __future__ import annotations

from wooden_o.core.standing import Standing
from wooden_o.games.globe.numbers import ASK_NOTHING, POINTS, SOLITAIRE
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
    breakdown = [spaces_by_place(run, position.catalogue.home) for run in runs]
    return Standing(tuple(places), tuple(scores), tuple(breakdown))


def spaces_by_place(run: list[int], home: int) -> dict[str, int]:
    """The spaces covered by the pieces in the Globe and by those on their way."""
    arrived = run.count(home) * home
    return {"home": arrived, "under-way": sum(run) - arrived}


def alone(position: Position) -> Standing:
    total = sum(position.points)
    breakdown = {POINTS[kind]: position.points[kind] for kind in range(3)}
    return Standing((1,), (total,), (breakdown,))
