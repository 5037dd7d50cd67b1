"""Steps back: one's own, by consent, alone; forth again; never a peek."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.globes import tournament
from tests.server.running import Player, command, until
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


def test_a_retried_step_back_is_one_step_back(player: Players) -> None:
    """Also where going back once more would be a question to the others."""
    ann, bob, table = pair(player)
    to_the_wagers({0: ann, 1: bob}, table)
    ann.choose(table, 0, "bid:3")
    wish = wire.TakeBack(seat=0, command=command())
    first, again = (ann.good(ann.command(table, "take-back", wish), wire.Done) for _ in range(2))
    assert first == again
    assert bob.see(table).take_back.offer is None


def test_a_question_asked_again_is_the_same_and_an_answer_given_again_too(player: Players) -> None:
    ann, bob, table = pair(player)
    to_the_wagers({0: ann, 1: bob}, table)
    ann.choose(table, 0, "bid:3")
    bob.choose(table, 1, "bid:2")
    back(ann, table, 0)
    offer = bob.see(table).take_back.offer
    back(ann, table, 0)
    assert offer is not None
    assert bob.see(table).take_back.offer == offer
    agree = wire.Consent(seat=1, offer=offer.offer, agree=True, command=command())
    first, again = (bob.good(bob.command(table, "consent", agree), wire.Done) for _ in range(2))
    assert first == again
    assert bob.see(table).ply == offer.ply


@pytest.mark.parametrize("agree", [True, False])
def test_a_question_and_its_answer_retried_when_all_is_over_change_nothing(player: Players, agree: bool) -> None:
    ann, bob, table = pair(player)
    to_the_wagers({0: ann, 1: bob}, table)
    ann.choose(table, 0, "bid:3")
    bob.choose(table, 1, "bid:2")
    question = wire.TakeBack(seat=0, command=command())
    asked = ann.good(ann.command(table, "take-back", question), wire.Done)
    offer = bob.see(table).take_back.offer
    assert offer is not None
    answer = wire.Consent(seat=1, offer=offer.offer, agree=agree, command=command())
    answered = bob.good(bob.command(table, "consent", answer), wire.Done)
    settled = bob.see(table)
    for _ in range(2):
        assert ann.good(ann.command(table, "take-back", question), wire.Done) == asked
        assert bob.good(bob.command(table, "consent", answer), wire.Done) == answered
    after = bob.see(table)
    assert (after.sequence, after.ply, after.take_back) == (settled.sequence, settled.ply, settled.take_back)


def test_at_one_screen_one_goes_back_over_each_others_steps(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me person", "globe", hot_seat=True).table
    start = ann.see(table)
    first = start.to_act[0]
    while ann.see(table, seat=1 - first).take_back.why == "nothing-to-take-back":
        seat = ann.see(table).to_act[0]
        ann.choose(table, seat, ann.see(table, seat=seat).legal[0].key)
    assert ann.see(table, seat=first).take_back.free
    assert back(ann, table, first)["status"] == 200
    assert ann.see(table).to_act == [first]


def test_at_one_screen_a_reveal_stands(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me person", hot_seat=True).table
    while (shown := ann.see(table, seat=ann.see(table).to_act[0])).legal[0].verb != "bid":
        ann.choose(table, shown.to_act[0], shown.legal[0].key)
    ann.choose(table, 0, "bid:3")
    assert ann.see(table, seat=0).take_back.free
    ann.choose(table, 1, "bid:2")
    shown = ann.see(table, seat=0)
    assert shown.take_back.why == "something-was-revealed"
    assert not shown.take_back.may_ask, "there is nobody else to ask"
    assert back(ann, table, 0)["reason"] == "something-was-revealed"
    assert ann.see(table).ply == shown.ply


@pytest.mark.parametrize("people", [1, 2])
def test_at_a_real_table_a_slip_is_mended_at_once(player: Players, people: int) -> None:
    table, who = tournament(player, people, "random" if people == 1 else "")
    ann = who[0]
    shown = ann.see(table, seat=0)
    right, wrong = (choice.key for choice in shown.nature[:2])
    assert shown.take_back.why == "nothing-to-take-back"
    ann.choose(table, -1, wrong)
    mender = who[people - 1]
    slip = mender.see(table)
    assert slip.take_back.free
    assert back(mender, table, people - 1)["status"] == 200
    mended = ann.see(table)
    assert mended.ply == shown.ply
    assert [choice.key for choice in mended.nature] == [choice.key for choice in shown.nature]
    assert mended.take_back.redo
    assert ann.choose(table, -1, right).status_code == 200
    assert not ann.see(table).take_back.redo


def test_alone_one_goes_back_as_far_as_one_likes(player: Players) -> None:
    ann = player("Ann")
    table = ann.new("me random", "globe").table
    until(lambda: ann.see(table).to_act == [0])
    start = ann.see(table)
    for _ in range(3):
        ann.choose(table, 0, ann.see(table).legal[0].key)
        until(lambda: ann.see(table).to_act == [0])
    assert back(ann, table, 0, start.ply)["status"] == 200
    assert ann.see(table).view == start.view
    assert back(ann, table, 0, start.ply)["reason"] == "nothing-to-take-back"
