"""A game's rules, read once."""

from __future__ import annotations

from functools import cache

import wooden_o
from wooden_o.core import Game


@cache
def rules(name: str) -> Game:
    return wooden_o.game(name)
