"""Every kind of screen, brought about by playing: for axe, and as pictures that a person can look through."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from tests.browser import driver

WIDTHS = {360: 740, 1280: 900, 1920: 1080}
Bring = Callable[[Page], None]


def plain(path: str) -> Bring:
    def bring(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector("main h1")

    return bring


def played(game: str, seats: int, until: str, option: str = "") -> Bring:
    """A game played until something is there to be seen; another one if it ends before."""

    def bring(page: Page) -> None:
        luck, step = Random(11), driver.hasten if until == ".end" else driver.step
        for _ in range(9):
            driver.begin(page, game, seats, level=driver.WEAK[game] if seats > 1 else "", option=option)
            while page.wait_for_selector(driver.READY) and not page.locator(f"{until}, .end").count():
                step(page, luck)
            if page.locator(until).count():
                break
        else:
            raise AssertionError(f"{until} never came up")
        page.mouse.move(2, 2)
        page.wait_for_timeout(400)

    return bring


def waiting(page: Page) -> None:
    page.goto("/new/troupe?with=friends")
    page.locator("button.start").click()
    page.wait_for_selector("svg[role=img]")


def hand_over(page: Page) -> None:
    driver.begin(page, "troupe", 2, company="hot-seat")
    page.wait_for_selector("main h1")


def lesson(page: Page) -> None:
    page.goto("/learn/troupe")
    page.locator("main button.main").click()
    page.wait_for_selector(driver.LIT)


def globe_lesson(page: Page) -> None:
    """The chapter of the foreign ladder."""
    page.goto("/learn/globe")
    page.locator("main button.main").click()
    page.locator(".guide li button").nth(3).click()
    page.wait_for_url("**guide=ladder")
    page.wait_for_selector(".prompt.owes")


def clock(page: Page) -> None:
    """A table with a clock that runs."""
    page.goto("/new/troupe")
    page.locator("form summary").click()
    page.locator("form select").select_option("move-60")
    page.locator("button.start").click()
    page.wait_for_selector("[role=timer]")


def building(page: Page) -> None:
    """The Handyman at work: a set element is taken, and where it goes is asked."""
    driver.begin(page, "troupe", 2, level="greedy")
    for key in ("draft", "bid:5", "activate:handyman", "take:set"):
        driver.choose(page, key)
    page.wait_for_selector("[data-cell][data-lit]")
    page.mouse.move(2, 2)


def table_menu(page: Page) -> None:
    played("troupe", 2, "[data-lit]")(page)
    page.locator("[aria-haspopup=dialog]").click()
    page.wait_for_selector("#webhook")


def rules_beside(page: Page) -> None:
    played("troupe", 2, "[data-lit]")(page)
    page.locator("#prompt-title .rule").click()
    page.wait_for_selector("dialog .rules-text h2")


def real_table(game: str) -> Bring:
    def bring(page: Page) -> None:
        driver.begin(page, game, 2, real_table=True)
        page.wait_for_selector("[data-nature], [data-die]")

    return bring


def finished(golden: str, more: str = "") -> Bring:
    """A recorded game, opened from its file."""

    def bring(page: Page) -> None:
        page.goto("/lobby")
        page.set_input_files("input[type=file]", driver.ROOT / "tests" / "golden" / f"{golden}.txt")
        page.wait_for_selector(".end")
        page.goto(page.url + more)
        page.wait_for_selector(".scrub, .end")
        page.wait_for_timeout(400)

    return bring


def analysis(page: Page) -> None:
    """What the bots hold of a finished game, at the dearest choice."""
    finished("globe-2-advanced", "/replay?ply=40")(page)
    page.locator(".analysis button").click()
    page.wait_for_selector(".turning li")
    if page.locator(".turning button").count():
        page.locator(".turning button").first.click()
    page.wait_for_timeout(300)


SCREENS: dict[str, Bring] = {
    "start": plain("/"),
    "new-troupe": plain("/new/troupe"),
    "new-globe": plain("/new/globe"),
    "lobby": plain("/lobby"),
    "about": plain("/about"),
    "learn": plain("/learn"),
    "rules-troupe": plain("/rules/troupe"),
    "rules-globe": plain("/rules/globe"),
    "booklet": plain("/booklet"),
    "nowhere": plain("/no-such-page"),
    "waiting-room": waiting,
    "hand-over": hand_over,
    "troupe-draft": played("troupe", 4, "[data-lit]"),
    "troupe-wager": played("troupe", 4, "[data-key^='bid:']"),
    "troupe-turn": played("troupe", 4, "[data-key='pass']"),
    "troupe-recruit": played("troupe", 2, ".card [data-key^='recruit:']"),
    "troupe-build": building,
    "troupe-solo-end": finished("troupe-1"),
    "troupe-end": played("troupe", 2, ".end"),
    "globe-basic": played("globe", 4, ".piece[data-lit]", "Basic"),
    "globe-card": played("globe", 3, ".face", "Basic"),
    "globe-lesson": globe_lesson,
    "globe-naming": played("globe", 2, "#claim", "Tournament"),
    "globe-challenge": played("globe", 2, "[data-key=challenge]", "Tournament"),
    "globe-solitaire": played("globe", 1, "#claim"),
    "globe-end": finished("globe-4-advanced"),
    "replay": finished("troupe-3", "/replay?ply=190"),
    "analysis": analysis,
    "lesson": lesson,
    "clock": clock,
    "table-menu": table_menu,
    "rules-beside": rules_beside,
    "real-troupe": real_table("troupe"),
    "real-globe": real_table("globe"),
}


def pictures(address: str, folder: Path, only: list[str]) -> Iterator[Path]:
    """Each screen at each width, light; the tables in dark and in German as well."""
    with sync_playwright() as started:
        browser = driver.launch(started)
        for name, bring in SCREENS.items():
            if only and name not in only:
                continue
            with driver.visitor(browser, address, locale="en-GB", viewport={"width": 1280, "height": 900}) as page:
                bring(page)
                yield from at_every_width(page, folder, name)
                if page.locator(".boards").count():
                    yield from in_german(page, folder, name)
        browser.close()


def at_every_width(page: Page, folder: Path, name: str) -> Iterator[Path]:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for width in WIDTHS:
            if theme == "dark" and width != 1280:
                continue
            path = folder / f"{name}-{width}{'-dark' if theme == 'dark' else ''}.png"
            picture(page, path, width)
            yield path


def in_german(page: Page, folder: Path, name: str) -> Iterator[Path]:
    """German words are longer: how they do on a phone and on a desk."""
    page.emulate_media(color_scheme="light")
    page.locator("header select").first.select_option("de")
    for width in (360, 1280):
        path = folder / f"{name}-{width}-de.png"
        picture(page, path, width)
        yield path


def picture(page: Page, path: Path, width: int) -> None:
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    page.mouse.move(2, 2)
    page.wait_for_timeout(150)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=path, full_page=width != 360 or not page.locator(".ask").count())


def main() -> None:
    import tempfile

    from tests.server.running import Process

    folder = driver.ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        process = Process(Path(place), "--webhooks").start()
        try:
            for path in pictures(process.address, folder, sys.argv[1:]):
                print(path.relative_to(driver.ROOT), flush=True)
        finally:
            process.stop()


if __name__ == "__main__":
    main()
