"""Many random games at once, over all cores: seeds go in, arrays come out, and no state ever travels."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Thread
from typing import IO, TYPE_CHECKING, Any

import wooden_o
from wooden_o.core import BadOptions, Game, Standing, State
from wooden_o.core.playout import playout
from wooden_o.core.rollout import rollout

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Worker = subprocess.Popen[bytes]
SHARE = 64  # games too few to share among processes
STREAM = 1 << 40  # games that one seed has


@dataclass(frozen=True, slots=True, eq=False)
class Rollouts:
    """Results by game and seat; of trajectories, `moves[starts[g]:starts[g + 1]]` are game g's."""

    places: NDArray[np.int16]
    scores: NDArray[np.int16]
    lengths: NDArray[np.int32]  # choices of the seats, without nature's
    starts: NDArray[np.int64] | None = None
    seats: NDArray[np.int8] | None = None  # who moved; nature is -1
    moves: NDArray[np.int16] | None = None  # and what, as a number of the vocabulary


class Columns:
    """What a share of the games came to, as flat columns of plain numbers."""

    def __init__(self) -> None:
        self.places = array("h")
        self.scores = array("h")
        self.lengths = array("i")
        self.ends = array("q")  # moves of each game
        self.seats = array("b")
        self.moves = array("h")

    def all(self) -> list[array[int]]:
        return [self.places, self.scores, self.lengths, self.ends, self.seats, self.moves]

    def finish(self, standing: Standing | None, length: int) -> None:
        assert standing
        self.places.extend(standing.places)
        self.scores.extend(standing.scores)
        self.lengths.append(length)

    def write(self, file: IO[bytes]) -> None:
        for column in self.all():
            file.write(len(column).to_bytes(8, "little"))
            column.tofile(file)

    @classmethod
    def read(cls, file: IO[bytes]) -> Columns:
        columns = cls()
        for column in columns.all():
            size = int.from_bytes(file.read(8), "little")
            column.frombytes(file.read(size * column.itemsize))
        return columns


@dataclass(frozen=True, slots=True)
class Order:
    """Which games to play; the games of a seed are the same however they are shared out."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    first: int
    count: int
    trajectories: bool
    data: str | None

    def fresh(self) -> State:
        return rules(self.game, self.data).new(self.seats, self.options)

    def play(self) -> Columns:
        fresh, columns, rng = self.fresh(), Columns(), Random()
        for number in range(self.first, self.first + self.count):
            rng.seed(self.seed * STREAM + number)
            self.play_one(fresh.copy(), rng, columns)
        return columns

    def play_one(self, state: State, rng: Random, columns: Columns) -> None:
        if not self.trajectories:
            length = playout(state, rng.random)
            columns.finish(state.standing(), length)
            return
        seats: list[int] = []
        moves: list[int] = []
        rollout(state, rng.random, seats, moves)
        columns.seats.extend(seats)
        columns.moves.extend(moves)
        columns.ends.append(len(moves))
        columns.finish(state.standing(), len(seats) - seats.count(wooden_o.NATURE))

    def shared(self, processes: int) -> list[Order]:
        """The same games as so many orders."""
        cuts = [self.first + self.count * part // processes for part in range(processes + 1)]
        return [replace(self, first=first, count=end - first) for first, end in pairwise(cuts)]


@cache
def rules(game: str, data: str | None) -> Game:
    return wooden_o.game(game, Path(data) if data else None)


def rollouts(
    game: str,
    count: int,
    seats: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    trajectories: bool = False,
    processes: int | None = None,
    data: Path | None = None,
) -> Rollouts:
    """Play `count` random games, on all cores unless told otherwise; every seed has its own games, always the same."""
    workers = os.cpu_count() or 1 if processes is None else processes
    for value, least, what in ((count, 1, "count"), (seed, 0, "seed"), (workers, 1, "processes")):
        if type(value) is not int or value < least:
            raise BadOptions(f"{what} is {value!r}; allowed: whole numbers from {least}")
    order = Order(game, seats, dict(options or {}), seed, 0, count, trajectories, str(data) if data else None)
    order.fresh()  # refuses at once what cannot be played
    return joined(played(order.shared(min(workers, max(count // SHARE, 1)))), seats, trajectories)


def played(orders: list[Order]) -> list[Columns]:
    """The first here, the others in processes of their own; whatever happens, none of them stays behind."""
    own, *others = orders
    started: list[Worker] = []
    try:
        for order in others:
            started.append(start(order))
        return [own.play(), *map(collect, started)]
    finally:
        for worker in started:
            with worker:
                worker.kill()


def start(order: Order) -> Worker:
    """A fresh interpreter for a share: it needs no guard in the caller's script, and works in notebooks."""
    places = [str(Path(wooden_o.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    worker = subprocess.Popen(
        [sys.executable, "-m", "wooden_o.many"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))},
    )
    assert worker.stdin
    worker.stdin.write(json.dumps(asdict(order)).encode() + b"\n")
    worker.stdin.flush()
    return worker


def collect(worker: Worker) -> Columns:
    assert worker.stdout
    answer = worker.stdout.read()
    if worker.wait():
        raise RuntimeError("a process of the rollouts failed; it says above why")
    return Columns.read(BytesIO(answer))


def joined(shares: list[Columns], seats: int, trajectories: bool) -> Rollouts:
    """The columns of all shares, in the order of the games, as arrays."""
    import numpy as np

    together = [
        np.concatenate([np.asarray(part) for part in parts])
        for parts in zip(*(share.all() for share in shares), strict=True)
    ]
    places, scores, lengths, ends, movers, moves = together
    results = places.reshape(-1, seats), scores.reshape(-1, seats), lengths
    if not trajectories:
        return Rollouts(*results)
    return Rollouts(*results, np.concatenate([[0], ends.cumsum()]), movers, moves)


def serve() -> None:
    """Play the order on standard input; the columns go to standard output. Interrupts are for the caller to settle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    order = Order(**json.loads(sys.stdin.readline()))
    Thread(target=leave_with_the_caller, daemon=True).start()
    order.play().write(sys.stdout.buffer)


def leave_with_the_caller() -> None:
    """Standard input ends when whoever ordered has the answer, or is no more."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    serve()
