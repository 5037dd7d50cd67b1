"""`wooden-o replay`: a recorded game, told from its first step."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import wooden_o
from wooden_o.core.errors import BadOptions
from wooden_o.words import Words

if TYPE_CHECKING:
    from wooden_o.match import Match


def add(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("record", type=Path, help=words.text("cli-option-record"))
    parser.add_argument("--seat", type=int, metavar="N", help=words.text("cli-option-seat"))
    parser.add_argument("--to", type=int, metavar="N", help=words.text("cli-option-to"))
    parser.add_argument("--table", action="store_true", help=words.text("cli-option-table"))
    parser.add_argument("--data", type=Path, metavar="FILE", help=words.text("cli-option-data"))


def run(args: Namespace, words: Words) -> int:
    from rich.console import Console

    from wooden_o.cli import standings
    from wooden_o.cli.files import history, read_record
    from wooden_o.cli.play import COMPANY
    from wooden_o.cli.tables import table_of
    from wooden_o.match import Match

    record = read_record(args.record, words)
    game = wooden_o.game(record.game, args.data)
    match = Match.resume(game, record)
    shorten(match, args.to, words)
    seat = seat_of(args.seat, match.seats, words)
    names = match.names if len(match.names) == match.seats else list(COMPANY[: match.seats])
    table = table_of(game, words, names, args.data)
    view = match.state.view(seat)
    table.notice(view)
    console = Console(highlight=False, emoji=False, markup=False)
    for step, event in history(game, match):
        seen = event.seen_by(seat)
        if seen is not None:
            console.print(f"{words.text('cli-replay-step', step=step):>5} {table.speaker.event(seen)}")
    over = match.state.standing() is not None
    if args.table or not over:
        console.print(table.whole(view, [], console.width))
    if over:
        console.print(standings.table(match, words, table))
    elif seat is None:
        console.print(words.text("cli-replay-open"), style="dim")
    return 0


def shorten(match: Match, to: int | None, words: Words) -> None:
    """Go back to the position after that many steps."""
    if to is not None and not 0 <= to <= len(match.moves):
        raise BadOptions(words.text("cli-error-steps", steps=len(match.moves), to=to))
    if to is not None:
        match.rewind(to)


def seat_of(asked: int | None, seats: int, words: Words) -> int | None:
    if asked is not None and not 1 <= asked <= seats:
        raise BadOptions(words.text("cli-error-seat", seat=asked))
    return None if asked is None else asked - 1
