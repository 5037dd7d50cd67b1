"""A whole state from a view. Globe hides no cards, only the book: what fits a view is the table as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wooden_o.games.globe.catalogue import Catalogue
from wooden_o.games.globe.numbers import CARDS, LEVELS, LOW, QUESTIONS, REASONS, THROWS
from wooden_o.games.globe.position import Rules
from wooden_o.games.globe.state import State


def imagine(catalogue: Catalogue, view: Mapping[str, Any]) -> State:
    options = view["options"]
    level = LEVELS.index(options["level"])
    rules = Rules(view["seats"], options["pieces"], level, options["act_scene_line"], list(view["corners"]))
    state = State(catalogue, rules)
    state.progress = [progress for seat in view["progress"] for progress in seat]
    state.where = [space for seat in view["spaces"] for space in seat]
    state.all_out = view["all_out"]
    state.lost = list(view["lost"])
    state.extra = list(view["extra"])
    if view["points"] is not None:
        state.points = list(view["points"].values())
    if view["standing"] is not None:
        state.winner = next(seat for seat, run in enumerate(view["progress"]) if min(run) == catalogue.home)
    _question(state, view["question"])
    _cards(state, view)
    _claims(state, view)
    return state


def _question(state: State, question: Mapping[str, Any]) -> None:
    first = question["seat"] * state.pieces
    state.ask = QUESTIONS.index(question["ask"])
    state.seat = question["seat"]
    state.throw = THROWS.index(question["throw"])
    if question["dice"] is not None:
        low, high = question["dice"]
        state.dice = LOW.index(low) + high - low
    state.again = question["again"]
    state.ended = question["ended"]
    state.treat = question["treat"]
    state.names = question["names"]
    state.reason = REASONS.index(question["reason"])
    state.owner = _or_none(question["owner"], 0)
    state.piece = _or_none(question["piece"], first)
    state.other = _or_none(question["other"], first)
    state.thrower = _or_none(question["thrower"], first)
    start = question["start"]
    if start is not None:
        state.owing, state.leaders, state.best = _mask(start["owing"]), _mask(start["leaders"]), start["best"]


def _cards(state: State, view: Mapping[str, Any]) -> None:
    number = {card: place for place, card in enumerate(state.catalogue.card_ids)}
    gone = {number[card] for card in view["discards"]}
    state.pile = [card for card in range(CARDS) if card not in gone]
    state.card = number[view["card"]["id"]] if view["card"] else -1


def _claims(state: State, view: Mapping[str, Any]) -> None:
    catalogue, claims = state.catalogue, view["claims"]
    state.play_named = catalogue.sources.index(claims["play"]) if claims["play"] else -1
    state.claims = [catalogue.numbers[key] for key in claims["made"]]
    state.credit = claims["credit"]
    state.readers = _mask(claims["readers"])
    if claims["owing"]:
        state.owing = _mask(claims["owing"])
    state.named = [
        catalogue.sources.index(play) << 12 | catalogue.characters.index(name) for play, name in view["named"]
    ]


def _or_none(value: int | None, first: int) -> int:
    return -1 if value is None else first + value


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)
