"""An engine under the watch: it plays when told to, so that several can take turns on one core.

Each line read is a number of seconds; each line written is a JSON report of the whole games played in them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from timeit import repeat

COPIES = 200


def batch(play: Callable[[], int], seconds: float, clock: Callable[[], float]) -> dict[str, float]:
    """Whole games until the time is over."""
    games = choices = 0
    start = now = clock()
    while now - start < seconds:
        choices += play()
        games += 1
        now = clock()
    return {"games": games, "choices": choices, "seconds": now - start}


def serve(
    play: Callable[[], int], copy: Callable[[], object] | None = None, clock: Callable[[], float] = process_time
) -> None:
    """Answer until nobody asks: `play` plays a game and counts its choices, `copy` copies a mid-game state.

    The clock runs while this process does, so that a busy machine does no engine wrong.
    """
    for line in sys.stdin:
        report = batch(play, float(line), clock)
        report["copy"] = min(repeat(copy, number=COPIES, repeat=5, timer=clock)) / COPIES if copy else 0
        print(json.dumps(report), flush=True)
