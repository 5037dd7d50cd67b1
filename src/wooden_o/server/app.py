"""The app: parts, routes, doors and hooks put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import wooden_o
from wooden_o.server import logs, problems
from wooden_o.server.apipage import PlainPage
from wooden_o.server.channels import between_processes
from wooden_o.server.fanout import Ears
from wooden_o.server.guard import Guard
from wooden_o.server.house import House
from wooden_o.server.routes import HANDLERS
from wooden_o.server.routes.forms import Asking
from wooden_o.server.settings import Settings
from wooden_o.server.store.shelf import CHANNEL

LARGEST = 1_300_000  # bytes of a request: the longest record with its data


@asynccontextmanager
async def open_house(house: House, ears: Ears, _: Litestar) -> AsyncIterator[None]:
    """From before the first request until after the last."""
    await house.start()
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
    channels = ChannelsPlugin(between_processes(settings), channels=[CHANNEL])
    ears = Ears(house, channels)
    openapi = OpenAPIConfig(
        title="Wooden O",
        version=wooden_o.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json"), PlainPage()],
        use_handler_docstrings=True,
    )
    return Litestar(
        route_handlers=HANDLERS,
        request_class=Asking,
        plugins=[channels],
        exception_handlers={Exception: problems.answer},
        lifespan=[partial(open_house, house, ears)],
        on_startup=[ears.start],  # when the channels are open
        openapi_config=openapi,
        request_max_body_size=LARGEST,
        state=State({"house": house}),
        logging_config=None,
        debug=False,
    )
