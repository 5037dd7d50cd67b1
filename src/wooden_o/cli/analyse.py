"""`wooden-o analyse`: what the strongest bot holds of a recorded game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import wooden_o
from wooden_o.core.errors import BadOptions
from wooden_o.words import Speaker, Words

if TYPE_CHECKING:
    from rich.console import Console

    from wooden_o.bots.analysis import Analysis, Judgement
    from wooden_o.core import Game
    from wooden_o.match import Match


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
    game = wooden_o.game(record.game, args.data)
    match = Match.resume(game, record)
    console = Console(highlight=False, emoji=False, markup=False)
    budget = Budget(seconds=args.seconds) if args.seconds else None
    analysis = work(match, budget, str(args.data) if args.data else None, words, console)
    if args.json:
        import json

        print(json.dumps(analysis.to_json()))
    else:
        tell(analysis, match, args.all, words, console)
    return 0


def work(match: Match, budget: object, data: str | None, words: Words, console: Console) -> Analysis:
    from rich.progress import Progress

    from wooden_o import bots

    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.text("analyse-working"), total=len(match.moves))
        assert budget is None or isinstance(budget, bots.Budget)
        return bots.analyse(match, budget, lambda done, total: bar.update(task, completed=done), data)


def tell(analysis: Analysis, match: Match, everything: bool, words: Words, console: Console) -> None:
    names = match.names if len(match.names) == match.seats else [str(seat + 1) for seat in range(match.seats)]
    speaker = Speaker(words, match.game.name, names)
    if everything:
        for judgement in analysis.judgements:
            console.print(line(judgement, match.game, speaker, words))
    console.print(words.text("analyse-turning"), style="bold")
    turning = analysis.turning_points()
    for judgement in turning:
        console.print(line(judgement, match.game, speaker, words))
    if not turning:
        console.print(words.text("analyse-none"))
    for seat, name in enumerate(names):
        loss = f"{100 * analysis.mean_loss(seat):.1f}"
        console.print(words.text("analyse-mean", name=name, loss=loss))


def line(judgement: Judgement, game: Game, speaker: Speaker, words: Words) -> str:
    """One choice in words: what was chosen, what would have been better, and how the seats stood."""
    standing = ", ".join(f"{speaker.name(seat)} {100 * share:.0f} %" for seat, share in enumerate(judgement.standing))
    told = {
        "step": judgement.step + 1,
        "name": speaker.name(judgement.seat),
        "chosen": speaker.choice(game.choice(game.number(judgement.chosen))),
        "best": speaker.choice(game.choice(game.number(judgement.best))),
        "loss": f"{100 * judgement.loss:.0f}",
        "standing": standing,
    }
    return words.text("analyse-line-best" if judgement.chosen == judgement.best else "analyse-line", **told)
