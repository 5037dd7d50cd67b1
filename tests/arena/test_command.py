"""`wooden-o arena` and `wooden-o analyse`, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wooden_o.cli import main


def test_a_series_is_played_told_and_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, page = tmp_path / "out", tmp_path / "report.html"
    command = ["arena", "troupe", "greedy", "random", "--games", "2", "--workers", "1"]
    assert main([*command, "--out", str(out), "--report", str(page), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    assert "Elo" in told
    assert page.read_text().startswith("<!doctype html>")
    record = out / "records" / "00000.txt"
    assert main(["analyse", str(record), "--seconds", "0.001", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 2


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "troupe", "genius"],
        ["arena", "troupe", "random@never"],
        ["arena", "troupe", "random", "--seats", "7"],
        ["arena", "troupe", "random", "--option", "rest=never"],
    ],
)
def test_mistakes_end_with_one_line(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
