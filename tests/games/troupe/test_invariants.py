"""Over whole random games: nothing is created or lost, and the lists agree with a second, slow reading of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings

from tests.contract.walks import Kind, seeds, through, troupe_kinds
from tests.games.troupe.scenes import game
from wooden_o.games.troupe.data import Row, read
from wooden_o.games.troupe.numbers import COLOURS
from wooden_o.match import Match

TABLES = read()
PEOPLE: dict[str, Row] = {row["id"]: row for row in [*TABLES["board"], *TABLES["character"]]}
VALUES = {row["id"]: row["value"] for row in TABLES["element"]}
ROWS = {row["row"]: row["cells"] for row in TABLES["stage"]}
KINDS = list(troupe_kinds())


def views(seed: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    """A whole game of a kind that the seed picks, as the seat to act sees it."""
    kind: Kind = Random(seed).choice(KINDS)
    for match in through(kind, seed):
        owing = match.state.to_act()
        yield match, match.state.view(owing[0] if owing else 0)


def placed(view: dict[str, Any], kind: str) -> Counter[str]:
    """The elements of a kind that lie on boards, or in the hand that is placing one."""
    found: Counter[str] = Counter()
    for troupe in view["troupes"]:
        worn = [colour for person in troupe["characters"] for colour in person["costume"]]
        found.update(worn if kind == "costume" else troupe["stage"].values())
    held = view["question"]["held"]
    if held and view["question"]["ask"] == ("dress" if kind == "costume" else "build"):
        found[held] += 1
    return found


@settings(max_examples=12)
@given(seed=seeds)
def test_elements_are_counted(seed: int) -> None:
    """Per kind and colour: bag, main board and boards add up, and only maintenance takes the unclaimed away."""
    before: dict[str, Counter[str]] = {}
    day = 0
    for _, view in views(seed):
        for kind in ("costume", "set"):
            now = Counter(view["bags"][kind]) + Counter(view["market"][kind]) + placed(view, kind)
            if kind in before and view["day"] == day and view["phase"] not in ("rest", "maintenance"):
                assert now == before[kind]
            elif kind in before:
                assert now <= before[kind]
            else:
                share = max(view["seats"], 2)
                assert now == Counter({row["id"]: row["count"] * share // 4 for row in TABLES["element"]})
            before[kind] = now
        day = view["day"]
    assert not any(view["bags"]["costume"].values())


@settings(max_examples=12)
@given(seed=seeds)
def test_cards_discs_tokens_cylinders_and_objectives_are_counted(seed: int) -> None:
    cards = sorted(row["id"] for row in TABLES["character"])
    for match, view in views(seed):
        hired = [person["id"] for troupe in view["troupes"] for person in troupe["characters"][4:]]
        assert sorted([*view["deck"], *view["display"], *view["discards"], *hired]) == cards
        assert sorted(view["order"]) == list(range(view["seats"]))
        assert len(set(view["initiative"])) == len(view["initiative"])
        for act in view["acts"]:
            places = [tuple(disc) for disc in [*act["discs"], *([act["neutral"]] if act["neutral"] else [])]]
            assert len(set(places)) == len(places)
            for space, height in places:
                assert 1 <= space <= act["length"]
                assert height == 0 or (space, height - 1) in places  # no gap in a pile
        assert sum(troupe["tokens"] for troupe in view["troupes"]) <= 8
        for troupe in view["troupes"]:
            used = sum(person["used"] for person in troupe["characters"])
            assert troupe["cylinders"] + used <= 5 or view["phase"] == "rest"
            assert sum(person["resting"] for person in troupe["characters"]) <= 4
            assert len(troupe["characters"]) - 4 <= 7
            assert troupe["prestige"] == 5 + sum(troupe["sources"].values())
            assert 0 <= troupe["ambiance"] <= 5
            assert troupe["pounds"] >= 0
        state: Any = match.state
        kept = [bit for troupe in state.troupes for bit in bits(troupe.objectives)]
        faces = [*bits(state.unseen), *bits(state.drawn), *kept, *(card & 15 for card in state.queue)]
        assert sorted(faces) == list(range(10))


def bits(mask: int) -> list[int]:
    return [bit for bit in range(10) if mask >> bit & 1]


@settings(max_examples=12)
@given(seed=seeds)
def test_legal_lists_agree_with_a_second_reading(seed: int) -> None:
    for match, _ in views(seed):
        for seat in match.state.to_act():
            assert set(map(game().key, match.state.legal(seat))) == expected(match.state.view(seat), seat)


def expected(view: dict[str, Any], seat: int) -> set[str]:
    """The legal choices worked out from a view alone, slowly and by the words of the rules."""
    me = view["troupes"][seat]
    mine = {person["id"]: person for person in me["characters"]}
    ask = view["question"]["ask"]
    if ask == "draft":
        return {f"draft:{name}" for name in view["display"]}
    if ask == "bid":
        return {f"bid:{count}" for count in range(1, 6)}
    if ask == "turn":
        return set(turn(view, me, mine))
    if ask == "take":
        return set(takes(view, me, mine))
    if ask == "dress":
        return {f"dress:{name}" for name in wearers(mine)}
    if ask == "build":
        return {f"build:{cell}" for cell in cells_for(me["stage"], view["question"]["held"])}
    if ask == "queen":
        left = view["objectives"]["unseen"] + len(view["objectives"]["queue"])
        return {"queen:pounds"} | ({"queen:objectives"} if left else set())
    if ask in ("keep", "under"):
        return {f"{ask}:{face}" for face in me["objectives"]["drawn_faces"]}
    if ask == "spare":
        return {f"spare:{name}" for name, person in mine.items() if person["used"]}
    spaces = [(act["discs"][seat][0], act["length"]) for act in view["acts"]]
    if ask == "advance":
        return {f"advance:{number}" for number, (space, length) in enumerate(spaces, 1) if space < length}
    return {f"retreat:{number}" for number, (space, _) in enumerate(spaces, 1) if space > 1}


def turn(view: dict[str, Any], me: dict[str, Any], mine: dict[str, Any]) -> Iterator[str]:
    if me["hired"]:
        yield "pass"
    else:
        yield from (f"{verb}:{name}" for verb in ("recruit", "extra") for name in view["display"])
    if me["cylinders"]:
        for name, person in mine.items():
            kind = PEOPLE[name]["kind"]
            if kind != "assistant" and not (person["extra"] or person["used"] or person["resting"]):
                yield f"activate:{name}"
                if me["tokens"] and kind in ("costume-mistress", "set-dresser", "handyman"):
                    yield f"boost:{name}"


def takes(view: dict[str, Any], me: dict[str, Any], mine: dict[str, Any]) -> Iterator[str]:
    asked = view["question"]
    if not asked["jewels"]:
        yield "done"
    for kind in ("costume", "set"):
        if asked["kinds"] not in (kind, "both"):
            continue
        for colour in view["market"][kind]:
            allowed = (
                colour == "yellow" if asked["jewels"] else colour != "yellow" and VALUES[colour] <= asked["budget"]
            )
            if allowed and (wearers(mine) if kind == "costume" else cells_for(me["stage"], colour)):
                yield f"take:{kind}:{colour}"


def wearers(mine: dict[str, Any]) -> list[str]:
    return [
        name
        for name, person in mine.items()
        if (person["extra"] or PEOPLE[name]["kind"] == "actor") and len(person["costume"]) < 3
    ]


def cells_for(stage: dict[str, str], colour: str) -> list[str]:
    """Free cells that rest on two filled or printed ones and whose facing cell, if filled, fits in colour."""
    found = []
    for row, cells in ROWS.items():
        for place in range(1, len(cells) + 1):
            free = cells[place - 1] != "P" and f"{row}.{place}" not in stage
            carried = row == 1 or all(filled(stage, row - 1, below) for below in (place, place + 1))
            facing = stage.get(f"{row}.{len(cells) + 1 - place}")
            if free and carried and (facing in (None, colour, "yellow") or colour == "yellow"):
                found.append(f"{row}.{place}")
    return found


def filled(stage: dict[str, str], row: int, place: int) -> bool:
    return ROWS[row][place - 1] == "P" or f"{row}.{place}" in stage


def test_the_colours_are_those_of_the_box() -> None:
    assert [row["id"] for row in TABLES["element"]] == list(COLOURS)


def test_every_kind_of_game_is_walked() -> None:
    assert {Random(seed).choice(KINDS) for seed in range(200)} == set(KINDS)
