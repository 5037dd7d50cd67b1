"""Whole games as the tests of each game leave them out: every number of seats and level, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver

Visit = Callable[..., Page]
pytestmark = pytest.mark.long
LOCALES = {"en": "en-GB", "de": "de-DE"}


@pytest.mark.parametrize(
    ("game", "seats", "option", "language"),
    [("troupe", 2, "", "de"), ("globe", 2, "Advanced", "en"), ("globe", 2, "Turnier", "de")],
)
def test_by_mouse(visit: Visit, game: str, seats: int, option: str, language: str) -> None:
    page = visit(locale=LOCALES[language])
    driver.begin(page, game, seats, level=driver.WEAK[game], option=option)
    assert driver.by_mouse(page, Random(8)) > 2
    expect(page.locator("#end-title")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [("troupe", 1, "en"), ("troupe", 4, "de"), ("globe", 2, "de"), ("globe", 1, "en")],
)
def test_by_keyboard_alone(visit: Visit, game: str, seats: int, language: str) -> None:
    page = visit(locale=LOCALES[language])
    driver.begin(page, game, seats, level=driver.WEAK[game] if seats > 1 else "")
    assert driver.by_keyboard(page) > 2
    expect(page.locator("#end-title")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize(("game", "option"), [("troupe", ""), ("globe", "Basic")])
def test_by_typing(visit: Visit, game: str, option: str) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, game, 2, level=driver.WEAK[game], option=option)
    assert driver.by_typing(page, Random(4)) > 2
    expect(page.locator("#end-title")).to_be_visible()


def test_with_act_scene_and_line(visit: Visit) -> None:
    """The option of the tournament game: whoever identifies a quotation is asked for its act, scene and line too."""
    page = visit(locale="en-GB")
    driver.begin(page, "globe", 2, level=driver.WEAK["globe"], option="Tournament", facts=True)
    assert driver.by_mouse(page, Random(6)) > 2
    expect(page.locator("#end-title")).to_be_visible()
    assert "act_scene_line" in page.request.get(f"/api/tables/{driver.table_of(page)}/record").text()
