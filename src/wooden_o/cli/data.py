"""`wooden-o data`: check a file of values, print one to fill in, tell what is reconstructed."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from wooden_o.core.errors import BadData
from wooden_o.words import Words


def add(parser: ArgumentParser, words: Words) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="check|template|show")
    check = actions.add_parser("check", help=words.text("cli-option-check"))
    check.add_argument("file", type=Path, help=words.text("cli-option-file"))
    actions.add_parser("template", help=words.text("cli-option-template"))
    show = actions.add_parser("show", help=words.text("cli-option-show"))
    show.add_argument("file", type=Path, nargs="?", help=words.text("cli-option-file"))
    for action in (check, show, actions.choices["template"]):
        action.add_argument("--lang", help=words.text("cli-option-lang"))


def run(args: Namespace, words: Words) -> int:
    from wooden_o.games.troupe import data

    if args.action == "template":
        print(data.template(), end="")
        return 0
    return check(args.file, words) if args.action == "check" else show(args.file, words)


def check(path: Path, words: Words) -> int:
    """0 if the file can be played with; else every mistake in it, and 2."""
    from wooden_o.games.troupe import data

    try:
        tables = data.read(path)
    except BadData as error:
        count = len(error.problems)
        print(words.text("cli-data-bad", path=str(path), count=count), file=sys.stderr)
        for problem in error.problems:
            print(f"  {problem}", file=sys.stderr)
        return 2
    print(words.text("cli-data-good", path=str(path), fingerprint=data.fingerprint(tables)))
    return 0


def show(path: Path | None, words: Words) -> int:
    """Which rows hold values of our own making."""
    from rich.console import Console
    from rich.table import Table

    from wooden_o.games.troupe import data

    tables = data.read(path)
    console = Console(highlight=False, emoji=False, markup=False)
    console.print(words.text("cli-data-heading", fingerprint=data.fingerprint(tables)), style="bold")
    rows = data.reconstructed(tables)
    console.print(words.text("cli-data-reconstructed" if rows else "cli-data-none"))
    grid = Table.grid(padding=(0, 2))
    for row in rows:
        name, _, fields = row.partition(": ")
        grid.add_row(f"  {name}", fields or words.text("cli-data-all-fields"))
    console.print(grid)
    console.print(words.text("cli-data-how"), style="dim")
    return 0
