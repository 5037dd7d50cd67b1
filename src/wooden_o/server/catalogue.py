"""What the page has to know of each game before and beside a table: options, bots, public facts."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import wooden_o
from wooden_o.core import Game
from wooden_o.games.globe import data as globe
from wooden_o.games.troupe import data as troupe
from wooden_o.server import minds, wire
from wooden_o.server.library import ours

OPTIONS: dict[str, list[wire.OptionInfo]] = {
    "troupe": [wire.OptionInfo(name="rest", values=["simultaneous", "strategic"], when={"seats": [2, 3, 4]})],
    "globe": [
        wire.OptionInfo(name="level", values=["basic", "advanced", "tournament"], when={"seats": [2, 3, 4]}),
        wire.OptionInfo(name="level", values=["solitaire"], when={"seats": [1]}),
        wire.OptionInfo(name="pieces", values=[3, 2], when={"seats": [3, 4]}),
        wire.OptionInfo(name="act_scene_line", values=[False, True], when={"level": ["tournament"]}),
    ],
}
SEATS = {"troupe": [1, 2, 3, 4], "globe": [1, 2, 3, 4]}
Rows = dict[str, list[dict[str, Any]]]


@cache
def game_info(name: str) -> wire.GameInfo:
    game = ours(name)
    levels = [wire.BotInfo(level=level, strength=place) for place, level in enumerate(minds.levels(name))]
    return wire.GameInfo(
        name=name,  # type: ignore[arg-type]
        rules_version=game.rules_version,
        fingerprint=game.fingerprint,
        seats=SEATS[name],
        options=OPTIONS[name],
        bots=levels,
    )


def games() -> list[wire.GameInfo]:
    return [game_info(name) for name in wooden_o.GAMES]


def facts(game: Game, path: str | None = None) -> wire.CatalogueInfo:
    """The box of a game, without what would answer its questions."""
    rows = troupe_box(path) if game.name == "troupe" else globe_box()
    return wire.CatalogueInfo(game=game.name, fingerprint=game.fingerprint, tables=rows)  # type: ignore[arg-type]


def troupe_box(path: str | None) -> Rows:
    return troupe.read(Path(path) if path else None)


@cache
def globe_box() -> Rows:
    """Spaces, plays, names to claim (without the plays they are in), and words of cards (without their sources)."""
    box = globe.load()
    names = {character.id: character.name for character in box.characters}
    return {
        "board": [{"side": box.side, "ladder": box.ladder, "corners": list(box.corners)}],
        "spaces": [asdict(space) for space in box.spaces],
        "plays": [asdict(play) for play in box.plays],
        "characters": [{"id": key, "name": names[key]} for key in sorted(names)],
        "quotations": [{"id": card.id, "words": card.words} for card in box.quotations],
        "cards": [asdict(red) for red in box.reds],
    }
