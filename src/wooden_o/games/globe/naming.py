"""Naming characters of the play one stands on (T1–T3, T11, S5)."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.games.globe import events
from wooden_o.games.globe.board import forward
from wooden_o.games.globe.landing import draw, land
from wooden_o.games.globe.numbers import (
    ASK_NAME,
    BY_SPACE,
    CLAIM,
    DONE,
    FOR_CHARACTERS,
    NAMES,
    PICK,
    PICK_CARD,
    SOLITAIRE,
)
from wooden_o.games.globe.position import Position
from wooden_o.games.globe.turn import end_throw
from wooden_o.games.globe.window import open_window, score


def legal(position: Position) -> list[int]:
    """Any character of any play that nobody has named for this play yet, right or wrong; a card instead; or enough."""
    choices = [PICK, DONE] if may_pick(position) else [DONE]
    gone = {code & 4095 for code in position.named if code >> 12 == position.play_named}
    if not gone:
        return choices + position.tables.all_claims
    return choices + [claim for claim in position.tables.all_claims if claim - CLAIM not in gone]


def may_pick(position: Position) -> bool:
    """A PICK CARD space offers its card until the first name (T11)."""
    space = position.where[position.piece]
    return not position.claims and position.tables.instruction[space] == PICK_CARD


def play(position: Position, choice: i64) -> None:
    if choice == PICK:
        draw(position, BY_SPACE)
    elif choice == DONE:
        collect(position)
    else:
        claim(position, choice)


def claim(position: Position, choice: i64) -> None:
    """A name goes on the table's list (T3) and may be challenged; alone, the book answers at once (S5)."""
    position.names += 1
    position.claims.append(choice)
    position.named.append(position.play_named << 12 | choice - CLAIM)
    if position.listener is not None:
        tables = position.tables
        play, character = tables.sources[position.play_named], tables.characters[choice - CLAIM]
        position.listener(events.CharacterNamed(int(position.seat), play, character))
    if position.level == SOLITAIRE:
        score(position, FOR_CHARACTERS, 1 if right(position) else 0)
        ask_again(position)
    else:
        open_window(position)


def right(position: Position) -> bool:
    """Does the book list the last name among the characters of the play?"""
    return (position.play_named << 12 | position.claims[-1] - CLAIM) in position.tables.cast


def accept(position: Position) -> None:
    """The name stands: one space earned."""
    position.credit += 1
    ask_again(position)


def ask_again(position: Position) -> None:
    if position.names < NAMES:
        position.ask = ASK_NAME
    else:
        collect(position)


def collect(position: Position) -> None:
    """Move what was earned; the turn ends, but after three names the space reached may be acted on (T2)."""
    position.ended = True
    position.treat = position.credit == NAMES
    if position.credit:
        forward(position, position.piece, position.credit, "names")
        land(position)
    else:
        end_throw(position)
