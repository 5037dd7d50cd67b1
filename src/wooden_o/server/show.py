"""What a viewer gets to see of a table: only views, events seen with his eyes, and his own legal choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import fields
from functools import lru_cache
from time import time

from msgspec import Struct

from wooden_o.core import NATURE, Game, Standing, Vocabulary
from wooden_o.server import takeback, window, wire
from wooden_o.server.booklet import asked_in
from wooden_o.server.library import ours
from wooden_o.server.store import Facts
from wooden_o.server.table import Table, secret_draw

MANY = 100  # more choices of one verb are typed, not listed


class Eyes(Struct):
    """Who looks: whether the table is his, his seats, the one he looks from, and what he has seen already."""

    host: bool
    held: frozenset[int]
    viewer: int | None = None
    since: int = 0


def spelt(game: Game) -> list[wire.ChoiceInfo]:
    """Every choice of a game as it goes over the wire, by number."""
    return spelt_words(game.vocabulary)


@lru_cache(maxsize=32)
def spelt_words(vocabulary: Vocabulary) -> list[wire.ChoiceInfo]:
    return [
        wire.ChoiceInfo(
            key=choice.key,
            verb=choice.verb,
            fields={field.name: getattr(choice, field.name) for field in fields(choice)},
        )
        for choice in vocabulary.choices
    ]


def snapshot(table: Table, eyes: Eyes, present: Collection[int], chat: list[wire.ChatLine], page: str) -> wire.Snapshot:
    """The table as these eyes may see it."""
    line, viewer = table.line, eyes.viewer
    begun = table.status != "waiting"
    state = line.match.state
    legal, typed = choices(table, viewer)
    view, now = state.view(viewer) if begun else None, time()
    return wire.Snapshot(
        table=table_info(table.facts, table.status, eyes, present),
        sequence=line.sequence,
        ply=line.ply,
        viewer=viewer,
        held=sorted(eyes.held),
        view=view,
        to_act=list(line.to_act()) if begun else [],
        legal=legal,
        typed=typed,
        nature=natures(table, eyes),
        log=news(table, viewer, eyes.since),
        digest=(line.last_ply_of(viewer) if viewer is not None else line.ply) + 1,
        chat=chat,
        take_back=take_back(table, eyes),
        now=now,
        clocks=clocks(table, now),
        window=call_window(table, now),
        booklet_open=not (eyes.held and asked_in(view)),
        standing=standing_info(state.standing() if begun else None),
        page=page,
    )


def table_info(facts: Facts, status: str, eyes: Eyes, present: Collection[int] = ()) -> wire.TableInfo:
    return wire.TableInfo(
        id=facts.id,
        game=facts.game,  # type: ignore[arg-type]
        options=facts.options,
        rules_version=facts.rules,
        fingerprint=facts.data,
        own_data=facts.data != ours(facts.game).fingerprint,
        status=status,  # type: ignore[arg-type]
        visibility=facts.visibility,  # type: ignore[arg-type]
        clock=wire.ClockChoice(kind=facts.clock, seconds=facts.seconds),  # type: ignore[arg-type]
        window=facts.window_seconds,
        real_table=facts.real_table,
        hot_seat=facts.hot_seat,
        language=facts.language,  # type: ignore[arg-type]
        created=facts.created,
        seats=[seat_info(facts, number, eyes, present) for number in range(len(facts.seats))],
        host=eyes.host,
        rematch=facts.rematch,
        origin=facts.origin,
    )


def seat_info(facts: Facts, number: int, eyes: Eyes, present: Collection[int]) -> wire.SeatInfo:
    seat = facts.seats[number]
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        present=number in present,
        away=seat.away,
        yours=number in eyes.held,
        auto_pass=seat.auto_pass,
    )


def choices(table: Table, viewer: int | None) -> tuple[list[wire.ChoiceInfo], list[wire.TypedInfo]]:
    """The viewer's legal choices, and the verbs with too many to list."""
    if viewer is None or table.status != "playing":
        return [], []
    words = spelt(table.game)
    legal = [words[number] for number in table.line.match.state.legal(viewer)]
    counts = Counter(choice.verb for choice in legal) if len(legal) > MANY else Counter[str]()
    many = {verb: count for verb, count in counts.items() if count > MANY}
    listed = [choice for choice in legal if choice.verb not in many]
    return listed, [wire.TypedInfo(verb=verb, count=count) for verb, count in many.items()]


def natures(table: Table, eyes: Eyes) -> list[wire.ChoiceInfo]:
    """At a real table: what may have been drawn; of secret draws all there ever can be, as what is left would tell."""
    state = table.line.match.state
    if not table.facts.real_table or table.status != "playing" or state.to_act() != (NATURE,):
        return []
    enterers = set(table.enterers(state))
    if not enterers & eyes.held or (eyes.viewer is not None and eyes.viewer not in enterers):
        return []
    words = spelt(table.game)
    legal = [words[number] for number in state.legal(NATURE)]
    if not secret_draw(state):
        return legal
    verbs = {choice.verb for choice in legal}
    return [choice for choice in words if choice.verb in verbs]


def news(table: Table, viewer: int | None, since: int) -> wire.EventLog:
    """Events the viewer has not seen yet, as he may know them."""
    kept = table.line.kept_since(since)
    return wire.EventLog(start=kept + 1, events=events(table, viewer, kept))


def events(table: Table, viewer: int | None, after: int = 0, until: int | None = None) -> list[wire.EventInfo]:
    told = []
    for ply, happened in enumerate(table.line.events[after:until], after + 1):
        for event in happened:
            seen = event.seen_by(viewer)
            if seen is not None:
                told.append(wire.EventInfo(ply=ply, event=seen.to_json()))
    return told


def take_back(table: Table, eyes: Eyes) -> wire.TakeBackInfo:
    seat = eyes.viewer if eyes.viewer is not None else last_of(table, eyes.held)
    playing = table.status == "playing"
    why = takeback.why_not(table, seat) if seat is not None and playing else "not-now"
    own = seat is not None and playing and takeback.last_step(table, seat) > 0
    others = len(takeback.people(table)) > 1 and not table.free_hand
    return wire.TakeBackInfo(
        seat=seat,
        free=why is None,
        why=why,
        may_ask=own and others and why is not None and takeback.valid(table) is None,
        redo=seat is not None and takeback.may_redo(table, seat),
        offer=offer(table),
    )


def last_of(table: Table, held: frozenset[int]) -> int | None:
    """The held seat that moved last."""
    return max(held, key=table.line.last_ply_of, default=None)


def offer(table: Table) -> wire.OfferInfo | None:
    standing = takeback.valid(table)
    if standing is None:
        return None
    return wire.OfferInfo(
        offer=standing.number, seat=standing.seat, ply=standing.ply, agreed=standing.agreed, asked=standing.asked
    )


def standing_info(standing: Standing | None) -> wire.StandingInfo | None:
    return wire.StandingInfo(**standing.to_json()) if standing else None


def clocks(table: Table, now: float) -> list[wire.ClockInfo]:
    running = table.line.owing if table.status == "playing" else {}
    told = []
    for seat in table.facts.seats:
        left = table.left(seat.seat, now)
        if left is not None and seat.kind == "person":
            runs = seat.seat in running
            clock = wire.ClockInfo(seat=seat.seat, left=left, running=runs, deadline=now + left if runs else None)
            told.append(clock)
    return told


def call_window(table: Table, now: float) -> wire.WindowInfo | None:
    """How long a claim can still be challenged."""
    closes = window.closes(table.facts, table.line) if table.status == "playing" else None
    if closes is None:
        return None
    return wire.WindowInfo(seconds=table.facts.window_seconds, left=max(0.0, closes - now), deadline=closes)
