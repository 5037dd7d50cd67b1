"""Observations of Troupe from a view, slowly and by another hand: the fast ones must be equal to these."""

from __future__ import annotations

from typing import Any

from wooden_o.games.troupe import Troupe
from wooden_o.games.troupe.numbers import CELLS, COLOURS, SOURCES
from wooden_o.games.troupe.view import ASKS, PHASES

View = dict[str, Any]


def row(game: Troupe, view: View) -> list[int]:
    """All parts one after the other, as the documentation describes them."""
    people, cards = game.catalogue.characters, game.catalogue.characters[4:]
    seats, viewer = view["seats"], view["viewer"]
    around = [(viewer + step) % seats for step in range(seats)]
    question = view["question"]
    numbers = [view["day"], *(phase == view["phase"] for phase in PHASES), *(ask == question["ask"] for ask in ASKS)]
    numbers += [seat == question["seat"] for seat in around]
    numbers += [question["left"], question["budget"], question["kinds"] in ("costume", "both")]
    numbers += [question["kinds"] in ("set", "both"), question["jewels"], question["cursor"]]
    numbers += [colour == question["held"] for colour in COLOURS]
    for act in view["acts"]:
        discs = [act["discs"][seat] for seat in around] + [act["neutral"] or [0, 0]]
        numbers += [number for disc in discs for number in disc]
    for place in (view["market"], view["bags"]):
        numbers += [place[kind].get(colour, 0) for kind in ("costume", "set") for colour in COLOURS]
    for pile in ("display", "deck", "discards"):
        numbers += [card in view[pile] for card in cards]
    numbers += queue(game, view)
    troupes = [view["troupes"][seat] for seat in around]
    for seat, troupe in zip(around, troupes, strict=True):
        numbers += troupe_numbers(people, view, seat, troupe)
    for troupe in troupes:
        held = {character["id"]: character for character in troupe["characters"]}
        numbers += [person in held for person in people]
        for mark in ("extra", "used", "resting"):
            numbers += [person in held and held[person][mark] for person in people]
    for troupe in troupes:
        worn = {character["id"]: character["costume"] for character in troupe["characters"]}
        for person in people:
            colours = [COLOURS.index(colour) + 1 for colour in worn.get(person, [])]
            numbers += colours + [0] * (3 - len(colours))
    for troupe in troupes:
        cells = [troupe["stage"].get(cell) for cell in game.catalogue.cells]
        numbers += [COLOURS.index(colour) + 1 if colour else 0 for colour in cells] + [0] * (CELLS - len(cells))
    for troupe in troupes:
        hand = troupe["objectives"]
        kept, drawn = hand["faces"] or [], hand["drawn_faces"] or []
        numbers += [(face in kept) + 2 * (face in drawn) for face in game.catalogue.objectives]
    return [int(number) for number in numbers]


def queue(game: Troupe, view: View) -> list[int]:
    seats, viewer = view["seats"], view["viewer"]
    numbers = [view["objectives"]["unseen"]]
    for owner, face in view["objectives"]["queue"]:
        numbers += [(owner - viewer) % seats + 1, game.catalogue.objectives.index(face) + 1 if face else 0]
    return numbers + [0] * (21 - len(numbers))


def troupe_numbers(people: list[str], view: View, seat: int, troupe: View) -> list[int]:
    secret = troupe["secret"]
    tracks = [view[track].index(seat) + 1 if seat in view[track] else 0 for track in ("order", "initiative")]
    named = ("prestige", "pounds", "wages", "ambiance", "tokens", "cylinders", "hired", "passed", "sealed")
    return [
        *(troupe[name] for name in named),
        0 if secret is None else secret if isinstance(secret, int) else people.index(secret) + 1,
        *tracks,
        seat in view["to_act"],
        troupe["objectives"]["kept"],
        troupe["objectives"]["drawn"],
        *(troupe["sources"][source] for source in SOURCES),
    ]
