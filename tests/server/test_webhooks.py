"""Webhooks: off by default, told once a turn, and never inside the operator's network."""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import json
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.server.running import Player, threaded, until
from wooden_o.server import webhooks, wire
from wooden_o.server.problems import Refusal
from wooden_o.server.settings import Settings

Players = Callable[[str], Player]
Heard = list[tuple[str, dict[str, object]]]
OUTSIDE = "1.2.3.4"
URL = "http://friend.example/turn"
NEW_NETWORK, UP, HAS = 0x40000000, 0x8914, 0x8916  # what Linux calls CLONE_NEWNET, SIOCSIFFLAGS, SIOCSIFADDR
INSIDE = [
    "http://127.0.0.1/x",
    "http://localhost/x",
    "http://10.1.2.3/",
    "http://192.168.0.1/",
    "http://172.16.5.5/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "http://[::1]/",
    "http://[fc00::1]/",
    "http://[fe80::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2002:0808:0808::]/",
    "http://[2001:0:808:808::1]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://[::]/",
    "http://[::7f00:1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b:1::7f00:1]/",
    "http://192.0.0.8/",
    "http://255.255.255.255/",
    "http://224.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
]
NONSENSE = [
    "ftp://example.com/",
    "http://",
    "gopher://example.com/",
    "http://a@example.com/",
    "http://example.com:22/",
    "x",
    f"http://{'a' * 64}.example/",
    "http://.example.com/",
    "http://a..b/",
    f"http://{OUTSIDE}/\n",
    f"http://{OUTSIDE}/\x00",
]


@pytest.mark.parametrize("url", INSIDE + NONSENSE)
def test_no_address_inside_is_ever_told(url: str) -> None:
    async def check() -> None:
        _, host, port = webhooks.parts(url)
        await webhooks.resolve(host, port)

    with pytest.raises(Refusal):
        asyncio.run(check())


def test_webhooks_are_off_by_default(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    answer = ann.command(table, "webhook", wire.Webhook(seat=0, url="https://example.com/"))
    assert answer.json()["code"] == "webhooks-off"


def test_what_this_machine_is_part_of_is_not_outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An address may look as public as any and yet be a neighbour's."""
    assert webhooks.public(OUTSIDE)
    near = "2a00:1450:4001:81b::1", "9.9.9.1"
    assert all(map(webhooks.public, near))
    route = "Iface Destination Gateway Flags RefCnt Use Metric Mask MTU Window IRTT"
    tables = {
        "/proc/net/if_inet6": "2a0014504001081b0000000000000002 04 40 00 82 eth0",
        "/proc/net/route": f"{route}\neth0 00090909 00000000 0001 0 0 0 00FFFFFF 0 0 0",
    }
    monkeypatch.setattr(webhooks, "rows", lambda file: [line.split() for line in tables[str(file)].splitlines()])
    assert not any(map(webhooks.public, near))
    assert webhooks.public("2a00:1450:4001:81c::1")
    assert webhooks.public(OUTSIDE)


class Ear(BaseHTTPRequestHandler):
    """Notes what it is told, and sends whoever tells it inside."""

    heard: Heard

    def do_POST(self) -> None:
        self.heard.append((self.headers["host"], json.loads(self.rfile.read(int(self.headers["content-length"])))))
        self.send_response(307)
        self.send_header("Location", "http://127.0.0.1/")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@contextmanager
def listening(address: str, port: int) -> Iterator[Heard]:
    heard: Heard = []
    server = HTTPServer((address, port), type("OneEar", (Ear,), {"heard": heard}))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield heard
    server.shutdown()
    server.server_close()
    thread.join()


def in_a_world_of_its_own(scene: Callable[[], None]) -> None:
    """Play a scene in a network that consists of this machine and one address outside, which leads back to it."""

    def play() -> None:
        if not hasattr(libc := ctypes.CDLL(None, use_errno=True), "unshare") or libc.unshare(NEW_NETWORK):
            pytest.skip("a network of its own cannot be made here (needs Linux and root)")
        with socket.socket() as lo:
            fcntl.ioctl(lo, UP, struct.pack("16sH14x", b"lo", 1))
            fcntl.ioctl(lo, HAS, struct.pack("16sHxx4s8x", b"lo:1", socket.AF_INET, socket.inet_aton(OUTSIDE)))
        scene()

    with ThreadPoolExecutor(1) as pool:  # threads that a thread starts are in its network
        pool.submit(play).result()


def test_a_seat_is_told_once_when_its_turn_comes_and_nobody_inside_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check of addresses is in force; only what the name service says comes from this test."""
    names = {"friend.example": [OUTSIDE]}

    def look_up(host: str, port: int, *_: object, **__: object) -> list[object]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (found, port)) for found in names.get(host, [host])]

    def scene() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        with listening(OUTSIDE, 80) as outside, listening("127.0.0.1", 80) as inside:
            table, seat = a_turn_comes(tmp_path, outside)
            assert [(host, call["table"], call["seat"]) for host, call in outside] == [("friend.example", table, seat)]
            for rebound in (["127.0.0.1"], [OUTSIDE, "127.0.0.1"], ["::ffff:127.0.0.1"], []):
                names["friend.example"] = rebound
                with pytest.raises(Refusal):
                    asyncio.run(webhooks.post(URL, b"{}"))
            assert len(outside) == 1
            assert inside == []  # though the friend sent the server there

    in_a_world_of_its_own(scene)


def a_turn_comes(folder: Path, heard: Heard) -> tuple[str, int]:
    """Play until the seat that waits is told; its table and number."""
    settings = Settings(folder=folder, workers=1, limits=False, webhooks=True, warm=False)
    with threaded(settings) as address, Player(address) as ann:
        table = ann.new("me person", hot_seat=True).table
        first = ann.see(table, seat=0).to_act[0]
        waiting = 1 - first
        assert ann.command(table, "webhook", wire.Webhook(seat=waiting, url=URL)).status_code == 204
        while first in (shown := ann.see(table, seat=first)).to_act:
            assert heard == []
            ann.choose(table, first, shown.legal[0].key)
        until(lambda: len(heard) > 0)
        return table, waiting


def test_a_turn_is_told_once_however_many_processes_look(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bytes] = []

    async def post(_: str, body: bytes) -> None:
        told.append(body)

    async def resolve(*_: object) -> str:
        return OUTSIDE

    monkeypatch.setattr(webhooks, "post", post)
    monkeypatch.setattr(webhooks, "resolve", resolve)
    settings = Settings(folder=tmp_path, database=postgres, workers=1, limits=False, webhooks=True, warm=False)
    with threaded(settings) as here, threaded(settings) as there, Player(here) as ann, Player(there) as bob:
        table = ann.new("me person", hot_seat=True).table
        first = ann.see(table, seat=0).to_act[0]
        assert ann.command(table, "webhook", wire.Webhook(seat=1 - first, url=URL)).status_code == 204
        bob.see(table)
        while first in (shown := ann.see(table, seat=first)).to_act:
            ann.choose(table, first, shown.legal[0].key)
        until(lambda: bob.see(table).sequence == ann.see(table).sequence)
        until(lambda: len(told) > 0)
        time.sleep(0.2)
        assert len(told) == 1
