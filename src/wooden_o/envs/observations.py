"""Observations as NumPy arrays: one row of small numbers, whose parts have names and shapes."""

from __future__ import annotations

from importlib import import_module
from math import prod
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wooden_o.core import Game, State

Row = NDArray[np.int8]
FORMS = ("masked", "array", "named")


class Observer:
    """Sees the tables of one game for its seats; reads nothing that a seat's view does not tell."""

    def __init__(self, game: Game, seats: int) -> None:
        encoder = import_module(f"wooden_o.envs.encoders.{game.name}")
        self.encode = encoder.encode
        self.choices = len(game.vocabulary)
        self.layout: list[tuple[str, tuple[int, ...]]] = encoder.layout(seats, self.choices)
        self.size = sum(prod(shape) for _, shape in self.layout)

    def row(self, state: State, seat: int) -> Row:
        """All parts, one after the other; a fresh array that may be written to."""
        return np.frombuffer(bytearray(self.encode(state, seat)), np.int8)

    def parts(self, row: Row) -> dict[str, Row]:
        """The same numbers by name and in shape, without copying them."""
        found, start = {}, 0
        for name, shape in self.layout:
            end = start + prod(shape)
            found[name] = row[start:end].reshape(shape)
            start = end
        return found

    def mask(self, legal: list[int]) -> Row:
        """A one for every legal choice."""
        mask = np.zeros(self.choices, np.int8)
        mask[legal] = 1
        return mask

    def observe(self, state: State, seat: int, form: str) -> Any:
        """What a seat sees, in one of the FORMS."""
        row = self.row(state, seat)
        if form == "array":
            return row
        mask = self.mask(state.legal(seat))
        return {"observation": row if form == "masked" else self.parts(row), "action_mask": mask}

    def space(self, form: str) -> spaces.Space[Any]:
        """The space of `observe`."""
        if form == "array":
            return box((self.size,))
        named = spaces.Dict({name: box(shape) for name, shape in self.layout})
        mask = spaces.Box(0, 1, (self.choices,), np.int8)
        return spaces.Dict({"observation": box((self.size,)) if form == "masked" else named, "action_mask": mask})


def box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-128, 127, shape, np.int8)
