"""Connections: SQLite with every commit on the disk, or PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wooden_o.server.store.pen import Pen

MIGRATIONS = Path(__file__).parent / "migrations"
Result = TypeVar("Result")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Store:
    """The database: read by many at once, written by one function after another."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = sqlite_engine(self.url) if self.sqlite else postgres_engine(self.url)
        self.pen = Pen(sqlite_writer(self.url)) if self.sqlite else None

    async def start(self) -> None:
        """Make the file and its folder if need be, and bring the schema up to date."""
        if self.sqlite and self.url.database:
            make_place(Path(self.url.database))
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)

    async def stop(self) -> None:
        if self.pen is not None:
            await self.pen.stop()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def put(self, work: Callable[[Connection], Result]) -> Result:
        """Do this in a transaction; when this ends it is on the disk, or not done at all."""
        if self.pen is not None:
            result: Result = await self.pen.put(work)
            return result
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)


def make_place(file: Path) -> None:
    """What is new is for the operator's eyes only, for sealed choices lie in it; what was there stays as it is."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)  # SQLite makes what it writes beside it likewise


def postgres_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url, pool_size=10, max_overflow=10, pool_pre_ping=True, pool_timeout=10, hide_parameters=True
    )


def sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    set_up(engine.sync_engine, "BEGIN")
    return engine


def sqlite_writer(url: URL) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
    set_up(engine, "BEGIN IMMEDIATE")
    return engine


def set_up(engine: Engine, begin: str) -> None:
    """Every commit goes to the disk, and transactions begin where we say, while the file is the one that was opened."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
        record.info["file"] = identity(engine.url.database)

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        if connection.info["file"] != identity(engine.url.database):
            raise FileNotFoundError("the database file was removed or replaced while the server ran")
        connection.exec_driver_sql(begin)


def identity(database: str | None) -> tuple[int, int] | None:
    """Which file that is; none where there is none."""
    try:
        found = Path(database or "").stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def migrate(connection: Connection) -> None:
    """Alembic, from here; two processes that start at once take turns."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_lock(1599)")  # the Globe was built in 1599
        connection.commit()
    command.upgrade(config, "head")
    connection.commit()
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_unlock(1599)")
        connection.commit()
