"""A game played to its end by chance alone: the unit of benchmarks, rollouts and fuzzing."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from wooden_o.core.state import NOBODY, State


def playout(state: State, luck: Callable[[], float]) -> int:
    """Play in place to the end, choosing evenly among legal choices; returns how many seats' choices that took."""
    made: i64 = 0
    while True:
        actor = state.actor()
        if actor >= 0:
            legal = state.legal(actor)
            state.play(actor, legal[int(luck() * float(len(legal)))])
            made += 1
        elif actor == NOBODY:
            return made
        else:
            state.let_nature(luck)
