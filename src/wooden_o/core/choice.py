"""Choices: a frozen dataclass a verb, a stable spelling, a number for speed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Choice:
    """Something a seat, or nature, may do. Subclasses are imperatives with their arguments."""

    verb: ClassVar[str] = ""

    @property
    def key(self) -> str:
        """The stable spelling: the verb and its arguments, joined by colons."""
        return ":".join([self.verb, *(str(getattr(self, field.name)) for field in fields(self))])


class Vocabulary:
    """Every choice that can ever occur in a game; a choice's number is its index."""

    def __init__(self, choices: Iterable[Choice]) -> None:
        self.choices = tuple(choices)
        self.keys = tuple(choice.key for choice in self.choices)
        self.numbers = {key: number for number, key in enumerate(self.keys)}
        if len(self.numbers) != len(self.keys):
            raise ValueError("two choices share one spelling")

    def __len__(self) -> int:
        return len(self.choices)
