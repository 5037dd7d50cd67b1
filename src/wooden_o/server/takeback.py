"""Steps back: at once, by consent, and forth again; never a peek."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from wooden_o.core import NATURE
from wooden_o.match import TakeBackRefused
from wooden_o.server.problems import Refusal
from wooden_o.server.store.rows import Offer
from wooden_o.server.table import Step, Table

KEPT = 40  # commands of questions and answers


def last_step(table: Table, seat: int) -> int:
    """The ply of that seat's last decision, or 0; at a real table anybody may mend what was entered last."""
    entered = table.line.last_ply_of(NATURE) if table.facts.real_table else 0
    return max(table.line.last_ply_of(seat), entered)


def target(table: Table, seat: int, ply: int | None) -> int:
    """The ply to go back to: that one, or the one before the seat's last step."""
    back_to = last_step(table, seat) - 1 if ply is None else ply
    if not 0 <= back_to < table.line.ply:
        raise TakeBackRefused("nothing-to-take-back")
    return back_to


def why_not(table: Table, seat: int, ply: int | None = None) -> str | None:
    """None if that seat may go back at once."""
    line = table.line
    first = last_step(table, seat) if ply is None else ply + 1
    if not 0 < first <= line.ply:
        return "nothing-to-take-back"
    for later in range(line.ply, first - 1, -1):
        actor = line.match.moves[later - 1][0]
        if line.secret(later):
            return "something-was-revealed"
        if table.free_hand or actor == seat or (later == first and ply is None):
            continue
        return "something-was-revealed" if actor == NATURE else "another-seat-acted"
    return None


def plan(table: Table, seat: int, ply: int | None = None) -> list[Step]:
    """Back to before the seat's last step, or to that ply, if that is free."""
    table.must_be("playing")
    reason = why_not(table, seat, ply)
    if reason is not None:
        raise TakeBackRefused(reason)
    return [Step("back", seat, str(target(table, seat, ply)), "person")]


def people(table: Table) -> list[int]:
    """Who has to agree: everybody who plays for himself."""
    return [seat.seat for seat in table.facts.seats if seat.kind == "person" and not seat.away]


def heard(table: Table, command: str) -> int | None:
    """The sequence a command was stored under: a step, a question or an answer to one."""
    kept = table.facts.offer.commands if table.facts.offer else {}
    return table.line.commands.get(command, kept.get(command))


def keeping(table: Table, standing: Offer, command: str) -> Offer:
    """The offer with the latest commands, so that none of them is carried out again."""
    kept = [*(table.facts.offer.commands if table.facts.offer else {}).items(), (command, table.line.sequence)]
    return replace(standing, commands=dict(kept[-KEPT:]))


def offer(table: Table, seat: int, ply: int | None) -> Offer:
    """The question to all others; asked again, it is still the same one."""
    table.must_be("playing")
    back_to = target(table, seat, ply)
    asked = valid(table)
    if asked is not None and (asked.seat, asked.ply) == (seat, back_to):
        return asked
    number = table.facts.offer.number + 1 if table.facts.offer else 1
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
    return replace(standing, agreed=sorted({*standing.agreed, seat}))


def withdrawn(standing: Offer) -> Offer:
    """An offer that is no more; its number is not used again."""
    return replace(standing, agreed=[], asked=[])


def may_redo(table: Table, seat: int) -> bool:
    undone = table.line.undone
    own = (seat, NATURE) if table.facts.real_table else (seat,)
    return bool(undone) and undone[0][0] in own and table.status == "playing"


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
