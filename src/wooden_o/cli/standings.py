"""The end of a game: places, scores and where they came from."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from wooden_o.cli.tables import Table
from wooden_o.match import Match
from wooden_o.words import Words, minus


def table(match: Match, words: Words, shown: Table) -> Grid:
    """One column a player, best first; one row a source."""
    standing = match.state.standing()
    assert standing is not None, "the game is not over"
    ranked = sorted(range(match.seats), key=lambda seat: standing.places[seat])
    grid = Grid(box=box.ROUNDED, title=words.text("phase-end"))
    grid.add_column(words.text("standing-player"))
    for seat in ranked:
        grid.add_column(shown.player(seat), justify="right")
    grid.add_row(words.text("standing-place"), *(f"{standing.places[seat]}." for seat in ranked))
    for source in standing.breakdown[0]:
        cells = (minus(standing.breakdown[seat][source]) for seat in ranked)
        grid.add_row(Text(words.text(f"source-{source}"), "dim"), *cells, style="dim")
    grid.add_row(words.text("standing-score"), *(minus(standing.scores[seat]) for seat in ranked), style="bold")
    return grid
