"""The few shapes that tables are drawn with."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

PAPER = "#f6efdd"
CARD = "#fffaf0"
INK = "#2b2118"
FAINT = "#6f6250"
LINE = "#b8a888"
SEATS = ("#9c2f2f", "#2f5d8a", "#3f7a45", "#8a6a1f")
SMALL = ("and", "of", "the", "up")
SHAPES = (  # what is a colour is a shape too: in a square of two, around its middle
    "M0-.8A.8.8 0 1 1 0 .8A.8.8 0 1 1 0-.8",
    "M-.7-.7H.7V.7H-.7Z",
    "M0-.85L.85.65H-.85Z",
    "M0-.95L.95 0L0 .95L-.95 0Z",
)


def picture(width: float, height: float, shapes: list[str]) -> str:
    """The shapes on a sheet of paper."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">'
    return head + rect(0, 0, width, height, PAPER, "none") + "".join(shapes) + "</svg>"


def rect(
    x: float, y: float, width: float, height: float, fill: str = "none", stroke: str = LINE, corner: float = 3
) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}"'
    return f'<rect {place} fill="{fill}" stroke="{stroke}"/>'


def dot(x: float, y: float, radius: float, fill: str, stroke: str = INK) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}" stroke-width=".8"/>'


def text(
    x: float, y: float, words: object, size: float = 12, fill: str = INK, anchor: str = "start", more: str = ""
) -> str:
    style = f'font-family="Georgia, serif" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}" {more}'
    return f'<text x="{x:g}" y="{y:g}" {style.strip()}>{escape(str(words))}</text>'


def mark(seat: int, x: float, y: float, size: float, fill: str) -> str:
    """A seat's shape."""
    return f'<path d="{SHAPES[seat]}" transform="translate({x:g} {y:g}) scale({size:g})" fill="{fill}"/>'


def piece(seat: int, x: float, y: float, radius: float) -> Iterator[str]:
    """A seat's disc or pawn."""
    yield dot(x, y, radius, SEATS[seat], PAPER)
    yield mark(seat, x, y, radius * 0.55, "white")


def spoken(name: str) -> str:
    """An id as one would write it."""
    return " ".join(word if word in SMALL else word.capitalize() for word in name.split("-"))
