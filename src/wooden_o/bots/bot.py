"""What a bot is: a program that sees a view and the legal choices, and answers with one of them."""

from __future__ import annotations

import gc
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from time import perf_counter, thread_time
from typing import Any, Protocol

from wooden_o.core.errors import BadOptions

View = Mapping[str, Any]


class Bot(Protocol):
    """A player. It is given nothing but what a person in its seat may know."""

    name: str
    level: str

    def choose(self, view: View, legal: list[int]) -> int: ...


class Undisturbed:
    """No search for cyclic garbage meanwhile: a full one takes 50 ms in a large process, and a thought leaves none."""

    def __enter__(self) -> None:
        self.collecting = gc.isenabled()
        gc.disable()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self.collecting:
            gc.enable()


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one choice: iterations, seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None
    cpu: bool = False  # seconds of the thread's own work rather than of the clock on the wall

    def __post_init__(self) -> None:
        if any(limit is not None and not 0 <= limit < math.inf for limit in (self.iterations, self.seconds)):
            raise BadOptions(
                f"a budget is a number of iterations or seconds, not {self.iterations!r}, {self.seconds!r}"
            )

    @property
    def ends(self) -> bool:
        return self.iterations is not None or self.seconds is not None

    def clock(self) -> Clock:
        return Clock(self)

    def of_work(self) -> Budget:
        """The same, counted so that a busy machine does not weaken the bot."""
        return replace(self, cpu=True)


class Clock:
    """One choice's share of a budget; always allows a first iteration."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.now = thread_time if budget.cpu else perf_counter
        self.start = self.now()
        self.iterations = budget.iterations
        self.seconds = budget.seconds
        self.count = 0

    def goes_on(self, planned: int = 1) -> bool:
        """Whether another iteration fits; the average so far tells how long one takes."""
        if self.iterations is not None and self.count >= self.iterations:
            return False
        if self.seconds is not None and self.count:
            spent = self.now() - self.start
            if spent + spent / self.count * planned > self.seconds:
                return False
        self.count += planned
        return True

    def rest(self) -> Clock:
        """A clock for parts of one iteration: as many as fit into the time that is left."""
        spent = self.now() - self.start
        return Clock(replace(self.budget, iterations=None, seconds=self.seconds and max(0.0, self.seconds - spent)))

    def left(self) -> float:
        """How many iterations more will fit, judging by those so far."""
        fits = [math.inf]
        if self.iterations is not None:
            fits.append(self.iterations - self.count)
        if self.seconds is not None and self.count:
            spent = self.now() - self.start
            fits.append(self.count * (self.seconds / spent - 1) if spent else math.inf)
        return min(fits)
