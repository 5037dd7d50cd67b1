"""A whole series: plan it, play what is missing, keep it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import wooden_o
from wooden_o.arena import cluster, local
from wooden_o.arena.ledger import Ledger
from wooden_o.arena.pairing import Entrant, Job, jobs
from wooden_o.arena.table import Result
from wooden_o.core.errors import BadOptions

MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. The same plan is the same series."""

    game: str
    entrants: tuple[Entrant, ...]
    seats: int
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    data: str | None = None

    def check(self) -> None:
        """Refuse what cannot be played before anything starts."""
        rules = wooden_o.game(self.game, Path(self.data) if self.data else None)
        rules.new(self.seats, self.options)
        for entrant in self.entrants:
            entrant.bot(self.game, 0, self.data)  # refuses what it cannot be
        if len({entrant.label for entrant in self.entrants}) < len(self.entrants):
            raise BadOptions("every bot takes part once; give one of two alike another budget, such as master@50ms")
        if self.games < 1:
            raise BadOptions("a series has at least one game")
        if self.games > MOST:
            raise BadOptions(f"a series has at most {MOST:,} games")

    def jobs(self) -> list[Job]:
        entrants = list(self.entrants)
        return jobs(self.game, entrants, self.seats, self.games, self.seed, options=self.options, data=self.data)

    def identity(self) -> dict[str, Any]:
        """What must agree for a series to be resumed; the number of games may grow."""
        rules = wooden_o.game(self.game, Path(self.data) if self.data else None)
        told = {key: value for key, value in asdict(self).items() if key not in ("games", "data")}
        return {**told, "rules": rules.rules_version, "fingerprint": rules.fingerprint}


def run(
    plan: Plan,
    folder: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Play what is missing and return all results, in the order of the plan."""
    plan.check()
    ledger = Ledger(folder, plan.identity())
    planned = plan.jobs()
    missing = [job for job in planned if job.number not in ledger.results]
    done = len(planned) - len(missing)
    tell = progress or (lambda done, total: None)
    tell(done, len(planned))
    for result in play(missing, workers, ray):
        ledger.add(result)
        done += 1
        tell(done, len(planned))
    results = [ledger.results[job.number] for job in planned]
    ledger.write_sheet(results)
    return results


def play(missing: list[Job], workers: int | None, ray: str | None) -> Iterator[Result]:
    if not missing:
        return iter(())
    return cluster.run(missing, ray, workers) if ray else local.run(missing, workers)
