"""One server in a thread for most tests; databases for those that need them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server import running
from tests.server.running import Player
from wooden_o.server.settings import Settings


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a SQLite file."""
    folder = tmp_path_factory.mktemp("server")
    with running.threaded(Settings(folder=folder, workers=1, limits=False, sweep_seconds=0.2)) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running.postgres() as found:
        yield found.url


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running.redis(tmp_path_factory.mktemp("redis")) as found:
        yield found.url


@pytest.fixture
def player(address: str) -> Iterator[Callable[[str], Player]]:
    """Makes players, each with a browser of his own."""
    with ExitStack() as stack:
        yield lambda name: stack.enter_context(Player(address, name))
