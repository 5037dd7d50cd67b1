"""A match: a state, the moves that led to it, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wooden_o.core import NATURE, Event, Game, IllegalChoice, State, WoodenOError
from wooden_o.core.errors import BadRecord
from wooden_o.match.record import Record


class TakeBackRefused(WoodenOError):
    """A step that cannot be taken back or played again; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Match:
    """Checked play of one game. Every choice is looked up among the legal ones."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any] | None = None, names: list[str] | None = None
    ):
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.names = list(names or [])
        self.state = game.new(seats, self.options)
        self.moves: list[tuple[int, int]] = []
        self.finals: list[bool] = []  # by move: it disclosed something, so it stands
        self.undone: list[tuple[int, int]] = []

    def play(self, seat: int, key: str) -> list[Event]:
        """Play a choice by its spelling; IllegalChoice names the rule against it and nothing has changed."""
        number = self.game.vocabulary.numbers.get(key)
        if number is None or number not in self.state.legal(seat):
            raise IllegalChoice(key, self.state.why_not(seat, key) or "not-now")
        events = self.play_number(seat, number)
        self.undone.clear()
        return events

    def play_number(self, seat: int, number: int) -> list[Event]:
        """Play a choice that is known to be legal."""
        events: list[Event] = []
        self.state.listener = events.append
        self.state.play(seat, number)
        self.state.listener = None
        self.moves.append((seat, number))
        self.finals.append(seat == NATURE or any(event.reveals for event in events))
        return events

    def why_no_take_back(self, seat: int) -> str | None:
        """None if that seat may take its last step back: nothing hidden or random came up and nobody else acted."""
        if not self.moves:
            return "nothing-to-take-back"
        if self.finals[-1]:
            return "something-was-revealed"
        return None if self.moves[-1][0] == seat else "another-seat-acted"

    def take_back(self, seat: int) -> None:
        """Undo that seat's last step."""
        reason = self.why_no_take_back(seat)
        if reason is not None:
            raise TakeBackRefused(reason)
        self.undone.append(self.moves[-1])
        self.rewind(len(self.moves) - 1)

    def redo(self, seat: int) -> list[Event]:
        """Play again what was taken back last."""
        if not self.undone or self.undone[-1][0] != seat:
            raise TakeBackRefused("nothing-to-redo")
        return self.play_number(*self.undone.pop())

    def rewind(self, length: int) -> None:
        """Go back to the position after that many moves."""
        self.state = self.at(length)
        del self.moves[length:]
        del self.finals[length:]

    def at(self, length: int) -> State:
        """The position after that many moves, replayed from the start."""
        state = self.game.new(self.seats, self.options)
        for seat, number in self.moves[:length]:
            state.play(seat, number)
        return state

    def record(self) -> Record:
        game = self.game
        moves = [(seat, game.key(number)) for seat, number in self.moves]
        return Record(game.name, game.rules_version, self.seats, game.fingerprint, self.options, self.names, moves)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Match:
        """Play a record through, checking every line of it."""
        if record.game != game.name:
            raise BadRecord(f"this is a record of {record.game!r}, not of {game.name!r}")
        if record.rules != game.rules_version:
            known = game.rules_version
            raise BadRecord(f"played under rules version {record.rules}; this program plays version {known}")
        if record.data != game.fingerprint:
            raise BadRecord(f"played with data {record.data}; the data at hand is {game.fingerprint}")
        match = cls(game, record.seats, record.options, record.names)
        for count, (seat, key) in enumerate(record.moves, 1):
            try:
                match.play(seat, key)
            except IllegalChoice as error:
                raise BadRecord(f"move {count}: seat {seat} cannot choose {key!r}: {error.reason}") from error
        return match
