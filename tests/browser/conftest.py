"""Servers with the built page, and a real browser; without Playwright or Chromium these tests are skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest

from wooden_o.server import page as built

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.installed import Installed
    from tests.browser.relay import Relay
    from tests.server.running import Process

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
playwright.expect.set_options(timeout=30_000)  # on a busy machine


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.browser import driver

    if driver.chromium() is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    with playwright.sync_playwright() as started:
        found = driver.launch(started)
        yield found
        found.close()


def needs_the_page() -> None:
    if not (built.STATIC / "index.html").is_file():
        pytest.skip("the page is not built (make page)")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The server most tests share."""
    needs_the_page()
    from tests.server.running import Process

    process = Process(tmp_path_factory.mktemp("browser"), "--webhooks").start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def address(server: Process) -> str:
    return server.address


@pytest.fixture(scope="session")
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    """A server that may be killed and updated."""
    needs_the_page()
    from tests.browser.installed import Installed

    process = Installed(tmp_path_factory.mktemp("frail"))
    process.start()
    yield process
    process.stop()


@pytest.fixture
def line() -> Iterator[Callable[[Process], Relay]]:
    """Lines to a server that can be cut."""
    from tests.browser.relay import Relay

    with ExitStack() as stack:
        yield lambda process: stack.enter_context(closing(Relay(process.port)))


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens browsers of their own, each with a page; at the shared server unless told otherwise."""
    from tests.browser import driver

    with ExitStack() as stack:

        def come(to: str = "", **settings: Any) -> Page:
            place = to or request.getfixturevalue("address")
            return stack.enter_context(driver.visitor(browser, place, **settings))

        yield come
