"""What is to be reached, each a line that says whether it was."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table


class Target(NamedTuple):
    """A figure measured beside what it is to be; a time is to be at most, all else at least."""

    what: str
    found: float
    wanted: float
    unit: str = "×"

    def met(self) -> bool:
        return self.found <= self.wanted if self.unit in ("µs", "ms") else self.found >= self.wanted


def table(targets: list[Target]) -> Table:
    result = Table("target", "wanted", "found", "", title="targets")
    for target in targets:
        wanted = f"{target.wanted:,g} {target.unit}"
        result.add_row(target.what, wanted, f"{target.found:,.1f}", "met" if target.met() else "MISSED")
    return result
