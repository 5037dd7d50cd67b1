"""The analysis of a finished game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import wooden_o
from wooden_o import arena, bots
from wooden_o.arena.pairing import Entrant
from wooden_o.arena.series import Plan
from wooden_o.bots import Budget
from wooden_o.bots.analysis import Analysis
from wooden_o.bots.globe import rules
from wooden_o.cli import main
from wooden_o.core.errors import BadRecord
from wooden_o.games.globe import numbers
from wooden_o.match import Dealer, Match, Record


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


GLOBE: list[dict[str, Any]] = [
    {"level": "basic"},
    {"level": "advanced"},
    {"level": "tournament", "act_scene_line": True},
    {"level": "solitaire"},
]


def finished(name: str, seats: int, options: dict[str, Any], level: str) -> Match:
    """A whole game of bots of that level."""
    plan = Plan(name, (Entrant(level),), seats, 1, 3, options)
    record = Record.from_text(arena.run(plan, workers=1)[0].record)
    return Match.resume(wooden_o.game(name), record)


@pytest.mark.parametrize("options", GLOBE, ids=lambda options: options["level"])
def test_globe_is_judged_at_every_level(options: dict[str, Any]) -> None:
    alone = options["level"] == "solitaire"
    match = finished("globe", 1 if alone else 2, options, "groundling")
    found = bots.analyse(match)
    assert found.judgements
    for judgement in found.judgements:
        assert 0 <= judgement.value <= judgement.best_value <= 1
        assert all(0 <= share <= 1 for share in judgement.standing)
        assert alone or sum(judgement.standing) == pytest.approx(1, abs=0.01)


def test_a_right_name_is_as_good_as_any_other_right_one_and_a_wrong_one_worse() -> None:
    game, rng = rules(), Random(4)
    match = Match(game, 2, {"level": "tournament"})
    while (
        match.state.view(0)["question"]["ask"] != "name"
        or match.state.legal(match.state.to_act()[0])[0] == numbers.PICK
    ):
        seat = match.state.to_act()[0]
        if seat < 0:
            Dealer(rng).deal(match)
        else:
            match.play_number(seat, min(match.state.legal(seat), key=lambda choice: choice == numbers.PICK))
    seat = match.state.to_act()[0]
    play = match.state.view(0)["claims"]["play"]
    right = [key for key in map(game.key, match.state.legal(seat)) if is_of(play, key)]
    wrong = [key for key in map(game.key, match.state.legal(seat)) if key.startswith("claim:") and not is_of(play, key)]
    losses = []
    for key in (right[0], right[-1], wrong[0]):
        table = Match.resume(game, match.record())
        table.play(seat, key)
        losses.append(bots.analyse(table).judgements[-1].loss)
    assert losses[0] == pytest.approx(losses[1], abs=0.05)
    assert losses[2] > max(losses[:2]) + 0.02


def is_of(play: str, key: str) -> bool:
    catalogue = rules().catalogue
    if not key.startswith("claim:"):
        return False
    return catalogue.sources.index(play) << 12 | catalogue.numbers[key] - numbers.CLAIM in catalogue.cast


@pytest.mark.parametrize(
    ("name", "seats", "options", "language"),
    [
        ("troupe", 1, {}, "en"),
        ("troupe", 3, {}, "de"),
        ("troupe", 4, {"rest": "strategic"}, "en"),
        ("globe", 3, GLOBE[2], "de"),
        ("globe", 2, GLOBE[2], "en"),
    ],
)
def test_it_is_told_in_words(
    name: str, seats: int, options: dict[str, Any], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    record = finished(name, seats, options, "random").record()
    record.moves = record.moves[:120]
    file.write_text(record.to_text(), "utf-8")
    assert main(["analyse", str(file), "--seconds", "0.0001", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert ("Turning points" if language == "en" else "Wendepunkte") in told
    assert "%" in told
    assert "{" not in told
    assert "bots-" not in told
    assert any(block in told for block in "▁▂▃▄▅▆▇")


def test_what_is_no_record_of_ours_is_refused(match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = match.record()
    record.moves[30] = (0, "bid:99")
    with pytest.raises(BadRecord, match="move 31"):
        bots.analyse(record)
    file = tmp_path / "record.txt"
    for text in (record.to_text(), "", "hello", "\0", record.to_text().replace("troupe", "chess", 1)):
        file.write_text(text, "utf-8")
        assert main(["analyse", str(file)]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert main(["analyse", str(tmp_path / "nowhere.txt")]) == 2


def test_a_game_that_was_left_is_judged_as_far_as_it_went(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = match.record()
    record.moves = record.moves[:40]
    file = tmp_path / "record.txt"
    file.write_text(record.to_text(), "utf-8")
    assert main(["analyse", str(file), "--seconds", "0.0001", "--lang", "en"]) == 0
    assert "not played to its end" in capsys.readouterr().out
