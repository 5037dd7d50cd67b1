"""The end of the game: objectives, yellow elements, wages (rules §11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe.acts import ahead, space
from wooden_o.games.troupe.costumes import value, wearer
from wooden_o.games.troupe.numbers import (
    BIT_INDEX,
    CARDS,
    CHARACTERS,
    OBJECTIVES,
    YELLOW,
    append_bits,
    bit_count,
)
from wooden_o.games.troupe.position import Position, Troupe

UNPAID: Final = 2  # prestige lost for each character that is not paid


def objective_points(position: Position, seat: i64) -> i64:
    """What the objectives a seat keeps are worth, by the table as it stands."""
    kept = position.troupes[seat].objectives
    points: i64 = 0
    for objective in range(OBJECTIVES):
        if kept >> objective & 1:
            points += worth(position, seat, objective)
    return points


def worth(position: Position, seat: i64, objective: i64) -> i64:
    """0 to 3: how many steps of an objective are reached."""
    reached = measure(position, seat, position.catalogue.measure[objective])
    points: i64 = 0
    for step in position.catalogue.steps[objective]:
        if reached >= step:
            points += 1
    return points


def measure(position: Position, seat: i64, kind: i64) -> i64:
    """What an objective counts, in the order of MEASURES."""
    troupe = position.troupes[seat]
    if kind == 0:
        return first_places(position, seat)
    if kind == 1:
        return bit_count(troupe.complete)
    if kind == 2:
        return set_elements(troupe)
    if kind == 3:
        return yellows(position, seat)
    if kind == 4:
        return bit_count(troupe.extras)
    if kind == 5:
        return bit_count(troupe.mine & ~troupe.extras & position.catalogue.craftsmen)
    if kind == 6:
        return troupe.pounds
    if kind == 7:
        return best_costume(position, seat)
    if kind == 8:
        return mirrored_pairs(position, troupe)
    return space(position, 0, seat) + space(position, 1, seat) + space(position, 2, seat)


def first_places(position: Position, seat: i64) -> i64:
    first: i64 = 0
    for act in range(3):
        if ahead(position, act)[0] == seat:
            first += 1
    return first


def set_elements(troupe: Troupe) -> i64:
    count: i64 = 0
    stage = troupe.stage
    while stage:
        if stage & 7:
            count += 1
        stage >>= 3
    return count


def yellows(position: Position, seat: i64) -> i64:
    """Yellow elements on the stage and on costumes, complete or not."""
    troupe = position.troupes[seat]
    count = yellows_in(troupe.stage)
    dressed = troupe.mine & (position.catalogue.actors | troupe.extras)
    while dressed:
        low = dressed & -dressed
        dressed ^= low
        count += yellows_in(position.costumes[wearer(seat, BIT_INDEX[low % 53])])
    return count


def yellows_in(packed: i64) -> i64:
    count: i64 = 0
    while packed:
        if packed & 7 == YELLOW:
            count += 1
        packed >>= 3
    return count


def best_costume(position: Position, seat: i64) -> i64:
    """The value of the most precious complete costume."""
    best: i64 = 0
    worn = position.troupes[seat].complete
    while worn:
        low = worn & -worn
        worn ^= low
        best = max(best, value(position, position.costumes[wearer(seat, BIT_INDEX[low % 53])]))
    return best


def mirrored_pairs(position: Position, troupe: Troupe) -> i64:
    """Pairs of facing cells that are both filled."""
    pairs: i64 = 0
    mirror = position.catalogue.mirror
    for cell in range(len(mirror)):
        other: i64 = mirror[cell]
        if other > cell and troupe.stage >> (3 * cell) & 7 and troupe.stage >> (3 * other) & 7:
            pairs += 1
    return pairs


def wages(position: Position, seat: i64) -> list[int]:
    """What the recruited characters ask for, cheapest first."""
    troupe = position.troupes[seat]
    numbers: list[int] = []
    append_bits(numbers, 0, troupe.mine & ~troupe.extras & ~((1 << CARDS) - 1) & ((1 << CHARACTERS) - 1))
    costs = [position.catalogue.cost[number] for number in numbers]
    costs.sort()
    return costs


def settle(position: Position, seat: i64) -> tuple[int, int]:
    """Pay cheapest first, the best for prestige and purse: how many stay unpaid, and the pounds left."""
    purse = position.troupes[seat].pounds
    unpaid: i64 = 0
    for cost in wages(position, seat):
        if cost <= purse:
            purse -= cost
        else:
            unpaid += 1
    return int(unpaid), int(purse)


def final_prestige(position: Position, seat: i64) -> i64:
    """The score a seat ends with if the game ends now."""
    unpaid, _ = settle(position, seat)
    troupe = position.troupes[seat]
    return troupe.prestige + objective_points(position, seat) + yellows(position, seat) - UNPAID * unpaid
