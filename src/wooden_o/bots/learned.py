"""The learned evaluation of Troupe: weights that `scripts/train_troupe.py` found in games of the bots."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from wooden_o.bots import hand, search_layout
from wooden_o.bots.search_judge import Judge
from wooden_o.games.troupe import Troupe

FILE = "data/troupe_value.json"
ALONE, AMONG_OTHERS = "1", "3"  # what was learned at three seats serves two and four better than what was learned there


@cache
def judge(game: Troupe, seats: int) -> Judge:
    """The judge for that many seats: what was learned is a correction of the hand-made table."""
    told = stored()["seats"].get(ALONE if seats == 1 else AMONG_OTHERS)
    table = hand.weights(game.catalogue)
    if told is None:
        return Judge(table, hand.SPREADS)
    for place, weight in told["weights"].items():
        table[int(place)] += weight
    return Judge(table, told["spreads"])


@cache
def stored() -> dict[str, Any]:
    text = files("wooden_o.bots").joinpath(FILE).read_text("utf-8")
    value: dict[str, Any] = json.loads(text)
    if value.get("size") != search_layout.SIZE:
        return {"seats": {}}  # of another form: the hand-made table has to do
    return value
