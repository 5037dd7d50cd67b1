"""The other commands, and what happens when something is wrong with what was typed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import first_each_time, wooden_o
from wooden_o.server.settings import Settings


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a whole game in which the Queen was asked for objectives."""
    path = tmp_path_factory.mktemp("records") / "game.txt"
    typed = "1\nbid:5\n1\nactivate:queen\nqueen:objectives\n1\n1\n" + first_each_time()
    assert wooden_o("play", "troupe", "--seats", "2", "--seed", "4", "--save", path, typed=typed).returncode == 0
    assert "queen:objectives" in path.read_text("utf-8")
    return path


def refused(*args: str | Path, **env: str) -> str:
    """The one line the command ends with when it is asked for what cannot be."""
    done = wooden_o(*args, **env)
    assert done.returncode == 2
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_files_that_are_no_records(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "text").write_text("once upon a time\n", "utf-8")
    assert "cannot be read" in refused("play", "troupe", "--resume", tmp_path / "missing")
    assert "not UTF-8" in refused("play", "troupe", "--resume", tmp_path / "binary")
    assert "begins with" in refused("play", "troupe", "--resume", tmp_path / "text")
    assert "lässt sich nicht lesen" in refused("replay", tmp_path / "missing", "--lang", "de")
    assert "cannot be read" in refused("replay", tmp_path)


def test_records_that_do_not_fit(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text("utf-8")
    for wrong, complaint in (
        (text.replace("rules: 1", "rules: 99"), "rules version 99"),
        (text.replace("game: troupe", "game: chess"), "chess"),
        (text.replace("seats: 2", "seats: 7"), "1 to 4 seats"),
        (text.replace("bid:5", "bid:6"), "bid:6"),
        (text.replace("data: ", "data: 0"), "played with data"),
    ):
        (tmp_path / "record").write_text(wrong, "utf-8")
        assert complaint in refused("replay", tmp_path / "record")


def test_a_game_that_is_there_is_not_overwritten(finished: Path) -> None:
    before = finished.read_text("utf-8")
    assert "exists already" in refused("play", "troupe", "--save", finished)
    assert finished.read_text("utf-8") == before


def test_tables_that_cannot_be(tmp_path: Path) -> None:
    assert "1 to 4 seats" in refused("play", "troupe", "--seats", "5")
    assert "3 people do not fit on 2 seats" in refused("play", "troupe", "--seats", "2", "--people", "3")
    assert "Strategic Rest needs" in refused("play", "troupe", "--seats", "1", "--rest", "strategic")
    assert "3 names for 2 seats" in refused("play", "troupe", "--seats", "2", "--names", "a,b,c")
    assert "no program called tybalt" in refused("play", "troupe", "--bot", "tybalt")
    assert "Troupe has no option 'level'" in refused("play", "troupe", "--level", "basic")


def test_servers_that_cannot_be(tmp_path: Path) -> None:
    database = "mysql://a:secret@b/c"
    told = refused("serve", "--no-browser", "--folder", tmp_path, "--database", database)
    assert "--database is an address such as" in told
    assert "secret" not in told
    assert not list(tmp_path.iterdir())
    for wrong in (database, "nonsense", "mysql://a:b/", "sqlite://", "postgresql://a:99999/b"):
        assert Settings(database=wrong).impossible == ["database"]
    for wrong in ("nonsense", "http://a", "redis://a:99999"):
        assert Settings(channels=wrong).impossible == ["channels"]
    for port in (-1, 99999):
        assert Settings(port=port).impossible == ["port"]
    assert not Settings(database="postgresql://a@b/c", channels="redis://a:6379").impossible
    assert not Settings(database="sqlite:///a").impossible


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    done = wooden_o("play", "troupe", "--save", tmp_path / "no" / "such" / "folder", typed="1\n")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_arguments_nobody_knows() -> None:
    for args in (
        ["play", "chess"],
        ["fly"],
        [],
        ["play", "troupe", "--seats", "many"],
        ["play", "troupe", "--lang", "fr"],
    ):
        done = wooden_o(*args)
        assert done.returncode == 2
        assert "usage:" in done.stderr


def test_our_data_as_a_template_is_in_order(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(wooden_o("data", "template").stdout, "utf-8")
    done = wooden_o("data", "check", mine)
    assert done.returncode == 0
    assert "is in order" in done.stdout
    assert wooden_o("play", "troupe", "--data", mine, "--seed", "1", typed="1\n").returncode == 0


def test_mistakes_in_data_are_named(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    template = wooden_o("data", "template").stdout
    mine.write_text(
        template.replace("cost = 5", "cost = 4", 1).replace('measure = "extras"', 'measure = "hats"'), "utf-8"
    )
    done = wooden_o("data", "check", mine)
    assert done.returncode == 2
    assert "2 mistakes" in done.stderr
    assert "character 1 (lady-macbeth): field cost: is 4; allowed: one of 1, 3, 5" in done.stderr
    assert "objective 5 (crowd-scene): field measure" in done.stderr
    assert wooden_o("play", "troupe", "--data", mine).returncode == 2
    assert "2 Fehler" in wooden_o("data", "check", mine, "--lang", "de").stderr


def test_what_is_reconstructed_is_told() -> None:
    shown = wooden_o("data", "show").stdout
    assert "not the published values" in shown
    assert "character lady-macbeth" in shown
    assert "objective first-night" in shown or "objective wardrobe" in shown


def test_values_of_the_box_are_not_called_reconstructed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    template = wooden_o("data", "template").stdout
    mine.write_text(template.replace('"reconstructed"', '"box"'), "utf-8")
    assert "No value is reconstructed." in wooden_o("data", "show", mine).stdout
    shown = wooden_o("play", "troupe", "--data", mine, "--seed", "1", typed="cards\n").stdout
    assert "Lady Macbeth°" not in shown
    assert "are reconstructed by us" not in shown


def test_a_record_is_told_in_words(finished: Path) -> None:
    shown = wooden_o("replay", finished)
    assert shown.returncode == 0
    assert "Day 6 begins." in shown.stdout
    assert "The end" in shown.stdout
    german = wooden_o("replay", finished, "--lang", "de", "--table").stdout
    assert "Tag 6 beginnt." in german
    assert "Initiative" in german


def test_a_spectator_is_not_told_what_was_drawn(finished: Path) -> None:
    public = wooden_o("replay", finished, "--to", "60").stdout
    assert "draws an objective." in public
    assert "draws the objective" not in public
    assert "hidden cards stay hidden" in public
    assert "William draws the objective" in wooden_o("replay", finished, "--to", "60", "--seat", "1").stdout
    assert "William draws the objective" not in wooden_o("replay", finished, "--to", "60", "--seat", "2").stdout


def test_replays_that_cannot_be(finished: Path) -> None:
    assert "no seat 3" in refused("replay", finished, "--seat", "3")
    assert "steps, not 999" in refused("replay", finished, "--to", "999")


@pytest.mark.parametrize(
    ("topic", "lang", "expected"),
    [
        ("", "en", "The Winter’s Tale"),
        ("", "de", "Das Wintermärchen"),
        ("hamlet", "en", "Horatio"),
        ("Viel Lärm", "de", "Beatrice"),
        ("kings", "en", "1199–1216"),
        ("life", "de", "Stratford"),
        ("quotations", "en", "Sonnet"),
    ],
)
def test_the_booklet_opens(topic: str, lang: str, expected: str) -> None:
    done = wooden_o("booklet", *([topic] if topic else []), "--lang", lang)
    assert done.returncode == 0
    assert expected in done.stdout


def test_the_booklet_does_not_know_everything() -> None:
    assert "nothing about “cardenio”" in refused("booklet", "cardenio")


def test_help_speaks_both_languages() -> None:
    assert "play a game in the terminal" in wooden_o("--help").stdout
    assert "ein Spiel im Terminal spielen" in wooden_o("--help", LANG="de_DE.UTF-8").stdout
    assert "wooden-o" in wooden_o("--version").stdout


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m wooden_o.cli booklet quotations | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


def test_the_engine_does_not_load_the_terminal() -> None:
    code = "import sys, wooden_o; wooden_o.game('troupe'); print({'rich', 'fluent'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
