"""Random games of every kind to their end; the first error stops it and names the game that met it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from itertools import cycle, islice
from random import Random
from time import perf_counter

import wooden_o
from wooden_o.core.playout import playout

KINDS: list[tuple[str, int, Mapping[str, object]]] = [
    ("troupe", 1, {}),
    *(("troupe", seats, {"rest": rest}) for seats in (2, 3, 4) for rest in ("simultaneous", "strategic")),
    *(("globe", seats, {"level": level}) for seats in (2, 3, 4) for level in ("basic", "advanced", "tournament")),
    ("globe", 3, {"level": "basic", "pieces": 2}),
    ("globe", 4, {"level": "tournament", "act_scene_line": True}),
    ("globe", 1, {"level": "solitaire"}),
]

rules = cache(wooden_o.game)


def play(name: str, seats: int, options: Mapping[str, object], seed: int) -> int:
    """One game; returns how many choices it took."""
    state = rules(name).new(seats=seats, options=options)
    choices = playout(state, Random(seed).random)
    standing = state.standing()
    assert standing is not None, "it stopped before its end"
    assert len(standing.places) == seats
    return choices


def main(games: int = 10_000) -> None:
    start = perf_counter()
    choices = 0
    for seed, (name, seats, options) in enumerate(islice(cycle(KINDS), games)):
        try:
            choices += play(name, seats, options, seed)
        except Exception as error:
            error.add_note(f"in {name} with {seats} seats, {dict(options)}, seed {seed}")
            raise
    how = "compiled" if wooden_o.compiled else f"plain Python ({wooden_o.why_plain})"
    print(f"{games:,} games, {choices:,} choices, no error, {perf_counter() - start:.1f} s, {how}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
