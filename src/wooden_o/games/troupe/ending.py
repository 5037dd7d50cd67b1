"""Who won, and what the points came from."""

from __future__ import annotations

from wooden_o.core.standing import Standing
from wooden_o.games.troupe import events
from wooden_o.games.troupe.numbers import SOURCES
from wooden_o.games.troupe.position import Position
from wooden_o.games.troupe.scoring import UNPAID, final_prestige, objective_points, settle, yellows


def standing(position: Position) -> Standing:
    """Prestige, then pounds left; who is equal in both shares a place."""
    seats = range(position.seats)
    scores = [int(final_prestige(position, seat)) for seat in seats]
    purses = [settle(position, seat)[1] for seat in seats]
    merits = list(zip(scores, purses, strict=True))
    places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    return Standing(places, tuple(scores), tuple(breakdown(position, seat) for seat in seats))


def breakdown(position: Position, seat: int) -> dict[str, int]:
    """Prestige by source; they add up to the score."""
    unpaid, _ = settle(position, seat)
    return {
        "start": position.catalogue.start_prestige,
        **earned(position, seat),
        "objectives": int(objective_points(position, seat)),
        "yellow": int(yellows(position, seat)),
        "wages": -UNPAID * unpaid,
    }


def earned(position: Position, seat: int) -> dict[str, int]:
    """The ledger read out: signed bytes, lowest first."""
    ledger = int(position.troupes[seat].ledger)
    digits = {}
    for source in SOURCES:
        digit = (ledger + 128) % 256 - 128
        digits[source] = digit
        ledger = (ledger - digit) >> 8
    return digits


def announce(position: Position) -> None:
    if position.listener is not None:
        result = standing(position)
        position.listener(events.GameEnded(result.places, result.scores))
