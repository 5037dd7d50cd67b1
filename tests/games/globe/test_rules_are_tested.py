"""Every numbered rule is named by at least one test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

COUNTS = {"B": 30, "A": 7, "T": 11, "O": 1, "S": 6}
RULES = [f"{part}{number}" for part, count in COUNTS.items() for number in range(1, count + 1)]
HERE = Path(__file__).parent
BOOK = HERE.parents[2] / "docs" / "rules" / "globe.md"


def rules_with_tests() -> set[str]:
    """The rule ids that test names begin with: test_b26_b27_… names two."""
    names = [
        name
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def test_(\w+)", path.read_text("utf-8"), re.MULTILINE)
    ]
    return {rule.upper() for name in names for rule in re.findall(r"(?:^|_)([batos]\d+)(?=_)", name)}


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_a_test(rule: str) -> None:
    assert rule in rules_with_tests()


@pytest.mark.parametrize("rule", RULES)
def test_rule_is_in_the_rules_document(rule: str) -> None:
    assert f"**{rule}**" in BOOK.read_text("utf-8")
