"""Load: how long from a move until every view of its table is there, with many live tables in one server process."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Shown(msgspec.Struct):
    """What of a snapshot is needed here; all other messages are passed over."""

    type: str
    sequence: int = 0
    to_act: list[int] = []
    legal: list[dict[str, Any]] = []
    table: dict[str, Any] = {}


decode = msgspec.json.Decoder(Shown).decode


class Table:
    """One table with a live socket for each of its seats."""

    def __init__(self, address: str, name: str, tokens: list[str]) -> None:
        self.address = address.replace("http", "ws", 1) + f"/api/tables/{name}/live"
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.shown = [Shown("")] * SEATS
        self.change = asyncio.Condition()
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for seat, token in enumerate(self.tokens):
            live = await connect(self.address, max_size=None, compression=None, open_timeout=60)
            await live.send(msgspec.json.encode({"type": "hello", "wire": 1, "token": token}).decode())
            self.sockets.append(live)
            self.readers.append(asyncio.create_task(self.read(seat)))
        await self.all_at(1)

    async def read(self, seat: int) -> None:
        async for message in self.sockets[seat]:
            shown = decode(message)
            if shown.type == "snapshot":
                async with self.change:
                    self.shown[seat] = shown
                    self.change.notify_all()

    async def all_at(self, sequence: int) -> None:
        async with asyncio.timeout(60), self.change:
            await self.change.wait_for(lambda: all(shown.sequence >= sequence for shown in self.shown))

    async def move(self, rng: random.Random) -> float | None:
        """One choice of whoever's turn it is; seconds until all four see it. None if the game is over."""
        seats = self.shown[0].to_act
        if not seats:
            return None
        seat = rng.choice(seats)
        before = self.shown[seat]
        choice = {"type": "choose", "seat": seat, "key": rng.choice(before.legal)["key"]}
        begun = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode({**choice, "command": secrets.token_urlsafe(9)}).decode())
        await self.all_at(before.sequence + 1)
        return time.perf_counter() - begun

    async def close(self) -> None:
        for live in self.sockets:
            await live.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(folder: str, port: int, more: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "wooden_o.cli", "serve", "--no-browser", "--no-limits", "--folder", folder]
    return subprocess.Popen([*command, "--port", str(port), "--workers", "1", *more])


async def answering(address: str, server: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(600):
            if server.poll() is not None:
                sys.exit("the server did not start")
            try:
                if (await client.get(address + "/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    sys.exit("the server does not answer")


async def set_tables(address: str, count: int) -> list[Table]:
    """Tables for four people, each with a socket of his own."""
    seats = [{"kind": "me"}, *[{"kind": "person"}] * (SEATS - 1)]
    wanted = {"game": "troupe", "seats": seats, "hot_seat": True}
    tables = []
    async with httpx.AsyncClient(timeout=60) as client:
        for _ in range(count):
            told = (await client.post(address + "/api/tables", json=wanted)).raise_for_status().json()
            tables.append(Table(address, told["table"], [key["token"] for key in told["seats"]]))
    for group in range(0, count, 10):
        await asyncio.gather(*(table.open() for table in tables[group : group + 10]))
    return tables


async def play(tables: list[Table], seconds: float, rate: float) -> list[float]:
    """Moves at that rate in all, spread evenly over the tables; how long each took to reach all views."""
    rng, times, running = random.Random(1599), [], set()
    end = time.perf_counter() + seconds
    number = 0

    async def one(table: Table) -> None:
        taken = await table.move(rng)
        if taken is not None:
            times.append(taken)

    due = time.perf_counter()
    while due < end:
        task = asyncio.create_task(one(tables[number % len(tables)]))
        running.add(task)
        task.add_done_callback(running.discard)
        number += 1
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*running)
    return times


def processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return float("nan")


async def storing(address: str) -> tuple[float, float]:
    """Seconds spent on storing so far, and how often."""
    async with httpx.AsyncClient() as client:
        lines = (await client.get(address + "/metrics")).text.splitlines()
    told = dict(line.split(" ", 1) for line in lines if line.startswith("wooden_o_store_seconds_"))
    return float(told["wooden_o_store_seconds_sum"]), float(told["wooden_o_store_seconds_count"])


def report(times: list[float], args: argparse.Namespace, spent: float) -> float:
    ranked = sorted(times)

    def share(part: float) -> float:
        return 1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))]

    print(f"{args.tables} live tables, {args.tables * SEATS} sockets, one server process")
    print(f"{len(times)} moves in {args.seconds:.0f} s ({len(times) / args.seconds:.1f} a second in all)")
    print(
        f"from a move to all {SEATS} views: p50 {share(0.5):.1f} ms, p95 {share(0.95):.1f} ms, p99 {share(0.99):.1f} ms"
    )
    print(f"the server used {100 * spent / args.seconds:.0f} % of one core")
    return share(0.99)


async def run(args: argparse.Namespace) -> float:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        more = ["--database", args.database] if args.database else []
        server = start_server(folder, port, more)
        try:
            await answering(address, server)
            tables = await set_tables(address, args.tables)
            gc.disable()  # pauses of this script are not the server's
            await play(tables, 3, args.tables / 10)  # warm
            before, (seconds, count) = processor_seconds(server.pid), await storing(address)
            times = await play(tables, args.seconds, args.tables / 10)
            p99 = report(times, args, processor_seconds(server.pid) - before)
            stored = await storing(address)
            each = 1000 * (stored[0] - seconds) / max(1.0, stored[1] - count)
            print(f"putting a move on the disk took {each:.1f} ms on average")
            await asyncio.gather(*(table.close() for table in tables))
            return p99
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--limit", type=float, default=150, help="fail if the 99th percentile is above so many ms")
    parser.add_argument("--database", default="", help="a PostgreSQL address instead of a file")
    args = parser.parse_args()
    p99 = asyncio.run(run(args))
    if p99 > args.limit:
        sys.exit(f"the 99th percentile is above {args.limit:.0f} ms")


if __name__ == "__main__":
    main()
