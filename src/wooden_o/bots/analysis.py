"""What the strongest bot holds of a game that was played: choice by choice, who stood how, and where it turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Protocol

import wooden_o
from wooden_o.bots.bot import Budget, View
from wooden_o.core import NATURE, Game, State
from wooden_o.match import Match, Record

BUDGET = Budget(iterations=600)
ADVICE = Budget(iterations=16)  # of Globe, whose turns are played out to their end
TURN = 0.08  # a choice that costs this much of the chance to win is a turning point


@dataclass(frozen=True, slots=True)
class Judgement:
    """One choice: what it was worth, what the best one was worth, and how all seats stood before it (0 to 1)."""

    step: int  # moves made before it
    seat: int
    chosen: str
    best: str
    value: float  # of what was chosen
    best_value: float
    standing: list[float]
    choices: int  # how many there were
    alternatives: list[tuple[str, float]] = field(default_factory=list)  # the best few, best first

    @property
    def loss(self) -> float:
        return max(0.0, self.best_value - self.value)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "loss": round(self.loss, 4), "turning_point": self.loss >= TURN}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole game."""

    seats: int
    judgements: list[Judgement]

    def turning_points(self, most: int = 5) -> list[Judgement]:
        """The choices that cost most, dearest first."""
        dear = [judgement for judgement in self.judgements if judgement.loss >= TURN]
        return sorted(dear, key=lambda judgement: -judgement.loss)[:most]

    def mean_loss(self, seat: int) -> float:
        """How much of its chance to win a seat gave away a choice."""
        own = [judgement.loss for judgement in self.judgements if judgement.seat == seat]
        return sum(own) / len(own) if own else 0.0

    def to_json(self) -> dict[str, Any]:
        losses = [round(self.mean_loss(seat), 4) for seat in range(self.seats)]
        turning = [judgement.step for judgement in self.turning_points()]
        moves = [judgement.to_json() for judgement in self.judgements]
        return {"seats": self.seats, "moves": moves, "mean_loss": losses, "turning_points": turning}


def analyse(
    played: Match | Record,
    budget: Budget | None = None,
    progress: Callable[[int, int], None] | None = None,
    data: str | None = None,
) -> Analysis:
    """Judge every choice that was not forced."""
    if isinstance(played, Record):
        played = Match.resume(wooden_o.game(played.game, Path(data) if data else None), played)
    record = played.record()
    found = walk(played.game, record, 0, len(record.moves), budget or BUDGET, data, progress)
    return Analysis(record.seats, found)


def study(record: str, data: str | None, start: int, stop: int) -> list[dict[str, Any]]:
    """The judgements of a part of a recorded game, ready for JSON: for those who analyse in slices."""
    read = Record.from_text(record)
    game = wooden_o.game(read.game, Path(data) if data else None)
    return [judgement.to_json() for judgement in walk(game, read, start, stop, BUDGET, data, None)]


def walk(
    game: Game,
    record: Record,
    start: int,
    stop: int,
    budget: Budget,
    data: str | None,
    progress: Callable[[int, int], None] | None,
) -> list[Judgement]:
    """Replay a record and judge the moves from `start` up to `stop`."""
    judge = judge_for(game, budget, data)
    state = game.new(record.seats, record.options)
    found: list[Judgement] = []
    for step, (seat, key) in enumerate(record.moves[:stop]):
        number = game.number(key)
        legal = state.legal(seat) if step >= start and seat != NATURE else []
        if len(legal) > 1:
            found.append(judge(step, state, seat, number))
        state.play(seat, number)
        if progress is not None:
            progress(step + 1, stop)
    return found


class Critic(Protocol):
    """A bot that can say what it holds of choices and of a table, 0 to 1."""

    def values(self, view: View, legal: list[int]) -> dict[int, float]: ...

    def standing(self, view: View) -> list[float]: ...


def judge_for(game: Game, budget: Budget, data: str | None) -> Callable[[int, State, int, int], Judgement]:
    """How choices of that game are judged."""
    critic: Critic
    considered: Callable[[View, list[int], int], list[int]]
    if game.name == "troupe":
        from wooden_o.bots import troupe

        critic = troupe.Master(Random(0), budget, troupe.rules(data))
        considered = everything
    else:
        from wooden_o.bots import globe

        critic = adviser = globe.Scholar(
            Random(0), 1.0, 0.0, globe.rules(data), budget=replace(ADVICE, seconds=budget.seconds)
        )
        considered = adviser.considered

    def judge(step: int, state: State, seat: int, number: int) -> Judgement:
        view, legal = state.view(seat), state.legal(seat)
        told = critic.values(view, considered(view, legal, number))
        ranked = sorted(told.items(), key=lambda item: -item[1])
        best, best_value = ranked[0]
        few = [(game.key(choice), round(value, 4)) for choice, value in ranked[:4]]
        stood = [round(share, 4) for share in critic.standing(view)]
        worth, most = round(told.get(number, ranked[-1][1]), 4), round(best_value, 4)
        if worth == most:
            best = number  # as good as any
        return Judgement(step, seat, game.key(number), game.key(best), worth, most, stood, len(legal), few)

    return judge


def everything(view: View, legal: list[int], chosen: int) -> list[int]:
    return legal
