"""Observations tell what a view tells, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs import reference_globe, reference_troupe
from tests.envs.tables import GLOBE, SETTINGS, TROUPE, Setting, name, states
from wooden_o.envs.rules import rules
from wooden_o.envs.table import observer
from wooden_o.games.globe import Globe
from wooden_o.games.troupe import Troupe

EVERY = {"troupe": 3, "globe": 7}  # views of Globe take longer to read


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_an_observation_is_the_view_in_numbers(setting: Setting) -> None:
    game, seats, _ = setting
    for state in states(setting, seed=seats, every=EVERY[game]):
        for seat in range(seats):
            told = observer(game, seats).row(state, seat).tolist()
            assert told == expected(game, state.view(seat))


def expected(game: str, view: dict[str, Any]) -> list[int]:
    read = rules(game)
    if isinstance(read, Troupe):
        return reference_troupe.row(read, view)
    assert isinstance(read, Globe)
    return reference_globe.row(read, view)


def test_the_games_of_globe_looked_at_open_the_book_for_plays_and_quotations() -> None:
    """Otherwise the pages above would prove nothing."""
    pages = set()
    for setting in GLOBE:
        for state in states(setting, seed=setting[1], every=EVERY["globe"]):
            pages |= {fact for seat in range(setting[1]) for fact, _ in state.view(seat)["book"] or ()}
    assert pages >= {"play", "character", "source", "speaker"}


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_what_a_seat_cannot_know_changes_no_observation(setting: Setting) -> None:
    game, seats, _ = setting
    rng = Random(7)
    for state in states(setting, seed=11, every=5):
        for seat in range(seats):
            other = rules(game).imagine(state.view(seat), rng)
            assert other.legal(seat) == state.legal(seat)
            np.testing.assert_array_equal(
                observer(game, seats).row(other, seat), observer(game, seats).row(state, seat)
            )


def test_imagined_tables_do_differ_where_it_is_hidden() -> None:
    """Otherwise the test above would prove nothing."""
    setting, rng, differ = TROUPE[3], Random(7), 0
    for state in states(setting, seed=11, every=5):
        other = rules("troupe").imagine(state.view(0), rng)
        differ += any(other.view(seat) != state.view(seat) for seat in range(1, 4))
    assert differ > 5


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_parts_cover_the_row_and_every_form_is_in_its_space(setting: Setting) -> None:
    game, seats, _ = setting
    seen = observer(game, seats)
    for state in states(setting, seed=3, every=40):
        row = seen.row(state, 0)
        np.testing.assert_array_equal(np.concatenate([part.ravel() for part in seen.parts(row).values()]), row)
        for form in ("masked", "array", "named"):
            assert seen.space(form).contains(seen.observe(state, 0, form))
        assert seen.mask(state.legal(0)).nonzero()[0].tolist() == state.legal(0)
