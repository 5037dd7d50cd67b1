"""A state with the way that led to it, and what each seat has seen on that way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wooden_o.core import NATURE, Event
from wooden_o.envs.rules import rules


class Recall:
    """Copies and saves by its moves alone; texts of what was seen are kept from the first time they are asked for."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.game = rules(name)
        self.state = self.game.new(seats, options)
        self.moves: list[tuple[int, int]] = []
        self.seen: list[str] | None = None

    def play(self, number: int) -> None:
        """Whoever acts chooses; asked together, seats answer in their order."""
        actor = int(self.state.actor())
        self.moves.append((actor, number))
        if self.seen is None:
            self.state.play(actor, number)
        else:
            self.watch(self.seen, actor, number)

    def undo(self) -> None:
        """As it was before the last move: all others are played again."""
        numbers = self.numbers()[:-1]
        self.begin()
        self.seen = None
        self.play_all(numbers)

    def begin(self) -> None:
        self.state = self.game.new(self.seats, self.options)
        self.moves = []

    def play_all(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.play(number)

    def numbers(self) -> list[int]:
        return [number for _, number in self.moves]

    def watch(self, seen: list[str], actor: int, number: int) -> None:
        """Play, and let every seat note what it sees: its own choice, nature's if nothing hides it, and events."""
        events: list[Event] = []
        self.state.listener = events.append
        self.state.play(actor, number)
        self.state.listener = None
        for place, viewer in enumerate((*range(self.seats), None)):
            told = [event.seen_by(viewer) for event in events]
            if actor == viewer or (actor == NATURE and told == events):
                seen[place] += f"> {self.game.key(number)}\n"
            seen[place] += "".join(f"{event}\n" for event in told if event is not None)

    def recalled(self, seat: int | None) -> str:
        """All that a seat has chosen and seen since the beginning; None is a spectator."""
        if self.seen is None:
            numbers = self.numbers()
            self.begin()
            self.seen = [*(f"seat {number}\n" for number in range(self.seats)), "spectator\n"]
            self.play_all(numbers)
        return self.seen[self.seats if seat is None else seat]

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        other = Recall.__new__(Recall)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.moves = self.moves[:]
        other.seen = self.seen[:] if self.seen is not None else None
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.name, self.seats, self.options, self.numbers())


def replayed(name: str, seats: int, options: Mapping[str, Any], numbers: list[int]) -> Recall:
    """The same again, by playing it."""
    recall = Recall(name, seats, options)
    recall.play_all(numbers)
    return recall
