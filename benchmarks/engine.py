"""A worker process that plays when told to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
PEERS = str(ROOT / ".venv-peers" / "bin" / "python")
Report = dict[str, float]


class Engine:
    """One worker process and what it has reported."""

    def __init__(self, name: str, python: str, script: str, **environment: str) -> None:
        self.name = name
        self.reports: list[Report] = []
        inherited = {key: value for key, value in os.environ.items() if key != "WOODEN_O_PLAIN"}
        self.process = subprocess.Popen(
            [python, "-m", f"benchmarks.{script}"],
            cwd=ROOT,
            env=inherited | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, seconds: float) -> None:
        """Let this one play while the others wait."""
        assert self.process.stdin
        assert self.process.stdout
        print(seconds, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} stopped without an answer")
        self.reports.append(json.loads(line))

    def rate(self, what: str, clock: str = "process") -> float:
        """The median over all rounds of a count per second, of the process or (`wall`) of the day."""
        return median(report[what] / report[clock] for report in self.reports)

    def copy(self) -> float:
        return min(report["copy"] for report in self.reports)
