"""Connections: SQLite with every commit on the disk, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Store:
    """The database. Writers of one process take turns; SQLite has one writer anyway."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = sqlite_engine(url) if self.sqlite else postgres_engine(url)
        self.turn = asyncio.Lock()

    async def start(self) -> None:
        """Make the file and its folder if need be, and bring the schema up to date."""
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)

    async def stop(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on the disk when this ends, or not at all."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn, self.engine.connect() as connection:
            await connection.execution_options(immediate=True)
            async with connection.begin():
                yield connection


def postgres_engine(url: str) -> AsyncEngine:
    return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, pool_timeout=10)


def sqlite_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=4)

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


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
