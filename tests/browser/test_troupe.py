"""Whole games of Troupe in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver, screens

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
    page.locator("header select").first.select_option("de")
    page.mouse.move(2, 2)
    page.locator(".own [data-cell='1.4']").hover()
    expect(page.locator(".hint .why")).to_contain_text("etwas anderes")


def test_the_keyboard_hears_why_as_well(visit: Visit) -> None:
    page = visit(locale="de-DE")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    page.locator(".own [data-cell='1.4']").evaluate("cell => cell.focus({ focusVisible: true })")
    expect(page.get_by_role("status").filter(has_text="etwas anderes")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_be_hidden()


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


def test_a_list_of_choices_goes_with_them(visit: Visit) -> None:
    """Its numbers would mean others; and who types nonsense is told how to see the list."""
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    lines = page.locator("section:has(#command) li")
    page.fill("#command", "?")
    page.keyboard.press("Enter")
    expect(lines.first).to_contain_text("1.")
    driver.step(page, Random(3))
    expect(lines).to_have_count(0)
    page.fill("#command", "abracadabra")
    page.keyboard.press("Enter")
    expect(lines).to_have_text(["No choice is called that. “?” lists them all."])


def test_take_back_and_redo(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    driver.step(page, Random(3))
    page.wait_for_selector(f".own {driver.LIT}")
    page.locator(".own [data-card=author]").click()
    expect(page.locator("#prompt-title")).to_contain_text("white quill")
    offered = page.locator(".prompt .choice").first.inner_text()
    assert offered[0].isupper()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#prompt-title")).to_contain_text("Your turn")
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("#prompt-title")).to_contain_text("white quill")


def test_the_first_day_with_a_guide(visit: Visit) -> None:
    """The learner makes every move, until the guide says that a whole day is over."""
    page = visit(locale="en-GB")
    page.goto("/learn/troupe")
    page.get_by_role("button", name="Begin the lesson").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Welcome")
    page.locator("[data-card=dresser-6a]").click()
    expect(guide).to_contain_text("Three is a sound first wager")
    page.locator("[data-key='bid:2']").click()
    expect(guide).to_contain_text("one action at a time")
    page.locator(".own [data-card=dresser-6a]").click()
    expect(guide).to_contain_text("take elements up to his value")
    page.locator("[data-take='set:black']").click()
    expect(guide).to_contain_text("left must mirror right")
    page.locator(".own [data-cell='1.4']").click()
    driver.choose(page, "done")
    expect(page.locator("#prompt-title")).to_contain_text("You may pass once you have recruited")
    driver.choose(page, "extra:")
    luck = Random(1)
    for _ in range(60):
        page.wait_for_selector(driver.READY)
        if "whole day" in guide.inner_text():
            break
        driver.hasten(page, luck)
    expect(guide).to_contain_text("That was a whole day")
    assert {"drafting", "wager", "a turn", "the set"} <= {
        text.strip("✓ \n") for text in guide.locator("li.done").all_inner_texts()
    }
    driver.choose(page, "bid:1")
    page.locator(".own [data-card=queen][data-lit]").click()
    expect(guide).to_contain_text("The Queen gives 4 pounds")  # what is new is explained on later days, too
    page.locator("[data-key='queen:pounds']").click()
    expect(guide).to_have_count(0)


def test_the_language_changes_and_nothing_else(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    driver.step(page, Random(3))
    page.locator(".own [data-card=author]").click()
    expect(page.locator("#prompt-title")).to_contain_text("white quill")
    page.fill("#command", "half a")
    page.locator("header select").first.select_option("de")
    expect(page.locator("#prompt-title")).to_contain_text("weiße Feder")
    expect(page.locator("#command")).to_have_value("half a")
    expect(page.get_by_role("button", name="Regeln")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 2, level="greedy")
    page.wait_for_selector(driver.LIT)
    page.get_by_role("link", name="For hire:").click()
    expect(page.locator("output")).to_contain_text("/")
    ply = int(page.url.partition("ply=")[2])
    expect(page.locator("output")).to_contain_text(f"{ply} /")
    expect(page.locator("li.here").first).to_be_visible()


def test_the_clock_ticks(visit: Visit) -> None:
    page = visit(locale="en-GB")
    screens.clock(page)
    shown = page.locator("[role=timer]").first
    before = seconds(shown.inner_text())
    page.wait_for_timeout(2200)
    after = seconds(shown.inner_text())
    assert 0 < after <= before - 2


def seconds(shown: str) -> int:
    minutes, _, rest = shown.partition(":")
    return int(minutes) * 60 + int(rest)


def test_rules_open_where_they_matter(visit: Visit) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    page.locator("[data-place=stage] .rule").first.click()
    expect(page.get_by_role("heading", name="§5.3 The set")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_an_address_to_be_told_is_checked(visit: Visit) -> None:
    page = visit(locale="en-GB", forgive="422")
    screens.table_menu(page)
    page.fill("#webhook", "http://127.0.0.1/")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("That address cannot be used.")).to_be_visible()


def test_the_end_says_who_won_and_why(visit: Visit) -> None:
    page = visit(locale="en-GB")
    screens.finished("troupe-2")(page)
    expect(page.locator("#end-title")).to_contain_text("win")
    expect(page.locator(".end .why")).to_contain_text("Ahead of")
    expect(page.get_by_role("img", name="Prestige by day")).to_be_visible()
    total = [int(cell.replace("−", "-")) for cell in page.locator(".end .total td").all_inner_texts()]
    assert total == sorted(total, reverse=True)


def test_the_end_has_one_score_everywhere(visit: Visit) -> None:
    """And in German, whose words are long, nothing hangs out of a card."""
    page = visit(locale="de-DE")
    screens.finished("troupe-3")(page)
    total = sorted(page.locator(".end .total td").all_inner_texts())
    assert sorted(text.strip() for text in page.locator("td.prestige b").all_inner_texts()) == total
    assert sorted(text.strip() for text in page.locator("header [title=Prestige] .count").all_inner_texts()) == total
    expect(page.locator(".card").first).to_contain_text("Gewandmeisterin")
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(150)
        wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
        assert page.locator(".card").evaluate_all(wide) == []


def test_the_analysis_leads_to_the_moment(visit: Visit) -> None:
    page = visit(locale="en-GB")
    screens.analysis(page)
    expect(page.get_by_role("img", name="Who stood how")).to_be_visible()
    expect(page.locator(".quality li")).to_have_count(2)
    page.locator("header select").first.select_option("de")
    expect(page.locator(".quality li").first).to_contain_text(re.compile(r"\d,\d %"))
    page.locator(".scrub").fill("0")
    turning = page.locator(".turning button")
    if turning.count():
        turning.first.click()
        expect(page.locator("output")).not_to_have_text(re.compile("^0 /"))
        expect(page.locator(".analysis li.chosen")).to_have_count(1)
