"""Running the server: uvicorn with this app, quiet about requests since addresses may hold tables' names."""

from __future__ import annotations

import threading
import webbrowser

import structlog
import uvicorn

from wooden_o.server import logs
from wooden_o.server.app import create
from wooden_o.server.settings import Settings

log = structlog.get_logger()
MESSAGE = 16_384  # bytes of the longest message on a socket


class Server(uvicorn.Server):
    """Opens the browser once the server listens."""

    def __init__(self, config: uvicorn.Config, browse: str | None) -> None:
        super().__init__(config)
        self.browse = browse

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            log.info("listening", host=self.config.host, port=self.port)
            if self.browse is not None:
                address = self.browse.format(port=self.port)
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    @property
    def port(self) -> int:
        sockets = [socket for server in self.servers for socket in server.sockets]
        return int(sockets[0].getsockname()[1]) if sockets else self.config.port


def serve(settings: Settings, browser: bool, json_logs: bool) -> int:
    """Until Ctrl-C; 1 if it could not start."""
    logs.set_up(json_logs)
    config = uvicorn.Config(
        create(settings),
        host=settings.host,
        port=settings.port,
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
