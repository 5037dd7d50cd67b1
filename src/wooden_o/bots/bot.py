"""What a bot is: a program that sees a view and the legal choices, and answers with one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol

View = Mapping[str, Any]


class Bot(Protocol):
    """A player. It is given nothing but what a person in its seat may know."""

    name: str
    level: str

    def choose(self, view: View, legal: list[int]) -> int: ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one choice: iterations, seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None

    def clock(self) -> Clock:
        return Clock(self)


class Clock:
    """One choice's share of a budget; always allows a first iteration."""

    def __init__(self, budget: Budget) -> None:
        self.start = perf_counter()
        self.iterations = budget.iterations
        self.seconds = budget.seconds
        self.count = 0

    def goes_on(self, planned: int = 1) -> bool:
        """Whether another iteration fits; the average so far tells how long one takes."""
        if self.iterations is not None and self.count >= self.iterations:
            return False
        if self.seconds is not None and self.count:
            spent = perf_counter() - self.start
            if spent + spent / self.count * planned > self.seconds:
                return False
        self.count += planned
        return True
