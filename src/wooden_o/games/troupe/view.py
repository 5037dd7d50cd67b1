"""Views: all that a seat, or a spectator, may know, built up from nothing (rules §12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wooden_o.games.troupe import numbers
from wooden_o.games.troupe.costumes import wearer
from wooden_o.games.troupe.ending import earned, standing
from wooden_o.games.troupe.market import counted, names
from wooden_o.games.troupe.numbers import ASK_NOTHING, COLOURS, COSTUME, DISCS, END, NEUTRAL, SET, bit_count
from wooden_o.games.troupe.position import Troupe
from wooden_o.games.troupe.scoring import wages

if TYPE_CHECKING:
    from wooden_o.games.troupe.state import State

PHASES = ("set-up", "wager", "company", "ambiance", "rehearsal", "maintenance", "rest", "end")
ASKS = (
    "order",
    "draw-costume",
    "draw-set",
    "deal",
    "draft",
    "bid",
    "turn",
    "advance",
    "retreat",
    "take",
    "dress",
    "build",
    "queen",
    "draw-objective",
    "keep",
    "under",
    "spare",
    "nothing",
)
OBJECTIVE_ASKS = (numbers.ASK_OBJECTIVE, numbers.ASK_KEEP, numbers.ASK_UNDER)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as that seat sees it; None is a spectator."""
    return {
        "game": "troupe",
        "viewer": seat,
        "seats": int(state.seats),
        "options": {"rest": "strategic" if state.strategic else "simultaneous"},
        "day": int(state.day),
        "phase": PHASES[state.phase],
        "question": question(state),
        "to_act": list(state.to_act()),
        "order": list(state.order),
        "initiative": list(state.initiative),
        "acts": [act_view(state, act) for act in range(3)],
        "market": {"costume": counted(state.costume_offer), "set": counted(state.set_offer)},
        "bags": {"costume": counted(state.costume_bag), "set": counted(state.set_bag)},
        "display": list(names(state, state.display)),
        "deck": list(names(state, state.deck)),
        "discards": list(names(state, state.discards)),
        "objectives": objective_deck(state, seat),
        "troupes": [troupe_view(state, owner, seat) for owner in range(state.seats)],
        "standing": standing(state).to_json() if state.phase == END else None,
    }


def question(state: State) -> dict[str, Any]:
    """What is being asked, and how far the asking has come."""
    kinds = {COSTUME: "costume", SET: "set", COSTUME | SET: "both"}
    return {
        "ask": ASKS[state.ask],
        "seat": int(state.seat) if state.ask != ASK_NOTHING else None,
        "left": int(state.left),
        "budget": int(state.budget),
        "kinds": kinds.get(state.kinds),
        "jewels": state.jewels,
        "held": COLOURS[state.held - 1] if state.held else None,
        "cursor": int(state.cursor),
    }


def act_view(state: State, act: int) -> dict[str, Any]:
    """An act's discs as [space, height in the pile]; the neutral disc is of the solo game."""
    places = [[place >> 3, place & 7] for place in state.acts[act * DISCS : (act + 1) * DISCS]]
    solo = state.seats == 1
    return {
        "length": state.catalogue.act_length[act],
        "discs": places[: state.seats],
        "neutral": places[NEUTRAL] if solo else None,
    }


def objective_deck(state: State, seat: int | None) -> dict[str, Any]:
    """How many objectives lie where; faces only of those the viewer put back himself."""
    ids = state.catalogue.objectives
    queue = [[card >> 4, ids[card & 15] if seat is not None and card >> 4 == seat else None] for card in state.queue]
    return {"unseen": int(bit_count(state.unseen)), "queue": queue}


def troupe_view(state: State, owner: int, viewer: int | None) -> dict[str, Any]:
    troupe = state.troupes[owner]
    own = viewer is not None and owner == viewer
    return {
        "prestige": int(troupe.prestige),
        "sources": earned(state, owner),
        "pounds": int(troupe.pounds),
        "wages": sum(wages(state, owner)),
        "ambiance": int(troupe.ambiance),
        "tokens": int(troupe.tokens),
        "cylinders": int(troupe.cylinders),
        "hired": troupe.hired,
        "passed": troupe.passed,
        "sealed": troupe.sealed >= 0,
        "secret": sealed_view(state, troupe) if own else None,
        "characters": [character_view(state, owner, name) for name in names(state, troupe.mine)],
        "stage": stage_view(state, troupe),
        "objectives": hand_view(state, owner, own or state.phase == END),
    }


def sealed_view(state: State, troupe: Troupe) -> int | str | None:
    """One's own sealed choice: cylinders, or who is to stay awake."""
    if troupe.sealed < 0:
        return None
    return int(troupe.sealed) if state.ask == numbers.ASK_BID else state.catalogue.characters[troupe.sealed]


def character_view(state: State, owner: int, name: str) -> dict[str, Any]:
    number = state.catalogue.characters.index(name)
    troupe = state.troupes[owner]
    bit = 1 << number
    dressed = (state.catalogue.actors | int(troupe.extras)) & bit
    costume = colours_of(state.costumes[wearer(owner, number)]) if dressed else []
    return {
        "id": name,
        "extra": bool(troupe.extras & bit),
        "used": bool(troupe.used & bit),
        "resting": bool(troupe.resting & bit),
        "costume": costume,
    }


def colours_of(packed: int) -> list[str]:
    """The elements of a costume, first sewn first."""
    colours = [packed >> shift & 7 for shift in (6, 3, 0)]
    return [COLOURS[colour - 1] for colour in colours if colour]


def stage_view(state: State, troupe: Troupe) -> dict[str, str]:
    cells = enumerate(state.catalogue.cells)
    filled = {name: troupe.stage >> (3 * cell) & 7 for cell, name in cells}
    return {name: COLOURS[colour - 1] for name, colour in filled.items() if colour}


def hand_view(state: State, owner: int, open_to_viewer: bool) -> dict[str, Any]:
    """Objectives kept, and drawn to choose from; faces for their owner, or for all at the end."""
    kept = names_of(state, state.troupes[owner].objectives)
    drawing = owner == state.seat and state.ask in OBJECTIVE_ASKS
    drawn = names_of(state, state.drawn) if drawing else []
    return {
        "kept": len(kept),
        "drawn": len(drawn),
        "faces": kept if open_to_viewer else None,
        "drawn_faces": drawn if open_to_viewer else None,
    }


def names_of(state: State, mask: int) -> list[str]:
    return [name for index, name in enumerate(state.catalogue.objectives) if mask >> index & 1]
