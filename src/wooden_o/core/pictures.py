"""How a state draws itself in a notebook; whoever can draw says so here, since core can not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

draw: Callable[[Any], str] | None = None  # a state, as a spectator sees it, as SVG
