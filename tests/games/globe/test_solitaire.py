"""The solitaire game, rule by rule."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.globe.scenes import HOME, LOSE_TURN, PICK, PINK_TRAGEDY, Scene, card, game, right, scene, source, wrong
from wooden_o.core import BadOptions
from wooden_o.games.globe import events

PLAY = "julius-caesar"


def alone(*run: int) -> Scene:
    return scene(list(run), level="solitaire")


def drawn(key: str) -> Scene:
    return alone(0, 20, 31).do(f"roll:1-{PICK - 1}", "move:0", key)


def class_of(key: str) -> str:
    play = source(key).partition(":")[2]
    return next(row.kind for row in game().box.plays if row.id == play)


def test_s1_three_pieces_any_of_them_and_one_seat() -> None:
    assert alone(5, 20, 31).do("roll:1-2").legal() == ["move:0", "move:1", "move:2"]
    with pytest.raises(BadOptions, match="1 seat"):
        game().new(2, {"level": "solitaire"})


def test_s2_on_an_occupied_space_a_card_is_identified_then_one_rolls_off() -> None:
    table = alone(13, 20, 31).do("roll:3-4", "move:0")
    assert table.ask == "draw"
    key = card("forward", 5)
    table.do(key, source(key))
    assert (table.ask, table.state.throw) == ("throw", 2)
    assert table.do("roll:1-2").legal() == ["move:0", "move:1"]


def test_s3_there_are_no_bonus_moves() -> None:
    key = card("forward", 5)
    assert drawn(key).do(source(key)).runs[0] == [PICK, 20, 31]
    assert alone(0, 20, 31).do("roll:3-4", "move:0", *right(PLAY)).runs[0] == [PINK_TRAGEDY, 20, 31]


def test_s4_five_points_for_the_source_or_two_for_its_class() -> None:
    key = next(f"card:{name}" for name in game().catalogue.card_ids if source(f"card:{name}") == "state:hamlet")
    assert drawn(key).do("state:hamlet").state.points == [5, 0, 0]
    assert drawn(key).do("class:tragedy").state.points == [0, 2, 0]
    assert drawn(key).do("state:macbeth").state.points == [0, 2, 0]  # the best of the two
    assert drawn(key).do("class:comedy").state.points == [0, 0, 0]
    assert drawn("card:summers-day").do("state:sonnets").state.points == [5, 0, 0]


def test_s5_one_point_a_character_three_a_turn_no_repeats() -> None:
    table = alone(0, 20, 31).do("roll:3-4", "move:0", *right(PLAY, 2), wrong(PLAY))
    assert table.state.points == [0, 0, 2]
    assert table.ask == "throw"
    assert [event.points for event in table.told(events.AnswerMarked) if isinstance(event, events.AnswerMarked)] == [
        1,
        1,
        0,
    ]
    again = alone(0, 20, 31)
    again.state.named = table.state.named[:]
    assert right(PLAY, 1)[0] not in again.do("roll:3-4", "move:0").legal()


def test_s6_it_goes_on_until_all_are_home_and_a_hundred_make_a_thespian() -> None:
    table = alone(HOME, HOME, HOME - 1)
    table.state.points = [60, 20, 20]
    table.do("roll:1-2", "move:2")
    standing = table.state.standing()
    assert standing is not None
    assert standing.scores == (100,)
    assert standing.breakdown == ({"quotations": 60, "classes": 20, "characters": 20},)
    assert table.told(events.ThespianProclaimed) == [events.ThespianProclaimed(0, 100)]


def test_s6_lose_turn_has_no_effect() -> None:
    table = alone(LOSE_TURN - 3, 20, 31).do("roll:1-2", "move:0")
    assert (table.state.lost, table.ask) == ([0], "throw")


def test_s6_a_game_of_right_answers_makes_a_thespian() -> None:
    rng = Random(1)
    table = alone(0, 0, 0)
    while table.state.actor() != -2:
        if table.state.actor() == -1:
            table.state.play(-1, table.state.draw(rng.random()))
        elif table.ask == "identify":
            table.do(source(f"card:{game().catalogue.card_ids[table.state.card]}"))
        elif table.ask == "name":
            table.do(
                next(
                    (
                        key
                        for key in right(game().catalogue.sources[table.state.play_named], 99)
                        if key in table.legal()
                    ),
                    "done",
                )
            )
        else:
            table.do(table.legal()[-1])
    assert sum(table.state.points) > 60
