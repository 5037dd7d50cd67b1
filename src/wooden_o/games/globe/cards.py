"""Quotation cards and their red instructions (B11, B13, B15, B16, B18–B20, B28–B30, A5)."""

from __future__ import annotations

from bisect import bisect_left

from mypy_extensions import i64

from wooden_o.games.globe import events, identifying
from wooden_o.games.globe.board import back, floor, forward, push
from wooden_o.games.globe.landing import act, land, meet, to_nearest
from wooden_o.games.globe.numbers import (
    ASK_FORCE,
    ASK_PUSH,
    BACK,
    BY_CORNER,
    BY_OCCUPIED,
    CARD,
    FORCE,
    FORWARD,
    INSTRUCTIONS,
    LOSE_TURN,
    NEAREST,
    OPPONENT_BACK,
    OPPONENT_FORWARD,
    PIECES,
    PUSH,
    REASONS,
    SPARE,
    TOURNAMENT,
)
from wooden_o.games.globe.position import Position
from wooden_o.games.globe.turn import all_home, end_throw, finish, lose_turn

FORCE_CHOICES = [FORCE, SPARE]


def legal_draws(position: Position) -> list[int]:
    return [CARD + card for card in position.pile]


def play_draw(position: Position, choice: i64) -> None:
    """The top card is turned over for all to see (A7); the owner of a corner decides whether it counts (A5)."""
    card = choice - CARD
    del position.pile[bisect_left(position.pile, card)]
    position.card = card
    if position.listener is not None:
        tell_card(position)
    if position.reason == BY_CORNER:
        position.ask = ASK_FORCE
    else:
        use(position)


def tell_card(position: Position) -> None:
    """Report the words and the red instruction, never the source."""
    if position.listener is not None:
        catalogue, card = position.catalogue, position.card
        instruction = INSTRUCTIONS[catalogue.card_instruction[card]]
        words, amount, reason = catalogue.card_words[card], catalogue.card_amount[card], REASONS[position.reason]
        seat = int(position.seat)
        position.listener(events.CardDrawn(seat, catalogue.card_ids[card], words, instruction, amount, reason))


def play_force(position: Position, choice: i64) -> None:
    if position.listener is not None:
        position.listener(events.CornerJudged(int(position.owner), int(position.seat), choice == FORCE))
    if choice == FORCE:
        use(position)
    else:
        leave_be(position)


def use(position: Position) -> None:
    """The card counts: its instruction, or the quotation itself (T9)."""
    if position.level >= TOURNAMENT:
        identifying.begin(position)
    else:
        obey(position)


def obey(position: Position) -> None:
    """Carry out the red instruction with the piece in play (B11, B17)."""
    instruction: i64 = position.catalogue.card_instruction[position.card]
    amount: i64 = position.catalogue.card_amount[position.card]
    if instruction == FORWARD:
        forward(position, position.piece, amount, "card")
        land(position)
    elif instruction == BACK:
        serve(position, back(position, position.piece, amount, "card"))
    elif instruction == LOSE_TURN:
        lose_turn(position, position.seat)
        carry_on(position)
    elif instruction < OPPONENT_FORWARD:
        serve(position, to_nearest(position, instruction - NEAREST, "card"))
    elif legal_pushes(position):
        position.ask = ASK_PUSH
    else:
        serve(position, False)


def serve(position: Position, served: bool) -> None:
    """A card that moved the piece makes it land; one that cannot be used is ignored (B19, B30)."""
    if served:
        land(position)
        return
    if position.listener is not None:
        position.listener(events.CardIgnored(int(position.seat), position.catalogue.card_ids[position.card]))
    carry_on(position)


def carry_on(position: Position) -> None:
    """The card has not moved the piece: on a space still shared the next one follows (B29, B30), else that was it."""
    if position.reason == BY_CORNER:
        leave_be(position)
    elif position.reason == BY_OCCUPIED and meet(position, position.where[position.piece]):
        return
    else:
        end_throw(position)


def leave_be(position: Position) -> None:
    """The piece is still on the opponent's corner: whoever else is there, then the space itself (A2, A5)."""
    space: i64 = position.where[position.piece]
    if not meet(position, space):
        act(position, space)


def legal_pushes(position: Position) -> list[int]:
    """Every opponent's piece the card can move; of those waiting on a corner, all alike, only the first (B20)."""
    backward = position.catalogue.card_instruction[position.card] == OPPONENT_BACK
    home: i64 = position.catalogue.home
    choices: list[int] = []
    for piece in range(len(position.progress)):
        seat = piece // position.pieces
        progress: i64 = position.progress[piece]
        if seat == position.seat or progress == home or (backward and progress == floor(position, piece)):
            continue
        if progress == 0 and waiting_before(position, piece):
            continue
        choices.append(PUSH + seat * PIECES + piece % position.pieces)
    return choices


def waiting_before(position: Position, piece: i64) -> bool:
    """Does a piece of the same seat with a lower number wait on the corner too?"""
    for other in range(piece // position.pieces * position.pieces, piece):
        if position.progress[other] == 0:
            return True
    return False


def play_push(position: Position, choice: i64) -> None:
    """Move an opponent's piece; it does not act on its space (B20, B22), but may come home and win."""
    seat = (choice - PUSH) // PIECES
    piece = seat * position.pieces + (choice - PUSH) % PIECES
    amount: i64 = position.catalogue.card_amount[position.card]
    if position.catalogue.card_instruction[position.card] == OPPONENT_BACK:
        amount = -amount
    push(position, piece, amount)
    if all_home(position, seat):
        finish(position, seat)
    else:
        carry_on(position)
