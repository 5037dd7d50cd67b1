"""Finished games: any point, any eyes, records out and in, branches, analysis."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wooden_o
from tests.server.running import Player, threaded, until
from wooden_o.match import Dealer, Match, Record
from wooden_o.server import wire
from wooden_o.server.analysis import SLICE
from wooden_o.server.settings import Settings

Players = Callable[[str], Player]


def finished(
    game_name: str = "troupe", seats: int = 2, seed: int = 3, stop: int | None = None, **options: object
) -> str:
    """The record of a game of chance."""
    rng = random.Random(seed)
    match = Match(wooden_o.game(game_name), seats, options, ["Ann", "Bob", "Cid", "Dan"][:seats])
    dealer = Dealer(rng)
    dealer.deal(match)
    while match.state.to_act() and (stop is None or len(match.moves) < stop):
        seat = match.state.to_act()[0]
        match.play_number(seat, rng.choice(match.state.legal(seat)))
        dealer.deal(match)
    return match.record().to_text()


def bring(who: Player, record: str, **more: object) -> wire.Seated:
    return who.good(who.post("/api/records", wire.ImportRecord(record=record, **more)), wire.Seated)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "options"), [("troupe", {}), ("globe", {"level": "tournament"})])
def test_a_record_goes_in_and_out_unchanged(player: Players, game: str, options: dict[str, Any]) -> None:
    ann = player("Ann")
    record = finished(game, **options)
    table = bring(ann, record).table
    shown = ann.see(table)
    assert shown.table.status == "over"
    assert shown.standing is not None
    assert ann.good(ann.get(f"/api/tables/{table}/record"), wire.RecordText).record == record


def test_any_point_is_the_point_of_the_record(player: Players) -> None:
    ann = player("Ann")
    text = finished()
    table = bring(ann, text).table
    match = Match.resume(wooden_o.game("troupe"), Record.from_text(text))
    for ply in (0, 1, 40, len(match.moves)):
        for seat in (None, 0, 1):
            moment = ann.good(ann.get(f"/api/tables/{table}/at/{ply}", seat=seat), wire.Moment)
            assert moment.view == match.at(ply).view(seat)
    assert ann.get(f"/api/tables/{table}/at/{len(match.moves) + 1}").status_code == 404


def test_the_longest_game_is_opened_and_scrubbed_in_a_blink(player: Players) -> None:
    """Generous here, as tests share the machine: the issue's 100 ms hold on a quiet one."""
    ann = player("Ann")
    longest = max((finished("troupe", 4, seed) for seed in range(3)), key=len)
    table = bring(ann, longest).table
    length = ann.see(table).ply
    times = []
    for ply in range(0, length, max(1, length // 12)):
        begun = time.perf_counter()
        ann.get(f"/api/tables/{table}/at/{ply}", seat=0)
        times.append(time.perf_counter() - begun)
    assert sorted(times)[len(times) // 2] < 0.3


@pytest.mark.parametrize(("game", "options"), [("troupe", {}), ("globe", {"level": "tournament"})])
def test_one_branches_off_and_plays_on_against_bots(player: Players, game: str, options: dict[str, Any]) -> None:
    ann = player("Ann")
    text = finished(game, **options)
    table = bring(ann, text).table
    moves = Record.from_text(text).moves
    ply = next(ply for ply, (seat, _) in enumerate(moves) if ply > 60 and seat == 0)
    seated = ann.good(
        ann.command(table, "branch", wire.Branch(ply=ply, seat=0, level="random", name="Ann")), wire.Seated
    )
    shown = ann.see(seated.table)
    assert shown.table.origin == table
    assert shown.viewer == 0
    assert shown.ply >= ply
    own = [choice.key for choice in shown.legal]
    assert ann.choose(seated.table, 0, own[-1]).status_code == 200


def test_an_unfinished_record_is_played_on(player: Players) -> None:
    ann = player("Ann")
    text = finished(stop=80)
    assert ann.post("/api/records", wire.ImportRecord(record=text)).status_code == 422
    seated = bring(ann, text, seat=1, level="random")
    assert ann.see(seated.table).viewer == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("rules: 1", "rules: 99"),
        lambda text: text.replace("game: troupe", "game: chess"),
        lambda text: text + "0 pass\n",
        lambda text: text.replace("bid:", "bed:", 1),
        lambda text: text.replace("seats: 2", "seats: 7"),
        lambda text: text.replace("data: ", "data: 0"),
        lambda _: "\x00" * 50,
        lambda text: re.sub("options: .*", f'options: {{"rest": {"1" * 5000}}}', text),
    ],
)
def test_a_broken_record_gets_a_clear_message(player: Players, change: Callable[[str], str]) -> None:
    answer = player("Ann").post("/api/records", wire.ImportRecord(record=change(finished())))
    assert answer.status_code == 422
    assert answer.json()["code"] in ("bad-record", "bad-options")
    assert answer.json()["detail"]


@pytest.mark.slow
def test_the_analysis_runs_in_the_background_and_tells_how_far_it_is(player: Players) -> None:
    ann, eve = player("Ann"), player("Eve")
    table = bring(ann, finished("globe", 2, level="basic")).table
    total = ann.see(table).ply
    with eve.live(table) as live:
        live.snapshot()
        begun = ann.good(ann.post(f"/api/tables/{table}/analysis"), wire.Analysis)
        assert begun.state == "running"
        assert begun.total == total
        assert live.await_(wire.Progress, timeout=60).total == total
    until(lambda: eve.get(f"/api/tables/{table}/analysis").json()["state"] == "done", 90)
    done = eve.good(eve.get(f"/api/tables/{table}/analysis"), wire.Analysis)
    assert done.report is not None
    assert {move.seat for move in done.report.moves} == {0, 1}
    assert {move.step for move in done.report.moves} >= set(done.report.turning_points)
    assert ann.good(ann.post(f"/api/tables/{table}/analysis"), wire.Analysis).state == "done"


@pytest.mark.slow
def test_bots_come_before_analyses_and_these_one_after_another(tmp_path: Path) -> None:
    with threaded(Settings(folder=tmp_path, workers=1, limits=False)) as address, Player(address) as ann:
        first, second = (bring(ann, finished(seed=seed)).table for seed in (3, 4))
        for table in (first, second):
            assert ann.post(f"/api/tables/{table}/analysis").json()["state"] == "running"
        until(lambda: looked_at(ann, first) > 0, 60)
        before, live = looked_at(ann, first), ann.new("greedy greedy").table
        until(lambda: ann.see(live).ply >= 40, 60)
        assert looked_at(ann, first) <= before + 3 * SLICE
        assert looked_at(ann, second) == 0


def looked_at(who: Player, table: str) -> int:
    return who.good(who.get(f"/api/tables/{table}/analysis"), wire.Analysis).done
