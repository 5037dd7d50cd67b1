"""Plots as SVG text: bars with intervals, stacked bars, histograms. No library, no script, readable in the dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

WIDTH = 720
LEFT = 150
ROW = 30
BINS = 60
COLOURS = ("#8c2f39", "#386641", "#1d4e89", "#b5651d", "#6a4c93", "#287271", "#a44a3f", "#5e548e", "#7f5539", "#4f772d")


def svg(height: float, parts: Sequence[str], title: str) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
    return "".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def bars(
    title: str, rows: Sequence[tuple[str, float, float, float]], low: float, high: float, mark: float | None
) -> str:
    """A bar a row of so many per cent, with its interval; `mark` is a line to compare with."""
    parts = []
    if mark is not None:
        x = place(mark, low, high)
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{len(rows) * ROW}" class="mark"/>')
    for number, (name, value, least, most) in enumerate(rows):
        y = number * ROW
        end, one, two = (place(each, low, high) for each in (value, least, most))
        parts.append(text(LEFT - 8, y + 19, name, "end"))
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<rect x="{LEFT}" y="{y + 6}" width="{max(end - LEFT, 0):.1f}" height="18" fill="{colour}"/>')
        parts.append(
            f'<path d="M{one:.1f} {y + 15}H{two:.1f}M{one:.1f} {y + 10}v10M{two:.1f} {y + 10}v10" class="bar"/>'
        )
        parts.append(text(min(two, WIDTH - 60) + 6, y + 19, f"{value:.1f} %"))
    return svg(len(rows) * ROW + 4, parts, title)


def place(value: float, low: float, high: float) -> float:
    share = (min(max(value, low), high) - low) / (high - low) if high > low else 0.0
    return LEFT + share * (WIDTH - LEFT - 60)


def stacks(title: str, rows: Sequence[tuple[str, dict[str, float]]], names: Sequence[str]) -> str:
    """What each row's total is made of; what was lost stands left of the axis' zero."""
    most = max((sum(value for value in parts.values() if value > 0) for _, parts in rows), default=1.0) or 1.0
    least = min((sum(value for value in parts.values() if value < 0) for _, parts in rows), default=0.0)
    parts = []
    for number, (name, values) in enumerate(rows):
        y = number * ROW
        parts.append(text(LEFT - 8, y + 19, name, "end"))
        up, down = 0.0, 0.0
        for index, source in enumerate(names):
            value = values.get(source, 0.0)
            start = up if value >= 0 else down + value
            one, two = place(start, least, most), place(start + abs(value), least, most)
            words = f"<title>{escape(source)} {value:.1f}</title>"
            shape = (
                f'x="{one:.1f}" y="{y + 6}" width="{two - one:.1f}" height="18" fill="{COLOURS[index % len(COLOURS)]}"'
            )
            parts.append(f"<rect {shape}>{words}</rect>")
            up, down = (up + value, down) if value >= 0 else (up, down + value)
        parts.append(text(place(up, least, most) + 6, y + 19, f"{up + down:.1f}".replace("-", "−")))
    zero = place(0.0, least, most)
    parts.append(f'<line x1="{zero:.1f}" x2="{zero:.1f}" y1="2" y2="{len(rows) * ROW}" class="zero"/>')
    return svg(len(rows) * ROW + 4, parts, title)


def histogram(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How often each whole number came up, in the colours of the rows, one upon the other."""
    every = [round(value) for _, values in rows for value in values]
    low, high = min(every), max(every)
    width = max(1, -(-(high - low + 1) // BINS))  # whole numbers to a bin
    counts = [Counter((round(value) - low) // width for value in values) for _, values in rows]
    bins = (high - low) // width + 1
    most = max(sum(count[index] for count in counts) for index in range(bins))
    step = (WIDTH - 20) / bins
    parts = []
    for index in range(bins):
        top = 126.0
        start = low + index * width
        for row, (name, _) in enumerate(rows):
            tall = 120 * counts[row][index] / most
            top -= tall
            shape = f'x="{10 + index * step:.1f}" y="{top:.1f}" width="{step * 0.86:.1f}" height="{tall:.1f}"'
            words = f"<title>{escape(name)}, {start}: {counts[row][index]}</title>"
            parts.append(f'<rect {shape} fill="{COLOURS[row % len(COLOURS)]}">{words}</rect>')
        if bins <= 25 or index % 5 == 0:
            parts.append(text(10 + (index + 0.43) * step, 144, str(start).replace("-", "−"), "middle"))
    return svg(152, parts, title)
