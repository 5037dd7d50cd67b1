"""Measure Troupe's reconstructed values against what the rulebook says of good play, and write docs/calibration.md.

    python scripts/calibrate.py --games 40 --level master@100ms

The figures of the run before are kept in docs/calibration.json, so that the page can show before and after.
`--label` names the run, for example by what was changed in the data.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import mean
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
import wooden_o  # noqa: E402
from wooden_o import arena  # noqa: E402
from wooden_o.arena import Entrant, Plan, Result  # noqa: E402

PAGE = ROOT / "docs" / "calibration.md"
FIGURES = ROOT / "docs" / "calibration.json"
GOALS = {1: (30.0, None), 2: (24.0, 28.0), 3: (22.0, 26.0), 4: (20.0, 24.0)}
LINES = ("acts", "set", "costumes", "objectives", "yellow", "wager", "powers", "ambiance", "wages")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--level", default="master@100ms")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--label", default="")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "calibration")
    options = parser.parse_args()
    game = wooden_o.game("troupe")
    run: dict[str, Any] = {"label": options.label, "data": game.fingerprint, "level": options.level, "seats": {}}
    for seats in options.seats:
        plan = Plan("troupe", (Entrant.parse(options.level),), seats, options.games, options.seed)
        name = f"{game.fingerprint}-{options.level}-{seats}".replace("@", "-")
        run["seats"][str(seats)] = figures(arena.run(plan, options.out / name, options.workers))
        print(seats, json.dumps(run["seats"][str(seats)]), flush=True)
    runs = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else []
    runs = [*(old for old in runs if (old["data"], old["level"]) != (run["data"], run["level"])), run]
    FIGURES.write_text(json.dumps(runs, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(runs), "utf-8")


def winner(result: Result) -> int:
    return result.places.index(1)


def figures(results: list[Result]) -> dict[str, Any]:
    """What is to be compared, from one series."""
    won = [(result, winner(result)) for result in results]
    wages = [result.facts[seat]["wages"] for result, seat in won]
    return {
        "games": len(results),
        "winner": round(mean(result.scores[seat] for result, seat in won), 2),
        "all": round(mean(score for result in results for score in result.scores), 2),
        "wages": round(mean(wages), 1),
        "wages_within": round(mean(11 <= wage <= 23 for wage in wages), 2),
        "lines": {line: round(mean(result.breakdown[seat][line] for result, seat in won), 2) for line in LINES},
        "best_line": best_lines(won),
        "wagers": wager_table(results),
    }


def best_lines(won: list[tuple[Result, int]]) -> dict[str, float]:
    """How often each of the three great lines brought the winner most."""
    found = {"acts": 0, "set": 0, "costumes": 0}
    for result, seat in won:
        parts = result.breakdown[seat]
        found[max(found, key=lambda line: parts[line])] += 1
    return {line: round(count / len(won), 2) for line, count in found.items()}


def wager_table(results: list[Result]) -> dict[str, list[float]]:
    """By cylinders: the share of all wagers, and of the winners' wagers."""
    everybody = [0.0] * 5
    winners = [0.0] * 5
    for result in results:
        for seat, facts in enumerate(result.facts):
            for cylinders in range(5):
                everybody[cylinders] += facts[f"wager{cylinders + 1}"]
                winners[cylinders] += facts[f"wager{cylinders + 1}"] * (result.places[seat] == 1)
    return {"all": shares(everybody), "winners": shares(winners)}


def shares(counts: list[float]) -> list[float]:
    return [round(count / sum(counts), 2) if sum(counts) else 0.0 for count in counts]


def goal_of(seats: int) -> str:
    low, high = GOALS[seats]
    return f"{low:g} – {high:g}" if high is not None else f"> {low:g}"


def met(seats: int, value: float) -> str:
    low, high = GOALS[seats]
    return "yes" if value >= low and (high is None or value <= high) else "no"


def page(runs: list[dict[str, Any]]) -> str:
    lines = [
        "# Calibration of Troupe",
        "",
        "Made by `python scripts/calibrate.py`; do not edit. The strongest bot sits on every seat. Only values whose",
        "provenance is `reconstructed` may be changed to fit. The newest run stands last.",
        "",
    ]
    for run in runs:
        lines += [f"## {run['label'] or 'Run'}: data `{run['data']}`, {run['level']}", ""]
        lines += ["| seats | games | winners' prestige | goal | met | everybody's | winners' wages | within 11–23 |"]
        lines += ["| --- | --- | --- | --- | --- | --- | --- | --- |"]
        for seats, told in run["seats"].items():
            cells = [
                seats,
                told["games"],
                told["winner"],
                goal_of(int(seats)),
                met(int(seats), told["winner"]),
                told["all"],
            ]
            lines.append(f"| {' | '.join(map(str, [*cells, told['wages'], format(told['wages_within'], '.0%')]))} |")
        lines += ["", f"| seats | {' | '.join(LINES)} | strongest line of winners |"]
        lines += ["| --- |" + " --- |" * (len(LINES) + 1)]
        for seats, told in run["seats"].items():
            best = ", ".join(f"{line} {share:.0%}" for line, share in told["best_line"].items())
            lines.append(f"| {seats} | {' | '.join(str(told['lines'][line]) for line in LINES)} | {best} |")
        lines += ["", "| seats | whose | 1 | 2 | 3 | 4 | 5 cylinders |", "| --- | --- | --- | --- | --- | --- | --- |"]
        for seats, told in run["seats"].items():
            for whose, table in told["wagers"].items():
                if any(table):
                    lines.append(f"| {seats} | {whose} | {' | '.join(format(share, '.0%') for share in table)} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
