"""All tables of this process: opened from the log, changed by appending to it, told to whoever looks."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wooden_o.core import WoodenOError
from wooden_o.core.errors import BadRecord
from wooden_o.server import metrics
from wooden_o.server.library import Library
from wooden_o.server.people import fresh
from wooden_o.server.problems import Refusal
from wooden_o.server.store import Entry, Facts, Store, shelf
from wooden_o.server.table import Step, Table

log = structlog.get_logger()
KEPT = 4000  # tables held in memory
ATTEMPTS = 8
Plan = Callable[[Table], list[Step]]
Listener = Callable[[Table], None]


class Tables:
    """Opens, changes and remembers tables. What is not on the disk has not happened."""

    def __init__(self, store: Store, library: Library) -> None:
        self.store = store
        self.library = library
        self.process = fresh()[:16]
        self.open_tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.listeners: list[Listener] = []  # called after every change, on this process or another
        self.hearers: list[Callable[[str, str, list[str]], Awaitable[None]]] = []  # what other processes tell beside
        self.telling: set[asyncio.Task[None]] = set()
        self.teller: Callable[[str], None] | None = None  # tells other processes where PostgreSQL does not

    # Opening

    async def open(self, table: str) -> Table:
        """The table as far as this process knows it; loaded if it is not at hand."""
        found = self.open_tables.get(table)
        if found is not None:
            self.open_tables.move_to_end(table)
            return found
        lock = self.loading.setdefault(table, asyncio.Lock())
        async with lock:
            found = self.open_tables.get(table) or await self.load(table)
            self.loading.pop(table, None)
        self.open_tables[table] = found
        if len(self.open_tables) > KEPT:
            self.open_tables.popitem(last=False)
        return found

    async def load(self, table: str) -> Table:
        async with self.store.read() as connection:
            facts = await shelf.load(connection, table) if len(table) <= 32 else None
            if facts is None:
                raise Refusal("no-such-table", 404)
            entries = await shelf.entries(connection, table)
            return await self.replay(connection, facts, entries)

    async def replay(self, connection: AsyncConnection, facts: Facts, entries: list[Entry]) -> Table:
        """The log played through; a broken one is told, and left as it is."""
        game = self.library.known(facts.game, facts.data)
        if game is None:
            text = await shelf.dataset(connection, facts.data)
            if text is None:
                raise Refusal("broken", 409, f"played with data {facts.data}, which this server does not have")
            game = self.library.add(facts.game, text)
        if facts.rules != game.rules_version:
            known = game.rules_version
            raise Refusal("broken", 409, f"played under rules version {facts.rules}; this server plays version {known}")
        table = Table(facts, game)
        try:
            table.line.extend(entries)
        except (BadRecord, WoodenOError, ValueError) as error:
            log.error("broken-log", table=facts.id, error=str(error))
            raise Refusal("broken", 409, str(error)) from error
        return table

    async def refresh(self, table: Table) -> bool:
        """Catch up with what other processes stored; whether there was anything."""
        async with self.store.read() as connection:
            now = await shelf.version_of(connection, table.id)
            if now is None or now == (table.facts.version, table.line.sequence):
                return False
            facts = await shelf.load(connection, table.id)
            entries = await shelf.entries(connection, table.id, table.line.sequence)
        if facts is not None:
            table.facts = facts
        line = table.line.copy()
        line.extend(entries)
        table.line = line
        return True

    def forget(self, table: Table) -> None:
        """After an error nobody knows what is stored: read it anew next time."""
        if self.open_tables.get(table.id) is table:
            del self.open_tables[table.id]

    # Changing

    async def append(self, table_id: str, plan: Plan, command: str | None = None) -> tuple[Table, int]:
        """Append what is planned to the log, once per command; the sequence number it was stored under."""
        table = await self.open(table_id)

        async def attempt() -> None:
            if command is not None and command in table.line.commands:
                return
            line = table.line.copy()
            entries = table.numbered(plan(table), command)
            line.extend(entries)
            if entries:
                with metrics.STORING.time():
                    async with self.guarded(table) as connection:
                        ahead = Table(table.facts, table.game, line)
                        await shelf.append(connection, table.id, entries, ahead.summary())
                for entry in entries:
                    metrics.MOVES.labels(entry.how).inc()
            table.line = line

        known = table.line.sequence
        async with table.lock:
            await self.retried(table, attempt)
        if table.line.sequence != known:
            self.changed(table)
        return table, table.line.commands.get(command or "", table.line.sequence)

    async def change(self, table_id: str, alter: Callable[[Table, Facts], object]) -> Table:
        """Change facts: `alter` gets a copy of them to work on."""
        table = await self.open(table_id)

        async def attempt() -> None:
            facts = msgspec.convert(msgspec.to_builtins(table.facts), Facts)
            alter(table, facts)
            facts.version += 1
            async with self.guarded(table) as connection:
                ahead = Table(facts, table.game, table.line)
                if not await shelf.change(connection, table.facts.version, facts, ahead.summary()):
                    raise IntegrityError("", {}, Exception("another process was first"))
            table.facts = facts

        async with table.lock:
            await self.retried(table, attempt)
        self.changed(table)
        return table

    async def retried(self, table: Table, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try on what this process knows; if that fails, catch up and try again."""
        for _ in range(ATTEMPTS):
            try:
                return await attempt()
            except IntegrityError:
                await self.refresh(table)
            except (Refusal, WoodenOError):
                if not await self.refresh(table):
                    raise
        raise Refusal("storage-locked", 503)

    @contextlib.asynccontextmanager
    async def guarded(self, table: Table) -> AsyncIterator[AsyncConnection]:
        """A transaction on one table; PostgreSQL tells the others when it is through."""
        try:
            async with self.store.write() as connection:
                yield connection
                if not self.store.sqlite and self.teller is None:
                    await shelf.announce(connection, f"{self.process} {table.id}")
        except (IntegrityError, Refusal, WoodenOError):
            raise
        except BaseException:
            self.forget(table)
            raise

    def changed(self, table: Table) -> None:
        """Tell everybody who looks, here and in other processes."""
        if self.teller is not None:
            self.teller(f"{self.process} {table.id}")
        for listener in self.listeners:
            listener(table)

    async def tell(self, words: str) -> None:
        """Tell other processes something that is not in the log."""
        if not self.store.sqlite and self.teller is None:
            async with self.store.write() as connection:
                await shelf.announce(connection, f"{self.process} {words}")
        elif self.teller is not None:
            self.teller(f"{self.process} {words}")

    def tell_soon(self, words: str) -> None:
        """Tell other processes, if there can be any, without waiting for it."""
        if self.teller is not None or not self.store.sqlite:
            task = asyncio.create_task(self.tell(words))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def heard(self, words: str) -> None:
        """Another process changed a table."""
        process, table_id, *more = words.split(" ")
        table = self.open_tables.get(table_id)
        if process == self.process or table is None:
            return
        if more:
            for hearer in self.hearers:
                await hearer(table_id, process, more)
            return
        async with table.lock:
            news = await self.refresh(table)
        if news:
            for listener in self.listeners:
                listener(table)
