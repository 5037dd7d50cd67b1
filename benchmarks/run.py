"""Speed beside other engines: they take turns on one core in one run, and ratios are what counts."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from time import perf_counter

from rich.console import Console
from rich.table import Table

from benchmarks import research
from benchmarks.engine import PEERS, Engine


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
    Console().print(table(engines, peer))
    Console().print(research.table(researched))
    print(f"import wooden_o: {import_time() * 1000:.0f} ms")


if __name__ == "__main__":
    main()
