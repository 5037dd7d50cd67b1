"""Played games as a data set: a Parquet file with a row for every choice of a seat."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from wooden_o.core import NATURE, Game
from wooden_o.core.errors import BadRecord
from wooden_o.envs.observations import Observer
from wooden_o.envs.rules import rules
from wooden_o.match import Match, Record

BATCH = 64  # games a row group
COLUMNS = {
    "game": pa.int32(),  # which game of the file
    "step": pa.int16(),  # which move of it, nature's counted
    "seat": pa.int8(),
    "name": pa.string(),  # of the player
    "choice": pa.int16(),  # its number in the vocabulary
    "key": pa.string(),  # its spelling
    "legal": pa.list_(pa.int16()),  # what could have been chosen
    "score": pa.int16(),  # that seat's, at the end
    "place": pa.int8(),
}


def write_parquet(
    records: Iterable[Record], path: str | Path, observations: bool = True, game: Game | None = None
) -> int:
    """Write finished games of one kind; returns how many rows that made. `game`: rules with data of one's own."""
    games = iter(records)
    first = next(games, None)
    if first is None:
        raise BadRecord("there is no game to write")
    game, written = game or rules(first.game), 0
    told = Observer(game, first.seats)
    schema = schema_of(first, game, told, observations)
    rows: list[dict[str, Any]] = []
    with replacing(Path(path)) as part, pq.ParquetWriter(str(part), schema, compression="zstd") as file:
        for number, record in enumerate(chained(game, first, games)):
            rows += rows_of(game, record, number, told if observations else None)
            if (number + 1) % BATCH == 0:
                written += flush(file, rows)
        return written + flush(file, rows)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Write beside the old file first, then in its place: whatever goes wrong, the old one stays."""
    part = unfinished(path)
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def unfinished(path: Path) -> Path:
    """Where a file stands until it is whole."""
    return path.with_name(f".{path.name}.part")


def flush(file: pq.ParquetWriter, rows: list[dict[str, Any]]) -> int:
    """Hand the rows so far over to the file."""
    count = len(rows)
    if count:
        file.write_table(pa.Table.from_pylist(rows, schema=file.schema))
    rows.clear()
    return count


def chained(game: Game, first: Record, others: Iterator[Record]) -> Iterator[Record]:
    """All games, checked to be of one kind."""
    yield first
    options = options_of(game, first)
    for record in others:
        if (record.game, record.seats) != (first.game, first.seats):
            raise BadRecord(f"one file holds one game and seat count: {first.game} for {first.seats}")
        if options_of(game, record) != options:
            raise BadRecord(f"one file holds games with the same options: {json.dumps(options)}")
        yield record


def options_of(game: Game, record: Record) -> dict[str, Any]:
    """What a game was played with, the options that its record does not mention included."""
    options: dict[str, Any] = game.new(record.seats, record.options).view(None)["options"]
    return options


def schema_of(record: Record, game: Game, told: Observer, observations: bool) -> pa.Schema:
    """The columns, and beside them what the numbers mean."""
    columns = dict(COLUMNS)
    if observations:
        columns["observation"] = pa.list_(pa.int8(), told.size)
    about = {
        "game": record.game,
        "seats": record.seats,
        "rules": record.rules,
        "data": record.data,
        "options": record.options,
        "layout": told.layout,
        "vocabulary": game.vocabulary.keys,
    }
    return pa.schema(list(columns.items()), metadata={"wooden_o": json.dumps(about)})


def rows_of(game: Game, record: Record, number: int, told: Observer | None) -> Iterator[dict[str, Any]]:
    """Play a record through and tell of each choice what its seat saw."""
    match = Match(game, record.seats, record.options, record.names)
    standing = Match.resume(game, record).state.standing()
    if standing is None:
        raise BadRecord("a game that is not finished has no results")
    for step, (seat, key) in enumerate(record.moves):
        if seat != NATURE:
            row: dict[str, Any] = {
                "game": number,
                "step": step,
                "seat": seat,
                "name": record.names[seat] if record.names else None,
                "choice": game.number(key),
                "key": key,
                "legal": match.state.legal(seat),
                "score": standing.scores[seat],
                "place": standing.places[seat],
            }
            if told is not None:
                row["observation"] = told.row(match.state, seat)
            yield row
        match.state.play(seat, game.number(key))


def about(path: str | Path) -> dict[str, Any]:
    """What a file says of itself: game, seats, options, layout of the observations, vocabulary."""
    told: dict[str, Any] = json.loads(pq.read_schema(str(path)).metadata[b"wooden_o"])
    return told
