"""Why not? The rule that forbids a choice, as a reason id that the locales put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wooden_o.games.globe.numbers import (
    ACT,
    ADVANCED,
    ASK_FOLLOW,
    ASK_FORCE,
    ASK_IDENTIFY,
    ASK_MOVE,
    ASK_NAME,
    ASK_NOTHING,
    ASK_PUSH,
    ASK_WINDOW,
    BASIC,
    CARD,
    CHALLENGE,
    CLAIM,
    CLASS,
    DONE,
    DOUBLE,
    FOLLOW,
    FORCE,
    INTERIM,
    LADDER,
    LINE,
    MOVE,
    PICK,
    PIECES,
    PUSH,
    SCENE,
    SOLITAIRE,
    STATE,
    TOURNAMENT,
)

if TYPE_CHECKING:
    from wooden_o.games.globe.position import Position

REASONS = (
    "unknown-choice",
    "game-over",
    "only-nature",
    "not-your-turn",
    "already-allowed",
    "own-claim",
    "not-now",
    "no-such-piece",
    "piece-home",
    "rear-most-only",
    "same-piece-after-double",
    "one-of-the-two",
    "first-waiting-piece",
    "no-ladders-at-this-level",
    "own-ladder",
    "no-exact-count",
    "own-piece",
    "no-such-seat",
    "cannot-go-back",
    "already-named",
    "no-card-here",
    "names-begun",
    "source-first",
    "act-first",
    "scene-first",
    "already-stated",
    "no-act-scene-line",
    "class-only-alone",
)

# Which verbs answer which question: number ranges of the vocabulary.
ANSWERS = {
    ASK_MOVE: ((MOVE, PUSH),),
    ASK_PUSH: ((PUSH, FORCE),),
    ASK_FORCE: ((FORCE, PICK),),
    ASK_NAME: ((PICK, FOLLOW), (DONE, CHALLENGE), (CLAIM, CLAIM + 4096)),
    ASK_IDENTIFY: ((DONE, CHALLENGE), (CLASS, CARD), (STATE, CLAIM)),
    ASK_WINDOW: ((CHALLENGE, CLASS),),
    ASK_FOLLOW: ((FOLLOW, DONE),),
}


def why_not(position: Position, seat: int, number: int) -> str:
    """The reason against a choice that is not among the legal ones."""
    if number < 0:
        return "unknown-choice"
    if position.ask == ASK_NOTHING:
        return "game-over"
    if number < MOVE or CARD <= number < STATE:
        return "only-nature"
    if seat not in position.to_act():
        return turn_reason(position, seat)
    if not any(first <= number < end for first, end in ANSWERS.get(int(position.ask), ())):
        return "not-now"
    return rule_reason(position, number)


def turn_reason(position: Position, seat: int) -> str:
    if position.ask != ASK_WINDOW or not 0 <= seat < position.seats:
        return "not-your-turn"
    return "own-claim" if seat == position.seat else "already-allowed"


def rule_reason(position: Position, number: int) -> str:
    """The rule that stands against the right kind of answer."""
    if position.ask == ASK_MOVE:
        climbing = number >= LADDER
        return move_rule(position, number - (LADDER if climbing else MOVE)) or ladder_rule(position, number - LADDER)
    if position.ask == ASK_PUSH:
        return push_rule(position, (number - PUSH) // PIECES, (number - PUSH) % PIECES)
    if position.ask == ASK_NAME:
        return name_rule(position, number)
    return fact_rule(position, number)


def move_rule(position: Position, piece: int) -> str | None:
    """Why that piece may not move (B5, B7, B8, B10, B25)."""
    if piece >= position.pieces:
        return "no-such-piece"
    number = int(position.seat * position.pieces) + piece
    if position.progress[number] == position.catalogue.home:
        return "piece-home"
    if position.throw == INTERIM:
        return None if number in (position.piece, position.other) else "one-of-the-two"
    if position.throw == DOUBLE and position.progress[position.thrower] != position.catalogue.home:
        return None if number == position.thrower else "same-piece-after-double"
    first = number - piece
    if position.level == BASIC and position.all_out:
        run = position.progress[first : first + int(position.pieces)]
        return None if piece == run.index(min(run)) else "rear-most-only"
    return "first-waiting-piece" if waits_behind(position, first, number) else None


def waits_behind(position: Position, first: int, number: int) -> bool:
    return position.progress[number] == 0 and 0 in position.progress[first:number]


def ladder_rule(position: Position, piece: int) -> str:
    """Why that piece may not take a foreign ladder (A6)."""
    if position.level not in (ADVANCED, TOURNAMENT):
        return "no-ladders-at-this-level"
    progress = position.progress[int(position.seat * position.pieces) + piece]
    return "own-ladder" if progress > 3 * position.catalogue.side else "no-exact-count"


def push_rule(position: Position, seat: int, piece: int) -> str:
    """Why the card may not move that piece (B20, B21)."""
    if seat >= position.seats:
        return "no-such-seat"
    if piece >= position.pieces:
        return "no-such-piece"
    if seat == position.seat:
        return "own-piece"
    first = seat * int(position.pieces)
    progress = position.progress[first + piece]
    if progress == position.catalogue.home:
        return "piece-home"
    if progress in (0, position.catalogue.lap) and not waits_behind(position, first, first + piece):
        return "cannot-go-back"
    return "first-waiting-piece" if position.progress[first + piece] == 0 else "cannot-go-back"


def name_rule(position: Position, number: int) -> str:
    if number == PICK:
        return "names-begun" if position.claims else "no-card-here"
    return "already-named"


def fact_rule(position: Position, number: int) -> str:
    """Why that fact cannot be stated now (T9, O1, S4)."""
    if number < ACT:
        return "class-only-alone"
    if number >= STATE:
        return "already-stated"
    if not position.rules.act_scene_line or position.level == SOLITAIRE:
        return "no-act-scene-line"
    stage = 1 if number < SCENE else 2 if number < LINE else 3
    if stage < len(position.claims):
        return "already-stated"
    return ("source-first", "act-first", "scene-first")[len(position.claims)]
