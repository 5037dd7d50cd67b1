"""Steps back: at once, by consent, and forth again; never a peek."""

from __future__ import annotations

from itertools import takewhile

from wooden_o.core import NATURE
from wooden_o.match import TakeBackRefused
from wooden_o.server.problems import Refusal
from wooden_o.server.store.rows import Offer
from wooden_o.server.table import Step, Table


def target(table: Table, seat: int) -> int:
    """The ply before that seat's last own decision."""
    ply = table.line.last_ply_of(seat)
    if ply == 0:
        raise TakeBackRefused("nothing-to-take-back")
    return ply - 1


def why_not(table: Table, seat: int) -> str | None:
    """None if that seat may take its last decision back at once."""
    line = table.line
    ply = line.last_ply_of(seat)
    if ply == 0:
        return "nothing-to-take-back"
    for later in range(line.ply, ply - 1, -1):
        actor = line.match.moves[later - 1][0]
        if line.secret(later) or (actor == NATURE and not table.free_hand):
            return "something-was-revealed"
        if actor not in (seat, NATURE) and not table.free_hand:
            return "another-seat-acted"
    return None


def plan(table: Table, seat: int) -> list[Step]:
    """Back to before the seat's last decision, if that is free."""
    table.must_be("playing")
    reason = why_not(table, seat)
    if reason is not None:
        raise TakeBackRefused(reason)
    return [Step("back", seat, str(target(table, seat)), "person")]


def people(table: Table) -> list[int]:
    """Who has to agree: everybody who plays for himself."""
    return [seat.seat for seat in table.facts.seats if seat.kind == "person" and not seat.away]


def offer(table: Table, seat: int, ply: int | None) -> Offer:
    """The question to all others."""
    table.must_be("playing")
    back_to = target(table, seat) if ply is None else ply
    if not 0 <= back_to < table.line.ply:
        raise TakeBackRefused("nothing-to-take-back")
    standing = table.facts.offer
    number = standing.number + 1 if standing else 1
    return Offer(number, seat, back_to, table.line.sequence, [seat], people(table))


def valid(table: Table) -> Offer | None:
    """The offer that stands, if nobody has moved since."""
    standing = table.facts.offer
    return standing if standing and standing.asked and standing.sequence == table.line.sequence else None


def agreed(table: Table, seat: int, number: int) -> Offer:
    """The offer with one more consent."""
    standing = valid(table)
    if standing is None or standing.number != number or seat not in standing.asked:
        raise Refusal("no-offer", 409)
    consents = sorted({*standing.agreed, seat})
    return Offer(number, standing.seat, standing.ply, standing.sequence, consents, standing.asked)


def withdrawn(standing: Offer) -> Offer:
    """An offer that is no more; its number is not used again."""
    return Offer(standing.number, standing.seat, standing.ply, standing.sequence, [], [])


def may_redo(table: Table, seat: int) -> bool:
    undone = table.line.undone
    return bool(undone) and undone[0][0] == seat and table.status == "playing"


def plan_redo(table: Table, seat: int) -> list[Step]:
    """The seat's own step again, and what then followed without any person's doing."""
    if not may_redo(table, seat):
        raise TakeBackRefused("nothing-to-redo")
    (first_seat, first_key, how), *later = table.line.undone
    steps = [Step("move", first_seat, first_key, how)]
    followers = takewhile(lambda step: step.how != "person", (Step("move", *step) for step in later))
    steps += followers
    ahead = table.line.match.state.copy()
    for step in steps:
        ahead.play(step.seat, table.game.number(step.key))
    return steps + table.settle(ahead)
