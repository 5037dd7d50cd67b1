"""The real command, driven through pipes or a terminal of its own."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "wooden_o.cli"]
SPEECHLESS = ("Traceback", "{ $")  # what must never be seen
PATIENCE = 60


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**kept, "LANG": "C.UTF-8", "COLUMNS": "100", "PYTHONUTF8": "1", **more}


def wooden_o(*args: str | Path, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command with these lines typed, then the end of input."""
    words = [*COMMAND, *map(str, args)]
    done = subprocess.run(
        words, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment(**env), timeout=PATIENCE
    )
    for word in SPEECHLESS:
        assert word not in done.stdout + done.stderr, done.stderr[-2000:]
    return done


def first_each_time(steps: int = 3000) -> str:
    return "1\n" * steps


class Terminal:
    """A command in a pseudo-terminal: type, and read what the screen was sent."""

    def __init__(self, *args: str | Path) -> None:
        self.master, slave = pty.openpty()
        words = [*COMMAND, *map(str, args)]
        env = environment(TERM="xterm-256color")
        self.process = subprocess.Popen(words, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True)
        os.close(slave)
        self.seen = ""

    def until(self, text: str) -> str:
        """Read on until the text has come; returns what came since the last call."""
        new = ""
        deadline = time.monotonic() + PATIENCE
        while text not in new:
            assert time.monotonic() < deadline, f"no {text!r} in: {new[-1500:]}"
            if select.select([self.master], [], [], 1)[0]:
                try:
                    new += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        self.seen += new
        assert text in new, f"no {text!r} in: {new[-1500:]}"
        return new

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        """Wait for the end; the exit code."""
        try:
            while os.read(self.master, 65536):
                pass
        except OSError:
            pass  # the other end has closed
        os.close(self.master)
        return self.process.wait(PATIENCE)
