"""Servers, databases and players for the tests: real ones, on loopback, in folders of their own."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from wooden_o.server import wire
from wooden_o.server.app import create
from wooden_o.server.run import MESSAGE
from wooden_o.server.settings import Settings

Message = TypeVar("Message")
POSTGRES = Path("/usr/lib/postgresql")
decode = msgspec.json.Decoder(wire.ServerMessage).decode


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(true: Callable[[], bool], seconds: float = 10.0, what: str = "") -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited in vain {what}"
        time.sleep(0.02)


# Servers


@contextmanager
def threaded(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; yields its address."""
    app = create(settings)
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error", access_log=False, ws_max_size=MESSAGE)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until(lambda: server.started or not thread.is_alive(), 60, "for the server")
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(15)
        assert not thread.is_alive(), "the server does not stop"


class Process:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Process:
        self.launch()
        return self.ready()

    def launch(self) -> None:
        command = [sys.executable, "-m", "wooden_o.cli", "serve", "--no-browser", "--no-limits", "--workers", "1"]
        command += ["--port", str(self.port), "--folder", str(self.folder), *self.options]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, stdout=log, stderr=log)
        log.close()

    def ready(self) -> Process:
        try:
            until(self.answers, 90, f"for the server: {(self.folder / 'server.log').read_text()[-2000:]}")
        except BaseException:
            self.stop()
            raise
        return self

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "server.log").read_text()[-3000:]
        try:
            return httpx.get(self.address + "/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """At once; its workers notice, and end too."""
        assert self.process is not None
        workers = children(self.process.pid)
        self.process.kill()
        self.process.wait()
        until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), 15, "for the workers' end")

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


def children(process: int) -> list[str]:
    """The processes it started, where the system tells."""
    told = Path(f"/proc/{process}/task/{process}/children")
    return told.read_text().split() if told.exists() else []


# Databases


class Postgres:
    """An own PostgreSQL. It refuses to run as root, so root lends it a user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql://wooden@127.0.0.1:{self.port}/postgres"
        self.user: dict[str, Any] = {}
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        if os.getuid() == 0:
            self.user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            self.folder.chmod(0o755)
            shutil.chown(self.folder, "postgres", "postgres")
        command = [self.program("initdb"), "-D", str(self.folder / "data"), "-U", "wooden", "--auth=trust", "-N"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.user)

    def program(self, name: str) -> str:
        found = sorted(POSTGRES.glob(f"*/bin/{name}"))
        if not found:
            pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
        return str(found[-1])

    def start(self) -> None:
        options = ["-c", "listen_addresses=127.0.0.1", "-p", str(self.port), "-k", "", "-c", "max_connections=100"]
        command = [self.program("postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.user)
        ready = [self.program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        until(lambda: subprocess.run(ready, check=False).returncode == 0, 30, "for PostgreSQL")

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)  # at once
        self.process.wait(30)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """In a folder that another user can reach."""
    with tempfile.TemporaryDirectory(prefix="wooden-o-") as folder:
        server = Postgres(Path(folder))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Redis:
    """An own Redis, that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("Redis is not installed (Debian: apt-get install redis-server)")
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
        until(lambda: listens(self.port), what="for Redis")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait()


@contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    server = Redis(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


# Players


class Player:
    """Somebody with a browser of his own: cookies, requests, sockets."""

    def __init__(self, address: str, name: str = "Ann") -> None:
        self.address = address
        self.name = name
        self.http = httpx.Client(base_url=address, timeout=20)
        self.received: list[bytes] = []  # everything any answer ever held

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **query: object) -> httpx.Response:
        answer = self.http.get(path, params={key: value for key, value in query.items() if value is not None})  # type: ignore[misc]
        self.received.append(answer.content)
        return answer

    def post(self, path: str, body: object = None) -> httpx.Response:
        content = msgspec.json.encode(body) if body is not None else None
        answer = self.http.post(path, content=content, headers={"content-type": "application/json"})
        self.received.append(answer.content)
        return answer

    def good(self, answer: httpx.Response, form: type[Message]) -> Message:
        assert answer.status_code in (200, 201), answer.text
        return msgspec.json.decode(answer.content, type=form)

    def new(self, seats: str = "me bot", game: str = "troupe", **more: Any) -> wire.Seated:
        """A table: `me bot open person`, bots by their level."""
        kinds = [
            wire.SeatChoice(kind=kind, name=kind.title()) if kind in ("me", "open", "person")  # type: ignore[arg-type]
            else wire.SeatChoice(kind="bot", level="random" if kind == "bot" else kind)
            for kind in seats.split()
        ]  # fmt: skip
        wanted = wire.NewTable(game=game, seats=kinds, name=self.name, **more)  # type: ignore[arg-type]
        return self.good(self.post("/api/tables", wanted), wire.Seated)

    def join(self, table: str, seat: int | None = None) -> wire.Seated:
        return self.good(self.post(f"/api/tables/{table}/join", wire.Join(name=self.name, seat=seat)), wire.Seated)

    def see(self, table: str, **query: object) -> wire.Snapshot:
        return self.good(self.get(f"/api/tables/{table}", **query), wire.Snapshot)

    def command(self, table: str, place: str, message: wire.Wire) -> httpx.Response:
        return self.post(f"/api/tables/{table}/{place}", message)

    def choose(self, table: str, seat: int, key: str, after: int | None = None) -> httpx.Response:
        message = wire.Choose(seat=seat, key=key, command=command(), after=after)
        return self.command(table, "choices", message)

    @contextmanager
    def live(self, table: str, token: str | None = None, since: int = 0, **headers: str) -> Iterator[Live]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        sent = {"Cookie": cookies, **headers} if cookies else headers
        with connect(address, additional_headers=sent, max_size=None) as socket:
            live = Live(socket, self)
            live.send(wire.Hello(wire=wire.WIRE_VERSION, token=token, since=since))
            yield live


class Live:
    """A live table as a player holds it."""

    def __init__(self, socket: ClientConnection, player: Player) -> None:
        self.socket = socket
        self.player = player
        self.shown: wire.Snapshot | None = None
        self.events: list[wire.EventInfo] = []
        self.chat: list[wire.ChatLine] = []

    def send(self, message: wire.Wire) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, timeout: float = 10.0) -> wire.ServerMessage:
        data = self.socket.recv(timeout=timeout)
        raw = data.encode() if isinstance(data, str) else data
        self.player.received.append(raw)
        message: wire.ServerMessage = decode(raw)
        if isinstance(message, wire.Snapshot):
            self.shown = message
            kept = [event for event in self.events if event.ply < message.log.start]
            self.events = kept + message.log.events
            self.chat += message.chat
        elif isinstance(message, wire.Said):
            self.chat.append(message.line)
        return message

    def await_(
        self, form: type[Message], timeout: float = 10.0, where: Callable[[Message], bool] = lambda _: True
    ) -> Message:
        """Read on until such a message comes."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if isinstance(message, form) and where(message):
                return message

    def snapshot(self, where: Callable[[wire.Snapshot], bool] = lambda _: True, timeout: float = 10.0) -> wire.Snapshot:
        return self.await_(wire.Snapshot, timeout, where)

    def choose(self, seat: int, key: str, after: int | None = None) -> wire.Done | wire.Refused:
        name = command()
        self.send(wire.Choose(seat=seat, key=key, command=name, after=after))
        while True:
            message = self.next()
            if isinstance(message, wire.Done | wire.Refused) and message.command == name:
                return message


def command() -> str:
    return secrets.token_urlsafe(9)
