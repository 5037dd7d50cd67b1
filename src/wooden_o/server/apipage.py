"""The OpenAPI description as one plain page, without scripts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    """Every address of the server with what it takes and gives."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = "".join(operations(openapi_schema))
        head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wooden O: API</title><h1>Wooden O: API</h1>'
        more = '<p>The whole description: <a href="/api/schema/openapi.json">openapi.json</a></p>'
        names = "<tr><th>Request</th><th>Takes</th><th>Gives</th><th></th></tr>"
        return f"{head}{more}<table>{names}{rows}</table></html>".encode()


def operations(schema: dict[str, Any]) -> Iterator[str]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {})
            answers = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
            cells = (f"{method.upper()} {path}", kind(body), kind(answers[0] if answers else {}))
            told = operation.get("description", operation.get("summary", ""))
            yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in (*cells, told)) + "</tr>"


def kind(part: dict[str, Any]) -> str:
    """The name of the type a part holds."""
    for content in part.get("content", {}).values():
        schema = content.get("schema", {})
        return str(schema.get("$ref", schema.get("type", ""))).rpartition("/")[2]
    return ""
