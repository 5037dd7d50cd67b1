"""Webhooks: off by default, told once a turn, and never inside the operator's network."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.server.running import Player, threaded, until
from wooden_o.server import webhooks, wire
from wooden_o.server.problems import Refusal
from wooden_o.server.settings import Settings

Players = Callable[[str], Player]
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


@pytest.fixture
def listener() -> Iterator[tuple[int, list[dict[str, object]]]]:
    heard: list[dict[str, object]] = []

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(302)
            self.send_header("Location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_port, heard
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_seat_is_told_once_when_its_turn_comes(
    tmp_path: Path, listener: tuple[int, list[dict[str, object]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loopback stands for the world outside here: only the check of the address is opened for it."""
    port, heard = listener
    monkeypatch.setattr(webhooks, "public", lambda _: True)
    monkeypatch.setattr(webhooks, "parts", lambda _: ("http", "127.0.0.1", port))
    settings = Settings(folder=tmp_path, workers=1, limits=False, webhooks=True, warm=False)
    with threaded(settings) as address, Player(address) as ann, Player(address, "Bob") as bob:
        table = ann.new("me open").table
        bob.join(table)
        first = ann.see(table).to_act[0]
        waiting = 1 - first
        who = {0: ann, 1: bob}
        url = f"http://127.0.0.1:{port}/turn"
        assert who[waiting].command(table, "webhook", wire.Webhook(seat=waiting, url=url)).status_code == 204
        assert heard == []
        for _ in range(6):
            shown = who[first].see(table)
            if first not in shown.to_act:
                break
            who[first].choose(table, first, shown.legal[0].key)
        until(lambda: len(heard) > 0)
        assert heard[0]["table"] == table
        assert heard[0]["seat"] == waiting
        assert len(heard) == 1
