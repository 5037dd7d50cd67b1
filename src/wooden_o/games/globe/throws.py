"""Throws: the dice, which piece may move, and foreign ladders (B5, B7, B8, B10, B25–B27, A1, A6)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events
from wooden_o.games.globe.board import forward, go, send_back
from wooden_o.games.globe.landing import land
from wooden_o.games.globe.numbers import (
    ADVANCED,
    ASK_MOVE,
    BASIC,
    DOUBLE,
    HIGH,
    INTERIM,
    LADDER,
    LOW,
    MOVE,
    ROLL,
    ROLLS,
    THROWS,
    TOURNAMENT,
)
from wooden_o.games.globe.position import Position


def _lists() -> list[list[int]]:
    return [[MOVE + bit for bit in range(6) if mask >> bit & 1] for mask in range(64)]


ROLL_CHOICES = list(range(ROLL, ROLL + ROLLS))
ROLL_WEIGHTS = [1 if LOW[roll] == HIGH[roll] else 2 for roll in range(ROLLS)]
ROLL_DRAWS = [ROLL + roll for roll in range(ROLLS) for _ in range(ROLL_WEIGHTS[roll])]  # 36 equal chances
MOVES = _lists()  # by mask: pieces to move, then pieces to take up a foreign ladder


def play_throw(position: Position, choice: i64) -> None:
    """The dice have fallen: a double owes another throw (B10), but not out of a double occupancy (B27)."""
    roll = choice - ROLL
    position.dice = choice
    if position.throw != INTERIM:
        position.again = LOW[roll] == HIGH[roll]
    position.ask = ASK_MOVE
    if position.listener is not None:
        position.listener(events.Rolled(int(position.seat), (LOW[roll], HIGH[roll]), THROWS[position.throw]))


def total(position: Position) -> i64:
    return LOW[position.dice - ROLL] + HIGH[position.dice - ROLL]


def legal_moves(position: Position) -> list[int]:
    mask = movable(position)
    if position.level == ADVANCED or position.level == TOURNAMENT:
        mask |= ladders(position, mask) << 3
    return MOVES[mask]


def movable(position: Position) -> i64:
    """Mask of the pieces that may be moved now; of those waiting on their corner, all alike, only the first."""
    first = position.seat * position.pieces
    home: i64 = position.catalogue.home
    if position.throw == INTERIM:
        return 1 << (position.piece - first) | 1 << (position.other - first)  # B25
    if position.throw == DOUBLE and position.progress[position.thrower] != home:
        return 1 << (position.thrower - first)  # B10
    if position.level == BASIC and position.all_out:
        return 1 << rearmost(position, first)  # B8
    mask: i64 = 0
    waiting = False
    for piece in range(position.pieces):
        progress: i64 = position.progress[first + piece]
        if progress != home and not (waiting and progress == 0):
            mask |= 1 << piece
            waiting = waiting or progress == 0
    return mask


def rearmost(position: Position, first: i64) -> i64:
    """The own piece with the least progress (B8)."""
    best: i64 = 0
    for piece in range(1, position.pieces):
        if position.progress[first + piece] < position.progress[first + best]:
            best = piece
    return best


def ladders(position: Position, mask: i64) -> i64:
    """Mask of the pieces that may take the roll up a foreign ladder (A6)."""
    found: i64 = 0
    for piece in range(position.pieces):
        if mask >> piece & 1 and victim(position, position.seat * position.pieces + piece) >= 0:
            found |= 1 << piece
    return found


def victim(position: Position, piece: i64) -> i64:
    """The opponent's piece that the roll would hit by exact count on a foreign ladder, or -1 (A6)."""
    catalogue = position.catalogue
    side: i64 = catalogue.side
    progress: i64 = position.progress[piece]
    corner = (progress + side - 1) // side  # the next one on the path, in quarters of the lap
    rung = total(position) - (corner * side - progress)
    if corner == 0 or corner >= 4 or rung < 1 or rung > catalogue.ladder:
        return -1
    foreign = (position.rules.corners[position.seat] + corner) % 4
    space: i64 = catalogue.lap + foreign * catalogue.ladder + rung - 1
    for other in range(len(position.where)):
        if position.where[other] == space:
            return other
    return -1


def play_move(position: Position, choice: i64) -> None:
    """Move one own piece the whole roll, or up a foreign ladder and down to its corner."""
    climbing = choice >= LADDER
    piece = position.seat * position.pieces + choice - (LADDER if climbing else MOVE)
    position.piece = piece
    if position.throw != INTERIM:
        position.thrower = piece
    position.other = -1
    if climbing:
        climb(position, piece)
    else:
        forward(position, piece, total(position), "roll")
    land(position)


def climb(position: Position, piece: i64) -> None:
    """The victim goes to the corner before his own, the climber down to the ladder's; his turn ends (A6)."""
    side: i64 = position.catalogue.side
    send_back(position, victim(position, piece), 3 * side, "ladder")
    progress: i64 = position.progress[piece]
    go(position, piece, (progress + side - 1) // side * side, "ladder")
    position.ended = True
