"""Troupe drawn: the acts, the market and display, and every troupe with its stage and characters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wooden_o.envs.drawing.svg import CARD, FAINT, INK, LINE, PAPER, SEATS, mark, piece, rect, spoken, text
from wooden_o.envs.rules import rules

View = Mapping[str, Any]
ELEMENTS = {  # the colour, and its letter in a colour that can be read on it
    "black": ("#333333", "K", "white"),
    "pink": ("#e8a3bd", "P", INK),
    "purple": ("#7d4f9e", "U", "white"),
    "blue": ("#4a78b5", "B", "white"),
    "green": ("#5d9455", "G", "white"),
    "yellow": ("#e3bd3f", "Y", INK),
}
WIDTH = 900
TOP = 188
PANEL = 152
FACTS = ("prestige", "pounds", "wages", "ambiance", "tokens", "cylinders")


def draw(view: View) -> tuple[float, float, list[str]]:
    shapes = [*heading(view), *acts(view), *markets(view)]
    for seat in range(view["seats"]):
        shapes += panel(view, seat, TOP + PANEL * seat)
    return WIDTH, TOP + PANEL * view["seats"] + 4, shapes


def heading(view: View) -> Iterator[str]:
    asked = view["question"]["ask"]
    when = f"Day {view['day']}" if view["day"] else "Before the first day"
    yield text(14, 28, when, 20)
    told = spoken(view["phase"]) + ("" if asked == "nothing" else f" · asked: {asked.replace('-', ' ')}")
    yield text(WIDTH - 14, 28, told, 15, FAINT, "end")
    if view["standing"]:
        yield text(WIDTH / 2, 28, f"scores {' : '.join(map(str, view['standing']['scores']))}", 17, INK, "middle")


def acts(view: View) -> Iterator[str]:
    """Three tracks; discs of one space lie on each other."""
    for act, told in enumerate(view["acts"]):
        y = 62 + 36 * act
        yield text(26, y + 5, ("I", "II", "III")[act], 14, FAINT, "middle")
        for space in range(told["length"] + 1):
            yield rect(42 + 34 * space, y - 14, 32, 28, CARD)
            yield text(58 + 34 * space, y + 4, space, 10, LINE, "middle")
        lying = sorted((height, space, seat) for seat, (space, height) in enumerate(told["discs"]))
        for height, space, seat in lying:
            yield from piece(seat, 58 + 34 * space + 3 * height - 3, y - 3 * height, 10)


def markets(view: View) -> Iterator[str]:
    for row, kind in enumerate(("costume", "set")):
        y = 62 + 32 * row
        yield text(450, y + 5, "Costumes" if kind == "costume" else "Sets", 13, FAINT)
        counts = view["market"][kind]
        elements = [colour for colour in ELEMENTS for _ in range(counts.get(colour, 0))]
        for place, colour in enumerate(elements):
            yield from element(520 + 21 * place, y - 9, 18, colour)
        if not elements:
            yield text(520, y + 5, "none", 12, LINE)
    yield text(450, 131, "Display", 13, FAINT)
    yield text(520, 131, ", ".join(map(spoken, view["display"])) or "none", 12)
    piles = f"deck {len(view['deck'])} · discards {len(view['discards'])} · objectives unseen "
    piles += f"{view['objectives']['unseen']}, put back {len(view['objectives']['queue'])}"
    yield text(450, 157, piles, 12, FAINT)


def element(x: float, y: float, size: float, colour: str) -> Iterator[str]:
    """A piece of cloth or scenery, with the letter of its colour."""
    fill, letter, ink = ELEMENTS[colour]
    yield rect(x, y, size, size, fill, LINE)
    yield text(x + size / 2, y + size * 0.72, letter, size * 0.6, ink, "middle")


def panel(view: View, seat: int, y: float) -> Iterator[str]:
    troupe = view["troupes"][seat]
    yield rect(8, y, WIDTH - 16, PANEL - 10, CARD, SEATS[seat], 6)
    yield mark(seat, 26, y + 19, 7, SEATS[seat])
    yield text(40, y + 24, f"Seat {seat}", 15, SEATS[seat])
    if seat in view["to_act"]:
        yield text(100, y + 24, "to choose", 12, SEATS[seat], more='font-style="italic"')
    for place, fact in enumerate(FACTS):
        yield text(214 + 112 * place, y + 24, f"{troupe[fact]} {fact}", 14)
    yield from stage(troupe, 20, y + 38)
    yield from characters(troupe, 214, y + 36)
    yield text(20, y + PANEL - 22, f"Objectives: {objectives(troupe['objectives'])}", 12, FAINT)


def objectives(told: View) -> str:
    """Their faces, where they may be seen."""
    return (
        ", ".join(map(spoken, told["faces"])) if told["faces"] else f"{told['kept']} kept" if told["kept"] else "none"
    )


def stage(troupe: View, x: float, y: float) -> Iterator[str]:
    """Bottom row first, each row centred."""
    catalogue = rules("troupe").catalogue  # type: ignore[attr-defined]
    cells = [(cell, cell.partition(".")) for cell in [*catalogue.cells, *catalogue.printed]]
    widest = max(int(place) for _, (_, _, place) in cells)
    for cell, (row, _, place) in cells:
        length = max(int(other) for _, (level, _, other) in cells if level == row)
        left, top = x + 25 * (int(place) - 1 + (widest - length) / 2), y + 25 * (3 - int(row))
        yield rect(left, top, 23, 23, "#d9cbb0" if cell in catalogue.printed else PAPER)
        if cell in troupe["stage"]:
            yield from element(left, top, 23, troupe["stage"][cell])


def characters(troupe: View, x: float, y: float) -> Iterator[str]:
    """A card each: Extras in italics, who was used on a dark edge, who rests faint with a z."""
    for place, told in enumerate(troupe["characters"]):
        left, top = x + 168 * (place % 4), y + 25 * (place // 4)
        resting, used = told["resting"], told["used"]
        yield rect(left, top, 162, 21, PAPER if resting else "white", INK if used else LINE)
        name = spoken(told["id"]) + (" z" if resting else " •" if used else "")
        italic = 'font-style="italic"' if told["extra"] else ""
        yield text(left + 7, top + 15, name, 12, FAINT if resting else INK, more=italic)
        for worn, colour in enumerate(told["costume"]):
            yield from element(left + 109 + 17 * worn, top + 3, 15, colour)
