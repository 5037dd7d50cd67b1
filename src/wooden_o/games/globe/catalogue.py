"""The catalogue: board, deck and book as small numbers, ready for the rules; never changed once made."""

from __future__ import annotations

from typing import Any

from wooden_o.core.saving import saved
from wooden_o.games.globe.numbers import CARDS, PLAYS


class Catalogue:
    """What `data` read. Spaces: the track from the first corner, then the four ladders, then the Globe."""

    def __init__(self, side: int, ladder: int) -> None:
        self.side = side  # spaces from corner to corner
        self.lap = 4 * side  # progress of a piece back on its own corner
        self.ladder = ladder
        self.home = self.lap + ladder + 1  # progress of a piece in the Globe
        self.globe = self.lap + 4 * ladder  # its space
        self.instruction = [0] * (self.globe + 1)  # by space
        self.amount = [0] * (self.globe + 1)
        self.play = [-1] * (self.globe + 1)
        self.path: list[list[int]] = [self._path(corner) for corner in range(4)]  # by corner and progress
        self.nearest: list[list[int]] = []  # by corner × 3 + class and progress: progress of the target, 0 for none
        self.card_instruction = [0] * CARDS
        self.card_amount = [0] * CARDS
        self.card_facts = [-1] * (4 * CARDS)  # source, act, scene, line
        self.play_class = [0] * PLAYS
        self.cast: dict[int, int] = {}  # play << 12 | claim -> the character who is meant, as a claim
        self.all_claims: list[int] = []  # their choices, in order
        # Names, for events, views and people's keys
        self.numbers: dict[str, int] = {}  # of choices, by key
        self.keys: tuple[str, ...] = ()  # of choices, by number
        self.card_ids: list[str] = []
        self.card_words: list[str] = []
        self.card_speakers: list[str] = []
        self.sources: list[str] = []  # the plays, then the Sonnets
        self.characters: list[str] = []  # by claim

    def __reduce__(self) -> tuple[Any, ...]:
        return saved(self, self.side, self.ladder)

    def _path(self, corner: int) -> list[int]:
        track = [(corner * self.side + progress) % self.lap for progress in range(self.lap + 1)]
        rungs = [self.lap + corner * self.ladder + rung for rung in range(self.ladder)]
        return [*track, *rungs, self.globe]
