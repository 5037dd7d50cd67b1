"""The basic game, rule by rule (docs/rules/globe.md)."""

from __future__ import annotations

import pytest

from tests.games.globe.scenes import HOME, LAP, LOSE_TURN, PICK, PINK_COMEDY, SIDE, card, game, scene
from wooden_o.core import BadOptions
from wooden_o.games.globe import events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_each_seat_has_a_corner_and_three_pieces_on_it(seats: int) -> None:
    state = game().new(seats)
    corners = [state.where[3 * seat] for seat in range(seats)]
    assert len(set(corners)) == seats
    assert state.where == [corner for corner in corners for _ in range(3)]
    assert all(corner % SIDE == 0 for corner in corners)


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_b1_other_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 seats"):
        game().new(seats)


def test_b2_the_short_game_has_two_pieces_each() -> None:
    assert len(game().new(3, {"pieces": 2}).progress) == 6
    with pytest.raises(BadOptions, match="3 or 4 seats"):
        game().new(2, {"pieces": 2})


def test_b3_every_card_is_equally_likely_and_none_comes_twice() -> None:
    table = scene([0, 0, 0], [0, 0, 0]).do("roll:1-1", "move:0")
    assert len(table.legal()) == 112
    assert set(table.state.weights(-1)) == {1}
    drawn = card("forward", 4)  # to another PICK CARD space
    table.do(drawn)
    assert len(table.legal()) == 111
    assert drawn not in table.legal()


def test_b4_the_highest_roll_starts_and_ties_roll_again() -> None:
    state = game().new(3)
    for key in ("sit:0-1-2", "roll:3-4", "roll:5-5", "roll:4-6"):
        state.play(-1, game().number(key))
    assert state.to_act() == (-1,)
    assert state.seat == 1  # seats 1 and 2 tied and roll again
    for key in ("roll:1-2", "roll:1-1"):
        state.play(-1, game().number(key))
    assert state.seat == 1
    assert game().key(state.legal(-1)[0]) == "roll:1-1"


def test_b4_play_goes_counterclockwise() -> None:
    table = scene([1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], seat=2)
    table.do("roll:1-2", "move:0", "roll:1-2", "move:0")
    assert table.state.seat == 0
    assert table.state.rules.corners == [0, 1, 2, 3]  # pieces run from corner 0 to corner 1


def test_b5_one_piece_moves_the_whole_total() -> None:
    table = scene([0, 0, 0], [0, 0, 0]).do("roll:1-6", "move:0")
    assert table.runs[0] == [7, 0, 0]


def test_b6_then_it_acts_on_the_space() -> None:
    table = scene([0, 0, 0], [0, 0, 0]).do("roll:1-4", "move:0")  # forward 3
    assert table.runs[0] == [8, 0, 0]


def test_b7_free_choice_while_anybody_waits_on_a_corner() -> None:
    table = scene([20, 30, 40], [0, 5, 6]).do("roll:1-2")
    assert table.legal() == ["move:0", "move:1", "move:2"]


def test_b8_then_only_the_rear_most_for_good() -> None:
    table = scene([30, 20, HOME], [24, 8, 9]).do("roll:1-2")
    assert table.legal() == ["move:1"]
    assert table.state.why_not(0, "move:0") == "rear-most-only"
    back_again = scene([30, 20, HOME], [0, 8, 9], out=True).do("roll:1-2")
    assert back_again.legal() == ["move:1"]


def test_b8_the_last_piece_out_closes_the_choice() -> None:
    table = scene([0, 8, 9], [3, 4, 7]).do("roll:1-2", "move:0", "roll:1-3")
    assert table.state.all_out
    assert table.legal() == ["move:0"]


def test_b9_a_roll_runs_on_from_the_track_up_the_own_ladder() -> None:
    table = scene([LAP - 2, 1, 1], [0, 0, 0]).do("roll:1-4", "move:0")
    assert table.runs[0][0] == LAP + 3
    assert table.state.where[0] == LAP + 2  # the third rung of the first corner


def test_b10_a_double_gives_another_throw_with_the_same_piece() -> None:
    table = scene([0, 20, 0], [0, 0, 0]).do("roll:4-4", "move:0")
    assert table.state.seat == 0
    table.do("roll:2-2")
    assert table.legal() == ["move:0"]
    assert table.state.why_not(0, "move:1") == "same-piece-after-double"
    table.do("move:0", "roll:1-2")  # every time
    assert table.legal() == ["move:0"]


def test_b10_if_that_piece_is_home_an_eligible_one_moves() -> None:
    table = scene([LAP + 1, 20, 33], [0, 0, 0]).do("roll:3-3", "move:0", "roll:1-2")
    assert table.legal() == ["move:1", "move:2"]


def test_b11_a_card_moves_the_piece_in_play() -> None:
    table = scene([0, 20, 0], [0, 0, 0]).do("roll:4-6", "move:0", card("forward", 5))
    assert table.runs[0] == [15, 20, 0]


def test_b12_being_moved_does_not_cancel_a_lost_turn() -> None:
    table = scene([7, 20, 30], [0, 0, 0], [0, 0, 0], seat=1)
    table.state.lost[0] = 1
    table.do("roll:4-6", "move:0", card("opponent-forward", 3), "push:0:0")
    assert table.state.lost[0] == 1


def test_b13_nearest_counts_pink_spaces_ahead_only() -> None:
    table = scene([0, 0, 0], [0, 0, 0]).do("roll:4-6", "move:0", card("nearest-comedy"))
    assert table.runs[0][0] == PINK_COMEDY
    further = scene([8, 0, 0], [0, 0, 0]).do("roll:1-1", "move:0", card("nearest-history"))
    assert further.runs[0][0] == SIDE + 4  # 11 and 14 are histories, but not pink


def test_b14_no_exact_count_and_all_pieces_home_win() -> None:
    table = scene([HOME, HOME, HOME - 1], [1, 1, 1]).do("roll:6-6", "move:2")
    assert table.state.to_act() == ()
    standing = table.state.standing()
    assert standing is not None
    assert standing.places == (1, 2)
    assert standing.scores == (3 * HOME, 3)


def test_b15_pick_card_is_acted_on_at_once() -> None:
    table = scene([0, 0, 0], [0, 0, 0]).do("roll:1-1", "move:0")
    assert table.ask == "draw"
    table.do(card("forward", 5))
    assert table.runs[0][0] == 7


def test_b16_and_again_on_another_pick_card() -> None:
    table = scene([0, 0, 0], [0, 0, 0]).do("roll:1-1", "move:0", card("forward", 4))
    assert (table.runs[0][0], table.ask) == (6, "draw")
    table.do(card("forward", 5))
    assert table.runs[0][0] == 11


def test_b17_instructions_bind_the_piece_just_moved() -> None:
    table = scene([20, 0, 0], [0, 0, 0]).do("roll:1-1", "move:1", card("forward", 3))
    assert table.runs[0] == [20, 8, 0]  # the card led on to a space that says forward 3


def test_b18_lose_turn_is_the_next_round_after_this_turns_bonuses() -> None:
    table = scene([LOSE_TURN - 4, 30, 30], [20, 20, 20]).do("roll:2-2", "move:0")
    assert table.state.lost[0] == 1
    assert (table.state.seat, table.ask) == (0, "throw")  # the throw for the double
    table.do("roll:1-2", "move:0", "roll:1-2", "move:0")
    assert table.state.seat == 1  # seat 0 sat out
    assert table.told(events.TurnSkipped) == [events.TurnSkipped(0, 0)]


def test_b18_lost_turns_add_up() -> None:
    table = scene([LOSE_TURN - 3, 30, 40], [20, 21, 23])
    table.state.lost[0] = 1
    table.do("roll:1-2", "move:0")
    assert table.state.lost[0] == 2


def test_b19_a_card_no_space_ahead_can_serve_is_ignored() -> None:
    late = LAP - 2  # a PICK CARD space beyond the last pink tragedy
    table = scene([late - 3, 0, 0], [0, 0, 0]).do("roll:1-2", "move:0", card("nearest-tragedy"))
    assert table.runs[0][0] == late
    assert table.state.seat == 1
    assert table.told(events.CardIgnored)


def test_b20_the_player_chooses_which_opponents_piece_moves() -> None:
    table = scene([0, 0, 0], [20, 30, 0], [8, 40, HOME]).do("roll:1-1", "move:0", card("opponent-back", 4))
    assert table.legal() == ["push:1:0", "push:1:1", "push:2:0", "push:2:1"]
    table.do("push:2:1")
    assert table.runs[2] == [8, 36, HOME]


def test_b21_nothing_moves_back_beyond_its_corner() -> None:
    table = scene([0, 0, 0], [3, LAP + 2, LAP]).do("roll:1-1", "move:0", card("opponent-back", 6))
    assert table.legal() == ["push:1:0", "push:1:1"]
    assert table.state.why_not(0, "push:1:2") == "cannot-go-back"
    track, ladder = table.state.copy(), table.state
    track.play(0, game().number("push:1:0"))
    assert track.progress[3] == 0
    ladder.play(0, game().number("push:1:1"))
    assert ladder.progress[4] == LAP


def test_b22_a_piece_moved_by_an_opponent_does_not_act() -> None:
    table = scene([0, 0, 0], [LOSE_TURN + 4, 33, 0]).do("roll:1-1", "move:0", card("opponent-back", 4), "push:1:0")
    assert table.runs[1][0] == LOSE_TURN
    assert table.state.lost == [0, 0]


def test_b23_on_an_occupied_space_it_drops_to_the_first_empty_one_behind() -> None:
    one = scene([0, 0, 0], [24, 28, 30]).do("roll:1-1", "move:0", card("opponent-forward", 4), "push:1:0")
    assert one.runs[1] == [27, 28, 30]
    table = scene([0, 0, 0], [24, 28, 27]).do("roll:1-1", "move:0", card("opponent-forward", 4), "push:1:0")
    assert table.runs[1] == [26, 28, 27]
    corner = scene([0, 0, 0], [2, 0, 0]).do("roll:1-1", "move:0", card("opponent-back", 4), "push:1:0")
    assert corner.runs[1] == [0, 0, 0]  # the waiting pieces share


def test_b24_the_owners_waiting_pieces_share_their_corner() -> None:
    table = scene([PICK - 2, 0, 0], [0, 0, 0]).do("roll:1-1", "move:0", card("back", 2))
    assert table.runs[0] == [0, 0, 0]
    assert table.state.seat == 0  # only the double's throw follows, no interim roll
    assert table.state.throw == 1


def test_b25_landing_on_an_own_piece_rolls_again_for_either() -> None:
    table = scene([10, 17, 0], [0, 0, 0]).do("roll:1-6", "move:0")
    assert (table.ask, table.state.throw) == ("throw", 2)
    table.do("roll:1-2")
    assert table.legal() == ["move:0", "move:1"]
    assert table.state.why_not(0, "move:2") == "one-of-the-two"
    table.do("move:1")
    assert table.runs[0] == [17, 20, 0]
    assert table.state.seat == 1


def test_b26_the_throw_for_a_double_is_still_due_after_it() -> None:
    table = scene([9, 17, 0], [0, 0, 0]).do("roll:4-4", "move:0", "roll:1-2", "move:1")
    assert (table.state.seat, table.ask) == (0, "throw")
    table.do("roll:1-2")
    assert table.legal() == ["move:0"]  # the piece that threw the double


def test_b27_a_double_in_the_interim_roll_gives_no_throw() -> None:
    table = scene([10, 17, 0], [0, 0, 0]).do("roll:1-6", "move:0", "roll:3-3", "move:1")
    assert table.state.seat == 1


def test_b28_landing_on_an_opponent_takes_a_card_instead_of_the_space() -> None:
    table = scene([LOSE_TURN - 3, 0, 0], [LAP // 2 + LOSE_TURN, 0, 0]).do("roll:1-2", "move:0")
    assert table.ask == "draw"
    assert table.state.lost == [0, 0]
    table.do(card("forward", 3))
    assert table.runs[0][0] == LOSE_TURN + 3


def test_b29_on_and_on_until_a_free_space() -> None:
    seat_1 = [LAP // 2 + 20, LAP // 2 + 24, 0]
    table = scene([17, 0, 0], seat_1).do("roll:1-2", "move:0", card("forward", 4))
    assert (table.runs[0][0], table.ask) == (24, "draw")
    table.do(card("forward", 3))
    assert (table.runs[0][0], table.state.seat) == (27, 1)


def test_b30_there_a_card_that_cannot_be_used_is_replaced() -> None:
    late = LAP - 1
    table = scene([late - 3, 0, 0], [LAP // 2 - 1, 0, 0]).do("roll:1-2", "move:0", card("nearest-tragedy"))
    assert (table.runs[0][0], table.ask) == (late, "draw")
    table.do(card("back", 3))
    assert table.state.seat == 1
