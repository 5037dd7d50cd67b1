"""Turns checked data into the catalogue that the rules read."""

from __future__ import annotations

from pathlib import Path

from wooden_o.games.troupe import data
from wooden_o.games.troupe.catalogue import Catalogue
from wooden_o.games.troupe.data import Row, Tables
from wooden_o.games.troupe.numbers import (
    ACTOR,
    ASSISTANT,
    BOTH_CRAFTS,
    COLOURS,
    DRESSER,
    EFFECTS,
    JEWELLER,
    MEASURES,
    MISTRESS,
    MONARCH,
    YELLOW,
)

BUDGETS = 32  # more than any craftsman with token and assistants may spend

KINDS = {
    "actor": ACTOR,
    "costume-mistress": MISTRESS,
    "set-dresser": DRESSER,
    "handyman": BOTH_CRAFTS,
    "jeweller": JEWELLER,
    "assistant": ASSISTANT,
    "queen": MONARCH,
}


def load(path: Path | None = None) -> Catalogue:
    """The catalogue of our data, or of it with an owner's tables."""
    tables = data.read(path)
    catalogue = Catalogue()
    catalogue.fingerprint = data.fingerprint(tables)
    add_characters(catalogue, tables)
    add_objectives(catalogue, tables)
    add_stage(catalogue, [str(row["cells"]) for row in sorted(tables["stage"], key=lambda row: int(row["row"]))])
    add_boards(catalogue, tables)
    return catalogue


def add_characters(catalogue: Catalogue, tables: Tables) -> None:
    board = sorted(tables["board"], key=lambda row: data.BOARD_IDS.index(row["id"]))
    rows = [*board, *tables["character"]]
    catalogue.characters = [row["id"] for row in rows]
    catalogue.kind = [KINDS[row["kind"]] for row in rows]
    catalogue.cost = [row.get("cost", 0) for row in rows]
    catalogue.value = [row.get("value", 0) for row in rows]
    catalogue.activation = [effects(row.get("activation", {})) for row in rows]
    catalogue.power = [effects(row.get("power", {})) for row in rows]
    catalogue.extra_power = effects(tables["extra"][0]["power"])
    catalogue.actors = mask_of(rows, {"actor"})
    catalogue.craftsmen = mask_of(rows, set(data.CRAFTS))
    catalogue.assistants = mask_of(rows, {"assistant"})
    catalogue.activatable = (1 << len(rows)) - 1 & ~catalogue.assistants


def effects(row: Row) -> list[int]:
    """A table of effects as columns."""
    columns = [row.get(name, 0) for name in data.ACTIVATIONS]
    assert len(columns) == EFFECTS
    return columns


def mask_of(rows: list[Row], kinds: set[str]) -> int:
    return sum(1 << index for index, row in enumerate(rows) if row["kind"] in kinds)


def add_objectives(catalogue: Catalogue, tables: Tables) -> None:
    catalogue.objectives = [row["id"] for row in tables["objective"]]
    catalogue.measure = [MEASURES.index(row["measure"]) for row in tables["objective"]]
    catalogue.steps = [list(row["steps"]) for row in tables["objective"]]


def add_stage(catalogue: Catalogue, rows: list[str]) -> None:
    """Number the free cells row by row and find what each rests on and which one faces it."""
    places = [(row, place) for row, cells in enumerate(rows) for place, cell in enumerate(cells) if cell != "P"]
    number = {place: index for index, place in enumerate(places)}
    catalogue.cells = [f"{row + 1}.{place + 1}" for row, place in places]
    catalogue.printed = [
        f"{row + 1}.{at + 1}" for row, cells in enumerate(rows) for at in range(len(cells)) if cells[at] == "P"
    ]
    catalogue.mirror = [number[row, len(rows[row]) - 1 - place] for row, place in places]
    below = [[number[cell] for cell in beneath(rows, *place) if cell in number] for place in places]
    catalogue.support = [sum(1 << cell for cell in cells) for cells in below]
    catalogue.above = [
        sum(1 << upper for upper, cells in enumerate(below) if cell in cells) for cell in number.values()
    ]
    catalogue.candles = sum(1 << index for (row, place), index in number.items() if rows[row][place] == "c")
    catalogue.ground = sum(1 << index for index, cells in enumerate(below) if not cells)


def beneath(rows: list[str], row: int, place: int) -> list[tuple[int, int]]:
    """The cells half a width to the left and right in the row below, as far as there are such."""
    if row == 0:
        return []
    left = place + (len(rows[row - 1]) - len(rows[row]) - 1) // 2
    return [(row - 1, at) for at in (left, left + 1) if 0 <= at < len(rows[row - 1])]


def add_boards(catalogue: Catalogue, tables: Tables) -> None:
    catalogue.start_prestige = tables["start"][0]["prestige"]
    gains = {row["value"]: row for row in tables["costume_gain"]}
    nothing = {"pounds": 0, "prestige": 0}
    catalogue.costume_pounds = [gains.get(value, nothing)["pounds"] for value in range(16)]
    catalogue.costume_prestige = [gains.get(value, nothing)["prestige"] for value in range(16)]
    elements = {row["id"]: row for row in tables["element"]}
    catalogue.element_value = [0, *(elements[colour]["value"] for colour in COLOURS)]
    catalogue.element_count = [0, *(elements[colour]["count"] for colour in COLOURS)]
    catalogue.affordable = [colours_within(catalogue.element_value, budget) for budget in range(BUDGETS)]
    for act in sorted(tables["act"], key=lambda row: str(row["id"])):
        catalogue.act_length.append(act["length"])
        catalogue.act_awards.append(list(act.get("awards", [])))
        catalogue.act_pounds.append([reward(act, space, "pounds") for space in range(act["length"] + 1)])
        shame = [-(1 <= space <= act["shame"]) for space in range(act["length"] + 1)]
        catalogue.act_prestige.append([lost + reward(act, space, "prestige") for space, lost in enumerate(shame)])


def colours_within(values: list[int], budget: int) -> int:
    return sum(1 << colour for colour in range(1, YELLOW) if values[colour] <= budget)


def reward(act: Row, space: int, kind: str) -> int:
    """What the furthest step reached pays; steps replace each other (§7.2)."""
    reached = [step for step in act.get("steps", []) if step["space"] <= space]
    return int(max(reached, key=lambda step: int(step["space"])).get(kind, 0)) if reached else 0
