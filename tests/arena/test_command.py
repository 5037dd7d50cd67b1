"""`wooden-o arena` and `wooden-o analyse`, as they are typed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wooden_o.arena.ledger import GAMES
from wooden_o.cli import main
from wooden_o.games.troupe import data


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
        ["arena", "troupe", "random", "--option", "rest"],
        ["arena", "troupe", "random", "--games", "0"],
        ["arena", "troupe", "random", "--report", "/dev/null/report.html"],
        ["arena", "globe", "greedy"],
        ["arena", "troupe", "random", "--data", "nowhere.toml"],
    ],
)
def test_mistakes_end_with_one_line(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_what_is_refused_leaves_no_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, out = tmp_path / "new" / "report.html", tmp_path / "out"
    out.write_text("not a folder")
    assert main(["arena", "troupe", "genius", "--report", str(report)]) == 2
    assert not report.parent.exists()
    assert main(["arena", "troupe", "random", "--report", str(report), "--out", str(out)]) == 2
    assert not report.exists()
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_an_older_report_stays_until_there_is_a_new_one(tmp_path: Path) -> None:
    report, out = tmp_path / "report.html", tmp_path / "out"
    report.write_text("an older one")
    out.write_text("not a folder")
    assert main(["arena", "troupe", "random", "--report", str(report), "--out", str(out)]) == 2
    assert report.read_text() == "an older one"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_interrupted_it_says_how_to_go_on_and_resumes(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "wooden_o.cli",
        "arena",
        "troupe",
        "random",
        "--out",
        str(tmp_path),
        "--lang",
        "en",
    ]
    many = [*command, "--games", "5000", "--workers", "2"]
    with subprocess.Popen(many, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until_played(tmp_path / GAMES, 3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert str(tmp_path) in out.replace("\n", "")
    assert err == ""
    played = (tmp_path / GAMES).read_text().splitlines()
    assert main([*command[3:], "--games", str(len(played) + 2), "--workers", "1"]) == 0
    again = (tmp_path / GAMES).read_text().splitlines()
    assert again[: len(played) - 1] == played[:-1]  # the last line may have been cut
    assert {json.loads(line)["number"] for line in again[1:]} >= set(range(len(played) + 1))


def until_played(ledger: Path, games: int) -> None:
    deadline = time.monotonic() + 60
    while not ledger.exists() or len(ledger.read_text().splitlines()) <= games:
        assert time.monotonic() < deadline, "no games were played"
        time.sleep(0.05)


def test_a_series_with_an_owners_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(richer(), "utf-8")
    command = ["arena", "troupe", "greedy", "master@2", "--games", "2", "--workers", "1", "--data", str(file)]
    assert main([*command, "--out", str(tmp_path / "out")]) == 0
    record = (tmp_path / "out" / "records" / "00000.txt").read_text()
    assert f"data: {data.fingerprint(data.read(file))}" in record
    assert data.fingerprint(data.read(file)) != data.fingerprint(data.read(None))
    capsys.readouterr()
    told = tmp_path / "out" / "records" / "00000.txt"
    assert main(["analyse", str(told), "--seconds", "0.001"]) == 2  # played with other data than ours
    assert main(["analyse", str(told), "--seconds", "0.001", "--json", "--data", str(file)]) == 0


def test_bots_play_in_the_terminal_with_an_owners_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, record = tmp_path / "mine.toml", tmp_path / "game.txt"
    file.write_text(richer(), "utf-8")
    command = ["play", "troupe", "--seats", "2", "--people", "0", "--bot", "greedy", "--seed", "1"]
    assert main([*command, "--data", str(file), "--save", str(record)]) == 0
    assert data.fingerprint(data.read(file)) in record.read_text()
    assert capsys.readouterr().err == ""


def richer() -> str:
    """Our values, with the first cost of the template lowered a step."""
    lines = data.template().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("cost"))
    name, _, cost = lines[place].partition("=")
    lines[place] = f"{name}= {int(cost) - 2}"
    return "\n".join(lines) + "\n"
