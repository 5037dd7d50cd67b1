"""Globe's window: a fair time to challenge a claim, then it stands; people before bots; and all of it once."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.globes import play, to_question, tournament
from tests.server.running import Player, threaded, until
from wooden_o.server import wire
from wooden_o.server.settings import Settings

Players = Callable[[str], Player]
CLAIM = "claim:hamlet"


def others(seat: int, count: int = 3) -> list[int]:
    return [other for other in range(count) if other != seat]


def told(who: Player, table: str, event: str) -> list[dict[str, object]]:
    events = [told.event for told in who.see(table, seat=0).log.events]
    return [row for row in events if row["event"] == event]


def test_who_does_not_call_in_time_lets_the_claim_stand(player: Players) -> None:
    table, who = tournament(player, window=2)
    seat = to_question(who, table, "claim")
    slow = others(seat)[0]
    with who[slow].live(table) as live:
        before = live.snapshot()
        assert before.window is None
        play(who, table, seat, CLAIM)
        shown = live.snapshot(lambda now: now.window is not None)
        stood = live.snapshot(lambda now: now.window is None and slow not in now.to_act)
    assert shown.window is not None
    assert shown.window.seconds == 2
    assert 0 <= shown.window.left <= 2
    assert shown.window.deadline == pytest.approx(shown.now + shown.window.left)
    assert stood.now >= shown.window.deadline
    assert stood.sequence == shown.sequence + 2  # two people, each once
    assert len(told(who[0], table, "claim-stood")) == 1
    assert not any(sitting.away for sitting in stood.table.seats)
    late = who[slow].choose(table, slow, "challenge", shown.sequence)
    assert late.status_code == 409
    assert late.json()["code"] in ("stale", "illegal")


def test_who_calls_in_time_is_heard(player: Players) -> None:
    table, who = tournament(player, window=30)
    seat = to_question(who, table, "claim")
    play(who, table, seat, CLAIM)
    first, second = others(seat)
    play(who, table, first, "challenge")
    assert who[second].choose(table, second, "challenge").status_code == 409
    assert [call["by"] for call in told(who[0], table, "challenged")] == [first]
    assert who[second].see(table).window is None


def test_a_step_back_gives_nobody_more_time(player: Players) -> None:
    table, who = tournament(player, window=30)
    seat = to_question(who, table, "claim")
    play(who, table, seat, CLAIM)
    other = others(seat)[0]
    before = who[other].see(table).window
    time.sleep(0.2)
    play(who, table, other, "allow")
    assert who[other].post(f"/api/tables/{table}/take-back", back(other)).status_code == 200
    after = who[other].see(table).window
    assert before is not None
    assert after is not None
    assert after.deadline == before.deadline


def back(seat: int) -> wire.TakeBack:
    return wire.TakeBack(seat=seat, command=f"back-{time.monotonic_ns()}")


def test_bots_leave_people_a_moment_to_be_first(player: Players) -> None:
    table, who = tournament(player, 2, "random", window=2)
    seat = to_question(who, table, "claim")
    while seat == 2:  # a bot's claims are its own affair
        seat = to_question(who, table, "claim")
    play(who, table, seat, CLAIM)
    begun = who[0].see(table).now
    assert 2 in who[0].see(table).to_act
    until(lambda: 2 not in who[0].see(table).to_act)
    assert who[0].see(table).now - begun > 0.8


def test_without_a_limit_bots_wait_for_people_and_then_not_at_all(player: Players) -> None:
    table, who = tournament(player, 2, "random")
    seat = to_question(who, table, "claim")
    assert who[0].see(table).table.window == 0
    play(who, table, seat, CLAIM)
    time.sleep(0.5)
    shown = who[0].see(table)
    assert shown.window is None
    assert set(shown.to_act) == {1 - seat, 2}
    play(who, table, 1 - seat, "allow")
    until(lambda: who[0].see(table).sequence > shown.sequence + 1, 2)


@pytest.mark.parametrize(
    ("seats", "more", "seconds"),
    [
        ("me open", {}, 20),
        ("me open", {"clock": wire.ClockChoice(kind="game", seconds=1800)}, 20),
        ("me open", {"window": 45}, 45),
        ("me open", {"window": 0}, 0),
        ("me random", {}, 0),
        ("me person", {"hot_seat": True}, 0),
        ("me open", {"real_table": True}, 0),
        ("me open", {"clock": wire.ClockChoice(kind="move", seconds=86400)}, 0),
    ],
)
def test_only_people_who_keep_each_other_waiting_have_a_limit(
    player: Players, seats: str, more: dict[str, object], seconds: int
) -> None:
    ann = player("Ann")
    assert ann.get("/api/server").json()["window"] == 20
    table = ann.new(seats, "globe", options={"level": "tournament"}, **more).table
    assert ann.see(table).table.window == seconds


def test_a_window_closes_after_a_restart(tmp_path: Path) -> None:
    """The deadline is that of the stored claim, whichever process looks after it."""
    settings = Settings(folder=tmp_path, workers=1, warm=False, limits=False, sweep_seconds=0.1)
    with threaded(settings) as address, ExitStack() as stack:
        table, who = tournament(lambda name: stack.enter_context(Player(address, name)), 2, window=2)
        seat = to_question(who, table, "claim")
        play(who, table, seat, CLAIM)
        deadline = who[seat].see(table).window.deadline  # type: ignore[union-attr]
        cookie = who[seat].http.cookies["wooden_o"]
    with threaded(settings) as address, Player(address) as again:
        again.http.cookies["wooden_o"] = cookie
        shown = again.see(table)
        assert shown.window is None or shown.window.deadline == deadline
        until(lambda: again.see(table).window is None)
        assert again.see(table).now >= deadline
        assert len([told for told in again.see(table).log.events if told.event["event"] == "claim-stood"]) == 1


def test_several_processes_close_a_window_once(postgres: str, tmp_path: Path) -> None:
    settings = [
        Settings(folder=tmp_path, database=postgres, workers=1, warm=False, limits=False, sweep_seconds=0.02)
        for _ in range(2)
    ]
    with threaded(settings[0]) as one, threaded(settings[1]) as two, ExitStack() as stack:
        table, who = tournament(lambda name: stack.enter_context(Player(one, name)), 3, window=2)
        eve = stack.enter_context(Player(two, "Eve"))
        seat = to_question(who, table, "claim")
        play(who, table, seat, CLAIM)
        before = eve.see(table).sequence
        until(lambda: eve.see(table).window is None and seat in eve.see(table).to_act, 5)
        time.sleep(0.2)
        assert eve.see(table).sequence == before + 2  # two people, each once
        assert who[0].see(table, seat=0).view == {**(eve.see(table).view or {}), "viewer": 0}
