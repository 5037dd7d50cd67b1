"""Learn Troupe's evaluation from games of the bots: rounds of self-play, each followed by a ridge regression.

    python scripts/train_troupe.py --fresh --rounds 3 --games 1500 --search-games 200 --ridge 20 --seats 1 3

Every round plays with what the rounds before it learned. The weights go to src/wooden_o/bots/data/troupe_value.json,
with the seed, the games and the data's fingerprint that made them. What is played is lessons.toml, beside the weights.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
from wooden_o.bots import hand, learned, search_greedy, troupe  # noqa: E402
from wooden_o.bots.bot import Budget  # noqa: E402
from wooden_o.bots.search_facts import Facts, clock, gather  # noqa: E402
from wooden_o.bots.search_judge import Judge  # noqa: E402
from wooden_o.bots.search_layout import SIZE  # noqa: E402
from wooden_o.bots.search_tree import Manner  # noqa: E402
from wooden_o.core.state import NATURE  # noqa: E402
from wooden_o.games.troupe import Troupe  # noqa: E402
from wooden_o.games.troupe.ending import standing  # noqa: E402
from wooden_o.games.troupe.numbers import ASK_BID  # noqa: E402
from wooden_o.games.troupe.scoring import settle, yellows  # noqa: E402
from wooden_o.games.troupe.state import State  # noqa: E402

FILE = ROOT / "src" / "wooden_o" / "bots" / learned.FILE
LESSONS = FILE.with_name("lessons.toml")
WIDTH = 80  # facts of a troupe at most; SIZE fills up
CLOCKS = 7
LOOKING = Manner(0.6, 12.0, False)  # leaves are judged as they stand: many games count for more than sure ones
SAMPLED = 0.25  # share of the positions that are looked at
Ints = NDArray[np.int16]
Floats = NDArray[np.float32]


class Samples:
    """Positions: the facts of every seat, what they have now, and what they ended with."""

    def __init__(self, facts: Ints, now: Floats, end: Floats, clocks: Ints) -> None:
        self.facts, self.now, self.end, self.clocks = facts, now, end, clocks

    @staticmethod
    def joined(parts: list[Samples]) -> Samples:
        pick = [np.concatenate([getattr(part, name) for part in parts]) for name in ("facts", "now", "end", "clocks")]
        return Samples(*pick)


def play(job: tuple[int, int, list[float], int, float, str]) -> Samples:
    """One game of self-play; a share of the choices is left to chance so that unusual positions are seen too."""
    seed, seats, weights, iterations, noise, data = job
    rng = Random(seed)
    judge = Judge(weights, hand.SPREADS)
    game = troupe.rules(data)
    state = game.new(seats)
    facts = Facts()
    rows: list[list[int]] = []
    now: list[list[float]] = []
    clocks: list[int] = []
    while (seat := int(state.actor())) != -2:
        if (seat == NATURE and state.left == 1) or (seat != NATURE and rng.random() < SAMPLED):
            rows.append([place for each in range(seats) for place in look(state, each, facts)])
            now.append([float(state.troupes[each].prestige + yellows(state, each)) for each in range(seats)])
            clocks.append(int(clock(state)))
        state.play(
            seat,
            state.draw(rng.random()) if seat == NATURE else answer(state, seat, game, judge, rng, iterations, noise),
        )
    result = standing(state)
    purses = [settle(state, each)[1] for each in range(seats)]
    end = [[score + 0.01 * purse for score, purse in zip(result.scores, purses, strict=True)]] * len(rows)
    table = np.array(rows, np.int16).reshape(len(rows), seats, WIDTH)
    return Samples(table, np.array(now, np.float32), np.array(end, np.float32), np.array(clocks, np.int16))


def look(state: State, seat: int, facts: Facts) -> list[int]:
    gather(state, seat, facts)
    assert facts.count <= WIDTH
    return facts.places[: facts.count] + [SIZE] * (WIDTH - int(facts.count))


def answer(state: State, seat: int, game: Troupe, judge: Judge, rng: Random, iterations: int, noise: float) -> int:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if rng.random() < noise:
        return rng.choice(legal)
    if iterations:
        bot = troupe.Searcher(rng, Budget(iterations=iterations), game)
        bot.judge = lambda seats: judge  # type: ignore[method-assign]
        bot.manner = LOOKING
        return bot.choose(state.view(seat), legal)
    values = search_greedy.values(state, seat, legal, judge)
    if state.ask == ASK_BID:
        values = [value * (0.9 + 0.2 * rng.random()) for value in values]  # a wager known beforehand teaches nothing
    return legal[search_greedy.highest(values)]


def spread_out(per_seat: Floats) -> Floats:
    """Only differences between the seats count; alone there is nothing to compare with."""
    return per_seat if per_seat.shape[1] == 1 else per_seat - per_seat.mean(axis=1, keepdims=True)


def sparse(facts: Ints) -> Any:
    """A row a seat and position, with ones where its facts point."""
    flat = facts.reshape(-1, WIDTH)
    told = flat != SIZE
    ends = np.concatenate([[0], np.cumsum(told.sum(axis=1))])
    ones = np.ones(int(ends[-1]), np.float32)
    return csr_matrix((ones, flat[told].astype(np.int32), ends), (len(flat), SIZE))


def fit(samples: Samples, start: Floats, ridge: float, steps: int) -> Floats:
    """Ridge regression towards `start`, by conjugate gradients."""
    matrix = sparse(samples.facts)
    turned = matrix.T.tocsr()
    shape = samples.now.shape

    def forward(weights: Floats) -> Floats:
        return spread_out((matrix @ weights).reshape(shape))

    def backward(residual: Floats) -> Floats:
        return np.asarray(turned @ spread_out(residual).reshape(-1), np.float32)

    change = np.zeros(SIZE, np.float32)
    residual = backward(spread_out(samples.end - samples.now) - forward(start))
    direction = residual.copy()
    power = float(residual @ residual)
    for _ in range(steps):
        curved = backward(forward(direction)) + ridge * direction
        length = power / float(direction @ curved)
        change += length * direction
        residual -= length * curved
        power, before = float(residual @ residual), power
        direction = residual + power / before * direction
    return start + change


def spreads(samples: Samples, weights: Floats) -> tuple[list[float], list[float]]:
    """By clock the spread under which wins were foretold best, and the error in points."""
    worth = (sparse(samples.facts) @ weights).reshape(samples.now.shape) + samples.now
    seats = worth.shape[1]
    ahead = worth[:, 0] - (worth[:, 1:].max(axis=1) if seats > 1 else 30.0)
    end = samples.end[:, 0] - (samples.end[:, 1:].max(axis=1) if seats > 1 else 30.0)
    found: list[float] = []
    errors: list[float] = []
    for time in range(CLOCKS):
        here = samples.clocks == time
        if not here.any():
            found.append(found[-1])
            continue
        tried = [(loss(ahead[here], end[here], width / 10), width / 10) for width in range(3, 120)]
        found.append(min(tried)[1])
        errors.append(float(np.sqrt(np.mean((ahead[here] - end[here]) ** 2))))
    return found, errors


def loss(ahead: Floats, end: Floats, spread: float) -> float:
    won = (end > 0).astype(np.float32)
    sure = 1 / (1 + np.exp(-np.clip(ahead / spread, -30, 30)))
    return float(-np.mean(won * np.log(sure + 1e-9) + (1 - won) * np.log(1 - sure + 1e-9)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000, help="a round, played greedily")
    parser.add_argument("--search-games", type=int, default=0, help="a last round, played by searching")
    parser.add_argument("--iterations", type=int, default=100, help="of those searches")
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--noise", type=float, default=0.06)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, default=LESSONS)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="start from the hand-made table, not from what is stored")
    options = parser.parse_args()
    for seats in options.seats:
        train(seats, options)


def train(seats: int, options: argparse.Namespace) -> None:
    game = troupe.rules(str(options.data))
    base = np.array(hand.weights(game.catalogue), np.float32)
    weights = base if options.fresh else np.array(learned.judge(game, seats).weights, np.float32)
    plan = [(options.games, 0)] * options.rounds + [(options.search_games, options.iterations)] * bool(
        options.search_games
    )
    kept: list[Samples] = []
    with ProcessPoolExecutor(options.workers) as pool:
        for number, (games, iterations) in enumerate(plan):
            start = perf_counter()
            table = [float(weight) for weight in weights]
            seeds = Random(f"{options.seed}/{seats}/{number}")
            jobs = [
                (seeds.randrange(1 << 40), seats, table, iterations, options.noise, str(options.data))
                for _ in range(games)
            ]
            samples = Samples.joined(list(pool.map(play, jobs, chunksize=8)))
            kept = [*kept[-1:], samples]
            both = Samples.joined(kept)
            weights = fit(both, base, options.ridge, 60)
            found, errors = spreads(samples, weights)
            mean, best = float(samples.end.mean()), float(samples.end.max(axis=1).mean())
            print(f"{seats} seats, round {number + 1}: {games} games, {len(samples.now)} positions")
            print(f"  mean {mean:.1f}, winners' mean {best:.1f}")
            print(f"  errors {[round(error, 2) for error in errors]}, spreads {found}, {perf_counter() - start:.0f} s")
    store(
        seats,
        base,
        weights,
        found,
        {**vars(options), "seats": seats, "data": f"{options.data.name} {game.fingerprint}"},
    )


def store(seats: int, base: Floats, weights: Floats, found: list[float], made: dict[str, object]) -> None:
    value = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    if value.get("size") != SIZE:
        value = {"size": SIZE, "script": "scripts/train_troupe.py", "seats": {}}
    changes = {str(place): round(float(weights[place] - base[place]), 3) for place in range(SIZE)}
    changes = {place: change for place, change in changes.items() if change and math.isfinite(change)}
    value["seats"][str(seats)] = {"made": made, "spreads": found, "weights": changes}
    FILE.write_text(json.dumps(value, indent=None, separators=(",", ": ")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
