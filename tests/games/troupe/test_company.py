"""Short scenes, one a rule: set-up, wager, company and craft (§2 to §5)."""

from __future__ import annotations

import pytest

from tests.games.troupe.scenes import BLUE, GREEN, RED, YELLOW, Scene, game, morning
from wooden_o.core import BadOptions
from wooden_o.games.troupe import acts

# Set-up (§2)


@pytest.mark.parametrize(
    ("seats", "cards", "elements", "bag"), [(1, 4, 6, 30), (2, 4, 6, 30), (3, 5, 9, 45), (4, 6, 12, 60)]
)
def test_set_up_lays_out_cards_and_elements(seats: int, cards: int, elements: int, bag: int) -> None:
    view = Scene(seats).state.view(None)
    assert len(view["display"]) == cards
    assert sum(view["market"]["set"].values()) == sum(view["market"]["costume"].values()) == elements
    assert sum(view["bags"]["set"].values()) == sum(view["bags"]["costume"].values()) == bag


def test_the_draft_goes_backwards_and_leaves_two_cards() -> None:
    scene = Scene()
    assert scene.state.order == scene.state.initiative == [0, 1, 2, 3]
    for seat in (3, 2, 1, 0):
        assert scene.state.to_act() == (seat,)
        scene.play(seat, scene.legal(seat)[0])
    view = scene.state.view(None)
    assert len(view["discards"]) == 2
    assert len(view["display"]) == 6
    assert len(view["deck"]) == 18
    assert [len(troupe["characters"]) for troupe in view["troupes"]] == [5] * 4
    assert scene.ask() == "bid"


def test_a_drafted_card_is_the_character() -> None:
    scene = Scene()
    assert all(key.startswith("draft:") for key in scene.legal(3))
    scene.draft()
    assert not any(troupe.extras for troupe in scene.state.troupes)


def test_first_piles_lie_in_set_up_order() -> None:
    assert acts.ahead(Scene().state, 0) == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", None])
def test_impossible_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="1 to 4 seats"):
        game().new(seats)


def test_impossible_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="allowed: simultaneous, strategic"):
        game().new(2, {"rest": "long"})
    with pytest.raises(BadOptions, match="no option 'nap'"):
        game().new(2, {"nap": True})
    with pytest.raises(BadOptions, match="2 to 4"):
        game().new(1, {"rest": "strategic"})


# Wager (§3)


def test_wagers_are_sealed_until_the_last() -> None:
    scene = Scene(2).draft().play(0, "bid:3")
    assert scene.state.to_act() == (1,)
    assert scene.state.view(1)["troupes"][0]["secret"] is None
    assert scene.state.view(0)["troupes"][0]["secret"] == 3
    assert scene.why_not(0, "bid:2") == "already-sealed"
    scene.play(1, "bid:3")
    assert scene.state.order == [0, 1]


# Recruiting, activating, passing (§4)


def test_a_recruit_may_act_at_once_but_an_extra_never() -> None:
    scene = morning(1, 2, 3, 4)
    scene.show("lady-macbeth", "hamlet")
    assert {"recruit:hamlet", "extra:hamlet"} <= set(scene.legal(RED))
    scene.play(RED, "recruit:lady-macbeth").play(GREEN, "extra:hamlet")
    scene.play(BLUE, scene.legal(BLUE)[0]).play(YELLOW, scene.legal(YELLOW)[0])
    assert "activate:lady-macbeth" in scene.legal(RED)
    scene.play(RED, "pass")
    assert scene.why_not(GREEN, "activate:hamlet") == "extra-cannot-act"


def test_recruiting_is_mandatory_before_passing() -> None:
    scene = morning(1, 2, 3, 4)
    assert scene.why_not(RED, "pass") == "must-recruit-first"
    scene.play(RED, "activate:falstaff")
    for seat in (GREEN, BLUE, YELLOW):
        scene.play(seat, "activate:falstaff")
    assert {key.partition(":")[0] for key in scene.legal(RED)} == {"recruit", "extra"}  # no cylinder left


def test_once_recruited_and_out_of_cylinders_the_phase_is_over_for_a_seat() -> None:
    scene = morning(1, 1, seats=2)
    scene.play(0, "activate:falstaff").play(1, "activate:falstaff")
    scene.play(0, next(key for key in scene.legal(0) if key.startswith("extra:")))
    assert scene.state.to_act() == (1,)


def test_a_passed_seat_is_not_asked_again() -> None:
    scene = morning(5, 5, seats=2)
    scene.play(0, next(key for key in scene.legal(0) if key.startswith("extra:")))
    scene.play(1, next(key for key in scene.legal(1) if key.startswith("extra:")))
    scene.play(0, "pass").play(1, "activate:falstaff")
    assert scene.state.to_act() == (1,)


def test_why_not_names_the_rule_of_activating() -> None:
    scene = morning(5, 1, 1, 1).give(RED, "assistant-a", "mistress-6a")
    scene.state.seat, scene.state.cursor = RED, 3
    expected = {
        "activate:hamlet": "not-yours",
        "activate:assistant-a": "assistant-cannot-act",
        "boost:mistress-6a": "no-token",
        "boost:author": "not-a-craftsman",
        "take:set:pink": "not-now",
        "deal:hamlet": "only-nature",
        "bid:9": "unknown-choice",
    }
    assert {key: scene.why_not(RED, key) for key in expected} == expected
    assert scene.why_not(GREEN, "pass") == "not-your-turn"
    scene.play(RED, "activate:falstaff")
    scene.state.seat = RED
    assert scene.why_not(RED, "activate:falstaff") == "already-active"
    scene.state.troupes[RED].cylinders = 0
    assert scene.why_not(RED, "activate:author") == "no-cylinder"
    scene.play(RED, next(key for key in scene.legal(RED) if key.startswith("extra:")))
    scene.state.seat = RED
    assert scene.why_not(RED, "recruit:hamlet") == "already-recruited"


def test_initiative_goes_to_the_first_actor_of_the_day_and_the_rest_follow_by_order() -> None:
    scene = morning(1, 2, 3, 4).play(RED, "activate:queen", "queen:pounds").play(GREEN, "activate:falstaff")
    scene.offer("set").offer("costume").play(BLUE, "activate:handyman").play(YELLOW, "activate:falstaff")
    assert scene.state.initiative == [GREEN, YELLOW]
    scene.pass_all()
    assert scene.state.initiative == [GREEN, YELLOW, RED, BLUE]


def test_discs_pile_up_and_the_lower_one_is_ahead() -> None:
    scene = Scene().draft()
    acts.move(scene.state, 1, BLUE, 2)
    acts.move(scene.state, 1, RED, 2)
    acts.move(scene.state, 1, YELLOW, 3)
    acts.move(scene.state, 1, YELLOW, -1)  # going back it also comes to lie on top
    assert acts.ahead(scene.state, 1) == [BLUE, RED, YELLOW, GREEN]
    acts.move(scene.state, 1, BLUE, -1)
    acts.move(scene.state, 1, BLUE, 1)
    assert acts.ahead(scene.state, 1) == [RED, YELLOW, BLUE, GREEN]


def test_a_quill_stops_at_the_end_of_an_act() -> None:
    scene = morning(1, 2, 3, 4).discs(1, 9, 1, 1, 1).discs(2, 9, 1, 1, 1)
    scene.play(RED, "activate:author")
    assert scene.legal(RED) == ["advance:3"]
    assert scene.why_not(RED, "advance:1") == "act-at-end"
    scene.discs(3, 9).play(RED, "advance:3")  # the second quill is lost
    assert scene.space(3, RED) == 10
    assert scene.state.to_act() == (GREEN,)


# Craft (§5)


def test_a_craftsman_may_take_less_and_stop() -> None:
    scene = morning(1, 2, 3, 4).offer("costume", black=4).offer("set", black=4)
    scene.play(RED, "activate:handyman", "take:set:black", "build:1.2", "done")
    assert scene.state.to_act() == (GREEN,)
    assert scene.state.set_offer[1] == 3


def test_why_not_names_the_rule_of_taking() -> None:
    scene = (
        morning(1, 2, 3, 4).give(RED, "mistress-6a").offer("costume", yellow=1, green=2, black=1).offer("set", pink=1)
    )
    scene.play(RED, "activate:mistress-6a", "take:costume:green", "dress:author")
    expected = {
        "take:set:pink": "wrong-kind",
        "take:costume:yellow": "yellow-needs-jeweller",
        "take:costume:blue": "not-on-offer",
        "take:costume:green": "too-dear",
    }
    assert {key: scene.why_not(RED, key) for key in expected} == expected


def test_nobody_to_dress_and_no_cell() -> None:
    scene = morning(1, 2, 3, 4).offer("costume", black=1).offer("set", black=1, pink=1)
    for name in ("author", "falstaff"):
        scene.dress(RED, name, "black", "black", "black")
    drafted = next(p["id"] for p in scene.state.view(None)["troupes"][RED]["characters"][4:])
    scene.dress(RED, drafted, "black", "black", "black")
    five = {f"c1_{place}": "black" for place in (2, 3, 4, 5)}
    scene.build(RED, **five)
    scene.state.troupes[RED].frontier = 1 << game().catalogue.cells.index("1.6")
    scene.play(RED, "activate:handyman")
    assert scene.why_not(RED, "take:costume:black") == "nobody-to-dress"
    assert scene.why_not(RED, "take:set:pink") == "no-cell-for-colour"


def test_costumes_hold_three_elements_on_actors_and_extras_only() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "mistress-6a").give(RED, "dresser-6a", extra=True).give(RED, "hamlet")
    scene.dress(RED, "hamlet", "pink", "pink", "pink").offer("costume", pink=1)
    scene.play(RED, "activate:mistress-6a", "take:costume:pink")
    assert "dress:dresser-6a" in scene.legal(RED)
    expected = {"dress:hamlet": "costume-complete", "dress:mistress-6a": "wears-no-costume", "dress:romeo": "not-yours"}
    scene.give(GREEN, "romeo")
    assert {key: scene.why_not(RED, key) for key in expected} == expected


def test_a_worthless_costume_is_complete_all_the_same() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "mistress-6a").offer("costume", black=3)
    scene.play(RED, "activate:mistress-6a", *("take:costume:black", "dress:author") * 3)
    assert scene.pounds(RED) == 0
    assert scene.state.troupes[RED].complete == 1


def test_the_stage_is_built_upwards_and_printed_elements_carry() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "dresser-8a").offer("set", black=8)
    scene.play(RED, "activate:dresser-8a", "take:set:black")
    assert scene.legal(RED) == [f"build:1.{place}" for place in range(2, 7)]
    assert scene.why_not(RED, "build:2.1") == "not-supported"
    assert scene.why_not(RED, "build:1.1") == "printed-element"
    scene.play(RED, "build:1.2", "take:set:black")
    assert "build:2.1" in scene.legal(RED)  # on the printed corner and 1.2
    assert scene.why_not(RED, "build:1.2") == "cell-filled"


def test_a_candle_gives_prestige_at_once() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "dresser-8a").offer("set", black=3).build(RED, c1_2="black", c1_3="black")
    before = scene.prestige(RED)
    scene.play(RED, "activate:dresser-8a", "take:set:black", "build:2.2")
    assert scene.prestige(RED) == before + 1


def test_effects_of_set_elements() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "dresser-8a").offer("set", purple=1, blue=1, black=1)
    scene.play(RED, "activate:dresser-8a", "take:set:purple", "build:1.2", "take:set:blue", "build:1.3")
    assert [int(troupe.ambiance) for troupe in scene.state.troupes] == [4, 1, 1, 1]


def test_the_box_holds_eight_tokens() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "dresser-8a").offer("set", green=1)
    scene.state.troupes[BLUE].tokens = 8
    scene.play(RED, "activate:dresser-8a", "take:set:green", "build:1.2")
    assert scene.state.troupes[RED].tokens == 0


def test_a_token_adds_three_once_and_not_the_one_just_won() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "dresser-8a").offer("set", green=2, black=2)
    scene.state.troupes[RED].tokens = 1
    scene.play(RED, "boost:dresser-8a")
    assert scene.state.budget == 11
    scene.play(RED, "take:set:green", "build:1.2", "take:set:green", "build:1.3")
    assert scene.state.troupes[RED].tokens == 2
    assert not any(key.startswith("boost") for key in scene.legal(RED))


def test_the_jeweller_takes_one_yellow_and_must() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "jeweller-a").offer("set", yellow=1, black=1).offer("costume", yellow=2)
    scene.play(RED, "activate:jeweller-a")
    assert scene.legal(RED) == ["take:costume:yellow", "take:set:yellow"]
    assert scene.why_not(RED, "done") == "jeweller-must-take"
    assert scene.why_not(RED, "take:set:black") == "jeweller-takes-yellow"
    scene.play(RED, "take:costume:yellow", "dress:author")
    assert scene.state.to_act() == (GREEN,)


def test_the_jeweller_without_yellow_takes_nothing_but_counts_for_rest() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "jeweller-a").offer("set", black=1).offer("costume", black=1)
    scene.play(RED, "activate:jeweller-a")
    assert scene.state.to_act() == (GREEN,)
    assert scene.state.troupes[RED].used == 1 << game().catalogue.characters.index("jeweller-a")


def test_yellow_counts_three_in_a_costume() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "jeweller-a").dress(RED, "author", "black", "pink").offer("costume", yellow=1)
    scene.play(RED, "activate:jeweller-a", "take:costume:yellow", "dress:author")
    assert scene.pounds(RED) == 2  # 1 + 2 + 3
