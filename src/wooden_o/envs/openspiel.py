"""The games for OpenSpiel: `import wooden_o.envs.openspiel`, then `pyspiel.load_game("wooden_o_troupe(players=3)")`.

Nature is the chance player, with explicit outcomes. Questions that the rules put to several seats at once are put to
them one after the other, so the games are sequential. Wagers and rests stay sealed, so that nobody learns more than at
a real table; a challenge ends its question at once, so who is asked knows that nobody before has challenged.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from wooden_o.core import NATURE, NOBODY, Game, State
from wooden_o.envs.recall import Recall
from wooden_o.envs.rewards import BOUNDS, agreed, rewards
from wooden_o.envs.rules import rules
from wooden_o.envs.table import observer
from wooden_o.envs.undoing import Undoing
from wooden_o.envs.worlds import another

PLAYERS = {NATURE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
KINDS = pyspiel.GameType
LONGEST = 4000  # choices after which OpenSpiel's game is a draw; Troupe never lasts so long
DRAWS = 2000  # of nature, likewise
DEFAULTS: dict[str, dict[str, Any]] = {
    "troupe": {"players": 4, "rest": "simultaneous", "reward": ""},
    "globe": {"players": 4, "level": "basic", "pieces": 3, "act_scene_line": False, "reward": ""},
}


def game_type(name: str, parameters: dict[str, Any], reward: str = "result") -> pyspiel.GameType:
    open_book = name == "globe" and parameters["level"] != "tournament"
    information = KINDS.Information
    return pyspiel.GameType(
        short_name=f"wooden_o_{name}",
        long_name=f"Wooden O: {name.title()}",
        dynamics=KINDS.Dynamics.SEQUENTIAL,
        chance_mode=KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if open_book else information.IMPERFECT_INFORMATION,
        utility=KINDS.Utility.GENERAL_SUM if reward == "score" else KINDS.Utility.ZERO_SUM,
        reward_model=KINDS.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS[name],
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of one game with the options it is played by."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS[name] | (parameters or {})
        self.rules: Game = rules(name)
        self.seats: int = chosen["players"]
        self.options = {option: chosen[option] for option in chosen if option not in ("players", "reward")}
        self.reward = agreed(chosen["reward"] or None, self.seats)
        self.rules.new(self.seats, self.options)  # refuses bad options at once
        highest, size = BOUNDS[self.reward], len(self.rules.vocabulary)
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=self.seats,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=None if self.reward == "score" else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, chosen, self.reward), info, parameters or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"there are no observation parameters; given: {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer tells what one player knows, or what all do; not what only some know")
        if kind.perfect_recall and not kind.public_info:
            raise ValueError("with perfect recall what is public is told too")
        return SpielObserver(self, kind)


class SpielState(Undoing):
    """A position with the way that led to it; OpenSpiel copies and saves what `at` holds."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Recall(game.rules.name, game.seats, game.options)

    def table(self) -> State:
        """The state underneath."""
        return self.at.state

    def current_player(self) -> int:
        actor = self.at.state.actor()
        if len(self.at.moves) >= LONGEST:
            return int(PLAYERS[NOBODY])
        return int(PLAYERS.get(actor, actor))

    def is_terminal(self) -> bool:
        return self.at.state.actor() == NOBODY or len(self.at.moves) >= LONGEST

    def _legal_actions(self, player: int) -> list[int]:
        state = self.at.state
        return state.legal(player) if player == state.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.at.state
        weights = state.weights(NATURE)
        total = sum(weights)
        return [(number, weight / total) for number, weight in zip(state.legal(NATURE), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.at.play(action)
        self.note()

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().rules.key(action))

    def returns(self) -> list[float]:
        game, standing = self.get_game(), self.at.state.standing()
        return rewards(standing, game.reward) if standing else [0.0] * game.seats

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> SpielState:
        """A state with a history of its own that the player cannot tell from this one."""
        game = self.get_game()
        fresh = game.rules.new(game.seats, game.options)
        resampled: SpielState = game.new_initial_state()
        for action in another(game.rules, fresh, self.at.state, self.at.moves, player, luck):
            resampled.apply_action(action)
        return resampled

    def __str__(self) -> str:
        key = self.get_game().rules.key
        return " ".join(map(key, self.at.numbers()))


class SpielObserver:
    """A view as text, an observation as a tensor; with perfect recall, all that the player has seen, as text."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.kind = kind
        self.observer = observer(game.rules.name, game.seats)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and not kind.perfect_recall and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self.tensor = np.zeros(self.observer.size, np.float32)
            self.dict = self.observer.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("an observation of this kind is text alone: ask string_from")
        self.tensor[:] = self.observer.row(state.at.state, max(player, 0))

    def string_from(self, state: SpielState, player: int) -> str:
        secrets = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        viewer = player if secrets else None
        if self.kind.perfect_recall:
            return state.at.recalled(viewer)
        table = state.at.state
        if self.kind.public_info:
            return json.dumps(table.view(viewer))
        told = private(table.view(player), table.view(None)) if secrets else {}
        return json.dumps(told) if told else ""


def private(own: Any, public: Any) -> dict[str, Any]:
    """Where a seat's view says more than a spectator's, and what; lists are told by place."""
    if isinstance(own, list):
        own, public = dict(enumerate(own)), dict(enumerate(public))
    told: dict[str, Any] = {}
    for name, value in own.items():
        known = public.get(name)
        if name == "viewer" or value == known or (value == [] and known is None):
            continue
        alike = type(value) is type(known) and isinstance(value, dict | list)
        told[str(name)] = private(value, known) if alike else value
    return told


class TroupeGame(SpielGame):
    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("troupe", parameters)


class GlobeGame(SpielGame):
    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("globe", parameters)


pyspiel.register_game(game_type("troupe", DEFAULTS["troupe"]), TroupeGame)
pyspiel.register_game(game_type("globe", DEFAULTS["globe"]), GlobeGame)
