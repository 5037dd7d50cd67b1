"""Events: what happened, in past participles, told to an optional listener."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Public unless `seen_by` says otherwise."""

    reveals: ClassVar[bool] = False  # True: it disclosed something hidden, so the choice behind it is final

    def seen_by(self, seat: int | None) -> Event | None:
        """What that seat (None: a spectator) learns of it; None for nothing at all."""
        return self

    def to_json(self) -> dict[str, Any]:
        told = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}
        return {"event": kebab(type(self).__name__), **told}


Listener = Callable[[Event], None]


def kebab(name: str) -> str:
    """`LadyMacbeth` as `lady-macbeth`: how class names become message ids."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
