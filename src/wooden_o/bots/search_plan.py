"""The planner of Troupe: its own turn in every order that looks good, then its own day as if it were alone."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from wooden_o.bots.search_greedy import after, day_is_over, highest, play_day
from wooden_o.bots.search_judge import Judge
from wooden_o.games.troupe.numbers import ASK_BID, ASK_TURN
from wooden_o.games.troupe.state import State

WIDTH = 6


class Line:
    """A way to answer: the first choice, and where it led."""

    def __init__(self, first: i64, state: State, promise: float) -> None:
        self.first = first
        self.state = state
        self.promise = promise


def lines(state: State, seat: i64, judge: Judge) -> list[Line]:
    """The best ways through the own turn, at least one for every first choice that was worth a second look."""
    growing = [Line(choice, end, judge.utility(end, seat)) for choice, end in first_steps(state, seat)]
    grown: list[Line] = []
    while growing:
        growing = keep_best(growing, WIDTH)
        longer: list[Line] = []
        for line in growing:
            if turn_is_over(line.state, seat):
                grown.append(line)
                continue
            for choice in line.state.legal(seat):
                end = after(line.state, seat, choice)
                longer.append(Line(line.first, end, judge.utility(end, seat)))
        growing = longer
    return keep_best(grown, WIDTH)


def first_steps(state: State, seat: i64) -> list[tuple[int, State]]:
    return [(choice, after(state, seat, choice)) for choice in state.legal(seat)]


def turn_is_over(state: State, seat: i64) -> bool:
    return state.actor() != seat or state.ask == ASK_TURN or state.ask == ASK_BID or day_is_over(state)


def keep_best(found: list[Line], width: i64) -> list[Line]:
    found.sort(key=promise_of, reverse=True)
    return found[:width]


def promise_of(line: Line) -> float:
    return line.promise


def wager(state: State, seat: i64, judge: Judge, luck: Callable[[], float], totals: list[float]) -> None:
    """The own day played out for each wager, the others' wagers drawn at random; adds to the totals."""
    start = state.copy()
    while start.ask == ASK_BID and start.owing & ~(1 << seat):
        other = lowest(start.owing & ~(1 << seat))
        bids = start.legal(other)
        start.play(other, bids[1 + i64(luck() * float(len(bids) - 1))])
    legal = start.legal(seat)
    for index in range(len(legal)):
        end = start.copy()
        end.play(seat, legal[index])
        alone(end, seat)
        play_day(end, judge, luck)
        totals[index] += judge.utility(end, seat)


def lowest(mask: i64) -> i64:
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def alone(state: State, seat: i64) -> None:
    """Nobody else does anything any more today."""
    for other in range(state.seats):
        if other != seat:
            state.troupes[other].hired = True
            state.troupes[other].passed = True


def follow(found: list[Line], seat: i64, judge: Judge, luck: Callable[[], float], totals: list[float]) -> None:
    """Play the own day out once from the end of each line; adds to the totals."""
    for index in range(len(found)):
        end = found[index].state.copy()
        alone(end, seat)
        play_day(end, judge, luck)
        totals[index] += judge.utility(end, seat)


def choice_of(found: list[Line], totals: list[float]) -> i64:
    return found[highest(totals)].first
