"""Games on a Ray cluster, for those who outgrow one machine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from wooden_o.arena.pairing import Job
from wooden_o.arena.table import Result, play
from wooden_o.core.errors import WoodenOError


class NoRay(WoodenOError):
    """Ray is not installed."""


def run(jobs: list[Job], address: str) -> Iterator[Result]:
    """Play them on the cluster at that address (`local` starts one here), giving each result as it comes."""
    try:
        import ray
    except ImportError as error:
        raise NoRay("--ray needs Ray: install wooden-o[cluster]") from error
    started = not ray.is_initialized()
    if started:
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    try:
        yield from spread(jobs, ray)
    finally:
        if started:
            ray.shutdown()


def spread(jobs: list[Job], ray: object) -> Iterator[Result]:
    """Keep every processor of the cluster busy, with two games waiting for each."""
    remote = ray.remote(max_retries=3)(play)  # type: ignore[attr-defined]
    room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[attr-defined]
    waiting = iter(jobs)
    running = [remote.remote(job) for job in islice(waiting, room)]
    while running:
        done, running = ray.wait(running)  # type: ignore[attr-defined]
        yield from ray.get(done)  # type: ignore[attr-defined]
        running += [remote.remote(job) for job in islice(waiting, len(done))]
