"""Which rules are under test: compiled ones, or plain Python."""

from __future__ import annotations

from hypothesis import settings

import wooden_o

settings.register_profile("house", deadline=None, print_blob=True)  # two suites share two cores: time says nothing
settings.load_profile("house")


def pytest_report_header() -> str:
    return "rules: compiled" if wooden_o.compiled else f"rules: plain Python ({wooden_o.why_plain})"
