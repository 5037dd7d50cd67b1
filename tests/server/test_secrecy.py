"""Nobody learns what is not his: every byte that ever reached a player is searched."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import ExitStack

import wooden_o
from tests.server.running import Live, Player, command
from tests.server.sameness import news
from wooden_o.server import wire

Players = Callable[[str], Player]
GAME = wooden_o.game("troupe")
OBJECTIVES = sorted(choice.key.split(":")[1] for choice in GAME.vocabulary.choices if choice.verb == "keep")


def probe(who: Player, table: str, seat: int | None, ply: int) -> None:
    """Everything a curious person may ask."""
    other = 0 if seat != 0 else 1
    who.get(f"/api/tables/{table}")
    who.get(f"/api/tables/{table}/replay")
    who.get(f"/api/tables/{table}/at/{ply}")
    who.get(f"/api/tables/{table}/at/{ply}", seat=seat)
    for path in ("", "/replay", f"/at/{ply}"):
        assert who.get(f"/api/tables/{table}{path}", seat=other).status_code == 403
    assert who.get(f"/api/tables/{table}/record").status_code == 409
    assert who.get(f"/api/tables/{table}/analysis").status_code == 409
    assert who.command(table, "branch", wire.Branch(ply=1, seat=0, level="random")).status_code == 409
    who.get("/api/tables")
    who.get("/api/me/tables")
    if seat is not None:
        for key in ("bid:1", "pass", "keep:nothing", "draw:objective:nothing", "\x00", "🎭"):
            if key not in ("bid:1", "pass"):
                assert who.choose(table, seat, key).status_code == 409
            who.command(table, "why", wire.Why(seat=seat, key=key, command=command()))
        who.command(table, "ask", wire.Ask(seat=seat, text="keep objective", command=command()))


class Watch:
    """What each may know: objectives drawn by a seat, by its own telling."""

    def __init__(self, players: dict[int | None, Player]) -> None:
        self.players = players
        self.known: dict[int | None, set[str]] = {seat: set() for seat in players}
        self.read = dict.fromkeys(players, 0)

    def learn(self, seat: int, events: list[wire.EventInfo]) -> None:
        drawn = [event.event for event in events if event.event["event"] == "objective-drawn"]
        self.known[seat] |= {event["objective"] for event in drawn if event["seat"] == seat}

    def check(self) -> None:
        for seat, player in self.players.items():
            fresh = b"\n".join(player.received[self.read[seat] :]).decode()
            self.read[seat] = len(player.received)
            told = {name for name in OBJECTIVES if re.search(rf'"(\w+:)*{re.escape(name)}"', fresh)}
            assert told <= self.known[seat], f"seat {seat} learnt of {told - self.known[seat]}"


def preferred(shown: wire.Snapshot, rng: random.Random) -> str:
    """Choices that lead to objectives, if there are any."""
    keys = [choice.key for choice in shown.legal]
    wanted = [key for key in keys if key.startswith(("activate:queen", "queen:objectives"))]
    return rng.choice(wanted or keys)


def test_no_byte_tells_what_a_seat_may_not_know(player: Players) -> None:
    """A whole game of three, live and over HTTP, with steps back, questions and mistakes in between."""
    people: dict[int | None, Player] = {0: player("Ann"), 1: player("Bob"), 2: player("Cid"), None: player("Eve")}
    table = people[0].new("me open open").table
    people[1].join(table, 1)
    people[2].join(table, 2)
    watch, rng = Watch(people), random.Random(5)
    drawn_at_all = False
    with ExitStack() as stack:
        lives: dict[int | None, Live] = {seat: stack.enter_context(who.live(table)) for seat, who in people.items()}
        for live in lives.values():
            live.snapshot()
        for step in range(1500):
            shown = lives[None].shown
            assert shown is not None
            if shown.table.status == "over":
                break
            seat = rng.choice(shown.to_act)
            own = lives[seat].shown
            assert own is not None
            done = lives[seat].choose(seat, preferred(own, rng))
            assert isinstance(done, wire.Done)
            if step % 25 == 0:
                people[seat].command(table, "take-back", wire.TakeBack(seat=seat, command=command()))
                people[seat].command(table, "redo", wire.Redo(seat=seat, command=command()))
            last = people[None].see(table).sequence
            for live in lives.values():
                if live.shown is None or live.shown.sequence < last:
                    live.snapshot(lambda new, last=last: new.sequence >= last)  # type: ignore[misc]
            for owner in (0, 1, 2):
                watch.learn(owner, lives[owner].events)
            drawn_at_all = drawn_at_all or any(watch.known.values())
            now = lives[None].shown
            assert now is not None
            if now.table.status == "over":
                break
            if step % 40 == 0:
                for who, person in people.items():
                    probe(person, table, who, rng.randrange(now.ply))
            no_sealed_wager(lives)
            watch.check()
        else:
            raise AssertionError("the game does not end")
    assert drawn_at_all
    assert people[None].get(f"/api/tables/{table}/record").status_code == 200


def no_sealed_wager(lives: dict[int | None, Live]) -> None:
    for seat, live in lives.items():
        assert live.shown is not None
        if live.shown.view is not None and live.shown.table.status == "playing":
            for owner, troupe in enumerate(live.shown.view["troupes"]):
                assert owner == seat or troupe["secret"] is None
        for choice in live.shown.legal:
            assert seat in live.shown.to_act, choice


def sealed(player: Players, wager: int) -> dict[int | None, list[bytes]]:
    """What everybody is sent while Bob's wager lies sealed, is taken back and sealed again."""
    who: dict[int | None, Player] = {0: player("Ann"), 1: player("Bob"), None: player("Eve")}
    table = who[0].new("me open", real_table=True).table
    who[1].join(table)
    rng = random.Random(1)
    while (shown := who[0].see(table)).to_act != [0, 1]:
        seat = shown.to_act[0]
        keys = shown.nature if seat < 0 else who[seat].see(table).legal
        who[max(seat, 0)].choose(table, seat, rng.choice(keys).key)
    read = {seat: len(one.received) for seat, one in who.items()}
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(one.live(table)) for seat, one in who.items()}
        for live in lives.values():
            live.snapshot()
        steps: list[tuple[str, wire.Wire]] = [
            ("choices", wire.Choose(seat=1, key=f"bid:{wager}", command=command())),
            ("take-back", wire.TakeBack(seat=1, command=command())),
            ("redo", wire.Redo(seat=1, command=command())),
        ]
        for place, message in steps:
            assert who[1].command(table, place, message).status_code == 200
            last = who[None].see(table)
            for viewer, one in who.items():
                probe(one, table, viewer, last.ply)
                live = lives[viewer]
                while live.shown is None or live.shown.sequence < last.sequence:
                    live.next()
    return {seat: news(one, table, read[seat]) for seat, one in who.items()}


def test_tables_that_differ_in_a_sealed_wager_look_the_same(player: Players) -> None:
    three, five = sealed(player, 3), sealed(player, 5)
    assert three[0] == five[0]
    assert three[None] == five[None]
    assert three[1] != five[1]


def test_after_the_end_everybody_sees_with_every_seats_eyes(player: Players) -> None:
    ann, eve = player("Ann"), player("Eve")
    table = ann.new("me bot bot").table
    assert ann.command(table, "leave", wire.Leave(seat=0, away=True)).status_code == 204
    with eve.live(table) as live:
        over = live.snapshot(lambda shown: shown.table.status == "over", timeout=60)
    for seat in (None, 0, 1, 2):
        replay = eve.good(eve.get(f"/api/tables/{table}/replay", seat=seat), wire.Replay)
        assert replay.viewer == seat
        assert replay.moves is not None
        moment = eve.good(eve.get(f"/api/tables/{table}/at/{over.ply // 2}", seat=seat), wire.Moment)
        assert moment.view["viewer"] == seat


def test_the_secret_of_a_seat_is_stored_only_as_a_hash(player: Players, address: str) -> None:
    ann = player("Ann")
    seated = ann.new("me bot")
    token, cookie = seated.seats[0].token, ann.http.cookies["wooden_o"]
    assert len(token) >= 22
    assert len(cookie) >= 22
    for path in ("", "/replay", "/catalogue"):
        told = ann.get(f"/api/tables/{seated.table}{path}").text
        assert token not in told
        assert cookie not in told
    assert token not in ann.http.get("/metrics").text
