"""A game as a PettingZoo environment in which one seat chooses at a time.

Questions that the rules put to several seats at once are put to them one after the other, in the order of their seats;
the answers stay sealed, so that nobody learns more than at a real table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from wooden_o.core import NOBODY
from wooden_o.envs.render import MODES, render
from wooden_o.envs.table import Table


class TurnEnv(AECEnv, EzPickle):  # type: ignore[misc]
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
        super().__init__()
        self.table = Table(game, seats, options, reward, illegal, observation)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat = 0
        space = self.table.observer.space(observation)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.observer.choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
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
        if self.table.play(self.seat, action):
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
            self.rewards[agent] = worth[int(agent[5:])]
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
        self._deads_step_first()

    def render(self) -> str | None:
        return render(self.table.state, self.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
