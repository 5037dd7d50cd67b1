"""Every kind of screen: nothing against WCAG 2.2 AA, nothing too wide or too small on a phone, a light first load."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Response

from tests.browser import driver, screens

LIMIT = 250_000  # bytes of script and style, compressed


@pytest.mark.slow
@pytest.mark.parametrize("name", screens.SCREENS)
def test_nothing_stands_in_anybodys_way(visit: Callable[..., Page], name: str) -> None:
    page = visit(locale="en-GB", viewport={"width": 1280, "height": 900})
    screens.SCREENS[name](page)
    found = {}
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(100)
        found[theme] = driver.violations(page)
    assert found == {"light": [], "dark": []}
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert driver.violations(page, "target-size") == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "option"),
    [
        ("troupe", 1, ""),
        ("troupe", 4, ""),
        ("globe", 1, ""),
        ("globe", 4, "Basic"),
        ("globe", 2, "Advanced"),
        ("globe", 2, "Tournament"),
    ],
)
def test_nothing_stands_in_anybodys_way_at_any_moment(
    visit: Callable[..., Page], game: str, seats: int, option: str
) -> None:
    """A whole game, looked at before every choice."""
    page, luck = visit(locale="en-GB", viewport={"width": 1280, "height": 900}), Random(3)
    driver.begin(page, game, seats, level=driver.WEAK[game] if seats > 1 else "", option=option)
    while page.wait_for_selector(driver.READY) and not page.locator(".end").count():
        assert driver.violations(page) == []
        driver.step(page, luck)


def test_the_first_load_is_light(visit: Callable[..., Page]) -> None:
    page = visit()
    loaded: list[int] = []

    def weigh(answer: Response) -> None:
        if answer.url.endswith((".js", ".css")):
            loaded.append(len(gzip.compress(answer.body())))

    page.on("response", weigh)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded) < LIMIT, sum(loaded)


@pytest.mark.parametrize("game", ["troupe", "globe"])
def test_every_question_about_a_new_table_has_an_answer(visit: Callable[..., Page], game: str) -> None:
    """So that one click begins; and choosing in one row leaves the others alone."""
    page = visit(locale="en-GB")
    page.goto(f"/new/{game}")
    page.wait_for_selector("input[name=level]", state="attached")
    rows = page.locator("form fieldset")
    for row in rows.all():
        row.locator("label.pick").last.click()
        row.locator("label.pick").first.click()
    checked = [row.locator("input:checked").count() for row in rows.all()]
    assert checked == [1] * len(checked)
    assert len(checked) >= 4
