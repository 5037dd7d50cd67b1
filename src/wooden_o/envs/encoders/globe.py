"""Globe as one seat sees it, in small numbers: exactly what its view tells, the viewer's seat first."""

from __future__ import annotations

from mypy_extensions import i64

from wooden_o.envs.encoders.writing import byte, write_one
from wooden_o.games.globe.numbers import (
    ASK_START,
    ASK_WINDOW,
    CARDS,
    CLAIM,
    HIGH,
    INSTRUCTIONS,
    LOW,
    PIECES,
    PLAYS,
    POINTS,
    QUESTIONS,
    REASONS,
    THROWS,
)
from wooden_o.games.globe.position import Position

CLAIMS = 4  # the latest of those made over one play or card
NAMES = 128  # the latest of the table's list
FLAGS = 10


def layout(seats: int, choices: int) -> list[tuple[str, tuple[int, ...]]]:
    """The parts of an observation in their order, with their shapes; characters end the vocabulary."""
    return [
        ("ask", (len(QUESTIONS),)),
        ("turn", (seats,)),
        ("throw", (len(THROWS),)),
        ("dice", (2,)),
        ("question", (FLAGS,)),
        ("reason", (len(REASONS),)),
        ("start", (1,)),
        ("seat", (seats, 7)),
        ("progress", (seats, PIECES)),
        ("space", (seats, PIECES)),
        ("discards", (CARDS,)),
        ("card", (CARDS,)),
        ("instruction", (len(INSTRUCTIONS) + 1,)),
        ("play", (PLAYS,)),
        ("claims", (CLAIMS, 2)),
        ("named", (PLAYS,)),
        ("points", (len(POINTS), 2)),
        ("names", (NAMES, 3)),
        ("page", (5,)),
        ("cast", (choices - CLAIM,)),
    ]


def encode(position: Position, viewer: int) -> list[int]:
    """All parts in one list, each number as a byte."""
    row: list[int] = []
    around = [(viewer + step) % position.seats for step in range(position.seats)]
    write_question(row, position, viewer)
    for seat in around:
        write_seat(row, position, seat)
    for seat in around:
        write_pieces(row, position, seat, position.progress)
    for seat in around:
        write_pieces(row, position, seat, position.where)
    write_cards(row, position)
    write_claims(row, position)
    for kind in range(len(POINTS)):
        write_large(row, position.points[kind])
    write_names(row, position)
    write_page(row, position, position.readers >> viewer & 1 == 1)
    return row


def write_question(row: list[int], position: Position, viewer: i64) -> None:
    seats = position.seats
    write_one(row, position.ask, len(QUESTIONS))
    write_one(row, (position.seat - viewer + seats) % seats, seats)
    write_one(row, position.throw, len(THROWS))
    row.append(LOW[position.dice] if position.dice >= 0 else 0)
    row.append(HIGH[position.dice] if position.dice >= 0 else 0)
    row.append(piece(position, position.piece))
    row.append(piece(position, position.other))
    row.append(piece(position, position.thrower))
    row.append((position.owner - viewer + seats) % seats + 1 if position.owner >= 0 else 0)
    row.append(1 if position.again else 0)
    row.append(1 if position.ended else 0)
    row.append(1 if position.treat else 0)
    row.append(1 if position.all_out else 0)
    row.append(byte(position.names))
    row.append(byte(position.credit))
    write_one(row, position.reason, len(REASONS))
    row.append(position.best if position.ask == ASK_START else 0)


def piece(position: Position, number: i64) -> i64:
    """A piece counted from 1 within its seat; 0 for none."""
    return number % position.pieces + 1 if number >= 0 else 0


def write_seat(row: list[int], position: Position, seat: i64) -> None:
    """Corner, turns lost and won, whether it owes a choice, leads or rolls for the start, has the book open."""
    starting = position.ask == ASK_START
    row.append(position.rules.corners[seat])
    row.append(byte(position.lost[seat]))
    row.append(byte(position.extra[seat]))
    row.append(1 if owes(position, seat) else 0)
    row.append(position.leaders >> seat & 1 if starting else 0)
    row.append(position.owing >> seat & 1 if starting else 0)
    row.append(position.readers >> seat & 1)


def owes(position: Position, seat: i64) -> bool:
    if position.ask == ASK_WINDOW:
        return bool(position.owing >> seat & 1)
    return position.actor() == seat


def write_pieces(row: list[int], position: Position, seat: i64, values: list[int]) -> None:
    """One number a piece; −1 for a third piece that is not played with."""
    for number in range(PIECES):
        row.append(values[seat * position.pieces + number] if number < position.pieces else 255)


def write_cards(row: list[int], position: Position) -> None:
    """The discards, the last card drawn, and the instruction on it with its amount."""
    discards = [1] * CARDS
    for card in position.pile:
        discards[card] = 0
    row += discards
    write_one(row, position.card, CARDS)
    catalogue = position.catalogue
    instruction: i64 = -1
    amount: i64 = 0
    if position.card >= 0:
        instruction = catalogue.card_instruction[position.card]
        amount = catalogue.card_amount[position.card]
    write_one(row, instruction, len(INSTRUCTIONS))
    row.append(byte(amount))


def write_claims(row: list[int], position: Position) -> None:
    """The play being talked about, what was claimed of it, and how many names each play has had."""
    write_one(row, position.play_named, PLAYS)
    first = max(0, len(position.claims) - CLAIMS)
    for place in range(first, first + CLAIMS):
        write_large(row, position.claims[place] + 1 if place < len(position.claims) else 0)
    named = [0] * PLAYS
    for code in position.named:
        named[code >> 12] = min(named[code >> 12] + 1, 127)
    row += named


def write_names(row: list[int], position: Position) -> None:
    """The table's list, the latest names of it in their order: the play, from 1, and the character, from 1."""
    latest = position.named[-NAMES:]
    for code in latest:
        row.append((code >> 12) + 1)
        write_large(row, (code & 4095) + 1)
    row += [0] * (3 * (NAMES - len(latest)))


def write_page(row: list[int], position: Position, open_to_viewer: bool) -> None:
    """The page that the viewer has looked up: a play and its cast, or where a quotation is from and who says it."""
    catalogue = position.catalogue
    cast = [0] * len(catalogue.characters)
    source: i64 = -1
    act: i64 = -1
    scene: i64 = -1
    line: i64 = 0
    if open_to_viewer and position.play_named >= 0:
        source = position.play_named
        for code, who in catalogue.cast.items():
            if code == (source << 12 | who):
                cast[who] = 1
    elif open_to_viewer:
        source, act, scene, line = catalogue.card_facts[4 * position.card : 4 * position.card + 4]
        speaker = catalogue.card_speakers[position.card]
        if speaker in catalogue.characters:
            cast[catalogue.characters.index(speaker)] = 1
    row.append(source + 1)
    row.append(act + 1)
    row.append(scene + 1)
    write_large(row, max(line, 0))
    row += cast


def write_large(row: list[int], number: i64) -> None:
    """A number up to 12,799 as hundreds and the rest."""
    row.append(number // 100)
    row.append(number % 100)
