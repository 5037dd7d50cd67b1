"""A game as a PettingZoo environment in which all seats step together.

Whoever owes no choice has an empty mask, and what it sends is not looked at. What the rules ask of several seats at
once they answer in one step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from wooden_o.envs.render import MODES, render
from wooden_o.envs.table import Table


class TogetherEnv(ParallelEnv, EzPickle):  # type: ignore[misc]
    """Seats are agents `seat_0`, `seat_1` …; an action is a choice's number."""

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
        EzPickle.__init__(self, game, seats, options, reward, illegal, observation, max_cycles, render_mode)
        self.table = Table(game, seats, options, reward, illegal, observation)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(MODES), "is_parallelizable": True, "render_fps": 1}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.cycles = 0
        space = self.table.observer.space(observation)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.observer.choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.observations(), self.infos()

    def observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.agents)}

    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.table.info(seat) for seat, agent in enumerate(self.agents)}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.answer(actions)
        self.cycles += 1
        over = self.table.over()
        cut = not over and self.cycles == self.max_cycles
        worth = dict(zip(self.agents, self.table.rewards(), strict=True))
        ends = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        told = self.observations(), worth, *ends, self.infos()
        if over or cut:
            self.agents = []
        return told

    def answer(self, actions: Mapping[str, int]) -> None:
        """All who are asked answer; an answer may end the question for those after it."""
        state = self.table.state
        for seat in state.to_act():
            if seat in state.to_act() and not self.table.play(seat, actions[self.possible_agents[seat]]):
                return

    def render(self) -> str | None:
        return render(self.table.state, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
