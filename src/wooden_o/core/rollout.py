"""A game played to its end by chance alone, move by move: what rollouts keep of it."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from wooden_o.core.state import NATURE, NOBODY, State


def rollout(state: State, luck: Callable[[], float], seats: list[int], choices: list[int]) -> None:
    """Play in place to the end, as `playout` does, noting who chose and what; nature's choices too."""
    while True:
        actor: i64 = state.actor()
        if actor == NOBODY:
            return
        if actor == NATURE:
            choice = state.draw(luck())
        else:
            legal = state.legal(actor)
            choice = legal[int(luck() * len(legal))]
        seats.append(int(actor))
        choices.append(choice)
        state.play(actor, choice)
