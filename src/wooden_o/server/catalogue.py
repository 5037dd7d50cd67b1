"""What the page has to know of each game before and beside a table: options, bots, public facts."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import wooden_o
from wooden_o.core import Game
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
ANSWERS = ("source", "sonnet", "speaker", "act", "scene", "line", "line_checked")  # of quotations; told by nobody early


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
    tables = READERS[game.name](path)
    return wire.CatalogueInfo(game=game.name, fingerprint=game.fingerprint, tables=tables)  # type: ignore[arg-type]


def troupe_box(path: str | None) -> dict[str, list[dict[str, Any]]]:
    data = importlib.import_module("wooden_o.games.troupe.data")
    read: dict[str, list[dict[str, Any]]] = data.read(Path(path) if path else None)
    return read


def globe_box(path: str | None) -> dict[str, list[dict[str, Any]]]:
    """Spaces, plays, names to claim (without the plays they are in), and words of cards (without their sources)."""
    box = importlib.import_module("wooden_o.games.globe.data").load()
    rows: dict[str, list[dict[str, Any]]] = {}
    for name in ("spaces", "plays", "characters", "quotations"):
        rows[name] = [msgspec.to_builtins(row) for row in getattr(box, name)]
    names = {row["id"]: {"id": row["id"], "name": row["name"]} for row in rows["characters"]}
    rows["characters"] = [names[key] for key in sorted(names)]
    rows["quotations"] = [{k: v for k, v in row.items() if k not in ANSWERS} for row in rows["quotations"]]
    rows["board"] = [{"side": box.side, "ladder": box.ladder}]
    return rows


READERS = {"troupe": troupe_box, "globe": globe_box}
