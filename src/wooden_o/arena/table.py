"""One game of the arena, from its job to its result."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import wooden_o
from wooden_o.arena.luck import Luck
from wooden_o.arena.pairing import Job
from wooden_o.bots import Bot
from wooden_o.core import NATURE, Game
from wooden_o.match import Match


@dataclass(frozen=True, slots=True)
class Result:
    """How a game went, by seat."""

    number: int
    luck: int
    lineup: list[str]
    places: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]
    facts: list[dict[str, int]]  # what is worth counting besides: wages, wagers
    choices: list[int]  # unforced ones
    seconds: list[float]  # of one core's work spent on them, in all
    longest: list[float]
    record: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@lru_cache(maxsize=4)
def rules(name: str, data: str | None) -> Game:
    return wooden_o.game(name, Path(data) if data else None)


def seat_bot(job: Job, seat: int) -> Bot:
    """A bot whose own luck depends on the game and its seat only."""
    seed = Random(f"{job.seed}/{job.number}/{seat}").randrange(1 << 60)
    return job.lineup[seat].bot(job.game, seed, job.data)


def play(job: Job) -> Result:
    """Play it to the end."""
    game = rules(job.game, job.data)
    seats = len(job.lineup)
    match = Match(game, seats, job.options, [entrant.label for entrant in job.lineup])
    players = [seat_bot(job, seat) for seat in range(seats)]
    luck = Luck(game, job.seed, job.luck)
    choices, seconds, longest = [0] * seats, [0.0] * seats, [0.0] * seats
    while owing := match.state.to_act():
        seat = owing[0]
        if seat == NATURE:
            match.play_number(NATURE, luck.draw(match.state))
            continue
        legal = match.state.legal(seat)
        start = thread_time()
        chosen = legal[0] if len(legal) == 1 else players[seat].choose(match.state.view(seat), legal)
        spent = thread_time() - start
        if len(legal) > 1:
            choices[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
        assert chosen in legal, f"{players[seat].name} chose {game.key(chosen)}, which is not allowed"
        match.play_number(seat, chosen)
    return result(job, match, choices, seconds, longest)


def result(job: Job, match: Match, choices: list[int], seconds: list[float], longest: list[float]) -> Result:
    standing = match.state.standing()
    assert standing is not None
    return Result(
        job.number,
        job.luck,
        [entrant.label for entrant in job.lineup],
        list(standing.places),
        list(standing.scores),
        [dict(parts) for parts in standing.breakdown],
        facts(match),
        choices,
        [round(value, 4) for value in seconds],
        [round(value, 4) for value in longest],
        match.record().to_text(),
    )


def facts(match: Match) -> list[dict[str, int]]:
    """Of Troupe, by seat: wages, pounds and the cylinders wagered in all."""
    if match.game.name != "troupe":
        return [{} for _ in range(match.seats)]
    told = match.state.view(None)["troupes"]
    keys = [(seat, match.game.key(number)) for seat, number in match.moves]
    found = []
    for seat, troupe in enumerate(told):
        wagers = [int(key.partition(":")[2]) for who, key in keys if who == seat and key.startswith("bid:")]
        built = {f"wager{count}": wagers.count(count) for count in range(1, 6)}
        found.append({"wages": troupe["wages"], "pounds": troupe["pounds"], **built})
    return found
