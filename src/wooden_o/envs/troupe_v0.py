"""Troupe for PettingZoo: `env` asks one seat at a time, `parallel_env` all at once."""

from __future__ import annotations

from typing import Any

from wooden_o.envs.aec import TurnEnv
from wooden_o.envs.parallel import TogetherEnv

__all__ = ["env", "parallel_env", "raw_env"]


def env(seats: int = 4, rest: str = "simultaneous", **settings: Any) -> TurnEnv:
    """Settings: reward, illegal, observation, max_cycles, render_mode."""
    return TurnEnv("troupe", seats, {"rest": rest}, **settings)


def parallel_env(seats: int = 4, rest: str = "simultaneous", **settings: Any) -> TogetherEnv:
    """Settings: reward, illegal, observation, max_cycles, render_mode."""
    return TogetherEnv("troupe", seats, {"rest": rest}, **settings)


raw_env = env
