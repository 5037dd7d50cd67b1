"""Looking one choice ahead in Troupe, and playing on in that way to the end of the day."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from wooden_o.bots.search_judge import Judge
from wooden_o.core.state import NATURE, NOBODY
from wooden_o.games.troupe.numbers import ASK_BID, ASK_OBJECTIVE, ASK_SPARE, BID
from wooden_o.games.troupe.state import State

USUAL_WAGER = BID + 3  # four cylinders: what is expected of others whose wager is still closed


def after(state: State, seat: i64, choice: i64) -> State:
    """The position after a choice; if it is one of several made at once, the others choose as usual."""
    end = state.copy()
    ask = end.ask
    end.play(seat, choice)
    while end.ask == ask and (ask == ASK_BID or ask == ASK_SPARE):
        other = end.actor()
        if other < 0 or other == seat:
            break
        end.play(other, USUAL_WAGER if ask == ASK_BID else end.legal(other)[0])
    return end


def values(state: State, seat: i64, legal: list[int], judge: Judge) -> list[float]:
    """How good a seat stands right after each of its choices."""
    return [judge.utility(after(state, seat, choice), seat) for choice in legal]


def best(state: State, seat: i64, judge: Judge) -> i64:
    """The choice after which a seat stands best."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return legal[highest(values(state, seat, legal, judge))]


def quick(state: State, seat: i64, judge: Judge) -> i64:
    """As `best`, but looking at the own troupe only."""
    legal = state.legal(seat)
    chosen: i64 = legal[0]
    if len(legal) == 1:
        return chosen
    top = -1000.0
    for choice in legal:
        worth = judge.worth(after(state, seat, choice), seat)
        if worth > top:
            top = worth
            chosen = choice
    return chosen


def highest(numbers: list[float]) -> i64:
    top: i64 = 0
    for index in range(1, len(numbers)):
        if numbers[index] > numbers[top]:
            top = index
    return top


def day_is_over(state: State) -> bool:
    """Nature is about to deal: what follows cannot be foreseen. Objectives drawn on the way do not count."""
    actor = state.actor()
    return actor == NOBODY or (actor == NATURE and state.ask != ASK_OBJECTIVE)


def play_day(state: State, judge: Judge, luck: Callable[[], float]) -> None:
    """Everybody plays greedily, in place, until the day is over."""
    while not day_is_over(state):
        seat = state.actor()
        if seat == NATURE:
            state.play(NATURE, state.draw(luck()))
        else:
            state.play(seat, quick(state, seat, judge))
