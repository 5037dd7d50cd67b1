"""Globe drawn: the track around, a ladder from every corner to the theatre in the middle, and all pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wooden_o.envs.drawing.svg import CARD, FAINT, INK, LINE, SEATS, dot, mark, piece, rect, spoken, text
from wooden_o.envs.rules import rules
from wooden_o.games.globe.numbers import INSTRUCTIONS

View = Mapping[str, Any]
SIDE = 16  # spaces from corner to corner
LAP = 4 * SIDE
LADDER = 5
STEP = 40
EDGE = 44
SIZE = 2 * EDGE + SIDE * STEP
MIDDLE = SIZE / 2
CLASSES = ("#fbe6c8", "#d9e6d2", "#e6d5de")  # of plays: comedy, history, tragedy
SIGNS = {  # of instructions; amounts stand beside
    "pick-card": "❝",
    "lose-turn": "✕",
    "forward": "+",
    "back": "−",
    "nearest-comedy": "→C",
    "nearest-history": "→H",
    "nearest-tragedy": "→T",
    "opponent-forward": "☞+",
    "opponent-back": "☞−",
}


def draw(view: View) -> tuple[float, float, list[str]]:
    shapes = [*board(), *legend(), *heading(view), *seats(view), *card(view), *pieces(view)]
    return SIZE, SIZE, shapes


def heading(view: View) -> Iterator[str]:
    question = view["question"]
    yield text(MIDDLE, 112, f"Globe · {view['options']['level']}", 20, INK, "middle")
    if view["standing"] is None:
        asked = question["ask"].replace("-", " ")
        yield text(MIDDLE, 136, f"seat {question['seat']} · asked: {asked}", 14, FAINT, "middle")
        for place, pips in enumerate(question["dice"] or ()):
            yield from die(MIDDLE - 34 + 38 * place, 150, pips)


def die(x: float, y: float, pips: int) -> Iterator[str]:
    """A die of thirty, with its pips."""
    yield rect(x, y, 30, 30, "white", INK, 5)
    rows = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}[pips]
    for place in map(int, rows):
        yield dot(x + 7 + 8 * (place % 3), y + 7 + 8 * (place // 3), 2.4, INK)


def seats(view: View) -> Iterator[str]:
    """Who is how far, on the left; on the right turns that are owed, or alone the points."""
    for seat, progress in enumerate(view["progress"]):
        y = MIDDLE - 62 + 40 * seat
        yield mark(seat, 92, y - 5, 7, SEATS[seat])
        yield text(106, y, f"Seat {seat}" + " · to choose" * (seat in view["to_act"]), 14, SEATS[seat])
        yield text(106, y + 16, f"steps {', '.join(map(str, progress))}", 12, FAINT)
        lost, won = view["lost"][seat], view["extra"][seat]
        if lost or won:
            yield mark(seat, SIZE - 92, y - 5, 7, SEATS[seat])
            yield text(SIZE - 106, y, f"turns to lose {lost}, won {won}", 12, FAINT, "end")
    for place, (kind, points) in enumerate((view["points"] or {}).items()):
        yield text(SIZE - 92, MIDDLE - 20 + 22 * place, f"{kind} {points}", 14, FAINT, "end")


def legend() -> Iterator[str]:
    """What colours and signs of spaces mean."""
    for place, name in enumerate(("comedy", "history", "tragedy")):
        yield rect(MIDDLE - 116 + 82 * place, SIZE - 108, 14, 14, CLASSES[place])
        yield text(MIDDLE - 97 + 82 * place, SIZE - 97, name, 12, FAINT)
    yield text(MIDDLE, SIZE - 76, "❝ card · ✕ lose a turn · ± steps · → nearest", 11, FAINT, "middle")


def card(view: View) -> Iterator[str]:
    """The quotation on the discards, in lines of about forty letters, and its instruction."""
    if not view["card"]:
        return
    lines = [""]
    for word in f"“{view['card']['words']}”".split():
        if len(lines[-1]) + len(word) > 40:
            lines.append("")
        lines[-1] += f" {word}"
    top = SIZE - 188 - 10 * len(lines)
    for place, line in enumerate(lines):
        yield text(MIDDLE, top + 20 * place, line.strip(), 15, INK, "middle", 'font-style="italic"')
    told, amount = view["card"]["instruction"].replace("-", " "), view["card"]["amount"]
    yield text(MIDDLE, top + 20 * len(lines), f"{told} {amount or ''}".strip(), 12, FAINT, "middle")


def board() -> Iterator[str]:
    catalogue = rules("globe").catalogue  # type: ignore[attr-defined]
    for space in range(LAP + 4 * LADDER):
        x, y = where(space)
        play = catalogue.play[space]
        yield rect(x - 18, y - 18, 36, 36, CLASSES[catalogue.play_class[play]] if play >= 0 else CARD)
        sign = SIGNS.get(INSTRUCTIONS[catalogue.instruction[space]], "")
        yield text(x, y + 6, f"{sign}{catalogue.amount[space] or ''}", 13, FAINT, "middle")
        if space < LAP:
            yield text(x - 15, y - 9, space, 8, FAINT)
    for corner in range(4):
        x, y = where(corner * SIDE)
        name = spoken(catalogue.sources[catalogue.play[corner * SIDE]])
        above = -24 if y < MIDDLE else 34
        yield text(x - 18 if x < MIDDLE else x + 18, y + above, name, 13, INK, "start" if x < MIDDLE else "end")
    yield dot(MIDDLE, MIDDLE, 52, CLASSES[0], LINE)
    yield text(MIDDLE, MIDDLE - 28, "The Globe", 13, FAINT, "middle")


def where(space: int) -> tuple[float, float]:
    """The middle of a space: the track clockwise from the lower left, the ladders, the theatre."""
    if space >= LAP + 4 * LADDER:
        return MIDDLE, MIDDLE
    if space >= LAP:
        corner, rung = divmod(space - LAP, LADDER)
        x, y = where(corner * SIDE)
        share = (rung + 1) / (LADDER + 1) * 0.92
        return x + (MIDDLE - x) * share, y + (MIDDLE - y) * share
    side, along = divmod(space, SIDE)
    low, high, run = EDGE, SIZE - EDGE, along * STEP
    return ((low, high - run), (low + run, low), (high, low + run), (high - run, high))[side]


def pieces(view: View) -> Iterator[str]:
    """One stands in the middle of its space; pieces that share a space stand side by side."""
    standing: dict[int, list[int]] = {}
    for seat, spaces in enumerate(view["spaces"]):
        for space in spaces:
            standing.setdefault(space, []).append(seat)
    for space, sharing in standing.items():
        x, y = where(space)
        wide = min(len(sharing), 4)
        for place, seat in enumerate(sharing):
            yield from piece(seat, x + 17 * (place % 4 - (wide - 1) / 2), y + 3 + 17 * (place // 4), 10)
