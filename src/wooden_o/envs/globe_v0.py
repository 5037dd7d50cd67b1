"""Globe for PettingZoo: `env` asks one seat at a time, `parallel_env` all at once."""

from __future__ import annotations

from typing import Any

from wooden_o.envs.aec import TurnEnv
from wooden_o.envs.parallel import TogetherEnv

__all__ = ["env", "parallel_env", "raw_env"]


def env(
    level: str = "basic", seats: int | None = None, pieces: int = 3, act_scene_line: bool = False, **settings: Any
) -> TurnEnv:
    """Settings: reward, illegal, observation, max_cycles, render_mode."""
    return TurnEnv("globe", around(level, seats), agreed(level, pieces, act_scene_line), **settings)


def parallel_env(
    level: str = "basic", seats: int | None = None, pieces: int = 3, act_scene_line: bool = False, **settings: Any
) -> TogetherEnv:
    """Settings: reward, illegal, observation, max_cycles, render_mode."""
    return TogetherEnv("globe", around(level, seats), agreed(level, pieces, act_scene_line), **settings)


def around(level: str, seats: int | None) -> int:
    """Four, or one at solitaire."""
    return seats if seats is not None else 1 if level == "solitaire" else 4


def agreed(level: str, pieces: int, act_scene_line: bool) -> dict[str, Any]:
    return {"level": level, "pieces": pieces, "act_scene_line": act_scene_line}


raw_env = env
