"""Troupe drawn: the acts, the market and display, and every troupe with its stage and characters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wooden_o.envs.drawing.svg import LINE, MARKS, SEATS, dot, rect, text
from wooden_o.envs.rules import rules

View = Mapping[str, Any]
ELEMENTS = {
    "black": "#333333",
    "pink": "#e39ab5",
    "purple": "#7d4f9e",
    "blue": "#4a78b5",
    "green": "#5d9455",
    "yellow": "#e3bd3f",
}
WIDTH = 760
TOP = 150
PANEL = 128


def draw(view: View) -> tuple[float, float, list[str]]:
    shapes = [*heading(view), *acts(view), *markets(view)]
    for seat in range(view["seats"]):
        shapes += panel(view, seat, TOP + PANEL * seat)
    return WIDTH, TOP + PANEL * view["seats"] + 4, shapes


def heading(view: View) -> Iterator[str]:
    question = view["question"]
    yield text(10, 18, f"Day {view['day']} · {view['phase']} · {question['ask']}", 14)
    if view["standing"]:
        yield text(WIDTH - 10, 18, f"scores {' : '.join(map(str, view['standing']['scores']))}", 14, anchor="end")


def acts(view: View) -> Iterator[str]:
    """Three tracks; discs of one space lie on each other."""
    for act, told in enumerate(view["acts"]):
        y = 38 + 26 * act
        yield text(10, y + 4, ("I", "II", "III")[act])
        for space in range(told["length"] + 1):
            yield rect(30 + 26 * space, y - 11, 24, 22)
            yield text(42 + 26 * space, y + 4, space, 8, LINE, "middle")
        for seat, (space, height) in enumerate(told["discs"]):
            yield dot(42 + 26 * space, y - 3 * height, 7, SEATS[seat])
            yield text(42 + 26 * space, y - 3 * height + 3, MARKS[seat], 8, "white", "middle")


def markets(view: View) -> Iterator[str]:
    for row, kind in enumerate(("costume", "set")):
        yield text(350, 42 + 26 * row, f"{kind}s", 11)
        counts = view["market"][kind]
        elements = [colour for colour in ELEMENTS for _ in range(counts.get(colour, 0))]
        for place, colour in enumerate(elements):
            yield rect(410 + 16 * place, 31 + 26 * row, 14, 14, ELEMENTS[colour])
    yield text(350, 94, "display: " + ", ".join(view["display"]), 10)
    yield text(10, 128, f"deck {len(view['deck'])} · discards {len(view['discards'])}", 10)
    yield text(350, 110, f"objectives left {view['objectives']['unseen']}", 10)


def panel(view: View, seat: int, y: float) -> Iterator[str]:
    troupe = view["troupes"][seat]
    yield rect(6, y, WIDTH - 12, PANEL - 6, "none", SEATS[seat])
    facts = ("prestige", "pounds", "wages", "ambiance", "tokens", "cylinders")
    told = " · ".join(f"{fact} {troupe[fact]}" for fact in facts)
    turn = " ← to choose" if seat in view["to_act"] else ""
    yield text(14, y + 16, f"{MARKS[seat]} seat {seat}{turn}", 12, SEATS[seat])
    yield text(150, y + 16, told, 10)
    yield from stage(troupe, 14, y + 26)
    yield from characters(troupe, 190, y + 32)
    objectives = troupe["objectives"]
    faces = ", ".join(objectives["faces"]) if objectives["faces"] else f"{objectives['kept']} kept"
    yield text(14, y + PANEL - 14, f"objectives: {faces}", 10)


def stage(troupe: View, x: float, y: float) -> Iterator[str]:
    """Bottom row first, each row centred."""
    catalogue = rules("troupe").catalogue  # type: ignore[attr-defined]
    cells = [(cell, cell.partition(".")) for cell in [*catalogue.cells, *catalogue.printed]]
    widest = max(int(place) for _, (_, _, place) in cells)
    for cell, (row, _, place) in cells:
        length = max(int(other) for _, (level, _, other) in cells if level == row)
        left = x + 22 * (int(place) - 1 + (widest - length) / 2)
        fill = ELEMENTS.get(troupe["stage"].get(cell), LINE if cell in catalogue.printed else "none")
        yield rect(left, y + 22 * (3 - int(row)), 20, 20, fill)


def characters(troupe: View, x: float, y: float) -> Iterator[str]:
    """Names in four columns; brackets for Extras, a dot for used, z for resting; worn elements beside."""
    for place, told in enumerate(troupe["characters"]):
        left, top = x + 142 * (place % 4), y + 16 * (place // 4)
        name = f"({told['id']})" if told["extra"] else told["id"]
        mark = "z" if told["resting"] else "•" if told["used"] else ""
        yield text(left, top + 8, f"{name} {mark}", 10)
        for worn, colour in enumerate(told["costume"]):
            yield rect(left + 94 + 11 * worn, top, 9, 9, ELEMENTS[colour])
