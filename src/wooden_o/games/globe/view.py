"""Views: all that a seat, or a spectator, may know, built up from nothing. Only the open book is private (T8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wooden_o.games.globe.challenge import answer
from wooden_o.games.globe.ending import standing
from wooden_o.games.globe.numbers import (
    ASK_IDENTIFY,
    ASK_NAME,
    ASK_START,
    ASK_WINDOW,
    CARDS,
    HIGH,
    INSTRUCTIONS,
    LEVELS,
    LOW,
    POINTS,
    QUESTIONS,
    REASONS,
    SOLITAIRE,
    THROWS,
)

if TYPE_CHECKING:
    from wooden_o.games.globe.position import Position
    from wooden_o.games.globe.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as that seat sees it; None is a spectator."""
    ended = standing(state)
    return {
        "game": "globe",
        "viewer": seat,
        "seats": int(state.seats),
        "options": options(state),
        "corners": list(state.rules.corners),
        "question": question(state),
        "to_act": list(state.to_act()),
        "progress": by_seat(state, state.progress),
        "spaces": by_seat(state, state.where),
        "all_out": state.all_out,
        "lost": list(state.lost),
        "extra": list(state.extra),
        "pile": len(state.pile),
        "discards": discards(state),
        "card": card(state),
        "claims": claims(state),
        "named": named(state),
        "book": book(state, seat),
        "points": dict(zip(POINTS, state.points, strict=True)) if state.level == SOLITAIRE else None,
        "standing": ended.to_json() if ended else None,
    }


def options(state: Position) -> dict[str, Any]:
    level = LEVELS[state.level]
    return {"level": level, "pieces": int(state.pieces), "act_scene_line": state.rules.act_scene_line}


def question(state: Position) -> dict[str, Any]:
    """What is being asked, and what is still owed in this turn; pieces count from 0 within their seat."""
    return {
        "ask": QUESTIONS[state.ask],
        "seat": int(state.seat),
        "throw": THROWS[state.throw],
        "dice": [LOW[state.dice], HIGH[state.dice]] if state.dice >= 0 else None,
        "piece": piece(state, state.piece),
        "other": piece(state, state.other),
        "again": state.again,
        "thrower": piece(state, state.thrower),
        "owner": int(state.owner) if state.owner >= 0 else None,
        "ended": state.ended,
        "treat": state.treat,
        "names": int(state.names),
        "reason": REASONS[state.reason],
        "start": start(state) if state.ask == ASK_START else None,
    }


def start(state: Position) -> dict[str, Any]:
    """Rolling for the start: who is still to roll, who leads, and with what."""
    return {"owing": seats(state.owing), "leaders": seats(state.leaders), "best": int(state.best)}


def piece(state: Position, number: int) -> int | None:
    return int(number % state.pieces) if number >= 0 else None


def seats(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


def by_seat(state: Position, values: list[int]) -> list[list[int]]:
    pieces = int(state.pieces)
    return [values[first : first + pieces] for first in range(0, len(values), pieces)]


def discards(state: Position) -> list[str]:
    left = set(state.pile)
    return [state.catalogue.card_ids[number] for number in range(CARDS) if number not in left]


def card(state: Position) -> dict[str, Any] | None:
    """The words and the red instruction, never the source."""
    if state.card < 0:
        return None
    catalogue, number = state.catalogue, state.card
    instruction = INSTRUCTIONS[catalogue.card_instruction[number]]
    amount = catalogue.card_amount[number]
    return {
        "id": catalogue.card_ids[number],
        "words": catalogue.card_words[number],
        "instruction": instruction,
        "amount": amount,
    }


def claims(state: State) -> dict[str, Any]:
    """The last play or card that was talked about, what was claimed of it, and what that has earned so far."""
    return {
        "open": state.ask in (ASK_NAME, ASK_IDENTIFY, ASK_WINDOW),
        "play": state.catalogue.sources[state.play_named] if state.play_named >= 0 else None,
        "made": [state.catalogue.keys[number] for number in state.claims],
        "credit": int(state.credit),
        "owing": seats(state.owing) if state.ask == ASK_WINDOW else [],
        "readers": seats(state.readers),
    }


def named(state: Position) -> list[list[str]]:
    """The table's list of names, as [play, character] (T3)."""
    catalogue = state.catalogue
    return [[catalogue.sources[code >> 12], catalogue.characters[code & 4095]] for code in state.named]


def book(state: Position, seat: int | None) -> list[list[str]] | None:
    """The page a challenger has looked up, for his eyes only."""
    if seat is None or not state.readers >> seat & 1:
        return None
    return [list(fact) for fact in answer(state)]
