"""An engine under the watch: it plays when told to, so that several can take turns on one core.

Each line read is a number of seconds; each line written is a JSON report of the whole games played in them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from timeit import repeat

COPIES = 200


def batch(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Whole games until the time is over, by the wall's clock; what they took by that and of this process."""
    games = choices = 0
    start, begun = perf_counter(), process_time()
    while perf_counter() - start < seconds:
        choices += play()
        games += 1
    used = {"wall": perf_counter() - start, "process": process_time() - begun}
    return {"games": games, "choices": choices, **used}


def serve(play: Callable[[], int], copy: Callable[[], object] | None = None) -> None:
    """Answer until nobody asks: `play` plays a game and counts its choices, `copy` copies a mid-game state."""
    for line in sys.stdin:
        report = batch(play, float(line))
        report["copy"] = min(repeat(copy, number=COPIES, repeat=5, timer=process_time)) / COPIES if copy else 0
        print(json.dumps(report), flush=True)
