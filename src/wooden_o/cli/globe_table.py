"""The table of Globe in a terminal: the square track with its four ladders, drawn from a view."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wooden_o.cli.globe_board import Board
from wooden_o.cli.globe_words import GlobeSpeaker
from wooden_o.cli.marks import seat_name
from wooden_o.cli.tables import Choices
from wooden_o.core import Choice
from wooden_o.games.globe import Globe
from wooden_o.games.globe.choices import Ladder, Move, Push
from wooden_o.match.answers import Answers

View = dict[str, Any]
SURE = 95.0  # how near a typed name must be to be taken at its word
MOVES = ("move", "push", "force")
BESIDE = 50  # columns the players' list needs beside the board


class GlobeTable:
    """What the terminal shows of a game of Globe."""

    def __init__(self, speaker: GlobeSpeaker, game: Globe) -> None:
        self.speaker: GlobeSpeaker = speaker
        self.words = speaker.words
        self.vocabulary = game.vocabulary
        self.board = Board(game.box)
        self.answers = Answers(game.box)

    def show(self, view: View, choices: Choices, width: int) -> RenderableType:
        """The board before a move; a question about words needs none."""
        return self.whole(view, choices, width) if view["question"]["ask"] in MOVES else Text()

    def whole(self, view: View, choices: Choices, width: int) -> RenderableType:
        legend = Text(self.words.text("cli-globe-legend"), "dim")
        board, side = self.board.draw(view), Group(self.players(view), Text(), self.news(view))
        if width < self.board.width + BESIDE:
            return Group(Text(), board, legend, Text(), side)
        grid = Table.grid(padding=(0, 3))
        grid.add_row(Group(board, Text(), legend), side)
        return Group(Text(), grid)

    def players(self, view: View) -> Group:
        """Where everybody's pieces are, in words."""
        lines: list[RenderableType] = []
        for seat in range(view["seats"]):
            line = self.player(seat)
            for kind, field in (("cli-lost-turns", "lost"), ("cli-extra-turns", "extra")):
                if view[field][seat]:
                    line.append(f" · {view[field][seat]} {self.words.text(kind)}", "italic")
            lines.append(line)
            lines += [
                Text(f"  {piece + 1}  {self.where(view, seat, piece)}") for piece in range(len(view["spaces"][seat]))
            ]
        return Group(*lines)

    def where(self, view: View, seat: int, piece: int) -> str:
        if view["progress"][seat][piece] == 0:
            return self.words.text("globe-waiting")
        return self.speaker.space(view["spaces"][seat][piece])

    def news(self, view: View) -> Group:
        """The last card, points, and what may not be named again."""
        lines: list[RenderableType] = [Text(self.words.text("cli-pile", pile=view["pile"]), "dim")]
        if view["card"]:
            card = view["card"]
            body = Text(f"“{card['words']}”")
            if view["options"]["level"] in ("basic", "advanced"):  # elsewhere the quotation itself counts (T9)
                body.append(f"\n{self.speaker.instruction(card['instruction'], card['amount'])}", "red")
            lines.append(Panel(body, title=self.words.text("cli-last-card"), title_align="left"))
        if view["points"] is not None:
            points = view["points"].items()
            lines.append(Text(" · ".join(f"{self.words.text(f'source-{kind}')} {count}" for kind, count in points)))
        if view["named"]:
            named = ", ".join(self.speaker.characters.get(name, name) for _, name in view["named"])
            lines.append(Text(f"{self.words.text('cli-names-used')}: {named}", "dim"))
        return Group(*lines)

    def question(self, view: View, choices: Choices) -> str:
        asked = view["question"]
        play, card = view["claims"]["play"], view["card"]
        last = self.choice(view["claims"]["made"][-1]) if view["claims"]["made"] else None
        values = {
            "dice": " + ".join(map(str, asked["dice"])),
            "seat": self.speaker.name(asked["seat"]),
            "play": self.speaker.title(play) if play else "",
            "words": card["words"] if card else "",
            "verb": last.verb if last else "",
            "claim": self.speaker.claim(last) if last else "",
        }
        return self.words.text(f"ask-{asked['ask']}", **values)

    def choice(self, key: str) -> Choice:
        return self.vocabulary.choices[self.vocabulary.numbers[key]]

    def detail(self, choice: Choice, view: View) -> str:
        """Where the piece stands that would move."""
        if isinstance(choice, Push):
            return self.where(view, choice.seat, choice.piece)
        if isinstance(choice, (Move, Ladder)):
            return self.where(view, view["question"]["seat"], choice.piece)
        return ""

    def catalogue(self, view: View) -> RenderableType:
        """The spaces that say something, in order."""
        grid = Table.grid(padding=(0, 2))
        for space in self.board.box.spaces:
            if space.instruction != "none":
                red = self.speaker.instruction(space.instruction, space.amount)
                grid.add_row(Text(self.speaker.space(space.at), "bold"), red)
        return Group(grid, Text(), Text(self.words.text("globe-ours"), "dim"))

    def find(self, typed: str) -> tuple[list[str], bool]:
        """Lines by their number, characters and sources by any spelling that is near enough."""
        if typed.isascii() and typed.isdigit():
            line = f"line:{int(typed)}"
            return [line] if line in self.vocabulary.numbers else [], True
        found = [*(self.answers.character(typed) or []), *(self.answers.source(typed) or [])]
        sure = [candidate for candidate in found if candidate.score >= SURE]
        return [candidate.key for candidate in sure or found], len(sure) > 0

    def notice(self, view: View) -> None:
        """Nothing on this table lies face down."""

    def welcome(self) -> list[str]:
        return [self.words.text("cli-welcome-globe"), self.words.text("globe-ours")]

    def player(self, seat: int) -> Text:
        return seat_name(seat, list(self.speaker.names))
