"""Many games at once: the same ones however they are shared out, and each of them can be played again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest

import wooden_o
from tests.envs.tables import SETTINGS, Setting, name
from wooden_o import many
from wooden_o.core import BadOptions
from wooden_o.envs.rules import rules


def listing(process: int) -> Path:
    return Path(f"/proc/{process}/task/{process}/children")


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_trajectories_replay_to_their_results(setting: Setting) -> None:
    game, seats, options = setting
    found = wooden_o.rollouts(game, 4, seats, options, seed=3, trajectories=True)
    assert found.starts is not None
    assert found.seats is not None
    assert found.moves is not None
    for number, (start, end) in enumerate(zip(found.starts, found.starts[1:], strict=False)):
        state = rules(game).new(seats, options)
        for seat, move in zip(found.seats[start:end].tolist(), found.moves[start:end].tolist(), strict=True):
            assert move in state.legal(seat)
            state.play(seat, move)
        standing = state.standing()
        assert standing
        assert standing.scores == tuple(found.scores[number])
        assert standing.places == tuple(found.places[number])
        assert found.lengths[number] == (found.seats[start:end] >= 0).sum()


def test_processes_trajectories_and_counts_change_no_game() -> None:
    alone = wooden_o.rollouts("troupe", 200, 2, processes=1, trajectories=True)
    assert alone.moves is not None
    for processes in (2, 3):
        shared = wooden_o.rollouts("troupe", 200, 2, processes=processes, trajectories=True)
        for column in ("places", "scores", "lengths", "starts", "seats", "moves"):
            np.testing.assert_array_equal(getattr(alone, column), getattr(shared, column))
    plain = wooden_o.rollouts("troupe", 20, 2)
    np.testing.assert_array_equal(alone.scores[:20], plain.scores)
    np.testing.assert_array_equal(alone.lengths[:20], plain.lengths)
    assert plain.moves is None


def test_seeds_have_games_of_their_own() -> None:
    one, other = (wooden_o.rollouts("troupe", 20, 3, seed=seed).scores for seed in (1, 2))
    assert not np.array_equal(one, other)


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"seats": 7}, "1 to 4 seats"),
        ({"options": {"rest": "none"}}, "rest is 'none'"),
        ({"game": "hamlet"}, "no game is called 'hamlet'"),
        ({"count": 0}, "count is 0"),
        ({"count": 2.5}, "count is 2.5"),
        ({"seed": -1}, "seed is -1"),
        ({"processes": 0}, "processes is 0"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any], word: str) -> None:
    asked: dict[str, Any] = {"game": "troupe", "count": 10, "seats": 2} | wrong
    with pytest.raises(BadOptions, match=word):
        wooden_o.rollouts(**asked)


def test_an_error_in_a_process_is_told(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(many.Order, "fresh", lambda order: rules("troupe").new(2))
    with pytest.raises(RuntimeError, match="says above why"):
        wooden_o.rollouts("troupe", 200, 9, processes=2)
    assert "BadOptions" in capfd.readouterr().err


@pytest.mark.skipif(not listing(os.getpid()).exists(), reason="looks for processes as Linux lists them")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupt_leaves_no_process_behind(sent: signal.Signals) -> None:
    script = "import wooden_o; wooden_o.rollouts('troupe', 10_000_000, 4, processes=3)"
    with subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.DEVNULL) as caller:
        wait_for(lambda: len(children(caller.pid)) == 2)
        workers = children(caller.pid)
        caller.send_signal(sent)
        caller.wait(20)
    wait_for(lambda: not any(Path(f"/proc/{worker}/task").exists() for worker in workers))


def children(process: int) -> list[int]:
    return [int(child) for child in listing(process).read_text("utf-8").split()]


def wait_for(true: Callable[[], bool], seconds: float = 20) -> None:
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end
        sleep(0.02)
