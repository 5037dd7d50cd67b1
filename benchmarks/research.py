"""What researchers drive: our interfaces beside those of other games, pair by pair."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table

from benchmarks.engine import PEERS, PYTHON, Engine


class Pair(NamedTuple):
    """Two engines and how many times the first is to be as fast as the second."""

    ours: str
    theirs: str
    target: float


PAIRS = (
    Pair("troupe_contract", "openspiel_hanabi", 3),
    Pair("troupe_rollouts", "openspiel_hanabi", 10),
    Pair("troupe_pettingzoo", "pettingzoo_hanabi", 5),
    Pair("troupe_gymnasium", "catanatron_gymnasium", 1),
)


def engines() -> dict[str, Engine]:
    """Every engine of the pairs, started once."""
    names = dict.fromkeys(name for pair in PAIRS for name in pair[:2])
    return {name: Engine(name.replace("_", ", "), PEERS if "catan" in name else PYTHON, name) for name in names}


def table(found: dict[str, Engine]) -> Table:
    result = Table("ours", "choices/s", "theirs", "choices/s", "times", "target", title="for research, interleaved")
    for pair in PAIRS:
        ours, theirs = found[pair.ours], found[pair.theirs]
        fast, slow = ours.rate("choices"), theirs.rate("choices")
        result.add_row(
            ours.name, f"{fast:,.0f}", theirs.name, f"{slow:,.0f}", f"{fast / slow:,.1f}", f"{pair.target:g}"
        )
    return result
