"""The OpenAPI description holds: whatever fits it is answered as it says, whatever does not is refused."""

from __future__ import annotations

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
QUICK = settings(
    max_examples=10,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_description_holds(address: str) -> None:
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 25
    found: list[str] = []
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            found += complaints(operation, mode)
    assert not found, "\n\n".join(found)


def complaints(operation: schemathesis.schemas.APIOperation, mode: GenerationMode) -> list[str]:
    try:
        hold(operation, mode)
    except Unsatisfiable:
        return []  # nothing can be wrong about a request that takes nothing
    except (Exception, ExceptionGroup) as error:
        return [f"{operation.label} ({mode.value}): {error}\n{getattr(error, 'exceptions', '')}"]
    return []


def hold(operation: schemathesis.schemas.APIOperation, mode: GenerationMode) -> None:
    more = [negative_data_rejection] if mode == GenerationMode.NEGATIVE else []

    @seed(1616)
    @QUICK
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case) -> None:
        case.call_and_validate(checks=[*CHECKS, *more])

    ask()
