"""Short scenes, one a rule, that the rulebooks' examples leave out."""

from __future__ import annotations

import pytest

from tests.games.troupe.scenes import BLUE, GREEN, RED, YELLOW, Scene, game, morning
from wooden_o.core import NATURE, BadOptions
from wooden_o.games.troupe import acts, rehearsal, scoring
from wooden_o.games.troupe.numbers import END, REHEARSAL


def ask(scene: Scene) -> str:
    found: str = scene.state.view(None)["question"]["ask"]
    return found


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
    assert ask(scene) == "bid"


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
    assert ask(scene) in ("bid", "spare")


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
    assert ask(scene) == "bid"
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
    assert ask(scene) == "turn"
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
    return int(scoring.worth(scene.state, 0, game().catalogue.objectives.index(name)))


def test_every_objective_counts_what_it_says() -> None:
    scene = Scene(2).draft()
    for troupe in scene.state.troupes:
        troupe.mine = 0b1111
    names = game().catalogue.objectives
    assert {name: measured(scene, name) for name in names} == dict.fromkeys(names, 0) | {"first-night": 3}
    scene.discs(1, 1, 2)
    assert measured(scene, "first-night") == 2
    scene.give(0, "hamlet", "romeo").give(0, "puck", "iago", extra=True)
    for name in ("hamlet", "romeo", "puck"):
        scene.dress(0, name, "green", "blue", "blue")
    assert measured(scene, "wardrobe") == 1
    assert measured(scene, "finery") == 3
    assert measured(scene, "crowd-scene") == 2
    scene.give(0, "mistress-6a")
    assert measured(scene, "workshop") == 1  # with the handyman of the board
    scene.build(0, c1_2="black", c1_3="pink", c1_4="yellow", c1_5="pink", c1_6="black")
    scene.build(0, c2_1="black", c2_2="black", c2_5="black", c2_6="black")
    assert measured(scene, "scenery") == 1
    assert measured(scene, "balance") == 2
    assert measured(scene, "treasure") == 1
    scene.state.troupes[0].pounds = 14
    assert measured(scene, "box-office") == 2
    scene.discs(1, 9).discs(2, 9).discs(3, 2)
    assert measured(scene, "long-run") == 2


def test_nature_is_asked_for_nothing_else() -> None:
    scene = Scene(2)
    assert scene.state.legal(NATURE) == scene.state.weights(NATURE) == []
