"""A game at the terminal: people at the keyboard, programs on the other seats, everything told in words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from wooden_o.cli import standings
from wooden_o.cli.files import BadFile, Log, history, write_record
from wooden_o.cli.players import Player
from wooden_o.cli.tables import Table
from wooden_o.cli.turn import Left, Turn
from wooden_o.core import NATURE, Event
from wooden_o.match import Dealer, Match
from wooden_o.words import Words

CLEAR = "\033[H\033[2J\033[3J"  # the screen and what has scrolled off it


class Session:
    """One game from here to its end, or until somebody leaves."""

    def __init__(
        self,
        match: Match,
        table: Table,
        words: Words,
        console: Console,
        programs: Mapping[int, Player],
        dealer: Dealer,
        save: Path | None,
    ) -> None:
        self.match = match
        self.table = table
        self.words = words
        self.console = console
        self.programs = programs
        self.people = [seat for seat in range(match.seats) if seat not in programs]
        self.dealer = dealer
        self.save = save
        self.log: Log = history(match.game, match)
        self.told = dict.fromkeys(self.people, len(self.log))  # by seat: how much of the log it has read
        self.keyboard: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at it

    def run(self) -> int:
        try:
            while self.match.state.to_act():
                self.step()
            self.curtain()
        except (EOFError, KeyboardInterrupt, Left):
            self.console.print()
            self.farewell()
        return 0

    def step(self) -> None:
        """Whoever is first to act acts."""
        seat = self.match.state.to_act()[0]
        if seat == NATURE:
            self.note(self.dealer.deal(self.match))
        elif seat in self.programs:
            self.note(self.match.play_number(seat, self.programs[seat](self.match.state, seat)))
        else:
            Turn(self, seat).ask()
        self.keep()

    def note(self, events: list[Event]) -> None:
        self.log += [(len(self.match.moves), event) for event in events]

    def keep(self) -> None:
        if self.save is not None:
            write_record(self.save, self.match.record(), self.words)

    def save_to(self, path: Path) -> None:
        """From now on the game is kept there."""
        if path != self.save and path.exists():
            raise BadFile(self.words.text("cli-error-exists", path=str(path)))
        write_record(path, self.match.record(), self.words)
        self.save = path

    def forget(self) -> None:
        """A step was taken back: so is what it brought."""
        self.log = [(count, event) for count, event in self.log if count <= len(self.match.moves)]
        self.told = {seat: min(told, len(self.log)) for seat, told in self.told.items()}

    def say(self, message: str, style: str = "", /, **values: Any) -> None:
        self.console.print(Text(self.words.text(message, **values), style))

    def news(self, seat: int | None, since: int) -> None:
        """What happened since, as that seat may know it."""
        for _, event in self.log[since:]:
            seen = event.seen_by(seat)
            if seen is not None:
                self.console.print(Padding(Text(self.table.speaker.event(seen), "dim"), (0, 0, 0, 2), expand=False))

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard nobody sees another's secrets."""
        if self.keyboard == seat:
            return
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        name = self.match.names[seat]
        self.console.rule()
        self.say("cli-hand-over", "bold", name=name)
        self.console.input(Text(self.words.text("cli-press-enter", name=name) + " "))
        self.keyboard = seat

    def curtain(self) -> None:
        """The end: what was last, the table, who won and why."""
        self.news(None, min(self.told.values(), default=len(self.log)))
        view = self.match.state.view(None)
        self.console.print(self.table.whole(view, [], self.console.width))
        self.console.print(standings.table(self.match, self.words, self.table))
        if self.save is not None:
            self.say("cli-saved", path=str(self.save))

    def farewell(self) -> None:
        if self.save is None:
            self.say("cli-left-unsaved")
        else:
            self.keep()
            self.say("cli-left-saved", path=str(self.save), game=self.match.game.name)
