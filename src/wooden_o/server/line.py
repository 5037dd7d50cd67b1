"""A game as its log tells it: the moves that stand, what was taken back, and whose time ran."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any

from wooden_o.core import NATURE, Event, Game, IllegalChoice, State
from wooden_o.core.errors import BadRecord
from wooden_o.match import Match
from wooden_o.server.store import Entry

APART = 64  # moves between two marks


class Line:
    """The fold of a log. Entries are applied in order and only rise."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.match = Match(game, seats, options)
        self.marks = [self.match.state.copy()]  # every so many moves, so that a step back is a short way
        self.events: list[list[Event]] = []  # by move that stands
        self.hows: list[str] = []  # likewise
        self.plies = [0]  # by sequence: how many moves stood after that entry
        self.actors: list[int | None] = [None]  # by sequence: who moved; none for a step back
        self.commands: dict[str, int] = {}
        self.meant: dict[str, tuple[int, str]] = {}  # by command: seat and key
        self.undone: list[tuple[int, str, str]] = []  # seat, key and how, first to be redone first
        self.owing: dict[int, float] = {}  # since when a seat owes a choice
        self.used = [0.0] * seats  # time spent on choices so far
        self.took: list[float] = []  # by move that stands: the time its seat took for it
        self.before: dict[int, float] = {}  # time a seat took for the choice it owes, before it went back to it

    def copy(self) -> Line:
        """An independent line that stands where this one does."""
        twin = copy(self)
        twin.match = copy(self.match)
        twin.match.state = self.match.state.copy()
        for name in ("moves", "finals", "undone"):
            setattr(twin.match, name, list(getattr(self.match, name)))
        for name in ("marks", "events", "hows", "plies", "actors", "used", "took", "undone"):
            setattr(twin, name, list(getattr(self, name)))
        twin.commands, twin.meant = dict(self.commands), dict(self.meant)
        twin.owing = dict(self.owing)
        twin.before = dict(self.before)
        return twin

    @property
    def sequence(self) -> int:
        return len(self.plies) - 1

    @property
    def ply(self) -> int:
        return len(self.match.moves)

    def to_act(self) -> tuple[int, ...]:
        return self.match.state.to_act()

    def extend(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Take the next entry in."""
        if entry.sequence != self.sequence + 1:
            raise BadRecord(f"entry {entry.sequence} follows entry {self.sequence}")
        if entry.kind == "back":
            again = self.time_since(entry, int(entry.key))
            self.go_back(int(entry.key))
            self.before[entry.seat] = again
        else:
            self.move(entry)
            self.took.append(self.time_of(entry))
            self.before.pop(entry.seat, None)
        self.tick(entry)
        self.plies.append(self.ply)
        self.actors.append(entry.seat if entry.kind == "move" else None)
        if entry.command:
            self.commands[entry.command] = entry.sequence
            self.meant[entry.command] = entry.seat, entry.key

    def move(self, entry: Entry) -> None:
        try:
            events = self.match.play(entry.seat, entry.key)
        except IllegalChoice as error:  # the choice itself may be hidden
            raise BadRecord(f"entry {entry.sequence}: {error.reason}") from error
        self.events.append(events)
        self.hows.append(entry.how)
        if self.ply % APART == 0:
            self.marks.append(self.match.state.copy())
        if self.undone and self.undone[0][:2] == (entry.seat, entry.key):
            del self.undone[0]
        elif self.undone:
            self.undone = []

    def go_back(self, ply: int) -> None:
        if not 0 <= ply < self.ply:
            raise BadRecord(f"a step back from {self.ply} to {ply}")
        gone = zip(self.match.moves[ply:], self.hows[ply:], strict=True)
        self.undone = [(seat, self.game.key(number), how) for (seat, number), how in gone] + self.undone
        self.match.state = self.at(ply)
        del self.marks[ply // APART + 1 :]
        for kept in (self.match.moves, self.match.finals, self.events, self.hows, self.took):
            del kept[ply:]

    def at(self, ply: int) -> State:
        """The position after that many moves, from the mark before it."""
        mark = ply // APART
        state = self.marks[mark].copy()
        for seat, number in self.match.moves[mark * APART : ply]:
            state.play(seat, number)
        return state

    def time_of(self, entry: Entry) -> float:
        """The time a seat took for its choice, up to that entry."""
        since = self.owing.get(entry.seat, entry.at)
        return self.before.get(entry.seat, 0.0) + max(0.0, entry.at - since)

    def time_since(self, entry: Entry, ply: int) -> float:
        """The time a seat took from that ply on, as long as no other seat moved."""
        own = 0.0
        for (seat, _), took in zip(self.match.moves[ply:], self.took[ply:], strict=True):
            if seat not in (entry.seat, NATURE):
                return own
            own += took
        return own + self.time_of(entry)

    def tick(self, entry: Entry) -> None:
        """Time spent stays spent, also on what is taken back."""
        acting = self.to_act()
        for seat, since in list(self.owing.items()):
            if seat == entry.seat or seat not in acting:
                self.used[seat] += max(0.0, entry.at - since)
                del self.owing[seat]
        self.before = {seat: took for seat, took in self.before.items() if seat in acting}
        for seat in acting:
            if seat != NATURE:
                self.owing.setdefault(seat, entry.at)

    def kept_since(self, sequence: int) -> int:
        """How many moves that stood after that entry have never been taken back since."""
        return min(self.plies[min(sequence, self.sequence) :])

    def last_ply_of(self, seat: int) -> int:
        """The ply of that seat's last move by a person, 0 if there was none."""
        for ply in range(self.ply, 0, -1):
            if self.match.moves[ply - 1][0] == seat and self.hows[ply - 1] == "person":
                return ply
        return 0

    def secret(self, ply: int) -> bool:
        """Whether that move disclosed something hidden: to all, or by nature's hand to one seat."""
        events = self.events[ply - 1]
        if self.match.moves[ply - 1][0] != NATURE:
            return any(event.reveals for event in events)
        watchers = (None, *range(self.match.seats))
        return any(event.reveals or any(event.seen_by(seat) != event for seat in watchers) for event in events)
