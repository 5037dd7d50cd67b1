"""`wooden-o analyse`: what the strongest bot holds of a recorded game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import wooden_o
from wooden_o.core.errors import BadOptions
from wooden_o.words import Speaker, Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from wooden_o.bots import Budget
    from wooden_o.bots.analysis import Analysis, Judgement
    from wooden_o.core import Game
    from wooden_o.match import Match

BLOCKS = "▁▂▃▄▅▆▇█"
COURSE = 24  # blocks at most


def add(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("record", type=Path, help=words.text("cli-option-record"))
    parser.add_argument("--seconds", type=float, metavar="S", help=words.text("analyse-option-seconds"))
    parser.add_argument("--all", action="store_true", help=words.text("analyse-option-all"))
    parser.add_argument("--json", action="store_true", help=words.text("analyse-option-json"))
    parser.add_argument("--data", type=Path, metavar="FILE", help=words.text("cli-option-data"))


def run(args: Namespace, words: Words) -> int:
    from rich.console import Console

    from wooden_o.bots import Budget
    from wooden_o.cli.files import read_record
    from wooden_o.match import Match

    if args.seconds is not None and not 0 < args.seconds <= 3600:
        raise BadOptions(words.text("analyse-error-seconds"))
    record = read_record(args.record, words)
    match = Match.resume(wooden_o.game(record.game, args.data), record)
    console = Console(highlight=False, emoji=False, markup=False)
    budget = Budget(seconds=args.seconds) if args.seconds else None
    analysis = work(match, budget, str(args.data) if args.data else None, words, console)
    if args.json:
        import json

        print(json.dumps(analysis.to_json()))
    else:
        tell(analysis, match, args, words, console)
    return 0


def work(match: Match, budget: Budget | None, data: str | None, words: Words, console: Console) -> Analysis:
    from rich.progress import Progress

    from wooden_o import bots

    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.text("analyse-working"), total=len(match.moves))
        return bots.analyse(match, budget, lambda done, total: bar.update(task, completed=done), data)


def tell(analysis: Analysis, match: Match, args: Namespace, words: Words, console: Console) -> None:
    """Every choice if wanted, where the game turned, and how each seat stood and played."""
    from wooden_o.cli.tables import table_of

    names = match.names if len(match.names) == match.seats else [str(seat + 1) for seat in range(match.seats)]
    speaker = table_of(match.game, words, names, args.data).speaker
    if args.all:
        console.print(choices(analysis.judgements, match.game, speaker, words, "analyse-all"))
    turning = analysis.turning_points()
    if turning:
        console.print(choices(turning, match.game, speaker, words, "analyse-turning"))
    else:
        console.print(words.text("analyse-none"))
    console.print(players(analysis, names, words))
    if match.state.standing() is None:
        console.print(words.text("analyse-unfinished"), style="dim")


def choices(found: list[Judgement], game: Game, speaker: Speaker, words: Words, title: str) -> Table:
    """A row a choice: what was chosen, what would have been better, what that cost, and how the seats stood."""
    from rich import box
    from rich.table import Table

    table = Table(title=words.text(title), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for head in ("step", "player", "chosen", "better", "cost"):
        table.add_column(words.text(f"analyse-head-{head}"), justify="right" if head in ("step", "cost") else "left")
    for seat in range(len(found[0].standing) if found else 0):
        table.add_column(speaker.name(seat), justify="right")
    for each in found:
        best = each.chosen == each.best
        better = "✓" if best else said(each.best, game, speaker)
        cost = "" if best else percent(each.loss, words)
        shares = [percent(share, words) for share in each.standing]
        who = speaker.name(each.seat)
        table.add_row(str(each.step + 1), who, said(each.chosen, game, speaker), better, cost, *shares)
    return table


def said(key: str, game: Game, speaker: Speaker) -> str:
    return speaker.choice(game.choice(game.number(key)))


def players(analysis: Analysis, names: list[str], words: Words) -> Table:
    """A row a seat: how its chances went, how often it found the best choice, and what the others cost."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for head in ("player", "course", "choices", "best", "loss"):
        side: Literal["left", "right"] = "right" if head in ("choices", "best", "loss") else "left"
        table.add_column(words.text(f"analyse-head-{head}"), justify=side, no_wrap=head == "course")
    for seat, name in enumerate(names):
        own = [each for each in analysis.judgements if each.seat == seat]
        found = sum(each.chosen == each.best for each in own) / len(own) if own else 0.0
        lost = percent(analysis.mean_loss(seat), words, 1)
        table.add_row(name, course(analysis, seat), str(len(own)), percent(found, words), lost)
    return table


def course(analysis: Analysis, seat: int) -> str:
    """A seat's chances from the first choice to the last, as a line of blocks."""
    shares = [each.standing[seat] for each in analysis.judgements]
    step = max(1, -(-len(shares) // COURSE))
    means = [sum(part) / len(part) for part in (shares[at : at + step] for at in range(0, len(shares), step))]
    return "".join(BLOCKS[min(int(mean * len(BLOCKS)), len(BLOCKS) - 1)] for mean in means)


def percent(share: float, words: Words, digits: int = 0) -> str:
    return words.text("analyse-percent", value=round(100 * share, digits) if digits else round(100 * share))
