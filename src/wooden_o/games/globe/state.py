"""The contract's state: asks the right chapter for what may be chosen and what it does."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wooden_o.core.saving import saved
from wooden_o.core.standing import Standing
from wooden_o.core.state import NATURE, NOBODY
from wooden_o.games.globe import cards, challenge, ending, identifying, landing, naming, reasons, throws, turn, view
from wooden_o.games.globe.catalogue import Catalogue
from wooden_o.games.globe.numbers import (
    ASK_CORNERS,
    ASK_DRAW,
    ASK_FOLLOW,
    ASK_FORCE,
    ASK_IDENTIFY,
    ASK_MOVE,
    ASK_NAME,
    ASK_NOTHING,
    ASK_PUSH,
    ASK_START,
    ASK_THROW,
    ASK_WINDOW,
    CARD,
    SEATINGS,
    SIT,
)
from wooden_o.games.globe.position import Position, Rules

ASKS_NATURE: Final = 1 << ASK_START | 1 << ASK_THROW | 1 << ASK_DRAW | 1 << ASK_CORNERS
NATURE_ACTS: Final[tuple[int, ...]] = (NATURE,)
NOBODY_ACTS: Final[tuple[int, ...]] = ()
SIT_CHOICES: Final = list(range(SIT, SIT + SEATINGS))


class State(Position):
    """A position of Globe that can be asked and played."""

    def __init__(self, catalogue: Catalogue, rules: Rules, source: Position | None = None) -> None:
        super().__init__(catalogue, rules, source)

    def copy(self) -> State:
        return State(self.catalogue, self.rules, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return saved(self, self.catalogue, self.rules, without="listener")

    def to_act(self) -> tuple[int, ...]:
        if ASKS_NATURE >> self.ask & 1:
            return NATURE_ACTS
        if self.ask == ASK_NOTHING:
            return NOBODY_ACTS
        if self.ask != ASK_WINDOW:
            return (int(self.actor()),)
        others = [(self.seat + step) % self.seats for step in range(1, self.seats)]
        return tuple([int(seat) for seat in others if self.owing >> seat & 1])  # from the next player round the table

    def actor(self) -> i64:
        ask = self.ask
        if ASKS_NATURE >> ask & 1:
            return NATURE
        if ask == ASK_NOTHING:
            return NOBODY
        if ask == ASK_FORCE:
            return self.owner
        if ask != ASK_WINDOW:
            return self.seat
        seat = (self.seat + 1) % self.seats
        while not self.owing >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def legal(self, seat: int) -> list[int]:
        if self.ask == ASK_WINDOW:
            return challenge.WINDOW_CHOICES if seat >= 0 and self.owing >> seat & 1 else []
        return self.answers() if seat == self.actor() and seat != NOBODY else []

    def answers(self) -> list[int]:
        """What whoever acts may answer."""
        ask = self.ask
        if ask == ASK_MOVE:
            return throws.legal_moves(self)
        if ask == ASK_THROW or ask == ASK_START:
            return throws.ROLL_CHOICES
        if ask == ASK_DRAW:
            return cards.legal_draws(self)
        if ask == ASK_CORNERS:
            return SIT_CHOICES
        if ask == ASK_PUSH:
            return cards.legal_pushes(self)
        if ask == ASK_FORCE:
            return cards.FORCE_CHOICES
        if ask == ASK_NAME:
            return naming.legal(self)
        return identifying.legal(self) if ask == ASK_IDENTIFY else landing.FOLLOW_CHOICES

    def weights(self, seat: int) -> list[int]:
        if seat != NATURE or not ASKS_NATURE >> self.ask & 1:
            return []
        if self.ask == ASK_CORNERS:
            return [1] * SEATINGS
        return [1] * len(self.pile) if self.ask == ASK_DRAW else throws.ROLL_WEIGHTS

    def draw(self, luck: float) -> int:
        if self.ask == ASK_DRAW:
            return CARD + self.pile[int(luck * len(self.pile))]
        if self.ask == ASK_CORNERS:
            return SIT + int(luck * SEATINGS)
        return throws.ROLL_DRAWS[int(luck * 36)]

    def play(self, seat: int, choice: int) -> None:
        ask = self.ask
        if ask == ASK_MOVE:
            throws.play_move(self, choice)
        elif ask == ASK_THROW:
            throws.play_throw(self, choice)
        elif ask == ASK_DRAW:
            cards.play_draw(self, choice)
        elif ask == ASK_PUSH:
            cards.play_push(self, choice)
        elif ask == ASK_FORCE:
            cards.play_force(self, choice)
        elif ask == ASK_NAME:
            naming.play(self, choice)
        elif ask == ASK_IDENTIFY:
            identifying.play(self, choice)
        elif ask == ASK_WINDOW:
            challenge.play(self, seat, choice)
        elif ask == ASK_FOLLOW:
            landing.play_follow(self, choice)
        elif ask == ASK_START:
            turn.play_start(self, choice)
        else:
            turn.play_corners(self, choice)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def standing(self) -> Standing | None:
        return ending.standing(self)

    def why_not(self, seat: int, key: str) -> str | None:
        number = self.catalogue.numbers.get(key, -1)
        return None if number in self.legal(seat) else reasons.why_not(self, seat, number)
