"""`wooden-o arena` from the command line: figures on the screen, a data set in a file."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import pytest

from wooden_o.arena.ledger import GAMES
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


def test_a_record_that_is_gone_is_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "games"
    command = [*SERIES, "--games", "4", "--out", str(file)]
    assert main(command) == 0
    before = file.read_bytes()
    (folder / "records" / "00001.txt").unlink()
    assert main(command) == 2
    assert "00001.txt cannot be read" in capsys.readouterr().err
    assert file.read_bytes() == before
    ledger = (folder / GAMES).read_text().splitlines(keepends=True)
    (folder / GAMES).write_text("".join(line for line in ledger if '"number": 1,' not in line))
    assert main(command) == 0  # played again, as the complaint said
    assert polars.read_parquet(file).equals(polars.read_parquet(BytesIO(before)))


def test_a_place_that_takes_no_data_set_is_told_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "games.parquet").mkdir()
    for place in (tmp_path / "games.parquet", tmp_path / "file" / "games.parquet"):
        assert main([*SERIES, "--games", "2", "--out", str(place)]) == 2
        told = capsys.readouterr()
        assert f"{place} cannot be written" in told.err
        assert len(told.err.splitlines()) == 1
        assert told.out == ""
        assert not place.with_suffix("").exists()  # nothing was played


def test_without_the_extra_it_is_named_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "wooden_o.envs.dataset", raising=False)
    assert main([*SERIES, "--games", "2", "--out", str(tmp_path / "games.parquet")]) == 2
    assert "needs the extra 'envs'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
