"""Tables from the first request to the last move."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Player, command
from wooden_o.server import wire

Players = Callable[[str], Player]


def play_out(players: dict[int, Player], table: str, limit: int = 2000) -> wire.Snapshot:
    """Random choices for all people over HTTP until the game is over."""
    any_one = next(iter(players.values()))
    rng = random.Random(7)
    for _ in range(limit):
        shown = any_one.see(table)
        if shown.table.status == "over":
            return shown
        for seat in shown.to_act:
            if seat in players:
                own = players[seat].see(table, seat=seat)
                if own.legal:
                    players[seat].choose(table, seat, rng.choice(own.legal).key)
    raise AssertionError("the game does not end")


def test_a_guest_plays_a_bot_to_the_end(player: Players) -> None:
    ann = player("Ann")
    seated = ann.new("me bot")
    over = play_out({0: ann}, seated.table)
    assert over.standing is not None
    assert over.to_act == []
    mine = ann.good(ann.get("/api/me/tables"), wire.Lobby)
    assert [line.table.id for line in mine.tables] == [seated.table]
    assert mine.tables[0].table.status == "over"


def test_a_friend_joins_by_link_and_the_game_begins(player: Players) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    seated = ann.new("me open")
    waiting = ann.see(seated.table)
    assert waiting.table.status == "waiting"
    assert waiting.view is None
    joined = bob.join(seated.table)
    assert [key.seat for key in joined.seats] == [1]
    shown = bob.see(seated.table)
    assert shown.table.status == "playing"
    assert shown.viewer == 1
    assert [seat.name for seat in shown.table.seats] == ["Me", "Bob"]
    refused = eve.post(f"/api/tables/{seated.table}/join", wire.Join(name="Eve"))
    assert refused.status_code == 409
    assert refused.json()["code"] == "no-open-seat"
    assert eve.see(seated.table).viewer is None


def test_whoever_sits_down_twice_has_one_seat(player: Players) -> None:
    """A double click, an answer that was lost; who names another seat gets that one too."""
    ann, bob = player("Ann"), player("Bob")
    bob.get("/api/server")
    table = ann.new("me open open open").table
    with ThreadPoolExecutor(3) as at_once:
        seated = list(at_once.map(lambda _: bob.join(table), range(3)))
    assert {key.seat for answer in seated for key in answer.seats} == {1}
    assert [key.seat for key in bob.join(table, 1).seats] == [1]
    assert [seat.kind for seat in ann.see(table).table.seats] == ["person", "person", "open", "open"]
    assert [key.seat for key in ann.join(table).seats] == [0]
    assert [key.seat for key in bob.join(table, 2).seats] == [2]
    assert ann.post(f"/api/tables/{table}/join", wire.Join(name="Ann", seat=1)).json()["code"] == "no-open-seat"


def test_open_tables_stand_in_the_lobby_and_private_ones_do_not(player: Players) -> None:
    ann = player("Ann")
    shown = ann.new("me open", visibility="open").table
    hidden = ann.new("me open").table
    lobby = player("Bob").good(player("Bob").get("/api/tables"), wire.Lobby)
    ids = [line.table.id for line in lobby.tables]
    assert shown in ids
    assert hidden not in ids


def test_the_host_fills_open_seats_with_bots(player: Players) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.new("me open open").table
    assert bob.command(table, "begin", wire.Begin(level="random")).json()["code"] == "not-host"
    assert ann.command(table, "begin", wire.Begin(level="random")).status_code == 204
    assert [seat.kind for seat in ann.see(table).table.seats] == ["person", "bot", "bot"]


def test_before_the_game_begins_a_seat_can_be_given_back(player: Players) -> None:
    """Wholly: neither cookie, nor secret, nor a socket left open leads to whoever sits there next."""
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.new("me open open").table
    token = bob.join(table, 1).seats[0].token
    with bob.live(table) as left:
        assert left.snapshot().viewer == 1
        assert bob.command(table, "leave", wire.Leave(seat=1, away=True)).status_code == 204
        assert ann.see(table).table.seats[1].kind == "open"
        assert left.snapshot(lambda shown: not shown.held).viewer is None
        eve.join(table, 1)
        ann.command(table, "begin", wire.Begin(level="random"))
        assert left.snapshot(lambda shown: shown.table.status == "playing").viewer is None
        refused = left.choose(1, "pass")
        assert isinstance(refused, wire.Refused)
        assert refused.problem.code == "not-your-seat"
    assert bob.see(table).held == []
    assert bob.command(table, "claim", wire.Claim(token=token)).json()["code"] == "bad-token"
    assert eve.see(table).viewer == 1


def test_the_host_closes_a_table_that_waits(player: Players) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.new("me open open", visibility="open").table
    bob.join(table)
    assert bob.post(f"/api/tables/{table}/close").json()["code"] == "not-host"
    with bob.live(table) as live:
        live.snapshot()
        assert ann.post(f"/api/tables/{table}/close").status_code == 204
        with pytest.raises(ConnectionClosed):
            live.snapshot(lambda _: False)
    assert ann.get(f"/api/tables/{table}").json()["code"] == "no-such-table"
    assert all(line.table.id != table for line in ann.good(ann.get("/api/tables"), wire.Lobby).tables)
    begun = ann.new("me bot").table
    assert ann.post(f"/api/tables/{begun}/close").json()["code"] == "not-over"


def test_a_secret_brings_its_owner_back_on_another_device(player: Players) -> None:
    ann, phone, eve = player("Ann"), player("Ann's phone"), player("Eve")
    seated = ann.new("me bot")
    token = seated.seats[0].token
    assert phone.see(seated.table).viewer is None
    assert phone.command(seated.table, "claim", wire.Claim(token=token)).status_code == 200
    assert phone.see(seated.table).viewer == 0
    wrong = eve.command(seated.table, "claim", wire.Claim(token="x" * 43))
    assert wrong.status_code == 403
    further = phone.good(phone.command(seated.table, "links", wire.NewLink(seat=0)), wire.Seated)
    eve.http.headers["authorization"] = f"Bearer {further.seats[0].token}"
    assert eve.see(seated.table).viewer == 0


def test_the_hosts_secret_makes_a_host_of_his_other_device(player: Players) -> None:
    ann, bob, phone = player("Ann"), player("Bob"), player("Ann's phone")
    seated = ann.new("me open open")
    bob.join(seated.table)
    phone.command(seated.table, "claim", wire.Claim(token=seated.seats[0].token))
    assert [who.see(seated.table).table.host for who in (ann, bob, phone)] == [True, False, True]
    assert bob.command(seated.table, "begin", wire.Begin(level="random")).json()["code"] == "not-host"
    assert phone.command(seated.table, "begin", wire.Begin(level="random")).status_code == 204


def test_a_retried_command_is_played_once(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    shown = ann.see(table)
    message = wire.Choose(seat=0, key=shown.legal[0].key, command=command(), after=shown.sequence)
    first = ann.good(ann.command(table, "choices", message), wire.Done)
    again = ann.good(ann.command(table, "choices", message), wire.Done)
    assert first == again
    assert ann.see(table).ply == shown.ply + (ann.see(table).sequence - shown.sequence)


def test_a_repeated_command_is_the_same_choice_of_the_same_seat(player: Players) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.new("me open").table
    bob.join(table)
    seat = ann.see(table).to_act[0]
    mover, other = (ann, bob) if seat == 0 else (bob, ann)
    key, *others = [choice.key for choice in mover.see(table).legal]
    said = wire.Choose(seat=seat, key=key, command=command())
    mover.good(mover.command(table, "choices", said), wire.Done)
    redone = wire.Redo(seat=seat, command=said.command)
    nature = wire.Choose(seat=-1, key=key, command=said.command)
    for stranger in (eve, other):
        for place, message in (("choices", said), ("choices", nature), ("redo", redone)):
            answer = stranger.command(table, place, message)
            assert answer.json()["code"] == "not-your-seat"
    for wrong in (
        (mover, wire.Choose(seat=seat, key=others[0], command=said.command)),
        (other, wire.Choose(seat=1 - seat, key=key, command=said.command)),
    ):
        assert wrong[0].command(table, "choices", wrong[1]).json()["code"] == "bad-request"
    mover.good(mover.command(table, "choices", said), wire.Done)


@pytest.mark.parametrize(
    ("wanted", "shown"), [("\u202eevil", "evil"), ("  ", "Guest"), ("A\x00n\nn ", "Ann"), ("Renée", "Renée")]
)
def test_a_new_name_is_as_clean_as_a_first_one(player: Players, wanted: str, shown: str) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    assert ann.command(table, "settings", wire.SeatSettings(seat=0, name=wanted)).status_code == 204
    assert ann.see(table).table.seats[0].name == shown


def test_nobody_acts_for_a_seat_that_is_not_his(player: Players) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.new("me open").table
    bob.join(table)
    for thief, seat in ((eve, 0), (eve, 1), (ann, 1), (bob, 0)):
        shown = ann.see(table)
        answers = [
            thief.choose(table, seat, "pass"),
            thief.choose(table, -1, "order:0"),
            thief.command(table, "take-back", wire.TakeBack(seat=seat, command=command())),
            thief.command(table, "redo", wire.Redo(seat=seat, command=command())),
            thief.command(table, "consent", wire.Consent(seat=seat, offer=1, agree=True, command=command())),
            thief.command(table, "why", wire.Why(seat=seat, key="pass", command=command())),
            thief.command(table, "ask", wire.Ask(seat=seat, text="pass", command=command())),
            thief.command(table, "leave", wire.Leave(seat=seat, away=True)),
            thief.command(table, "settings", wire.SeatSettings(seat=seat, name="X")),
            thief.command(table, "links", wire.NewLink(seat=seat)),
            thief.command(table, "webhook", wire.Webhook(seat=seat)),
            thief.command(table, "chat", wire.Say(seat=seat, text="I am you", command=command())),
            thief.get(f"/api/tables/{table}", seat=seat),
            thief.get(f"/api/tables/{table}/replay", seat=seat),
            thief.get(f"/api/tables/{table}/at/0", seat=seat),
        ]
        assert {answer.status_code for answer in answers} == {403}
        assert {answer.json()["code"] for answer in answers} <= {"not-your-seat", "not-seated"}
        assert ann.see(table).sequence == shown.sequence


def test_what_is_not_legal_is_refused_with_the_rule(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    shown = ann.see(table)
    assert shown.view is not None
    answer = ann.choose(table, 0, "bid:3")
    assert answer.status_code == 409
    assert answer.headers["content-type"].startswith("application/problem+json")
    problem = answer.json()
    assert problem["code"] == "illegal"
    assert problem["reason"]
    told = ann.good(ann.command(table, "why", wire.Why(seat=0, key="bid:3", command=command())), wire.Explained)
    assert told.reason == problem["reason"]
    assert ann.choose(table, 0, "no such thing").json()["code"] == "illegal"


def test_a_choice_made_on_an_old_picture_is_stale(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    shown = ann.see(table)
    ann.choose(table, 0, shown.legal[0].key, shown.sequence)
    now = ann.see(table)
    assert ann.choose(table, 0, now.legal[0].key, shown.sequence).json()["code"] == "stale"


def test_a_bot_steps_in_when_somebody_leaves_and_out_when_he_returns(player: Players) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.new("me open").table
    bob.join(table)
    assert ann.command(table, "leave", wire.Leave(seat=0, away=True)).status_code == 204
    with bob.live(table) as live:
        live.snapshot(lambda shown: 0 not in shown.to_act)
        assert live.shown is not None
        assert live.shown.table.seats[0].away
    with ann.live(table) as back:
        assert not back.snapshot(lambda shown: not shown.table.seats[0].away).table.seats[0].away


def test_a_rematch_seats_the_same_people(player: Players) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.new("me open").table
    token = bob.join(table).seats[0].token
    assert ann.post(f"/api/tables/{table}/rematch").json()["code"] == "not-over"
    play_out({0: ann, 1: bob}, table)
    assert eve.post(f"/api/tables/{table}/rematch").status_code == 403
    with ThreadPoolExecutor(4) as at_once:
        asked = list(at_once.map(lambda who: who.post(f"/api/tables/{table}/rematch"), (ann, bob, ann, bob)))
    first, second, *_ = (ann.good(answer, wire.Seated) for answer in asked)
    assert first.table == second.table != table
    assert bob.see(first.table).viewer == 1
    assert ann.see(table).table.rematch == first.table
    held = {line.table.id for line in ann.good(ann.get("/api/me/tables"), wire.Lobby).tables}
    assert held == {table, first.table}, "one new table, however many asked at once"
    robot = player("Bob's program")
    robot.http.headers["authorization"] = f"Bearer {token}"
    again = robot.good(robot.post(f"/api/tables/{table}/rematch"), wire.Seated)
    robot.http.headers["authorization"] = f"Bearer {again.seats[0].token}"
    robot.http.cookies.clear()
    assert robot.see(first.table).viewer == 1, "also by a secret alone"
