"""Globe in a browser: whole games at every level by mouse and by keyboard, its lesson, board, claims and booklet."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver
from tests.server.running import until
from wooden_o.words import Words

Visit = Callable[..., Page]
NAMES = ["Mark Antony", "Falstaf", "Lady Macbeth", "Rosalind", "Desdemona", "Hamlet", "Prospero", "Much Ado"]
CHAPTERS = {
    "move": "move:0",
    "card": "move:1",
    "push": "push:1:0",
    "ladder": "ladder:0",
    "name": "Mark Antony",
    "challenge": "challenge",
    "identify": "Hamlet",
    "home": "move:0",
}


def begin(page: Page, level: str, language: str = "en") -> None:
    alone = level == "solitaire"
    option = "" if alone else Words(language).text(f"level-{level}")
    driver.begin(page, "globe", 1 if alone else 2, level="" if alone else "groundling", option=option)


def won(page: Page) -> None:
    """The end is told, and the Globe is full of somebody's pieces, each on a place of its own."""
    expect(page.locator("#end-title")).to_be_visible()
    places = page.evaluate("[...document.querySelectorAll('.piece')].map((one) => one.style.transform)")
    assert len(places) == len(set(places))
    assert page.locator(".race li.in").count() >= 3


def answered(page: Page) -> bool:
    """What was typed is taken, or the page has something to say about it."""
    told = page.locator(".claim [role=status]").all_inner_texts()
    return not page.locator("#claim").count() or not page.locator("#claim").input_value() or any(told)


def type_name(page: Page, name: str) -> None:
    """Without a pointer: to the box, a name that need not be spelt well, and one of those it may mean."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.id") == "claim":
            break
        page.keyboard.press("Tab")
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    until(lambda: answered(page), 30, "for an answer")
    if page.locator("#claim-names li").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    page.wait_for_timeout(30)


def by_keyboard(page: Page, most: int = 600) -> int:
    """To the end without a pointer; who is asked for a name gives each of these once. How many were given."""
    given = 0
    for _ in range(most):
        page.wait_for_selector(driver.READY)
        if page.locator(".end").count():
            return given
        if given < len(NAMES) and page.locator("#claim").count():
            type_name(page, NAMES[given])
            given += 1
        elif driver.reach_lit(page):
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
    return given


@pytest.mark.slow
@pytest.mark.parametrize(("level", "language"), [("basic", "en"), ("solitaire", "de")])
def test_a_whole_game_by_mouse(visit: Visit, level: str, language: str) -> None:
    page = visit(locale=language, viewport={"width": 1280, "height": 900})
    begin(page, level, language)
    assert driver.by_mouse(page, Random(5)) > 2  # forced moves are made by themselves
    won(page)
    assert driver.violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "language"), [("advanced", "de"), pytest.param("tournament", "en", marks=pytest.mark.long)]
)
def test_a_whole_game_by_keyboard_alone(visit: Visit, level: str, language: str) -> None:
    page = visit(locale=language, viewport={"width": 1280, "height": 900}, color_scheme="dark")
    given = play_through(page, level, language)
    for _ in range(4):  # luck may never ask for a name
        if given or level != "tournament":
            break
        page.goto("/")
        given = play_through(page, level, language)
    assert given > 0 if level == "tournament" else given == 0
    assert driver.violations(page) == []


def play_through(page: Page, level: str, language: str) -> int:
    begin(page, level, language)
    given = by_keyboard(page)
    won(page)
    return given


@pytest.mark.slow
def test_the_lesson(visit: Visit) -> None:
    """Eight chapters, in each of which the learner makes the move."""
    page, words = visit(locale="de", viewport={"width": 1280, "height": 900}), Words("de")
    page.goto("/learn/globe")
    page.locator("section .button.main").click()
    for name, answer in CHAPTERS.items():
        page.wait_for_url(f"**guide={name}")
        expect(page.locator(".guide [aria-live]")).to_have_text(words.prose(f"learn-globe-{name}"))
        if ":" in answer or answer == "challenge":
            page.locator(f".prompt [data-key='{answer}']").click()
        else:
            page.fill("#claim", answer)
            page.keyboard.press("Enter")
        expect(page.locator("[data-next]")).to_be_visible()
        page.locator("[data-next]").click()
    page.wait_for_url("**/new/globe")


def chapter(page: Page, name: str) -> None:
    """A table of the lesson, as it lies when that chapter begins."""
    page.goto("/learn/globe")
    page.locator("section .button.main").click()
    number = list(CHAPTERS).index(name)
    if number:
        page.locator(".guide li button").nth(number).click()
    page.wait_for_url(f"**guide={name}")
    page.wait_for_selector(".prompt.owes")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_claim_is_judged_by_its_question_alone(visit: Visit, language: str) -> None:
    """Whoever sees nothing but the question knows what is claimed, and of what."""
    page, words = visit(locale=language, viewport={"width": 1280, "height": 900}), Words(language)
    question = page.locator("#prompt-title")
    chapter(page, "challenge")
    expect(question).to_contain_text("Shylock")
    expect(question).to_contain_text(words.text("booklet-title-antony-and-cleopatra"))
    driver.resume(page, "globe-2-tournament", 20)
    expect(question).to_contain_text(words.text("booklet-title-comedy-of-errors"))
    expect(question).to_contain_text("I wasted time, and now doth time waste me")


def test_a_chapter_is_done_only_by_what_it_is_about(visit: Visit) -> None:
    """Who chooses otherwise is told what would have been, and may try again."""
    page, words = visit(locale="de", viewport={"width": 1280, "height": 900}), Words("de")
    said = page.locator(".guide [aria-live]")
    for name, otherwise in (("challenge", "allow"), ("home", "move:1")):
        chapter(page, name)
        page.locator(f".prompt [data-key='{otherwise}']").click()
        expect(said).to_have_text(words.prose(f"learn-globe-{name}-other"))
        expect(page.locator("[data-next]")).to_have_count(0)
    page.locator("[data-again]").click()
    expect(said).to_have_text(words.prose("learn-globe-home"))


def test_all_that_is_lit_lies_above_the_sheet(visit: Visit) -> None:
    """On a phone, where what is asked lies on the board."""
    page = visit(locale="de", viewport={"width": 360, "height": 740})
    chapter(page, "move")
    under = """() => [...document.querySelectorAll('.square [data-lit]')].filter((one) =>
      one.getBoundingClientRect().bottom > document.querySelector('.ask').getBoundingClientRect().top).length"""
    until(lambda: page.evaluate(under) == 0, 10, "for the board to be moved up")
    assert page.locator(".square .goal[data-lit]").count() == 2


def test_a_long_name_stays_in_its_place(visit: Visit) -> None:
    page, name = visit(locale="en-GB", viewport={"width": 1280, "height": 900}), "Wilhelmina" * 4
    wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
    driver.resume(page, "globe-2-tournament", 20, name=name)
    expect(page.locator(".race .who").first).to_have_text(name)
    assert page.locator(".race, .race .player, .throw, .prompt").evaluate_all(wide) == []
    driver.resume(page, "troupe-2", 12, name=name)
    expect(page.locator(".own h2")).to_contain_text(name)
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 740})
        page.wait_for_timeout(150)
        assert page.locator(".boards, .boards .panel, .prompt, .boards table").evaluate_all(wide) == []


def test_where_a_piece_may_go_lights_up_and_takes_it_there(visit: Visit) -> None:
    page = visit(locale="en-GB", viewport={"width": 1280, "height": 900})
    chapter(page, "ladder")
    lit = page.locator(".goal[data-lit]").evaluate_all("all => all.map((one) => Number(one.dataset.goal))")
    assert sorted(lit) == [7, 32, 34]  # a fresh piece, the foreign ladder's corner, the piece on 27
    assert page.locator(".road [data-lit]").count() == 1
    page.locator(".goal[data-goal='7']").focus()
    page.keyboard.press("Enter")
    piece = page.locator("[data-piece='0.1']")
    expect(piece).to_have_attribute("aria-label", "Piece 2 of Guest, on space 7, Julius Caesar. 63 to go")


def test_the_board_is_one_tab_stop(visit: Visit) -> None:
    page = visit(locale="en-GB", viewport={"width": 1280, "height": 900})
    chapter(page, "move")
    assert page.locator(".square [data-stop][tabindex='0']").count() == 1
    page.locator(".space[data-space='3']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.space") == "4"
    names = page.locator(".square [data-stop]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) == 64 + 20 + 1 + 2 + 6  # spaces, rungs, the Globe, where to go, pieces
    assert all(names)


def test_a_board_of_the_size_of_a_hand(visit: Visit) -> None:
    """Symbols instead of words, the road ahead in words below, and a larger board that can be pushed about."""
    page = visit(locale="en-GB", viewport={"width": 360, "height": 740})
    chapter(page, "move")
    expect(page.locator(".space[data-space='3'] .words")).to_be_hidden()
    expect(page.locator(".road .tile").first).to_contain_text("Merry Wives")
    page.get_by_role("button", name="Larger").click()
    expect(page.locator(".space[data-space='3'] .words")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert driver.violations(page) == []


def test_suggestions_are_the_same_whatever_is_right(visit: Visit) -> None:
    """Names of all plays are offered: being understood says nothing about being right."""
    page = visit(locale="en-GB", viewport={"width": 1280, "height": 900})
    chapter(page, "name")
    for typed, meant in (("Shylok", "claim:shylock"), ("mark antny", "claim:mark-antony")):
        page.fill("#claim", typed)
        expect(page.locator("#claim-names li").first).to_have_attribute("data-match", meant)
    page.fill("#claim", "nobody at all with such a name")
    page.keyboard.press("Enter")
    expect(page.locator(".claim [role=status]")).to_contain_text("Nobody of that name")
    chapter(page, "identify")
    page.fill("#claim", "nothing at all with such a title")
    page.keyboard.press("Enter")
    expect(page.locator(".claim [role=status]")).to_contain_text("No play has that title")


def test_the_booklet_is_closed_while_it_would_answer(visit: Visit) -> None:
    page = visit(locale="en-GB", forgive="409", viewport={"width": 1280, "height": 900})
    chapter(page, "move")
    page.get_by_role("button", name="Open the booklet").click()
    page.locator(".booklet summary", has_text="Julius Caesar").click()
    expect(page.locator(".booklet details[open]")).to_contain_text("Mark Antony")
    assert driver.violations(page) == []
    chapter(page, "name")
    expect(page.locator(".booklet")).to_contain_text("closed")
    expect(page.locator(".booklet button")).to_have_count(0)
    page.goto("/booklet")
    expect(page.get_by_role("alert")).to_contain_text("closed")


def claim_something(page: Page) -> None:
    asked = page.locator("label[for=claim]").inner_text()
    page.fill("#claim", "Shylock" if "Whom" in asked else "Macbeth")
    page.keyboard.press("Enter")
    until(lambda: answered(page), 30, "for an answer")


def may_challenge(pages: tuple[Page, Page], luck: Random) -> bool:
    """Whether one of them may challenge the other; if not yet, whoever is asked makes one choice."""
    if any(page.locator(".prompt.owes [data-key=challenge]").count() for page in pages):
        return True
    asked = next((page for page in pages if page.locator(".prompt.owes").count()), None)
    if asked and asked.locator("#claim").count():
        claim_something(asked)
    elif asked:
        driver.step(asked, luck)
    return False


@pytest.mark.slow
def test_the_time_to_challenge_is_seen_by_all(visit: Visit) -> None:
    """Two people: as soon as one has claimed something, both see the same time run out."""
    first, second = (visit(locale="en-GB", viewport={"width": 1280, "height": 900}) for _ in range(2))
    driver.begin(first, "globe", 2, company="friends", option="Tournament")
    second.goto(first.url)
    second.get_by_label("Your name").fill("Ben")
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        page.wait_for_selector(".square")
    luck = Random(3)
    until(lambda: may_challenge((first, second), luck), 120, "for a claim that may be challenged")
    for page in (first, second):
        timer = page.get_by_role("timer").first
        expect(timer).to_contain_text("seconds to challenge")
        before = timer.inner_text()
        expect(timer).not_to_have_text(before)
