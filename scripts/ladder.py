"""Prove the ladder of Troupe's bots: each level against the one below it, and the top against greedy.

    python scripts/ladder.py --games 400 --out build/ladder

Writes docs/bots.md. A series that was interrupted goes on where it stopped (its games are kept under --out).
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
import wooden_o  # noqa: E402
from wooden_o import arena, bots  # noqa: E402
from wooden_o.arena import Entrant, Plan, summaries  # noqa: E402
from wooden_o.words import Words  # noqa: E402

PAGE = ROOT / "docs" / "bots.md"


@dataclass(frozen=True)
class Step:
    """Two bots, and the share of the points that the first should take; with no goal it shows what time brings."""

    strong: str
    weak: str
    goal: float | None = None
    share: float = 1.0  # of the usual number of games: long thinking is dear


STEPS = [
    Step("greedy", "random", 0.60),
    Step("planner", "greedy", 0.60),
    Step("searcher@100ms", "planner", 0.60),
    Step("master@100ms", "searcher@100ms", 0.55),
    Step("master@100ms", "greedy", 0.85),
    Step("master@100ms", "master@10ms", share=0.2),
    Step("master@1s", "master@100ms", share=0.1),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--globe-games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "ladder")
    options = parser.parse_args()
    globe = globe_rows(options) if options.globe_games else []
    rows: list[list[str]] = []
    for step in STEPS:
        rows.append(row_of(step, options))
        PAGE.write_text(page(rows, globe, options), "utf-8")


def row_of(step: Step, options: argparse.Namespace) -> list[str]:
    games = max(2, round(options.games * step.share))
    entrants = (Entrant.parse(step.strong), Entrant.parse(step.weak))
    plan = Plan("troupe", entrants, 2, games, options.seed)
    name = f"{step.strong}-{step.weak}".replace("@", "-")
    results = arena.run(plan, options.out / name, options.workers)
    strong, weak = summaries(results)
    share = strong.share
    met = step.goal is not None and share.mean >= step.goal and share.low > 0.5
    row = [
        step.strong,
        step.weak,
        str(len(results)),
        f"{100 * share.mean:.1f} %",
        f"{100 * share.low:.1f} – {100 * share.high:.1f}",
    ]
    row += [
        f"{strong.margin.mean:+.1f} ± {strong.margin.error:.1f}",
        f"{strong.score.mean:.1f} : {weak.score.mean:.1f}",
    ]
    row += [
        f"{strong.milliseconds:.0f} : {weak.milliseconds:.0f} ms",
        f"≥ {100 * step.goal:.0f} %" if step.goal else "–",
        ("yes" if met else "no") if step.goal else "–",
    ]
    print(" | ".join(row), flush=True)
    return row


def globe_rows(options: argparse.Namespace) -> list[list[str]]:
    rows = []
    levels = bots.levels("globe")
    for level in ("advanced", "tournament"):
        for weak, strong in pairwise(levels):
            plan = Plan(
                "globe", (Entrant(strong), Entrant(weak)), 2, options.globe_games, options.seed, {"level": level}
            )
            results = arena.run(plan, options.out / f"globe-{level}-{strong}", options.workers)
            share = summaries(results)[0].share
            rows.append([level, strong, weak, str(len(results)), f"{100 * share.mean:.1f} % ± {100 * share.error:.1f}"])
            print(" | ".join(rows[-1]), flush=True)
    return rows


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *rows]]


def page(rows: list[list[str]], globe: list[list[str]], options: argparse.Namespace) -> str:
    how = "compiled" if wooden_o.compiled else "plain Python"
    words = Words("en")
    lines = [
        "# Bots and how strong they are",
        "",
        f"Made by `make ladder SEED={options.seed}`; do not edit. Games are paired: the same luck, seats exchanged.",
        "A draw is half a point; intervals are 95 %, each mirrored pair counting as one observation. Levels of Troupe",
        "differ in skill only: every bot sees nothing but its seat's view.",
        "",
        f"Rules {how}, data `{wooden_o.game('troupe').fingerprint}`, seed {options.seed}, two seats.",
        "",
    ]
    for game in ("troupe", "globe"):
        lines += [f"## {words.text(f'game-{game}')}", ""]
        for level in bots.levels(game):
            name = f"bot-{game}-{level}"
            lines.append(f"- **{level}** ({words.text(name)}): {words.text(name, 'about')}")
        lines.append("")
        if game == "troupe":
            head = [
                "stronger",
                "weaker",
                "games",
                "points",
                "95 % interval",
                "margin",
                "scores",
                "a choice",
                "goal",
                "met",
            ]
            lines += [*table(head, rows), ""]
        elif globe:
            lines += [*table(["level of the game", "stronger", "weaker", "games", "points"], globe), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
