"""The table of Troupe in a terminal: the whole of it, or what a question is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wooden_o.cli.marks import ELEMENTS, SEAT_STYLES, seat_name
from wooden_o.cli.tables import Choices
from wooden_o.cli.troupe_cards import Cards
from wooden_o.cli.troupe_main import MainBoard, View
from wooden_o.cli.troupe_own import OwnBoard
from wooden_o.core import Choice
from wooden_o.games.troupe.choices import (
    Activate,
    Boost,
    Build,
    Draft,
    HireExtra,
    Keep,
    PutUnder,
    Recruit,
    TakeCostume,
    TakeSet,
)
from wooden_o.words import Speaker, Words

WIDE = 118  # columns from which boards stand side by side
WHOLE = ("draft", "bid", "turn", "spare", "nothing")  # questions before which the whole table is shown


class TroupeTable:
    """What the terminal shows of a game of Troupe."""

    def __init__(self, speaker: Speaker, cards: Cards) -> None:
        self.words: Words = speaker.words
        self.speaker = speaker
        self.cards = cards
        self.main = MainBoard(self.words, cards, list(speaker.names))
        self.own = OwnBoard(self.words, cards)

    def show(self, view: View, choices: Choices, width: int) -> RenderableType:
        """The whole table before a new turn, else what the question is about."""
        ask = view["question"]["ask"]
        if ask in WHOLE or view["viewer"] is None:
            return self.whole(view, choices, width)
        troupe = view["troupes"][view["viewer"]]
        focus: dict[str, RenderableType] = {
            "advance": self.main.acts(view),
            "retreat": self.main.acts(view),
            "take": Group(self.main.market(view), self.stage_and_company(troupe, {}, width)),
            "dress": self.own.company(troupe),
            "build": self.own.stage(troupe, lit(choices)),
        }
        return focus.get(ask, Text())

    def whole(self, view: View, choices: Choices, width: int) -> RenderableType:
        viewer = view["viewer"]
        heading = "cli-companies" if viewer is None else "cli-others"
        parts: list[RenderableType] = [Text(), self.main.head(view), Text(), self.boards(view, width), Text()]
        if view["display"]:
            parts += [self.main.display(view), Text()]
        if viewer is None or view["seats"] > 1:
            parts.append(Panel(self.main.others(view), title=self.words.text(heading), title_align="left"))
        if viewer is not None:
            parts.append(self.mine(view, viewer, lit(choices), width))
        return Group(*parts)

    def boards(self, view: View, width: int) -> RenderableType:
        market = Group(self.main.market(view), self.main.stock(view))
        return beside(self.main.acts(view), market) if width >= WIDE else Group(self.main.acts(view), Text(), market)

    def mine(self, view: View, viewer: int, cells: Mapping[str, str], width: int) -> Panel:
        troupe = view["troupes"][viewer]
        body = Group(
            self.main.purse(view, viewer),
            self.own.ambiance(troupe),
            Text(),
            self.stage_and_company(troupe, cells, width - 4),
            *self.own.objectives(troupe),
        )
        title = self.words.text("cli-board-of", name=self.speaker.names[viewer])
        return Panel(body, title=title, title_align="left", border_style=SEAT_STYLES[viewer])

    def stage_and_company(self, troupe: dict[str, Any], cells: Mapping[str, str], width: int) -> RenderableType:
        stage, company = self.own.stage(troupe, cells), self.own.company(troupe)
        return beside(stage, company) if width >= WIDE - 4 else Group(stage, Text(), company)

    def question(self, view: View, choices: Choices) -> str:
        """What is being asked, in words."""
        asked, text = view["question"], self.words.text
        message = f"ask-{asked['ask']}"
        kinds = text(f"element-{asked['kinds']}") if asked["kinds"] else ""
        held = text(f"colour-{asked['held']}") if asked["held"] else ""
        parts = [text(message, kinds=kinds, held=held, can=self.can(choices))]
        if asked["ask"] == "advance":
            parts.append(text(message, "left", left=asked["left"]))
        if asked["ask"] == "take" and not asked["jewels"]:
            parts.append(text(message, "budget", budget=asked["budget"]))
        return " ".join(parts)

    def can(self, choices: Choices) -> str:
        """What a turn may be used for, as the words for it are called."""
        verbs = {choice.verb for choice in choices}
        if "pass" in verbs:
            return "activate-pass"
        return "recruit-activate" if "activate" in verbs else "recruit"

    def detail(self, choice: Choice, view: View) -> str:
        """What a choice means beyond its own words."""
        if isinstance(choice, (Recruit, Draft)):
            return f"{self.cards.does(choice.character)}, £{self.cards.cost(choice.character)}"
        if isinstance(choice, (Activate, Boost)):
            return self.cards.does(choice.character)
        if isinstance(choice, HireExtra):
            return self.cards.power(choice.character, extra=True)
        if isinstance(choice, (Keep, PutUnder)):
            return self.cards.objective(choice.objective)
        if isinstance(choice, (TakeCostume, TakeSet)):
            effect = f", {self.words.text(f'set-effect-{choice.colour}')}" if isinstance(choice, TakeSet) else ""
            value = self.cards.catalogue.element_value[list(ELEMENTS).index(choice.colour) + 1]
            return f"{ELEMENTS[choice.colour]}{value}{effect}"
        if isinstance(choice, Build):
            return self.words.text(f"set-effect-{view['question']['held']}")
        return ""

    def catalogue(self, view: View) -> RenderableType:
        """Every card in sight, in whole sentences."""
        held = [person["id"] for troupe in view["troupes"] for person in troupe["characters"] if not person["extra"]]
        table = Table.grid(padding=(0, 2))
        for card in dict.fromkeys([*view["display"], *held]):
            table.add_row(Text(self.cards.name(card), "bold"), self.cards.sentence(card))
        power = self.cards.effects("effect", self.cards.catalogue.extra_power)
        extra = self.words.text("character-extra")
        table.add_row(Text(extra, "bold"), self.words.text("card-extra", power=power))
        return Group(table, Text(), Text(self.words.text("card-reconstructed"), "dim"))

    def find(self, typed: str) -> tuple[list[str], bool]:
        return [], False  # there are never too many choices to list

    def notice(self, view: View) -> None:
        """Cards that lie face down are spoken of as Extras."""
        troupes = view["troupes"]
        self.speaker.extras = {who["id"] for troupe in troupes for who in troupe["characters"] if who["extra"]}

    def welcome(self) -> list[str]:
        count = len(self.cards.reconstructed)
        notes = [self.words.text("cli-welcome-data", count=count)] if count else []
        return [self.words.text("cli-welcome-troupe"), *notes]

    def player(self, seat: int) -> Text:
        return seat_name(seat, list(self.speaker.names))


def lit(choices: Choices) -> dict[str, str]:
    """The cells that may be built on, with the number of their choice."""
    return {choice.cell: str(number) for number, choice in enumerate(choices, 1) if isinstance(choice, Build)}


def beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)  # what is on the left keeps its width
    grid.add_column()
    grid.add_row(left, right)
    return grid
