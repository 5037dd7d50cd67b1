"""Every kind of screen: nothing against WCAG 2.2 AA, nothing too wide or too small on a phone, a light first load."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Response, expect

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
    told = {"troupe": "in order of initiative", "globe": "knowledge counts"}[game]
    page.get_by_text({"troupe": "Strategic Rest", "globe": "Tournament"}[game], exact=False).first.click()
    expect(page.locator("fieldset .about").filter(has_text=told)).to_be_visible()


def test_a_file_is_chosen_in_the_language_of_the_page(visit: Callable[..., Page]) -> None:
    page = visit(locale="de-DE")
    page.goto("/lobby")
    pick = page.get_by_label("Datei auswählen …")
    expect(pick).to_have_accessible_description(
        "Eine als Textdatei gespeicherte Partie wird als eigener Tisch geöffnet."
    )
    with page.expect_file_chooser():
        pick.press("Enter")


def test_the_lobby_looks_again(visit: Callable[..., Page]) -> None:
    """A table that somebody opened meanwhile is there as soon as one looks at the page again."""
    page, other = visit(locale="en-GB"), visit(locale="en-GB")
    page.goto("/lobby")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    seats = [{"kind": "me", "name": "Yorick the Late"}, {"kind": "open"}]
    other.request.post("/api/tables", data={"game": "globe", "seats": seats, "visibility": "open"})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("Yorick the Late")).to_be_visible()


def test_lessons_do_not_bury_the_games(visit: Callable[..., Page]) -> None:
    """Of all lessons the latest is listed, with its guide; and what one does not want to see any more is gone."""
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    screens.globe_lesson(page)  # two tables: its first chapter, and the one of the ladder
    page.goto("/")
    lines = page.locator(".continue li")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Globe: lesson")
    lines.first.get_by_role("link").click()
    page.wait_for_url("**guide=ladder")
    page.wait_for_selector(".guide")
    page.goto("/lobby")
    expect(page.get_by_text("Globe: lesson")).to_have_count(1)
    page.get_by_role("button", name="Do not list any more: Globe").click()
    expect(page.get_by_text("Globe: lesson")).to_have_count(0)
    expect(page.get_by_role("link", name="Troupe Guest")).to_be_focused()
