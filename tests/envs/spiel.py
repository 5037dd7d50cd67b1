"""OpenSpiel's games for the tests: spelt, and played by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

import wooden_o.envs.openspiel  # noqa: F401 (registers the games)
from tests.envs.tables import Setting


def load(setting: Setting, **more: Any) -> pyspiel.Game:
    return pyspiel.load_game(spelt(setting, **more))


def spelt(setting: Setting, **more: Any) -> str:
    """The game as OpenSpiel spells it."""
    game, seats, options = setting
    parameters = {"players": seats, **options, **more}
    return f"wooden_o_{game}({','.join(f'{name}={value}' for name, value in parameters.items())})"


def on(state: pyspiel.State, luck: Random) -> None:
    """One random step."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, chances)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def sampled(game: pyspiel.Game, every: int = 9) -> list[pyspiel.State]:
    """States of a random game, the last one too: OpenSpiel's own sampling would stay in the set-up."""
    state, luck, found = game.new_initial_state(), Random(5), []
    while not state.is_terminal():
        if state.move_number() % every == 0:
            found.append(state.clone())
        on(state, luck)
    return [*found, state]
