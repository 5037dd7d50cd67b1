"""Games on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from wooden_o.arena.pairing import Job
from wooden_o.arena.table import Result, play


def deaf() -> None:
    """Ctrl-C is for the process that counts; it then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(jobs: list[Job], workers: int | None = None) -> Iterator[Result]:
    """Play them all, giving each result as it comes; one worker plays here."""
    count = min(workers or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        yield from map(play, jobs)
        return
    waiting = iter(jobs)
    with ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), deaf) as pool:
        running: set[Future[Result]] = {pool.submit(play, job) for job in islice(waiting, 2 * count)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                    running |= {pool.submit(play, job) for job in islice(waiting, 1)}
        except BaseException:  # also whoever stops listening: games under way are not waited for
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
