"""What the operator decides; every default is the safe one for one machine."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct, field
from platformdirs import user_data_path
from redis.connection import parse_url
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
PORTS = range(65536)


def default_folder() -> Path:
    return user_data_path("wooden-o", appauthor=False)


class Settings(Struct, kw_only=True):
    """How this server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    folder: Path = field(default_factory=default_folder)
    database: str = ""  # an address such as postgresql://…; none: a file in `folder`
    channels: str = ""  # redis://… to tell other server processes; none: PostgreSQL tells them, or there are none
    origins: list[str] = []  # allowed besides the server's own address
    https: bool = False  # behind a proxy that speaks https: cookies only travel there
    proxy: bool = False  # believe the proxy's X-Forwarded-For
    webhooks: bool = False
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    warm: bool = True  # make the workers ready before the first bot is asked
    bot_seconds: float = 0.0  # 0: as the level has it
    limits: bool = True  # rate limits
    tables_per_hour: int = 60  # new ones, by address
    requests_per_second: float = 30.0  # by address
    messages_per_second: float = 10.0  # by socket
    sockets: int = 5000
    sockets_per_address: int = 200
    window_seconds: int = 20  # to challenge a claim in Globe, at live tables of several people
    sweep_seconds: float = 1.0  # how often clocks and forgotten bots are looked after

    @property
    def database_url(self) -> str:
        """The address as SQLAlchemy's async drivers want it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'wooden-o.sqlite'}"
        for plain, driver in (("postgresql", "postgresql+asyncpg"), ("postgres", "postgresql+asyncpg")):
            if self.database.startswith(f"{plain}://"):
                return driver + self.database[len(plain) :]
        if self.database.startswith("sqlite:///"):
            return "sqlite+aiosqlite" + self.database[len("sqlite") :]
        return self.database

    @property
    def place(self) -> str:
        """Where games are stored, without a password."""
        return make_url(self.database_url).render_as_string(hide_password=True)

    @property
    def postgres(self) -> bool:
        return self.database_url.startswith("postgresql")

    @property
    def impossible(self) -> list[str]:
        """The options that no server can be run with."""
        sound = {"port": self.port in PORTS, "database": self.good_database(), "channels": self.good_channels()}
        return [name for name, good in sound.items() if not good]

    def good_database(self) -> bool:
        try:
            url = make_url(self.database_url)
        except (ArgumentError, ValueError):
            return False
        return url.drivername in DRIVERS and (url.port or 0) in PORTS

    def good_channels(self) -> bool:
        try:
            return not self.channels or parse_url(self.channels).get("port", 0) in PORTS  # type: ignore[no-untyped-call]
        except ValueError:
            return False
