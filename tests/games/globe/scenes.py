"""Short scenes: pieces where a rule needs them, chosen dice and cards, and what came of it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from wooden_o.core import NATURE, NOBODY, Event
from wooden_o.games import globe
from wooden_o.games.globe import Globe
from wooden_o.games.globe.board import space_at
from wooden_o.games.globe.numbers import ASK_THROW, QUESTIONS, STATE
from wooden_o.games.globe.state import State

SIDE, LAP, HOME = 16, 64, 70  # of our board
# Spaces of each side, by their distance from its corner
NEAREST_TRAGEDY, PICK, COMEDY, PINK_HISTORY, FORWARD_3, PICK_COMEDY, PINK_TRAGEDY = 1, 2, 3, 4, 5, 6, 7
LOSE_TURN, PINK_COMEDY, BACK_2, PICK_HISTORY, TRAGEDY = 9, 12, 13, 14, 15


@cache
def game() -> Globe:
    return globe.game()


class Scene:
    """A state with its events; choices are played by whoever owes them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        state.listener = self.events.append

    def do(self, *keys: str) -> Scene:
        """Play keys in order; '2 challenge' is seat 2's, a bare key that of whoever acts first."""
        for key in keys:
            first, _, rest = key.partition(" ")
            seat, key = (int(first), rest) if rest else (int(self.state.actor()), first)
            number = game().number(key)
            assert number in self.state.legal(seat), f"{key} of seat {seat}: {self.state.why_not(seat, key)}"
            self.state.play(seat, number)
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal choices of a seat, or of whoever acts first."""
        seat = int(self.state.actor()) if seat is None else seat
        return [game().key(number) for number in self.state.legal(seat)]

    @property
    def ask(self) -> str:
        return QUESTIONS[self.state.ask]

    @property
    def runs(self) -> list[list[int]]:
        """Progress by seat and piece."""
        pieces = int(self.state.pieces)
        return [self.state.progress[first : first + pieces] for first in range(0, len(self.state.progress), pieces)]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


def scene(*runs: list[int], level: str = "basic", seat: int = 0, out: bool | None = None, **options: Any) -> Scene:
    """A table with those runs of progress, a run a seat; `out` says whether all pieces have ever left (B8)."""
    state = game().new(len(runs), {"level": level, "pieces": len(runs[0]), **options})
    state.progress = [progress for run in runs for progress in run]
    state.where = [int(space_at(state, piece, progress)) for piece, progress in enumerate(state.progress)]
    state.all_out = 0 not in state.progress if out is None else out
    state.seat = seat
    state.ask = ASK_THROW
    state.owing = 0
    return Scene(state)


def card(instruction: str, amount: int = 0) -> str:
    """The key of some card with that red instruction."""
    box = game().box
    return next(f"card:{red.quotation}" for red in box.reds if (red.instruction, red.amount) == (instruction, amount))


def source(key: str) -> str:
    """Where the quotation of a card's key is from, as the key of the right answer."""
    catalogue = game().catalogue
    number = catalogue.card_ids.index(key.partition(":")[2])
    return game().key(STATE + catalogue.card_facts[4 * number])


def right(play: str, count: int = 3) -> list[str]:
    """Claims that the book bears out."""
    return [f"claim:{row.id}" for row in game().box.characters if row.play == play][:count]


def wrong(play: str) -> str:
    """A claim that it does not."""
    cast = {row.id for row in game().box.characters if row.play == play}
    return next(f"claim:{name}" for name in game().catalogue.characters if name not in cast)


FIELDS = """ask seat throw dice again thrower piece other all_out ended treat names card reason owner play_named credit
owing leaders best readers winner progress where lost extra pile claims named points seats pieces level""".split()


def dump(state: State) -> dict[str, Any]:
    """Everything a position holds."""
    return {name: getattr(state, name) for name in FIELDS}


def choose(state: State, rng: Random) -> tuple[int, int]:
    """A random choice of whoever acts; in a challenge window, of anybody who may still call."""
    seats = state.to_act()
    seat = rng.choice(seats)
    return seat, state.draw(rng.random()) if seat == NATURE else rng.choice(state.legal(seat))


def random_game(state: State, rng: Random) -> list[tuple[int, int]]:
    """Play to the end; returns what was played by whom."""
    moves = []
    while state.actor() != NOBODY:
        moves.append(choose(state, rng))
        state.play(*moves[-1])
    return moves


TABLES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"level": level}) for level in ("basic", "advanced", "tournament") for seats in (2, 3, 4)),
    *((seats, {"level": level, "pieces": 2}) for level in ("basic", "advanced") for seats in (3, 4)),
    *((seats, {"level": "tournament", "act_scene_line": True}) for seats in (2, 4)),
    (1, {"level": "solitaire"}),
]
