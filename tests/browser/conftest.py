"""A server with the built page, and a real browser; without Playwright or Chromium these tests are skipped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from wooden_o.server import page as built

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.browser import driver

    if driver.chromium() is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    with playwright.sync_playwright() as started:
        found = driver.launch(started)
        yield found
        found.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (built.STATIC / "index.html").is_file():
        pytest.skip("the page is not built (make page)")
    from tests.server.running import Process

    process = Process(tmp_path_factory.mktemp("browser")).start()
    yield process.address
    process.stop()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens browsers of their own, each with a page."""
    from tests.browser import driver

    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(driver.visitor(browser, address, **settings))
        if sys.exc_info()[0]:
            stack.pop_all()
