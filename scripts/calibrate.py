"""Measure Troupe's reconstructed values against what the rulebook says of good play, and write docs/calibration.md.

    python scripts/calibrate.py --games 40 --level master@100ms

The figures of earlier runs are kept in docs/calibration.json, so that the page can show before and after.
`--label` names the run, for example by what was changed in the data. An interrupted run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from statistics import mean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
import wooden_o  # noqa: E402
from wooden_o import arena  # noqa: E402
from wooden_o.arena import Entrant, Plan, Result, summaries  # noqa: E402
from wooden_o.bots.habits import HABITS  # noqa: E402

PAGE = ROOT / "docs" / "calibration.md"
FIGURES = ROOT / "docs" / "calibration.json"
GOALS = {1: (30.0, None), 2: (24.0, 28.0), 3: (22.0, 26.0), 4: (20.0, 24.0)}
LINES = ("acts", "set", "costumes", "objectives", "yellow", "wager", "powers", "ambiance", "wages")
Run = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--level", default="master@100ms")
    parser.add_argument("--plan-games", type=int, default=60, help="of every fixed plan; 0 leaves them out")
    parser.add_argument("--plan-level", default="master@10ms", help="whom the fixed plans meet, and how they think")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--label", default="Run")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "calibration")
    options = parser.parse_args()
    run: Run = {"label": options.label, "data": wooden_o.game("troupe").fingerprint, "level": options.level}
    run["seed"] = options.seed
    run["seats"] = {str(seats): play_seats(seats, options) for seats in options.seats}
    run["plan_level"] = options.plan_level
    run["plans"] = {habit: play_plan(habit, options) for habit in HABITS if options.plan_games}
    runs = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else []
    runs = [*(old for old in runs if old["label"] != run["label"]), run]
    FIGURES.write_text(json.dumps(runs, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(runs), "utf-8")


def played(plan: Plan, name: str, options: argparse.Namespace) -> list[Result]:
    folder = f"{wooden_o.game('troupe').fingerprint}-{name}".replace("@", "-")
    return arena.run(plan, options.out / folder, options.workers)


def play_seats(seats: int, options: argparse.Namespace) -> Run:
    """The strongest bot on every seat."""
    plan = Plan("troupe", (Entrant.parse(options.level),), seats, options.games, options.seed)
    told = figures(played(plan, f"{options.level}-{seats}", options))
    print(seats, json.dumps(told), flush=True)
    return told


def play_plan(habit: str, options: argparse.Namespace) -> Run:
    """A player with a fixed plan against one without, both thinking alike."""
    free = Entrant.parse(options.plan_level)
    plan = Plan("troupe", (replace(free, level=habit), free), 2, options.plan_games, options.seed)
    share = summaries(played(plan, f"{habit}-{options.plan_level}", options))[0].share
    told = {"games": options.plan_games, "share": round(share.mean, 3)}
    told |= {"low": round(share.low, 3), "high": round(share.high, 3)}
    print(habit, json.dumps(told), flush=True)
    return told


def winner(result: Result) -> int:
    return result.places.index(1)


def figures(results: list[Result]) -> Run:
    """What is to be compared, from one series."""
    won = [(result, winner(result)) for result in results]
    wages = [result.facts[seat]["wages"] for result, seat in won]
    scores = [result.scores[seat] for result, seat in won]
    return {
        "games": len(results),
        "winner": round(mean(scores), 2),
        "error": round(1.96 * stdev(scores) / len(scores) ** 0.5, 2),
        "all": round(mean(score for result in results for score in result.scores), 2),
        "wages": round(mean(wages), 1),
        "wages_within": round(mean(11 <= wage <= 23 for wage in wages), 2),
        "lines": {line: round(mean(result.breakdown[seat][line] for result, seat in won), 2) for line in LINES},
        "wagers": wager_table(results),
    }


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


def page(runs: list[Run]) -> str:
    lines = [
        "# Calibration of Troupe",
        "",
        "Made by `make calibrate`; do not edit. Some of the published values are known only to owners of",
        "the box; ours are reconstructed, and are right when strong play comes out as the rulebooks say: winners with",
        "22, 24 and 26 prestige at four, three and two seats, more than 30 alone, who pay 11 to 23 pounds of wages.",
        "Only values whose provenance is `reconstructed` are ever changed to fit. The newest run stands last.",
        "Values were fitted on runs of seed 2: what another seed says is the fairer test of them.",
        "",
        "## Before and after",
        "",
        *overview(runs),
        "",
    ]
    for run in runs:
        lines += [f"## {run['label']}: data `{run['data']}`, {run['level']} on every seat, seed {run['seed']}", ""]
        lines += [*seat_table(run), "", *line_table(run), "", *wagers(run), "", *plan_table(run)]
    return "\n".join(lines)


def table(head: list[str], rows: list[list[Any]]) -> list[str]:
    return [f"| {' | '.join(map(str, line))} |" for line in [head, ["---"] * len(head), *rows]]


def overview(runs: list[Run]) -> list[str]:
    """The winners' prestige in every run."""
    rows = []
    for seats in GOALS:
        told = [run["seats"].get(str(seats)) for run in runs]
        rows.append([seats, goal_of(seats), *(f"{one['winner']} ± {one['error']}" if one else "–" for one in told)])
    return table(["seats", "winners should have", *(run["label"] for run in runs)], rows)


def seat_table(run: Run) -> list[str]:
    head = ["seats", "games", "winners' prestige", "goal", "met", "everybody's", "winners' wages", "within 11–23"]
    rows: list[list[Any]] = []
    for seats, told in run["seats"].items():
        goal = [goal_of(int(seats)), met(int(seats), told["winner"])]
        cells = [seats, told["games"], f"{told['winner']} ± {told['error']}", *goal, told["all"], told["wages"]]
        rows.append([*cells, f"{told['wages_within']:.0%}"])
    return table(head, rows)


def line_table(run: Run) -> list[str]:
    """What the winners' prestige came from."""
    rows = [[seats, *(told["lines"][line] for line in LINES)] for seats, told in run["seats"].items()]
    return table(["seats", *LINES], rows)


def wagers(run: Run) -> list[str]:
    rows = [
        [seats, whose, *(f"{share:.0%}" for share in told["wagers"][whose])]
        for seats, told in run["seats"].items()
        for whose in ("all", "winners")
        if any(told["wagers"][whose])
    ]
    return table(["seats", "whose", "1", "2", "3", "4", "5 cylinders"], rows)


def plan_table(run: Run) -> list[str]:
    """Whether a fixed plan takes more than its fair share of two-player games."""
    if not run.get("plans"):
        return []
    rows = [
        [plan, told["games"], f"{told['share']:.1%}", f"{told['low']:.1%} – {told['high']:.1%}", verdict(told)]
        for plan, told in run["plans"].items()
    ]
    head = ["fixed plan", "games", "points", "95 % interval", "dominates"]
    return [
        f"A fixed plan against free play, two seats, {run['plan_level']} on both sides:",
        "",
        *table(head, rows),
        "",
    ]


def verdict(told: Run) -> str:
    return "yes" if told["low"] > 0.5 else "no"


if __name__ == "__main__":
    main()
