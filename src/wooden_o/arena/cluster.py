"""Games on a Ray cluster, for those who outgrow one machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any

from wooden_o.arena.pairing import Job
from wooden_o.arena.table import Result, play
from wooden_o.core.errors import WoodenOError

HERE = "local"
PATIENCE = 5.0  # seconds for a cluster to answer at all
PORT = "6379"  # where Ray listens unless it is told otherwise


class NoRay(WoodenOError):
    """Ray is not installed, or nobody answers at that address."""


def run(jobs: list[Job], address: str, workers: int | None = None) -> Iterator[Result]:
    """Play them on the cluster at that address (`local` starts one here), giving each result as it comes."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing about anybody's games goes anywhere
    try:
        import ray
    except ImportError as error:
        raise NoRay("--ray needs Ray: install wooden-o[cluster]") from error
    join(ray, address, workers)
    try:
        yield from spread(jobs, ray)
    finally:
        ray.shutdown()


def join(ray: Any, address: str, workers: int | None) -> None:
    """Start a cluster here, or become part of one that somebody else has started."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == HERE:
        ray.init(address=HERE, num_cpus=workers, include_dashboard=False, **quiet)
        return
    must_answer(address)
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoRay(f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from error


def must_answer(address: str) -> None:
    """Ask at the door first: Ray itself would wait there for a quarter of an hour."""
    if address == "auto" or "://" in address:
        return  # Ray knows where that is
    host, _, port = address.partition(":")
    try:
        socket.create_connection((host, int(port or PORT)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise NoRay(f"no Ray cluster answers at {address}: {error}") from error


def spread(jobs: list[Job], ray: Any) -> Iterator[Result]:
    """Keep every processor of the cluster busy, with two games waiting for each."""
    remote = ray.remote(max_retries=3)(play)
    room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(jobs)
    running = [remote.remote(job) for job in islice(waiting, room)]
    while running:
        done, running = ray.wait(running)
        yield from ray.get(done)
        running += [remote.remote(job) for job in islice(waiting, len(done))]
