"""The analysis of a finished game."""

from __future__ import annotations

import pytest

import wooden_o
from wooden_o import arena, bots
from wooden_o.arena.pairing import Entrant
from wooden_o.arena.series import Plan
from wooden_o.bots import Budget
from wooden_o.bots.analysis import Analysis
from wooden_o.match import Match, Record


@pytest.fixture(scope="module")
def match() -> Match:
    played = arena.run(Plan("troupe", (Entrant("greedy"), Entrant("random")), seats=2, games=2), workers=1)[0]
    return Match.resume(wooden_o.game("troupe"), Record.from_text(played.record))


@pytest.fixture(scope="module")
def analysis(match: Match) -> Analysis:
    steps: list[tuple[int, int]] = []
    found = bots.analyse(match, Budget(iterations=4), lambda done, total: steps.append((done, total)))
    assert steps[-1] == (len(match.moves), len(match.moves))
    return found


def test_every_free_choice_is_judged(match: Match, analysis: Analysis) -> None:
    assert len(analysis.judgements) > 60
    for judgement in analysis.judgements:
        seat, number = match.moves[judgement.step]
        assert (seat, match.game.key(number)) == (judgement.seat, judgement.chosen)
        assert judgement.choices > 1
        assert 0 <= judgement.value <= 1
        assert judgement.loss >= 0
        assert sum(judgement.standing) == pytest.approx(1, abs=0.01)


def test_chance_gives_more_away_than_greed(analysis: Analysis) -> None:
    assert analysis.mean_loss(1) > analysis.mean_loss(0)


def test_turning_points_are_the_dearest_choices(analysis: Analysis) -> None:
    turning = analysis.turning_points(3)
    losses = [judgement.loss for judgement in turning]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(judgement.loss for judgement in analysis.judgements)


def test_a_slice_tells_the_same_form(match: Match) -> None:
    told = bots.study(match.record().to_text(), None, 40, 43)
    assert all(40 <= move["step"] < 43 for move in told)
    assert all({"seat", "chosen", "best", "loss", "standing", "turning_point"} <= set(move) for move in told)
