"""The door: origins, limits, headers, sizes, and no stack trace for anybody."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from litestar.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.running import Live, Player, threaded
from wooden_o.server import guard, page, wire
from wooden_o.server.settings import Settings

Players = Callable[[str], Player]
EVIL = Origin("https://evil.example")
BODY = '{"game":"troupe","seats":[{"kind":"me"}]}'
JSON = {"content-type": "application/json"}


def test_foreign_pages_cannot_act(address: str) -> None:
    for name, value in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://["),
        ("sec-fetch-site", "cross-site"),
    ]:
        answer = httpx.post(address + "/api/tables", content=BODY, headers={**JSON, name: value})
        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"
    own = httpx.post(address + "/api/tables", content=BODY, headers={**JSON, "origin": address})
    assert own.status_code == 201


@pytest.mark.parametrize("origin", [EVIL, Origin("http://[")])
def test_foreign_pages_cannot_listen(address: str, origin: Origin) -> None:
    live = address.replace("http", "ws") + "/api/tables/x/live"
    with pytest.raises(InvalidStatus) as refused, connect(live, origin=origin) as socket:
        socket.recv(timeout=5)
    assert refused.value.response.status_code == 403


def test_a_strangers_name_that_leads_here_is_not_answered(address: str) -> None:
    """Whoever makes a name of his lead to this machine could else act from his page as if it were ours."""
    evil = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    assert httpx.get(address + "/api/server", headers=evil).json()["code"] == "foreign-origin"
    assert httpx.post(address + "/api/tables", content=BODY, headers={**JSON, **evil}).status_code == 403
    assert httpx.get(address.replace("127.0.0.1", "localhost") + "/api/server").status_code == 200
    opened = guard.Guard(None, Settings(host="0.0.0.0"))  # type: ignore[arg-type]  # noqa: S104
    assert opened.known_host(Headers({"host": "theatre.example"}))


def test_limits_count_a_household_as_one() -> None:
    assert guard.nearby("2a00:1450:4001:81b::1") == guard.nearby("2a00:1450:4001:81b:ffff::2")
    assert guard.nearby("2a00:1450:4001:81b::1") != guard.nearby("2a00:1450:4001:81c::1")
    assert guard.nearby("192.0.2.1") != guard.nearby("192.0.2.2")


def test_every_answer_carries_the_safety_headers(address: str) -> None:
    for path in ("/", "/t/abc", "/api/server", "/api/nothing", "/api/tables/none", "/health", "/assets/none.js"):
        headers = httpx.get(address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_for_this_site_only_and_scripts_do_not_see_it(address: str) -> None:
    answer = httpx.get(address + "/api/me/tables")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "set-cookie" not in httpx.get(address + "/api/server", cookies=dict(answer.cookies)).headers


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/none", None, 404),
        ("GET", "/api/tables/" + "x" * 200, None, 400),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", None, None),
        ("GET", "/../../etc/passwd", None, None),
        ("GET", "/api/games/chess", None, 404),
        ("GET", "/api/words/fr", None, 400),
        ("GET", "/api/words/en/..", None, None),
        ("POST", "/api/tables", "{", 400),
        ("POST", "/api/tables", "[]", 400),
        ("POST", "/api/tables", BODY.replace("troupe", "chess"), 400),
        ("POST", "/api/tables", BODY.replace('"me"', '"king"'), 400),
        ("POST", "/api/tables", BODY.replace("}]}", '}],"options":{"rest":"never"}}'), 422),
        ("POST", "/api/tables", BODY.replace("}]}", '}],"more":1}'), 400),
        ("POST", "/api/tables", BODY.replace("}]}", '}],"data":"nonsense ="}'), 422),
        ("POST", "/api/records", '{"record":"hello"}', 422),
        ("POST", "/api/tables", '{"game":"troupe","seats":[{"kind":"me"}],"data":"' + "x" * 1_400_000 + '"}', 413),
        ("PUT", "/api/tables", "{}", 405),
        ("POST", "/api/tables", BODY.replace("}]", ',"name":"Ren\u00e9"}]').encode("latin-1"), 400),
        ("POST", "/api/tables", "[" * 5000, 400),
        ("POST", "/api/tables", '{"x":' * 5000, 400),
        ("POST", "/api/tables/none/choices", b'{"key":"\xe9"}', 400),
        ("POST", "/api/records", "[" * 5000, 400),
    ],
)
def test_bad_requests_get_problems_and_never_a_trace(
    address: str, method: str, path: str, body: str | bytes | None, status: int | None
) -> None:
    answer = httpx.request(method, address + path, content=body, headers=JSON)
    assert answer.status_code == status if status else answer.status_code in (200, 400, 404)
    for secret in ("Traceback", 'File "', "site-packages", "sqlalchemy", "root:"):
        assert secret not in answer.text
    if status:
        assert answer.headers["content-type"].startswith("application/problem+json")
        assert answer.json()["status"] == status
        assert answer.headers["content-security-policy"]


def test_a_new_page_is_noticed_while_the_server_runs(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path / "static")
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "secret.js").write_text("not for strangers")
    (tmp_path / "static" / "assets" / "link.js").symlink_to(tmp_path / "secret.js")
    builds = [httpx.get(address + "/api/server").json()["page"]]
    for build in ("old", "new"):
        (tmp_path / "static" / "assets" / f"{build}.js").write_text(build)
        (tmp_path / "static" / "index.html").write_text(f"<script src=/assets/{build}.js></script>")
        assert build in httpx.get(address + "/").text
        assert httpx.get(f"{address}/assets/{build}.js").text == build
        builds.append(httpx.get(address + "/api/server").json()["page"])
    assert len(set(builds)) == 3
    for outside in (
        "/%2e%2e/secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/link.js",
        "/%00.js",
        f"/{'x' * 300}.js",
    ):
        assert "strangers" not in httpx.get(address + outside).text


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    settings = Settings(
        folder=tmp_path, workers=1, tables_per_hour=3, requests_per_second=5, messages_per_second=2, warm=False
    )
    with threaded(settings) as found:
        yield found


def test_limits_on_tables_requests_and_messages(strict: str) -> None:
    with Player(strict) as ann:
        table = ann.new("me").table
        ann.new("me")
        ann.new("me")
        fourth = ann.post("/api/tables", wire.NewTable(game="troupe", seats=[wire.SeatChoice(kind="me")]))
        assert fourth.status_code == 429
        assert fourth.headers["retry-after"]
        with ann.live(table) as live:
            live.snapshot()
            with pytest.raises(ConnectionClosed):
                chatter(live)
            assert live.socket.close_code == 4429
        statuses = {ann.get("/api/server").status_code for _ in range(80)}
        assert statuses == {200, 429}


def chatter(live: Live) -> None:
    for _ in range(40):
        live.send(wire.Ping())
        live.next()


def test_the_server_listens_on_loopback_unless_told_otherwise() -> None:
    assert Settings().host == "127.0.0.1"
    assert not Settings().webhooks


def test_no_secret_stands_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with threaded(Settings(folder=tmp_path, workers=1, limits=False, warm=False)) as found, Player(found) as ann:
        seated = ann.new("me")
        with ann.live(seated.table, token=seated.seats[0].token) as live:
            live.snapshot()
        ann.http.get("/api/tables/none", headers={"authorization": f"Bearer {seated.seats[0].token}"})
    told = capfd.readouterr()
    for secret in (seated.seats[0].token, ann.http.cookies["wooden_o"]):
        assert secret not in told.out + told.err


def test_health_and_metrics(address: str) -> None:
    assert httpx.get(address + "/health").json()["status"] == "ok"
    figures = httpx.get(address + "/metrics").text
    assert "wooden_o_sockets" in figures
    assert "wooden_o_refused_total" in figures


LOGGING = """
import logging, structlog
from wooden_o.server import logs
logs.set_up(as_json=True)
structlog.get_logger().error("ours", table="x")
hidden = "sec" + "ret"
try:
    [][len(hidden)]
except IndexError:
    logging.getLogger("uvicorn.error").exception("theirs")
"""


def test_every_line_of_the_log_is_structured() -> None:
    """What libraries log, too; and no value of a variable stands in a traceback."""
    told = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, text=True, check=True).stderr
    ours, theirs = (json.loads(line) for line in told.splitlines())
    assert (ours["event"], ours["level"], ours["table"]) == ("ours", "error", "x")
    assert (theirs["event"], theirs["level"]) == ("theirs", "error")
    assert "IndexError" in theirs["exception"]
    assert "secret" not in told
