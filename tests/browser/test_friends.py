"""A table with friends: the link that is sent, and who is there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver

Visit = Callable[..., Page]
PLAIN_HTTP = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as in a network at home
NO_COPY = "document.execCommand = () => false"


def invite(page: Page, game: str = "troupe") -> None:
    """A table with friends, made by Ann; her name is asked for openly."""
    page.goto(f"/new/{game}?with=friends")
    page.get_by_label("Your name").fill("Ann")
    page.locator("button.start").click()
    page.wait_for_selector("svg[role=img]")


def test_copied_is_what_the_page_says_was_copied(visit: Visit) -> None:
    """And a link that leads nowhere says so."""
    page = visit(locale="en-GB")
    page.add_init_script(PLAIN_HTTP)
    invite(page)
    expect(page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    expect(page.get_by_text("leads only to this computer")).to_contain_text("wooden-o serve --host 0.0.0.0")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.body.appendChild(document.createElement('textarea')).focus()")
    page.keyboard.press("Control+v")
    expect(page.locator("textarea")).to_have_value(page.url)


def test_nothing_copied_nothing_said(visit: Visit) -> None:
    page = visit(locale="en-GB")
    page.add_init_script(PLAIN_HTTP)
    page.add_init_script(NO_COPY)
    invite(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)
    assert page.evaluate("getSelection().toString()") == page.url  # to be copied by hand


@pytest.mark.parametrize(
    ("game", "standings"),
    [("troupe", ".standings tbody tr"), pytest.param("globe", ".race .player", marks=pytest.mark.long)],
)
def test_who_is_not_connected_is_marked(visit: Visit, game: str, standings: str) -> None:
    ann, ben = visit(locale="en-GB"), visit(locale="en-GB")
    invite(ann, game)
    ben.goto(ann.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    bens = ann.locator(standings).filter(has_text="Ben")
    expect(bens).to_be_visible()
    expect(bens).not_to_contain_text("(not connected)")
    ben.close()
    expect(bens).to_contain_text("(not connected)")
    if game == "troupe" and ann.locator(driver.LIT).count():
        driver.step(ann, Random(1))
    if game == "troupe":
        expect(ann.locator("#prompt-title")).to_have_text("Waiting for Ben (not connected)")
