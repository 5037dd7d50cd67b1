"""Turns: who throws next, what is still owed, and the end (B4, B10, B14, B18)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events
from wooden_o.games.globe.numbers import (
    ASK_CORNERS,
    ASK_NOTHING,
    ASK_START,
    ASK_THROW,
    DOUBLE,
    HIGH,
    LOW,
    ROLL,
    SIT,
    SOLITAIRE,
    THESPIAN,
    THREE_CORNERS,
    THROWS,
    TURN,
)
from wooden_o.games.globe.position import Position, Rules, starts


def begin(position: Position) -> None:
    """Everybody rolls for the start; alone there is nothing to roll for. Three draw lots for the corners first."""
    if position.seats == 1:
        start_turn(position, 0)
    elif position.seats == 3:
        position.ask = ASK_CORNERS
    else:
        roll_for_start(position)


def roll_for_start(position: Position) -> None:
    position.ask = ASK_START
    position.owing = (1 << position.seats) - 1


def play_corners(position: Position, choice: i64) -> None:
    """Who sits where (B1): every corner and every seat has each place equally often."""
    agreed = position.rules
    corners = THREE_CORNERS[choice - SIT]
    position.rules = Rules(agreed.seats, agreed.pieces, agreed.level, agreed.act_scene_line, corners)
    position.where = starts(position.catalogue, position.rules)
    roll_for_start(position)
    if position.listener is not None:
        ids = position.catalogue
        for seat in range(position.seats):
            position.listener(events.CornerTaken(int(seat), ids.sources[ids.play[corners[seat] * ids.side]]))


def play_start(position: Position, choice: i64) -> None:
    """One roll for the start: the highest begins, those who tie roll again (B4)."""
    seat = position.seat
    total: i64 = LOW[choice - ROLL] + HIGH[choice - ROLL]
    if position.listener is not None:
        position.listener(events.StartRolled(int(seat), (LOW[choice - ROLL], HIGH[choice - ROLL])))
    if total > position.best:
        position.best = total
        position.leaders = 0
    if total == position.best:
        position.leaders |= 1 << seat
    position.owing &= ~(1 << seat)
    if not position.owing:
        close_round(position)
    if position.ask == ASK_START:
        position.seat = lowest(position.owing)


def close_round(position: Position) -> None:
    """All have rolled: one leader starts, several roll again."""
    leaders = position.leaders
    position.best = 0
    position.leaders = 0
    if leaders & (leaders - 1):
        position.owing = leaders
    else:
        start_turn(position, lowest(leaders))


def lowest(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def start_turn(position: Position, seat: i64) -> None:
    position.seat = seat
    position.thrower = -1
    start_throw(position, TURN)


def start_throw(position: Position, throw: i64) -> None:
    """The dice are due, with a clean slate: a throw for a double is a turn of its own."""
    position.throw = throw
    position.dice = -1
    position.ended = False
    position.treat = False
    position.names = 0
    position.owner = -1
    position.piece = -1
    position.other = -1
    position.ask = ASK_THROW
    if position.listener is not None:
        position.listener(events.TurnBegun(int(position.seat), THROWS[throw]))


def end_throw(position: Position) -> None:
    """What is owed comes in order: the throw for a double, full extra turns, the next player."""
    seat = position.seat
    if position.again:
        position.again = False
        start_throw(position, DOUBLE)
    elif position.extra[seat] > 0:
        position.extra[seat] -= 1
        start_turn(position, seat)
    else:
        pass_on(position)


def pass_on(position: Position) -> None:
    """To the next player who has no turn to lose (B18): a skipped round uses up nothing else."""
    seat = (position.seat + 1) % position.seats
    while position.lost[seat] > 0:
        position.lost[seat] -= 1
        if position.listener is not None:
            position.listener(events.TurnSkipped(int(seat), position.lost[seat]))
        seat = (seat + 1) % position.seats
    start_turn(position, seat)


def lose_turn(position: Position, seat: i64) -> None:
    """The player's next round is lost; several add up (B18). Alone it has no effect (S6)."""
    if position.level != SOLITAIRE:
        position.lost[seat] += 1
        if position.listener is not None:
            position.listener(events.TurnLost(int(seat), position.lost[seat]))


def all_home(position: Position, seat: i64) -> bool:
    home: i64 = position.catalogue.home
    first = seat * position.pieces
    for piece in range(first, first + position.pieces):
        if position.progress[piece] != home:
            return False
    return True


def finish(position: Position, seat: i64) -> None:
    """That seat has all its pieces in the Globe (B14)."""
    position.winner = seat
    position.ask = ASK_NOTHING
    position.again = False
    if position.listener is not None:
        position.listener(events.GameWon(int(seat)))
        if position.level == SOLITAIRE and sum(position.points) >= THESPIAN:
            position.listener(events.ThespianProclaimed(int(seat), sum(position.points)))
