"""Resampling from an information state: what a player knows stays, and all that it cannot know comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from examples.openspiel_mcts import Playouts
from tests.envs.spiel import load, on, sampled
from tests.envs.tables import SETTINGS, Setting, name
from wooden_o.core.playout import playout
from wooden_o.envs.recall import Recall
from wooden_o.envs.worlds import another

History = tuple[int, ...]
PATIENCE = 12_000  # positions looked at, in the search for all histories


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_all_that_a_player_knows_stays(setting: Setting) -> None:
    """OpenSpiel's own test of it, which is for games in C++, and more."""
    luck = Random(3)
    for state in sampled(load(setting), every=29):
        for player in range(setting[1]):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
        playout(other.table().copy(), luck.random)


def possible(state: pyspiel.State, player: int) -> set[History] | None:
    """Every history that gives the player this information state, by trying all choices; None if that is too much."""
    seen, length = state.information_state_string(player), state.move_number()
    beginning = Recall(state.at.name, state.at.seats, state.at.options)
    beginning.recalled(player)
    ways, found, tried = [beginning], set(), 0
    while ways:
        way = ways.pop()
        if len(way.moves) == length:
            found |= {tuple(way.numbers())} if way.recalled(player) == seen else set()
            continue
        for number in way.state.legal(way.state.actor()):
            further = deepcopy(way)
            further.play(number)
            if seen.startswith(further.recalled(player)):
                ways.append(further)
            tried += 1
        if tried > PATIENCE:
            return None
    return found


def assert_even(state: pyspiel.State, player: int, expected: set[History], times: int = 12) -> None:
    """All come up, nothing else does, and each about as often as the others (chi-square, far out)."""
    game, luck, count = state.get_game(), Random(len(expected)).random, times * len(expected)
    rules, moves = game.rules, state.at.moves
    found = Counter(
        tuple(another(rules, rules.new(game.seats, game.options), state.table(), moves, player, luck))
        for _ in range(count)
    )
    assert set(found) == expected
    spread = sum((number - times) ** 2 / times for number in found.values())
    assert spread < len(expected) + 5 * (2 * len(expected)) ** 0.5


def courting(seats: int, seed: int) -> Iterator[pyspiel.State]:
    """After every objective kept: seat 0 asks for one whenever it can, the others once most have been seen."""
    state, luck = load(("troupe", seats, {})).new_initial_state(), Random(seed)
    number = state.get_game().rules.number
    queen, objectives, pounds = map(number, ("activate:queen", "queen:objectives", "queen:pounds"))
    while not state.is_terminal():
        legal, player = state.legal_actions(), state.current_player()
        if queen in legal:
            state.apply_action(queen)
        elif objectives in legal:
            few = state.table().view(None)["objectives"]["unseen"] < 5
            state.apply_action(objectives if player == 0 or few else pounds)
        else:
            on(state, luck)
        if "keep:" in state.get_game().rules.key(state.history()[-1]):
            yield state
    yield state


def test_every_hidden_history_of_objectives_comes_up_evenly() -> None:
    sizes = []
    for seed in range(40):
        for state in courting(2, seed):
            expected = possible(state, 0)
            if expected is None:
                break
            if 1 < len(expected) < 200:
                assert_even(state, 0, expected)
                sizes.append(len(expected))
        if len(sizes) >= 5 and len(set(sizes)) > 2:
            return
    pytest.fail(f"too few cases: {sizes}")


def test_sealed_choices_come_up_evenly() -> None:
    """Wagers and rests of the others, when the last is asked; nobody has objectives."""
    state, luck = load(("troupe", 3, {})).new_initial_state(), Random(2)
    sizes: list[int] = []
    pounds = state.get_game().rules.number("queen:pounds")
    while len(sizes) < 3:
        if [told["sealed"] for told in state.table().view(None)["troupes"]].count(True) == 2:
            expected = possible(state, state.current_player())
            assert expected is not None
            assert_even(state, state.current_player(), expected)
            sizes.append(len(expected))
        state.apply_action(pounds) if pounds in state.legal_actions() else on(state, luck)
    assert sizes[0] == 25
    assert max(sizes) > min(sizes) > 1


@pytest.mark.parametrize("level", ["advanced", "tournament"])
def test_globe_has_one_history_for_every_information_state(level: str) -> None:
    """Only the book is secret, and it is always the same book."""
    state, luck = load(("globe", 3, {"level": level})).new_initial_state(), Random(5)
    for _ in range(25):
        on(state, luck)
    for player in range(3):
        assert possible(state, player) == {tuple(state.history())}
        assert state.resample_from_infostate(player, luck.random).history() == state.history()


@pytest.mark.parametrize(("setting", "choices"), [(("troupe", 3, {}), 25), (("globe", 3, {"level": "tournament"}), 12)])
def test_openspiels_search_uses_it(setting: Setting, choices: int) -> None:
    game, rng, luck = load(setting), np.random.RandomState(1), Random(1)
    bot = ISMCTSBot(game, Playouts(1, "result"), 1.0, 12, max_world_samples=4, random_state=rng)
    state = game.new_initial_state()
    while choices and not state.is_terminal():
        if state.current_player() != 1:
            on(state, luck)
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        choices -= 1
    assert not choices
