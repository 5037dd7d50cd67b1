"""Playing in a real browser as a person would: by mouse, by keyboard alone, by typing."""

from __future__ import annotations

import re
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
WEAK = {"troupe": "greedy", "globe": "groundling"}  # bots that answer at once
PLAIN = ("pass", "bid:1", "done")
PLACE = """([wanted, chance]) => {
  const seen = [...document.querySelectorAll(wanted)].filter((one) => one.getClientRects().length);
  const one = seen[Math.floor(chance * seen.length)];
  one?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = one?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""  # where to click on one of those that are to be seen
VIOLATIONS = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`),
  );
}"""  # all else that axe has to tell would take longer to fetch than to find
PATIENCE = 60_000  # milliseconds; bots think on a busy machine


def chromium() -> str | None:
    """Debian's Chromium, or whatever goes by that name."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)


@contextmanager
def visitor(browser: Browser, address: str, *, forgive: str = "", **settings: object) -> Iterator[Page]:
    """A person with a browser of their own; what its console complains of fails the test, unless it is forgiven."""
    context: BrowserContext = browser.new_context(base_url=address, reduced_motion="reduce", **settings)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    context.on("console", lambda told: complaints.append(told.text) if told.type in ("error", "warning") else None)
    context.on("weberror", lambda told: complaints.append(str(told.error)))
    try:
        yield context.new_page()
    finally:
        context.close()
    complaints = [told for told in complaints if not (forgive and re.search(forgive, told))]
    assert not complaints, complaints


def begin(
    page: Page,
    game: str,
    seats: int,
    *,
    company: str = "bots",
    level: str = "",
    option: str = "",
    facts: bool = False,
    real_table: bool = False,
) -> None:
    """From the start page to the table."""
    page.goto(f"/new/{game}")
    page.locator(f"input[name=company][value={company if seats > 1 else 'alone'}]").check(force=True)
    if seats > 1:
        page.locator(f"input[name=count][value='{seats}']").check(force=True)
    if level:
        page.locator(f"input[name=level][value={level}]").check(force=True)
    if option:
        page.locator("label.pick", has_text=option).first.click()
    if facts:
        page.locator("input[name=option-act_scene_line]").last.check(force=True)
    if real_table:
        page.locator("form details summary").click()
        page.locator(".check input").last.check()
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")


def table_of(page: Page) -> str:
    return page.url.partition("/t/")[2].partition("/")[0]


def resume(page: Page, golden: str, ply: int, **more: object) -> None:
    """Sit down at a recorded game, in the first seat, after so many of its choices; bots take the others."""
    page.goto("/")
    record = (ROOT / "tests" / "golden" / f"{golden}.txt").read_text("utf-8")
    wish = {"record": record, "ply": ply, "seat": 0, "level": WEAK[golden.partition("-")[0]], **more}
    page.goto(f"/t/{page.request.post('/api/records', data=wish).json()['table']}")
    page.wait_for_selector(".prompt.owes")


def choose(page: Page, key: str = "") -> str:
    """Click a choice in the list of all, the first whose key begins so; its key."""
    page.wait_for_selector(".prompt.owes")
    unfold = page.locator(".prompt [aria-expanded=false]")
    if unfold.count():
        unfold.click()
    wanted = f"[data-key^='{key}']" if key else "[data-key]"
    button = page.locator(f".prompt {wanted}:not([aria-disabled=true])").first
    chosen = button.get_attribute("data-key") or ""
    button.click()
    return chosen


def by_mouse(page: Page, luck: Random, most: int = 2000) -> int:
    """Click lit-up things until the game is over; how many it took."""
    for made in range(most):
        page.wait_for_selector(READY)
        if page.locator(".end").count():
            return made
        step(page, luck)
    return most


def step(page: Page, luck: Random, wanted: str = LIT) -> None:
    """One choice: a claim by typing where one is asked for, or a click on something lit."""
    if luck.random() < 0.5 and page.locator("#claim").count():
        name_somebody(page, luck)
        return
    place = page.evaluate(PLACE, [wanted, luck.random()])
    if place:
        page.mouse.click(*place)
        page.wait_for_timeout(15)
    elif page.locator("#claim").count():
        name_somebody(page, luck)


def hasten(page: Page, luck: Random, lit: str = LIT) -> None:
    """One choice, such that the game is soon over."""
    plain = next((key for key in PLAIN if page.locator(f"[data-key='{key}']").count()), "")
    step(page, luck, f"[data-key='{plain}']" if plain else lit)


def name_somebody(page: Page, luck: Random) -> None:
    name = luck.choice(["Hamlet", "Falstaff", "Macbeth", "Portia", "Brutus", "12"])
    settled(page, lambda: page.fill("#claim", name, timeout=3000))
    page.keyboard.press("Enter")
    page.wait_for_timeout(150)
    offered = page.locator("#claim-names li")
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


def by_typing(page: Page, luck: Random, most: int = 2000) -> int:
    """Play to the end on the command line: ask what there is, and type the number of one."""
    for made in range(most):
        page.wait_for_selector(READY)
        if page.locator(".end").count():
            return made
        page.fill("#command", "?")
        page.keyboard.press("Enter")
        offered = page.locator("section:has(#command) li").count()
        page.fill("#command", str(luck.randint(1, max(1, offered))))
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


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds against WCAG 2.2 AA, or against these rules alone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": tags}
    found: list[str] = page.evaluate(VIOLATIONS, only)
    return found
