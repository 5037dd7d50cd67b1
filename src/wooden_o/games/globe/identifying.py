"""Identifying a quotation: its play or the Sonnets, then act, scene and line (T9, O1, S4)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events
from wooden_o.games.globe.board import forward
from wooden_o.games.globe.landing import land, meet, roll_off
from wooden_o.games.globe.numbers import (
    ACT,
    ACTS,
    ASK_IDENTIFY,
    BY_OCCUPIED,
    CLASS,
    CLASSES,
    DONE,
    FACTS,
    FOR_CLASSES,
    FOR_QUOTATIONS,
    LINE,
    LINES,
    PLAYS,
    QUOTATION_STEPS,
    SCENE,
    SCENES,
    SOLITAIRE,
    SONNETS,
    STATE,
)
from wooden_o.games.globe.position import Position
from wooden_o.games.globe.turn import end_throw
from wooden_o.games.globe.window import open_window, score

BASES = [STATE, ACT, SCENE, LINE]  # by fact; a line's number is one more than its place
ALL_SOURCES = [DONE, *range(STATE, STATE + PLAYS + 1)]
ALONE = [DONE, *range(CLASS, CLASS + 3), *range(STATE, STATE + PLAYS + 1)]
LISTS = [
    ALL_SOURCES,
    [DONE, *range(ACT, ACT + ACTS)],
    [DONE, *range(SCENE, SCENE + SCENES)],
    [DONE, *range(LINE, LINE + LINES)],
]


def begin(position: Position) -> None:
    position.play_named = -1
    position.credit = 0
    position.readers = 0
    position.claims = []
    position.ask = ASK_IDENTIFY


def legal(position: Position) -> list[int]:
    """The facts in their order, whatever is true; one may always stop. Alone, the class will do (S4)."""
    return ALONE if position.level == SOLITAIRE else LISTS[len(position.claims)]


def play(position: Position, choice: i64) -> None:
    if choice == DONE:
        collect(position)
        return
    position.claims.append(choice)
    if position.listener is not None:
        tell(position, choice)
    if position.level == SOLITAIRE:
        mark(position, choice)
        collect(position)
    else:
        open_window(position)


def tell(position: Position, choice: i64) -> None:
    """Report what was claimed."""
    if position.listener is not None:
        fact = len(position.claims) - 1
        if choice >= STATE:
            value = position.catalogue.sources[choice - STATE]
        elif choice < ACT:
            value = CLASSES[choice - CLASS]
        else:
            value = str(int(number(choice, fact)))
        what = "class" if choice < ACT else FACTS[fact]
        position.listener(
            events.FactStated(int(position.seat), position.catalogue.card_ids[position.card], what, value)
        )


def number(choice: i64, fact: i64) -> i64:
    """The play, act, scene or line a claim speaks of."""
    return choice - BASES[fact] + (1 if fact == 3 else 0)


def right(position: Position) -> bool:
    """Is the last claim what the book says?"""
    fact = len(position.claims) - 1
    return number(position.claims[fact], fact) == position.catalogue.card_facts[4 * position.card + fact]


def mark(position: Position, choice: i64) -> None:
    """Five points for the source, or two for its class, whichever is better (S4)."""
    catalogue = position.catalogue
    source: i64 = catalogue.card_facts[4 * position.card]
    said = class_of(position, choice - STATE) if choice >= STATE else choice - CLASS
    if choice - STATE == source:
        score(position, FOR_QUOTATIONS, 5)
    else:
        score(position, FOR_CLASSES, 2 if said >= 0 and said == class_of(position, source) else 0)


def class_of(position: Position, source: i64) -> i64:
    """The class of a play; the Sonnets have none."""
    return -1 if source == SONNETS else position.catalogue.play_class[source]


def accept(position: Position) -> None:
    """The claim stands: five spaces earned. With the optional rule a play has three more facts (O1)."""
    position.credit += QUOTATION_STEPS
    if position.rules.act_scene_line and len(position.claims) < 4 and position.claims[0] != STATE + SONNETS:
        position.ask = ASK_IDENTIFY
    else:
        collect(position)


def collect(position: Position) -> None:
    """Move what was earned; the turn ends without instructions (T9). Alone there are no bonus moves (S2, S3)."""
    if position.level == SOLITAIRE:
        leave(position)
        return
    position.ended = True
    if position.credit:
        forward(position, position.piece, position.credit, "quotation")
        land(position)
    elif not meet(position, position.where[position.piece]):
        end_throw(position)


def leave(position: Position) -> None:
    """Roll off an occupied space, or be done."""
    if position.reason == BY_OCCUPIED:
        roll_off(position)
    else:
        end_throw(position)
