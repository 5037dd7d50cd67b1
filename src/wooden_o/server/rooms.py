"""Live tables: who is connected, and the one writer of each socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from time import monotonic
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from wooden_o.server import chats, metrics, page, wire
from wooden_o.server.people import Person, held
from wooden_o.server.show import Eyes, snapshot
from wooden_o.server.store import Store
from wooden_o.server.table import Table
from wooden_o.server.tables import Tables

log = structlog.get_logger()
LASTING = 60.0  # seconds until a process that says nothing counts as gone
Socket = WebSocket[Any, Any, Any]
encode = msgspec.json.Encoder().encode


class Guest:
    """One socket at one table."""

    def __init__(self, socket: Socket, person: Person, eyes: Eyes, chat_since: int) -> None:
        self.socket = socket
        self.person = person
        self.eyes = eyes
        self.early = True  # his seats are known from before the game began
        self.chat_since = chat_since
        self.waiting: deque[wire.ServerMessage] = deque()
        self.closing = False
        self.behind = True  # the table has changed since it was last shown
        self.new = True  # nothing was shown yet
        self.bell = asyncio.Event()
        self.bell.set()

    def send(self, message: wire.ServerMessage) -> None:
        self.waiting.append(message)
        self.bell.set()

    def outdated(self) -> None:
        self.behind = True
        self.bell.set()

    def look(self, seat: int | None) -> None:
        """Other eyes have seen other events: tell all from the start."""
        self.eyes.viewer = seat
        self.eyes.since = 0
        self.outdated()


class Rooms:
    """The guests of each table in this process."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store
        self.guests: dict[str, set[Guest]] = {}
        self.elsewhere: dict[
            str, dict[str, tuple[float, set[int]]]
        ] = {}  # by table and process: who is there, told when
        tables.listeners.append(self.changed)
        tables.hearers.append(self.hear)

    def changed(self, table: Table) -> None:
        for guest in self.guests.get(table.id, ()):
            guest.outdated()

    def tell(self, table: str, message: wire.ServerMessage) -> None:
        for guest in self.guests.get(table, ()):
            guest.send(message)

    def present(self, table: str) -> set[int]:
        """The seats somebody looks after right now, here or elsewhere."""
        fresh = monotonic() - LASTING
        there = [seats for told, seats in self.elsewhere.get(table, {}).values() if told > fresh]
        return self.here(table).union(*there)

    def here(self, table: str) -> set[int]:
        return {seat for guest in self.guests.get(table, ()) for seat in guest.eyes.held}

    def enter(self, table: str, guest: Guest) -> None:
        if table not in self.guests:
            self.tables.tell_soon(f"{table} who")  # is there in other processes?
        self.guests.setdefault(table, set()).add(guest)
        self.presence(table)
        metrics.SOCKETS.inc()

    def leave(self, table: str, guest: Guest) -> None:
        self.guests[table].discard(guest)
        if not self.guests[table]:
            del self.guests[table]
            self.elsewhere.pop(table, None)
        self.presence(table)
        metrics.SOCKETS.dec()

    def presence(self, table: str) -> None:
        """Show and tell who is there."""
        self.show_presence(table)
        self.tell_presence(table)

    def tell_presence(self, table: str) -> None:
        self.tables.tell_soon(" ".join([table, "present", *map(str, sorted(self.here(table)))]))

    def show_presence(self, table: str) -> None:
        guests = self.guests.get(table, set())
        spectators = sum(not guest.eyes.held for guest in guests)
        self.tell(table, wire.Presence(present=sorted(self.present(table)), spectators=spectators))

    async def write(self, table: str, guest: Guest) -> None:
        """Send what is waiting, then the table as it is now: a slow reader skips what is past."""
        while True:
            await guest.bell.wait()
            guest.bell.clear()
            if guest.closing:
                await closed(guest.socket, 1001, "server stops")
                return
            while guest.waiting:
                await sent(guest.socket, encode(guest.waiting.popleft()))
            if guest.behind:
                guest.behind = False
                await sent(guest.socket, await self.picture(table, guest))

    async def look_again(self, table_id: str, guest: Guest) -> None:
        """Until the game begins seats change hands: who holds which is read anew."""
        if guest.early:
            guest.early = (await self.tables.open(table_id)).status == "waiting"
            guest.eyes.held = await held(self.store, guest.person, table_id)
            if guest.eyes.viewer is not None and guest.eyes.viewer not in guest.eyes.held:
                guest.look(None)

    async def picture(self, table_id: str, guest: Guest) -> bytes:
        await self.look_again(table_id, guest)
        table = await self.tables.open(table_id)
        catching_up = guest.new or guest.eyes.since == 0
        guest.new = False
        lines = await chats.since(self.store, table_id, guest.chat_since) if catching_up else []
        guest.chat_since = lines[-1].number if lines else guest.chat_since
        hand_over(table, guest.eyes)
        shown = snapshot(table, guest.eyes, self.present(table_id), lines, page.build())
        guest.eyes.since = shown.sequence
        return encode(shown)

    def close_all(self) -> None:
        """The server stops: let everybody come back later."""
        for guests in self.guests.values():
            for guest in guests:
                guest.closing = True
                guest.bell.set()

    # Other processes

    async def hear(self, table: str, process: str, words: list[str]) -> None:
        """Another process tells of chat, or of who is there."""
        match words:
            case ["chat", number]:
                for line in await chats.since(self.store, table, int(number) - 1):
                    self.tell(table, wire.Said(line=line))
            case ["present", *seats] if table in self.guests:
                self.elsewhere.setdefault(table, {})[process] = monotonic(), {int(seat) for seat in seats}
                self.show_presence(table)
            case ["who"] if table in self.guests:
                self.tell_presence(table)


def hand_over(table: Table, eyes: Eyes) -> None:
    """At a hot seat nobody goes on looking with the eyes of somebody whose turn is over."""
    acting = set(table.line.to_act())
    if len(eyes.held) > 1 and eyes.viewer is not None and eyes.viewer not in acting and acting & eyes.held:
        eyes.viewer = None
        eyes.since = 0


async def sent(socket: Socket, data: bytes) -> None:
    try:
        await socket.send_data(data, mode="text")
    except (OSError, RuntimeError) as error:  # whoever was there has gone
        raise WebSocketDisconnect(detail="gone") from error


async def closed(socket: Socket, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code, reason)
