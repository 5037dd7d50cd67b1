"""Records: text and back, and a clear word for every way in which one can be wrong."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.walks import Kind, walk
from wooden_o.core.errors import BadOptions, BadRecord
from wooden_o.match import Dealer, Match, Record, TakeBackRefused

TWO = Kind("troupe", 2)


def record(steps: int = 30) -> Record:
    return walk(TWO, 4, steps).record()


def test_names_and_options_survive() -> None:
    match = Match(TWO.game, 2, {"rest": "strategic"}, ["Ann", "Jürgen | Käthe"])
    again = Record.from_text(match.record().to_text())
    assert again == match.record()
    assert Match.resume(TWO.game, again).options == {"rest": "strategic"}


def test_remarks_and_blank_lines_are_passed_over() -> None:
    text = record().to_text().replace("\n* ", "\n\n# a remark\n   * ")
    assert Record.from_text(text) == record()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("wooden-o record 1", "PGN", "line 1: a record begins with 'wooden-o record 1'"),
        ("seats: 2", "seats: two", "seats: 'two' is not a whole number"),
        ("seats: 2\n", "", "the header lacks seats"),
        ("options: {}", "options: [", "options: is not JSON"),
        ("options: {}", "options: 3", "options: is not a JSON object"),
        ("options: {}", 'options: {}\nnames: "Ann"', "names: is not a JSON list of strings"),
        ("* order:", "= order:", "is neither 'name: value' nor 'seat choice'"),
    ],
)
def test_a_malformed_record_is_named(old: str, new: str, message: str) -> None:
    text = record().to_text()
    assert old in text
    with pytest.raises(BadRecord, match=message.replace("(", r"\(").replace("*", r"\*")):
        Match.resume(TWO.game, Record.from_text(text.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "a record of 'chess', not of 'troupe'"),
        ({"rules": 2}, "played under rules version 2; this program plays version 1"),
        ({"data": "0" * 12}, "played with data 000000000000; the data at hand is"),
        ({"moves": [(0, "bid:3")]}, "move 1: seat 0 cannot choose 'bid:3': not-your-turn"),
        ({"moves": [(7, "bid:3")]}, "move 1: seat 7 cannot choose 'bid:3': not-your-turn"),
    ],
)
def test_a_record_that_does_not_fit_is_named(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Match.resume(TWO.game, Record(**{**vars(record()), **change}))


@given(text=st.text(max_size=200), at=st.integers(0, 400))
def test_garbage_is_a_bad_record_and_nothing_else(text: str, at: int) -> None:
    whole = record().to_text()
    for spoilt in (text, whole[:at] + text + whole[at:]):
        with suppress(BadRecord, BadOptions):
            Match.resume(TWO.game, Record.from_text(spoilt))


def test_a_record_too_long_is_refused() -> None:
    with pytest.raises(BadRecord, match="longer than 1,000,000"):
        Record.from_text("x" * 1_000_001)


def bidding() -> Match:
    match = walk(TWO, 4, 2)
    Dealer(Random(1)).deal(match)
    assert match.state.view(None)["phase"] == "wager"
    return match


def test_a_sealed_wager_can_be_taken_back_until_the_other_seals() -> None:
    match = bidding()
    match.play(0, "bid:2")
    match.take_back(0)
    match.play(0, "bid:3")
    match.play(1, "bid:1")  # opens both
    for seat in (0, 1):
        with pytest.raises(TakeBackRefused, match="something-was-revealed"):
            match.take_back(seat)


def test_take_back_stops_when_another_seat_has_acted_and_at_the_beginning() -> None:
    match = bidding()
    match.play(0, "bid:2")
    with pytest.raises(TakeBackRefused, match="another-seat-acted"):
        match.take_back(1)
    with pytest.raises(TakeBackRefused, match="nothing-to-take-back"):
        TWO.match().take_back(0)
    with pytest.raises(TakeBackRefused, match="nothing-to-redo"):
        match.redo(0)


def test_a_new_choice_forgets_what_could_be_redone() -> None:
    match = bidding()
    match.play(0, "bid:2")
    match.take_back(0)
    match.play(0, "bid:3")
    with pytest.raises(TakeBackRefused, match="nothing-to-redo"):
        match.redo(0)
