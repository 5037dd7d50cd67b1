"""The few shapes that tables are drawn with."""

from __future__ import annotations

from html import escape

PAPER = "#f6efdd"
INK = "#2b2118"
LINE = "#b8a888"
SEATS = ("#9c2f2f", "#2f5d8a", "#3f7a45", "#8a6a1f")
MARKS = ("●", "■", "▲", "◆")  # what is a colour is a symbol too


def picture(width: float, height: float, shapes: list[str]) -> str:
    """The shapes on a sheet of paper."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">'
    return head + rect(0, 0, width, height, PAPER, "none") + "".join(shapes) + "</svg>"


def rect(x: float, y: float, width: float, height: float, fill: str = "none", stroke: str = LINE) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="2" fill="{fill}" stroke="{stroke}"/>'


def dot(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}" stroke-width=".6"/>'


def text(x: float, y: float, words: object, size: float = 11, fill: str = INK, anchor: str = "start") -> str:
    style = f'font-family="Georgia, serif" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(str(words))}</text>'
