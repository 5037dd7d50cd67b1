"""The further rulings: what the rules leave open, decided once."""

from __future__ import annotations

from tests.games.globe.scenes import (
    HOME,
    LAP,
    PICK,
    PICK_COMEDY,
    PINK_TRAGEDY,
    SIDE,
    Scene,
    card,
    game,
    right,
    scene,
    wrong,
)

PLAY = "julius-caesar"


def test_owed_first_the_interim_roll_then_the_double_then_extra_turns() -> None:
    table = scene([9, 17, 0], [0, 0, 0])
    table.state.extra[0] = 1
    order = []
    for keys in (["roll:4-4", "move:0"], ["roll:1-2", "move:1"], ["roll:1-3", "move:0"], ["roll:1-2", "move:0"]):
        order.append((int(table.state.seat), int(table.state.throw)))
        table.do(*keys)
    assert order == [(0, 0), (0, 2), (0, 1), (0, 0)]
    assert (table.state.seat, table.state.extra) == (1, [0, 0])


def test_skipped_rounds_do_not_use_up_an_extra_turn() -> None:
    table = scene([8, 17, 0], [0, 0, 0], seat=1)
    table.state.lost[0], table.state.extra[0] = 1, 1
    table.do("roll:1-2", "move:0")
    assert (table.state.seat, table.state.lost[0], table.state.extra[0]) == (1, 0, 1)


def test_an_extra_turn_earned_earlier_survives_a_lost_challenge() -> None:
    table = scene([0, 20, 30], [20, 21, 23], level="tournament").do("roll:3-4", "move:0")
    table.do(right(PLAY, 1)[0], "challenge", wrong(PLAY), "challenge")
    assert (table.state.seat, table.ask, table.state.lost) == (0, "throw", [1, 1])
    assert table.state.extra == [0, 1]


def test_the_end_of_a_turn_leaves_a_throw_for_a_double_standing() -> None:
    late = LAP - 2
    ignored = scene([late - 4, 0, 0], [0, 0, 0]).do("roll:2-2", "move:0", card("nearest-tragedy"))  # B19
    named = scene([1, 20, 30], [20, 21, 23], level="tournament").do("roll:3-3", "move:0", "done")  # T2
    climbed = scene([29, 20, 0], [LAP + 3, 20, 5], level="advanced").do("roll:3-3", "ladder:0")  # A6
    for table in (ignored, named, climbed):
        assert (table.state.seat, table.state.throw) == (0, 1)


def test_back_on_the_own_corner_among_waiting_pieces_is_landing_on_an_own_piece() -> None:
    table = scene([LAP - 3, 0, 0], [0, 0, 0]).do("roll:1-2", "move:0", "roll:1-3")
    assert table.legal() == ["move:0", "move:1"]


def test_on_an_occupied_foreign_corner_the_card_comes_first_then_only_the_mover_goes_on() -> None:
    table = scene([30, 20, 0], [0, 20, 5], level="advanced").do("roll:1-1", "move:0")
    assert table.ask == "draw"
    table.do(card("forward", 3), "spare")
    assert (table.runs[0][0], table.runs[1][0]) == (36, 0)


def test_in_the_tournament_the_corners_card_is_identified_if_the_owner_lets_it() -> None:
    table = scene([29, 20, 0], [1, 20, 6], level="tournament").do("roll:1-2", "move:0", "card:to-be-or-not-to-be")
    spared = Scene(table.state.copy()).do("spare")
    assert spared.ask == "name"  # the corner bears a play's name all the same
    table.do("force", "state:hamlet", "allow")
    assert (table.runs[0][0], table.state.seat) == (37, 1)


def test_an_unanswered_card_on_an_occupied_corner_still_sends_the_mover_on() -> None:
    table = scene([29, 20, 0], [0, 20, 6], level="tournament").do("roll:1-2", "move:0", "card:to-be-or-not-to-be")
    table.do("force", "done")
    assert (table.runs[0][0], table.state.seat, table.ask) == (36, 1, "throw")


def test_a_card_that_does_not_move_the_piece_is_carried_out_and_the_next_one_drawn() -> None:
    table = scene([17, 0, 0], [LAP // 2 + 20, 8, 0]).do("roll:1-2", "move:0", card("lose-turn"))
    assert (table.ask, table.state.lost) == ("draw", [1, 0])
    table.do(card("opponent-back", 4), "push:1:1")
    assert (table.ask, table.runs[1][1]) == ("draw", 4)


def test_but_no_further_card_once_the_opponent_has_been_moved_off() -> None:
    table = scene([17, 0, 0], [LAP // 2 + 20, 8, 0]).do("roll:1-2", "move:0", card("opponent-back", 4), "push:1:0")
    assert (table.runs, table.state.seat) == ([[20, 0, 0], [LAP // 2 + 16, 8, 0]], 1)


def test_pieces_in_the_globe_are_safe() -> None:
    table = scene([0, 0, 0], [HOME, 8, 20]).do("roll:1-1", "move:0", card("opponent-back", 4))
    assert table.legal() == ["push:1:1", "push:1:2"]
    assert table.state.why_not(0, "push:1:0") == "piece-home"


def test_an_opponents_card_can_make_you_win() -> None:
    table = scene([0, 0, 0], [HOME, HOME, LAP + 4]).do("roll:1-1", "move:0", card("opponent-forward", 4), "push:1:2")
    standing = table.state.standing()
    assert standing is not None
    assert standing.places == (2, 1)


def test_an_empty_pile_is_reshuffled_from_the_discards() -> None:
    table = scene([0, 0, 0], [0, 0, 0])
    table.state.pile = []
    table.do("roll:1-1", "move:0")
    assert len(table.legal()) == 112


def test_bumping_also_follows_card_and_bonus_moves() -> None:
    carded = scene([0, 20, 30], [32 + 7, 20, 5], level="advanced").do("roll:1-1", "move:0", card("forward", 5))
    assert (carded.runs[0][0], carded.runs[1][0]) == (11, 32 + 3)
    named = scene([0, 20, 30], [32 + 8, 21, 23], level="tournament").do(
        "roll:3-4", "move:0", right(PLAY, 1)[0], "allow", "done"
    )
    assert (named.runs[0][0], named.runs[1][0]) == (12, 32 + 4)
    assert named.state.seat == 1


def test_a_bonus_move_onto_an_own_piece_is_rolled_off_without_instructions() -> None:
    table = scene([0, PINK_TRAGEDY + 1, 30], [20, 21, 23], level="tournament")
    table.do("roll:3-4", "move:0", right(PLAY, 1)[0], "allow", "done", "roll:1-1", "move:0")  # on a PICK CARD space
    assert (table.runs[0][0], table.state.seat, table.ask) == (PINK_TRAGEDY + 3, 1, "throw")


def test_after_three_names_no_more_can_be_named_in_that_turn() -> None:
    start = SIDE + PICK_COMEDY - 3  # three names lead to PICK CARD at a play
    table = scene([start - 3, 20, 30], [20, 21, 23], level="tournament").do("roll:1-2", "move:0")
    play = game().box.spaces[start].play
    table.do(*[key for name in right(play) for key in (name, "allow")], "follow")
    assert table.ask == "draw"


def test_two_waiting_pieces_are_alike_and_only_the_first_is_offered() -> None:
    table = scene([0, 0, 0], [0, 0, 0]).do(f"roll:1-{PICK}")
    assert table.legal() == ["move:0"]
    assert table.state.why_not(0, "move:1") == "first-waiting-piece"
