"""Scenes: a table of Troupe put just so, and the keys that are played on it."""

from __future__ import annotations

from functools import cache

import wooden_o
from wooden_o.core import NATURE, Event
from wooden_o.games.troupe import Troupe
from wooden_o.games.troupe.acts import place_disc
from wooden_o.games.troupe.costumes import wearer
from wooden_o.games.troupe.market import offer_hires
from wooden_o.games.troupe.numbers import COLOURS
from wooden_o.games.troupe.stage import put
from wooden_o.games.troupe.view import ASKS

RED, GREEN, BLUE, YELLOW = range(4)  # the players of the rulebooks' examples


@cache
def game() -> Troupe:
    troupe = wooden_o.game("troupe")
    assert isinstance(troupe, Troupe)
    return troupe


class Scene:
    """A state with handles for setting it up and for reading it by names."""

    def __init__(self, seats: int = 4, rest: str = "simultaneous") -> None:
        self.state = game().new(seats, {"rest": rest} if seats > 1 else {})
        self.events: list[Event] = []
        self.let_nature()

    def let_nature(self) -> None:
        """Nature takes its first outcome every time."""
        while self.state.to_act() == (NATURE,):
            self.state.play(NATURE, self.state.legal(NATURE)[0])

    def play(self, seat: int, *keys: str) -> Scene:
        """Play choices that must be legal, with nature in between."""
        for key in keys:
            assert key in self.legal(seat), (key, self.state.why_not(seat, key), self.legal(seat))
            self.state.listener = self.events.append
            self.state.play(seat, game().number(key))
            self.state.listener = None
            self.let_nature()
        return self

    def legal(self, seat: int) -> list[str]:
        return [game().key(number) for number in self.state.legal(seat)]

    def ask(self) -> str:
        """What is being asked."""
        return ASKS[self.state.ask]

    def why_not(self, seat: int, key: str) -> str | None:
        return self.state.why_not(seat, key)

    def draft(self) -> Scene:
        """Through the draft, first card each time, to the first wager."""
        while self.ask() == "draft":
            seat = self.state.to_act()[0]
            self.play(seat, self.legal(seat)[0])
        return self

    def bid(self, *bids: int) -> Scene:
        for seat, cylinders in enumerate(bids):
            self.play(seat, f"bid:{cylinders}")
        return self

    def pass_all(self) -> Scene:
        """Everybody recruits an Extra if that is due, then passes, until the phase is over."""
        day = self.state.day
        while self.state.day == day and self.ask() == "turn":
            seat = self.state.to_act()[0]
            legal = self.legal(seat)
            self.play(seat, "pass" if "pass" in legal else next(key for key in legal if key.startswith("extra:")))
        return self

    def give(self, seat: int, *names: str, extra: bool = False) -> Scene:
        """Put characters beside a board, wherever they were."""
        for name in names:
            bit = 1 << game().catalogue.characters.index(name)
            self.state.deck &= ~bit
            self.state.display &= ~bit
            self.state.discards &= ~bit
            for troupe in self.state.troupes:
                troupe.mine &= ~bit
                troupe.extras &= ~bit
            self.state.troupes[seat].mine |= bit
            if extra:
                self.state.troupes[seat].extras |= bit
        offer_hires(self.state)
        return self

    def show(self, *names: str) -> Scene:
        """Cards that lie on display besides."""
        for name in names:
            self.state.display |= 1 << game().catalogue.characters.index(name)
        offer_hires(self.state)
        return self

    def offer(self, kind: str, **counts: int) -> Scene:
        """What lies on the main board of that kind: exactly this."""
        colours = sum(1 << COLOURS.index(colour) + 1 for colour, count in counts.items() if count)
        offer = [colours, *(counts.get(colour, 0) for colour in COLOURS)]
        if kind == "costume":
            self.state.costume_offer = offer
        else:
            self.state.set_offer = offer
        return self

    def dress(self, seat: int, name: str, *colours: str) -> Scene:
        """A costume sewn earlier."""
        number = game().catalogue.characters.index(name)
        packed = 0
        for colour in colours:
            packed = packed << 3 | COLOURS.index(colour) + 1
        self.state.costumes[wearer(seat, number)] = packed
        if len(colours) == 3:
            self.state.troupes[seat].complete |= 1 << number
        return self

    def build(self, seat: int, **cells: str) -> Scene:
        """Set elements placed earlier, c1_4="green"."""
        for cell, colour in cells.items():
            number = game().catalogue.cells.index(cell[1:].replace("_", "."))
            put(self.state, self.state.troupes[seat], number, COLOURS.index(colour) + 1)
        return self

    def discs(self, act: int, *spaces: int) -> Scene:
        """Every seat's disc on an act, arriving in seat order; who is there already stays."""
        for seat, space in enumerate(spaces):
            if self.space(act, seat) != space:
                place_disc(self.state, act - 1, seat, space)
        return self

    def space(self, act: int, seat: int) -> int:
        found: int = self.state.view(None)["acts"][act - 1]["discs"][seat][0]
        return found

    def prestige(self, seat: int) -> int:
        return int(self.state.troupes[seat].prestige)

    def pounds(self, seat: int) -> int:
        return int(self.state.troupes[seat].pounds)


def morning(*bids: int, seats: int = 4) -> Scene:
    """The first day, wagers open, seats in the order of their bids."""
    return Scene(seats).draft().bid(*(bids or (1, 2, 3, 4)[:seats]))
