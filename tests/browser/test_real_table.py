"""At a real table: people enter what is drawn and rolled, a bot has a seat, and the page says what it does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver
from tests.browser.installed import stored
from tests.server.running import Process

Visit = Callable[..., Page]
pytestmark = pytest.mark.long
ENTER = "[data-nature], [data-die][data-lit]"
CHOOSE = f"{driver.LIT}:not([data-nature], [data-die])"


def play_on(page: Page, luck: Random, over: Callable[[], bool], most: int = 600) -> list[str]:
    """Enter draws, roll dice and make choices until it is enough; what was drawn, in order."""
    entered: list[str] = []
    for _ in range(most):
        page.wait_for_selector(f"{driver.READY}, {ENTER}")
        if over() or page.locator(".end").count():
            return entered
        if page.locator("[data-die][data-lit]").count():
            entered += roll(page, luck)
        elif page.locator("[data-nature]").count():
            entered += draw(page, luck)
        else:
            driver.hasten(page, luck, CHOOSE)
    raise AssertionError("it does not end")


def roll(page: Page, luck: Random) -> list[str]:
    faces = sorted(luck.randint(1, 6) for _ in range(2))
    for face in faces:
        page.locator(f"[data-die='{face}'][data-lit]").click()
    return ["roll:{}-{}".format(*faces)]


def draw(page: Page, luck: Random) -> list[str]:
    """What is drawn is found by typing where there is much to choose from."""
    drawn = page.locator("[data-nature]")
    one = drawn.nth(luck.randrange(drawn.count()))
    key, words = one.get_attribute("data-nature"), one.inner_text().strip().splitlines()[-1]
    if page.get_by_role("searchbox").count():
        page.get_by_role("searchbox").fill(words[:12])
    page.locator(f"[data-nature='{key}']").click()
    page.wait_for_timeout(30)
    return [str(key)]


def day(page: Page) -> int:
    return int(page.request.get(f"/api/tables/{driver.table_of(page)}").json()["view"]["day"])


def only(kept: list[str], entered: list[str]) -> bool:
    """Whether nothing but what was entered is stored, in its order; what came too late was for the last question."""
    rest = iter(entered)
    return all(key in rest for key in kept)


def test_a_day_of_troupe(visit: Visit, server: Process) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 2, level="greedy", real_table=True)
    entered = play_on(page, Random(2), lambda: day(page) > 1)
    kept = stored(server, driver.table_of(page), drawn=True)
    assert len(kept) > 10
    assert only(kept, entered)
    expect(page.locator(".orders li").first).to_contain_text("Burbage")


def test_turns_of_globe(visit: Visit, server: Process) -> None:
    page = visit(locale="de-DE")
    driver.begin(page, "globe", 2, level="groundling", real_table=True)
    rolled = 0

    def enough() -> bool:
        nonlocal rolled
        rolled += page.locator("[data-die][data-lit]").count() > 0
        return rolled > 12 and page.locator(".orders li").count() > 0  # a bot has just moved

    entered = play_on(page, Random(3), enough)
    kept = stored(server, driver.table_of(page), drawn=True)
    assert len(kept) >= 12
    assert only(kept, entered)
    expect(page.locator(".orders li").first).to_contain_text("Burbage")
