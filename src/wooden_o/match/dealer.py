"""The dealer: the only randomness of the program."""

from __future__ import annotations

from random import Random, SystemRandom

from wooden_o.core import NATURE, Event
from wooden_o.match.match import Match


class Dealer:
    """Plays nature's choices; unseeded it cannot be foretold."""

    def __init__(self, rng: Random | None = None) -> None:
        self.rng = rng or SystemRandom()

    def deal(self, match: Match) -> list[Event]:
        """Let nature choose until a seat owes a choice or the game is over."""
        events: list[Event] = []
        while match.state.to_act() == (NATURE,):
            events += match.play_number(NATURE, match.state.draw(self.rng.random()))
        return events
