"""Symbols and colours of the terminal: everything that is a colour is also a symbol."""

from __future__ import annotations

from rich.text import Text

SEAT_MARKS = "①②③④"
SEAT_STYLES = ("bold red", "bold green", "bold cyan", "bold magenta")
NEUTRAL_MARK = "◇"
ELEMENTS = {"black": "■", "pink": "♥", "purple": "◆", "blue": "●", "green": "▲", "yellow": "★"}
STYLES = {
    "black": "bold grey66",
    "pink": "bold #ff87af",
    "purple": "bold #af5fff",
    "blue": "bold #5f87ff",
    "green": "bold #5faf5f",
    "yellow": "bold #ffd700",
}


def seat_mark(seat: int) -> Text:
    return Text(SEAT_MARKS[seat], SEAT_STYLES[seat])


def seat_name(seat: int, names: list[str]) -> Text:
    return Text(f"{SEAT_MARKS[seat]} {names[seat]}", SEAT_STYLES[seat])


def seats_in_order(seats: list[int], names: list[str]) -> Text:
    return Text(" → ").join(seat_name(seat, names) for seat in seats) if seats else Text("–")


def element(colour: str) -> Text:
    return Text(ELEMENTS[colour], STYLES[colour])


def elements(colours: list[str]) -> Text:
    return Text().join(element(colour) for colour in colours)
