"""Several server processes on one PostgreSQL: the same tables, live, and no bot's choice twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest

from tests.server.running import Player, Process, command
from wooden_o.server import driver, wire
from wooden_o.server.hosting import Hosting
from wooden_o.server.library import Library
from wooden_o.server.minds import Minds
from wooden_o.server.people import Person
from wooden_o.server.settings import Settings
from wooden_o.server.store import Store, shelf
from wooden_o.server.tables import Tables


@pytest.fixture(params=["postgresql", "redis"], scope="module")
def pair(
    request: pytest.FixtureRequest, postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """Two servers that tell each other through PostgreSQL, or through Redis."""
    options = ["--database", postgres]
    tmp_path = tmp_path_factory.mktemp("pair")
    if request.param == "redis":
        options += ["--channels", request.getfixturevalue("redis")]
    servers = [Process(tmp_path, *options) for _ in range(2)]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.ready()
        yield servers[0].address, servers[1].address
    finally:
        for server in servers:
            server.stop()


def test_a_move_through_one_is_seen_live_through_the_other(pair: tuple[str, str]) -> None:
    with ExitStack() as stack:
        ann, bob = (stack.enter_context(Player(address)) for address in pair)
        seated = ann.new("me open random")
        bob.join(seated.table)
        one = stack.enter_context(ann.live(seated.table))
        two = stack.enter_context(bob.live(seated.table))
        lives = {0: one, 1: two}
        for live in lives.values():
            live.snapshot()
        one.await_(wire.Presence, where=lambda told: told.present == [0, 1])
        for _ in range(15):
            shown = one.shown
            assert shown is not None
            waiting = [seat for seat in shown.to_act if seat in lives]
            if not waiting:
                one.snapshot()
                continue
            mover = lives[waiting[0]]
            while mover.shown is None or mover.shown.sequence < shown.sequence:
                mover.snapshot()
            if waiting[0] not in mover.shown.to_act:
                one.snapshot(lambda new, old=shown.sequence: new.sequence > old)  # type: ignore[misc]
                continue
            done = mover.choose(waiting[0], mover.shown.legal[0].key)
            assert isinstance(done, wire.Done)
            for live in lives.values():
                while live.shown is None or live.shown.sequence < done.sequence:
                    live.snapshot(timeout=5)
        ann.command(seated.table, "chat", wire.Say(text="Hark", command=command()))
        assert two.await_(wire.Said).line.text == "Hark"


def test_bots_of_a_table_are_played_once(pair: tuple[str, str]) -> None:
    """Both processes know the table and both are told; the log holds every choice once, and the game ends."""
    with Player(pair[0]) as ann, Player(pair[1]) as bob:
        tables = [ann.new("open random random").table for _ in range(2)]
        with ExitStack() as stack:
            lives = [stack.enter_context(bob.live(table)) for table in tables]
            for live, table in zip(lives, tables, strict=True):
                live.snapshot()
                ann.command(table, "begin", wire.Begin(level="random"))
            for live in lives:
                live.snapshot(lambda shown: shown.table.status == "over", timeout=60)
        for table in tables:
            assert ann.see(table).view == bob.see(table).view


def test_a_table_left_by_a_killed_process_is_played_on_by_the_other(postgres: str, tmp_path: Path) -> None:
    one, two = (Process(tmp_path, "--database", postgres) for _ in range(2))
    one.start()
    try:
        with Player(one.address) as ann:
            table = ann.new("me planner").table
            shown = ann.see(table)
            if 0 in shown.to_act:
                ann.choose(table, 0, shown.legal[0].key)
            token = ann.http.cookies["wooden_o"]
        one.kill()
        two.start()
        with Player(two.address) as ann:
            ann.http.cookies["wooden_o"] = token
            with ann.live(table) as live:
                live.snapshot(lambda shown: 0 in shown.to_act, timeout=45)
    finally:
        one.stop()
        two.stop()


class Slow(Minds):
    """Thinks longer than a lease lasts."""

    async def choose(
        self, who: str, game: str, level: str, data: str | None, view: dict[str, Any], legal: list[int]
    ) -> int:
        await asyncio.sleep(1.6)
        return legal[0]


def test_nobody_else_begins_while_a_bot_thinks_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LEASE", 1.0)

    async def think() -> int:
        store = Store(Settings(folder=tmp_path).database_url)
        await store.start()
        tables = Tables(store, Library(tmp_path))
        bots = [wire.SeatChoice(kind="bot", level="random")] * 2
        table = (await Hosting(tables, 0).new(Person("ann"), wire.NewTable(game="troupe", seats=bots))).table
        mine = driver.Driver(tables, Slow(1), 1.0)
        assert await mine.leased(table, time() + driver.LEASE)
        thinking = asyncio.create_task(mine.play_one(table))
        refused = 0
        while not (await asyncio.wait({thinking}, timeout=0.05))[0]:
            assert not await store.put(partial(shelf.lease, table=table, lessee="another", until=time() + 9))
            refused += 1
        assert thinking.result()
        await mine.stop()
        await store.stop()
        return refused

    assert asyncio.run(think()) > 4
