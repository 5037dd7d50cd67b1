"""Whole games in the terminal: both games, both languages, saved, resumed, left."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import wooden_o as package
from tests.cli.terminal import Terminal, first_each_time, wooden_o
from wooden_o.match import Match, Record

ENDS = {"en": "The end", "de": "Das Ende"}
GOLDEN = Path(__file__).parent.parent / "golden"
GLOBE = pytest.mark.skipif("globe" not in package.GAMES, reason="Globe is not there yet")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
def test_a_whole_game_of_troupe(lang: str, seats: str) -> None:
    done = wooden_o("play", "troupe", "--lang", lang, "--seats", seats, "--seed", "3", typed=first_each_time())
    assert done.returncode == 0
    assert ENDS[lang] in "".join(done.stdout.splitlines()[-25:])
    assert "William" in done.stdout
    assert done.stderr == ""


@GLOBE
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("level", ["basic", "advanced", "tournament", "solitaire"])
def test_a_whole_game_of_globe(lang: str, level: str) -> None:
    done = wooden_o("play", "globe", "--lang", lang, "--level", level, "--seed", "3", typed=first_each_time())
    assert done.returncode == 0
    assert ENDS[lang] in "".join(done.stdout.splitlines()[-25:])
    assert done.stderr == ""


@pytest.mark.parametrize("columns", ["40", "80", "120", "200"])
def test_every_width_will_do(columns: str) -> None:
    done = wooden_o("play", "troupe", "--seed", "5", typed="1\ntable\ncards\n?\n", COLUMNS=columns)
    assert done.returncode == 0
    shown = [line for line in done.stdout.splitlines() if "William > " not in line]  # what is typed is not echoed
    assert max(map(len, shown)) <= int(columns)


def test_a_terminal_without_the_letters_does_not_break() -> None:
    done = wooden_o("play", "troupe", "--seed", "5", typed="1\n1\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0


def test_the_language_is_the_one_of_the_environment() -> None:
    assert "Du bist William." in wooden_o("play", "troupe", LANG="de_AT.UTF-8").stdout
    assert "You are William." in wooden_o("play", "troupe", LANG="fr_FR.UTF-8").stdout
    assert "You are William." in wooden_o("play", "troupe", "--lang", "en", LANG="de_DE.UTF-8").stdout


def test_a_game_is_saved_after_every_step_and_goes_on_exactly(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    left = wooden_o("play", "troupe", "--seed", "1", "--save", saved, typed=first_each_time(12))
    assert left.returncode == 0
    assert str(saved) in left.stdout.splitlines()[-1] or f"--resume {saved}" in left.stdout
    before = saved.read_text("utf-8")
    again = wooden_o("play", "troupe", "--resume", saved, typed="")
    assert again.returncode == 0
    assert saved.read_text("utf-8") == before  # nothing happens while nobody chooses
    done = wooden_o("play", "troupe", "--resume", saved, typed=first_each_time())
    assert "The end" in done.stdout
    assert saved.read_text("utf-8").startswith(before)
    match = Match.resume(package.game("troupe"), Record.from_text(saved.read_text("utf-8")))
    assert match.state.standing() is not None
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]  # no half-written file is left


def test_the_same_seed_makes_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        wooden_o("play", "troupe", "--seed", "9", "--save", tmp_path / name, typed=first_each_time())
    assert (tmp_path / "one").read_text("utf-8") == (tmp_path / "two").read_text("utf-8")


def test_keys_commands_and_reasons() -> None:
    typed = (
        "undo\nwhy bid:9\nbid:2\n1\nwhy\nwhy bid:2\n7\nnonsense\nlog\n?\nsave\nbid:2\nwhy pass\nactivate:hamlet\npass\n"
    )
    shown = wooden_o("play", "troupe", "--seed", "1", typed=typed).stdout
    assert "cannot be taken back" in shown
    assert "there is no such choice in this game" in shown
    assert "something else is being asked just now" in shown
    assert "bid:2 can be chosen right now." in shown
    assert "“nonsense” is neither a number from 1 to 5" in shown
    assert "Say where: save FILE" in shown
    assert shown.count("recruiting is compulsory") == 2
    assert "recruit or activate. You may pass once you have recruited." in shown
    assert "that character is not in your company" in shown
    assert "The game was not saved." in shown


def test_a_step_can_be_taken_back_and_played_again(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    steps = "1\nbid:5\nactivate:author\nadvance:1\nundo\nadvance:2\nundo\nredo\n"
    shown = wooden_o("play", "troupe", "--seed", "1", "--save", saved, typed=steps).stdout
    assert shown.count("Taken back.") == 2
    moves = Record.from_text(saved.read_text("utf-8")).moves
    assert (0, "advance:2") in moves
    assert (0, "advance:1") not in moves


def test_german_words_are_commands_too() -> None:
    shown = wooden_o("play", "troupe", "--lang", "de", "--seed", "1", typed="zurück\nhilfe\nwarum pass\nende\n").stdout
    assert "lässt sich nicht zurücknehmen" in shown
    assert "speichern DATEI" in shown
    assert "gerade wird etwas anderes gefragt" in shown
    assert shown.endswith("Das Spiel wurde nicht gespeichert.\n")


def test_people_hand_over_without_showing_secrets() -> None:
    screen = Terminal("play", "troupe", "--seats", "2", "--people", "2", "--names", "Anna,Ben", "--seed", "1")
    for _ in range(2):  # the draft: Ben, then Anna, who bids first
        screen.until("Press Enter")
        screen.type("\n")
        screen.until(" > ")
        screen.type("1\n")
    screen.until(" > ")
    screen.type("bid:4\n")
    assert "\033[3J" in screen.until("Press Enter")  # what Anna saw and typed has left the screen
    screen.type("\n")
    shown = screen.until(" > ")
    assert "wager 4" in shown
    assert "Ben" in shown
    assert "The wagers" not in shown  # sealed until both have decided
    assert "has wagered" in shown
    screen.type("\x04")
    screen.until("not saved")
    assert screen.close() == 0


def test_an_interrupted_game_says_where_it_is(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    screen = Terminal("play", "troupe", "--seed", "1", "--save", saved)
    screen.until(" > ")
    screen.type("1\n")
    screen.until(" > ")
    screen.process.send_signal(2)  # as Ctrl-C does
    shown = screen.until("--resume")
    assert "Traceback" not in shown
    assert screen.close() == 0
    assert Record.from_text(saved.read_text("utf-8")).moves


@GLOBE
def test_a_claim_is_told_with_what_it_is_about(tmp_path: Path) -> None:
    """After the twentieth choice of a recorded tournament somebody has said where a quotation is from."""
    saved = tmp_path / "game.txt"
    record = Record.from_text((GOLDEN / "globe-2-tournament.txt").read_text("utf-8"))
    saved.write_text(replace(record, moves=record.moves[:20]).to_text(), "utf-8")
    shown = " ".join(wooden_o("play", "globe", "--resume", saved, typed="").stdout.split())
    assert "doth time waste me;” Burbage claims: it is from The Comedy of Errors. Do you challenge?" in shown


@GLOBE
def test_names_are_typed_where_answers_are_many() -> None:
    found = ""
    for seed in range(1, 8):
        done = wooden_o(
            "play", "globe", "--level", "solitaire", "--seed", str(seed), typed="1\n1\n1\nprince hal\n" * 20
        )
        found += done.stdout
    assert "type a name, or part of one" in found
    assert "You: name" in found or "That may be:" in found
