"""A table: who sits there, and the game they play; plans what the log is to hold next."""

from __future__ import annotations

import asyncio
from random import Random, SystemRandom
from time import time

from msgspec import Struct

from wooden_o.core import NATURE, Event, Game, IllegalChoice, State
from wooden_o.server import window
from wooden_o.server.line import Line
from wooden_o.server.problems import Refusal
from wooden_o.server.store import Entry, Facts, SeatRow

FEW = 20  # a question of more answers, such as a name to claim, is not whether to draw; trying them all would take long


class Step(Struct, frozen=True):
    """What is to be appended to a log."""

    kind: str
    seat: int
    key: str
    how: str


class Table:
    """Facts and line of one table, as this process knows them."""

    def __init__(self, facts: Facts, game: Game, line: Line | None = None) -> None:
        self.facts = facts
        self.game = game
        self.rng: Random = SystemRandom()
        self.line = line or Line(game, len(facts.seats), facts.options)
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def status(self) -> str:
        if any(seat.kind == "open" for seat in self.facts.seats):
            return "waiting"
        return "playing" if self.line.to_act() else "over"

    @property
    def free_hand(self) -> bool:
        """Nobody else is concerned: one person, or all at one screen."""
        return self.facts.hot_seat or sum(seat.kind == "person" for seat in self.facts.seats) == 1

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.facts.seats):
            raise Refusal("no-such-seat", 404)
        return self.facts.seats[number]

    def must_be(self, status: str) -> None:
        now = self.status
        if now != status:
            raise Refusal({"waiting": "waiting", "over": "over", "playing": "not-over"}[now], 409)

    def bots_owing(self) -> list[int]:
        """The seats whose bot has to choose now."""
        if self.status != "playing" or time() < window.bots_from(self.facts, self.line):
            return []
        return [seat for seat in self.line.to_act() if seat != NATURE and self.facts.seats[seat].by_bot]

    # Plans

    def plan_move(self, seat: int, key: str, how: str, after: int | None = None) -> list[Step]:
        """The choice, then whatever follows by itself."""
        self.must_be("playing")
        self.must_fit(seat, after)
        number = self.game.vocabulary.numbers.get(key)
        state = self.line.match.state
        if number is None or number not in state.legal(seat):
            raise IllegalChoice(key[:80], self.why_not(seat, key) or "not-now")
        ahead = state.copy()
        ahead.listener = None
        ahead.play(seat, number)
        return [Step("move", seat, key, how), *self.settle(ahead)]

    def why_not(self, seat: int, key: str) -> str | None:
        """The rule against a choice."""
        return self.line.match.state.why_not(seat, key) if seat != NATURE else None

    def must_fit(self, seat: int, after: int | None) -> None:
        """Since that entry nothing happened but other seats' choices."""
        if after is None:
            return
        newer = self.line.actors[after + 1 :]
        if after > self.line.sequence or any(actor in (None, NATURE, seat) for actor in newer):
            raise Refusal("stale", 409)

    def plan_lapse(self) -> list[Step]:
        """Whoever has not challenged in time lets the claim stand; what was left undone is done."""
        closes = window.closes(self.facts, self.line) if self.status == "playing" else None
        if closes is None or time() < closes:
            return self.plan_start()
        ahead = self.line.match.state.copy()
        ahead.listener = None
        steps = [Step("move", seat, window.ALLOW, "auto") for seat in window.late(self.facts, self.line)]
        for step in steps:
            ahead.play(step.seat, self.game.number(step.key))
        return [*steps, *self.settle(ahead)]

    def plan_start(self) -> list[Step]:
        """What happens by itself at the beginning, or after a change of who plays."""
        return self.settle(self.line.match.state.copy()) if self.status == "playing" else []

    def settle(self, state: State) -> list[Step]:
        """Nature's and all forced choices, until somebody has to decide; plays them on this state."""
        steps: list[Step] = []
        while (next_step := self.by_itself(state)) is not None:
            seat, number, how = next_step
            state.play(seat, number)
            steps.append(Step("move", seat, self.game.key(number), how))
        return steps

    def by_itself(self, state: State) -> tuple[int, int, str] | None:
        acting = state.to_act()
        if acting == (NATURE,):
            if self.facts.real_table and self.enterers(state):
                return None
            return NATURE, state.draw(self.rng.random()), "nature"
        for seat in acting:
            sitting = self.facts.seats[seat]
            if sitting.by_bot or sitting.auto_pass:
                legal = self.bot_choices(state, seat) if sitting.by_bot else state.legal(seat)
                if len(legal) == 1:
                    return seat, legal[0], "auto"
        return None

    def bot_choices(self, state: State, seat: int) -> list[int]:
        """At a real table the secret pile is the people's: where it can, a bot chooses nothing that draws from it."""
        legal = list(state.legal(seat))
        if not self.facts.real_table or len(legal) > FEW:
            return legal
        return [number for number in legal if not secret_draw_after(state, seat, number)] or legal

    def enterers(self, state: State) -> list[int]:
        """At a real table: the people who may enter what nature does; where one seat draws in secret, only that one."""
        people = [seat.seat for seat in self.facts.seats if seat.kind == "person" and not seat.away]
        if not secret_draw(state):
            return people
        events = foreseen(state)
        return [seat for seat in people if all(event.seen_by(seat) == event for event in events)]

    # Clocks

    def left(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left; none without a clock."""
        if self.facts.clock == "none" or self.facts.seconds is None:
            return None
        since = self.line.owing.get(seat)
        spent = max(0.0, now - since) if since is not None and self.status == "playing" else 0.0
        before = self.line.used[seat] if self.facts.clock == "game" else self.line.before.get(seat, 0.0)
        return self.facts.seconds - before - spent

    def out_of_time(self, seat: int) -> bool:
        """Whether all the time a seat has for the game is spent: a bot plays it to the end."""
        left = self.left(seat, time())
        return self.facts.clock == "game" and left is not None and left <= 0

    def must_have_time(self, seat: int) -> None:
        if self.status == "playing" and self.out_of_time(seat):
            raise Refusal("no-time", 409)

    def flagged(self, now: float) -> list[int]:
        """The people whose time has run out."""
        people = [seat for seat in self.line.owing if not self.facts.seats[seat].by_bot]
        return [seat for seat in people if (left := self.left(seat, now)) is not None and left <= 0]

    def deadline(self) -> float | None:
        """When something happens by itself: a person's time runs out, a window closes, or bots answer in one."""
        if self.status != "playing":
            return None
        now = time()
        people = [seat for seat in self.line.owing if not self.facts.seats[seat].by_bot]
        times = [now + left for seat in people if (left := self.left(seat, now)) is not None]
        closes = window.closes(self.facts, self.line)
        if closes is not None:
            times += [closes, *(bots for bots in [window.bots_from(self.facts, self.line)] if bots > now)]
        return min(times, default=None)

    def summary(self) -> dict[str, object]:
        """What lists and sweeps have to know of the line."""
        status = self.status
        acting = self.line.to_act() if status == "playing" else ()
        return {
            "status": status,
            "sequence": self.line.sequence,
            "ply": self.line.ply,
            "to_act": " ".join(map(str, acting)),
            "changed": time(),
            "deadline": self.deadline(),
            "bots_due": bool(self.bots_owing()),
        }

    def numbered(self, steps: list[Step], command: str | None) -> list[Entry]:
        """Steps as entries; the command stands at the first of them."""
        first, now = self.line.sequence + 1, time()
        return [
            Entry(number, step.kind, step.seat, step.key, step.how, now, command if number == first else None)
            for number, step in enumerate(steps, first)
        ]


def foreseen(state: State) -> list[Event]:
    """What nature's next choice would tell, whichever it is."""
    events: list[Event] = []
    ahead = state.copy()
    ahead.listener = events.append
    ahead.play(NATURE, state.legal(NATURE)[0])
    return events


def secret_draw(state: State) -> bool:
    """Whether not everybody sees what nature does next."""
    return any(event.seen_by(None) != event for event in foreseen(state))


def secret_draw_after(state: State, seat: int, number: int) -> bool:
    ahead = state.copy()
    ahead.listener = None
    ahead.play(seat, number)
    return ahead.to_act() == (NATURE,) and secret_draw(ahead)
