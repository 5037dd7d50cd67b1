"""The form of Troupe's evaluation: every fact about a troupe points at one number in a long table."""

from __future__ import annotations

from typing import Final

CLOCKS: Final = 7  # days completed, 0 to 6
SPACES: Final = 16
LEADS: Final = 9  # from four spaces behind to four ahead
WHITES: Final = 10
QUILLS: Final = 16
PURSES: Final = 48  # pounds less wages, from -24
PURSE_ZERO: Final = 24
UNPAID_MOST: Final = 9
CELLS_MOST: Final = 21
FEW: Final = 9
CANDLES_MOST: Final = 12
TOKENS_MOST: Final = 5
SEWING: Final = 14  # one element of value 1 to 5, or two of 2 to 10
WHO: Final = 35  # the characters, and any Extra
EXTRA_WHO: Final = 34
AGES: Final = 3  # two rehearsals to come, one, none
STATUSES: Final = 3  # free, active today, resting
ROOM: Final = 36  # cylinders × characters free
MOODS: Final = 36
REACHED: Final = 24
ASKED: Final = 18
PENDINGS: Final = 16
RANKS: Final = 5

ACT: Final = 0
LEAD: Final = ACT + 3 * CLOCKS * SPACES
WHITE_QUILLS: Final = LEAD + CLOCKS * LEADS
LATER_QUILLS: Final = WHITE_QUILLS + CLOCKS * WHITES
MONEY: Final = LATER_QUILLS + CLOCKS * QUILLS
UNPAID: Final = MONEY + CLOCKS * PURSES
STAGE: Final = UNPAID + CLOCKS * UNPAID_MOST
OPEN_CANDLES: Final = STAGE + CLOCKS * CELLS_MOST
BOUND_CELLS: Final = OPEN_CANDLES + CLOCKS * FEW
BARE_CANDLES: Final = BOUND_CELLS + CLOCKS * FEW
TOKEN: Final = BARE_CANDLES + CLOCKS * CANDLES_MOST
SEWN: Final = TOKEN + CLOCKS * TOKENS_MOST
BARE: Final = SEWN + CLOCKS * SEWING
SEWN_WHO: Final = BARE + CLOCKS * FEW
WORN_WHO: Final = SEWN_WHO + AGES * 2 * WHO
OWN: Final = WORN_WHO + AGES * WHO
EXTRAS: Final = OWN + CLOCKS * STATUSES * WHO
WORK: Final = EXTRAS + CLOCKS * FEW
HIRED: Final = WORK + CLOCKS * ROOM
MOOD: Final = HIRED + CLOCKS * 2
OBJECTIVE: Final = MOOD + 2 * MOODS
KEPT: Final = OBJECTIVE + 10 * CLOCKS * REACHED
PENDING: Final = KEPT + CLOCKS * RANKS
INITIATIVE: Final = PENDING + ASKED * PENDINGS
ORDER: Final = INITIATIVE + CLOCKS * RANKS
SIZE: Final = ORDER + CLOCKS * RANKS
FACTS_MOST: Final = 160  # more than a troupe can ever point at
