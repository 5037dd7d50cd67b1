"""The same series on a real Ray with two workers, as somebody types it."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from wooden_o import arena
from wooden_o.arena import cluster
from wooden_o.arena.ledger import RECORDS
from wooden_o.arena.pairing import Entrant
from wooden_o.arena.series import Plan

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: it has no wheel for this Python or machine (extra: cluster)"
)
RAY = "from ray.scripts.scripts import main; main()"


@dataclass
class Head:
    """A cluster of one machine."""

    address: str
    folder: Path
    environ: dict[str, str]


@pytest.fixture
def head() -> Iterator[Head]:
    with TemporaryDirectory(prefix="ray") as folder:  # a short path: sockets lie in it
        secret = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}  # of this cluster only
        environ = {**os.environ, **secret, "RAY_USAGE_STATS_ENABLED": "0"}
        port = free_port()
        command = [sys.executable, "-c", RAY, "start", "--head", "--block", "--num-cpus=2", f"--port={port}"]
        command += ["--include-dashboard=false", f"--temp-dir={folder}"]
        with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
            try:
                assert process.stdout is not None
                assert any(b"runtime started" in line for line in process.stdout)
                yield Head(f"127.0.0.1:{port}", Path(folder), environ)
            finally:
                process.terminate()
                process.communicate(timeout=60)
        assert alive(Path(folder)) == []


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def alive(folder: Path) -> list[str]:
    """The processes that were started with that folder, where the system tells."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has just ended
            found.append(file.read_text("utf-8", "replace"))
    return [line for line in found if str(folder) in line]


@needs_ray
@pytest.mark.slow
def test_a_cluster_of_two_workers_plays_what_one_process_plays(head: Head, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wooden_o.cli", "arena", "troupe", "greedy", "random", "--games", "8"]
    command += ["--ray", head.address, "--out", str(tmp_path)]
    there = subprocess.run(command, env=head.environ, capture_output=True, timeout=120)
    assert there.returncode == 0, there.stderr.decode()
    assert len(list(head.folder.glob("session_2*/logs/python-core-worker-*.log"))) >= 2
    here = arena.run(Plan("troupe", (Entrant("greedy"), Entrant("random")), seats=2, games=8), workers=1)
    records = [file.read_text("utf-8") for file in sorted((tmp_path / RECORDS).glob("*.txt"))]
    assert records == [result.record for result in here]


@pytest.mark.parametrize("address", ["127.0.0.1:9", "127.0.0.1:ray"])
def test_an_address_where_nobody_answers_is_told_at_once(address: str) -> None:
    with pytest.raises(cluster.NoRay, match=address):
        cluster.must_answer(address)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(cluster.NoRay, match=r"wooden-o\[cluster\]"):
        next(cluster.run([], "local"))
