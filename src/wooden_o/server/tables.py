"""All tables of this process: opened from the log, changed by appending to it, told to whoever looks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
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
Also = Callable[[Connection, Facts], None]
Listener = Callable[[Table], None]


class Tables:
    """Opens, changes and remembers tables. What is not on the disk has not happened."""

    def __init__(self, store: Store, library: Library) -> None:
        self.store = store
        self.library = library
        self.process = fresh()[:16]
        self.open_tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # each as long as somebody waits
        self.listeners: list[Listener] = []  # called after every change, on this process or another
        self.doers: list[Listener] = []  # called before them, after this process's own changes only
        self.hearers: list[Callable[[str, str, list[str]], Awaitable[None]]] = []  # what other processes tell beside
        self.begun: set[asyncio.Task[None]] = set()
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
            text = await connection.run_sync(shelf.dataset, facts.data)
            if text is None:
                raise Refusal("broken", 409, f"played with data {facts.data}, which this server does not have")
            game = self.library.add(facts.game, text)
        if facts.rules != game.rules_version:
            known = game.rules_version
            raise Refusal("broken", 409, f"played under rules version {facts.rules}; this server plays version {known}")
        table = Table(facts, game)
        try:
            table.line.extend(entries)
        except (WoodenOError, ValueError) as error:
            told = str(error) if isinstance(error, BadRecord) else f"entry {table.line.sequence + 1}"
            log.error("broken-log", table=facts.id, error=told)
            raise Refusal("broken", 409, told) from error
        return table

    async def refresh(self, table: Table) -> bool:
        """Catch up with what other processes stored; whether there was anything."""
        async with self.store.read() as connection:
            now = (await shelf.versions(connection, [table.id])).get(table.id)
            if now is None:
                self.forget(table)
                raise Refusal("no-such-table", 404)
            if now == (table.facts.version, table.line.sequence):
                return False
            facts = await shelf.load(connection, table.id)
            entries = await shelf.entries(connection, table.id, table.line.sequence)
        if facts is not None:
            table.facts = facts
        line = table.line.copy()
        line.extend(entries)
        table.line = line
        return True

    async def outdated(self, ids: list[str]) -> list[str]:
        """Which of these open tables other processes have changed."""
        known = {name: (table.facts.version, table.line.sequence) for name, table in self.open_tables.items()}
        async with self.store.read() as connection:
            now = await shelf.versions(connection, ids)
        return [name for name in ids if name in known and now.get(name) != known[name]]

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
                ahead = Table(table.facts, table.game, line)
                with metrics.STORING.time():
                    await self.put(
                        table, partial(shelf.append, facts=ahead.facts, new=entries, summary=ahead.summary())
                    )
                count(entries)
            table.line = line

        await self.through(self.retried(table, attempt))
        return table, table.line.commands.get(command or "", table.line.sequence)

    async def change(self, table_id: str, alter: Callable[[Table, Facts], object], also: Also | None = None) -> Table:
        """Change facts, of which `alter` gets a copy, and play what follows by itself; `also` is stored with them."""
        table = await self.open(table_id)

        async def attempt() -> None:
            facts = msgspec.convert(msgspec.to_builtins(table.facts), Facts)
            alter(table, facts)
            facts.version += 1
            ahead = Table(facts, table.game, table.line.copy())
            entries = ahead.numbered(ahead.plan_start(), None)
            ahead.line.extend(entries)
            summary = ahead.summary()

            def store(connection: Connection) -> None:
                shelf.change(connection, facts.version - 1, facts, entries, summary)
                if also is not None:
                    also(connection, facts)

            await self.put(table, store)
            count(entries)
            table.facts, table.line = facts, ahead.line

        await self.through(self.retried(table, attempt))
        return table

    async def remove(self, table_id: str, check: Callable[[Table], None]) -> None:
        """Take away a table nothing was played at."""
        table = await self.open(table_id)

        async def attempt() -> None:
            check(table)
            await self.put(table, partial(shelf.remove, table=table.id, version=table.facts.version))

        await self.through(self.retried(table, attempt))
        self.forget(table)
        self.changed(table)

    async def through(self, work: Coroutine[None, None, None]) -> None:
        """Once begun it is brought to its end and told, even if whoever asked has gone."""
        await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.begun.add(task)
        task.add_done_callback(self.begun.discard)
        return task

    async def stop(self) -> None:
        """Bring to its end what was begun."""
        await asyncio.gather(*self.begun, return_exceptions=True)

    async def retried(self, table: Table, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try on what this process knows; if that fails, catch up and try again."""
        async with table.lock:
            known = table.facts.version, table.line.sequence
            for _ in range(ATTEMPTS):
                try:
                    await attempt()
                    break
                except IntegrityError:
                    await self.refresh(table)
                except (Refusal, WoodenOError):
                    if not await self.refresh(table):
                        raise
            else:
                raise Refusal("storage-locked", 503)
        if known != (table.facts.version, table.line.sequence):
            self.open_tables[table.id] = table  # newer than what may have been read meanwhile
            self.changed(table)

    async def put(self, table: Table, work: Callable[[Connection], None]) -> None:
        """Store a change of one table; PostgreSQL tells the others when it is through."""

        def whole(connection: Connection) -> None:
            work(connection)
            if self.by_database:
                shelf.announce(connection, f"{self.process} {table.id}")

        try:
            await self.store.put(whole)
        except (IntegrityError, Refusal):
            raise  # nothing is stored
        except BaseException:
            self.forget(table)
            raise

    @property
    def by_database(self) -> bool:
        """Whether the database tells the other processes."""
        return not self.store.sqlite and self.teller is None

    def changed(self, table: Table) -> None:
        """Tell everybody who looks, here and in other processes."""
        if self.teller is not None:
            self.teller(f"{self.process} {table.id}")
        for listener in (*self.doers, *self.listeners):
            listener(table)

    async def tell(self, words: str) -> None:
        """Tell other processes something that is not in the log, if they can be told."""
        if self.teller is not None:
            self.teller(f"{self.process} {words}")
        elif self.by_database:
            try:
                await self.store.put(partial(shelf.announce, words=f"{self.process} {words}"))
            except (SQLAlchemyError, OSError) as error:
                log.warning("telling", error=repr(error)[:300])

    def tell_soon(self, words: str) -> None:
        """Tell other processes, if there can be any, without waiting for it."""
        if self.teller is not None or not self.store.sqlite:
            self.begin(self.tell(words))

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
            try:
                news = await self.refresh(table)
            except Refusal:  # it is gone: whoever looks shall see that
                news = True
        if news:
            for listener in self.listeners:
                listener(table)


def count(entries: list[Entry]) -> None:
    for entry in entries:
        metrics.MOVES.labels(entry.how).inc()
