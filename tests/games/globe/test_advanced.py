"""The advanced game, rule by rule."""

from __future__ import annotations

from tests.games.globe.scenes import HOME, LAP, LOSE_TURN, PICK, SIDE, card, scene
from wooden_o.games.globe import events
from wooden_o.games.globe.numbers import FORCE


def test_a1_any_own_piece_may_move() -> None:
    table = scene([30, 20, HOME], [24, 8, 9], level="advanced").do("roll:1-2")
    assert table.legal() == ["move:0", "move:1"]


def test_a2_landing_on_an_opponent_four_ahead_and_four_back() -> None:
    table = scene([4, 30, 30], [32 + 7, 1, 1], level="advanced").do("roll:1-2", "move:0")
    assert (table.runs[0][0], table.runs[1][0]) == (11, 32 + 3)
    assert table.state.seat == 1


def test_a2_again_while_occupied_then_the_space_counts() -> None:
    table = scene([1, 30, 30], [32 + 5, 32 + 9, 1], level="advanced").do("roll:1-3", "move:0")
    assert table.runs[0][0] == 13 - 2  # two bumps, then "back 2"
    assert table.runs[1][:2] == [32 + 1, 32 + 5]


def test_a3_the_piece_sent_back_does_not_act_and_goes_on_from_occupied_spaces() -> None:
    table = scene([4, 20, 3], [32 + 7, 1, 1], level="advanced").do("roll:1-2", "move:0")
    assert table.runs[1][0] == 32 - 1  # 3 is taken, so four more
    lost = scene([10, 20, 30], [32 + LOSE_TURN + 4, 1, 1], level="advanced").do("roll:1-2", "move:0")
    assert (lost.runs[1][0], lost.state.lost) == (32 + LOSE_TURN, [0, 0])


def test_a3_never_beyond_its_corner() -> None:
    table = scene([30, 20, 1], [3, 20, 5], level="advanced").do("roll:1-4", "move:0")
    assert table.runs[1][0] == 0


def test_a4_the_piece_it_lands_on_stays() -> None:
    table = scene([4, 20, 3], [32 + 7, 1, 1], level="advanced").do("roll:1-2", "move:0")
    assert table.runs[0] == [11, 20, 3]


def test_a5_on_an_opponents_corner_he_may_force_a_card() -> None:
    table = scene([30, 20, 0], [1, 20, 5], level="advanced").do("roll:1-1", "move:0", card("forward", 3))
    assert table.state.to_act() == (1,)
    assert table.legal() == ["force", "spare"]
    forced = table.state.copy()
    table.do("spare")
    assert (table.runs[0][0], table.state.seat) == (32, 0)  # the double's throw
    forced.play(1, FORCE)
    assert forced.progress[0] == 35


def test_a6_up_a_foreign_ladder_by_exact_count() -> None:
    table = scene([29, 20, 0], [LAP + 3, 20, 5], level="advanced").do("roll:1-5")
    assert table.legal() == ["move:0", "move:1", "move:2", "ladder:0"]
    assert table.state.why_not(0, "ladder:1") == "no-exact-count"
    table.do("ladder:0")
    assert table.runs[0][0] == 32  # the ladder's corner
    assert table.runs[1][0] == 3 * SIDE  # the corner before his own, although B21 forbids it
    assert table.state.seat == 1  # no card there: the turn is over
    assert table.state.pile == list(range(112))


def test_a6_only_against_opponents_and_only_by_exact_count() -> None:
    assert "ladder:0" not in scene([29, 20, 0], [LAP + 3, 20, 5], level="advanced").do("roll:2-5").legal()
    assert "ladder:0" not in scene([LAP - 3, LAP + 2, 0], [1, 20, 5], level="advanced").do("roll:1-4").legal()
    assert "ladder:0" not in scene([29, 20, 0], [LAP + 3, 20, 5]).do("roll:1-5").legal()
    assert (
        scene([29, 20, 0], [LAP + 3, 20, 5]).do("roll:1-5").state.why_not(0, "ladder:0") == "no-ladders-at-this-level"
    )


def test_a6_occupied_corners_follow_the_usual_rulings() -> None:
    table = scene([29, 20, 16], [LAP + 3, 0, 32], level="advanced").do("roll:1-5", "ladder:0")
    assert table.runs[1] == [3 * SIDE - 4, 0, 32]  # 48 is the other's 16, so four more
    assert table.runs[0][0] == 36  # a piece waits on the ladder's corner: four ahead, and nothing to act on


def test_a7_quotation_and_instruction_are_shown_to_all() -> None:
    key = card("forward", 3)
    table = scene([0, 20, 30], [1, 20, 5], [1, 1, 1], level="advanced").do(f"roll:1-{PICK - 1}", "move:0", key)
    for seat in (None, 0, 1, 2):
        shown = table.state.view(seat)["card"]
        assert shown["id"] == key.partition(":")[2]
        assert (shown["instruction"], shown["amount"]) == ("forward", 3)
        assert shown["words"]
    drawn = table.told(events.CardDrawn)[0]
    assert drawn.seen_by(2) == drawn
