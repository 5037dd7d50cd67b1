"""Load: how long from a move until every view of its table is there, with many live tables in one server process."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
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
            live = await connect(self.address, max_size=None, open_timeout=60)
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
    tables: list[Table] = []
    async with httpx.AsyncClient(timeout=60) as client:
        while len(tables) < count:
            tables += await asyncio.gather(*[set_table(client, address) for _ in range(min(10, count - len(tables)))])
    return tables


async def set_table(client: httpx.AsyncClient, address: str) -> Table:
    seats = [{"kind": "me"}, *[{"kind": "person"}] * (SEATS - 1)]
    wanted = {"game": "troupe", "seats": seats, "hot_seat": True}
    told = (await client.post(address + "/api/tables", json=wanted)).raise_for_status().json()
    table = Table(address, told["table"], [key["token"] for key in told["seats"]])
    await table.open()
    return table


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


class House:
    """A server process under load."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid
        self.tables: list[Table] = []

    async def grow(self, count: int) -> None:
        self.tables += await set_tables(self.address, count)

    async def measure(self, seconds: float) -> float:
        """The 99th percentile in ms at one move a second per ten tables; says what it saw."""
        rate = len(self.tables) / 10
        before, (stored, often) = processor_seconds(self.pid), await storing(self.address)
        times = sorted(await play(self.tables, seconds, rate))
        spent, (stored_now, often_now) = processor_seconds(self.pid) - before, await storing(self.address)
        p50, p95, p99 = (1000 * times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.95, 0.99))
        print(
            f"{len(self.tables)} live tables, {len(self.tables) * SEATS} sockets, {len(times) / seconds:.1f} moves/s:"
        )
        print(f"  from a move to all {SEATS} views: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
        disk = 1000 * (stored_now - stored) / max(1.0, often_now - often)
        core = f"{100 * spent / seconds:.0f} % of a core, {1000 * spent / len(times):.1f} ms a move"
        print(f"  the server used {core}; a move took {disk:.1f} ms to the disk", flush=True)
        return p99

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))


async def ramp(house: House, args: argparse.Namespace) -> int:
    """More and more tables, until they become too slow or the bounds are reached; how many were held."""
    held, end = len(house.tables), time.monotonic() + args.minutes * 60
    while held + args.step <= args.most and time.monotonic() < end:
        await house.grow(args.step)
        if await house.measure(args.seconds / 3) > args.limit:
            break
        held = len(house.tables)
    return held


async def run(args: argparse.Namespace) -> float:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        more = ["--database", args.database] if args.database else []
        server = start_server(folder, port, more)
        try:
            await answering(address, server)
            house = House(address, server.pid)
            await house.grow(args.tables)
            gc.disable()  # pauses of this script are not the server's
            await play(house.tables, 3, args.tables / 10)  # warm
            p99 = await house.measure(args.seconds)
            if p99 <= args.limit:
                held = await ramp(house, args)
                print(f"one process held {held} live tables with a 99th percentile under {args.limit:.0f} ms")
            await house.close()
            return p99
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="so many must be held")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--limit", type=float, default=150, help="fail if the 99th percentile is above so many ms")
    parser.add_argument("--most", type=int, default=900, help="then see how many can be held, up to so many")
    parser.add_argument("--step", type=int, default=150, help="so many more at a time")
    parser.add_argument("--minutes", type=float, default=3, help="begin no further step after that")
    parser.add_argument("--folder", type=Path, default=Path("build"), help="where the file lies: on a real disk")
    parser.add_argument("--database", default="", help="a PostgreSQL address instead of a file")
    args = parser.parse_args()
    args.folder.mkdir(exist_ok=True)
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # a socket is a file here and in the server
    p99 = asyncio.run(run(args))
    if p99 > args.limit:
        sys.exit(f"the 99th percentile is above {args.limit:.0f} ms")


if __name__ == "__main__":
    main()
