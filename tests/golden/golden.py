"""Golden games: records with remarks on what happened, and counts of the positions that can be reached."""

from __future__ import annotations

import json
from pathlib import Path

from tests.contract.walks import KINDS, Kind, walk
from wooden_o.core import NATURE, Event, State
from wooden_o.match import Match, Record

FOLDER = Path(__file__).parent
SEED = 1616
DEPTHS = {"start": 4, "middle": 3}


def file_of(kind: Kind) -> Path:
    return FOLDER / f"{kind}.txt"


def fresh(kind: Kind) -> Record:
    """A game played at random from a fixed seed."""
    return walk(kind, SEED).record()


def annotated(kind: Kind, record: Record) -> str:
    """The record as text, with a remark for each event behind the choice that brought it about."""
    match = kind.match()
    head, _, _ = Record(**{**vars(record), "moves": []}).to_text().partition("\n\n")
    lines = [head, ""]
    for seat, key in record.moves:
        lines.append(f"{'*' if seat == NATURE else seat} {key}")
        lines += [remark(event) for event in match.play(seat, key)]
    lines.append(f"# standing {json.dumps(standing(match.state))}")
    return "\n".join([*lines, *counted(kind, match)]) + "\n"


def remark(event: Event) -> str:
    told = event.to_json()
    name = told.pop("event")
    return " ".join(
        ["#  ", name, *(f"{field}={json.dumps(value, ensure_ascii=False)}" for field, value in told.items())]
    )


def standing(state: State) -> object:
    result = state.standing()
    return result.to_json() if result else None


def counted(kind: Kind, match: Match) -> list[str]:
    """How many sequences of choices begin at the start and in the middle of the game, by depth."""
    states = {"start": match.at(0), "middle": match.at(len(match.moves) // 2)}
    return [
        f"# sequences from the {name}: " + " ".join(str(perft(state, depth)) for depth in range(1, DEPTHS[name] + 1))
        for name, state in states.items()
    ]


def perft(state: State, depth: int) -> int:
    """Leaves of the tree of choices; of seats that choose at once, the first goes first."""
    owing = state.to_act()
    if not owing:
        return 1
    legal = state.legal(owing[0])
    if depth == 1:
        return len(legal)
    total = 0
    for number in legal:
        child = state.copy()
        child.play(owing[0], number)
        total += perft(child, depth - 1)
    return total


def write_all() -> None:
    for kind in KINDS:
        file_of(kind).write_text(annotated(kind, fresh(kind)), "utf-8")
