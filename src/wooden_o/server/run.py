"""Running the server: uvicorn with this app, quiet about requests since addresses may hold tables' names."""

from __future__ import annotations

import asyncio
import gc
import threading
import webbrowser
from socket import socket

import structlog
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from wooden_o.server import logs
from wooden_o.server.app import create
from wooden_o.server.settings import Settings
from wooden_o.server.store import Store

log = structlog.get_logger()
MESSAGE = 16_384  # bytes of the longest message on a socket


class Server(uvicorn.Server):
    """Opens the browser once the server listens."""

    def __init__(self, config: uvicorn.Config, browse: str | None) -> None:
        super().__init__(config)
        self.browse = browse

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            rest_easy()
            log.info("listening", host=self.config.host, port=self.port)
            if self.browse is not None:
                address = self.browse.format(port=self.port)
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    @property
    def port(self) -> int:
        sockets = [found for server in self.servers for found in server.sockets]
        return int(sockets[0].getsockname()[1]) if sockets else self.config.port


def rest_easy() -> None:
    """What is loaded stays: the collector need not look at it again and again, which would hold all tables up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


async def storage_answers(settings: Settings) -> None:
    store = Store(settings.database_url)
    try:
        await store.start()
    finally:
        await store.stop()


def serve(settings: Settings, browser: bool, json_logs: bool) -> int:
    """Until Ctrl-C; 1 if it could not start."""
    logs.set_up(json_logs)
    try:
        asyncio.run(storage_answers(settings))
    except (SQLAlchemyError, OSError, CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        log.error("the storage cannot be opened", where=str(settings.place), reason=reason[:300])
        return 1
    config = uvicorn.Config(
        create(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,  # as all other logs
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE,
        ws_ping_interval=20,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104
    shown = f"[{shown}]" if ":" in shown else shown
    server = Server(config, f"http://{shown}:{{port}}/" if browser else None)
    server.run()
    return 0 if server.started else 1
