"""`wooden-o booklet`: plays, kings, quotations and a life of Shakespeare, to read."""

from __future__ import annotations

import tomllib
from argparse import ArgumentParser, Namespace
from importlib import resources
from typing import TYPE_CHECKING, Any

from wooden_o.core.errors import BadOptions
from wooden_o.words import Words

if TYPE_CHECKING:
    from rich.console import Console

PAGES = ("kings", "life", "quotations")
COLUMN = 90  # the widest a text is set


def add(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("topic", nargs="*", help=words.text("cli-option-topic"))


def run(args: Namespace, words: Words) -> int:
    from rich.console import Console

    console = Console(highlight=False, emoji=False, markup=False)
    if console.width > COLUMN:
        console.width = COLUMN
    topic = " ".join(args.topic).strip()
    reader = Reader(words, console)
    page = {"": reader.contents, "kings": reader.kings, "life": reader.life, "quotations": reader.quotations}.get(topic)
    if page is not None:
        page()
    else:
        reader.play(reader.find(topic))
    return 0


def rows(name: str) -> list[dict[str, Any]]:
    """A table of the booklet's facts."""
    folder = resources.files("wooden_o.games.globe") / "content"
    tables = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
    found: list[dict[str, Any]] = next(iter(tables.values()))
    return found


class Reader:
    """Opens the booklet at a page."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.plays = rows("plays")

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(text, style="bold")

    def title(self, source: str) -> str:
        return self.words.text("booklet-sonnets" if source == "sonnets" else f"booklet-title-{source}")

    def contents(self) -> None:
        from rich.table import Table

        self.heading(self.words.text("booklet-name"))
        for message in ("booklet-about", "booklet-intro-plays"):
            self.console.print(self.words.prose(message))
            self.console.print()
        grid = Table.grid(padding=(0, 2))
        for play in self.plays:
            kind = self.words.text(f"booklet-class-{play['class']}")
            grid.add_row(self.title(play["id"]), kind, play["written"].replace("-", "–"), play["id"], style="")
        self.console.print(grid)
        self.console.print()
        self.console.print(self.words.text("cli-booklet-how"), style="dim")

    def find(self, topic: str) -> str:
        """A play by its id, or by the beginning of its title in the language spoken."""
        wanted = topic.casefold()
        for play in self.plays:
            if wanted == play["id"]:
                return str(play["id"])
        for play in self.plays:
            titles = [self.title(play["id"]), play["title_en"], play["title_de"]]
            if any(wanted in title.casefold() for title in titles):
                return str(play["id"])
        raise BadOptions(self.words.text("cli-error-topic", topic=topic))

    def play(self, play: str) -> None:
        """Synopsis, characters and quotations of a play."""
        row = next(row for row in self.plays if row["id"] == play)
        self.heading(self.title(play))
        kind = self.words.text(f"booklet-class-{row['class']}")
        date = self.words.text("booklet-heading-date")
        self.console.print(f"{kind} · {date}: {row['written'].replace('-', '–')}", style="dim")
        self.console.print()
        self.console.print(self.words.prose(f"booklet-synopsis-{play}"))
        self.heading(self.words.text("booklet-heading-characters"))
        self.console.print(", ".join(who["name"] for who in rows("characters") if who["play"] == play))
        found = [quotation for quotation in rows("quotations") if quotation["source"] == play]
        if found:
            self.heading(self.words.text("booklet-heading-quotations"))
            self.quote(found)

    def quotations(self) -> None:
        """The index of all quotations, play by play."""
        found = rows("quotations")
        self.heading(self.words.text("booklet-heading-quotations"))
        self.console.print(self.words.prose("booklet-intro-quotations"))
        for source in [*(play["id"] for play in self.plays), "sonnets"]:
            self.heading(self.title(source))
            self.quote([quotation for quotation in found if quotation["source"] == source])

    def quote(self, quotations: list[dict[str, Any]]) -> None:
        from rich.padding import Padding
        from rich.text import Text

        names = {(who["play"], who["id"]): who["name"] for who in rows("characters")}
        for quotation in quotations:
            speaker = names.get((quotation["source"], quotation["speaker"]), quotation["speaker"])
            text = Text(quotation["words"]).append(f"  {self.place(quotation, speaker)}", "dim")
            self.console.print(Padding(text, (0, 0, 0, 2), expand=False))

    def place(self, quotation: dict[str, Any], speaker: str) -> str:
        """Who says it where; a line number that nobody has checked says so."""
        if quotation["sonnet"]:
            return self.words.text("cli-booklet-sonnet", number=quotation["sonnet"])
        numbers = {name: str(quotation[name]) for name in ("act", "scene", "line")}
        place = self.words.text("cli-booklet-place", **numbers)
        if not quotation["line_checked"]:
            place += f" ({self.words.text('cli-booklet-unchecked')})"
        return self.words.text("cli-booklet-spoken-by", speaker=speaker, place=place)

    def kings(self) -> None:
        from rich.table import Table
        from rich.text import Text

        self.heading(self.words.text("booklet-heading-kings"))
        self.console.print(self.words.prose("booklet-intro-kings"))
        self.console.print()
        grid = Table.grid(padding=(0, 2))
        for king in rows("kings"):
            years = f"{king['reigned_from']}–{king['reigned_to']}"
            plays = ", ".join(self.title(play) for play in king["plays"])
            name = Text(king[f"name_{self.words.language}"], "bold")
            seen = Text(plays or self.words.text("booklet-king-no-play"), "italic")
            note = Text(f"\n{self.words.prose('booklet-king-' + king['id'])}\n")
            grid.add_row(name, years, king["house"], seen.append_text(note))
        self.console.print(grid)

    def life(self) -> None:
        self.heading(self.words.text("booklet-heading-life"))
        self.console.print(self.words.prose("booklet-intro-life"))
        part = 1
        while self.words.has(f"booklet-life-{part}"):
            self.console.print()
            self.console.print(self.words.prose(f"booklet-life-{part}"))
            part += 1
