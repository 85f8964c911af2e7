"""`rattery tournament`: what is printed, stored and refused, and how it is resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rattery.cli.localization import cli_words
from rattery.core.folders import state_folder
from rattery.core.words import LANGUAGES
from tests.cli.running import Runner, Terminal

QUICK = "pied_piper(players=2,variant=little_rats)"
START = ["tournament", QUICK, "--bots", "random,easy", "--games", "4"]


def only_folder() -> Path:
    (folder,) = (state_folder() / "tournaments").iterdir()
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ratings_and_a_cross_table_are_shown(rattery: Runner, lang: str) -> None:
    run = rattery(*START, "--workers", "1", "--lang", lang)
    assert (run.status, run.err) == (0, ""), "no bar where nobody watches"
    assert QUICK in run.out
    called = cli_words(lang).say("bot-easy")
    rows = [line for line in run.out.splitlines() if f" {called} " in line]
    assert len(rows) == 3, "its rating, its column and its row"
    assert "1500" in run.out
    assert str(only_folder()) in run.out


def test_every_match_is_kept_and_can_be_replayed(rattery: Runner) -> None:
    rattery(*START, "--workers", "1", "--folder", "mine")
    assert len(list(Path("mine/matches").glob("*.json"))) == 4
    assert "Easy" in rattery("replay", "mine/matches/000000.json").out


def test_a_machine_reads_the_same(rattery: Runner) -> None:
    data = json.loads(rattery(*START, "--workers", "1", "--seed", "7", "--json").out)
    assert data["complete"] is True
    assert (data["games"], data["seed"]) == (4, 7)
    assert {rating["name"] for rating in data["ratings"]} == {"random", "easy"}
    shares = {row["bot"]: row["share"] for row in data["cross_table"]}
    assert sum(shares.values()) == pytest.approx(1)
    assert data["folder"] == str(only_folder())


def test_it_goes_on_by_its_folder_alone_or_by_the_same_command(rattery: Runner) -> None:
    rattery(*START, "--workers", "1", "--folder", "mine")
    first = Path("mine/results.jsonl").read_text(encoding="utf-8")
    run = rattery("tournament", "--resume", "mine", "--games", "8", "--workers", "1")
    assert run.status == 0
    assert "8 matches" in run.out
    longer = Path("mine/results.jsonl").read_text(encoding="utf-8")
    assert longer.startswith(first)
    assert len(longer.splitlines()) == 8
    for again in (["tournament", "--resume", "mine"], [*START, "--folder", "mine"], [*START, "--resume", "mine"]):
        assert rattery(*again, "--workers", "1").status == 0
        assert Path("mine/results.jsonl").read_text(encoding="utf-8") == longer


def test_with_three_players_it_is_said_what_the_cross_table_compares(rattery: Runner) -> None:
    game = "pied_piper(players=3,variant=little_rats)"
    run = rattery("tournament", game, "--bots", "random,easy,normal", "--games", "3", "--workers", "1")
    assert "who finished before whom" in " ".join(run.out.split())


def test_whoever_plays_without_a_player_has_a_line_too(rattery: Runner) -> None:
    run = rattery("tournament", "first_rat(players=1)", "--bots", "random", "--games", "2", "--workers", "1")
    assert run.status == 0
    assert "GREG" in run.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["tournament"], "Which game, and which bots?"),
        (["tournament", QUICK], "Which game, and which bots?"),
        (["tournament", QUICK, "--bots", "random"], "at least two bots"),
        (["tournament", QUICK, "--bots", ","], "none were named"),
        (["tournament", QUICK, "--bots", "random,nobody"], "“nobody”"),
        (["tournament", QUICK, "--bots", "random,random"], "entered twice"),
        (["tournament", "chess", "--bots", "random,easy"], "There is no game called “chess”"),
        ([*START[:-1], "1"], "1 games are too few"),
        ([*START[:-1], "many"], "--games must be a whole number"),
        ([*START, "--workers", "0"], "--workers must be a whole number"),
        ([*START, "--seed", "x"], "--seed must be a whole number"),
        (["tournament", "--resume", "nowhere"], "There is no tournament in"),
        (["tournament", "--resume", "nowhere", "--folder", "elsewhere"], "either --folder or --resume"),
        ([*START, "--folder", "file.txt/t"], "cannot be used for a tournament"),
    ],
)
def test_bad_input_is_refused_in_one_line_and_nothing_is_left_behind(
    rattery: Runner, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    Path("file.txt").touch()
    run = rattery(*arguments)
    assert (run.status, run.out) == (2, "")
    assert len(run.err.splitlines()) == 1
    assert sentence in run.err
    assert [file.name for file in tmp_path.iterdir()] == ["file.txt"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (["--seed", "9"], "the seed of that one"),
        (["--bots", "easy,random"], "the bots of that one"),
        (["rat_trap(players=2)"], "the game of that one"),
    ],
)
def test_another_tournament_is_not_mixed_in(rattery: Runner, changes: list[str], sentence: str) -> None:
    rattery(*START, "--workers", "1", "--folder", "mine")
    before = Path("mine/results.jsonl").read_bytes()
    run = rattery("tournament", "--resume", "mine", *changes)
    assert run.status == 2
    assert sentence in run.err
    assert Path("mine/results.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    "damage", ["", "[]", '{"tournament": 1}', '{"tournament": 1, "games": 4, "game": 7, "bots": 3}']
)
def test_a_damaged_description_is_refused(rattery: Runner, damage: str) -> None:
    rattery(*START, "--workers", "1", "--folder", "mine")
    Path("mine/tournament.json").write_text(damage, encoding="utf-8")
    run = rattery("tournament", "--resume", "mine")
    assert run.status == 2
    assert "There is no tournament in" in run.err


def test_ctrl_c_tells_what_was_played_and_how_to_go_on(tmp_path: Path) -> None:
    start = ["tournament", "first_rat(players=1)", "--bots", "random", "--games", "4000", "--folder", "mine"]
    with Terminal(*start) as terminal:
        terminal.read_until("/4000")
        terminal.interrupt()
        assert terminal.wait() == 130
        assert "of 4,000 matches" in terminal.text
        assert f"rattery tournament --resume {tmp_path / 'mine'}" in terminal.text
        assert "Traceback" not in terminal.text
    played = len(Path("mine/results.jsonl").read_text(encoding="utf-8").splitlines())
    assert f"Stopped after {played} of" in terminal.text
