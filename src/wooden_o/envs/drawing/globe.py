"""Globe drawn: the track around, a ladder from every corner to the theatre in the middle, and all pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wooden_o.envs.drawing.svg import LINE, MARKS, SEATS, dot, rect, text

View = Mapping[str, Any]
SIDE = 16  # spaces from corner to corner
LAP = 4 * SIDE
LADDER = 5
STEP = 30
EDGE = 40
SIZE = 2 * EDGE + SIDE * STEP


def draw(view: View) -> tuple[float, float, list[str]]:
    shapes = [*board(), *pieces(view)]
    question = view["question"]
    line = f"{view['options']['level']} · {question['ask']} · seat {question['seat']} · dice {question['dice']}"
    shapes.append(text(10, 18, line, 13))
    if view["card"]:
        shapes.append(text(SIZE / 2, SIZE - 8, f"“{view['card']['words']}”", 11, anchor="middle"))
    return SIZE, SIZE, shapes


def board() -> Iterator[str]:
    for space in range(LAP + 4 * LADDER):
        x, y = where(space)
        yield rect(x - 13, y - 13, 26, 26)
        if space < LAP:
            yield text(x, y + 3, space, 8, LINE, "middle")
    yield dot(SIZE / 2, SIZE / 2, 34, "#efe2c0")
    yield text(SIZE / 2, SIZE / 2 - 20, "Globe", 10, anchor="middle")


def where(space: int) -> tuple[float, float]:
    """The middle of a space: the track clockwise from the lower left, the ladders, the theatre."""
    if space >= LAP + 4 * LADDER:
        return SIZE / 2, SIZE / 2
    if space >= LAP:
        corner, rung = divmod(space - LAP, LADDER)
        x, y = where(corner * SIDE)
        share = (rung + 1) / (LADDER + 1) * 0.85
        return x + (SIZE / 2 - x) * share, y + (SIZE / 2 - y) * share
    side, along = divmod(space, SIDE)
    low, high, run = EDGE, SIZE - EDGE, along * STEP
    return ((low, high - run), (low + run, low), (high, low + run), (high - run, high))[side]


def pieces(view: View) -> Iterator[str]:
    """Pieces that share a space stand side by side."""
    standing: dict[int, int] = {}
    for seat, spaces in enumerate(view["spaces"]):
        for space in spaces:
            beside = standing[space] = standing.get(space, -1) + 1
            x, y = where(space)
            x, y = x - 6 + 12 * (beside % 3), y - 6 + 12 * (beside // 3)
            yield dot(x, y, 7, SEATS[seat])
            yield text(x, y + 3, MARKS[seat], 8, "white", "middle")
