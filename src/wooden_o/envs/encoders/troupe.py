"""Troupe as one seat sees it, in small numbers: exactly what its view tells, the viewer's seat first."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.envs.encoders.writing import byte, write_bits, write_one
from wooden_o.games.troupe.costumes import wearer
from wooden_o.games.troupe.numbers import (
    ASK_BID,
    ASK_KEEP,
    ASK_NOTHING,
    ASK_OBJECTIVE,
    ASK_SPARE,
    ASK_UNDER,
    CARD_COUNT,
    CARDS,
    CELLS,
    CHARACTERS,
    COSTUME,
    DISCS,
    END,
    NEUTRAL,
    OBJECTIVES,
    SET,
    SOURCES,
    bit_count,
)
from wooden_o.games.troupe.position import Position, Troupe
from wooden_o.games.troupe.scoring import wages

PHASES = 8
ASKS = 18
COLOURS = 6
NUMBERS = 21  # of a troupe


def layout(seats: int, _choices: int) -> list[tuple[str, tuple[int, ...]]]:
    """The parts of an observation in their order, with their shapes; none depends on the vocabulary."""
    return [
        ("day", (1,)),
        ("phase", (PHASES,)),
        ("ask", (ASKS,)),
        ("asked", (seats,)),
        ("question", (6,)),
        ("held", (COLOURS,)),
        ("acts", (3, seats + 1, 2)),
        ("market", (2, COLOURS)),
        ("bags", (2, COLOURS)),
        ("display", (CARD_COUNT,)),
        ("deck", (CARD_COUNT,)),
        ("discards", (CARD_COUNT,)),
        ("unseen", (1,)),
        ("queue", (OBJECTIVES, 2)),
        ("troupe", (seats, NUMBERS)),
        ("character", (seats, 4, CHARACTERS)),
        ("costume", (seats, CHARACTERS, 3)),
        ("stage", (seats, CELLS)),
        ("objective", (seats, OBJECTIVES)),
    ]


def encode(position: Position, viewer: int) -> list[int]:
    """All parts in one list, each number as a byte (negative ones as 256 less)."""
    row: list[int] = [position.day]
    around = [(viewer + step) % position.seats for step in range(position.seats)]
    write_question(row, position, viewer)
    write_acts(row, position, around)
    row += position.costume_offer[1:]
    row += position.set_offer[1:]
    row += position.costume_bag[1:]
    row += position.set_bag[1:]
    write_bits(row, position.display >> CARDS, CARD_COUNT)
    write_bits(row, position.deck >> CARDS, CARD_COUNT)
    write_bits(row, position.discards >> CARDS, CARD_COUNT)
    write_queue(row, position, viewer)
    for seat in around:
        write_troupe(row, position, seat, seat == viewer)
    for seat in around:
        write_characters(row, position.troupes[seat])
    for seat in around:
        write_costumes(row, position, seat)
    for seat in around:
        write_packed(row, position.troupes[seat].stage, CELLS)
    for seat in around:
        write_objectives(row, position, seat, seat == viewer or position.phase == END)
    return row


def write_packed(row: list[int], packed: i64, width: i64) -> None:
    """Colours of three bits each, 0 for none."""
    for _ in range(width):
        row.append(packed & 7)
        packed >>= 3


def write_question(row: list[int], position: Position, viewer: i64) -> None:
    write_one(row, position.phase, PHASES)
    write_one(row, position.ask, ASKS)
    asked: i64 = -1
    if position.ask != ASK_NOTHING:
        asked = (position.seat - viewer + position.seats) % position.seats
    write_one(row, asked, position.seats)
    row.append(byte(position.left))
    row.append(byte(position.budget))
    row.append(1 if position.kinds & COSTUME else 0)
    row.append(1 if position.kinds & SET else 0)
    row.append(1 if position.jewels else 0)
    row.append(byte(position.cursor))
    write_one(row, position.held - 1, COLOURS)


def write_acts(row: list[int], position: Position, around: list[int]) -> None:
    """Space and height of every disc; the neutral one last."""
    for act in range(3):
        for seat in around:
            write_disc(row, position.acts[act * DISCS + seat])
        write_disc(row, position.acts[act * DISCS + NEUTRAL] if position.seats == 1 else 0)


def write_disc(row: list[int], place: i64) -> None:
    row.append(place >> 3)
    row.append(place & 7)


def write_queue(row: list[int], position: Position, viewer: i64) -> None:
    """Objectives under the deck: who put each there, from 1, and its face, from 1, if that was the viewer."""
    row.append(bit_count(position.unseen))
    seats = position.seats
    for place in range(OBJECTIVES):
        owner: i64 = 0
        face: i64 = 0
        if place < len(position.queue):
            card: i64 = position.queue[place]
            owner = ((card >> 4) - viewer + seats) % seats + 1
            face = (card & 15) + 1 if owner == 1 else 0
        row.append(owner)
        row.append(face)


def write_troupe(row: list[int], position: Position, seat: i64, own: bool) -> None:
    troupe = position.troupes[seat]
    row.append(byte(troupe.prestige))
    row.append(byte(troupe.pounds))
    row.append(byte(wage_sum(position, seat)))
    row.append(troupe.ambiance)
    row.append(troupe.tokens)
    row.append(troupe.cylinders)
    row.append(1 if troupe.hired else 0)
    row.append(1 if troupe.passed else 0)
    row.append(1 if troupe.sealed >= 0 else 0)
    row.append(secret(position, troupe) if own else 0)
    row.append(place_in(position.order, seat))
    row.append(place_in(position.initiative, seat))
    row.append(1 if owes(position, seat) else 0)
    row.append(bit_count(troupe.objectives))
    row.append(bit_count(position.drawn) if drawing(position, seat) else 0)
    ledger = troupe.ledger
    for _ in range(len(SOURCES)):
        digit = ((ledger + 128) & 255) - 128
        row.append(byte(digit))
        ledger = (ledger - digit) >> 8


def wage_sum(position: Position, seat: i64) -> i64:
    total: i64 = 0
    for wage in wages(position, seat):
        total += wage
    return total


def secret(position: Position, troupe: Troupe) -> i64:
    """One's own sealed choice: the cylinders, or who stays awake, from 1; 0 for none."""
    if troupe.sealed < 0:
        return 0
    return troupe.sealed if position.ask == ASK_BID else troupe.sealed + 1


def place_in(track: list[int], seat: i64) -> i64:
    """Where a seat stands on a track, from 1; 0 if nowhere."""
    for place in range(len(track)):
        if track[place] == seat:
            return place + 1
    return 0


def owes(position: Position, seat: i64) -> bool:
    """Whether that seat owes a choice; all who bid, or rest simultaneously, owe theirs at once."""
    ask = position.ask
    if ask == ASK_BID or (ask == ASK_SPARE and not position.strategic):
        return bool(position.owing >> seat & 1)
    return position.actor() == seat


def drawing(position: Position, seat: i64) -> bool:
    ask = position.ask
    return seat == position.seat and (ask == ASK_OBJECTIVE or ask == ASK_KEEP or ask == ASK_UNDER)


def write_characters(row: list[int], troupe: Troupe) -> None:
    mine = troupe.mine
    write_bits(row, mine, CHARACTERS)
    write_bits(row, mine & troupe.extras, CHARACTERS)
    write_bits(row, mine & troupe.used, CHARACTERS)
    write_bits(row, mine & troupe.resting, CHARACTERS)


def write_costumes(row: list[int], position: Position, seat: i64) -> None:
    """The elements each character wears, first sewn first, by colour."""
    troupe = position.troupes[seat]
    dressed = troupe.mine & (position.catalogue.actors | troupe.extras)
    for number in range(CHARACTERS):
        worn: i64 = 0
        if dressed >> number & 1:
            worn = position.costumes[wearer(seat, number)]
        if worn < 8:
            write_three(row, worn, 0, 0)
        elif worn < 64:
            write_three(row, worn >> 3, worn & 7, 0)
        else:
            write_three(row, worn >> 6, worn >> 3 & 7, worn & 7)


def write_three(row: list[int], first: i64, second: i64, third: i64) -> None:
    row.append(first)
    row.append(second)
    row.append(third)


def write_objectives(row: list[int], position: Position, seat: i64, told: bool) -> None:
    """1 for an objective kept, 2 for one in hand to choose from; zeros for whoever may not look."""
    kept: i64 = position.troupes[seat].objectives if told else 0
    drawn: i64 = position.drawn if told and drawing(position, seat) else 0
    for objective in range(OBJECTIVES):
        row.append((kept >> objective & 1) + 2 * (drawn >> objective & 1))
