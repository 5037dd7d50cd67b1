"""Between processes: what one stores, the others show at once; what gets lost on the way is found by asking."""

from __future__ import annotations

import asyncio
import contextlib
from time import time

import structlog
from litestar.channels import ChannelsPlugin

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
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        settings = self.house.settings
        if not settings.channels and not settings.postgres:
            return  # alone
        if settings.channels:
            self.house.tables.teller = self.tell
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.ask_on())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, words: str) -> None:
        with contextlib.suppress(RuntimeError):  # the server stops
            self.channels.publish(words, CHANNEL)

    async def listen(self) -> None:
        subscriber = await self.channels.subscribe(CHANNEL)
        async for words in subscriber.iter_events():
            try:
                await self.house.tables.heard(words.decode().strip('"'))
            except Exception as error:
                log.error("hearing", error=repr(error)[:300])

    async def ask_on(self) -> None:
        """A message that got lost shall not leave anybody behind."""
        tables, rooms = self.house.tables, self.house.rooms
        while True:
            await asyncio.sleep(ASK_AGAIN)
            try:
                for table_id in await tables.outdated(list(rooms.guests)):
                    await tables.heard(f"? {table_id}")
            except Exception as error:
                log.error("asking", error=repr(error)[:300])
            if time() % TELL_AGAIN < ASK_AGAIN:
                for table_id in list(rooms.guests):
                    rooms.tell_presence(table_id)
