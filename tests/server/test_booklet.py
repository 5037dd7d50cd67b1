"""The booklet is closed to those at a table where it would answer an open question, and open to all others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.globes import play, to_question, tournament, verbs
from tests.server.running import Player
from wooden_o.server import wire
from wooden_o.server.wire.globebox import Booklet

Players = Callable[[str], Player]
PAGES = ("/api/booklet", "/api/words/en/booklet", "/api/words/de/booklet")


def reads(who: Player) -> bool:
    """Whether the booklet opens; if not, the refusal is clear."""
    answers = [who.get(page) for page in PAGES]
    for answer in answers:
        if answer.status_code != 200:
            assert answer.status_code == 409
            assert answer.json()["code"] == "booklet-closed"
    assert len({answer.status_code for answer in answers}) == 1
    return answers[0].status_code == 200


def test_the_booklet_holds_all_answers(player: Players) -> None:
    book = player("Ann").good(player("Ann").get("/api/booklet"), Booklet)
    assert (len(book.plays), len(book.quotations)) == (37, 112)
    assert {row.play for row in book.characters} == {play.id for play in book.plays}
    assert "Hamlet" in player("Ann").get("/api/words/en/booklet").text


@pytest.mark.parametrize("verb", ["claim", "state"])
def test_while_somebody_is_asked_nobody_at_the_table_reads(player: Players, verb: str) -> None:
    table, who = tournament(player)
    eve = player("Eve")
    assert all(reads(one) for one in who.values())
    seat = to_question(who, table, verb)
    for one in who.values():
        assert not one.see(table).booklet_open
        assert not reads(one)
        assert one.get("/api/words/en").status_code == 200
    assert eve.see(table).booklet_open
    assert reads(eve)
    play(who, table, seat, "claim:hamlet" if verb == "claim" else "state:hamlet")
    assert not reads(who[seat])  # a challenge is possible
    for other in set(who) - {seat}:
        play(who, table, other, "allow")
    shown = who[seat].see(table)
    assert reads(who[seat]) == shown.booklet_open
    if "done" in verbs(shown):  # two more names, if he likes
        play(who, table, seat, "done")
    shown = who[seat].see(table)
    assert shown.booklet_open
    assert all(reads(one) for one in who.values())


def test_a_seat_held_by_its_secret_alone_does_not_read_either(player: Players) -> None:
    table, who = tournament(player, 2)
    to_question(who, table, "claim")
    link = who[1].good(who[1].command(table, "links", wire.NewLink(seat=1)), wire.Seated)
    phone = player("Bob's phone")
    assert reads(phone)
    phone.http.headers["authorization"] = f"Bearer {link.seats[0].token}"
    assert not reads(phone)


@pytest.mark.parametrize(
    ("seats", "level", "more"), [("me", "solitaire", {}), ("me person", "tournament", {"hot_seat": True})]
)
def test_alone_and_at_one_screen_it_is_closed_too(
    player: Players, seats: str, level: str, more: dict[str, bool]
) -> None:
    ann = player("Ann")
    table = ann.new(seats, "globe", options={"level": level}, real_table=True, **more).table
    assert reads(ann)
    seat = to_question(dict.fromkeys(range(len(seats.split())), ann), table, "claim")
    assert not ann.see(table, seat=seat).booklet_open
    assert not reads(ann)
    assert ann.choose(table, seat, "done").status_code == 200
    assert ann.see(table, seat=seat).booklet_open
    assert reads(ann)
