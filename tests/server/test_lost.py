"""What a server speaks to goes away and comes back: games go on, and so do live tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server import running
from tests.server.running import Live, Player, threaded, until
from wooden_o.server import channels, fanout
from wooden_o.server.settings import Settings


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are tried again soon, and nobody asks the storage: what is seen was told."""
    monkeypatch.setattr(channels, "AGAIN", 0.1)
    monkeypatch.setattr(fanout, "ASK_AGAIN", 600.0)


@contextmanager
def pair(folder: Path, **more: str) -> Iterator[tuple[Player, Player]]:
    """Ann and Bob, each with a server of his own."""
    with ExitStack() as stack:
        settings = [Settings(folder=folder, limits=False, warm=False, workers=1, **more) for _ in range(2)]  # type: ignore[arg-type]
        addresses = [stack.enter_context(threaded(mine)) for mine in settings]
        ann, bob = (stack.enter_context(Player(address)) for address in addresses)
        yield ann, bob


def moves(ann: Player, live: Live, table: str) -> bool:
    """Whether Bob sees at once what Ann does; a move that is refused changes nothing."""
    shown = ann.see(table)
    if ann.choose(table, 0, shown.legal[0].key, shown.sequence).status_code != 200:
        return False
    try:
        live.snapshot(lambda new: new.sequence > shown.sequence, timeout=1)
    except TimeoutError:
        return False
    return True


def test_a_lost_database_comes_back(tmp_path: Path) -> None:
    with running.postgres() as database, pair(tmp_path, database=database.url) as (ann, bob):
        table = ann.new("me").table
        with bob.live(table) as live:
            live.snapshot()
            until(lambda: moves(ann, live, table))
            shown = ann.see(table)
            database.stop()
            refused = ann.choose(table, 0, shown.legal[0].key)
            assert refused.status_code == 503
            assert refused.json()["code"] == "storage"
            database.start()
            until(lambda: moves(ann, live, table), 30, "for live moves")
            assert live.shown is not None
            assert [event.ply for event in live.events[-1:]] == [live.shown.ply]


def test_a_lost_redis_comes_back(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running.redis(tmp_path) as between, pair(tmp_path, database=postgres, channels=between.url) as (ann, bob):
        table = ann.new("me").table
        with bob.live(table) as live:
            live.snapshot()
            until(lambda: moves(ann, live, table))
            between.stop()
            assert not moves(ann, live, table)
            assert ann.see(table).sequence > bob.see(table).sequence
            between.start()
            until(lambda: moves(ann, live, table), 30, "for live moves")


def test_without_a_line_the_storage_is_asked(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "ASK_AGAIN", 0.2)
    nobody = f"redis://127.0.0.1:{running.free_port()}"
    with pair(tmp_path, database=postgres, channels=nobody) as (ann, bob):
        table = ann.new("me").table
        with bob.live(table) as live:
            live.snapshot()
            shown = ann.see(table)
            assert ann.choose(table, 0, shown.legal[0].key).status_code == 200
            live.snapshot(lambda new: new.sequence > shown.sequence)
