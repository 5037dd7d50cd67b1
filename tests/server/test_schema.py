"""The OpenAPI description holds: whatever fits it is answered as it says, whatever does not is refused."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Player

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
Operation = schemathesis.schemas.APIOperation[Any, Any, Any, Any]
Case = schemathesis.Case[Any]
QUICK = settings(
    max_examples=10,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_description_holds(address: str) -> None:
    """Every address: asked at a table that is there by somebody who sits at it, and in all wrong ways."""
    with Player(address) as ann:
        table = ann.new("me random").table
        cookie = ann.http.cookies["wooden_o"]
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 25
    found: list[str] = []
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            found += complaints(operation, mode, table, cookie)
    assert not found, "\n\n".join(found)


def complaints(operation: Operation, mode: GenerationMode, table: str, cookie: str) -> list[str]:
    try:
        hold(operation, mode, table, cookie)
    except Unsatisfiable:
        return []  # nothing can be wrong about a request that takes nothing
    except (Exception, ExceptionGroup) as error:
        return [f"{operation.label} ({mode.value}): {error}\n{getattr(error, 'exceptions', '')}"]
    return []


def hold(operation: Operation, mode: GenerationMode, table: str, cookie: str) -> None:
    more = [negative_data_rejection] if mode == GenerationMode.NEGATIVE else []

    @seed(1616)
    @QUICK
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Case) -> None:
        if mode == GenerationMode.POSITIVE and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(cookies={"wooden_o": cookie}, checks=[*CHECKS, *more])

    ask()
