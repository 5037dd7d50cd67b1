"""The contract of a game: what every other part of the program relies on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from wooden_o.core.choice import Choice, Vocabulary
from wooden_o.core.state import State

if TYPE_CHECKING:
    from random import Random


class Game(Protocol):
    """The rules of one game with the data it is played with."""

    name: str
    rules_version: int
    fingerprint: str
    vocabulary: Vocabulary

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> State: ...
    def key(self, number: int) -> str: ...
    def number(self, key: str) -> int: ...
    def choice(self, number: int) -> Choice: ...
    def imagine(self, view: Mapping[str, Any], rng: Random) -> State: ...
