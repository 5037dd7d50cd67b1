"""Undo for OpenSpiel's Python games, which OpenSpiel itself leaves without.

Its C++ keeps every action ever applied, and a Python game cannot take one out again. So the state notes which of them
still count, and tells its history by them. Copies and saved states hold both; `clone` leaves behind what was undone.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from wooden_o.core import NATURE
from wooden_o.envs.recall import Recall


class Undoing(pyspiel.State):  # type: ignore[misc]
    """A state whose history can shrink; `note` every action that is applied."""

    at: Recall

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.applied = 0  # actions ever
        self.kept: list[int] = []  # places of those that still count

    def note(self) -> None:
        self.kept.append(self.applied)
        self.applied += 1

    def undo_action(self, player: int, action: int) -> None:
        """Take the last action back; it must be that player's."""
        if self.at.moves[-1:] != [(player, action)]:
            raise ValueError(f"the last action is not {action} of player {player}")
        self.at.undo()
        self.kept.pop()

    def full_history(self) -> list[Any]:
        played = super().full_history()
        return [played[place] for place in self.kept]

    def history(self) -> list[int]:
        return self.at.numbers()

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self.kept)

    def is_initial_state(self) -> bool:
        return not self.kept

    def is_initial_non_chance_state(self) -> bool:
        return not self.is_chance_node() and all(player == NATURE for player, _ in self.at.moves)

    def clone(self) -> Any:
        """A copy; one that OpenSpiel's C++ finds nothing undone in."""
        if self.applied == len(self.kept):
            return super().clone()
        fresh = self.get_game().new_initial_state()
        for action in self.history():
            fresh.apply_action(action)
        return fresh
