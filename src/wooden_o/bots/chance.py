"""The bot that every game has: any legal choice, all alike."""

from __future__ import annotations

from random import Random

from wooden_o.bots.bot import View


class Chance:
    level = "random"

    def __init__(self, game: str, rng: Random) -> None:
        self.name = f"{game}-random"
        self.rng = rng

    def choose(self, view: View, legal: list[int]) -> int:
        return self.rng.choice(legal)
