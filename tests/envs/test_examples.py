"""The examples, with budgets of seconds."""

from __future__ import annotations

import pytest

import wooden_o
from examples import openspiel_mcts, random_play, solo_learner


def test_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert sum(random_play.one_game().values()) == pytest.approx(0)
    random_play.many_games(200)
    assert "200 games" in capsys.readouterr().out


def test_the_learner_beats_the_greedy_bot() -> None:
    if not wooden_o.compiled:
        pytest.skip(f"too slow: {wooden_o.why_plain}")
    learned = solo_learner.learn(rounds=60, batch=20)
    assert solo_learner.score(learned) > solo_learner.greedy_score()


def test_openspiels_search_beats_chance() -> None:
    searcher, chance = openspiel_mcts.play(simulations=20)
    assert searcher > chance
