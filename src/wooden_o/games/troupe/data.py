"""Reads and checks the data of Troupe; every mistake is named with its row, its field and what is allowed."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from wooden_o.core import toml
from wooden_o.core.errors import BadData
from wooden_o.games.troupe.numbers import CARD_COUNT, CELLS, COLOURS, MEASURES, OBJECTIVES

Row = dict[str, Any]
Tables = dict[str, list[Row]]
Check = tuple[Callable[[Any], bool], str]  # whether a value is allowed, and what is

FILES = ("characters.toml", "objectives.toml", "boards.toml")
PROVENANCES = ("rulebook", "review", "deduced", "reconstructed", "box")
QUILLS = ("red", "yellow", "blue", "white")
ACTIVATIONS = (*QUILLS, "ambiance", "pounds", "prestige", "costume", "set")
POWERS = (*QUILLS, "pounds", "prestige")
BOARD_IDS = ("author", "falstaff", "handyman", "queen")
CARD_KINDS = ("actor", "costume-mistress", "set-dresser", "handyman", "jeweller", "assistant")


def whole(low: int, high: int) -> Check:
    return (
        lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high,
        f"a whole number from {low} to {high}",
    )


def one_of(words: tuple[Any, ...]) -> Check:
    return (lambda value: type(value) in (str, int) and value in words, "one of " + ", ".join(map(str, words)))


def is_id(value: Any) -> bool:
    return (
        isinstance(value, str)
        and bool(value)
        and all((part.isalnum() and part.islower()) or part.isdigit() for part in value.split("-"))
        and value.isascii()
    )


def effects(names: tuple[str, ...]) -> Check:
    amount = whole(0, 9)[0]
    return (
        lambda value: isinstance(value, dict) and all(name in names and amount(n) for name, n in value.items()),
        f"a table of {', '.join(names)}, each a whole number from 0 to 9",
    )


def steps_of(value: Any) -> bool:
    amount = whole(0, 30)[0]
    fields = ("space", "pounds", "prestige")
    return isinstance(value, list) and all(
        isinstance(step, dict) and "space" in step and all(name in fields and amount(n) for name, n in step.items())
        for step in value
    )


def rising(value: Any) -> bool:
    amount = whole(0, 99)[0]
    return isinstance(value, list) and len(value) == 3 and all(map(amount, value)) and sorted(value) == value


ID: Check = (is_id, "lower-case words joined by hyphens, such as lady-macbeth")
STAGE_ROW: Check = (
    lambda value: isinstance(value, str) and 1 <= len(value) <= 9 and not set(value) - set("P.c"),
    "1 to 9 cells, each P (printed), . (free) or c (free, with a candle)",
)
STEPS: Check = (steps_of, "a list of tables with space and pounds or prestige, each a whole number from 0 to 30")
AWARDS: Check = (
    lambda value: isinstance(value, list) and len(value) <= 4 and all(map(whole(0, 9)[0], value)),
    "a list of up to 4 whole numbers from 0 to 9",
)

# Table: fields that must be there, fields that may be, and how many rows.
FORMS: dict[str, tuple[dict[str, Check], dict[str, Check], int | None]] = {
    "board": (
        {"id": one_of(BOARD_IDS), "kind": one_of(("actor", "handyman", "queen"))},
        {"activation": effects(ACTIVATIONS), "power": effects(POWERS), "value": whole(1, 12)},
        4,
    ),
    "extra": ({"power": effects(POWERS)}, {}, 1),
    "character": (
        {"id": ID, "kind": one_of(CARD_KINDS), "cost": one_of((1, 3, 5))},
        {"activation": effects(ACTIVATIONS), "power": effects(POWERS), "value": whole(1, 12)},
        CARD_COUNT,
    ),
    "objective": (
        {"id": ID, "measure": one_of(MEASURES), "steps": (rising, "three rising whole numbers")},
        {},
        OBJECTIVES,
    ),
    "start": ({"prestige": whole(0, 20)}, {}, 1),
    "costume_gain": ({"value": whole(6, 15), "pounds": whole(0, 9), "prestige": whole(0, 9)}, {}, None),
    "act": (
        {"id": one_of(("act-1", "act-2", "act-3")), "length": whole(8, 15), "shame": whole(0, 8)},
        {"steps": STEPS, "awards": AWARDS},
        3,
    ),
    "stage": ({"row": whole(1, 9), "cells": STAGE_ROW}, {}, None),
    "element": ({"id": one_of(COLOURS), "value": whole(1, 5), "count": whole(4, 40)}, {}, len(COLOURS)),
}
CRAFTS = ("costume-mistress", "set-dresser", "handyman")


def read(path: Path | None = None) -> Tables:
    """Our tables; a table that the owner's file holds replaces ours whole."""
    tables = rows_of(ours())
    if path is not None:
        tables |= rows_of(parse(path))
    problems = [problem for table in FORMS for problem in check_table(table, tables[table])]
    problems += [] if problems else check_stage(tables["stage"])
    if problems:
        raise BadData(problems)
    return tables


def ours() -> Row:
    folder = resources.files(__package__) / "data"
    return tomllib.loads("\n".join((folder / name).read_text("utf-8") for name in FILES))


def template() -> str:
    """Our data as one file, for an owner of the box to fill in what is printed there."""
    folder = resources.files(__package__) / "data"
    return "\n".join((folder / name).read_text("utf-8") for name in FILES)


def parse(path: Path) -> Row:
    try:
        return toml.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadData([f"{path}: cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise BadData([f"{path}: is not UTF-8 text"]) from error
    except tomllib.TOMLDecodeError as error:
        raise BadData([f"{path}: is not TOML: {error}"]) from error


def rows_of(document: Row) -> Tables:
    """Every table as a list of rows; a table we do not know is a mistake."""
    problems = [f"{name}: no such table; allowed: {', '.join(FORMS)}" for name in document if name not in FORMS]
    tables: Tables = {}
    for name, rows in document.items():
        rows = [rows] if isinstance(rows, dict) else rows
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            problems.append(f"{name}: must be a table of rows, [[{name}]]")
        else:
            tables[name] = rows
    if problems:
        raise BadData(problems)
    return tables


def check_table(table: str, rows: list[Row]) -> Iterator[str]:
    required, optional, count = FORMS[table]
    if count is not None and len(rows) != count:
        yield f"{table}: has {len(rows)} rows; allowed: exactly {count}"
    seen: set[Any] = set()
    name_field = next(iter(required))
    for index, row in enumerate(rows, 1):
        where = f"{table} {index} ({row.get(name_field, '?')})"
        yield from check_row(where, row, required, optional)
        name = repr(row.get(name_field))
        if count != 1 and name in seen:
            yield f"{where}: field {name_field}: stands twice; each row needs its own"
        seen.add(name)


def check_row(where: str, row: Row, required: dict[str, Check], optional: dict[str, Check]) -> Iterator[str]:
    forms = required | optional
    for field in required:
        if field not in row:
            yield f"{where}: field {field}: is missing; allowed: {forms[field][1]}"
    for field, value in row.items():
        if field == "provenance":
            yield from check_provenance(where, value, tuple(forms))
        elif field not in forms:
            yield f"{where}: field {field}: no such field; allowed: {', '.join([*forms, 'provenance'])}"
        elif not forms[field][0](value):
            yield f"{where}: field {field}: is {value!r}; allowed: {forms[field][1]}"
    if "provenance" not in row:
        yield f"{where}: field provenance: is missing; allowed: {', '.join(PROVENANCES)}"
    yield from check_kind(where, row)


def check_provenance(where: str, value: Any, fields: tuple[str, ...]) -> Iterator[str]:
    """A word for the row, or a table with a word for each of its fields."""
    words = value if isinstance(value, dict) else {fields[0]: value}
    for field, word in words.items():
        if field not in fields:
            yield f"{where}: field provenance.{field}: no such field; allowed: {', '.join(fields)}"
        if word not in PROVENANCES:
            yield f"{where}: field provenance: is {word!r}; allowed: one of {', '.join(PROVENANCES)}"


def check_kind(where: str, row: Row) -> Iterator[str]:
    """Actors act and wear costumes, craftsmen have a value, nobody has what is not of his kind."""
    kind = row.get("kind")
    if kind is None:
        return
    needed = ("activation", "power") if kind == "actor" else ("value",) if kind in CRAFTS else ()
    for field in ("activation", "power", "value"):
        if field in needed and field not in row:
            yield f"{where}: field {field}: is missing; a row of kind {kind} needs it"
        if field not in needed and field in row:
            yield f"{where}: field {field}: does not belong to a row of kind {kind}"
    activation = row.get("activation")
    if isinstance(activation, dict) and "costume" in activation and "set" in activation:
        yield f"{where}: field activation: costume and set together; allowed: one of the two"


def check_stage(rows: list[Row]) -> Iterator[str]:
    """Rows are numbered from the bottom, set off by half a cell, mirrored, and fit into a machine word."""
    cells = [row["cells"] for row in sorted(rows, key=lambda row: int(row["row"]))]
    if sorted(row["row"] for row in rows) != list(range(1, len(rows) + 1)):
        yield f"stage: rows are not numbered 1 to {len(rows)} without gaps"
    free = sum(len(row) - row.count("P") for row in cells)
    if not 1 <= free <= CELLS:
        yield f"stage: has {free} free cells; allowed: 1 to {CELLS}"
    for number, row in enumerate(cells, 1):
        if [cell == "P" for cell in row] != [cell == "P" for cell in reversed(row)]:
            yield f"stage {number}: field cells: printed elements are not symmetrical"
        if number > 1 and (len(row) - len(cells[number - 2])) % 2 == 0:
            problem = "is not set off by half a cell from the row below; allowed: one cell more or fewer"
            yield f"stage {number}: field cells: {problem}"


def fingerprint(tables: Tables) -> str:
    """Twelve hexadecimal digits of all that matters in play; provenance does not."""
    matter = {
        table: [{field: value for field, value in row.items() if field != "provenance"} for row in tables[table]]
        for table in FORMS
    }
    return hashlib.sha256(json.dumps(matter, sort_keys=True).encode()).hexdigest()[:12]


def reconstructed(tables: Tables) -> list[str]:
    """The rows with values of our own making, as 'table id' or 'table id: field, field'."""
    found = []
    for table in FORMS:
        for row in tables[table]:
            name = " ".join([table, str(row.get("id", row.get("row", row.get("value", ""))))]).strip()
            origin = row["provenance"]
            if isinstance(origin, dict):
                fields = [field for field, word in origin.items() if word == "reconstructed"]
                found += [f"{name}: {', '.join(fields)}"] if fields else []
            elif origin == "reconstructed":
                found.append(name)
    return found
