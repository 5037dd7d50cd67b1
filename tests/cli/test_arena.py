"""`wooden-o arena` from the command line: figures on the screen, a data set in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from wooden_o.cli import main

polars = pytest.importorskip("polars", reason="polars belongs to the extra envs")


def test_a_series_becomes_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    command = [
        "arena",
        "troupe",
        "random",
        "greedy",
        "--games",
        "4",
        "--workers",
        "1",
        "--out",
        str(file),
        "--lang",
        "en",
    ]
    assert main(command) == 0
    assert "greedy" in capsys.readouterr().out
    rows = polars.read_parquet(file)
    assert rows["game"].n_unique() == 4
    assert set(rows["seat"].unique()) == {0, 1}
    assert {"choice", "key", "legal", "observation", "score", "place"} <= set(rows.columns)
    assert (tmp_path / "games" / "games.csv").exists()
