"""`wooden-o arena` from the command line: figures on the screen, a data set in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from wooden_o.cli import main

polars = pytest.importorskip("polars", reason="polars belongs to the extra envs")

SERIES = ["arena", "troupe", "random", "greedy", "--workers", "1", "--lang", "en"]


def test_a_series_becomes_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    assert main([*SERIES, "--games", "4", "--out", str(file)]) == 0
    assert "greedy" in capsys.readouterr().out
    rows = polars.read_parquet(file)
    assert rows["game"].n_unique() == 4
    assert set(rows["seat"].unique()) == {0, 1}
    assert {"choice", "key", "legal", "observation", "score", "place"} <= set(rows.columns)
    assert (tmp_path / "games" / "games.csv").exists()


def test_a_data_set_holds_the_games_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    for games in (4, 2):
        assert main([*SERIES, "--games", str(games), "--out", str(file)]) == 0
        assert set(polars.read_parquet(file)["game"]) == set(range(games))
