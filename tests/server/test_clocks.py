"""Clocks: what the page needs to let them tick, and what happens when one runs out."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.server.running import Player, command, until
from wooden_o.server import wire

Players = Callable[[str], Player]


def clocked(player: Players, kind: str, seconds: int) -> tuple[Player, Player, str]:
    ann, bob = player("Ann"), player("Bob")
    clock = wire.ClockChoice(kind=kind, seconds=seconds)  # type: ignore[arg-type]
    table = ann.new("me open", clock=clock).table
    bob.join(table)
    return ann, bob, table


def clock_of(who: Player, table: str, seat: int) -> wire.ClockInfo:
    return next(clock for clock in who.see(table).clocks if clock.seat == seat)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_clock_tells_all_that_is_needed_to_let_it_tick(player: Players, kind: str) -> None:
    ann, bob, table = clocked(player, kind, 600)
    shown = ann.see(table)
    assert abs(shown.now - time.time()) < 5
    assert {clock.seat for clock in shown.clocks} == {0, 1}
    assert [clock.seat for clock in shown.clocks if clock.running] == sorted(shown.to_act)
    for clock in shown.clocks:
        assert (clock.deadline is not None) == clock.running
        assert clock.deadline is None or clock.deadline == pytest.approx(shown.now + clock.left)
    seat = shown.to_act[0]
    mover = (ann, bob)[seat]
    time.sleep(0.3)
    later = clock_of(mover, table, seat)
    assert later.deadline == pytest.approx(next(c.deadline for c in shown.clocks if c.seat == seat))
    assert later.left <= 600 - 0.3
    mover.choose(table, seat, mover.see(table).legal[0].key)
    after = mover.see(table)
    spent = clock_of(mover, table, seat)
    if seat not in after.to_act:
        assert not spent.running
        assert (spent.left == 600) == (kind == "move"), "time of a game is gone, time of a move is given anew"


def test_when_time_runs_out_a_bot_plays_on(player: Players) -> None:
    """With a clock a move the owner may come back; with one a game the bot plays to the end."""
    tables = {kind: clocked(player, kind, 5) for kind in ("move", "game")}
    late = {}
    for kind, (ann, _, table) in tables.items():
        late[kind] = ann.see(table).to_act[0]
    for kind, (ann, bob, table) in tables.items():
        until(lambda ann=ann, table=table, seat=late[kind]: ann.see(table).table.seats[seat].away, 12)  # type: ignore[misc]
        until(lambda ann=ann, table=table, seat=late[kind]: seat not in ann.see(table).to_act, 12)  # type: ignore[misc]
        owner = (ann, bob)[late[kind]]
        back = owner.command(table, "leave", wire.Leave(seat=late[kind], away=False))
        assert back.status_code == (204 if kind == "move" else 409)
        assert owner.see(table).table.seats[late[kind]].away == (kind == "game")
    ann, bob, table = tables["game"]
    owner = (ann, bob)[late["game"]]
    with owner.live(table) as live:
        assert live.snapshot().table.seats[late["game"]].away
    assert owner.choose(table, late["game"], "pass").json()["code"] == "no-time"


def test_a_step_back_gives_no_time_back(player: Players) -> None:
    ann, bob, table = clocked(player, "move", 600)
    seat = ann.see(table).to_act[0]
    mover = (ann, bob)[seat]
    for _ in range(2):
        time.sleep(0.3)
        mover.choose(table, seat, mover.see(table).legal[0].key)
        back = wire.TakeBack(seat=seat, command=command())
        assert mover.command(table, "take-back", back).status_code == 200
        assert mover.see(table).to_act == [seat]
    assert clock_of(mover, table, seat).left <= 600 - 0.6


def test_days_for_a_move_are_the_same_table(player: Players) -> None:
    ann, bob, table = clocked(player, "move", 3 * 86400)
    seat = ann.see(table).to_act[0]
    mover, other = ((ann, bob), (bob, ann))[seat]
    deadline = clock_of(ann, table, seat).deadline
    assert deadline is not None
    assert deadline - time.time() > 2.9 * 86400
    turns = {who: who.good(who.get("/api/me/tables"), wire.Lobby).tables[0].your_turn for who in (mover, other)}
    assert turns[mover]
    assert turns[other] == (1 - seat in ann.see(table).to_act)


def test_a_clock_needs_seconds(player: Players) -> None:
    ann = player("Ann")
    seats = [wire.SeatChoice(kind="me")]
    wanted = wire.NewTable(game="troupe", seats=seats, clock=wire.ClockChoice(kind="move"))
    assert ann.post("/api/tables", wanted).json()["code"] == "bad-options"
