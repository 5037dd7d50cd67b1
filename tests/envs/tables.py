"""Every seat count, level and option there is, and states met on the way through random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import wooden_o
from wooden_o.core import State
from wooden_o.envs.rules import rules

Setting = tuple[str, int, dict[str, Any]]

TROUPE: list[Setting] = [
    ("troupe", seats, {"rest": rest})
    for rest in ("simultaneous", "strategic")
    for seats in (1, 2, 3, 4)
    if seats > 1 or rest == "simultaneous"
]
GLOBE: list[Setting] = [
    ("globe", seats, {"level": level, "pieces": pieces, "act_scene_line": facts})
    for level in ("basic", "advanced", "tournament", "solitaire")
    for seats in ((1,) if level == "solitaire" else (2, 3, 4))
    for pieces in ((3, 2) if seats > 2 else (3,))
    for facts in ((False, True) if level == "tournament" else (False,))
]
SETTINGS = TROUPE + GLOBE


def name(setting: Setting) -> str:
    game, seats, options = setting
    return "-".join([game, str(seats), *map(str, options.values())])


def states(setting: Setting, seed: int, every: int = 1) -> Iterator[State]:
    """The states of a random game, the last one too; every so many."""
    game, seats, options = setting
    state, luck = rules(game).new(seats, options), Random(seed).random
    count = 0
    while acting := state.to_act():
        if count % every == 0:
            yield state
        count += 1
        seat = acting[int(luck() * len(acting))]
        legal = state.legal(seat)
        state.play(seat, state.draw(luck()) if seat == wooden_o.NATURE else legal[int(luck() * len(legal))])
    yield state
