"""`wooden-o arena`: bots against bots, counted."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from wooden_o import GAMES, game
from wooden_o.core.errors import BadOptions, WoodenOError
from wooden_o.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from wooden_o.arena import Plan, Result
    from wooden_o.arena.statistics import Summary

DATA_SET = ".parquet"


def add(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=GAMES, help=words.text("arena-option-game"))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words.text("arena-option-bots"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.text("arena-option-games"))
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=words.text("arena-option-seats"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=words.text("arena-option-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words.text("arena-option-option")
    )
    parser.add_argument("--data", type=Path, metavar="FILE", help=words.text("arena-option-data"))
    parser.add_argument("--workers", type=positive, metavar="N", help=words.text("arena-option-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.text("arena-option-ray"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=words.text("arena-option-out"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=words.text("arena-option-report"))


def positive(text: str) -> int:
    """A number of processes, at least one."""
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def run(args: Namespace, words: Words) -> int:
    from rich.console import Console

    from wooden_o.arena import report

    plan = plan_of(args)
    plan.check()
    data_set = args.out is not None and args.out.suffix == DATA_SET
    if data_set:
        must_take_data_set(args.out, words)
    if args.report is not None:
        must_be_writable(args.report, words)
    console = Console(highlight=False, emoji=False, markup=False)
    results = play(plan, args, words, console)
    tell(results, words, console)
    if data_set:
        write_data_set(args.out, plan, results)
        console.print(words.text("arena-data-set", path=str(args.out)))
    if args.report is not None:
        heading = words.text("arena-heading", game=words.text(f"game-{plan.game}"))
        args.report.write_text(report.page(results, heading, words), "utf-8")
        console.print(words.text("arena-written", path=str(args.report)))
    return 0


def must_be_writable(path: Path, words: Words) -> None:
    """Better told before the games than after them; a file that was not there is not left behind."""
    from wooden_o.cli.files import BadFile

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = not path.exists()
        path.open("a").close()
        if new:
            path.resolve().unlink()  # a link stays, what it points to goes
    except OSError as error:
        raise BadFile(words.text("cli-error-write", path=str(path), why=error.strerror or "")) from error


def must_take_data_set(out: Path, words: Words) -> None:
    """What writes it is installed, and it can be written: first beside its place, then there."""
    try:
        from wooden_o.envs.dataset import unfinished
    except ImportError as error:
        raise WoodenOError(f"a data set needs the extra 'envs': {error}") from error
    must_be_writable(out, words)
    must_be_writable(unfinished(out), words)


def plan_of(args: Namespace) -> Plan:
    from wooden_o.arena import Entrant, Plan

    entrants = tuple(Entrant.parse(text) for text in args.bots)
    options = dict(option_of(text) for text in args.option)
    data = str(args.data.resolve()) if args.data else None
    return Plan(args.game, entrants, args.seats, args.games, args.seed, options, data)


def option_of(text: str) -> tuple[str, object]:
    """`level=advanced`, `pieces=2`, `act_scene_line=true`."""
    import json

    name, is_, value = text.partition("=")
    if not is_:
        raise BadOptions(f"--option {text}: an option has a name and a value, such as rest=strategic")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def play(plan: Plan, args: Namespace, words: Words, console: Console) -> list[Result]:
    """Play the series under a progress bar; interrupted, it says how to go on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from wooden_o import arena

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words.text("arena-playing"), total=None)
        try:
            return arena.run(
                plan,
                folder_of(args.out),
                args.workers,
                args.ray,
                lambda done, total: bar.update(task, completed=done, total=total),
            )
        except KeyboardInterrupt:
            if args.out is not None:
                bar.console.print(words.text("arena-interrupted", path=str(folder_of(args.out))))
            raise


def folder_of(out: Path | None) -> Path | None:
    """Where the series is kept; for a data set, in a folder of its name beside it."""
    return out.with_suffix("") if out is not None and out.suffix == DATA_SET else out


def write_data_set(out: Path, plan: Plan, results: list[Result]) -> None:
    """Every choice of the series as a row of a Parquet file."""
    from wooden_o.arena.ledger import read_record
    from wooden_o.envs.dataset import write_parquet

    rules = game(plan.game, Path(plan.data) if plan.data else None)
    write_parquet((read_record(out.with_suffix(""), result.number) for result in results), out, game=rules)


def tell(results: list[Result], words: Words, console: Console) -> None:
    """Who won how much, and what the points came from."""
    from wooden_o.arena import elo, report, summaries

    told = summaries(results)
    table = table_of(report.heads(words))
    for row in report.rows(told, elo(results), words):
        table.add_row(*row)
    console.print(words.text("arena-how", games=len(results), seats=len(results[0].lineup)))
    console.print(table)
    names = report.source_names(told)
    if names:
        console.print(source_table(told, names, words))


def source_table(told: list[Summary], names: list[str], words: Words) -> Table:
    from wooden_o.arena import report

    table = table_of([words.text("arena-sources"), *(each.label for each in told)])
    for name in names:
        figures = (report.figure(f"{each.sources.get(name, 0.0):.1f}", words) for each in told)
        table.add_row(words.text(f"source-{name}"), *figures)
    return table


def table_of(heads: list[str]) -> Table:
    """Names to the left, figures to the right."""
    from rich.table import Table

    table = Table(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    return table
