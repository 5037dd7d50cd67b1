"""A choice is answered on screen within a tenth of a second on loopback."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median, quantiles

import pytest
from playwright.sync_api import Page

from tests.browser import driver

pytestmark = pytest.mark.long

LIMIT = 100.0  # milliseconds
CHOICES = 25
ROUNDS = 3

WATCH = """
addEventListener('click', (event) => {
  if (event.target.closest('[data-lit]')) performance.mark('chosen');
}, { capture: true });
const answered = (changes) => {
  if (changes.every(({ target }) => target.parentElement?.closest('.hint'))) return;
  const [chosen] = performance.getEntriesByName('chosen').slice(-1);
  if (!chosen) return;
  performance.clearMarks('chosen');
  requestAnimationFrame(() => setTimeout(() => {
    performance.measure('answered', { start: chosen.startTime, end: performance.now() });
  }));
};
addEventListener('DOMContentLoaded', () =>
  new MutationObserver(answered).observe(document.body, { childList: true, characterData: true, subtree: true }));
"""  # from the click until the frame after the table has changed


def times(page: Page, luck: Random, begin: Callable[[], None]) -> list[float]:
    """Milliseconds from click to picture, of so many choices; in several games if one has too few."""
    taken: list[float] = []
    while len(taken) < CHOICES:
        begin()
        so_far: list[float] = []
        while len(taken) + len(so_far) < CHOICES:
            page.wait_for_selector(driver.READY)
            if page.locator(".end").count():
                break
            driver.step(page, luck)
            so_far = page.evaluate("performance.getEntriesByName('answered').map(({ duration }) => duration)")
        taken += so_far
    return taken


@pytest.mark.parametrize(("game", "level"), [("troupe", ""), ("globe", "groundling")])
def test_a_choice_is_answered_at_once(visit: Callable[..., Page], game: str, level: str) -> None:
    """The best of a few rounds counts: other programs may disturb one, hardly all."""
    page = visit(locale="en-GB", viewport={"width": 1280, "height": 900})
    page.add_init_script(WATCH)
    luck, rounds = Random(6), []
    for _ in range(ROUNDS):
        rounds.append(times(page, luck, lambda: driver.begin(page, game, 2 if level else 1, level=level)))
        if median(rounds[-1]) < LIMIT:
            break
    middle, most = min((median(taken), quantiles(taken, n=20)[-1]) for taken in rounds)
    print(f"{game}: {CHOICES} choices, median {middle:.0f} ms, 95 of 100 within {most:.0f} ms")
    assert middle < LIMIT, rounds
