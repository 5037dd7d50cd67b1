"""Undo in OpenSpiel: everything is as it was, and what OpenSpiel's own test of it would need."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.games import kuhn_poker  # noqa: F401 (registers a Python game that is not ours)

from tests.envs.spiel import load, on
from tests.envs.tables import SETTINGS, Setting, name


def told(state: pyspiel.State) -> list[Any]:
    """All that a state says of itself."""
    players = range(state.num_players())
    return [
        str(state),
        state.history(),
        [(step.player, step.action) for step in state.full_history()],
        state.history_str(),
        state.move_number(),
        (state.is_initial_state(), state.is_terminal(), state.current_player()),
        state.legal_actions(),
        state.returns(),
        [state.information_state_string(player) for player in players],
        [state.observation_string(player) for player in players],
        [state.observation_tensor(player) for player in players],
    ]


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_undo_goes_all_the_way_back(setting: Setting) -> None:
    """As OpenSpiel's test with undo does: whole histories are taken back, from places further and further on."""
    state, luck, before = load(setting).new_initial_state(), Random(4), []
    while not state.is_terminal():
        before.append((state.current_player(), state.history()))
        on(state, luck)
    seen = told(state)
    for place, (player, history) in reversed(list(enumerate(before))):
        action = state.history()[-1]
        state.undo_action(player, action)
        assert state.history() == history
        if place % 37 == 0:
            assert told(state) == told(played(setting, history))
            state.apply_action(action)
            state.undo_action(player, action)
    assert state.is_initial_state()
    assert told(played(setting, [step[1][-1] for step in before[1:]] + seen[1][-1:])) == seen


def played(setting: Setting, history: list[int]) -> pyspiel.State:
    state = load(setting).new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def undone(steps: int = 60, back: int = 9) -> tuple[pyspiel.State, pyspiel.State]:
    """A state with some of its way undone and gone otherwise, and the same without a detour."""
    setting: Setting = ("troupe", 3, {})
    state, luck = load(setting).new_initial_state(), Random(8)
    for _ in range(steps):
        on(state, luck)
    for step in reversed(state.full_history()[-back:]):
        state.undo_action(step.player, step.action)
    for _ in range(back // 2):
        on(state, luck)
    return state, played(setting, state.history())


def test_one_plays_on_from_what_was_undone() -> None:
    state, straight = undone()
    assert told(state) == told(straight)


def test_copies_and_saved_states_keep_what_still_counts() -> None:
    state, straight = undone()
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    action = state.legal_actions()[0]
    for copy in (state.clone(), saved, pickle.loads(pickle.dumps(state))):  # noqa: S301 (our own)
        assert told(copy) == told(straight)
    assert told(state.child(action)) == told(straight.child(action))


def test_a_clone_is_fit_for_openspiels_own_code() -> None:
    """It replays a state's history as its C++ holds it."""
    state, _ = undone()
    pyspiel.random_sim_test(
        state.get_game(), num_sims=1, serialize=True, verbose=False, specific_initial_state=state.clone()
    )


def test_only_the_last_action_can_be_undone() -> None:
    state, _ = undone()
    last = state.full_history()[-1]
    with pytest.raises(ValueError, match="the last action is not"):
        state.undo_action(last.player, last.action + 1)
    with pytest.raises(ValueError, match="the last action is not"):
        state.get_game().new_initial_state().undo_action(0, 0)


def test_openspiels_own_test_of_undo_is_for_games_in_cpp() -> None:
    """Should this fail, OpenSpiel has learnt it: run its test on ours, and let `undoing` go."""
    state = pyspiel.load_game("python_kuhn_poker").new_initial_state()
    state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="UndoAction function is not overridden"):
        state.undo_action(pyspiel.PlayerId.CHANCE, 0)
    assert [named for named in dir(pyspiel) if "undo" in named.lower()] == []
