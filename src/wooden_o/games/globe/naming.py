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
    first = len(choices)
    choices += position.catalogue.all_claims
    for claim in gone(position):
        del choices[first + claim]
    return choices


def gone(position: Position) -> list[int]:
    """What has been named for this play already, from the last to the first (T3)."""
    return sorted([code & 4095 for code in position.named if code >> 12 == position.play_named], reverse=True)


def may_pick(position: Position) -> bool:
    """A PICK CARD space offers its card until the first name (T11)."""
    space = position.where[position.piece]
    return not position.claims and position.catalogue.instruction[space] == PICK_CARD


def play(position: Position, choice: i64) -> None:
    if choice == PICK:
        draw(position, BY_SPACE)
    elif choice == DONE:
        collect(position)
    else:
        put(position, choice)


def put(position: Position, choice: i64) -> None:
    """A name goes on the table's list (T3) and may be challenged; alone, the book answers at once (S5)."""
    position.names += 1
    position.claims.append(choice)
    position.named.append(position.play_named << 12 | choice - CLAIM)
    if position.listener is not None:
        catalogue = position.catalogue
        play, character = catalogue.sources[position.play_named], catalogue.characters[choice - CLAIM]
        position.listener(events.CharacterNamed(int(position.seat), play, character))
    if position.level == SOLITAIRE:
        score(position, FOR_CHARACTERS, 1 if right(position) else 0)
        ask_again(position)
    else:
        open_window(position)


def right(position: Position) -> bool:
    """Is the last name in the book for this play, and not somebody named before by another name (T3)?"""
    cast = position.catalogue.cast
    named = position.named
    who = cast.get(named[-1], -1)
    for earlier in named[:-1]:
        if earlier >> 12 == position.play_named and cast.get(earlier, -1) == who:
            return False
    return who >= 0


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
