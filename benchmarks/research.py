"""What researchers drive: our interfaces beside those of other games, pair by pair."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table

from benchmarks.engine import PEERS, PYTHON, Engine
from benchmarks.targets import Target


class Pair(NamedTuple):
    """Two engines, how many times the first is to be as fast as the second, and by which clock."""

    ours: str
    theirs: str
    wanted: float
    clock: str = "process"


PAIRS = (
    Pair("troupe_contract", "openspiel_hanabi", 3),
    Pair("troupe_rollouts", "openspiel_hanabi", 10, "wall"),  # many processes against one: only the wall's is fair
    Pair("troupe_pettingzoo", "pettingzoo_hanabi", 5),
    Pair("troupe_gymnasium", "catanatron_gymnasium", 1),
)


def engines() -> dict[str, Engine]:
    """Every engine of the pairs, started once."""
    names = dict.fromkeys(name for pair in PAIRS for name in pair[:2])
    return {name: Engine(name.replace("_", ", "), PEERS if "catan" in name else PYTHON, name) for name in names}


def rates(found: dict[str, Engine], pair: Pair) -> tuple[float, float]:
    return found[pair.ours].rate("choices", pair.clock), found[pair.theirs].rate("choices", pair.clock)


def table(found: dict[str, Engine]) -> Table:
    result = Table("ours", "choices/s", "theirs", "choices/s", "times", "clock", title="for research, interleaved")
    for pair in PAIRS:
        fast, slow = rates(found, pair)
        names = found[pair.ours].name, found[pair.theirs].name
        result.add_row(names[0], f"{fast:,.0f}", names[1], f"{slow:,.0f}", f"{fast / slow:,.1f}", pair.clock)
    return result


def targets(found: dict[str, Engine]) -> list[Target]:
    reached = [(pair, *rates(found, pair)) for pair in PAIRS]
    return [Target(f"{pair.ours} ÷ {pair.theirs}", fast / slow, pair.wanted) for pair, fast, slow in reached]
