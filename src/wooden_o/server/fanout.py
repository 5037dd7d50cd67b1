"""Between processes: what one stores, the others show at once; what gets lost on the way is found by asking."""

from __future__ import annotations

import asyncio
import contextlib
from time import time
from typing import Any

import structlog
from litestar.channels import ChannelsPlugin, Subscriber

from wooden_o.server.house import House
from wooden_o.server.store.shelf import CHANNEL

log = structlog.get_logger()
ASK_AGAIN = 5.0  # seconds
TELL_AGAIN = 20.0  # who is here


class Ears:
    """Listens to the other processes."""

    def __init__(self, house: House, channels: ChannelsPlugin) -> None:
        self.house = house
        self.channels = channels
        self.backend: Any = channels._backend
        self.tasks: list[asyncio.Task[None]] = []
        self.subscriber: Subscriber | None = None

    async def start(self) -> None:
        settings = self.house.settings
        if not settings.channels and not settings.postgres:
            return  # alone
        if settings.channels:
            self.house.tables.teller = lambda words: self.channels.publish(words, CHANNEL)
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.ask_on())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.subscriber is not None:
            with contextlib.suppress(Exception):
                await self.channels.unsubscribe(self.subscriber)

    async def subscribed(self) -> Subscriber:
        """The channels open only after the house."""
        while True:
            try:
                return await self.channels.subscribe(CHANNEL)
            except (AttributeError, RuntimeError):
                await asyncio.sleep(0.02)

    async def listen(self) -> None:
        self.subscriber = await self.subscribed()
        async for words in self.subscriber.iter_events():
            try:
                await self.house.tables.heard(words.decode().strip('"'))
            except Exception as error:
                log.error("hearing", error=repr(error)[:300])

    async def ask_on(self) -> None:
        """A message that got lost shall not leave anybody behind."""
        while True:
            await asyncio.sleep(ASK_AGAIN)
            await self.mend()
            for table_id in list(self.house.rooms.guests):
                try:
                    await self.house.tables.heard(f"? {table_id}")
                    if time() % TELL_AGAIN < ASK_AGAIN:
                        self.house.rooms.tell_presence(table_id)
                except Exception as error:
                    log.error("asking", error=repr(error)[:300])
                    break

    async def mend(self) -> None:
        """PostgreSQL's listener does not come back by itself after the database was gone."""
        line = getattr(self.backend, "_listener_conn", None)
        if line is None or not line.is_closed():
            return
        with contextlib.suppress(Exception):
            self.backend._listener_conn = await self.backend._connect()
            self.backend._subscribed_channels.clear()
            await self.backend.subscribe([CHANNEL])
            log.info("listening-again")
