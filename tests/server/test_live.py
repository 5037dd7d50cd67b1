"""Live tables: pictures, answers, reconnecting, hot seats, chat."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.running import Player, command
from wooden_o.server import wire

Players = Callable[[str], Player]


def test_a_move_is_seen_by_all_who_look(player: Players) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.new("me open").table
    bob.join(table)
    with ann.live(table) as one, bob.live(table) as two, eve.live(table) as three:
        first = one.snapshot()
        two.snapshot()
        three.snapshot()
        mover, seat = (one, 0) if 0 in first.to_act else (two, 1)
        assert mover.shown is not None
        done = mover.choose(seat, mover.shown.legal[0].key, mover.shown.sequence)
        assert isinstance(done, wire.Done)
        for live in (two, one, three):
            if live.shown is None or live.shown.sequence < done.sequence:
                live.snapshot(lambda shown: shown.sequence >= done.sequence)
        assert three.shown is not None
        assert three.shown.viewer is None
        assert three.shown.legal == []
        assert one.events == two.events == three.events


def test_who_reconnects_gets_what_he_missed(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    with ann.live(table) as live:
        before = live.snapshot()
    for _ in range(5):
        ann.choose(table, 0, ann.see(table).legal[0].key)
    with ann.live(table, since=before.sequence) as live:
        missed = live.snapshot()
        assert missed.log.start == before.ply + 1
        assert all(event.ply > before.ply for event in missed.log.events)
    with ann.live(table) as live:
        whole = live.snapshot()
        assert whole.log.start == 1
        assert whole.log.events[-len(missed.log.events) :] == missed.log.events


def test_the_digest_is_what_happened_since_ones_last_move(player: Players) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.new("me open", "globe").table
    bob.join(table)
    who = {0: ann, 1: bob}
    assert ann.see(table).digest == 1
    seat = ann.see(table).to_act[0]
    mine = ann.see(table).ply + 1
    while ann.see(table).to_act == [seat]:
        mine = ann.see(table).ply + 1
        who[seat].choose(table, seat, who[seat].see(table).legal[0].key)
    shown = who[seat].see(table)
    assert shown.digest == mine + 1
    fresh = [told.event for told in shown.log.events if told.ply >= shown.digest]
    assert fresh
    assert fresh[-1]["event"] == "rolled"
    assert who[1 - seat].see(table).digest == 1, "he has not moved yet: all is new to him"
    assert eve.see(table).digest == shown.ply + 1, "a spectator has no last move"


def test_a_refused_choice_changes_nothing_and_says_why(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    with ann.live(table) as live:
        live.snapshot()
        refused = live.choose(0, "bid:1")
        assert isinstance(refused, wire.Refused)
        assert refused.problem.code == "illegal"
        live.send(wire.Why(seat=0, key="bid:1", command=command()))
        assert live.await_(wire.Explained).reason == refused.problem.reason
        live.socket.send('{"type":"choose","seat":9}')
        assert live.await_(wire.Refused).problem.code == "bad-request"
        live.socket.send("no json at all")
        assert live.await_(wire.Refused).command is None
        live.send(wire.Ping())
        live.await_(wire.Pong)


def test_a_hot_seat_never_shows_one_players_secrets_to_the_next(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me person", hot_seat=True).table
    with ann.live(table) as live:
        first = live.snapshot()
        assert first.held == [0, 1]
        assert first.viewer is None
        for _ in range(60):
            shown = live.shown
            assert shown is not None
            seat = shown.to_act[0]
            live.send(wire.Look(seat=seat))
            shown = live.snapshot(lambda shown, seat=seat: shown.viewer == seat)  # type: ignore[misc]
            wager = shown.legal[0].verb == "bid"
            live.choose(seat, "bid:4" if wager else shown.legal[0].key)
            if live.shown is None or live.shown.sequence <= shown.sequence:
                live.snapshot(lambda new, old=shown.sequence: new.sequence > old)  # type: ignore[misc]
            if wager:
                break
        assert live.shown is not None
        assert live.shown.viewer is None, "the next one must not see the sealed wager"
        assert '"secret":4' not in str(live.player.received[-1])


def test_chat_reaches_all_and_only_people_at_the_table_speak(player: Players) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.new("me open").table
    bob.join(table)
    with ann.live(table) as one, eve.live(table) as three:
        one.snapshot()
        three.snapshot()
        say = wire.Say(text="Good \u202emorrow", command=command())
        one.send(say)
        one.await_(wire.Done)
        one.send(say)
        one.await_(wire.Done)
        assert three.await_(wire.Said).line.text == "Good  morrow"
        three.send(wire.Say(text="Boo", command=command()))
        assert three.await_(wire.Refused).problem.code == "not-seated"
    assert [line.text for line in bob.see(table).chat] == ["Good  morrow"]
    long = bob.command(table, "chat", wire.Say(text="x" * 501, command=command()))
    assert long.status_code == 400


def test_presence_is_told(player: Players) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.new("me open").table
    bob.join(table)
    with ann.live(table) as one:
        one.snapshot()
        with bob.live(table):
            assert one.await_(wire.Presence, where=lambda told: 1 in told.present).present == [0, 1]
        assert one.await_(wire.Presence, where=lambda told: 1 not in told.present).present == [0]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping"}', 4400),
        ("{", 4400),
        ('{"type":"hello","wire":999}', 4426),
        ('{"type":"hello","wire":1}', 4404),
    ],
)
def test_a_socket_that_does_not_greet_well_is_closed(address: str, first: str, code: int) -> None:
    with connect(address.replace("http", "ws") + "/api/tables/none/live") as socket:
        socket.send(first)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)
        assert socket.close_code == code


def test_two_tabs_on_one_seat_agree(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    with ann.live(table) as one, ann.live(table) as two:
        shown = one.snapshot()
        two.snapshot()
        key = shown.legal[0].key
        assert isinstance(one.choose(0, key, shown.sequence), wire.Done)
        late = two.choose(0, key, shown.sequence)
        assert isinstance(late, wire.Refused)
        assert late.problem.code == "stale"
        a, b = (live.snapshot() if live.shown == shown else live.shown for live in (one, two))
        assert a is not None
        assert b is not None
        assert a.view == b.view
