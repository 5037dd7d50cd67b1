"""The board of Globe in a terminal: the square track with its four ladders."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from wooden_o.cli.marks import SEAT_MARKS, SEAT_STYLES
from wooden_o.games.globe.data import Box

View = dict[str, Any]
Grid = dict[tuple[int, int], Text]
CELL = 4  # columns a space takes
SIGNS = {
    "pick-card": "?",
    "lose-turn": "×",
    "forward": "+",
    "back": "−",
    "nearest-comedy": "C",
    "nearest-history": "H",
    "nearest-tragedy": "T",
}
CLASS_STYLES = {"comedy": "green", "history": "yellow", "tragedy": "red"}


class Board:
    """What is printed, with the pieces on it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.kinds = {play.id: play.kind for play in box.plays}
        self.width = (box.side + 1) * CELL

    def draw(self, view: View) -> Text:
        """Rows of the square: corners at its four angles, ladders to the centre."""
        side = self.box.side
        grid: Grid = {}
        for space in range(4 * side):
            grid[self.at(space)] = self.sign(space)
        for rung in range(4 * self.box.ladder):
            slope = "╱" if rung // self.box.ladder % 2 else "╲"
            grid[self.on_ladder(rung)] = Text(slope, "dim")
        grid[side // 2, side // 2] = Text("◎", "bold")
        self.put_pieces(view, grid)
        lines = [Text().join(centred(grid.get((row, column))) for column in range(side + 1)) for row in range(side + 1)]
        return Text("\n").join(lines)

    def at(self, space: int) -> tuple[int, int]:
        """Where a space of the track lies, counterclockwise from the bottom right corner."""
        side = self.box.side
        edge, along = divmod(space, side)
        return ((side - along, side), (0, side - along), (along, 0), (side, along))[edge]

    def on_ladder(self, rung: int) -> tuple[int, int]:
        corner, step = divmod(rung, self.box.ladder)
        row, column = self.at(corner * self.box.side)
        middle = self.box.side // 2
        share = (step + 1) / (self.box.ladder + 1)
        return round(row + (middle - row) * share), round(column + (middle - column) * share)

    def sign(self, space: int) -> Text:
        """Its class where a play is named (pink ones as capitals in reverse), else its instruction."""
        found = self.box.spaces[space]
        if space % self.box.side == 0:
            return Text("▣", "bold")
        if found.instruction == "none":
            kind = self.kinds[found.play]
            return Text(kind[0], f"{CLASS_STYLES[kind]}{' reverse' if found.pink else ''}")
        amount = str(found.amount) if found.amount else ""
        return Text(f"{SIGNS[found.instruction]}{amount}", "cyan" if found.instruction == "pick-card" else "dim")

    def put_pieces(self, view: View, grid: Grid) -> None:
        """Pieces cover what is printed; several on a corner stand side by side."""
        standing: dict[tuple[int, int], list[Text]] = {}
        for seat, spaces in enumerate(view["spaces"]):
            for space in spaces:
                standing.setdefault(self.place(space), []).append(Text(SEAT_MARKS[seat], SEAT_STYLES[seat]))
        for place, marks in standing.items():
            grid[place] = Text().join(marks[: CELL - 1])

    def place(self, space: int) -> tuple[int, int]:
        rung = space - 4 * self.box.side
        if rung < 0:
            return self.at(space)
        middle = self.box.side // 2
        return self.on_ladder(rung) if rung < 4 * self.box.ladder else (middle, middle)


def centred(mark: Text | None) -> Text:
    mark = mark or Text(" ")
    gap = CELL - mark.cell_len
    return Text(" " * (gap // 2)).append_text(mark).append(" " * (gap - gap // 2))
