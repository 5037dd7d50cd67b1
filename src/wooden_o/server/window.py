"""Globe's moment to challenge a claim: how long it lasts, and that people come before bots."""

from __future__ import annotations

from wooden_o.core import NATURE
from wooden_o.server.line import Line
from wooden_o.server.store import Facts

ALLOW = "allow"  # what somebody does who does not call
MOMENT = 3.0  # seconds until bots answer as well
SLOW = 2 * 60 * 60  # who has this long does not sit at the table all the time


def usual(facts: Facts, seconds: int) -> int:
    """Seconds for people who play at the same time on screens of their own; 0 for all who keep nobody waiting."""
    people = sum(seat.kind != "bot" for seat in facts.seats)
    at_leisure = facts.hot_seat or facts.real_table or (facts.seconds or 0) >= SLOW
    return 0 if people < 2 or at_leisure else seconds


def callers(line: Line) -> list[int]:
    """The seats that may still challenge the claim on the table."""
    allow = line.game.vocabulary.numbers.get(ALLOW)
    acting = line.to_act()
    if allow is None or not acting or acting[0] == NATURE or allow not in line.match.state.legal(acting[0]):
        return []
    return list(acting)


def late(facts: Facts, line: Line) -> list[int]:
    """The people for whom the window will close."""
    return [seat for seat in callers(line) if not facts.seats[seat].by_bot]


def opened(line: Line) -> float:
    """When the claim was made: somebody has owed an answer from that moment, or the window would be closed."""
    return min(line.owing[seat] for seat in callers(line))


def closes(facts: Facts, line: Line) -> float | None:
    """When people who did not call are taken not to challenge; none while nobody is asked, or without a limit."""
    return opened(line) + facts.window_seconds if facts.window_seconds and late(facts, line) else None


def bots_from(facts: Facts, line: Line) -> float:
    """When bots answer: after a moment for people to be first; without a limit, after all people."""
    if not late(facts, line):
        return 0.0
    if not facts.window_seconds:
        return float("inf")
    return opened(line) + min(MOMENT, facts.window_seconds / 2)
