"""Random walks into games of every kind: where the contract's tests look around."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

import wooden_o
from wooden_o.core import NATURE, Game, State
from wooden_o.match import Dealer, Match


@dataclass(frozen=True)
class Kind:
    """A game with seats and options."""

    name: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(str(value) for _, value in self.options)])

    @property
    def game(self) -> Game:
        return rules(self.name)

    def match(self) -> Match:
        return Match(self.game, self.seats, dict(self.options))


rules = cache(wooden_o.game)


def troupe_kinds() -> Iterator[Kind]:
    yield Kind("troupe", 1)
    for seats in (2, 3, 4):
        yield Kind("troupe", seats)
        yield Kind("troupe", seats, (("rest", "strategic"),))


def globe_kinds() -> Iterator[Kind]:
    for level in ("basic", "advanced", "tournament"):
        for seats in (2, 3, 4):
            yield Kind("globe", seats, (("level", level),))
    yield Kind("globe", 4, (("level", "basic"), ("pieces", 2)))
    yield Kind("globe", 3, (("level", "tournament"), ("act_scene_line", True)))
    yield Kind("globe", 1, (("level", "solitaire"),))


KINDS = [*troupe_kinds(), *(globe_kinds() if "globe" in wooden_o.GAMES else ())]
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
seeds = st.integers(0, 2**32 - 1)


def step(match: Match, rng: Random, dealer: Dealer) -> None:
    """One random choice of a random seat that owes one; nature first."""
    dealer.deal(match)
    owing = match.state.to_act()
    if owing:
        seat = rng.choice(owing)
        match.play_number(seat, rng.choice(match.state.legal(seat)))


def walk(kind: Kind, seed: int, steps: int = 10_000) -> Match:
    """A game played at random for so many choices, or to its end; nature's next choice may be owed."""
    rng, match = Random(seed), kind.match()
    dealer = Dealer(rng)
    for _ in range(steps):
        if not match.state.to_act():
            break
        step(match, rng, dealer)
    return match


def anywhere(kind: Kind, seed: int) -> Match:
    """A position at a random depth, nature's choices made."""
    rng = Random(seed)
    match = walk(kind, seed, int(rng.random() * rng.random() * 400))
    Dealer(rng).deal(match)
    return match


def through(kind: Kind, seed: int, every: int = 1) -> Iterator[Match]:
    """The same match at successive positions of a whole game."""
    rng, match = Random(seed), kind.match()
    dealer = Dealer(rng)
    count = 0
    while match.state.to_act():
        dealer.deal(match)
        if count % every == 0:
            yield match
        step(match, rng, dealer)
        count += 1
    yield match


def everything(state: State, seats: int) -> list[object]:
    """All that can be seen from anywhere: equal for equal states."""
    viewers = [None, *range(seats)]
    legal = [state.legal(seat) for seat in (NATURE, *range(seats))]
    return [*(state.view(viewer) for viewer in viewers), legal, state.to_act(), state.standing()]


def run_out(state: State, luck: Callable[[], float]) -> None:
    """Play to the end, one choice at a time."""
    while owing := state.to_act():
        seat = owing[int(luck() * len(owing))]
        legal = state.legal(seat)
        state.play(seat, state.draw(luck()) if seat == NATURE else legal[int(luck() * len(legal))])
