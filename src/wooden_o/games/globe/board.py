"""The board: moving pieces along their paths, forward, back, and out of each other's way (B9, B14, B21–B24, A3)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events
from wooden_o.games.globe.numbers import BUMP
from wooden_o.games.globe.position import Position


def seat_of(position: Position, piece: i64) -> i64:
    return piece // position.pieces


def place(position: Position, piece: i64, progress: i64) -> None:
    """Put a piece at that progress of its path; the last one to leave its corner is remembered (B8)."""
    before: i64 = position.progress[piece]
    position.progress[piece] = progress
    position.where[piece] = space_at(position, piece, progress)
    if before == 0 and not position.all_out and 0 not in position.progress:
        position.all_out = True


def space_at(position: Position, piece: i64, progress: i64) -> i64:
    """The space a piece stands on at that progress."""
    path = position.catalogue.path[position.rules.corners[piece // position.pieces]]
    return path[progress]


def floor(position: Position, piece: i64) -> i64:
    """How far back a piece may be moved: to its corner, on this side of the lap (B21)."""
    lap: i64 = position.catalogue.lap
    return lap if position.progress[piece] >= lap else 0


def forward(position: Position, piece: i64, steps: i64, cause: str) -> None:
    """A piece of the seat in turn goes on, into the Globe without an exact count (B9, B14)."""
    before: i64 = position.progress[piece]
    home: i64 = position.catalogue.home
    after = before + steps
    go(position, piece, min(home, after), cause)


def back(position: Position, piece: i64, steps: i64, cause: str) -> bool:
    """A piece of the seat in turn goes back as far as it may; False if it cannot at all (B21)."""
    before: i64 = position.progress[piece]
    lowest = floor(position, piece)
    after = before - steps
    if after < lowest:
        after = lowest
    if after == before:
        return False
    go(position, piece, after, cause)
    return True


def go(position: Position, piece: i64, progress: i64, cause: str) -> None:
    """A move of the seat in turn, told to the table."""
    before = position.progress[piece]
    place(position, piece, progress)
    if position.listener is not None:
        tell(position, piece, before, cause)


def tell(position: Position, piece: i64, before: int, cause: str) -> None:
    """Report that a piece has been moved, by whomever."""
    if position.listener is not None:
        pieces = position.pieces
        after = position.progress[piece]
        by = int(position.seat)
        space = position.where[piece]
        position.listener(events.Moved(int(piece // pieces), int(piece % pieces), before, after, space, cause, by))
        if after == position.catalogue.home:
            position.listener(events.CameHome(int(piece // pieces), int(piece % pieces)))


def taken(position: Position, piece: i64, space: i64) -> bool:
    """Does another piece stand on that space? The Globe holds any number."""
    if space == position.catalogue.globe:
        return False
    for other in range(len(position.where)):
        if position.where[other] == space and other != piece:
            return True
    return False


def push(position: Position, piece: i64, steps: i64) -> None:
    """An opponent's piece, moved by a card: on an occupied space it drops to the first empty one behind (B22, B23)."""
    before: i64 = position.progress[piece]
    lowest = floor(position, piece)
    home: i64 = position.catalogue.home
    after = before + steps
    after = home if after > home else max(after, lowest)
    while after > lowest and taken(position, piece, space_at(position, piece, after)):
        after -= 1
    place(position, piece, after)
    tell(position, piece, before, "card")


def knock(position: Position, piece: i64) -> None:
    """A piece that was landed on goes back four, and on and on from occupied spaces (A2, A3)."""
    if position.progress[piece] != floor(position, piece):
        send_back(position, piece, position.progress[piece] - BUMP, "bump")


def send_back(position: Position, piece: i64, after: i64, cause: str) -> None:
    """Back to that progress, by fours from occupied spaces, never beyond the corner (A3, B21)."""
    before = position.progress[piece]
    lowest = 0 if cause == "ladder" else floor(position, piece)  # A6 wins over B21
    while after > lowest and taken(position, piece, space_at(position, piece, after)):
        after -= BUMP
    place(position, piece, max(lowest, after))
    tell(position, piece, before, cause)
