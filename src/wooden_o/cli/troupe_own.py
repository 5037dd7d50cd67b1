"""A player's own board of Troupe, drawn from a view: stage, ambiance, company, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wooden_o.cli.marks import element, elements
from wooden_o.cli.troupe_cards import RECONSTRUCTED, Cards
from wooden_o.games.troupe.numbers import AMBIANCE_TOP, COLOURS
from wooden_o.words import Words

PRINTED = "▓"
CANDLE = "i"
FREE = "·"
CELL = 4  # columns a cell takes, so that half a cell is a whole number of them


class OwnBoard:
    """The board in front of the viewer."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.cards = cards
        catalogue = cards.catalogue
        places = [*catalogue.cells, *catalogue.printed]
        self.rows = [width_of(places, row) for row in range(1, 1 + max(int(place.split(".")[0]) for place in places))]

    def stage(self, troupe: dict[str, Any], lit: Mapping[str, str]) -> Group:
        """From the top row down, each set off by half a cell; lit cells carry the number of their choice."""
        lines: list[RenderableType] = []
        for row in range(len(self.rows), 0, -1):
            line = Text(f"{row} ", "dim")
            line.append(" " * ((max(self.rows) - self.rows[row - 1]) * CELL // 2))
            for place in range(1, self.rows[row - 1] + 1):
                line.append_text(self.cell(f"{row}.{place}", troupe["stage"], lit))
            lines.append(line)
        ours = RECONSTRUCTED if any(row.startswith("stage") for row in self.cards.reconstructed) else ""
        return Group(*lines, Text(self.words.text("cli-stage-legend") + ours, "dim"))

    def cell(self, cell: str, stage: Mapping[str, str], lit: Mapping[str, str]) -> Text:
        catalogue = self.cards.catalogue
        if cell in catalogue.printed:
            mark = Text(PRINTED, "grey50")
        elif cell in stage:
            mark = element(stage[cell])
        elif cell in lit:
            mark = Text(lit[cell], "bold reverse")
        else:
            candle = catalogue.candles >> catalogue.cells.index(cell) & 1
            mark = Text(CANDLE if candle else FREE, "yellow" if candle else "dim")
        gap = CELL - mark.cell_len
        return Text(" " * (gap // 2)).append_text(mark).append(" " * (gap - gap // 2))

    def ambiance(self, troupe: dict[str, Any]) -> Text:
        """The track from the unlit candle to the lit one, with the disc on it."""
        line = Text(f"{self.words.text('cli-ambiance')}  ", "bold")
        for space in range(AMBIANCE_TOP + 1):
            here = space == troupe["ambiance"]
            label = self.words.text(f"ambiance-{space}")
            line.append(f"▶{label}◀" if here else f" {label} ", "bold reverse" if here else "dim")
        return line

    def company(self, troupe: dict[str, Any]) -> Table:
        """Everybody in the company: costume, what they do, and whether they can."""
        text = self.words.text
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("cli-character", "cli-costume", "cli-does", "cli-power", "cli-cost"):
            table.add_column(text(heading), header_style="bold", overflow="fold")
        for person in troupe["characters"]:
            state = "used" if person["used"] else "resting" if person["resting"] else ""
            name = Text(self.name(person), "dim" if state else "")
            name.append(f" ({text(f'cli-state-{state}')})" if state else "", "italic")
            card, extra = person["id"], person["extra"]
            does = "" if extra else self.cards.does(card)
            cost = self.cards.cost(card, extra)
            table.add_row(name, self.costume(person), does, self.cards.power(card, extra), f"£{cost}" if cost else "")
        return table

    def name(self, person: dict[str, Any]) -> str:
        if person["extra"]:
            front = self.words.text(f"character-{person['id']}")
            return self.words.text("extra-of", character=front)
        return self.cards.name(person["id"])

    def costume(self, person: dict[str, Any]) -> Text:
        """Three places, and the value of what is sewn on."""
        if not person["extra"] and self.cards.kind(person["id"]) != "actor":
            return Text()
        worn = person["costume"]
        values = self.cards.catalogue.element_value
        value = sum(values[COLOURS.index(colour) + 1] for colour in worn)
        marks = elements(worn).append("·" * (3 - len(worn)), "dim")
        return marks.append(f" {value}", "bold" if len(worn) == 3 else "dim") if worn else marks

    def objectives(self, troupe: dict[str, Any]) -> list[Text]:
        """One's own objectives, kept and drawn."""
        hand = troupe["objectives"]
        faces = [*(hand["faces"] or []), *(hand["drawn_faces"] or [])]
        lines = [Text(f"{self.words.text('cli-my-objectives')}", "bold")] if faces else []
        return [
            *lines,
            *(Text(f"  {self.words.text(f'objective-{face}')}: {self.cards.objective(face)}") for face in faces),
        ]


def width_of(places: list[str], row: int) -> int:
    return max(int(place.split(".")[1]) for place in places if place.split(".")[0] == str(row))
