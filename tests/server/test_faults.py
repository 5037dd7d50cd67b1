"""The server is killed under load: every acknowledged move is there once and only once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from collections import Counter
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from tests.server.running import Player, Process, command, until
from wooden_o.server import wire

KILLS = 2
TABLES = 3
Row = tuple[str, int, str | None]


class Hand(threading.Thread):
    """Plays one table on and on, as fast as it goes; a command without an answer is sent again, as a page would."""

    def __init__(self, address: str, cookie: str, table: str) -> None:
        super().__init__(daemon=True)
        self.player = Player(address)
        self.player.http.cookies["wooden_o"] = cookie
        self.table = table
        self.acknowledged: list[tuple[str, int]] = []
        self.stop = threading.Event()
        self.rng = random.Random(table)
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set() and self.step():
                pass
        except Exception as error:
            self.error = error
        finally:
            self.player.http.close()

    def step(self) -> bool:
        shown = self.insist(lambda: self.player.get(f"/api/tables/{self.table}"))
        picture = self.player.good(shown, wire.Snapshot)
        if picture.table.status == "over":
            return False
        key = self.rng.choice(picture.legal).key
        message = wire.Choose(seat=0, key=key, command=command())
        answer = self.insist(lambda: self.player.command(self.table, "choices", message))
        assert answer.status_code == 200, answer.text
        self.acknowledged.append((message.command, answer.json()["sequence"]))
        return True

    def insist(self, ask) -> httpx.Response:  # type: ignore[no-untyped-def]
        while True:
            try:
                answer: httpx.Response = ask()
                if answer.status_code != 503:
                    return answer
            except httpx.HTTPError:
                if self.stop.is_set():
                    raise
            time.sleep(0.05)


def sqlite_log(folder: Path) -> list[Row]:
    connection = sqlite3.connect(folder / "wooden-o.sqlite")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return connection.execute("SELECT table_id, sequence, command FROM log").fetchall()
    finally:
        connection.close()


async def postgres_log(url: str) -> list[Row]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch("SELECT table_id, sequence, command FROM log")]
    finally:
        await connection.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_move_survives_sigkill(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    options = ["--database", request.getfixturevalue("postgres")] if kind == "postgresql" else []
    server, rng = Process(tmp_path, *options, "--workers", "0").start(), random.Random(1616)
    hands: list[Hand] = []
    try:
        with Player(server.address) as ann:
            tables = [ann.new("me").table for _ in range(TABLES)]
            cookie = ann.http.cookies["wooden_o"]
        hands = [Hand(server.address, cookie, table) for table in tables]
        for hand in hands:
            hand.start()
        for _ in range(KILLS):
            await_more(hands, rng.randint(10, 25))
            time.sleep(rng.uniform(0, 0.05))
            server.kill()
            server.start()
        await_more(hands, 10)
        for hand in hands:
            hand.stop.set()
        for hand in hands:
            hand.join(30)
            assert not hand.is_alive()
            assert hand.error is None, hand.error
        rows = sqlite_log(tmp_path) if kind == "sqlite" else asyncio.run(postgres_log(options[1]))
        with Player(server.address) as ann:
            ann.http.cookies["wooden_o"] = cookie
            for hand in hands:
                check(hand, rows, ann.see(hand.table))
    finally:
        for hand in hands:
            hand.stop.set()
        server.stop()


def await_more(hands: list[Hand], count: int) -> None:
    """However fast this machine is: so many more moves are acknowledged."""
    enough = sum(len(hand.acknowledged) for hand in hands) + count
    until(lambda: sum(len(hand.acknowledged) for hand in hands) >= enough, 90, "for moves")


def check(hand: Hand, rows: list[Row], shown: wire.Snapshot) -> None:
    """The log has no gap and no double, holds each acknowledged command under its number, and replays."""
    log = sorted((sequence, name) for table, sequence, name in rows if table == hand.table)
    assert [sequence for sequence, _ in log] == list(range(1, len(log) + 1))
    assert shown.sequence == len(log)
    stored = Counter(name for _, name in log if name)
    assert set(stored.values()) <= {1}
    numbers = {name: sequence for sequence, name in log if name}
    for name, sequence in hand.acknowledged:
        assert numbers[name] == sequence
