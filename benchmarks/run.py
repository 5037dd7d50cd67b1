"""Speed beside other engines: they take turns in one run, and ratios are what counts; then what was to be reached."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from time import perf_counter

from rich.console import Console
from rich.table import Table

from benchmarks import research
from benchmarks.engine import PEERS, Engine
from benchmarks.targets import Target
from benchmarks.targets import table as shown


def import_time(runs: int = 5) -> float:
    """Seconds `import wooden_o` adds to the start of Python, best of several."""

    def start(code: str) -> float:
        begin = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return perf_counter() - begin

    return min(start("import wooden_o") for _ in range(runs)) - min(start("pass") for _ in range(runs))


def table(engines: list[Engine], peer: Engine) -> Table:
    result = Table("engine", title="random games of four, one core, interleaved")
    for heading in ("choices/s", "games/s", "copy µs", f"× {peer.name}"):
        result.add_column(heading, justify="right")
    for engine in engines:
        ratio = engine.rate("choices") / peer.rate("choices")
        rates = (f"{engine.rate('choices'):,.0f}", f"{engine.rate('games'):,.1f}")
        result.add_row(engine.name, *rates, f"{engine.copy() * 1e6:,.2f}", f"{ratio:,.1f}")
    return result


def own(game: str) -> list[Engine]:
    """A game of ours on compiled and on plain rules."""
    compiled = Engine(f"{game}, compiled", sys.executable, "random_four", BENCH_GAME=game)
    return [compiled, Engine(f"{game}, plain", sys.executable, "random_four", BENCH_GAME=game, WOODEN_O_PLAIN="1")]


def targets(engines: dict[str, Engine]) -> list[Target]:
    """What the rules by themselves are to reach."""
    compiled, plain = engines["troupe, compiled"], engines["troupe, plain"]
    peer = engines["catanatron"].rate("choices")
    return [
        Target("Troupe compiled ÷ catanatron", compiled.rate("choices") / peer, 100),
        Target("Troupe plain ÷ catanatron", plain.rate("choices") / peer, 12),
        Target("a copy of Troupe in mid-game", compiled.copy() * 1e6, 2, "µs"),
        Target("Globe compiled", engines["globe, compiled"].rate("games"), 2000, "games/s"),
        Target("Globe plain", engines["globe, plain"].rate("games"), 400, "games/s"),
        Target("import wooden_o", import_time() * 1000, 150, "ms"),
    ]


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each engine in each round")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    peer = Engine("catanatron", PEERS, "catanatron_random")
    with_dice = Engine("catanatron, dice counted", PEERS, "catanatron_random", BENCH_DICE="1")
    engines = [*own("troupe"), peer, with_dice, *own("globe")]
    researched = research.engines()
    playing = [*engines, *researched.values()]
    for engine in playing:
        engine.play(0)  # imports and first tables are not measured
        engine.reports.clear()
    for _ in range(asked.rounds):
        for engine in playing:
            engine.play(asked.seconds)
    found = targets({engine.name: engine for engine in engines}) + research.targets(researched)
    for result in (table(engines, peer), research.table(researched), shown(found)):
        Console().print(result)


if __name__ == "__main__":
    main()
