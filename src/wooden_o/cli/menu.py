"""What can be answered just now: numbered where there are few, searched by name where there are many."""

from __future__ import annotations

from collections import Counter

from rich.table import Table as Grid
from rich.text import Text

from wooden_o.cli.tables import Table
from wooden_o.core import Choice, Game

MANY = 20  # more choices of one verb than this are searched, not listed
TWO_COLUMNS = 8  # from how many choices on, where the terminal is wide
WIDE = 160


class Menu:
    """The legal choices of a seat; `shown` are those with a number beside them."""

    def __init__(self, game: Game, table: Table, legal: list[int]) -> None:
        self.game = game
        self.table = table
        self.choices = {number: game.choice(number) for number in legal}
        verbs = Counter(choice.verb for choice in self.choices.values())
        self.shown = [number for number, choice in self.choices.items() if verbs[choice.verb] <= MANY]
        self.hidden = [number for number, choice in self.choices.items() if verbs[choice.verb] > MANY]

    def listed(self) -> list[Choice]:
        return [self.choices[number] for number in self.shown]

    def pick(self, typed: str) -> int | None:
        """A number on the list, or the spelling of a legal choice."""
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(self.shown):
            return self.shown[int(typed) - 1]
        number = self.game.vocabulary.numbers.get(typed)
        return number if number in self.choices else None

    def search(self, typed: str) -> tuple[list[int], bool]:
        """The choices that a typed name may mean, best first, and whether it is sure."""
        keys, sure = self.table.find(typed)
        numbers = [self.game.vocabulary.numbers[key] for key in keys]
        return [number for number in numbers if number in self.choices], sure

    def offer(self, numbers: list[int]) -> None:
        """List these instead, until the next step."""
        self.shown = numbers

    def grid(self, view: dict[str, object], width: int) -> Grid:
        """The list as it is printed: number, words, what it means, key."""
        rows = [self.row(place, view) for place in range(len(self.shown))]
        columns = 2 if width >= WIDE and len(rows) > TWO_COLUMNS else 1
        height = -(-len(rows) // columns)
        grid = Grid.grid(padding=(0, 1))
        for at in range(height):
            cells = [rows[at + height * column] for column in range(columns) if at + height * column < len(rows)]
            grid.add_row(*(part for cell in cells for part in cell))
        return grid

    def row(self, place: int, view: dict[str, object]) -> tuple[Text, Text, Text]:
        choice = self.choices[self.shown[place]]
        label = Text(self.table.speaker.choice(choice))
        detail = self.table.detail(choice, view)
        label.append(f"  {detail}" if detail else "", "dim")
        return Text(f"{place + 1:>3}", "bold"), label, Text(choice.key, "dim italic")
