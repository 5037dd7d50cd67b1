"""The three acts: moving discs, piles, and what the acts pay (rules §7.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wooden_o.games.troupe import events
from wooden_o.games.troupe.numbers import ADVANCE, DISCS, FROM_ACTS, RETREAT
from wooden_o.games.troupe.position import Position

ADVANCES: Final = [[ADVANCE + act for act in range(3) if mask >> act & 1] for mask in range(8)]


def space(position: Position, act: i64, disc: i64) -> i64:
    """Where a disc stands, counted from 1."""
    return position.acts[act * DISCS + disc] >> 3


def move(position: Position, act: i64, disc: i64, steps: i64) -> None:
    """Move a disc, at most to the ends of the track; it comes to lie on top of whoever is there (§4.3)."""
    before = space(position, act, disc)
    length: i64 = position.catalogue.act_length[act]
    after = min(max(before + steps, 1), length)
    if after == before:
        return
    place_disc(position, act, disc, after)
    if position.listener is not None:
        position.listener(events.Moved(int(disc), int(act) + 1, int(after - before), int(after)))


def place_disc(position: Position, act: i64, disc: i64, target: i64) -> None:
    """Lift a disc off its pile, letting those above it sink, and lay it on top of the pile at the target."""
    acts = position.acts
    first = act * DISCS
    old: i64 = acts[first + disc]
    top = old | 7  # as high as that pile could be
    landing = target * 8
    height: i64 = 0
    discs: i64 = DISCS if position.seats == 1 else position.seats
    for index in range(first, first + discs):
        place: i64 = acts[index]
        if landing <= place <= landing + 7:
            height += 1
        elif old < place <= top:
            acts[index] = place - 1
    acts[first + disc] = landing + height


def ahead(position: Position, act: i64) -> list[int]:
    """The discs of an act, foremost first: further along, then lower in the pile."""
    first = act * DISCS
    discs = [disc for disc in range(DISCS) if position.acts[first + disc]]
    discs.sort(key=lambda disc: rank(position.acts[first + disc]))
    return discs


def rank(place: int) -> int:
    return (place & 7) - (place & ~7)


def can_advance(position: Position, seat: i64) -> bool:
    lengths = position.catalogue.act_length
    for act in range(3):
        if position.acts[act * DISCS + seat] >> 3 < lengths[act]:
            return True
    return False


def open_acts(position: Position, seat: i64) -> list[int]:
    """The acts on which a seat can still advance."""
    lengths = position.catalogue.act_length
    open_ones: i64 = 0
    for act in range(3):
        if position.acts[act * DISCS + seat] >> 3 < lengths[act]:
            open_ones |= 1 << act
    return ADVANCES[open_ones]


def begun_acts(position: Position, seat: i64) -> list[int]:
    """The acts on which a seat can be sent back."""
    return [RETREAT + act for act in range(3) if space(position, act, seat) > 1]


def score(position: Position) -> None:
    """Pay every seat for its place on the three acts (§7.2)."""
    catalogue = position.catalogue
    for act in range(3):
        standing = ahead(position, act)
        awards = catalogue.act_awards[act]
        for seat in range(position.seats):
            at = space(position, act, seat)
            points: i64 = catalogue.act_prestige[act][at]
            place = standing.index(seat)
            if place < len(awards):
                points += awards[place]
            pay(position, seat, act, points, catalogue.act_pounds[act][at])


def pay(position: Position, seat: i64, act: i64, points: i64, pounds: i64) -> None:
    position.troupes[seat].score(points, FROM_ACTS)
    position.troupes[seat].pounds += pounds
    if position.listener is not None:
        position.listener(events.ActScored(int(seat), int(act) + 1, int(points), int(pounds)))
