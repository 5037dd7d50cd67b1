"""A table drawn: SVG for notebooks, made from a view, so that it shows what one seat may see and no more."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from wooden_o.core import State
from wooden_o.envs.drawing import globe, troupe
from wooden_o.envs.drawing.svg import picture

DRAWERS = {"troupe": troupe.draw, "globe": globe.draw}


def draw(table: State | Mapping[str, Any], seat: int | None = None) -> str:
    """A state as that seat sees it (None: a spectator), or a view, as SVG."""
    view = table.view(seat) if isinstance(table, State) else table
    return picture(*DRAWERS[view["game"]](view))


class Picture:
    """A view that a notebook draws by itself."""

    def __init__(self, table: State | Mapping[str, Any], seat: int | None = None) -> None:
        self.svg = draw(table, seat)

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return f'<div title="{escape("Wooden O")}">{self.svg}</div>'
