"""The app: parts, routes, doors and hooks put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from redis.asyncio import Redis

import wooden_o
from wooden_o.server import fanout, logs, problems
from wooden_o.server.apipage import PlainPage
from wooden_o.server.guard import Guard
from wooden_o.server.house import House
from wooden_o.server.routes import HANDLERS
from wooden_o.server.settings import Settings
from wooden_o.server.store.shelf import CHANNEL

LARGEST = 1_300_000  # bytes of a request: the longest record with its data


def backend(settings: Settings) -> ChannelsBackend:
    """How processes tell each other: Redis if named, else PostgreSQL; alone, memory."""
    if settings.channels:
        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.channels))
    if settings.postgres:
        return AsyncPgChannelsBackend(settings.database_url.replace("+asyncpg", ""))
    return MemoryChannelsBackend()


@asynccontextmanager
async def open_house(house: House, channels: ChannelsPlugin, app: Litestar) -> AsyncIterator[None]:
    """From the first request to the last."""
    await house.start()
    ears = fanout.Ears(house, channels)
    await ears.start()
    try:
        yield
    finally:
        await ears.stop()
        await house.stop()


def create(settings: Settings | None = None) -> Guard:
    """The app as uvicorn runs it, behind its door."""
    settings = settings or Settings()
    if not structlog.is_configured():
        logs.set_up(as_json=False)
    return Guard(inner(settings), settings)


def inner(settings: Settings) -> Litestar:
    house = House(settings)
    channels = ChannelsPlugin(backend(settings), channels=[CHANNEL])
    openapi = OpenAPIConfig(
        title="Wooden O",
        version=wooden_o.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json"), PlainPage()],
        use_handler_docstrings=True,
    )
    return Litestar(
        route_handlers=HANDLERS,
        plugins=[channels],
        exception_handlers={Exception: problems.answer},
        lifespan=[partial(open_house, house, channels)],
        openapi_config=openapi,
        request_max_body_size=LARGEST,
        state=State({"house": house}),
        logging_config=None,
        debug=False,
    )
