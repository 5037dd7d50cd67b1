"""Landing: what a space does to the piece that came to rest on it (B6, B15–B19, B24–B29, A2, A5, T1, T11)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events
from wooden_o.games.globe.board import back, forward, go, knock
from wooden_o.games.globe.numbers import (
    ADVANCED,
    ASK_DRAW,
    ASK_FOLLOW,
    ASK_NAME,
    ASK_THROW,
    BACK,
    BASIC,
    BUMP,
    BY_CORNER,
    BY_OCCUPIED,
    BY_SPACE,
    CARDS,
    FOLLOW,
    FORWARD,
    INTERIM,
    LOSE_TURN,
    NAMES,
    NEAREST,
    NONE,
    PICK_CARD,
    SOLITAIRE,
    STOP,
    TOURNAMENT,
)
from wooden_o.games.globe.position import Position
from wooden_o.games.globe.turn import all_home, end_throw, finish, lose_turn

FOLLOW_CHOICES = [FOLLOW, STOP]


def land(position: Position) -> None:
    """The piece in play has come to rest."""
    space: i64 = position.where[position.piece]
    if space == position.catalogue.globe:
        if all_home(position, position.seat):
            finish(position, position.seat)
        else:
            end_throw(position)
    elif not position.ended and foreign_corner(position, space):
        draw(position, BY_CORNER)  # A5 comes first
    else:
        rest(position)


def foreign_corner(position: Position, space: i64) -> bool:
    """Is this an opponent's starting corner, where he may force a card on us (A5)? Remembers whose."""
    side: i64 = position.catalogue.side
    if (position.level != ADVANCED and position.level != TOURNAMENT) or space % side or space >= position.catalogue.lap:
        return False
    owner: i64 = position.rules.seat_at[space // side]
    if owner < 0 or owner == position.seat:
        return False
    position.owner = owner
    return True


def rest(position: Position) -> None:
    """Whoever else stands there comes first, then the space itself."""
    space: i64 = position.where[position.piece]
    if position.where.count(space) > 1 and meet(position, space):
        return
    if not position.ended:
        act(position, space)
    elif position.treat and position.catalogue.instruction[space] != NONE:
        position.ask = ASK_FOLLOW  # T2
    else:
        end_throw(position)


def meet(position: Position, space: i64) -> bool:
    """Deal with the pieces already on the space; False if none of them is in the way (B24)."""
    piece = position.piece
    own: i64 = -1
    foreign = False
    for other in range(len(position.where)):
        if position.where[other] == space and other != piece:
            if other // position.pieces != position.seat:
                foreign = True
            elif own < 0 and (position.progress[other] or position.progress[piece]):
                own = other
    if foreign:
        meet_opponent(position, space)
    elif own >= 0:
        meet_own(position, own)
    return foreign or own >= 0


def meet_opponent(position: Position, space: i64) -> None:
    if position.listener is not None:
        position.listener(events.OpponentMet(int(position.seat), int(position.piece % position.pieces), int(space)))
    if position.level == BASIC:
        draw(position, BY_OCCUPIED)  # B28
    else:
        bump(position, space)


def bump(position: Position, space: i64) -> None:
    """Four ahead for the mover, four back for those he landed on; waiting pieces stay (A2)."""
    forward(position, position.piece, BUMP, "bump")
    for other in range(len(position.where)):
        if position.where[other] == space and other // position.pieces != position.seat:
            knock(position, other)
    land(position)


def meet_own(position: Position, own: i64) -> None:
    """Two own pieces on a space: roll again and move either (B25); alone a card comes first (S2)."""
    position.other = own
    if position.listener is not None:
        pieces = position.pieces
        seat = int(position.seat)
        position.listener(events.SpaceShared(seat, int(position.piece % pieces), int(own % pieces)))
    if position.level == SOLITAIRE and not position.ended:
        draw(position, BY_OCCUPIED)
    else:
        roll_off(position)


def roll_off(position: Position) -> None:
    """The interim roll; a throw owed for a double waits until after it (B26)."""
    position.throw = INTERIM
    position.dice = -1
    position.ask = ASK_THROW


def draw(position: Position, reason: i64) -> None:
    """A card is due; an empty pile is made anew from the discards."""
    position.reason = reason
    position.ask = ASK_DRAW
    if not position.pile:
        position.pile = list(range(CARDS))
        if position.listener is not None:
            position.listener(events.DeckReshuffled())


def act(position: Position, space: i64) -> None:
    """Act on the space's own instruction (B6, B15, B17)."""
    instruction: i64 = position.catalogue.instruction[space]
    if instruction <= PICK_CARD:
        read(position, space, instruction)
    elif instruction == LOSE_TURN:
        lose_turn(position, position.seat)
        end_throw(position)
    elif instruction == FORWARD:
        forward(position, position.piece, position.catalogue.amount[space], "board")
        land(position)
    elif instruction == BACK:
        back(position, position.piece, position.catalogue.amount[space], "board")
        land(position)
    elif to_nearest(position, instruction - NEAREST, "board"):
        land(position)
    else:
        end_throw(position)  # B19


def read(position: Position, space: i64, instruction: i64) -> None:
    """A play's name, PICK CARD, or both: then it is one or the other (T1, T11)."""
    if position.level >= TOURNAMENT and position.catalogue.play[space] >= 0 and position.names < NAMES:
        position.play_named = position.catalogue.play[space]
        position.credit = 0
        position.readers = 0
        position.claims = []
        position.ask = ASK_NAME
    elif instruction == PICK_CARD:
        draw(position, BY_SPACE)
    else:
        end_throw(position)


def to_nearest(position: Position, kind: i64, cause: str) -> bool:
    """Move the piece in play to the nearest pink space of a class ahead on its path; False if there is none (B13)."""
    piece = position.piece
    corner: i64 = position.rules.corners[position.seat]
    target: i64 = position.catalogue.nearest[corner * 3 + kind][position.progress[piece]]
    if target == 0:
        return False
    go(position, piece, target, cause)
    return True


def play_follow(position: Position, choice: i64) -> None:
    """After three names the space reached may be acted on, or not (T2)."""
    position.treat = False
    if choice == FOLLOW:
        position.ended = False
        act(position, position.where[position.piece])
    else:
        end_throw(position)
