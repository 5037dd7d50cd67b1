"""A table for people to look at, from a view."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from wooden_o.core import BadOptions, State

MODES = ("ansi", "svg")


def agreed_mode(mode: str | None) -> str | None:
    if mode not in (None, *MODES):
        raise BadOptions(f"render_mode is {mode!r}; allowed: {', '.join(MODES)}")
    return mode


def render(state: State, seat: int | None, mode: str | None) -> str | None:
    """What that seat sees, as text or as a picture; nothing where nobody asked for either."""
    if mode is None:
        return None
    if mode == "ansi":
        return text(state.view(seat))
    from wooden_o.envs.notebook import draw

    return draw(state.view(seat))


def text(view: Mapping[str, Any]) -> str:
    """One line a fact."""
    return "\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items())
