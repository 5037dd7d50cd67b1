"""A server installed in a folder of its own, so that it can be updated."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
from pathlib import Path
from unittest.mock import patch

import wooden_o
from tests.server.running import Process

TEXT = (".html", ".js", ".css")


class Installed(Process):
    """To be killed, frozen and updated."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        shutil.copytree(Path(wooden_o.__file__).parent, folder / "wooden_o")

    def launch(self) -> None:
        with patch.dict(os.environ, {"PYTHONPATH": str(self.folder)}):
            super().launch()

    def freeze(self) -> None:
        """It hears nothing any more, and its sockets stay open."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def update(self) -> None:
        """The page as another build leaves it: every part under a new name, none under the old."""
        static = self.folder / "wooden_o" / "server" / "static"
        parts = sorted((static / "assets").iterdir())
        old = re.compile("|".join(re.escape(part.name) for part in parts))
        for path in [static / "index.html", *parts]:
            if path.suffix in TEXT:
                path.write_text(old.sub(lambda found: "new-" + found[0], path.read_text("utf-8")), "utf-8")
        for part in parts:
            part.rename(part.with_name("new-" + part.name))


def stored(server: Process, table: str, *, drawn: bool = False) -> list[str]:
    """What people have chosen, or entered as drawn, and is on the disk: as keys."""
    wanted = """
        SELECT key FROM log WHERE table_id = ? AND kind = 'move' AND how = 'person' AND (seat < 0) = ? ORDER BY sequence
    """
    connection = sqlite3.connect(server.folder / "wooden-o.sqlite")
    try:
        return [key for (key,) in connection.execute(wanted, (table, drawn))]
    finally:
        connection.close()
