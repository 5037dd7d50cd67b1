"""One seat as a Gymnasium environment: alone, or against players that are programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from wooden_o.arena import Entrant
from wooden_o.bots import Bot
from wooden_o.core import BadOptions
from wooden_o.envs.render import MODES, agreed_mode, render
from wooden_o.envs.table import Table

Told = tuple[Any, dict[str, Any]]
CHANCE = "random"


class SeatEnv(gymnasium.Env[Any, int]):
    """The others are bots, or levels of bots; `random` needs no bot. An action is a choice's number."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str | Bot] = CHANCE,
        reward: str | None = None,
        illegal: str = "lose",
        observation: str = "array",
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < seats:
            raise BadOptions(f"seat is {seat!r}; allowed: 0 to {seats - 1}")
        self.table = Table(game, seats, options or {}, reward, illegal, observation)
        self.seat = seat
        self.opponents = around(opponents, seats, seat)
        self.players = [self.player(opponent, Random(0)) for opponent in self.opponents]  # refuses unknown ones at once
        self.observation_space = self.table.observer.space(observation)
        self.action_space = spaces.Discrete(self.table.observer.choices)  # type: ignore[assignment]
        self.render_mode = agreed_mode(render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Told:
        super().reset(seed=seed)
        luck = Random(int(self.np_random.integers(2**63)))
        self.players = [self.player(opponent, luck) for opponent in self.opponents]
        self.table.reset(luck.getrandbits(63))
        self.let_others()
        return self.told()

    def player(self, opponent: str | Bot | None, luck: Random) -> Bot | None:
        """Who sits there; None for chance and for the seat that learns."""
        if not isinstance(opponent, str):
            return opponent
        return None if opponent == CHANCE else Entrant.parse(opponent).bot(self.table.game.name, luck.getrandbits(63))

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.table.over():
            raise gymnasium.error.ResetNeeded("the game is over: reset it before the next step")
        if self.table.play(self.seat, action):
            self.let_others()
        observation, info = self.told()
        return observation, self.table.rewards()[self.seat], self.table.over(), False, info

    def let_others(self) -> None:
        """The others choose until it is this seat's turn; asked together with it, they seal their choices first."""
        state = self.table.state
        while others := [seat for seat in state.to_act() if seat != self.seat]:
            seat, player = others[0], self.players[others[0]]
            if player is None:
                self.table.stand_in(seat)
            else:
                state.play(seat, player.choose(state.view(seat), state.legal(seat)))
                state.let_nature(self.table.rng.random)

    def told(self) -> Told:
        return self.table.observe(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """The legal choices as a mask, under the name that learners with masks look for."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        return render(self.table.state, self.seat, self.render_mode)


def around(opponents: str | Sequence[str | Bot], seats: int, seat: int) -> list[str | Bot | None]:
    """Who sits where: one level for all others, or one of them each, in the order of their seats."""
    others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != seats - 1:
        raise BadOptions(f"{len(others)} opponents for {seats - 1} other seats")
    return [*others[:seat], None, *others[seat:]]


def register() -> None:
    """Make the environments known to `gymnasium.make`."""
    makers: dict[str, dict[str, Any]] = {
        "wooden_o/Troupe-v0": {"game": "troupe", "seats": 4},
        "wooden_o/SoloTroupe-v0": {"game": "troupe", "seats": 1},
        "wooden_o/Globe-v0": {"game": "globe", "seats": 4},
        "wooden_o/SolitaireGlobe-v0": {"game": "globe", "seats": 1, "options": {"level": "solitaire"}},
    }
    for name, settings in makers.items():
        gymnasium.register(name, f"{__name__}:SeatEnv", kwargs=settings)


register()
