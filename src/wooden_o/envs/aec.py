"""A game as a PettingZoo environment in which one seat chooses at a time.

Questions that the rules put to several seats at once are put to them one after the other. Wagers and rests stay
sealed, so that nobody learns more than at a real table; a challenge ends its question at once, so who is asked knows
that nobody before has challenged.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from wooden_o.core import NOBODY
from wooden_o.envs.agents import Agents
from wooden_o.envs.render import render


class TurnEnv(Agents, AECEnv):  # type: ignore[misc]
    """Agents choose in the order in which they are asked."""

    seat = 0  # who is asked

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: self.table.info(seat) for seat, agent in enumerate(agents)}
        self._skip_agent_selection = None
        self.made = [0] * len(agents)
        self.ask(self.table.state.actor())

    def observe(self, agent: str) -> Any:
        return self.table.observe(int(agent[5:]))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a living agent must choose"
        self._cumulative_rewards[agent] = 0.0
        played = self.table.play(self.seat, action)
        self.infos[agent] = self.table.info(self.seat)
        if played:
            self.made[self.seat] += 1
            self.truncations[agent] = self.made[self.seat] == self.max_cycles
            self.go_on()
        else:
            self.finish()

    def go_on(self) -> None:
        """To the next living agent, while chance plays for those who have had their cycles."""
        state = self.table.state
        actor = state.actor()
        while actor >= 0 and self.made[actor] == self.max_cycles and not all(self.truncations.values()):
            self.table.stand_in(actor)
            actor = state.actor()
        if actor == NOBODY:
            self.finish()
            return
        self.ask(actor)
        if self.max_cycles is not None:
            self._deads_step_first()

    def ask(self, seat: int) -> None:
        self.seat = seat
        self.agent_selection = self.possible_agents[seat]
        if self.agent_selection in self.infos:
            self.infos[self.agent_selection] = self.table.info(seat)

    def finish(self) -> None:
        """The game is over: everybody is told what it was worth."""
        worth = self.table.rewards()
        for agent in self.agents:
            self.infos[agent] = self.table.info(int(agent[5:]))
            self.rewards[agent] = worth[int(agent[5:])]
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
        self._deads_step_first()

    def render(self) -> str | None:
        return render(self.table.state, self.seat, self.render_mode)
