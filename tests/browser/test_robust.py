"""Lost lines, dead lines, killed and updated servers: no choice is lost or doubled, and the page says what is up."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import driver
from tests.browser.installed import Installed, stored
from tests.browser.relay import Relay
from tests.server.running import Process, until

pytestmark = pytest.mark.long

Visit = Callable[..., Page]
Line = Callable[[Process], Relay]
NO_LINE = "WebSocket connection to|Failed to load resource|dynamically imported module|Refused to apply style"
LOST = "The connection is lost; trying again."


def at_a_table(visit: Visit, line: Relay) -> Page:
    page = visit(line.address, locale="en-GB", forgive=NO_LINE)
    driver.begin(page, "troupe", 1)
    return page


def kept(server: Process, page: Page, chosen: list[str]) -> None:
    """All that was chosen gets stored, once, and the page asks the next question."""
    until(lambda: stored(server, driver.table_of(page)) == chosen, 30, f"for {chosen[-1]}")
    page.wait_for_selector(driver.LIT)
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator(".problem")).to_have_count(0)


def test_a_choice_outlives_a_lost_line(visit: Visit, server: Process, line: Line) -> None:
    wire = line(server)
    page = at_a_table(visit, wire)
    chosen = [driver.choose(page)]
    kept(server, page, chosen)
    for way in ("up", "down"):
        wire.swallow(**{way: True})
        chosen.append(driver.choose(page))
        if way == "down":
            until(lambda: stored(server, driver.table_of(page)) == chosen, what="for the server to store")
        wire.cut()
        expect(page.get_by_text(LOST)).to_be_visible()
        wire.mend()
        kept(server, page, chosen)
    wire.cut()
    expect(page.get_by_text(LOST)).to_be_visible()
    chosen.append(driver.choose(page))
    wire.mend()
    kept(server, page, chosen)
    chosen.append(driver.choose(page))
    kept(server, page, chosen)


def test_a_line_that_is_dead_without_a_word_is_noticed(visit: Visit, server: Process, line: Line) -> None:
    wire = line(server)
    page = at_a_table(visit, wire)
    page.wait_for_selector(driver.LIT)
    wire.swallow(up=True, down=True)
    kept(server, page, [driver.choose(page)])


def test_choices_outlive_a_killed_server(visit: Visit, frail: Installed, line: Line) -> None:
    unheard, unanswered = line(frail), line(frail)
    ann, ben = at_a_table(visit, unheard), at_a_table(visit, unanswered)
    chosen = {ann: [driver.choose(ann)], ben: [driver.choose(ben)]}
    for page in (ann, ben):
        kept(frail, page, chosen[page])
    unheard.swallow(up=True)
    unanswered.swallow(down=True)
    for page in (ann, ben):
        chosen[page].append(driver.choose(page))
    until(lambda: stored(frail, driver.table_of(ben)) == chosen[ben], what="for the server to store")
    frail.kill()
    for page in (ann, ben):
        expect(page.get_by_text(LOST)).to_be_visible()
    frail.start()
    for page in (ann, ben):
        kept(frail, page, chosen[page])
        chosen[page].append(driver.choose(page))
        kept(frail, page, chosen[page])


def test_an_old_page_loads_itself_anew_after_an_update(visit: Visit, frail: Installed) -> None:
    playing, reading = (visit(frail.address, locale="en-GB", forgive=NO_LINE) for _ in range(2))
    driver.begin(playing, "troupe", 1)
    chosen = [driver.choose(playing)]
    kept(frail, playing, chosen)
    reading.goto("/")
    reading.get_by_role("link", name="About").first.wait_for()
    for page in (playing, reading):
        page.evaluate("document.documentElement.dataset.old = 'yes'")
    frail.freeze()
    chosen.append(driver.choose(playing))
    frail.kill()
    frail.update()
    frail.start()
    expect(playing.locator("html[data-old]")).to_have_count(0, timeout=20_000)
    kept(frail, playing, chosen)
    chosen.append(driver.choose(playing))
    kept(frail, playing, chosen)
    reading.get_by_role("link", name="Rules", exact=True).first.click()
    expect(reading.locator("html[data-old]")).to_have_count(0)
    expect(reading.locator("main h1")).to_be_visible()
    assert reading.url.endswith("/rules")


def test_chat_that_was_missed_arrives_later(visit: Visit, server: Process, line: Line) -> None:
    wire = line(server)
    page = at_a_table(visit, wire)
    page.wait_for_selector(driver.LIT)
    wire.cut()
    said = page.request.post(
        f"{server.address}/api/tables/{driver.table_of(page)}/chat",
        data={"type": "say", "text": "Where art thou?", "command": "0123456789ab"},
    )
    assert said.ok, said.text()
    wire.mend()
    expect(page.get_by_text("Where art thou?")).to_have_count(1)


# What the page says


def test_without_a_server_the_page_says_so(visit: Visit, server: Process, line: Line) -> None:
    wire = line(server)
    page = visit(wire.address, locale="en-GB", forgive=NO_LINE)
    page.goto("/new/troupe")
    page.locator("button.start:enabled").wait_for()
    wire.cut()
    page.locator("button.start").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.get_by_role("link", name="Wooden O").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.get_by_role("link", name="Tables").click()
    expect(page.get_by_role("alert")).to_be_visible()
    wire.mend()
    page.get_by_role("link", name="Wooden O").click()
    page.get_by_role("link", name="Tables").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


def test_words_that_do_not_come_are_asked_for_again(visit: Visit) -> None:
    page = visit(locale="de-DE", forgive=NO_LINE)
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        if len(lost) > 1:
            route.continue_()
        else:
            route.abort()

    page.route("**/assets/page-*", lose)
    page.goto("/")
    expect(page.get_by_role("link", name="Tische")).to_be_visible()
    assert lost


def test_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit(locale="en-GB", forgive="404")
    page.goto("/t/no-such-table")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.goto("/t/no-such-table/replay")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_game_that_cannot_be_opened(visit: Visit, server: Process) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    connection = sqlite3.connect(server.folder / "wooden-o.sqlite")
    with connection:
        row = dict(zip(*columns(connection, driver.table_of(page)), strict=True)) | {"id": "broken", "rules": 99}
        marks = ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", row)  # noqa: S608
    connection.close()
    page.goto("/t/broken")
    expect(page.get_by_role("heading", name="cannot be opened")).to_be_visible()


def columns(connection: sqlite3.Connection, table: str) -> tuple[list[str], tuple[object, ...]]:
    found = connection.execute("SELECT * FROM tables WHERE id = ?", (table,))
    return [name for name, *_ in found.description], found.fetchone()


def test_a_link_that_opens_no_seat(visit: Visit) -> None:
    ann, ben = visit(locale="en-GB"), visit(locale="en-GB", forgive="403")
    driver.begin(ann, "troupe", 1)
    ben.goto(f"{ann.url}#{'x' * 43}")
    expect(ben.get_by_role("alert")).to_contain_text("That link opens no seat at this table.")
    ben.wait_for_selector(".boards")
    assert not ben.locator(driver.LIT).count()
    assert "#" not in ben.url


def test_however_much_is_typed_the_page_plays_on(visit: Visit, server: Process) -> None:
    page = visit(locale="en-GB")
    driver.begin(page, "troupe", 1)
    page.wait_for_selector(driver.LIT)
    for letters in (119, 500, 5000):
        page.fill("#command", "z" * letters)
        page.keyboard.press("Enter")
        expect(page.get_by_text("there is no such choice")).to_be_visible()
    page.locator("summary", has_text="Talk").click()
    page.get_by_label("Say something").fill("x" * 600)
    page.keyboard.press("Enter")
    expect(page.locator("details li")).to_contain_text("x" * 500)  # the box takes no more
    page.get_by_label("Say something").evaluate("box => box.removeAttribute('maxlength')")
    page.get_by_label("Say something").fill("y" * 600)
    page.keyboard.press("Enter")
    expect(page.locator(".problem")).to_contain_text("The request is not understood.")
    chosen = [driver.choose(page), driver.choose(page)]
    kept(server, page, chosen)
