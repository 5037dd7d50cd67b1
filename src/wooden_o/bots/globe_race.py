"""Globe's race as a bot sees it: how far ahead a seat is, and how a turn may go on."""

from __future__ import annotations

from collections.abc import Callable

from wooden_o.core import NATURE
from wooden_o.games.globe import identifying, naming, numbers
from wooden_o.games.globe.state import State

A_TURN = 7.0  # spaces that a turn brings on average
HOME = 2.0  # a piece in the Globe is safe
STEPS = 200  # no turn is longer


def finish_turn(state: State, luck: Callable[[], float]) -> None:
    """Play on in place, quickly, until the turn has passed on or the game is over."""
    mover = state.seat
    for _ in range(STEPS):
        actor = int(state.actor())
        if actor == -2 or (state.seat != mover and state.ask == numbers.ASK_THROW):
            return
        if actor == NATURE:
            if state.ask == numbers.ASK_THROW and state.throw == numbers.TURN:
                return  # an extra turn: it is counted as one
            state.play(NATURE, state.draw(luck()))
        else:
            state.play(actor, quick(state, actor))


def quick(state: State, seat: int) -> int:
    """A plain answer: claim nothing, doubt only what is wrong, move what is furthest behind."""
    ask = state.ask
    if ask == numbers.ASK_NAME or ask == numbers.ASK_IDENTIFY:
        return numbers.DONE
    if ask == numbers.ASK_WINDOW:
        right = naming.right(state) if state.play_named >= 0 else identifying.right(state)
        return numbers.ALLOW if right else numbers.CHALLENGE
    return state.legal(seat)[0]


def worth(state: State, seat: int) -> float:
    """Spaces gone, with pieces at home and turns owed or to come counted in."""
    home = state.catalogue.home
    first = seat * state.pieces
    total = 0.0
    for piece in range(first, first + state.pieces):
        total += state.progress[piece] + HOME * (state.progress[piece] == home)
    return total + A_TURN * (state.extra[seat] - state.lost[seat])


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one; alone, its points and its way."""
    if state.winner >= 0 and state.seats > 1:
        return 100.0 if state.winner == seat else -100.0
    if state.seats == 1:
        return float(sum(state.points)) + 0.1 * worth(state, seat)
    return worth(state, seat) - max(worth(state, other) for other in range(state.seats) if other != seat)
