"""A game as a PettingZoo environment in which all seats step together.

Whoever owes no choice has an empty mask, and what it sends is not looked at. What the rules ask of several seats at
once they answer in one step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from wooden_o.envs.agents import Agents
from wooden_o.envs.render import render


class TogetherEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """Agents step together, whether they are asked or not."""

    together = True
    cycles = 0  # steps so far

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
            self.table.check(seat, actions[self.possible_agents[seat]])
        for seat in state.to_act():
            if seat in state.to_act() and not self.table.play(seat, actions[self.possible_agents[seat]]):
                return

    def render(self) -> str | None:
        return render(self.table.state, None, self.render_mode)
