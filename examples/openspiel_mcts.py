"""OpenSpiel's information-set tree search on Troupe: it sees what its seat sees and imagines the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import wooden_o.envs.openspiel  # noqa: F401 (registers the games)
from wooden_o.core.playout import playout
from wooden_o.envs.rewards import rewards


class Playouts:
    """Values states by random games in compiled code, and holds all choices equal beforehand."""

    def __init__(self, seed: int, reward: str) -> None:
        self.luck = Random(seed).random
        self.reward = reward

    def evaluate(self, state: Any) -> list[float]:
        table = state.table().copy()
        playout(table, self.luck)
        standing = table.standing()
        assert standing
        return rewards(standing, self.reward)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(simulations: int = 100, seed: int = 1, seats: int = 2) -> list[float]:
    """A game of one searcher, in seat 0, against chance; the margins it ended with."""
    game = pyspiel.load_game(f"wooden_o_troupe(players={seats},reward=margin)")
    rng = np.random.RandomState(seed)
    bot = ISMCTSBot(game, Playouts(seed, "margin"), 10.0, simulations, max_world_samples=8, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return list(state.returns())


if __name__ == "__main__":
    print("margins:", play())
