"""The main board of Troupe and the other players' boards, drawn from a view."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wooden_o.cli.marks import ELEMENTS, NEUTRAL_MARK, STYLES, element, elements, seat_mark, seat_name, seats_in_order
from wooden_o.cli.troupe_cards import Cards
from wooden_o.words import ROMAN, Words, minus

View = dict[str, Any]
ACT_STYLES = ("red", "yellow", "blue")


class MainBoard:
    """Everything on the table that belongs to nobody or to the others."""

    def __init__(self, words: Words, cards: Cards, names: list[str]) -> None:
        self.words = words
        self.cards = cards
        self.names = names

    def head(self, view: View) -> Text:
        """Day, phase, order and initiative in a line or two."""
        text = self.words.text
        day = f"{text('cli-day', day=view['day'])} · " if view["day"] else ""
        line = Text(f"{day}{text('phase-' + view['phase'])}\n", "bold")
        line.append(f"{text('cli-order')}: ", "dim")
        line.append_text(seats_in_order(view["order"], self.names))
        line.append(f"   {text('cli-initiative')}: ", "dim")
        return line.append_text(seats_in_order(view["initiative"], self.names))

    def acts(self, view: View) -> Table:
        """The three tracks; piles from the bottom, and what a space pays while nobody stands there."""
        longest = max(act["length"] for act in view["acts"])
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column("", no_wrap=True)
        for space in range(1, longest + 1):
            table.add_column(str(space), justify="center", min_width=3, header_style="dim")
        for act, track in enumerate(view["acts"]):
            cells = [self.space(track, act, space) for space in range(1, track["length"] + 1)]
            table.add_row(Text(self.words.text("cli-act", act=ROMAN[act + 1]), ACT_STYLES[act]), *cells)
        return table

    def space(self, track: dict[str, Any], act: int, space: int) -> Text:
        here = [(disc[1], seat_mark(seat)) for seat, disc in enumerate(track["discs"]) if disc[0] == space]
        if track["neutral"] and track["neutral"][0] == space:
            here.append((track["neutral"][1], Text(NEUTRAL_MARK)))
        if here:
            return Text().join(mark for _, mark in sorted(here, key=lambda entry: entry[0]))
        return Text(self.reward(act, space), "dim")

    def reward(self, act: int, space: int) -> str:
        """Shown where it begins; a step pays until the next one."""
        catalogue = self.cards.catalogue
        pounds, prestige = catalogue.act_pounds[act], catalogue.act_prestige[act]
        if pounds[space] != pounds[space - 1]:
            return f"£{pounds[space]}"
        if prestige[space] < 0 or prestige[space] > max(prestige[space - 1], 0):
            return minus(prestige[space]) if prestige[space] < 0 else f"+{prestige[space]}"
        return "·"

    def market(self, view: View) -> Table:
        """Elements on offer and left in the bags, by colour."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column("", no_wrap=True)
        for colour, mark in ELEMENTS.items():
            value = self.cards.catalogue.element_value[list(ELEMENTS).index(colour) + 1]
            table.add_column(f"{mark}{value}", justify="right", header_style=STYLES[colour])
        for kind, heading in (("costume", "cli-costumes"), ("set", "cli-sets")):
            offer, bag = view["market"][kind], view["bags"][kind]
            table.add_row(self.words.text(heading), *(str(offer.get(colour, "–")) for colour in ELEMENTS))
            left = (str(bag.get(colour, 0)) for colour in ELEMENTS)
            table.add_row(f"  {self.words.text('cli-in-bag')}", *left, style="dim")
        return table

    def display(self, view: View) -> Table:
        """The cards for hire, with what they do and ask for."""
        text = self.words.text
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        headings = (text("cli-display"), text("cli-does"), text("cli-power"), text("cli-cost"))
        for heading in headings:
            table.add_column(heading, header_style="bold", overflow="fold")
        for card in view["display"]:
            name, does, power = self.cards.name(card), self.cards.does(card), self.cards.power(card)
            table.add_row(name, does, power, f"£{self.cards.cost(card)}")
        return table

    def stock(self, view: View) -> Text:
        deck = self.words.text("cli-deck", deck=len(view["deck"]), discards=len(view["discards"]))
        count = view["objectives"]["unseen"] + len(view["objectives"]["queue"])
        return Text(f"{deck} · {self.words.text('cli-objectives-left', count=count)}", "dim")

    def others(self, view: View) -> RenderableType:
        """The other boards, a few lines each."""
        lines: list[RenderableType] = []
        for seat in range(view["seats"]):
            if seat != view["viewer"]:
                lines += [self.purse(view, seat), self.cast(view["troupes"][seat]), Text()]
        return Group(*lines[:-1])

    def purse(self, view: View, seat: int) -> Text:
        """What a player has, in one line."""
        text, troupe = self.words.text, view["troupes"][seat]
        parts = [
            f"{minus(troupe['prestige'])} {text('cli-prestige')}",
            f"£{troupe['pounds']} ({text('cli-wages')} £{troupe['wages']})",
            text("cli-cylinders", n=troupe["cylinders"]),
            text("cli-tokens", n=troupe["tokens"]),
            f"{text('cli-sets')} {len(troupe['stage'])}/{len(self.cards.catalogue.cells)}",
            self.objectives(troupe["objectives"]),
        ]
        if seat != view["viewer"]:
            parts.append(f"{text('cli-ambiance')}: {text('ambiance-' + str(troupe['ambiance']))}")
        states = {"sealed": "sealed", "hired": "recruited", "passed": "passed"}
        parts += [text(f"cli-state-{word}") for field, word in states.items() if troupe[field]]
        return seat_name(seat, self.names).append(": " + " · ".join(parts), "default not bold")

    def objectives(self, hand: dict[str, Any]) -> str:
        """Their names where they are open, else how many there are."""
        if not hand["faces"]:
            return self.words.text("cli-hidden-objectives", count=hand["kept"])
        return self.words.many(self.words.text(f"objective-{face}") for face in hand["faces"])

    def cast(self, troupe: dict[str, Any]) -> Text:
        """A company in short: costumes sewn, (who works), [who rests]."""
        cast = Text("   ")
        for person in troupe["characters"]:
            extra = person["extra"]
            name = self.words.text("character-extra") if extra else self.words.text(f"character-{person['id']}")
            name = f"({name})" if person["used"] else f"[{name}]" if person["resting"] else name
            cast.append(f"{name} " if person["costume"] else name, "dim")
            cast.append_text(elements(person["costume"])).append("  ")
        if troupe["stage"]:
            cast.append(f"{self.words.text('cli-sets')}: ", "dim")
            for colour in ELEMENTS:
                count = list(troupe["stage"].values()).count(colour)
                if count:
                    cast.append_text(element(colour)).append(f"×{count} ", "dim")
        return cast
