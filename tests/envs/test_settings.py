"""The tests run through every table there is."""

from __future__ import annotations

from itertools import product

from tests.envs.tables import GLOBE, TROUPE, Setting
from wooden_o.core import BadOptions
from wooden_o.envs.rules import rules

SEATS = range(6)


def accepted(setting: Setting) -> bool:
    game, seats, options = setting
    try:
        rules(game).new(seats, options)
    except BadOptions:
        return False
    return True


def test_every_table_of_troupe_is_looked_at() -> None:
    tables = [
        ("troupe", seats, {"rest": rest}) for seats, rest in product(SEATS, ("simultaneous", "strategic", "none"))
    ]
    assert all(table in TROUPE for table in tables if accepted(table))


def test_every_table_of_globe_is_looked_at() -> None:
    levels = ("basic", "advanced", "tournament", "solitaire", "none")
    tables = [
        ("globe", seats, {"level": level, "pieces": pieces, "act_scene_line": facts})
        for seats, level, pieces, facts in product(SEATS, levels, range(5), (False, True))
    ]
    assert all(table in GLOBE for table in tables if accepted(table))


def test_every_table_looked_at_can_be_played() -> None:
    assert all(map(accepted, TROUPE + GLOBE))
