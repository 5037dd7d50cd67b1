"""Steps back: one's own, by consent, alone; forth again; never a peek."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.running import Player, command
from wooden_o.server import wire

Players = Callable[[str], Player]


def back(who: Player, table: str, seat: int, ply: int | None = None) -> dict[str, object]:
    answer = who.command(table, "take-back", wire.TakeBack(seat=seat, command=command(), ply=ply))
    return {"status": answer.status_code, **answer.json()}


def pair(player: Players) -> tuple[Player, Player, str]:
    ann, bob = player("Ann"), player("Bob")
    table = ann.new("me open").table
    bob.join(table)
    return ann, bob, table


def first_to_act(who: dict[int, Player], table: str) -> tuple[int, Player, wire.Snapshot]:
    seat = who[0].see(table).to_act[0]
    return seat, who[seat], who[seat].see(table)


def to_the_wagers(who: dict[int, Player], table: str) -> None:
    for _ in range(50):
        seat, mover, shown = first_to_act(who, table)
        if shown.legal[0].verb == "bid":
            return
        mover.choose(table, seat, shown.legal[0].key)
    raise AssertionError("no wagers")


def test_ones_own_step_goes_back_at_once_and_forth_again(player: Players) -> None:
    ann, bob, table = pair(player)
    who = {0: ann, 1: bob}
    to_the_wagers(who, table)
    before = ann.see(table)
    ann.choose(table, 0, "bid:3")
    sealed = ann.see(table)
    assert sealed.take_back.free
    assert sealed.ply == before.ply + 1
    assert back(ann, table, 0)["status"] == 200
    undone = ann.see(table)
    assert undone.ply == before.ply
    assert undone.sequence == sealed.sequence + 1
    assert undone.take_back.redo
    assert not bob.see(table).take_back.redo
    assert ann.command(table, "redo", wire.Redo(seat=0, command=command())).status_code == 200
    again = ann.see(table)
    assert again.view == sealed.view


def test_after_the_reveal_only_consent_leads_back(player: Players) -> None:
    ann, bob, table = pair(player)
    to_the_wagers({0: ann, 1: bob}, table)
    before = ann.see(table)
    ann.choose(table, 0, "bid:3")
    bob.choose(table, 1, "bid:2")
    shown = ann.see(table)
    assert not shown.take_back.free
    assert shown.take_back.why == "something-was-revealed"
    assert shown.take_back.may_ask
    assert back(ann, table, 0)["status"] == 200
    asked = bob.see(table).take_back.offer
    assert asked is not None
    assert asked.ply == before.ply
    assert asked.agreed == [0]
    assert bob.see(table).ply == shown.ply
    no = bob.command(table, "consent", wire.Consent(seat=1, offer=asked.offer, agree=False, command=command()))
    assert no.status_code == 200
    assert bob.see(table).take_back.offer is None
    back(ann, table, 0)
    again = bob.see(table).take_back.offer
    assert again is not None
    assert again.offer != asked.offer
    old = bob.command(table, "consent", wire.Consent(seat=1, offer=asked.offer, agree=True, command=command()))
    assert old.json()["code"] == "no-offer"
    bob.command(table, "consent", wire.Consent(seat=1, offer=again.offer, agree=True, command=command()))
    assert ann.see(table).ply == before.ply


def test_an_offer_lapses_with_the_next_move(player: Players) -> None:
    ann, bob, table = pair(player)
    who = {0: ann, 1: bob}
    to_the_wagers(who, table)
    ann.choose(table, 0, "bid:3")
    bob.choose(table, 1, "bid:2")
    back(ann, table, 0)
    offer = ann.see(table).take_back.offer
    assert offer is not None
    seat, mover, shown = first_to_act(who, table)
    mover.choose(table, seat, shown.legal[0].key)
    late = bob.command(table, "consent", wire.Consent(seat=1, offer=offer.offer, agree=True, command=command()))
    assert late.json()["code"] == "no-offer"


def test_another_seats_step_stands_between(player: Players) -> None:
    ann, bob, table = pair(player)
    who = {0: ann, 1: bob}
    seat, mover, shown = first_to_act(who, table)
    mover.choose(table, seat, shown.legal[0].key)
    other = who[1 - seat]
    other.choose(table, 1 - seat, other.see(table).legal[0].key)
    assert mover.see(table).take_back.why in ("another-seat-acted", "something-was-revealed")


def test_alone_one_may_go_back_over_luck_but_not_over_what_was_hidden(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me").table
    shown = ann.see(table)
    freed = 0
    for _ in range(400):
        if shown.table.status == "over":
            break
        if shown.take_back.free:
            ply = shown.ply
            back(ann, table, 0)
            assert ann.see(table).ply < ply
            assert ann.command(table, "redo", wire.Redo(seat=0, command=command())).status_code == 200
            assert ann.see(table).view == shown.view
            freed += 1
        keys = [choice.key for choice in shown.legal]
        wanted = [key for key in keys if key.startswith(("queen:objectives", "activate:queen"))]
        ann.choose(table, 0, (wanted or keys)[0])
        shown = ann.see(table)
        if shown.legal and shown.legal[0].verb == "keep":
            assert shown.take_back.why == "something-was-revealed"
            return
    raise AssertionError("no objective was ever drawn")


def test_events_and_log_follow_a_step_back(player: Players) -> None:
    ann, bob, table = pair(player)
    to_the_wagers({0: ann, 1: bob}, table)
    with bob.live(table) as live:
        live.snapshot()
        told = len(live.events)
        ann.choose(table, 0, "bid:5")
        live.snapshot(lambda shown: len(shown.log.events) > 0)
        assert [event.event["event"] for event in live.events[told:]] == ["wager-sealed"]
        back(ann, table, 0)
        live.snapshot()
        assert len(live.events) == told
