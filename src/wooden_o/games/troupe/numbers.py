"""The numbers of Troupe: colours, characters, questions, and where each verb's choices begin in the vocabulary."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final = 4
CYLINDERS: Final = 5
DAYS: Final = 6
REHEARSALS: Final = (4, 6)  # §7: the days of the dress rehearsals
TOKENS: Final = 8  # "+3" tokens in the box

# Elements. 0 stands for "none" wherever a colour is expected.
COLOURS: Final = ("black", "pink", "purple", "blue", "green", "yellow")
BLACK: Final = 1
PINK: Final = 2
PURPLE: Final = 3
BLUE: Final = 4
GREEN: Final = 5
YELLOW: Final = 6
COSTUME: Final = 1  # the two kinds of element, as bits
SET: Final = 2

# Characters: the four of the board, then the thirty cards.
AUTHOR: Final = 0
FALSTAFF: Final = 1
HANDYMAN: Final = 2
QUEEN: Final = 3
CARDS: Final = 4
CARD_COUNT: Final = 30
CHARACTERS: Final = 34
BOARD: Final = 0b1111  # the mask of the four
OBJECTIVES: Final = 10
CELLS: Final = 20  # the most free cells a stage may have: three bits each fill a machine word

# Ambiance, from the unlit to the lit candle.
AMBIANCE_START: Final = 2
AMBIANCE_TOP: Final = 5

# Discs on the acts: a seat's, or the neutral one of the solo game. A place is space × 8 + height in the pile.
DISCS: Final = 5
NEUTRAL: Final = 4

# Effects, as columns of the catalogue's tables.
RED: Final = 0
GOLD: Final = 1  # yellow quills; YELLOW is the element
AZURE: Final = 2  # blue quills
WHITE: Final = 3
GAIN_AMBIANCE: Final = 4
GAIN_POUNDS: Final = 5
GAIN_PRESTIGE: Final = 6
CRAFT_COSTUME: Final = 7
CRAFT_SET: Final = 8
EFFECTS: Final = 9

# Kinds of character.
ACTOR: Final = 0
MISTRESS: Final = 1
DRESSER: Final = 2
BOTH_CRAFTS: Final = 3
JEWELLER: Final = 4
ASSISTANT: Final = 5
MONARCH: Final = 6

# Where prestige comes from, as digits of a ledger.
FROM_WAGER: Final = 0
FROM_SET: Final = 1
FROM_COSTUMES: Final = 2
FROM_AMBIANCE: Final = 3
FROM_ACTS: Final = 4
FROM_POWERS: Final = 5
SOURCES: Final = ("wager", "set", "costumes", "ambiance", "acts", "powers")

# Phases of a day (§1), with set-up and the end around them.
SETUP: Final = 0
WAGER: Final = 1
COMPANY: Final = 2
AMBIANCE: Final = 3
REHEARSAL: Final = 4
MAINTENANCE: Final = 5
REST: Final = 6
END: Final = 7

# Questions: what is being asked of whoever acts.
ASK_ORDER: Final = 0
ASK_COSTUME_DRAW: Final = 1
ASK_SET_DRAW: Final = 2
ASK_DEAL: Final = 3
ASK_DRAFT: Final = 4
ASK_BID: Final = 5
ASK_TURN: Final = 6
ASK_ADVANCE: Final = 7
ASK_RETREAT: Final = 8
ASK_TAKE: Final = 9
ASK_DRESS: Final = 10
ASK_BUILD: Final = 11
ASK_QUEEN: Final = 12
ASK_OBJECTIVE: Final = 13
ASK_KEEP: Final = 14
ASK_UNDER: Final = 15
ASK_SPARE: Final = 16
ASK_NOTHING: Final = 17

# What objectives measure.
MEASURES: Final = (
    "first-places",
    "complete-costumes",
    "set-elements",
    "yellow-elements",
    "extras",
    "craftsmen",
    "pounds",
    "best-costume",
    "mirrored-pairs",
    "act-spaces",
)

# The vocabulary, verb by verb. A colour c stands at TAKE + c - 1, an act 0…2 at ADVANCE + act.
ORDER: Final = 0
COSTUME_DRAW: Final = 4
SET_DRAW: Final = 10
DEAL: Final = 16
OBJECTIVE: Final = 46
DRAFT: Final = 56
BID: Final = 86
PASS: Final = 91
RECRUIT: Final = 92
EXTRA: Final = 122
ACTIVATE: Final = 152
BOOST: Final = 186
ADVANCE: Final = 220
RETREAT: Final = 223
DONE: Final = 226
TAKE_COSTUME: Final = 227
TAKE_SET: Final = 233
DRESS: Final = 239
POUNDS: Final = 273
OBJECTIVES_ASKED: Final = 274
KEEP: Final = 275
UNDER: Final = 285
SPARE: Final = 295
BUILD: Final = 329  # last, since stages differ in size


def append_bits(numbers: list[int], base: i64, mask: i64) -> None:
    """Append base + i for every set bit i of the mask, in order."""
    while mask:
        for index in SET_BITS[mask & 4095]:
            numbers.append(base + index)
        mask >>= 12
        base += 12


def append_chosen(numbers: list[int], table: list[list[list[int]]], mask: i64) -> None:
    """As `append_bits`, from a table made by `shifted`: ready-made stretches instead of single numbers."""
    for stretch in table:
        numbers += stretch[mask & 511]
        mask >>= 9


def shifted(base: int, bits: int) -> list[list[list[int]]]:
    """By nine bits of a mask and their pattern, the numbers base + i that they stand for."""
    return [
        [[base + first + bit for bit in SET_BITS[pattern]] for pattern in range(512)] for first in range(0, bits, 9)
    ]


def bit_index(low: i64) -> i64:
    """The place of a single set bit below 2**40: a perfect hash modulo 53."""
    return BIT_INDEX[low % 53]


def bit_count(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _bit_table() -> list[int]:
    table = [0] * 53  # 2 is a primitive root of 53: the powers 2**0 … 2**51 fall on different remainders
    for index in range(52):
        table[(1 << index) % 53] = index
    return table


BIT_INDEX: Final = _bit_table()
SET_BITS: Final = [[bit for bit in range(12) if mask >> bit & 1] for mask in range(4096)]
INDICES: Final = shifted(0, CHARACTERS)
ACTIVATES: Final = shifted(ACTIVATE, CHARACTERS)
DRESSES: Final = shifted(DRESS, CHARACTERS)
SPARES: Final = shifted(SPARE, CHARACTERS)
TAKES: Final = shifted(TAKE_COSTUME, DRESS - TAKE_COSTUME)
BUILDS: Final = shifted(BUILD, CELLS)
