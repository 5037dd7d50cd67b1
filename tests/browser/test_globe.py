"""Whole games of Globe in a browser, at every level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("level", ["Basic", "Advanced", "Tournament", "Solitaire"])
def test_a_whole_game(visit: Callable[..., Page], level: str) -> None:
    page = visit(locale="en-GB")
    alone = level == "Solitaire"
    driver.begin(page, "globe", 1 if alone else 2, level="" if alone else "groundling", option="" if alone else level)
    assert driver.by_mouse(page, Random(5)) > 2  # forced moves are made by themselves
    expect(page.locator("#end-title")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Callable[..., Page]) -> None:
    page = visit(locale="de-DE")
    driver.begin(page, "globe", 2, level="groundling")
    assert driver.by_keyboard(page) > 2
    expect(page.locator("#end-title")).to_be_visible()
