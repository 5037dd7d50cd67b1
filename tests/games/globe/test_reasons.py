"""Why not? Everything that is refused is refused with a reason, and every reason occurs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.globe.scenes import HOME, LAP, TABLES, Scene, card, choose, game, scene
from wooden_o.core import NOBODY
from wooden_o.games.globe.reasons import REASONS


def on_card(**options: Any) -> Scene:
    runs = ([0, 20, 31], [20, 21, 23], [20, 21, 23])
    return scene(*runs, level="tournament", **options).do("roll:1-1", "move:0", "card:to-be-or-not-to-be")


def on_name() -> Scene:
    return scene([0, 20, 30], [20, 21, 23], [20, 21, 23], level="tournament").do("roll:3-4", "move:0")


def pushing(*run: int) -> Scene:
    return scene([0, 0, 0], list(run), [1, 1, 1]).do("roll:1-1", "move:0", card("opponent-back", 4))


BASIC = [30, 20, HOME], [24, 8, 9]
CASES: dict[str, tuple[Scene, int, str]] = {
    "unknown-choice": (scene(*BASIC), 0, "claim:mickey-mouse"),
    "game-over": (scene([HOME, HOME, HOME - 1], [1, 1, 1]).do("roll:1-2", "move:2"), 0, "move:0"),
    "only-nature": (scene(*BASIC), 0, "roll:6-6"),
    "not-your-turn": (scene(*BASIC).do("roll:1-2"), 1, "move:0"),
    "already-allowed": (on_name().do("claim:ghost", "1 allow"), 1, "challenge"),
    "own-claim": (on_name().do("claim:ghost"), 0, "challenge"),
    "not-now": (scene(*BASIC).do("roll:1-2"), 0, "push:1:0"),
    "no-such-piece": (scene([3, 4], [3, 4], [3, 4]).do("roll:1-2"), 0, "move:2"),
    "piece-home": (scene(*BASIC).do("roll:1-2"), 0, "move:2"),
    "rear-most-only": (scene(*BASIC).do("roll:1-2"), 0, "move:0"),
    "same-piece-after-double": (scene([0, 20, 0], [0, 0, 0]).do("roll:4-4", "move:0", "roll:1-2"), 0, "move:1"),
    "one-of-the-two": (scene([10, 17, 0], [0, 0, 0]).do("roll:1-6", "move:0", "roll:1-2"), 0, "move:2"),
    "first-waiting-piece": (scene([0, 0, 0], [0, 0, 0]).do("roll:1-6"), 0, "move:2"),
    "no-ladders-at-this-level": (scene([29, 20, 0], [LAP + 3, 0, 0]).do("roll:1-5"), 0, "ladder:0"),
    "own-ladder": (scene([LAP - 3, 20, 0], [1, 0, 0], level="advanced").do("roll:1-4"), 0, "ladder:0"),
    "no-exact-count": (scene([29, 20, 0], [LAP + 3, 0, 0], level="advanced").do("roll:1-6"), 0, "ladder:0"),
    "own-piece": (pushing(20, 21, 0), 0, "push:0:0"),
    "no-such-seat": (pushing(20, 21, 0), 0, "push:3:0"),
    "cannot-go-back": (pushing(20, 21, 0), 0, "push:1:2"),
    "already-named": (on_name().do("claim:ghost", "1 allow", "2 allow"), 0, "claim:ghost"),
    "no-card-here": (on_name(), 0, "pick"),
    "names-begun": (
        scene([0, 20, 31], [20, 21, 23], level="tournament").do("roll:1-5", "move:0", "claim:ghost", "allow"),
        0,
        "pick",
    ),
    "source-first": (on_card(act_scene_line=True), 0, "act:3"),
    "act-first": (on_card(act_scene_line=True).do("state:hamlet", "1 allow", "2 allow"), 0, "line:56"),
    "scene-first": (
        on_card(act_scene_line=True).do("state:hamlet", "1 allow", "2 allow", "act:3", "1 allow", "2 allow"),
        0,
        "line:56",
    ),
    "already-stated": (on_card(act_scene_line=True).do("state:hamlet", "1 allow", "2 allow"), 0, "state:macbeth"),
    "no-act-scene-line": (on_card(), 0, "act:3"),
    "class-only-alone": (on_card(), 0, "class:tragedy"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_given_where_it_holds(reason: str) -> None:
    table, seat, key = CASES[reason]
    assert table.state.why_not(seat, key) == reason


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_whatever_is_not_legal_has_a_reason_and_nothing_else_has(seats: int, options: dict[str, Any]) -> None:
    rng, state = Random(9), game().new(seats, options)
    keys = [key for key in game().vocabulary.keys if not key.startswith(("line", "claim", "card"))]
    for _ in range(60):
        if state.actor() == NOBODY:
            break
        for seat in range(seats):
            legal = {game().key(number) for number in state.legal(seat)}
            for key in (*keys, "claim:ghost", "line:7", card("forward", 3), "castle"):
                reason = state.why_not(seat, key)
                assert (reason is None) == (key in legal)
                assert reason is None or reason in REASONS
        state.play(*choose(state, rng))
