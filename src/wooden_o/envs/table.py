"""A game being played for an environment: rules, a state, and one seeded luck for nature and stand-ins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from wooden_o.core import BadOptions, IllegalChoice, State
from wooden_o.envs.observations import FORMS, Observer
from wooden_o.envs.rewards import agreed, penalty, rewards
from wooden_o.envs.rules import rules

ILLEGAL = ("lose", "random", "raise")


@cache
def observer(name: str, seats: int) -> Observer:
    return Observer(rules(name), seats)


class Table:
    """What all environments share; `play` takes any number and settles what an illegal one means."""

    def __init__(
        self, name: str, seats: int, options: Mapping[str, Any], reward: str | None, illegal: str, observation: str
    ) -> None:
        for value, allowed, what in ((illegal, ILLEGAL, "illegal"), (observation, FORMS, "observation")):
            if value not in allowed:
                raise BadOptions(f"{what} is {value!r}; allowed: {', '.join(allowed)}")
        self.game = rules(name)
        self.seats = seats
        self.options = dict(options)
        self.state: State = self.game.new(seats, self.options)  # refuses bad options at once
        self.reward = agreed(reward, seats)
        self.illegal = illegal
        self.form = observation
        self.observer = observer(name, seats)
        self.rng = Random()
        self.offender: int | None = None

    def reset(self, seed: int | None) -> None:
        """A fresh game up to its first question; without a seed the luck runs on."""
        if seed is not None:
            self.rng.seed(seed)
        self.offender = None
        self.state = self.game.new(self.seats, self.options)
        self.state.let_nature(self.rng.random)

    def play(self, seat: int, action: int) -> bool:
        """Play a seat's choice and nature's after it; False if it was illegal and has ended the game."""
        self.check(seat, action)
        legal = self.state.legal(seat)
        number = int(action)
        if number not in legal:
            if self.illegal == "lose":
                self.offender = seat
                return False
            number = self.pick(legal)
        self.state.play(seat, number)
        self.state.let_nature(self.rng.random)
        return True

    def pick(self, legal: list[int]) -> int:
        return legal[int(self.rng.random() * len(legal))]

    def stand_in(self, seat: int) -> None:
        """Let chance choose for a seat."""
        self.state.play(seat, self.pick(self.state.legal(seat)))
        self.state.let_nature(self.rng.random)

    def check(self, seat: int, action: int) -> None:
        """An illegal choice is an error, where that was asked for."""
        number = int(action)
        if self.illegal != "raise" or number in self.state.legal(seat):
            return
        key = self.game.key(number) if 0 <= number < self.observer.choices else str(number)
        raise IllegalChoice(key, self.state.why_not(seat, key) or "not-now")

    def over(self) -> bool:
        return self.offender is not None or not self.state.to_act()

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing until it is over."""
        if self.offender is not None:
            return penalty(self.seats, self.offender, self.reward)
        standing = self.state.standing()
        return rewards(standing, self.reward) if standing else [0.0] * self.seats

    def observe(self, seat: int) -> Any:
        return self.observer.observe(self.state, seat, self.form)

    def mask(self, seat: int) -> Any:
        return self.observer.mask([] if self.over() else self.state.legal(seat))

    def info(self, seat: int) -> dict[str, Any]:
        """Where observations are bare arrays, the mask stands here."""
        return {"action_mask": self.mask(seat)} if self.form == "array" else {}
