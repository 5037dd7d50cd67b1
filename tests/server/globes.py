"""Games of Globe brought to a question, at tables where the testers roll the dice themselves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.running import Player
from wooden_o.server import wire

Players = Callable[[str], Player]
NAMES = ("Ann", "Bob", "Cid", "Dan")
LATEST = 1_000_000  # no events of old
DULL = ("done", "allow", "spare", "stop")  # what leads on to the next throw


def tournament(player: Players, people: int = 3, bots: str = "", **more: Any) -> tuple[str, dict[int, Player]]:
    """A tournament at a real table: the first person enters what is rolled and drawn."""
    who = {seat: player(NAMES[seat]) for seat in range(people)}
    more = {"options": {"level": "tournament"}, "real_table": True, **more}
    table = who[0].new(f"me {'open ' * (people - 1)}{bots}", "globe", **more).table
    for seat in range(1, people):
        who[seat].join(table, seat)
    return table, who


def verbs(shown: wire.Snapshot) -> set[str]:
    return {choice.verb for choice in shown.legal} | {typed.verb for typed in shown.typed}


def to_question(who: dict[int, Player], table: str, verb: str, seed: int = 43) -> int:
    """Play until somebody is asked for a `claim` or to `state` where a quotation is from; who that is."""
    rng = random.Random(seed)
    for _ in range(300):
        shown = who[0].see(table, seat=0, since=LATEST)
        if shown.to_act == [-1]:
            play(who, table, -1, rng.choice(shown.nature).key)
            continue
        seat = next((seat for seat in shown.to_act if seat in who), None)
        if seat is None:
            continue  # a bot is at it
        own = who[seat].see(table, seat=seat, since=LATEST) if seat else shown
        if verb in verbs(own):
            return seat
        dull = [choice.key for choice in own.legal if choice.verb in DULL]
        pick = [choice.key for choice in own.legal if choice.verb == "pick" and verb == "state"]
        play(who, table, seat, (pick or dull or [choice.key for choice in own.legal])[0])
    raise AssertionError(f"nobody was ever asked to {verb}")


def play(who: dict[int, Player], table: str, seat: int, key: str) -> None:
    answer = who[max(seat, 0)].choose(table, seat, key)
    assert answer.status_code == 200, answer.text
