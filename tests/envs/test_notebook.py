"""Drawn tables: well-formed, about the table in question, and silent on what a seat may not see."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

import wooden_o
from tests.envs.tables import SETTINGS, TROUPE, Setting, name, states
from wooden_o.envs.notebook import Picture, draw
from wooden_o.envs.rules import rules


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_every_table_can_be_drawn(setting: Setting) -> None:
    for state in states(setting, seed=2, every=30):
        for seat in (None, 0):
            assert ElementTree.fromstring(draw(state, seat)).tag.endswith("svg")  # noqa: S314 (our own)


def test_a_picture_shows_names_and_scores() -> None:
    *_, last = states(TROUPE[1], seed=2)
    standing = last.standing()
    assert standing
    svg = draw(last)
    assert "Falstaff" in svg
    assert " : ".join(map(str, standing.scores)) in svg


def test_a_picture_tells_no_secret() -> None:
    rng = Random(1)
    for state in states(TROUPE[3], seed=11, every=9):
        other = rules("troupe").imagine(state.view(0), rng)
        assert draw(other, 0) == draw(state, 0)


def test_notebooks_draw_it_by_themselves() -> None:
    state = next(states(TROUPE[0], seed=1))
    assert Picture(state)._repr_svg_() == draw(state)
    assert draw(state) in Picture(state)._repr_html_()


@pytest.mark.parametrize("title", ["troupe", "globe"])
def test_a_state_draws_itself_for_a_notebook(title: str) -> None:
    state = wooden_o.game(title).new(2)
    assert state._repr_svg_() == draw(state)
