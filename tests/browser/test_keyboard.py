"""Without a pointer and without eyes: where the focus is, and what is read out."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import driver

Visit = Callable[..., Page]
AT = "(wanted) => document.activeElement.matches(wanted)"
LOST = "document.activeElement === document.body"


def focused(page: Page, wanted: str) -> None:
    """The focus is on, or comes to, something of that kind."""
    page.wait_for_function(AT, arg=wanted, timeout=20_000)


def take(page: Page, key: str) -> None:
    """Choose with the keyboard, as if one had gone there by Tab and arrows."""
    page.locator(f".prompt [data-key^='{key}']:not([aria-disabled=true])").first.focus()
    page.keyboard.press("Enter")


def test_after_a_choice_the_keyboard_is_at_the_next_one(visit: Visit) -> None:
    """After the wager, every quill and the last one: never left to begin anew at the top of the page."""
    page = visit(locale="en-GB", viewport={"width": 1280, "height": 900})
    driver.begin(page, "troupe", 2, level="random")
    driver.choose(page, "draft")
    page.wait_for_selector("[data-key='bid:2']")
    take(page, "bid:2")
    page.wait_for_selector("[data-card=author][data-lit]")
    focused(page, ".prompt [data-lit], #prompt-title")
    page.locator(".own [data-card=author]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-key^='advance:']")
    while page.locator(".prompt.owes [data-key^='advance:']").count():
        before = page.locator("[data-asked]").inner_text()
        take(page, "advance")
        expect(page.locator("[data-asked]")).not_to_have_text(before)
        assert not page.evaluate(LOST)
    focused(page, ".prompt [data-lit], #prompt-title")


def test_who_is_elsewhere_stays_there(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    page.locator("#command").focus()
    page.locator(driver.LIT).first.evaluate("card => card.click()")
    page.wait_for_selector("[data-card=author][data-lit]")
    focused(page, "#command")


def test_a_new_screen_has_the_focus(visit: Visit) -> None:
    page = visit(locale="en-GB")
    page.goto("/")
    page.get_by_role("link", name="Play Troupe against bots").press("Enter")
    page.wait_for_selector("button.start:not([disabled])")
    focused(page, "#main")
    page.locator("button.start").press("Enter")
    page.wait_for_selector(".prompt.owes")
    focused(page, "#main")


def test_it_is_told_that_it_is_your_turn_and_what_is_asked(visit: Visit) -> None:
    """Read out, and in the title of the tab; who only watches hears nothing of it."""
    page, watcher = visit(locale="de-DE"), visit(locale="de-DE")
    driver.begin(page, "troupe", 1)
    status = page.locator("[role=status][data-asked]")
    expect(status).to_have_text("Mit wem fängst du an?")
    expect(page).to_have_title("● Du bist dran · Troupe · Wooden O")
    watcher.goto(page.url)
    expect(watcher).to_have_title("Troupe · Wooden O")
    expect(watcher.locator("[data-asked]")).to_be_empty()
    driver.choose(page, "draft")
    expect(status).to_contain_text("Zylinder")
