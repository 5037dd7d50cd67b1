"""All parts of the server, put together."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, WebSocket

from wooden_o.server import metrics, page
from wooden_o.server.analysis import Analyst
from wooden_o.server.driver import Driver
from wooden_o.server.guard import Bucket
from wooden_o.server.hosting import Hosting
from wooden_o.server.library import Library
from wooden_o.server.minds import Minds
from wooden_o.server.people import Person, held
from wooden_o.server.play import Play
from wooden_o.server.problems import Refusal
from wooden_o.server.rooms import Rooms
from wooden_o.server.settings import Settings
from wooden_o.server.show import Eyes
from wooden_o.server.store import Store
from wooden_o.server.table import Table
from wooden_o.server.tables import Tables
from wooden_o.server.webhooks import Webhooks

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


class House:
    """What the routes work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, Library(settings.folder / "data"))
        self.rooms = Rooms(self.tables, self.store)
        self.play = Play(self.tables, self.rooms)
        self.hosting = Hosting(self.tables, settings.window_seconds)
        self.minds = Minds(settings.workers, settings.bot_seconds)
        self.driver = Driver(self.tables, self.minds, settings.sweep_seconds)
        self.analyst = Analyst(self.tables, self.rooms)
        self.webhooks = Webhooks(self.tables, settings.webhooks)
        self.new_tables = Bucket(settings.tables_per_hour / 3600, settings.tables_per_hour)

    @property
    def page(self) -> str:
        return page.build()

    async def start(self) -> None:
        await self.store.start()
        self.driver.start()
        self.pulse = asyncio.create_task(metrics.pulse())
        if self.settings.warm and self.settings.workers:
            self.minds.warm()

    async def stop(self) -> None:
        self.pulse.cancel()
        self.rooms.close_all()
        await self.webhooks.stop()
        await self.analyst.stop()
        await self.driver.stop()
        await self.tables.stop()
        await self.store.stop()

    async def eyes(self, person: Person, table_id: str, viewer: int | None = None) -> Eyes:
        """What this person may see and do at a table; who holds one seat looks from it."""
        table = await self.tables.open(table_id)
        seats = await held(self.store, person, table_id)
        if viewer is not None:
            table.seat(viewer)
            if viewer not in seats:
                raise Refusal("not-your-seat", 403)
        elif len(seats) == 1:
            viewer = next(iter(seats))
        return Eyes(await self.hosts(person, table, seats), seats, viewer)

    async def hosts(self, person: Person, table: Table, seats: frozenset[int]) -> bool:
        """Whether the table is his: he made it, or came back on another device to the seat of whoever did."""
        if person.session == table.facts.host:
            return True
        return bool(seats) and bool(seats & await held(self.store, Person(table.facts.host), table.id))

    def may_make_tables(self, address: str) -> None:
        if self.settings.limits and not self.new_tables.allows(address):
            raise Refusal("too-many", 429)


def person_of(connection: Connection) -> Person:
    person: Person = connection.scope["state"]["person"]
    return person


def address_of(connection: Connection) -> str:
    return str(connection.scope["state"]["address"])


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house
