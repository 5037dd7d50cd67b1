"""Globe's race as a bot sees it: how far ahead a seat is, and how the next turns may go."""

from __future__ import annotations

from collections.abc import Callable

from wooden_o.core import NATURE
from wooden_o.core.state import NOBODY
from wooden_o.games.globe import identifying, naming, numbers
from wooden_o.games.globe.state import State
from wooden_o.games.globe.throws import ROLL_WEIGHTS
from wooden_o.games.globe.turn import start_turn

A_TURN = 7.0  # spaces that a turn brings on average
HOME = 2.0  # a piece in the Globe is safe
A_SPACE = 0.2  # alone: points still to be had on a space that lies ahead
STEPS = 200  # no turn is longer


class Outlook:
    """Plays turns out in the head: dice and cards by luck, moves by a glance, claims by what each seat may know."""

    def __init__(self, shares: list[float], luck: Callable[[], float]) -> None:
        self.shares = shares
        self.luck = luck
        self.earned = [0.0] * len(shares)  # by claims, which are counted rather than made
        self.drawn = 0  # times that luck decided

    def finish_turn(self, state: State) -> None:
        """Play in place until the turn has ended; a throw for a double belongs to it."""
        for _ in range(STEPS):
            actor = int(state.actor())
            if actor == NOBODY:
                return
            if actor != NATURE:
                state.play(actor, self.answer(state, actor))
                continue
            if state.ask == numbers.ASK_THROW and state.throw == numbers.TURN:
                return
            state.play(NATURE, state.draw(self.chance()))

    def chance(self) -> float:
        self.drawn += 1
        return self.luck()

    def answer(self, state: State, seat: int) -> int:
        """At a glance: what leads at once. Who happens to know that a claim is wrong says so."""
        ask = state.ask
        if ask == numbers.ASK_NAME or ask == numbers.ASK_IDENTIFY:
            self.earned[seat] += self.promise(state, seat)
            return numbers.DONE
        if ask == numbers.ASK_WINDOW:
            right = naming.right(state) if state.play_named >= 0 else identifying.right(state)
            return numbers.ALLOW if right or self.chance() >= self.shares[seat] else numbers.CHALLENGE
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else max(legal, key=lambda choice: lead(after(state, seat, choice), seat))

    def promise(self, state: State, seat: int) -> float:
        """What a seat may hope to earn by the names or the source that it is asked for."""
        share = self.shares[seat]
        steps = numbers.QUOTATION_STEPS * share
        if state.ask == numbers.ASK_IDENTIFY:
            return 0.0 if state.claims else steps
        left = float(numbers.NAMES - state.names)
        return max(left * min(1.0, 3 * share), steps if numbers.PICK in state.legal(seat)[:1] else 0.0)


def after(state: State, seat: int, choice: int) -> State:
    end = state.copy()
    end.play(seat, choice)
    return end


def worth(state: State, seat: int) -> float:
    """Spaces gone, with pieces at home and turns owed or to come counted in."""
    home = state.catalogue.home
    first = seat * state.pieces
    total = 0.0
    for piece in range(first, first + state.pieces):
        total += state.progress[piece] + HOME * (state.progress[piece] == home)
    return total + A_TURN * (state.extra[seat] - state.lost[seat])


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one; alone, its points and those that still lie ahead."""
    if state.winner >= 0 and state.seats > 1:
        return 100.0 if state.winner == seat else -100.0
    if state.seats == 1:
        return float(sum(state.points)) - A_SPACE * sum(state.progress)
    return worth(state, seat) - max(worth(state, other) for other in range(state.seats) if other != seat)


def foresight(state: State, seat: int) -> float:
    """What everybody's next throw promises a seat: targets and bad spaces ahead, rivals close behind."""
    if state.winner >= 0:
        return 0.0
    return sum(promise_of_throw(state, roller, seat) for roller in range(int(state.seats)))


def promise_of_throw(state: State, roller: int, seat: int) -> float:
    """What a seat gains or loses on average if that one throws now and moves its best piece."""
    start, total = state.copy(), 0.0
    start_turn(start, roller)
    for roll, weight in enumerate(ROLL_WEIGHTS):
        thrown = after(start, NATURE, numbers.ROLL + roll)
        if thrown.ask == numbers.ASK_MOVE:
            ends = [after(thrown, roller, choice) for choice in thrown.legal(roller)]
            thrown = max(ends, key=lambda end: lead(end, roller))
        total += weight * lead(thrown, seat)
    return total / sum(ROLL_WEIGHTS) - lead(state, seat)
