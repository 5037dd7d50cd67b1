"""What PettingZoo's environments have in common: seats as agents, round one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from wooden_o.core import BadOptions
from wooden_o.envs.render import MODES, agreed_mode
from wooden_o.envs.table import Table


class Agents:
    """Seats are agents `seat_0`, `seat_1` …; an action is a choice's number."""

    together = False  # whether all step at once

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        reward: str | None = None,
        illegal: str = "lose",
        observation: str = "masked",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise BadOptions(f"max_cycles is {max_cycles!r}; allowed: 1 and more, or None")
        self.table = Table(game, seats, options, reward, illegal, observation)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": self.together,
            "render_fps": 1,
        }
        self.render_mode = agreed_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.observer.space(observation))
        self.action_spaces = {agent: spaces.Discrete(self.table.observer.choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing is held open."""
