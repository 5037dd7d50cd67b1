"""Every worked example of the two rulebooks, as it is told there."""

from __future__ import annotations

from tests.games.troupe.scenes import BLUE, GREEN, RED, YELLOW, Scene, game, morning
from wooden_o.games.troupe import acts, rehearsal
from wooden_o.games.troupe.numbers import REHEARSAL


def first_day() -> Scene:
    """The running example: Red 2, Green 5, Blue and Yellow 3, and Blue before Yellow on the initiative track."""
    scene = Scene().draft()
    scene.state.initiative = [GREEN, BLUE, YELLOW, RED]
    return scene.bid(2, 5, 3, 3)


def test_wager_order() -> None:
    scene = first_day()
    assert scene.state.order == [RED, BLUE, YELLOW, GREEN]
    assert [scene.prestige(seat) for seat in range(4)] == [6, 5, 5, 5]
    assert scene.state.initiative == []


def test_recruiting_lady_macbeth_costs_nothing_now() -> None:
    scene = first_day()
    scene.show("lady-macbeth")
    scene.play(RED, "recruit:lady-macbeth")
    assert scene.pounds(RED) == 0
    assert scene.state.to_act() == (BLUE,)
    assert not any(key.startswith("recruit:") for key in scene.legal(RED))


def test_the_author_moves_on_two_acts_and_takes_initiative() -> None:
    scene = first_day()
    scene.play(RED, scene.legal(RED)[0])
    scene.play(BLUE, "activate:author", "advance:2", "advance:3")
    assert [scene.space(act, BLUE) for act in (1, 2, 3)] == [1, 2, 2]
    assert scene.state.initiative == [BLUE]
    assert scene.state.to_act() == (YELLOW,)


def test_a_costume_of_six_earns_two_pounds() -> None:
    scene = morning(3, 4, 5, 2).give(YELLOW, "mistress-6a").offer("costume", pink=3, green=1, black=1)
    scene.play(YELLOW, "activate:mistress-6a")
    assert {"take:costume:green", "take:costume:black", "take:costume:pink"} <= set(scene.legal(YELLOW))
    for _ in range(3):
        scene.play(YELLOW, "take:costume:pink", "dress:falstaff")
    assert scene.pounds(YELLOW) == 2
    assert scene.prestige(YELLOW) == 6  # 5, and 1 for the lowest wager
    assert scene.state.to_act() == (RED,)


def test_green_and_black_make_six_too() -> None:
    scene = morning(3, 4, 5, 2).give(YELLOW, "mistress-6a").offer("costume", pink=3, green=1, black=1)
    scene.play(
        YELLOW, "activate:mistress-6a", "take:costume:green", "dress:author", "take:costume:black", "dress:author"
    )
    assert scene.state.to_act() == (RED,)


def greens_stage() -> Scene:
    """Green's set dresser of 8 with green in the centre, pink to the left of it, and black in hand."""
    scene = morning(2, 1, 3, 4).give(GREEN, "dresser-8a").offer("set", green=1, pink=1, black=1)
    scene.play(GREEN, "activate:dresser-8a", "take:set:green", "build:1.4", "take:set:pink", "build:1.3")
    assert scene.state.troupes[GREEN].tokens == 1
    assert scene.pounds(GREEN) == 1
    return scene.play(GREEN, "take:set:black")


def test_greens_stage_and_its_forbidden_cell() -> None:
    scene = greens_stage()
    assert scene.legal(GREEN) == ["build:1.2", "build:1.6", "build:2.3"]
    assert scene.why_not(GREEN, "build:1.5") == "not-symmetrical"
    scene.play(GREEN, "build:2.3")
    assert scene.pounds(GREEN) == 1
    assert scene.state.to_act() == (RED,)


def test_the_jeweller_satisfies_the_forbidden_cell() -> None:
    scene = greens_stage().play(GREEN, "build:2.3").give(GREEN, "jeweller-a").offer("set", yellow=1)
    scene.state.seat, scene.state.cursor = GREEN, 0
    scene.state.troupes[GREEN].cylinders = 1
    scene.play(GREEN, "activate:jeweller-a", "take:set:yellow", "build:1.5")
    assert scene.state.view(None)["troupes"][GREEN]["stage"]["1.5"] == "yellow"


def test_the_handyman_takes_both_kinds() -> None:
    scene = morning(1, 2, 3, 4).offer("costume", purple=1).offer("set", black=1)
    scene.play(RED, "activate:handyman", "take:costume:purple", "dress:author", "take:set:black", "build:1.2")
    told = scene.state.view(None)["troupes"][RED]
    assert told["stage"] == {"1.2": "black"}
    assert told["characters"][0]["costume"] == ["purple"]


def test_an_assistant_makes_the_handyman_a_five() -> None:
    scene = morning(1, 2, 3, 4).give(RED, "assistant-a").offer("costume", green=1).offer("set")
    scene.play(RED, "activate:handyman")
    assert scene.state.budget == 5
    assert "take:costume:green" in scene.legal(RED)


def test_green_ends_the_turn_alone_with_the_queen() -> None:
    scene = morning(1, 5, 1, 1)
    while scene.state.troupes[GREEN].cylinders > 1 or scene.state.to_act() != (GREEN,):
        seat = scene.state.to_act()[0]
        legal = scene.legal(seat)
        mine = [key for key in legal if key.startswith("activate:") and key != "activate:queen"]
        hires = [key for key in legal if key.startswith("extra:")]
        ready = {"activate:author", "activate:falstaff", "activate:handyman"} & set(mine)
        scene.play(seat, (hires or sorted(ready) or mine or ["done"] if "done" not in legal else ["done"])[0])
        while scene.state.view(None)["question"]["ask"] in ("advance", "take"):
            scene.play(seat, scene.legal(seat)[0])
        if seat == GREEN:
            scene.give(GREEN, "hamlet")
    scene.play(GREEN, "activate:queen", "queen:pounds")
    assert scene.pounds(GREEN) >= 4


def test_two_purples_left_cost_two_spaces_of_ambiance() -> None:
    """Blue ends on the pound, earns it, and everybody starts the next day in the middle."""
    scene = morning(1, 2, 3, 4).offer("set", purple=2)
    scene.state.troupes[BLUE].ambiance = 5
    scene.pass_all()
    assert scene.pounds(BLUE) == 1
    assert [int(troupe.ambiance) for troupe in scene.state.troupes] == [2] * 4
    assert scene.prestige(GREEN) == 4  # two steps down from the middle is the unlit candle


def test_a_dress_rehearsal() -> None:
    """Red: Lady Macbeth on all three acts, the Extra's white quill on act II, one prestige from Hamlet."""
    scene = morning().give(RED, "lady-macbeth", "hamlet").give(RED, "puck", extra=True)
    for name in ("lady-macbeth", "hamlet", "puck"):
        scene.dress(RED, name, "black", "black", "black")
    scene.dress(RED, "author", "black").dress(RED, "falstaff", "blue", "pink")
    scene.state.phase, scene.state.day = REHEARSAL, 4
    scene.state.initiative = [GREEN, BLUE, YELLOW, RED]
    before = scene.prestige(RED)
    scene.discs(1, 4, 4, 4, 4).discs(2, 4, 4, 4, 4).discs(3, 4, 4, 4, 4)
    rehearsal.begin(scene.state)
    assert scene.legal(RED) == ["advance:1", "advance:2", "advance:3"]
    scene.play(RED, "advance:2")
    assert [scene.space(act, RED) for act in (1, 2, 3)] == [5, 6, 5]
    assert scene.prestige(RED) == before + 1 + 2  # Hamlet, and the lead on act II
    assert scene.pounds(RED) == 1  # act I, fifth space


def test_the_three_acts_scored() -> None:
    scene = Scene().draft()
    scene.discs(1, 4, 3, 4, 6).discs(2, 7, 1, 5, 2).discs(2, 7, 5, 5, 2)
    scene.discs(3, 5, 6, 10, 4)
    acts.score(scene.state)
    assert [scene.pounds(seat) for seat in (RED, GREEN, BLUE, YELLOW)] == [0, 0, 0, 1]
    points = [scene.prestige(seat) - 5 for seat in (RED, GREEN, BLUE, YELLOW)]
    assert points == [2, -1 + 1, 1 + 3, -1]


def test_rest_after_five_cylinders() -> None:
    """Green used five: four rest, the jeweller stays awake."""
    scene = morning(1, 5, 1, 1).give(GREEN, "jeweller-a", "dresser-6a").offer("set").offer("costume")
    five = ("queen", "falstaff", "author", "dresser-6a", "jeweller-a")
    scene.state.troupes[GREEN].cylinders = 0
    scene.state.troupes[GREEN].used = sum(1 << game().catalogue.characters.index(name) for name in five)
    scene.pass_all()
    assert scene.legal(GREEN) == [
        f"spare:{name}" for name in ("author", "falstaff", "queen", "dresser-6a", "jeweller-a")
    ]
    scene.play(GREEN, "spare:jeweller-a")
    people = scene.state.view(None)["troupes"][GREEN]["characters"]
    assert {person["id"] for person in people if person["resting"]} == set(five) - {"jeweller-a"}
    scene.bid(5, 5, 5, 5)
    while scene.state.to_act() != (GREEN,):
        seat = scene.state.to_act()[0]
        scene.play(seat, next(key for key in scene.legal(seat) if key.startswith("extra:")))
    assert "activate:jeweller-a" in scene.legal(GREEN)
    assert scene.why_not(GREEN, "activate:queen") == "resting"
