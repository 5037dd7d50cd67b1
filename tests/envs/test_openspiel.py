"""OpenSpiel's own tests, information states, and golden playthroughs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

from tests.envs.spiel import load, on, sampled
from tests.envs.tables import SETTINGS, Setting, name
from wooden_o.core import BadOptions

GOLDEN = Path(__file__).parent / "golden"
ANEW = bool(os.environ.get("WOODEN_O_GOLDEN"))  # write the playthroughs instead of comparing them


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name)


@every_setting
def test_random_simulation_with_serialisation(setting: Setting) -> None:
    pyspiel.random_sim_test(load(setting), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["result", "margin", "score"])
def test_every_reward(reward: str) -> None:
    game = load(("troupe", 3, {}), reward=reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_parameters()["reward"] == reward


@every_setting
def test_game_api(setting: Setting) -> None:
    """All of OpenSpiel's checks on a part of a tree."""
    case = api_test.EnforceAPIOnPartialTreeBase
    case.game, case.game_name = load(setting), setting[0]
    case.some_states = sampled(case.game)
    case.game_type = case.game.get_type()
    for check in [attribute for attribute in dir(case) if attribute.startswith("test_")]:
        getattr(case(check), check)()


def test_an_information_state_grows_with_what_is_seen() -> None:
    state, luck = pyspiel.load_game("wooden_o_troupe(players=2)").new_initial_state(), Random(1)
    before = state.information_state_string(0)
    while not state.is_terminal():
        on(state, luck)
        after = state.information_state_string(0)
        assert after.startswith(before)
        before = after


def observed(state: pyspiel.State, player: int, public: bool, recall: bool, secrets: str) -> str:
    kind = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=recall, private_info=getattr(pyspiel.PrivateInfoType, secrets)
    )
    return str(make_observation(state.get_game(), kind).string_from(state, player))


def test_an_observer_tells_what_it_is_asked_for_and_no_more() -> None:
    state, luck = pyspiel.load_game("wooden_o_troupe(players=2)").new_initial_state(), Random(1)
    told = 0
    while not state.is_terminal():
        if state.move_number() % 4:
            on(state, luck)
            continue
        for recall in (False, True):
            assert observed(state, 0, True, recall, "NONE") == observed(state, 1, True, recall, "NONE")
        assert observed(state, 0, False, False, "NONE") == ""
        secret = observed(state, 0, False, False, "SINGLE_PLAYER")
        own = state.table().view(0)["troupes"][0]
        hidden = own["objectives"]["faces"] or own["objectives"]["drawn_faces"] or own["sealed"] is not None
        assert bool(secret) == bool(hidden)
        assert "prestige" not in secret
        told += bool(secret)
        on(state, luck)
    assert told
    assert "objective='" in observed(state, 0, True, True, "SINGLE_PLAYER")
    assert "objective='" not in observed(state, 0, True, True, "NONE")
    for public, recall, secrets in ((True, False, "ALL_PLAYERS"), (False, True, "SINGLE_PLAYER")):
        with pytest.raises(ValueError, match=r"tells|told"):
            observed(state, 0, public, recall, secrets)


def test_an_observation_in_words_has_no_tensor() -> None:
    game = pyspiel.load_game("wooden_o_troupe(players=2)")
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert observation.tensor is None
    with pytest.raises(ValueError, match="string_from"):
        observation.set_from(game.new_initial_state(), 0)


@pytest.mark.parametrize("wrong", ["troupe(players=9)", "troupe(rest=x)", "globe(players=1)", "globe(pieces=5)"])
def test_a_game_that_does_not_exist_is_refused_at_once(wrong: str) -> None:
    with pytest.raises(BadOptions):
        pyspiel.load_game(f"wooden_o_{wrong}")


def test_wagers_are_asked_in_order_and_stay_sealed() -> None:
    state, luck = pyspiel.load_game("wooden_o_troupe(players=2)").new_initial_state(), Random(1)
    while state.is_chance_node() or "draft" in state.action_to_string(state.legal_actions()[0]):
        on(state, luck)
    assert state.current_player() == 0
    few, many = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[-1])
    assert few.current_player() == many.current_player() == 1
    assert few.information_state_string(1) == many.information_state_string(1)
    assert few.information_state_string(0) != many.information_state_string(0)


@every_setting
def test_golden_playthrough(setting: Setting) -> None:
    compare(f"{name(setting)}.txt", "\n".join(moves(load(setting))) + "\n")


def moves(game: pyspiel.Game) -> Iterator[str]:
    """Who did what, how many choices there were, and what it was worth."""
    state, luck = game.new_initial_state(), Random(1623)
    while not state.is_terminal():
        player, choices = state.current_player(), len(state.legal_actions())
        on(state, luck)
        yield f"{player} {game.rules.key(state.history()[-1])} of {choices}"
    yield f"returns {state.returns()}"


def compare(file: str, played: str) -> None:
    """Golden files are written anew with WOODEN_O_GOLDEN=1; read the difference before you keep it."""
    if ANEW:
        GOLDEN.mkdir(exist_ok=True)
        (GOLDEN / file).write_text(played, "utf-8")
    assert played == (GOLDEN / file).read_text("utf-8")
