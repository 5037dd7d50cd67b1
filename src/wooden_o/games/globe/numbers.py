"""The numbers of Globe: spaces, instructions, questions, and where each verb's choices begin in the vocabulary."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
PIECES: Final = 3
CARDS: Final = 112
PLAYS: Final = 37
SONNETS: Final = PLAYS  # the one source that is no play
BUMP: Final = 4  # A2, A3
QUOTATION_STEPS: Final = 5  # T9, O1
NAMES: Final = 3  # T1, S5

LEVELS: Final = ("basic", "advanced", "tournament", "solitaire")
BASIC: Final = 0
ADVANCED: Final = 1
TOURNAMENT: Final = 2
SOLITAIRE: Final = 3

CLASSES: Final = ("comedy", "history", "tragedy")

# Instructions, of spaces and cards alike; NEAREST + a class is one instruction each.
INSTRUCTIONS: Final = (
    "none",
    "pick-card",
    "lose-turn",
    "forward",
    "back",
    "nearest-comedy",
    "nearest-history",
    "nearest-tragedy",
    "opponent-forward",
    "opponent-back",
)
NONE: Final = 0
PICK_CARD: Final = 1
LOSE_TURN: Final = 2
FORWARD: Final = 3
BACK: Final = 4
NEAREST: Final = 5
OPPONENT_FORWARD: Final = 8
OPPONENT_BACK: Final = 9

# Questions: what is being asked of whoever acts.
QUESTIONS: Final = (
    "start",
    "throw",
    "move",
    "draw",
    "push",
    "force",
    "name",
    "identify",
    "window",
    "follow",
    "nothing",
    "corners",
)
ASK_START: Final = 0  # nature: who begins
ASK_THROW: Final = 1  # nature: the dice
ASK_MOVE: Final = 2
ASK_DRAW: Final = 3  # nature: a card
ASK_PUSH: Final = 4
ASK_FORCE: Final = 5
ASK_NAME: Final = 6
ASK_IDENTIFY: Final = 7
ASK_WINDOW: Final = 8
ASK_FOLLOW: Final = 9
ASK_NOTHING: Final = 10
ASK_CORNERS: Final = 11  # nature: who sits where, and which corner stays empty

# Throws: an ordinary or extra turn, the throw owed for a double, the interim roll out of a double occupancy.
THROWS: Final = ("turn", "double", "interim")
TURN: Final = 0
DOUBLE: Final = 1
INTERIM: Final = 2

# Why a card was drawn.
REASONS: Final = ("pick-card", "occupied", "corner")
BY_SPACE: Final = 0
BY_OCCUPIED: Final = 1  # B28, S2
BY_CORNER: Final = 2  # A5

# What a claim is about: a character, or the successive facts of a quotation.
FACTS: Final = ("source", "act", "scene", "line")

# Points of the solitaire game.
FOR_QUOTATIONS: Final = 0
FOR_CLASSES: Final = 1
FOR_CHARACTERS: Final = 2
POINTS: Final = ("quotations", "classes", "characters")
THESPIAN: Final = 100  # S6

# The vocabulary, verb by verb.
ROLL: Final = 0
ROLLS: Final = 21
SIT: Final = 21
SEATINGS: Final = 12  # ways of three round four corners
MOVE: Final = 33
LADDER: Final = 36
PUSH: Final = 39  # + seat × 3 + piece
FORCE: Final = 51
SPARE: Final = 52
PICK: Final = 53
FOLLOW: Final = 54
STOP: Final = 55
DONE: Final = 56
CHALLENGE: Final = 57
ALLOW: Final = 58
CLASS: Final = 59
ACT: Final = 62  # act 0 is an induction
ACTS: Final = 6
SCENE: Final = 68  # scene 0 is a prologue or chorus, the last one an epilogue
SCENES: Final = 17
EPILOGUE: Final = 16
LINE: Final = 85  # + line - 1
LINES: Final = 960  # the longest scene, Love's Labour's Lost 5.2, has fewer
CARD: Final = 1045
STATE: Final = 1157
CLAIM: Final = 1195


def _low_dice() -> list[int]:
    return [low for low in range(1, 7) for _ in range(low, 7)]


def _high_dice() -> list[int]:
    return [high for low in range(1, 7) for high in range(low, 7)]


LOW: Final = _low_dice()  # the two dice of each roll, unordered
HIGH: Final = _high_dice()


def _seatings() -> list[list[int]]:
    """The corners of three seats in turn order: where the first sits, and behind whom a corner stays empty."""
    return [
        [first, (first + 1 + (gap == 0)) % 4, (first + 2 + (gap < 2)) % 4] for first in range(4) for gap in range(3)
    ]


THREE_CORNERS: Final = _seatings()
