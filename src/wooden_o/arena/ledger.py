"""The ledger of a series: a line for the plan, then a line a game. It only grows, so an interrupted series resumes."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec

from wooden_o.arena.table import Result
from wooden_o.core.errors import WoodenOError
from wooden_o.match import Record

GAMES = "games.jsonl"
SHEET = "games.csv"
RECORDS = "records"


class BadLedger(WoodenOError):
    """A folder that holds another series than was asked for, or cannot be read or written."""


class Ledger:
    """The games of a series, in a folder or, without one, in memory only."""

    def __init__(self, folder: Path | None, plan: dict[str, Any]) -> None:
        self.folder = folder
        self.plan = json.loads(json.dumps(plan))
        self.results: dict[int, Result] = {}
        if folder is not None:
            try:
                (folder / RECORDS).mkdir(parents=True, exist_ok=True)
                self.resume(folder / GAMES)
            except (OSError, UnicodeDecodeError) as error:
                raise BadLedger(f"{folder}: {error}") from error

    def resume(self, file: Path) -> None:
        """Read what is there; a last line cut short by a crash is dropped."""
        lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        if not whole:
            file.write_text(json.dumps(self.plan) + "\n", "utf-8")
            return
        if read(file, 1, whole[0]) != self.plan:
            raise BadLedger(f"{file} holds another series; choose another folder, or the same bots, seats and seed")
        if len(whole) < len(lines):
            file.write_text("".join(whole), "utf-8")
        for number, line in enumerate(whole[1:], 2):
            told = read_game(file, number, line, self.plan["seats"])
            self.results[told.number] = told

    def add(self, result: Result) -> None:
        told = result.to_json()
        record = told.pop("record")
        if self.folder is not None:
            record_file(self.folder, result.number).write_text(record, "utf-8")
            with (self.folder / GAMES).open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")
        self.results[result.number] = result

    def write_sheet(self, results: Iterable[Result]) -> None:
        """Those games as CSV; the ledger may hold more, of a longer series."""
        if self.folder is not None:
            (self.folder / SHEET).write_text(sheet(results), "utf-8")


def record_file(folder: Path, number: int) -> Path:
    return folder / RECORDS / f"{number:05}.txt"


def read_record(folder: Path, number: int) -> Record:
    """A game as it was played; one that is gone is not played again unasked, for it might go another way."""
    file = record_file(folder, number)
    try:
        return Record.from_text(file.read_text("utf-8"))
    except OSError as error:
        again = f'put it back, or remove the line with "number": {number} from {GAMES} to have that game played again'
        raise BadLedger(f"{file} cannot be read: {error.strerror}; {again}") from error


def read_game(file: Path, number: int, line: str, seats: int) -> Result:
    """A game as its line tells it: every value of its type, and one for each seat."""
    told = read(file, number, line)
    try:
        result = msgspec.convert(told, Result)
    except msgspec.ValidationError as error:
        raise BadLedger(f"{file}, line {number}: not a game of this arena: {error}") from error
    if any(len(values) != seats for values in told.values() if isinstance(values, list)):
        raise BadLedger(f"{file}, line {number}: not a game for {seats} seats")
    return result


def read(file: Path, number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadLedger(f"{file}, line {number}: {error}; mend or remove that line") from error


def sheet(results: Iterable[Result]) -> str:
    """A line a seat and game, as CSV."""
    rows = [row for result in results for row in rows_of(result)]
    fields = list(dict.fromkeys(name for row in rows for name in row))
    text = StringIO()
    writer = csv.DictWriter(text, fields, restval=0, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def rows_of(result: Result) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for seat, label in enumerate(result.lineup):
        row = {"game": result.number, "luck": result.luck, "seat": seat, "bot": label}
        row |= {"place": result.places[seat], "score": result.scores[seat]}
        row |= {f"from-{source}": points for source, points in result.breakdown[seat].items()}
        row |= result.facts[seat]
        rows.append(row | {"choices": result.choices[seat], "seconds": result.seconds[seat]})
    return rows
