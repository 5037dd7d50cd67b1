"""Who sits where: two tabs, two devices, two browsers, several people at one screen, and a real table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver
from tests.browser.installed import stored
from tests.browser.relay import Relay
from tests.server.running import Process, until

pytestmark = pytest.mark.long

Visit = Callable[..., Page]
Line = Callable[[Process], Relay]
QUEEN = "[data-key^='queen:objectives'], [data-key='activate:queen']"  # who brings secrets


def agree(*pages: Page) -> None:
    """All come to show the same question and the same log."""

    def shown(page: Page) -> list[str]:
        return page.locator("#prompt-title, ol a").all_inner_texts()

    until(lambda: all(shown(page) == shown(pages[0]) for page in pages), 30, "for the same table")


def test_two_tabs_on_one_seat_agree(visit: Visit, server: Process, line: Line) -> None:
    wire = line(server)
    first = visit(locale="en-GB", forgive="WebSocket connection to")
    driver.begin(first, "troupe", 1)
    second = first.context.new_page()
    second.goto(f"{wire.address}/t/{driver.table_of(first)}")
    chosen = [driver.choose(first)]
    until(lambda: stored(server, driver.table_of(first)) == chosen)
    agree(first, second)
    chosen.append(driver.choose(second))
    until(lambda: stored(server, driver.table_of(first)) == chosen)
    agree(second, first)
    second.wait_for_selector(driver.LIT)
    wire.swallow(down=True)  # the second tab does not hear what the first one chooses
    chosen.append(driver.choose(first))
    until(lambda: stored(server, driver.table_of(first)) == chosen)
    driver.choose(second)
    wire.cut()
    wire.mend()
    agree(first, second)
    expect(second.locator(".problem")).to_have_count(0)
    assert stored(server, driver.table_of(first)) == chosen


def test_a_seat_is_taken_along_to_another_device(visit: Visit, server: Process) -> None:
    desk, phone = visit(locale="en-GB"), visit(locale="en-GB", viewport={"width": 390, "height": 800})
    driver.begin(desk, "troupe", 2, level="random")
    driver.choose(desk)
    desk.get_by_role("button", name="More").click()
    desk.get_by_role("button", name="A link to my seat").click()
    phone.goto(desk.get_by_role("textbox", name="A link to my seat").input_value())
    phone.wait_for_selector(".prompt.owes")
    assert "#" not in phone.url
    before = len(stored(server, driver.table_of(desk)))
    driver.choose(phone)
    until(lambda: len(stored(server, driver.table_of(desk))) == before + 1)
    desk.wait_for_selector(".prompt.owes")
    phone.wait_for_selector(".prompt.owes")
    agree(desk, phone)
    phone.reload()
    phone.wait_for_selector(".prompt.owes")


def test_who_only_watches_sees_no_secret_and_has_nothing_to_choose(visit: Visit) -> None:
    player, watcher = visit(locale="en-GB"), visit(locale="en-GB")
    driver.begin(player, "troupe", 2, level="random")
    player.wait_for_selector(driver.LIT)
    watcher.goto(player.url)
    watcher.wait_for_selector(".boards")
    assert not watcher.locator(f"{driver.LIT}, [data-objective]").count()


def test_in_the_waiting_room_a_seat_is_given_back_and_the_table_closed(visit: Visit) -> None:
    ann, ben = visit(locale="en-GB"), visit(locale="en-GB")
    ann.goto("/new/troupe?with=friends")
    ann.locator("input[name=count][value='3']").check(force=True)
    ann.locator("button.start").click()
    ann.wait_for_url("**/t/*")
    ben.goto(ann.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_text("Ben", exact=True)).to_be_visible()
    ben.get_by_role("button", name="Give the seat back").click()
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ann.get_by_text("Ben", exact=True)).to_have_count(0)
    ann.get_by_role("button", name="Close this table").click()
    expect(ann).not_to_have_url(ben.url)
    expect(ben.get_by_role("heading", level=1)).to_have_text("There is no such table")


def test_after_a_step_back_one_plays_on(visit: Visit, server: Process) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    driver.choose(page)
    page.wait_for_selector(".own [data-card=author][data-lit]")
    first = driver.choose(page)
    back = page.get_by_role("button", name="Take back")
    expect(back).not_to_have_attribute("aria-disabled", "true")
    back.click()
    expect(page.get_by_role("button", name="Redo")).to_be_visible()
    again = driver.choose(page)
    until(lambda: stored(server, driver.table_of(page))[-2:] == [first, again])
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)


# Several people at one screen


def test_at_one_screen_nobody_sees_the_others_secrets(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 2, company="hot-seat")
    luck = Random(4)
    hidden: list[int] = []
    for _ in range(2000):
        page.wait_for_selector(f"{driver.READY}, .hand-over")
        if page.locator(".end").count():
            break
        if page.locator(".hand-over").count():
            hidden.append(sit_down(page))
        elif sum(hidden) > 5:
            driver.hasten(page, luck)
        else:
            driver.step(page, luck, QUEEN if page.locator(QUEEN).count() else driver.LIT)
    expect(page.locator("#end-title")).to_be_visible()
    assert len(hidden) > 20
    assert any(hidden)


def sit_down(page: Page) -> int:
    """At the hand-over nothing of the game is there; then one sees one's own. How many secrets the other one had."""
    shown = page.locator("main").inner_html()
    assert not any(secret in shown for secret in objectives(page, 0) | objectives(page, 1))
    assert not page.locator(".boards, .prompt, [data-objective], [data-key], [role=log]").count()
    button = page.locator(".hand-over button").first
    who = int(button.inner_text().split()[-1]) - 1  # I am Player 1
    button.click()
    page.wait_for_selector(".boards")
    own, other = objectives(page, who), objectives(page, 1 - who)
    lying = page.eval_on_selector_all("[data-objective]", "all => all.map(one => one.dataset.objective)")
    assert set(lying) == own
    return len(other - own)


def objectives(page: Page, seat: int) -> set[str]:
    told = page.request.get(f"/api/tables/{driver.table_of(page)}", params={"seat": seat}).json()
    hand = told["view"]["troupes"][seat]["objectives"]
    return {*(hand.get("faces") or ()), *(hand.get("drawn_faces") or ())}
