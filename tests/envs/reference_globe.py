"""Observations of Globe from a view, slowly and by another hand: the fast ones must be equal to these."""

from __future__ import annotations

from typing import Any

from wooden_o.games.globe import Globe
from wooden_o.games.globe.numbers import INSTRUCTIONS, POINTS, QUESTIONS, REASONS, THROWS

View = dict[str, Any]
NAMES, CLAIMS, PIECES = 128, 4, 3


def row(game: Globe, view: View) -> list[int]:
    """All parts one after the other, as the documentation describes them."""
    seats, viewer = view["seats"], view["viewer"]
    around = [(viewer + step) % seats for step in range(seats)]
    numbers = question(view, around)
    for seat in around:
        numbers += seat_numbers(view, seat)
    for places in (view["progress"], view["spaces"]):
        for seat in around:
            numbers += places[seat] + [-1] * (PIECES - len(places[seat]))
    numbers += cards(game, view) + claims(game, view)
    for kind in POINTS:
        numbers += large(view["points"][kind] if view["points"] else 0)
    return [int(number) for number in numbers + names(game, view) + page(game, view)]


def large(number: int) -> list[int]:
    return list(divmod(number, 100))


def one(value: object, values: Any) -> list[int]:
    return [value == other for other in values]


def question(view: View, around: list[int]) -> list[int]:
    asked = view["question"]
    counted = [0 if asked[piece] is None else asked[piece] + 1 for piece in ("piece", "other", "thrower")]
    owner = 0 if asked["owner"] is None else around.index(asked["owner"]) + 1
    return [
        *one(asked["ask"], QUESTIONS),
        *one(asked["seat"], around),
        *one(asked["throw"], THROWS),
        *(asked["dice"] or [0, 0]),
        *counted,
        owner,
        *(asked["again"], asked["ended"], asked["treat"], view["all_out"], asked["names"], view["claims"]["credit"]),
        *one(asked["reason"], REASONS),
        asked["start"]["best"] if asked["start"] else 0,
    ]


def seat_numbers(view: View, seat: int) -> list[int]:
    start = view["question"]["start"] or {"leaders": [], "owing": []}
    return [
        view["corners"][seat],
        view["lost"][seat],
        view["extra"][seat],
        seat in view["to_act"],
        seat in start["leaders"],
        seat in start["owing"],
        seat in view["claims"]["readers"],
    ]


def cards(game: Globe, view: View) -> list[int]:
    ids, card = game.catalogue.card_ids, view["card"] or {"id": None, "instruction": None, "amount": 0}
    gone = [card in view["discards"] for card in ids]
    return [*gone, *one(card["id"], ids), *one(card["instruction"], INSTRUCTIONS), card["amount"]]


def claims(game: Globe, view: View) -> list[int]:
    plays, made = game.catalogue.sources[:-1], view["claims"]["made"][-CLAIMS:]
    numbers: list[int] = one(view["claims"]["play"], plays)
    for key in made:
        numbers += large(game.number(key) + 1)
    numbers += [0, 0] * (CLAIMS - len(made))
    return numbers + [sum(play == named for named, _ in view["named"]) for play in plays]


def names(game: Globe, view: View) -> list[int]:
    book, numbers = game.catalogue, []
    for play, character in view["named"][-NAMES:]:
        numbers += [book.sources.index(play) + 1, *large(book.characters.index(character) + 1)]
    return numbers + [0] * (3 * NAMES - len(numbers))


def page(game: Globe, view: View) -> list[int]:
    facts = view["book"] or []
    told, people = dict(facts), [who for what, who in facts if what in ("character", "speaker")]
    source = told.get("play") or told.get("source")
    return [
        game.catalogue.sources.index(source) + 1 if source else 0,
        *(int(told[fact]) + 1 if fact in told else 0 for fact in ("act", "scene")),
        *large(int(told.get("line", 0))),
        *(character in people for character in game.catalogue.characters),
    ]
