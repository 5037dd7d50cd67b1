"""Why not? The rule that forbids a choice, as a reason id that the locales put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wooden_o.games.troupe import numbers
from wooden_o.games.troupe.numbers import (
    ASK_BID,
    ASK_BUILD,
    ASK_DRAFT,
    ASK_DRESS,
    ASK_NOTHING,
    ASK_SPARE,
    ASK_TAKE,
    ASK_TURN,
    BUILD,
    COSTUME,
    DONE,
    DRESS,
    PASS,
    SET,
    TAKE_COSTUME,
    TAKE_SET,
    YELLOW,
)

if TYPE_CHECKING:
    from wooden_o.games.troupe.state import State

REASONS = (
    "unknown-choice",
    "printed-element",
    "game-over",
    "only-nature",
    "not-your-turn",
    "already-sealed",
    "not-now",
    "not-on-display",
    "already-recruited",
    "must-recruit-first",
    "not-yours",
    "extra-cannot-act",
    "assistant-cannot-act",
    "already-active",
    "resting",
    "no-cylinder",
    "not-a-craftsman",
    "no-token",
    "jeweller-must-take",
    "jeweller-takes-yellow",
    "yellow-needs-jeweller",
    "wrong-kind",
    "not-on-offer",
    "too-dear",
    "nobody-to-dress",
    "stage-full",
    "no-cell-for-colour",
    "wears-no-costume",
    "costume-complete",
    "cell-filled",
    "not-supported",
    "not-symmetrical",
    "act-at-end",
    "act-not-begun",
    "no-objectives-left",
    "not-in-hand",
    "not-activated",
)

# Which verbs answer which question: number ranges of the vocabulary.
ANSWERS = {
    ASK_DRAFT: ((numbers.DRAFT, numbers.BID),),
    ASK_BID: ((numbers.BID, PASS),),
    ASK_TURN: ((PASS, numbers.ADVANCE),),
    numbers.ASK_ADVANCE: ((numbers.ADVANCE, numbers.RETREAT),),
    numbers.ASK_RETREAT: ((numbers.RETREAT, DONE),),
    ASK_TAKE: ((DONE, DRESS),),
    ASK_DRESS: ((DRESS, numbers.POUNDS),),
    numbers.ASK_QUEEN: ((numbers.POUNDS, numbers.KEEP),),
    numbers.ASK_KEEP: ((numbers.KEEP, numbers.UNDER),),
    numbers.ASK_UNDER: ((numbers.UNDER, numbers.SPARE),),
    ASK_SPARE: ((numbers.SPARE, BUILD),),
    ASK_BUILD: ((BUILD, BUILD + numbers.CELLS),),
}


def why_not(state: State, seat: int, key: str) -> str | None:
    number = state.catalogue.choices.get(key)
    if number is None:
        printed = key.partition(":")
        return (
            "printed-element" if printed[0] == "build" and printed[2] in state.catalogue.printed else "unknown-choice"
        )
    if number in state.legal(seat):
        return None
    return turn_reason(state, seat, number) or rule_reason(state, number)


def turn_reason(state: State, seat: int, number: int) -> str | None:
    """Reasons that lie in whose turn it is and what is being asked."""
    if state.ask == ASK_NOTHING:
        return "game-over"
    if number < numbers.DRAFT:
        return "only-nature"
    if seat not in state.to_act():
        sealed = 0 <= seat < state.seats and state.troupes[seat].sealed >= 0
        return "already-sealed" if sealed else "not-your-turn"
    if not any(first <= number < end for first, end in ANSWERS[state.ask]):
        return "not-now"
    return None


def rule_reason(state: State, number: int) -> str:
    """The rule that stands against the right kind of answer."""
    if state.ask == ASK_TURN:
        return turn_rule(state, number)
    if state.ask == ASK_TAKE:
        return take_rule(state, number)
    if state.ask == ASK_DRESS:
        return dress_rule(state, number - DRESS)
    if state.ask == ASK_BUILD:
        return build_rule(state, number - BUILD)
    others = {
        ASK_DRAFT: "not-on-display",
        numbers.ASK_ADVANCE: "act-at-end",
        numbers.ASK_RETREAT: "act-not-begun",
        numbers.ASK_QUEEN: "no-objectives-left",
        numbers.ASK_KEEP: "not-in-hand",
        numbers.ASK_UNDER: "not-in-hand",
        ASK_SPARE: "not-activated",
    }
    return others[state.ask]


def turn_rule(state: State, number: int) -> str:
    if number == PASS:
        return "must-recruit-first"
    if number < numbers.ACTIVATE:
        return "already-recruited" if state.troupe().hired else "not-on-display"
    boosted = number >= numbers.BOOST
    character = number - (numbers.BOOST if boosted else numbers.ACTIVATE)
    return activation_rule(state, character) or boost_rule(state, character)


def activation_rule(state: State, character: int) -> str | None:
    troupe, bit = state.troupe(), 1 << character
    if not troupe.mine & bit:
        return "not-yours"
    if troupe.extras & bit:
        return "extra-cannot-act"
    if not state.catalogue.activatable & bit:
        return "assistant-cannot-act"
    if troupe.used & bit:
        return "already-active"
    if troupe.resting & bit:
        return "resting"
    return None if troupe.cylinders else "no-cylinder"


def boost_rule(state: State, character: int) -> str:
    return "no-token" if state.catalogue.craftsmen >> character & 1 else "not-a-craftsman"


def take_rule(state: State, number: int) -> str:
    if number == DONE:
        return "jeweller-must-take"
    costume = number < TAKE_SET
    colour = number - (TAKE_COSTUME if costume else TAKE_SET) + 1
    if not state.kinds & (COSTUME if costume else SET):
        return "wrong-kind"
    if (colour == YELLOW) != state.jewels:
        return "jeweller-takes-yellow" if state.jewels else "yellow-needs-jeweller"
    if not (state.costume_offer if costume else state.set_offer)[colour]:
        return "not-on-offer"
    if not state.jewels and state.catalogue.element_value[colour] > state.budget:
        return "too-dear"
    if costume:
        return "nobody-to-dress"
    return "no-cell-for-colour" if state.troupe().frontier else "stage-full"


def dress_rule(state: State, character: int) -> str:
    troupe, bit = state.troupe(), 1 << character
    if not troupe.mine & bit:
        return "not-yours"
    return "costume-complete" if troupe.complete & bit else "wears-no-costume"


def build_rule(state: State, cell: int) -> str:
    troupe = state.troupe()
    if troupe.stage >> (3 * cell) & 7:
        return "cell-filled"
    return "not-symmetrical" if troupe.frontier >> cell & 1 else "not-supported"
