"""One question to one person: read, explain, play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from wooden_o.cli.menu import Menu
from wooden_o.core import IllegalChoice, WoodenOError
from wooden_o.match import TakeBackRefused

if TYPE_CHECKING:
    from wooden_o.cli.session import Session

COMMANDS = ("help", "why", "undo", "redo", "log", "table", "cards", "save", "quit")


class Left(Exception):
    """Somebody asked to leave."""


class Turn:
    """One question to one person, until a step is made."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.match = session.match
        self.table = session.table
        self.words = session.words
        self.console = session.console
        self.seat = seat
        self.menu = Menu(self.match.game, self.table, self.match.state.legal(seat))
        self.view = self.match.state.view(seat)

    def ask(self) -> None:
        self.session.hand_over(self.seat)
        self.table.notice(self.view)
        self.session.news(self.seat, self.session.told[self.seat])
        self.session.told[self.seat] = len(self.session.log)
        self.console.print(self.table.show(self.view, self.menu.listed(), self.console.width))
        self.question()
        while not self.answer():
            pass

    def question(self) -> None:
        self.console.print()
        self.console.print(Text(self.table.question(self.view, list(self.menu.choices.values())), "bold"))
        self.console.print(self.menu.grid(self.view, self.console.width))
        if self.menu.hidden:
            self.say("cli-search", "italic", count=len(self.menu.hidden))

    def say(self, message: str, style: str = "", /, **values: Any) -> None:
        self.session.say(message, style, **values)

    def answer(self) -> bool:
        """Read a line; True once a step has been made, forwards or backwards."""
        typed = self.console.input(self.table.player(self.seat).append(" > ")).strip()
        number = self.menu.pick(typed)
        if number is not None:
            return self.play(self.match.game.key(number))
        word, _, rest = typed.partition(" ")
        command = self.commands().get(word.casefold())
        if command is not None:
            return command(rest.strip())
        if typed in self.match.game.vocabulary.numbers or ":" in typed:
            return self.play(typed)
        return self.look_up(typed)

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """The words that are commands, in English and in the language spoken."""
        own = [self.help, self.why, self.undo, self.redo, self.history, self.whole, self.cards, self.save, self.quit]
        named = dict(zip(COMMANDS, own, strict=True))
        spoken = {self.words.text(f"cli-command-{name}"): command for name, command in named.items()}
        return {"?": self.help, **spoken, **named}

    def play(self, key: str) -> bool:
        try:
            events = self.match.play(self.seat, key)
        except IllegalChoice as error:
            self.say("cli-why-not", "red", reason=self.words.reason(self.match.game.name, error.reason))
            return False
        self.session.note(events)
        return True

    def look_up(self, typed: str) -> bool:
        """A name typed where there are too many answers to list."""
        if not typed:
            return False
        if not self.menu.hidden:
            self.say("cli-unknown", "red", text=typed, count=len(self.menu.shown))
            return False
        found, sure = self.menu.search(typed)
        if len(found) == 1 and sure:
            choice = self.match.game.choice(found[0])
            self.say("cli-played", choice=self.table.speaker.choice(choice))
            return self.play(choice.key)
        if not found:
            self.say("cli-search-none", "red", text=typed)
            return False
        self.menu.offer(found)
        self.say("cli-search-found")
        self.console.print(self.menu.grid(self.view, self.console.width))
        return False

    def help(self, rest: str) -> bool:
        key = self.match.game.key(next(iter(self.menu.choices)))
        self.console.print(Text(self.words.text("cli-help", key=key)))
        return False

    def why(self, key: str) -> bool:
        legal = self.match.game.key(next(iter(self.menu.choices)))
        if not key:
            self.say("cli-why-what", key=legal)
            return False
        reason = self.match.state.why_not(self.seat, key)
        if reason is None:
            self.say("cli-why-legal", key=key)
        else:
            self.say("cli-why-not", reason=self.words.reason(self.match.game.name, reason))
        return False

    def undo(self, rest: str) -> bool:
        try:
            self.match.take_back(self.seat)
        except TakeBackRefused as error:
            self.say("cli-cannot-take-back", "red", reason=self.words.text(f"reason-{error.reason}"))
            return False
        self.session.forget()
        self.say("cli-taken-back")
        return True

    def redo(self, rest: str) -> bool:
        try:
            self.session.note(self.match.redo(self.seat))
        except TakeBackRefused as error:
            self.say("cli-cannot-redo", "red", reason=self.words.text(f"reason-{error.reason}"))
            return False
        return True

    def history(self, rest: str) -> bool:
        if not self.session.log:
            self.say("cli-log-empty")
        self.session.news(self.seat, 0)
        return False

    def whole(self, rest: str) -> bool:
        self.console.print(self.table.whole(self.view, self.menu.listed(), self.console.width))
        self.question()
        return False

    def cards(self, rest: str) -> bool:
        self.console.print(self.table.catalogue(self.view))
        return False

    def save(self, rest: str) -> bool:
        """To the file named, which is then kept up to date; without a name to the one already in use."""
        path = Path(rest) if rest else self.session.save
        if path is None:
            self.say("cli-save-where")
            return False
        try:
            self.session.save_to(path)
        except WoodenOError as error:
            self.console.print(Text(str(error), "red"))
            return False
        self.say("cli-saved", path=str(path))
        return False

    def quit(self, rest: str) -> bool:
        raise Left
