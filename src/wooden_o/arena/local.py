"""Games on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from wooden_o.arena.pairing import Job
from wooden_o.arena.table import Result, play


def run(jobs: list[Job], workers: int | None = None) -> Iterator[Result]:
    """Play them all, giving each result as it comes; one worker plays here."""
    count = min(workers or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        yield from map(play, jobs)
        return
    waiting = iter(jobs)
    with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: set[Future[Result]] = {pool.submit(play, job) for job in islice(waiting, 2 * count)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                    running |= {pool.submit(play, job) for job in islice(waiting, 1)}
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
