"""Records on disk: written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from wooden_o.core import Event, Game, WoodenOError
from wooden_o.match import Match, Record
from wooden_o.words import Words

Log = list[tuple[int, Event]]  # each with how many moves had been made by then


class BadFile(WoodenOError):
    """A file that cannot be read or written."""


def read_record(path: Path, words: Words) -> Record:
    try:
        return Record.from_text(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise BadFile(words.text("cli-error-not-text", path=str(path))) from error
    except OSError as error:
        raise BadFile(words.text("cli-error-read", path=str(path), why=error.strerror or "")) from error


def write_record(path: Path, record: Record, words: Words) -> None:
    """Beside the old one first, then in its place: a crash leaves one or the other."""
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            file.write(record.to_text())
            file.flush()
            os.fsync(file.fileno())
        try:
            Path(file.name).replace(path)
        except OSError:
            Path(file.name).unlink()
            raise
    except OSError as error:
        raise BadFile(words.text("cli-error-write", path=str(path), why=error.strerror or "")) from error


def history(game: Game, match: Match) -> Log:
    """Everything that happened in a match, told anew."""
    state = game.new(match.seats, match.options)
    log: Log = []
    for count, (seat, number) in enumerate(match.moves, 1):
        events: list[Event] = []
        state.listener = events.append
        state.play(seat, number)
        log += [(count, event) for event in events]
    return log
