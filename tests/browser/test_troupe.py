"""Whole games of Troupe in a browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_by_mouse(visit: Visit, seats: int) -> None:
    page = visit()
    driver.begin(page, "troupe", seats, level="greedy" if seats > 1 else "")
    assert driver.by_mouse(page, Random(seats)) > 20
    expect(page.locator(".end table")).to_be_visible()


def test_a_whole_game_by_keyboard_alone_in_german(visit: Visit) -> None:
    page = visit(locale="de-DE")
    driver.begin(page, "troupe", 2, level="greedy")
    assert driver.by_keyboard(page) > 20
    expect(page.locator("#end-title")).to_contain_text("gewinn")


def test_two_clicks_from_the_start_to_the_table(visit: Visit) -> None:
    page = visit(locale="en-GB")
    page.goto("/")
    page.get_by_role("link", name="Play Troupe against bots").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(driver.LIT)


def test_pointing_at_what_is_not_allowed_says_why(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 2, level="random")
    page.wait_for_selector(".own [data-cell='1.4']")
    page.wait_for_selector(driver.LIT)
    page.locator(".own [data-cell='1.4']").hover()
    expect(page.locator(".hint .why")).to_contain_text("something else is being asked")


def test_a_reload_in_mid_wager_keeps_the_sealed_choice(visit: Visit) -> None:
    ann, ben = visit(locale="en-GB"), visit(locale="en-GB")
    seat_two(ann, ben)
    while not ann.locator("[data-key^='bid:']").count():
        for page in (ann, ben):
            if page.locator(driver.LIT).count() and not page.locator("[data-key^='bid:']").count():
                driver.step(page, Random(1))
            page.wait_for_timeout(40)
    ann.locator("[data-key='bid:3']").click()
    expect(ann.locator("#prompt-title")).to_contain_text("Waiting for Ben")
    ann.reload()
    expect(ann.locator("#prompt-title")).to_contain_text("Waiting for Ben")
    expect(ann.locator("table").first).to_contain_text("has decided, sealed")
    ben.locator("[data-key='bid:2']").click()
    expect(ann.locator("table tbody tr").first).to_contain_text("Ben")


def seat_two(ann: Page, ben: Page) -> None:
    """A table with friends: Ann makes it, Ben comes by its link."""
    ann.goto("/new/troupe?with=friends")
    ann.locator("summary").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.locator("input[name=count][value='2']").check(force=True)
    ann.locator("button.start").click()
    ann.wait_for_url("**/t/*")
    expect(ann.get_by_role("img", name="QR")).to_be_visible()
    ben.goto(ann.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ann, ben):
        page.wait_for_selector(".boards")


def test_two_browsers_at_one_table_play_to_the_end(visit: Visit) -> None:
    ann, ben = visit(locale="en-GB"), visit(locale="de-DE")
    ann.goto("/")
    seat_two(ann, english(ben))
    luck = Random(7)
    for _ in range(3000):
        if ann.locator(".end").count() and ben.locator(".end").count():
            break
        for page in (ann, ben):
            if page.locator(driver.LIT).count():
                driver.step(page, luck)
        ann.wait_for_timeout(10)
    expect(ann.locator("#end-title")).to_be_visible()
    expect(ben.locator("#end-title")).to_be_visible()


def english(page: Page) -> Page:
    page.goto("/")
    page.locator("header select").first.select_option("en")
    return page


def test_a_command_typed_is_played(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    page.fill("#command", "?")
    page.keyboard.press("Enter")
    first = page.locator("section:has(#command) li").first
    expect(first).to_contain_text("1.")
    before = page.locator("[data-card]").count()
    page.fill("#command", "1")
    page.keyboard.press("Enter")
    expect(first).to_contain_text("→")
    page.wait_for_selector(driver.LIT)
    assert before > 0


def test_take_back_and_redo(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    driver.step(page, Random(3))
    page.wait_for_selector(f".own {driver.LIT}")
    page.locator(".own [data-card=author]").click()
    expect(page.locator("#prompt-title")).to_contain_text("white quill")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#prompt-title")).to_contain_text("Your turn")
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("#prompt-title")).to_contain_text("white quill")
