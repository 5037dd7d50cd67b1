"""The tournament game and its optional rule, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.globe.scenes import (
    COMEDY,
    PICK,
    PICK_COMEDY,
    PINK_TRAGEDY,
    Scene,
    card,
    game,
    right,
    scene,
    source,
    wrong,
)
from wooden_o.core import BadOptions
from wooden_o.games.globe import events

PLAY = "julius-caesar"  # on the pink tragedy of the first side
SIMPLE = ["allow", "allow"]


def on_play(seats: int = 3, roll: str = "roll:3-4", **options: Any) -> Scene:
    """Seat 0 has just landed on Julius Caesar."""
    runs = [[0, 20, 30], [20, 21, 23], [20, 21, 23]][:seats]
    return scene(*runs, level="tournament", **options).do(roll, "move:0")


def on_card(key: str, **options: Any) -> Scene:
    """Seat 0 has just drawn that card on a space without a play."""
    runs = ([0, 20, 31], [20, 21, 23], [20, 21, 23])
    return scene(*runs, level="tournament", **options).do(f"roll:1-{PICK - 1}", "move:0", key)


def test_t1_one_space_ahead_for_each_name() -> None:
    table = on_play()
    assert table.ask == "name"
    first, second, _ = right(PLAY)
    table.do(first, *SIMPLE, second, *SIMPLE, "done")
    assert table.runs[0][0] == PINK_TRAGEDY + 2


def test_t1_none_need_be_named() -> None:
    table = on_play().do("done")
    assert (table.runs[0][0], table.state.seat) == (PINK_TRAGEDY, 1)


def test_t2_after_one_or_two_names_the_turn_ends_without_the_space() -> None:
    first, second, _ = right(PLAY)
    table = on_play().do(first, *SIMPLE, second, *SIMPLE, "done")  # on a Lose Turn
    assert (table.state.seat, table.state.lost) == (1, [0, 0, 0])


def test_t2_after_three_the_space_may_be_acted_on() -> None:
    names = [key for name in right(PLAY) for key in (name, *SIMPLE)]
    table = on_play().do(*names)
    assert (table.runs[0][0], table.ask) == (PINK_TRAGEDY + 3, "follow")
    assert table.legal() == ["follow", "stop"]
    stopped = Scene(table.state.copy()).do("stop")
    assert stopped.state.seat == 1
    assert table.do("follow").ask == "draw"  # PICK CARD


def test_t3_no_name_twice_for_a_play_at_the_whole_table() -> None:
    name = right(PLAY, 1)[0]
    table = on_play().do(name, *SIMPLE)
    assert name not in table.legal()
    assert table.state.why_not(0, name) == "already-named"
    assert table.state.view(2)["named"] == [[PLAY, name.partition(":")[2]]]
    other_play = scene([0, 20, 30], [20, 21, 23], level="tournament")
    other_play.state.named = table.state.named[:]
    assert name in other_play.do(f"roll:1-{COMEDY - 1}", "move:0").legal()


def test_t3_the_same_person_under_another_name_is_a_repeat() -> None:
    table = scene([11, 30, 40], [20, 21, 24], level="tournament").do("roll:4-5", "move:0")  # The First Part of Henry IV
    table.do("claim:blunt", "challenge", "claim:sir-walter-blunt", "challenge")
    assert table.told(events.Challenged) == [events.Challenged(0, 1, True), events.Challenged(0, 1, False)]


def test_t4_an_unchallenged_bluff_stands() -> None:
    table = on_play().do(wrong(PLAY), *SIMPLE, "done")
    assert table.runs[0][0] == PINK_TRAGEDY + 1


def test_t4_every_other_seat_has_a_say_and_the_first_call_wins() -> None:
    table = on_play().do(right(PLAY, 1)[0])
    assert table.state.to_act() == (1, 2)
    table.do("2 challenge")
    assert 1 not in table.state.to_act()
    assert table.state.lost == [0, 0, 1]


def test_t5_a_wrong_name_ends_the_turn_at_once() -> None:
    first = right(PLAY, 1)[0]
    table = on_play().do(first, *SIMPLE, wrong(PLAY), "1 challenge")
    assert table.runs[0][0] == PINK_TRAGEDY + 1  # the earlier name still counts
    assert table.state.seat == 1
    assert table.state.lost == [1, 0, 0]
    assert table.state.extra == [0, 1, 0]


def test_t5_a_pending_throw_for_a_double_is_lost_with_it() -> None:
    table = scene([1, 20, 30], [20, 21, 23], level="tournament").do("roll:3-3", "move:0", wrong(PLAY), "challenge")
    assert table.state.seat == 1


def test_t6_the_challenger_gets_an_extra_turn_when_his_turn_comes() -> None:
    table = on_play().do(wrong(PLAY), "2 challenge")
    quiet_turn(table)
    assert (table.state.seat, table.state.extra) == (2, [0, 0, 1])
    quiet_turn(table)
    assert (table.state.seat, table.state.extra) == (2, [0, 0, 0])
    quiet_turn(table)
    assert table.state.seat == 1  # seat 0 has lost its turn


def quiet_turn(table: Scene) -> None:
    """Move a piece and answer nothing."""
    table.do("roll:1-3", "move:2")
    while table.ask != "throw":
        table.do("done")


def test_t7_a_right_name_earns_a_full_extra_turn_and_costs_the_challenger_his() -> None:
    table = on_play().do(right(PLAY, 1)[0], "1 challenge")
    assert table.ask == "name"  # he goes on
    table.do("done")
    assert (table.state.seat, table.ask) == (0, "throw")
    assert table.runs[0][0] == PINK_TRAGEDY + 1
    assert table.state.lost == [0, 1, 0]


def test_t8_only_the_challenger_reads_the_book() -> None:
    table = on_play().do(right(PLAY, 1)[0], "1 challenge")
    assert table.state.view(1)["book"][0] == ["play", PLAY]
    assert ["character", "cassius"] in table.state.view(1)["book"]
    assert [table.state.view(seat)["book"] for seat in (None, 0, 2)] == [None] * 3
    opened = table.told(events.BookOpened)[0]
    assert opened.seen_by(1) == opened
    assert opened.seen_by(0) == opened.seen_by(None) == events.BookOpened(1, None)


def test_t9_a_quotation_is_identified_for_five_spaces() -> None:
    key = card("lose-turn")
    table = on_card(key).do(source(key), *SIMPLE)
    assert table.runs[0][0] == PICK + 5  # and the red text is ignored
    assert table.state.lost == [0, 0, 0]
    assert table.state.throw == 1  # the throw for the double still stands


def test_t9_without_an_answer_there_is_no_move() -> None:
    table = on_card(card("forward", 5)).do("done")
    assert table.runs[0][0] == PICK


def test_t10_it_is_challenged_as_names_are() -> None:
    key = card("forward", 5)
    truth = source(key)
    false = next(answer for answer in on_card(key).legal() if answer.startswith("state:") and answer != truth)
    table = on_card(key).do(false, "1 allow", "2 challenge")
    assert (table.runs[0][0], table.state.seat, table.state.lost) == (PICK, 1, [1, 0, 0])
    assert table.state.view(2)["book"][0] == ["source", truth.partition(":")[2]]
    assert table.state.view(0)["book"] is None
    upheld = on_card(key).do(truth, "1 challenge")
    assert (upheld.runs[0][0], upheld.state.lost, upheld.state.extra) == (PICK + 5, [0, 1, 0], [1, 0, 0])


def test_t11_pick_card_at_a_play_is_a_card_or_names() -> None:
    table = scene([0, 20, 31], [20, 21, 23], level="tournament").do(f"roll:1-{PICK_COMEDY - 1}", "move:0")
    assert table.legal()[:2] == ["pick", "done"]
    card_taken = Scene(table.state.copy()).do("pick")
    assert card_taken.ask == "draw"
    table.do(right("as-you-like-it", 1)[0], "allow")
    assert "pick" not in table.legal()
    assert table.state.why_not(0, "pick") == "names-begun"


def facts(key: str) -> list[str]:
    number = game().catalogue.card_ids.index(key.partition(":")[2])
    _, act, scene_, line = game().catalogue.card_facts[4 * number : 4 * number + 4]
    return [source(key), f"act:{act}", f"scene:{scene_}", f"line:{line}"]


def test_o1_act_scene_and_line_for_five_more_each() -> None:
    key = "card:to-be-or-not-to-be"
    assert facts(key) == ["state:hamlet", "act:3", "scene:1", "line:56"]
    table = on_card(key, act_scene_line=True).do(*[step for fact in facts(key) for step in (fact, *SIMPLE)])
    assert table.runs[0][0] == PICK + 20


def test_o1_each_fact_can_be_challenged_and_earlier_ones_count() -> None:
    table = on_card("card:to-be-or-not-to-be", act_scene_line=True)
    table.do("state:hamlet", *SIMPLE, "act:3", *SIMPLE, "scene:2", "1 challenge")
    assert (table.runs[0][0], table.state.lost) == (PICK + 10, [1, 0, 0])


def test_o1_sonnets_have_only_the_first_five() -> None:
    table = on_card("card:summers-day", act_scene_line=True).do("state:sonnets", *SIMPLE)
    assert (table.runs[0][0], table.ask) == (PICK + 5, "throw")
    bluff = on_card("card:summers-day", act_scene_line=True).do("state:hamlet", *SIMPLE, "act:1", "1 challenge")
    assert bluff.state.lost == [1, 0, 0]


def test_o1_is_an_option_of_the_tournament_game() -> None:
    table = on_card("card:to-be-or-not-to-be").do("state:hamlet", *SIMPLE)
    assert table.ask == "throw"
    with pytest.raises(BadOptions, match="tournament"):
        game().new(4, {"level": "advanced", "act_scene_line": True})
