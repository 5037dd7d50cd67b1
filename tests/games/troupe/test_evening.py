"""Short scenes, one a rule: the Queen, and what follows once everybody has acted (§6 to §11)."""

from __future__ import annotations

import pytest

from tests.games.troupe.scenes import BLUE, GREEN, RED, Scene, game, morning
from wooden_o.core import NATURE
from wooden_o.games.troupe import acts, rehearsal, scoring
from wooden_o.games.troupe.numbers import END, REHEARSAL

# The Queen (§4.4)


def test_the_queen_offers_three_objectives_and_one_is_kept() -> None:
    scene = morning(1, 2, 3, 4).play(RED, "activate:queen", "queen:objectives")
    assert len(scene.legal(RED)) == 3
    assert scene.state.view(GREEN)["troupes"][RED]["objectives"] == {
        "kept": 0,
        "drawn": 3,
        "faces": None,
        "drawn_faces": None,
    }
    first = scene.legal(RED)[0]
    assert scene.why_not(RED, "keep:long-run") == "not-in-hand"
    scene.play(RED, first)
    under = scene.legal(RED)
    assert [key.partition(":")[0] for key in under] == ["under", "under"]
    scene.play(RED, under[1])
    deck = scene.state.view(RED)["objectives"]
    assert deck["unseen"] == 7
    assert [face for _, face in deck["queue"]] == [under[1].partition(":")[2], under[0].partition(":")[2]]
    assert scene.state.view(GREEN)["objectives"]["queue"] == [[RED, None], [RED, None]]
    assert scene.state.to_act() == (GREEN,)


def test_objectives_put_back_come_up_again_in_order() -> None:
    scene = morning(1, 2, 3, 4)
    scene.state.unseen = 0b1
    scene.state.queue = [5, 4 + 16, 3]
    scene.play(RED, "activate:queen", "queen:objectives")
    assert scene.state.drawn == 0b110001
    assert scene.state.queue == [3]


def test_fewer_than_three_objectives_and_none() -> None:
    scene = morning(1, 2, 3, 4)
    scene.state.unseen, scene.state.queue = 0b11, []
    scene.play(RED, "activate:queen", "queen:objectives", "keep:first-night")
    assert scene.state.queue == [1]
    scene.state.queue = []
    scene.play(GREEN, "activate:queen")
    assert scene.legal(GREEN) == ["queen:pounds"]
    assert scene.why_not(GREEN, "queen:objectives") == "no-objectives-left"


# Ambiance (§6)


@pytest.mark.parametrize(("mood", "prestige", "pounds"), [(0, -1, 0), (2, 0, 0), (3, 0, 1), (5, 1, 0)])
def test_what_ambiance_brings(mood: int, prestige: int, pounds: int) -> None:
    scene = morning(1, 2, 3, 4).offer("set")
    scene.state.troupes[BLUE].ambiance = mood
    scene.pass_all()
    assert (scene.prestige(BLUE) - 5, scene.pounds(BLUE)) == (prestige, pounds)


def test_a_white_quill_of_good_mood() -> None:
    scene = morning(1, 2, 3, 4).offer("set")
    scene.state.troupes[BLUE].ambiance = 4
    scene.pass_all()
    assert scene.state.to_act() == (BLUE,)
    scene.play(BLUE, "advance:3")
    assert scene.space(3, BLUE) == 2


def test_a_grey_quill_sends_back_where_there_was_progress() -> None:
    scene = morning(1, 2, 3, 4).offer("set").discs(2, 1, 1, 3, 1)
    scene.state.troupes[BLUE].ambiance = 1
    scene.pass_all()
    assert scene.legal(BLUE) == ["retreat:2"]
    assert scene.why_not(BLUE, "retreat:1") == "act-not-begun"
    scene.play(BLUE, "retreat:2")
    assert scene.space(2, BLUE) == 2


def test_a_grey_quill_on_the_first_spaces_does_nothing() -> None:
    scene = morning(1, 2, 3, 4).offer("set")
    scene.state.troupes[BLUE].ambiance = 1
    scene.pass_all()
    assert scene.prestige(BLUE) == 5
    assert scene.ask() in ("bid", "spare")


# Rehearsal and the acts (§7)


def rehearse(scene: Scene, day: int) -> None:
    scene.state.phase, scene.state.day = REHEARSAL, day
    rehearsal.begin(scene.state)


@pytest.mark.parametrize(
    ("space", "pounds", "prestige"), [(3, 0, -1), (4, 0, 0), (5, 1, 0), (6, 1, 0), (7, 3, 0), (9, 5, 0)]
)
def test_act_one_pays_pounds_that_replace_each_other(space: int, pounds: int, prestige: int) -> None:
    scene = Scene(2).draft().discs(1, space, 4).discs(2, 4, 5).discs(3, 4, 4)
    acts.score(scene.state)
    assert (scene.pounds(0), scene.prestige(0) - 5) == (pounds, prestige + 1)  # and second place on act II


@pytest.mark.parametrize(("space", "prestige"), [(2, -1), (5, 0), (6, 1), (8, 2), (9, 2), (10, 3)])
def test_act_three_pays_prestige(space: int, prestige: int) -> None:
    scene = Scene(2).draft().discs(1, 4, 4).discs(2, 4, 5).discs(3, space, 4)
    acts.score(scene.state)
    assert scene.prestige(0) - 5 == prestige + 1


def test_act_two_awards_and_takes_on_the_first_spaces() -> None:
    scene = Scene(3).draft().discs(1, 4, 4, 4).discs(2, 2, 3, 1).discs(3, 4, 4, 4)
    acts.score(scene.state)
    assert [scene.prestige(seat) - 5 for seat in range(3)] == [1 - 1, 2 - 1, -1]


def test_resting_actors_rehearse_and_no_rehearsal_on_other_days() -> None:
    scene = morning(1, 2, 3, 4).dress(RED, "author", "black", "black", "black")
    scene.state.troupes[RED].resting = 1
    scene.state.initiative = [0, 1, 2, 3]
    rehearse(scene, day=3)
    assert scene.space(1, RED) == 1
    rehearse(scene, day=4)
    assert scene.space(1, RED) == 2


# Maintenance (§8)


def test_unclaimed_elements_leave_the_game_and_cards_are_discarded() -> None:
    scene = morning(1, 2, seats=2)
    bags = [list(scene.state.costume_bag), list(scene.state.set_bag)]
    scene.pass_all()
    view = scene.state.view(None)
    assert len(view["discards"]) == 2 + 2  # of the draft, and of the first day
    assert sum(view["market"]["set"].values()) == sum(view["market"]["costume"].values()) == 6
    assert [bag[0] - 6 for bag in bags] == [scene.state.costume_bag[0], scene.state.set_bag[0]]


def test_with_four_the_deck_is_reshuffled_before_days_five_and_six() -> None:
    assert days_of_reshuffles() == [4, 5]  # in the maintenance of those days


def days_of_reshuffles() -> list[int]:
    state = game().new(4)
    days: list[int] = []
    state.listener = lambda event: days.append(int(state.day)) if type(event).__name__ == "DeckReshuffled" else None
    while owing := state.to_act():
        state.play(owing[0], state.legal(owing[0])[0])
    return days


# Rest (§9)


def test_a_single_activation_needs_no_rest() -> None:
    scene = morning(1, 1, seats=2).offer("set").play(0, "activate:queen", "queen:pounds")
    scene.play(1, "activate:queen", "queen:pounds").pass_all()
    assert scene.ask() == "bid"
    assert not any(troupe.resting for troupe in scene.state.troupes)


def test_a_resting_character_misses_exactly_one_day() -> None:
    scene = two_activations("simultaneous").play(0, "spare:handyman").play(1, "spare:handyman").bid(1, 1)
    assert scene.why_not(0, "activate:queen") == "resting"
    scene.pass_all().bid(1, 1)
    assert "activate:queen" in scene.legal(0)


def two_activations(rest: str) -> Scene:
    scene = Scene(2, rest).draft().bid(2, 2).offer("set").offer("costume")
    for keys in (["activate:handyman"], ["activate:queen", "queen:pounds"]):
        scene.play(0, *keys).play(1, *keys)
    return scene.pass_all()


def test_rest_is_simultaneous_and_sealed() -> None:
    scene = two_activations("simultaneous")
    assert scene.state.to_act() == (0, 1)
    scene.play(1, "spare:queen")
    assert scene.state.view(0)["troupes"][1]["secret"] is None
    assert scene.why_not(1, "spare:handyman") == "already-sealed"
    assert scene.why_not(0, "spare:author") == "not-activated"
    scene.play(0, "spare:handyman")
    assert [int(troupe.resting) for troupe in scene.state.troupes] == [0b1000, 0b100]


def test_strategic_rest_goes_by_initiative_in_the_open() -> None:
    scene = two_activations("strategic")
    assert scene.state.initiative == [0, 1]
    assert scene.state.to_act() == (0,)
    scene.play(0, "spare:handyman")
    assert scene.state.troupes[0].resting == 0b1000
    assert scene.state.to_act() == (1,)


# Solo (§10)


def test_solo_has_no_wager_and_five_cylinders() -> None:
    scene = Scene(1).draft()
    assert scene.ask() == "turn"
    assert scene.state.troupes[0].cylinders == 5
    assert scene.state.view(None)["acts"][0]["neutral"] == [4, 0]


@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 0)])
def test_a_short_solo_day_earns_prestige(count: int, bonus: int) -> None:
    scene = Scene(1).draft().offer("set").offer("costume")
    for key in (("activate:handyman",), ("activate:falstaff",), ("activate:queen", "queen:pounds"))[:count]:
        scene.play(0, *key)
    scene.state.troupes[0].ambiance = 2
    scene.pass_all()
    assert scene.prestige(0) == 5 + bonus


@pytest.mark.parametrize(("space", "award"), [(3, 1 - 1), (4, 1), (5, 2)])
def test_solo_act_two_compares_with_the_neutral_disc(space: int, award: int) -> None:
    """On the neutral disc's own space the player came later."""
    scene = Scene(1).draft().discs(1, 4).discs(2, space).discs(3, 4)
    scene.state.initiative = [0]
    rehearse(scene, day=4)
    assert scene.prestige(0) == 5 + award
    assert [act["neutral"][0] for act in scene.state.view(None)["acts"]] == [8, 8, 8]


# The end (§11)


def test_wages_are_paid_cheapest_first_and_unpaid_ones_cost_two() -> None:
    scene = Scene(2).draft()
    for troupe in scene.state.troupes:
        troupe.mine = 0b1111
    scene.give(0, "hamlet", "romeo", "puck")  # 5, 3, 1
    scene.state.troupes[0].pounds = 6
    assert scoring.wages(scene.state, 0) == [1, 3, 5]
    assert scoring.settle(scene.state, 0) == (1, 2)
    scene.give(0, "hamlet", extra=True)
    assert scoring.settle(scene.state, 0) == (0, 2)


def test_pounds_left_decide_ties_and_full_ties_share() -> None:
    scene = Scene(3).draft()
    for troupe in scene.state.troupes:
        troupe.mine, troupe.prestige = 0b1111, 20
    scene.state.troupes[1].pounds = 2
    scene.state.phase = END
    standing = scene.state.standing()
    assert standing is not None
    assert standing.places == (2, 1, 2)
    assert standing.scores == (20, 20, 20)


def test_yellow_elements_count_on_stage_and_on_unfinished_costumes() -> None:
    scene = Scene(2).draft().dress(0, "author", "yellow").build(0, c1_2="yellow", c1_3="yellow")
    assert scoring.yellows(scene.state, 0) == 3
    assert scoring.yellows(scene.state, 1) == 0


def measured(scene: Scene, name: str) -> int:
    catalogue = game().catalogue
    return int(scoring.measure(scene.state, 0, catalogue.measure[catalogue.objectives.index(name)]))


def test_every_objective_counts_what_it_says() -> None:
    scene = Scene(2).draft()
    for troupe in scene.state.troupes:
        troupe.mine = 0b1111
    start = {"first-night": 3, "workshop": 1, "long-run": 3}  # discs side by side are first; the board's handyman
    names = game().catalogue.objectives
    assert {name: measured(scene, name) for name in names} == dict.fromkeys(names, 0) | start
    scene.discs(1, 1, 2)
    assert measured(scene, "first-night") == 2
    scene.give(0, "hamlet", "romeo").give(0, "puck", "iago", extra=True)
    for name in ("hamlet", "romeo", "puck"):
        scene.dress(0, name, "green", "blue", "blue")
    assert measured(scene, "wardrobe") == 3
    assert measured(scene, "finery") == 13
    assert measured(scene, "crowd-scene") == 2
    scene.give(0, "mistress-6a")
    assert measured(scene, "workshop") == 2
    scene.build(0, c1_2="black", c1_3="pink", c1_4="yellow", c1_5="pink", c1_6="black")
    scene.build(0, c2_1="black", c2_2="black", c2_5="black", c2_6="black")
    assert measured(scene, "scenery") == 9
    assert measured(scene, "balance") == 4
    assert measured(scene, "treasure") == 1
    scene.state.troupes[0].pounds = 14
    assert measured(scene, "box-office") == 14
    scene.discs(1, 9).discs(2, 9).discs(3, 2)
    assert measured(scene, "long-run") == 20


@pytest.mark.parametrize("steps", range(4))
def test_an_objective_pays_a_prestige_for_every_step_reached(steps: int) -> None:
    scene = Scene(2).draft()
    catalogue = game().catalogue
    box_office = catalogue.objectives.index("box-office")
    scene.state.troupes[0].pounds = [0, *catalogue.steps[box_office]][steps]
    assert scoring.worth(scene.state, 0, box_office) == steps


def test_nature_is_asked_for_nothing_else() -> None:
    scene = Scene(2)
    assert scene.state.legal(NATURE) == scene.state.weights(NATURE) == []
