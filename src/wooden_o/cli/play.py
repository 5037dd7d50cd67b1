"""`wooden-o play`: a game in the terminal, alone, with programs, or several people at one keyboard."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import wooden_o
from wooden_o.cli.commands import given
from wooden_o.cli.players import RANDOM
from wooden_o.core.errors import BadOptions
from wooden_o.words import Words

if TYPE_CHECKING:
    from wooden_o.cli.session import Session
    from wooden_o.core import Game
    from wooden_o.match import Match

OPTIONS = ("rest", "level", "pieces", "act_scene_line")
COMPANY = ("William", "Burbage", "Kempe", "Heminges")  # Shakespeare and three players of his company


def add(parser: ArgumentParser, words: Words) -> None:
    def option(name: str, **rules: object) -> None:
        parser.add_argument(f"--{name}", help=words.text(f"cli-option-{name}"), **rules)  # type: ignore[arg-type]

    parser.add_argument("game", choices=wooden_o.GAMES, help=words.text("cli-option-game"))
    option("seats", type=int, metavar="N")
    option("people", type=int, metavar="N")
    option("names", metavar="A,B,…")
    option("rest", choices=("simultaneous", "strategic"))
    option("level", choices=("basic", "advanced", "tournament", "solitaire"))
    option("pieces", type=int, choices=(2, 3))
    option("act-scene-line", action="store_const", const=True)
    option("data", type=Path, metavar="FILE")
    option("save", type=Path, metavar="FILE")
    option("resume", type=Path, metavar="FILE")
    option("seed", type=int, metavar="N")
    option("bot", default=RANDOM, metavar="LEVEL")


def run(args: Namespace, words: Words) -> int:
    from rich.console import Console

    from wooden_o.cli.players import player
    from wooden_o.cli.session import Session
    from wooden_o.cli.tables import table_of
    from wooden_o.match import Dealer

    game = wooden_o.game(args.game, args.data)
    match = seated(game, args, words)
    people = 1 if args.people is None else args.people
    if not 0 <= people <= match.seats:
        raise BadOptions(words.text("cli-error-people", people=people, seats=match.seats))
    rng = None if args.seed is None else Random(args.seed)
    programs = {seat: player(args.bot, game, rng, words, args.data) for seat in range(people, match.seats)}
    console = Console(highlight=False, emoji=False, markup=False)
    table = table_of(game, words, match.names, args.data)
    session = Session(match, table, words, console, programs, Dealer(rng), args.save or args.resume)
    greet(session, words)
    return session.run()


def seated(game: Game, args: Namespace, words: Words) -> Match:
    """A new match, or the one in a record."""
    from wooden_o.cli.files import BadFile, read_record
    from wooden_o.match import Match

    if args.save is not None and args.save != args.resume and args.save.exists():
        raise BadFile(words.text("cli-error-exists", path=str(args.save)))
    if args.resume is not None:
        match = Match.resume(game, read_record(args.resume, words))
        match.names = match.names if len(match.names) == match.seats else list(COMPANY[: match.seats])
        return match
    alone = args.level == "solitaire"
    seats = args.seats if args.seats is not None else 1 if alone else 3
    match = Match(game, seats, given(args, *OPTIONS))
    match.names = named(args.names, seats, words)
    return match


def named(listed: str | None, seats: int, words: Words) -> list[str]:
    """The names given, completed from the company."""
    names = [name.strip()[:20] for name in (listed or "").split(",") if name.strip()]
    if len(names) > seats:
        raise BadOptions(words.text("cli-error-names", names=len(names), seats=seats))
    return [*names, *(name for name in COMPANY if name not in names)][:seats]


def greet(session: Session, words: Words) -> None:
    console, match = session.console, session.match
    for line in session.table.welcome():
        console.print(line)
    if len(session.people) == 1:
        session.say("cli-you", name=match.names[session.people[0]])
    if match.moves:
        session.say("cli-resumed", steps=len(match.moves))
    if session.save is not None:
        session.say("cli-saving", path=str(session.save))
