"""Kinds of tables: Globe, real tables, own data, auto-pass."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from tests.server.running import Player, command, until
from wooden_o.games.troupe import data
from wooden_o.server import wire
from wooden_o.server.library import Library
from wooden_o.server.problems import Refusal

Players = Callable[[str], Player]
HEAD = "wooden-o record 1\ngame: troupe\nrules: 1\nseats: 2\ndata: 0\n"
LATEST = 1_000_000  # no events of old
NAMES = [("Ofelia", "ophelia"), ("lady macbet", "lady-macbeth"), ("HORATIO", "horatio")]


def test_a_game_of_globe_with_typed_claims(player: Players) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.new("me open", "globe", options={"level": "tournament"}).table
    bob.join(table)
    who, rng, asked = {0: ann, 1: bob}, random.Random(4), 0
    for _ in range(400):
        shown = ann.see(table)
        if shown.table.status == "over" or asked >= len(NAMES):
            break
        seat = shown.to_act[0]
        own = who[seat].see(table)
        if [typed.verb for typed in own.typed] == ["claim"]:
            typed, meant = NAMES[asked]
            ask = wire.Ask(seat=seat, text=typed, verb="claim", command=command())
            found = who[seat].good(who[seat].command(table, "ask", ask), wire.Answered).matches
            assert found[0].key == f"claim:{meant}"
            assert who[seat].choose(table, seat, found[0].key).status_code == 200
            asked += 1
        else:
            assert who[seat].choose(table, seat, rng.choice(own.legal).key).status_code == 200
    assert asked


def test_globes_catalogue_and_views_do_not_tell_answers(player: Players) -> None:
    ann = player("Ann")
    box = ann.good(ann.get("/api/games/globe"), wire.CatalogueInfo)
    assert set(box.tables["quotations"][0]) == {"id", "words"}
    assert set(box.tables["characters"][0]) == {"id", "name"}
    assert len(box.tables["spaces"]) > 40


def test_solitaire_is_played_alone(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me", "globe", options={"level": "solitaire"}).table
    shown = ann.see(table)
    assert shown.view is not None
    assert shown.view["options"]["level"] == "solitaire"
    assert shown.legal


def test_at_a_real_table_people_enter_what_was_drawn(player: Players) -> None:
    ann, eve = player("Ann"), player("Eve")
    table = ann.new("me bot", real_table=True).table
    shown = ann.see(table)
    assert shown.to_act == [-1]
    assert shown.nature
    assert eve.see(table).nature == []
    assert eve.choose(table, -1, shown.nature[0].key).status_code == 403
    entered = 0
    rng = random.Random(2)
    with ann.live(table) as live:
        live.snapshot()
        for _ in range(300):
            now = live.shown
            assert now is not None
            if now.legal and now.legal[0].verb == "keep":
                return
            if now.nature:
                key = rng.choice(now.nature).key
                answer = live.choose(-1, key)
                entered += isinstance(answer, wire.Done)
            elif now.legal:
                keys = [choice.key for choice in now.legal]
                queen = [key for key in keys if key.startswith(("activate:queen", "queen:objectives"))]
                live.choose(0, (queen or keys)[0])
            if live.shown is not None and live.shown.sequence == now.sequence:
                live.snapshot()
    raise AssertionError(f"no objective was ever entered; {entered} draws were")


def to_the_queen(who: dict[int, Player], table: str) -> int:
    """Enter and choose until the Queen offers somebody pounds or objectives; who that is."""
    rng = random.Random(2)
    for _ in range(300):
        shown = who[0].see(table, since=LATEST)
        if shown.to_act == [-1]:
            who[0].choose(table, -1, rng.choice(shown.nature).key)
            continue
        seat = shown.to_act[0]
        keys = [choice.key for choice in who[seat].see(table, since=LATEST).legal]
        if "queen:objectives" in keys:
            return seat
        who[seat].choose(table, seat, next((key for key in keys if key.startswith("activate:queen")), keys[0]))
    raise AssertionError("nobody ever called on the Queen")


def test_at_a_real_table_whoever_leaves_does_not_hold_the_others_up(player: Players) -> None:
    """The bot takes pounds: the objectives lie in the people's box. Left amid a secret draw, the dealer ends it."""
    who = {0: player("Ann"), 1: player("Bob")}
    for asked in (False, True):
        table = who[0].new("me open", real_table=True).table
        who[1].join(table)
        seat = to_the_queen(who, table)
        mover, other = who[seat], who[1 - seat]
        if asked:
            mover.choose(table, seat, "queen:objectives")
            assert other.see(table).to_act == [-1]
            assert other.see(table).nature == []
        ply = other.see(table).ply
        assert mover.command(table, "leave", wire.Leave(seat=seat, away=True)).status_code == 204
        until(lambda table=table, other=other, seat=seat: waits_for(other.see(table), 1 - seat))  # type: ignore[misc]
        told = [told.event["event"] for told in other.see(table).log.events if told.ply > ply]
        assert ("objective-drawn" in told) == asked
        mover.command(table, "leave", wire.Leave(seat=seat, away=False))


def waits_for(shown: wire.Snapshot, seat: int) -> bool:
    """Whether that seat has something to choose or to enter."""
    return seat in shown.to_act or bool(shown.nature)


def test_a_real_table_of_globe_with_a_bot_in_the_empty_seat(player: Players) -> None:
    """Whoever's turn it is, a person rolls and draws; the bot's moves are told as events."""
    ann, rng = player("Ann"), random.Random(3)
    table = ann.new("me scholar", "globe", options={"level": "advanced"}, real_table=True).table
    rolled: set[object] = set()
    for _ in range(200):
        shown = ann.see(table)
        rolled |= {told.event["seat"] for told in shown.log.events if told.event["event"] == "rolled"}
        if rolled == {0, 1} and any(told.event["event"] == "card-drawn" for told in shown.log.events):
            return
        if shown.to_act == [-1]:
            assert {choice.verb for choice in shown.nature} <= {"roll", "card", "sit"}
            ann.choose(table, -1, rng.choice(shown.nature).key)
        elif shown.legal:
            ann.choose(table, 0, shown.legal[0].key)
    raise AssertionError("no card was ever drawn")


def test_the_dealer_deals_at_other_tables(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    assert ann.see(table).nature == []
    assert ann.choose(table, -1, "order:0").status_code == 403


def forced_at(ann: Player, table: str) -> bool:
    """Whether anybody was ever asked a question with one answer."""
    with ann.live(table) as live:
        shown = live.snapshot()
        while shown.table.status != "over" and len(shown.legal) > 1:
            live.send(wire.Choose(seat=0, key=shown.legal[-1].key, command=command()))
            shown = live.snapshot()
    return shown.table.status != "over"


def test_forced_choices_are_made_by_themselves_unless_one_does_not_like_it(player: Players) -> None:
    ann = player("Ann")
    assert not any(forced_at(ann, ann.new("me").table) for _ in range(2))
    tables = [ann.new("me").table for _ in range(4)]  # a game in fifteen has no such question
    for table in tables:
        ann.command(table, "settings", wire.SeatSettings(seat=0, auto_pass=False))
    assert any(forced_at(ann, table) for table in tables)


def test_owners_data_are_played_with_and_kept(player: Players) -> None:
    ann = player("Ann")
    text = re.sub(r"(?m)^prestige = 5", "prestige = 7", data.template(), count=1)
    table = ann.new("me random", data=text).table
    shown = ann.see(table)
    assert shown.table.own_data
    box = ann.good(ann.get(f"/api/tables/{table}/catalogue"), wire.CatalogueInfo)
    assert box.fingerprint == shown.table.fingerprint
    assert box.fingerprint != ann.good(ann.get("/api/games/troupe"), wire.CatalogueInfo).fingerprint
    broken = ann.post(
        "/api/tables", wire.NewTable(game="troupe", seats=[wire.SeatChoice(kind="me")], data="[start]\nprestige = 99")
    )
    assert broken.status_code == 422
    assert broken.json()["code"] == "bad-data"
    assert "prestige" in broken.json()["detail"]


@pytest.mark.parametrize("text", ["a." * 30_000 + "b = 1", "a = " + "[" * 30_000, "a = " + "1" * 5000, "[start]"])
def test_data_that_are_refused_are_refused_at_once_and_leave_nothing(
    player: Players, tmp_path: Path, text: str
) -> None:
    ann, seats = player("Ann"), [wire.SeatChoice(kind="me")]
    begun = monotonic()
    for answer in (
        ann.post("/api/tables", wire.NewTable(game="troupe", seats=seats, data=text)),
        ann.post("/api/records", wire.ImportRecord(record=HEAD, data=text)),
    ):
        assert answer.status_code == 422
        assert answer.json()["code"] == "bad-data"
    assert monotonic() - begun < 2
    with pytest.raises(Refusal):
        Library(tmp_path).add("troupe", text)
    assert list(tmp_path.iterdir()) == []
