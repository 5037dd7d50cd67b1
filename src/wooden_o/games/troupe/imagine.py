"""From a view back to a whole table: what the view hides is made up, evenly, within what it tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from wooden_o.games.troupe.catalogue import Catalogue
from wooden_o.games.troupe.costumes import wearer
from wooden_o.games.troupe.craft import again
from wooden_o.games.troupe.market import offer_hires
from wooden_o.games.troupe.numbers import (
    ASK_BID,
    ASK_SPARE,
    ASK_TAKE,
    BOARD,
    CELLS,
    COLOURS,
    COSTUME,
    CYLINDERS,
    DISCS,
    NEUTRAL,
    SET,
    SOURCES,
)
from wooden_o.games.troupe.position import Troupe
from wooden_o.games.troupe.state import State
from wooden_o.games.troupe.view import ASKS, PHASES

if TYPE_CHECKING:
    from random import Random

View = Mapping[str, Any]
KINDS = {None: 0, "costume": COSTUME, "set": SET, "both": COSTUME | SET}


def imagine(catalogue: Catalogue, view: View, rng: Random) -> State:
    state = State(catalogue, view["seats"], view["options"]["rest"] == "strategic")
    read_table(state, view)
    for seat, told in enumerate(view["troupes"]):
        read_troupe(state, seat, told)
    if state.ask == ASK_TAKE:
        again(state)
    invent_objectives(state, view, rng)
    invent_sealed(state, view, rng)
    return state


def read_table(state: State, view: View) -> None:
    asked = view["question"]
    state.day = view["day"]
    state.phase = PHASES.index(view["phase"])
    state.ask = ASKS.index(asked["ask"])
    state.seat = asked["seat"] or 0
    state.left = asked["left"]
    state.budget = asked["budget"]
    state.kinds = KINDS[asked["kinds"]]
    state.jewels = asked["jewels"]
    state.held = COLOURS.index(asked["held"]) + 1 if asked["held"] else 0
    state.cursor = asked["cursor"]
    if state.ask in (ASK_BID, ASK_SPARE):
        state.owing = sum(1 << seat for seat, told in enumerate(view["troupes"]) if owes(state, seat, told))
    state.order = list(view["order"])
    state.initiative = list(view["initiative"])
    state.costume_offer, state.set_offer = counts(view["market"]["costume"]), counts(view["market"]["set"])
    state.costume_bag, state.set_bag = filled(view["bags"]["costume"]), filled(view["bags"]["set"])
    state.deck = mask(state, view["deck"])
    state.display = mask(state, view["display"])
    offer_hires(state)
    state.discards = mask(state, view["discards"])
    for act, told in enumerate(view["acts"]):
        read_act(state, act, told)


def owes(state: State, seat: int, told: View) -> bool:
    """A wager is owed by all who have not sealed one; a rest only by who activated two or more."""
    used = sum(character["used"] for character in told["characters"])
    return not told["sealed"] and (state.ask == ASK_BID or used > 1)


def read_act(state: State, act: int, told: View) -> None:
    for seat, (space, height) in enumerate(told["discs"]):
        state.acts[act * DISCS + seat] = space * 8 + height
    if told["neutral"]:
        space, height = told["neutral"]
        state.acts[act * DISCS + NEUTRAL] = space * 8 + height


def filled(told: Mapping[str, int]) -> list[int]:
    bag = counts(told)
    bag[0] = sum(bag[1:])
    return bag


def counts(told: Mapping[str, int]) -> list[int]:
    return [sum(1 << COLOURS.index(colour) + 1 for colour in told), *(told.get(colour, 0) for colour in COLOURS)]


def mask(state: State, ids: list[str]) -> int:
    return sum(1 << state.catalogue.characters.index(name) for name in ids)


def read_troupe(state: State, seat: int, told: View) -> None:
    troupe = state.troupes[seat]
    troupe.prestige = told["prestige"]
    troupe.ledger = sum(told["sources"][source] << (8 * place) for place, source in enumerate(SOURCES))
    troupe.pounds = told["pounds"]
    troupe.ambiance = told["ambiance"]
    troupe.tokens = told["tokens"]
    troupe.cylinders = told["cylinders"]
    troupe.hired = told["hired"]
    troupe.passed = told["passed"]
    troupe.mine = BOARD
    for character in told["characters"]:
        read_character(state, seat, troupe, character)
    read_stage(state, troupe, told["stage"])


def read_character(state: State, seat: int, troupe: Troupe, told: View) -> None:
    number = state.catalogue.characters.index(told["id"])
    bit = 1 << number
    troupe.mine |= bit
    troupe.extras |= bit * told["extra"]
    troupe.used |= bit * told["used"]
    troupe.resting |= bit * told["resting"]
    troupe.complete |= bit * (len(told["costume"]) == 3)
    packed = 0
    for colour in told["costume"]:
        packed = packed << 3 | COLOURS.index(colour) + 1
    if packed:
        state.costumes[wearer(seat, number)] = packed


def read_stage(state: State, troupe: Troupe, told: Mapping[str, str]) -> None:
    catalogue = state.catalogue
    filled = {catalogue.cells.index(name): COLOURS.index(colour) + 1 for name, colour in told.items()}
    troupe.stage = sum(colour << (3 * cell) for cell, colour in filled.items())
    standing = sum(1 << cell for cell in filled)
    empty = [cell for cell in range(min(len(catalogue.cells), CELLS)) if cell not in filled]
    troupe.frontier = sum(1 << cell for cell in empty if catalogue.support[cell] & ~standing == 0)


def invent_objectives(state: State, view: View, rng: Random) -> None:
    """Deal the faces that the view does not tell over the places that hold an unknown one."""
    ids = state.catalogue.objectives
    queue = view["objectives"]["queue"]
    hands = [told["objectives"] for told in view["troupes"]]
    known = {face for _, face in queue if face is not None}
    for hand in hands:
        known |= {*(hand["faces"] or ()), *(hand["drawn_faces"] or ())}
    unknown = [number for number, name in enumerate(ids) if name not in known]
    rng.shuffle(unknown)

    def faces(told: list[str] | None, count: int) -> list[int]:
        return [ids.index(name) for name in told] if told is not None else [unknown.pop() for _ in range(count)]

    for troupe, hand in zip(state.troupes, hands, strict=True):
        troupe.objectives = sum(1 << face for face in faces(hand["faces"], hand["kept"]))
        state.drawn = int(state.drawn) | sum(1 << face for face in faces(hand["drawn_faces"], hand["drawn"]))
    state.queue = [faces([face] if face else None, 1)[0] + 16 * seat for seat, face in queue]
    state.unseen = sum(1 << face for face in unknown)


def invent_sealed(state: State, view: View, rng: Random) -> None:
    for seat, told in enumerate(view["troupes"]):
        if not told["sealed"]:
            continue
        if told["secret"] is not None:
            secret = told["secret"]
            state.troupes[seat].sealed = secret if state.ask == ASK_BID else state.catalogue.characters.index(secret)
        elif state.ask == ASK_BID:
            state.troupes[seat].sealed = rng.randint(1, CYLINDERS)
        else:
            used = [character["id"] for character in told["characters"] if character["used"]]
            state.troupes[seat].sealed = state.catalogue.characters.index(rng.choice(used))
