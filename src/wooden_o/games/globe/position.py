"""The position: everything on the table, as plain numbers that copy fast."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from wooden_o.core.saving import saved
from wooden_o.core.state import State
from wooden_o.games.globe.catalogue import Catalogue
from wooden_o.games.globe.numbers import ASK_START, CARDS, TURN

CORNERS: list[list[int]] = [[], [0], [0, 2], [0, 1, 2], [0, 1, 2, 3]]  # of each seat, by seats: two sit opposite,
# three draw lots, since with one corner empty no two places are alike


class Rules:
    """What was agreed before the game."""

    def __init__(
        self, seats: i64, pieces: i64, level: i64, act_scene_line: bool, corners: list[int] | None = None
    ) -> None:
        self.seats = seats
        self.pieces = pieces
        self.level = level
        self.act_scene_line = act_scene_line
        self.corners = CORNERS[seats] if corners is None else corners
        self.seat_at = [self.corners.index(corner) if corner in self.corners else -1 for corner in range(4)]

    def __reduce__(self) -> tuple[Any, ...]:
        return saved(self, self.seats, self.pieces, self.level, self.act_scene_line, self.corners)


def starts(catalogue: Catalogue, rules: Rules) -> list[int]:
    """The spaces on which all pieces wait."""
    return [catalogue.path[corner][0] for corner in rules.corners for _ in range(rules.pieces)]


class Position(State):
    """The whole table. Rule modules work on it; `State` of this game adds the contract."""

    def __init__(self, catalogue: Catalogue, rules: Rules, source: Position | None) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.rules = rules
        self.seats = rules.seats
        self.pieces = rules.pieces
        self.level = rules.level
        if source is None:
            self.ask: i64 = ASK_START
            self.seat: i64 = 0  # whose turn
            self.throw: i64 = TURN
            self.dice: i64 = -1  # the roll in play, as a choice
            self.again: bool = False  # B10: a throw is owed for a double
            self.thrower: i64 = -1  # the piece that threw it
            self.piece: i64 = -1  # in play
            self.other: i64 = -1  # the own piece it shares a space with
            self.all_out: bool = False  # B8: for good
            self.ended: bool = False  # no instruction counts any more in this turn
            self.treat: bool = False  # T2: three names, the space reached may be acted on
            self.names: i64 = 0  # characters named this turn
            self.card: i64 = -1  # the last one drawn, face up on the discards
            self.reason: i64 = 0  # why it was drawn
            self.owner: i64 = -1  # A5: whose corner it is
            self.play_named: i64 = -1  # the play whose characters are being named
            self.credit: i64 = 0  # spaces earned by claims so far
            self.owing: i64 = 0  # mask: seats that may still challenge, or roll for the start
            self.leaders: i64 = 0  # mask: highest roll for the start so far
            self.best: i64 = 0  # that roll
            self.readers: i64 = 0  # mask: who has looked the current claims up
            self.winner: i64 = -1
            self.progress = [0] * (rules.seats * rules.pieces)  # by seat × pieces + piece
            self.where = starts(catalogue, rules)
            self.lost = [0] * rules.seats  # rounds to be skipped
            self.extra = [0] * rules.seats  # full extra turns owed
            self.pile = list(range(CARDS))  # face down, in no order: sorted
            self.claims: list[int] = []  # choices claimed over the current play or card
            self.named: list[int] = []  # T3: play << 12 | character, in the order named
            self.points = [0, 0, 0]
        else:
            self.ask = source.ask
            self.seat = source.seat
            self.throw = source.throw
            self.dice = source.dice
            self.again = source.again
            self.thrower = source.thrower
            self.piece = source.piece
            self.other = source.other
            self.all_out = source.all_out
            self.ended = source.ended
            self.treat = source.treat
            self.names = source.names
            self.card = source.card
            self.reason = source.reason
            self.owner = source.owner
            self.play_named = source.play_named
            self.credit = source.credit
            self.owing = source.owing
            self.leaders = source.leaders
            self.best = source.best
            self.readers = source.readers
            self.winner = source.winner
            self.progress = source.progress[:]
            self.where = source.where[:]
            self.lost = source.lost[:]
            self.extra = source.extra[:]
            self.pile = source.pile[:]
            self.claims = source.claims[:]
            self.named = source.named[:]
            self.points = source.points  # replaced, never changed
