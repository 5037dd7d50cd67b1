"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Standing:
    """Per seat the place (1 is first, shared places repeat), the score and where it came from."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]

    def to_json(self) -> dict[str, Any]:
        return {"places": list(self.places), "scores": list(self.scores), "breakdown": list(self.breakdown)}
