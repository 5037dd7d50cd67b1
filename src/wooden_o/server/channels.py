"""How server processes hear of each other: through PostgreSQL or Redis, again and again when those were gone."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import AsyncGenerator, Iterable

import asyncpg  # type: ignore[import-untyped]
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from wooden_o.server.settings import Settings
from wooden_o.server.store.shelf import CHANNEL

log = structlog.get_logger()
AGAIN = 1.0  # seconds until a lost line is tried again
LOST = (OSError, TimeoutError, RedisError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Lasting(ChannelsBackend):
    """One channel. What is said while the line is down is lost; whoever listens asks the storage now and then."""

    @abstractmethod
    def heard(self) -> AsyncGenerator[bytes, None]:
        """What is said on the channel, as long as the line holds."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for words in self.heard():
                    yield CHANNEL, words
            except LOST as error:
                log.warning("line-lost", error=repr(error)[:300])
            await asyncio.sleep(AGAIN)

    async def on_startup(self) -> None: ...

    async def on_shutdown(self) -> None: ...

    async def subscribe(self, channels: Iterable[str]) -> None: ...

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def publish(self, data: bytes, channels: Iterable[str]) -> None: ...

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


class Postgres(Lasting):
    """The database tells at the moment of a commit, so nothing is published from here."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def heard(self) -> AsyncGenerator[bytes, None]:
        told: asyncio.Queue[str | None] = asyncio.Queue()
        line = await asyncpg.connect(self.address)
        line.add_termination_listener(lambda _: told.put_nowait(None))
        try:
            await line.add_listener(CHANNEL, lambda *words: told.put_nowait(words[-1]))
            log.info("listening-to-postgresql")
            while (words := await told.get()) is not None:
                yield words.encode()
        finally:
            line.terminate()


class Shared(Lasting):
    """Redis."""

    def __init__(self, address: str) -> None:
        self.redis = Redis.from_url(address, retry=Retry(NoBackoff(), 1), socket_connect_timeout=2)

    async def heard(self) -> AsyncGenerator[bytes, None]:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            log.info("listening-to-redis")
            async for message in line.listen():
                yield message["data"]

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self.redis.publish(CHANNEL, data)
        except LOST as error:
            log.warning("not-told", error=repr(error)[:300])

    async def on_shutdown(self) -> None:
        await self.redis.aclose()


def between_processes(settings: Settings) -> ChannelsBackend:
    """Redis if named, else PostgreSQL; alone, memory."""
    if settings.channels:
        return Shared(settings.channels)
    if settings.postgres:
        return Postgres(settings.database_url.replace("+asyncpg", ""))
    return MemoryChannelsBackend()
