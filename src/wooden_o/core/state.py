"""What every state of every game offers; compiled, so that the search can call it without detours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from wooden_o.core import pictures
from wooden_o.core.event import Listener
from wooden_o.core.standing import Standing

NATURE: Final = -1  # the seat that rolls dice and draws from bags and decks
NOBODY: Final = -2  # nobody owes a choice: the game is over


class State:
    """A position of a game. Compact, mutable, independent once copied."""

    __slots__ = ("listener",)

    def __init__(self) -> None:
        self.listener: Listener | None = None

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice now; several at once choose simultaneously; () when over."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The first seat of `to_act`, or NOBODY: the fast form for bots."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Every legal choice of that seat, sorted; empty if it owes none. The list may be shared: read it only."""
        raise NotImplementedError

    def weights(self, seat: int) -> list[int]:
        """How likely each of nature's legal outcomes is, in the order of `legal`."""
        raise NotImplementedError

    def play(self, seat: int, choice: int) -> None:
        """The trusted step, in place: the choice must be legal."""
        raise NotImplementedError

    def draw(self, luck: float) -> int:
        """Nature's choice at that quantile, 0 ≤ luck < 1, of its weights."""
        weights = self.weights(NATURE)
        left = int(luck * sum(weights))
        for number, weight in zip(self.legal(NATURE), weights, strict=True):
            left -= weight
            if left < 0:
                return number
        raise ValueError("nature owes no choice")

    def let_nature(self, luck: Callable[[], float]) -> None:
        """Play nature's choices until a seat owes one or the game is over."""
        while self.actor() == NATURE:
            self.play(NATURE, self.draw(luck()))

    def copy(self) -> State:
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that seat may know, ready for JSON; None is a spectator."""
        raise NotImplementedError

    def standing(self) -> Standing | None:
        """None until the game is over, then places, scores and their breakdown."""
        raise NotImplementedError

    def _repr_svg_(self) -> str | None:
        """The table, drawn for a notebook as a spectator sees it."""
        return None if pictures.draw is None else pictures.draw(self)

    def why_not(self, seat: int, key: str) -> str | None:
        """The id of the rule that forbids this choice; None if it is legal."""
        raise NotImplementedError
