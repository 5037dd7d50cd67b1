"""Playing in a real browser as a person would: by mouse, by keyboard alone, by typing."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LIT = "[data-lit]:not([aria-disabled=true])"
READY = f"{LIT}, .end, #claim"
ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
GONE = ("Timeout", "not attached", "outside of the viewport", "not visible")
PATIENCE = 60_000  # milliseconds; bots think on a busy machine


def chromium() -> str | None:
    """Debian's Chromium, or whatever goes by that name."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)


@contextmanager
def visitor(browser: Browser, address: str, **settings: object) -> Iterator[Page]:
    """A person with a browser of their own; whatever the console complains of fails the test."""
    context: BrowserContext = browser.new_context(base_url=address, reduced_motion="reduce", **settings)  # type: ignore[arg-type]
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda told: complaints.append(told.text) if told.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.set_default_timeout(PATIENCE)
    try:
        yield page
    finally:
        context.close()
    assert not complaints, complaints


def begin(page: Page, game: str, seats: int, *, company: str = "bots", level: str = "", option: str = "") -> None:
    """From the start page to the table."""
    page.goto(f"/new/{game}")
    page.locator(f"input[name=company][value={company if seats > 1 else 'alone'}]").check(force=True)
    if seats > 1:
        page.locator(f"input[name=count][value='{seats}']").check(force=True)
    if level:
        page.locator(f"input[name=level][value={level}]").check(force=True)
    if option:
        page.locator("label.pick", has_text=option).first.click()
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")


def by_mouse(page: Page, luck: Random, most: int = 2000) -> int:
    """Click lit-up things until the game is over; how many it took."""
    for made in range(most):
        page.wait_for_selector(READY)
        if page.locator(".end").count():
            return made
        step(page, luck)
    return most


def step(page: Page, luck: Random) -> None:
    """One choice: a claim by typing where one is asked for, or a click on something lit."""
    if page.locator("#claim").count() and (luck.random() < 0.5 or not page.locator(LIT).count()):
        name_somebody(page, luck)
        return
    lit = page.locator(LIT)
    count = lit.count()
    if count:
        settled(page, lambda: lit.nth(luck.randrange(count)).click(timeout=5000, force=True))


def name_somebody(page: Page, luck: Random) -> None:
    name = luck.choice(["Hamlet", "Falstaff", "Macbeth", "Portia", "Brutus", "12"])
    settled(page, lambda: page.fill("#claim", name, timeout=3000))
    page.keyboard.press("Enter")
    page.wait_for_timeout(150)
    offered = page.locator(".claim [aria-live] button")
    if offered.count():
        settled(page, lambda: offered.first.click(timeout=5000))


def settled(page: Page, deed: object) -> None:
    """Do it; a thing that has just gone, because the table moved on, is no mistake."""
    try:
        deed()  # type: ignore[operator]
    except Exception as error:
        if not any(gone in str(error) for gone in GONE):
            raise
    page.wait_for_timeout(15)


def by_keyboard(page: Page, most: int = 2000) -> int:
    """Play to the end without a pointer: Tab to a board, arrows to a lit thing, Enter."""
    for made in range(most):
        page.wait_for_selector(READY)
        if page.locator(".end").count():
            return made
        if not reach_lit(page):
            page.wait_for_timeout(50)
            continue
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    return most


def reach_lit(page: Page, most: int = 60) -> bool:
    """Tab on until something that may be chosen has the focus."""
    for _ in range(most):
        if page.evaluate("document.activeElement?.hasAttribute('data-lit') ?? false"):
            return True
        page.keyboard.press("Tab")
    return False


def violations(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA."""
    page.evaluate(AXE.read_text("utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = page.evaluate("tags => axe.run(document, { runOnly: { type: 'tag', values: tags } })", tags)
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:240]}"
        for rule in found["violations"]
        for node in rule["nodes"][:3]
    ]
