"""Records: a game as text, a header and one choice a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from wooden_o.core import NATURE
from wooden_o.core.errors import BadRecord

TITLE = "wooden-o record 1"
NATURE_MARK = "*"
HEADER = ("game", "rules", "seats", "data", "options", "names")
LIMIT = 1_000_000  # characters; the longest games stay far below
Move = tuple[int, str]  # seat and key


@dataclass
class Record:
    """What it takes to play a game again: no seeds, no clock, only choices."""

    game: str
    rules: int
    seats: int
    data: str
    options: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)

    def to_text(self) -> str:
        head = [TITLE, f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}", f"data: {self.data}"]
        head.append(f"options: {json.dumps(self.options, sort_keys=True)}")
        if self.names:
            head.append(f"names: {json.dumps(self.names, ensure_ascii=False)}")
        return "\n".join([*head, "", *map(spell, self.moves)]) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; lines that begin with # are remarks."""
        if len(text) > LIMIT:
            raise BadRecord(f"the record is longer than {LIMIT:,} characters")
        lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        told = iter([(number, line) for number, line in lines if line and not line.startswith("#")])
        if next(told, (0, ""))[1] != TITLE:
            raise BadRecord(f"line 1: a record begins with {TITLE!r}")
        head, moves = read_lines(told)
        missing = [name for name in ("game", "rules", "seats", "data") if name not in head]
        if missing:
            raise BadRecord(f"the header lacks {', '.join(missing)}")
        return cls(
            head["game"],
            whole(head, "rules"),
            whole(head, "seats"),
            head["data"],
            table(head),
            listed(head),
            moves,
        )


def spell(move: Move) -> str:
    seat, key = move
    return f"{NATURE_MARK if seat == NATURE else seat} {key}"


def read_lines(lines: Iterator[tuple[int, str]]) -> tuple[dict[str, str], list[Move]]:
    head: dict[str, str] = {}
    moves: list[Move] = []
    for number, line in lines:
        seat, _, key = line.partition(" ")
        if seat == NATURE_MARK or (seat.isascii() and seat.isdigit() and len(seat) < 3):
            moves.append((NATURE if seat == NATURE_MARK else int(seat), key.strip()))
        elif line.partition(":")[0] in HEADER and not moves:
            name, _, value = line.partition(":")
            head[name] = value.strip()
        else:
            raise BadRecord(f"line {number}: {line[:60]!r} is neither 'name: value' nor 'seat choice'")
    return head, moves


def whole(head: dict[str, str], name: str) -> int:
    try:
        return int(head[name])
    except ValueError as error:
        raise BadRecord(f"{name}: {head[name][:60]!r} is not a whole number") from error


def parsed(head: dict[str, str], name: str, default: str) -> Any:
    try:
        return json.loads(head.get(name, default))
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise BadRecord(f"{name}: is not JSON") from error


def table(head: dict[str, str]) -> dict[str, Any]:
    options = parsed(head, "options", "{}")
    if not isinstance(options, dict):
        raise BadRecord("options: is not a JSON object")
    return options


def listed(head: dict[str, str]) -> list[str]:
    names = parsed(head, "names", "[]")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord("names: is not a JSON list of strings")
    return names
