"""Shared luck: mirrored games see the same draws, as far as they ask nature the same questions."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from wooden_o.core import NATURE, Game, State


class Luck:
    """Nature for one game. The n-th draw of a kind has its own fixed quantile, whatever was drawn of other kinds."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        self.game = game
        self.seed = f"{seed}/{number}"
        self.drawn: Counter[str] = Counter()

    def draw(self, state: State) -> int:
        """Nature's next choice."""
        verb = self.game.choice(state.legal(NATURE)[0]).verb
        count = self.drawn[verb]
        self.drawn[verb] += 1
        return state.draw(quantile(f"{self.seed}/{verb}/{count}"))


def quantile(text: str) -> float:
    """A number from 0 to 1 that depends on nothing but the text."""
    digest = blake2b(text.encode(), digest_size=8).digest()
    return (int.from_bytes(digest) >> 11) / (1 << 53)
