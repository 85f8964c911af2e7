"""`rattery study`: where the report is written, what is compared, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rattery.cli.commands import study as command
from rattery.core.box import BoxFile
from rattery.lab.study.study import Study
from tests.cli.running import Runner
from tests.lab.study.test_study import made_up

GAME = "pied_piper(players=3)"
MELODY_CHANGED = (
    'actions.melody</code></span></th><td class="words">5</td><td class="words">8</td>'  # as it is, changed
)
ASKED: list[Any] = []

pytest.importorskip("matplotlib", reason="matplotlib, the `study` extra, is not installed")


def observed(
    game: Any, games: int, bots: str, seed: int, threads: int | None, progress: Any, waiting: Any, ray: str | None
) -> Study:
    """A few games, made up."""
    ASKED.append((str(game), games, bots, seed, threads, ray))
    found = made_up(game, 3, bots)
    found.games = games
    return found


@pytest.fixture(autouse=True)
def without_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    ASKED.clear()
    monkeypatch.setattr(command, "study", observed)


def test_a_report_is_written_where_it_was_asked_for(rattery: Runner) -> None:
    run = rattery("study", GAME, "--games", "3", "--seed", "4", "--out", "here", "--threads", "2")
    assert (run.status, run.err) == (0, "")
    assert run.out == "The report is in here/report.html.\n"
    assert Path("here/report.html").stat().st_size > 10_000
    assert ASKED == [(GAME, 3, "random", 4, 2, None)]


def test_players_may_be_said_beside_the_game(rattery: Runner) -> None:
    rattery("study", "pied_piper", "--players", "4", "--games", "3")
    assert ASKED[0][0] == "pied_piper(players=4)"
    assert Path("study-pied_piper/report.html").exists()


def test_bots_play_fewer_games_unless_told_otherwise(rattery: Runner) -> None:
    rattery("study", GAME, "--bots", "easy", "--out", "by-bots")
    rattery("study", GAME, "--out", "at-random")
    assert [(asked[2], asked[1]) for asked in ASKED] == [("easy", 1_000), ("random", 20_000)]


def test_levels_are_told_side_by_side_each_with_its_games(rattery: Runner) -> None:
    rattery("study", GAME, "--bots", "random,normal", "--games", "3,3", "--ray", "local")
    assert [asked[1:3] for asked in ASKED] == [(3, "random"), (3, "normal")]
    assert {asked[-1] for asked in ASKED} == {"local"}
    assert "By level of play" in Path("study-pied_piper/report.html").read_text(encoding="utf-8")
    refused = rattery("study", GAME, "--bots", "random,normal,hard", "--games", "3,3", "--out", "other")
    assert (refused.status, len(refused.err.splitlines())) == (2, 1)


def test_a_study_that_was_stopped_is_reported_all_the_same(rattery: Runner) -> None:
    run = rattery("study", GAME, "--games", "8")
    assert run.status == 130
    assert "Stopped after 3 of 8 games." in run.out
    assert "8 games had been asked for" in Path("study-pied_piper/report.html").read_text(encoding="utf-8")


def test_stopping_one_level_stops_all_that_would_follow(rattery: Runner) -> None:
    change = ("--what-if", "actions.melody.count=8")
    run = rattery("study", GAME, "--bots", "random,normal,hard", "--games", "3,8,3", *change)
    assert [asked[2] for asked in ASKED] == ["random", "normal"]
    assert run.status == 130
    assert "Stopped after 6 of 14 games." in run.out


def test_a_report_is_only_replaced_by_force(rattery: Runner) -> None:
    rattery("study", GAME, "--games", "3")
    again = rattery("study", GAME, "--games", "3")
    assert (again.status, again.out) == (2, "")
    assert "There is a report in" in again.err
    assert len(ASKED) == 1, "nothing was played for it"
    assert rattery("study", GAME, "--games", "3", "--force").status == 0


def test_two_boxes_are_compared(rattery: Runner) -> None:
    text = BoxFile.standard("pied_piper").text
    Path("my.toml").write_text(text.replace("melody   = { count = 5", "melody   = { count = 8"), encoding="utf-8")
    Path("same.toml").write_text(text, encoding="utf-8")
    run = rattery("study", GAME, "--games", "3", "--what-if", "my.toml", "--lang", "fr")
    assert run.status == 0
    page = Path("study-pied_piper/report.html").read_text(encoding="utf-8")
    assert "--what-if my.toml" in page
    assert MELODY_CHANGED in page
    refused = rattery("study", GAME, "--games", "3", "--what-if", "same.toml", "--out", "other")
    assert refused.status == 2
    assert "same.toml holds the same values" in refused.err


def test_a_change_of_the_box_can_be_written_on_the_command_line(rattery: Runner) -> None:
    run = rattery("study", GAME, "--games", "3", "--what-if", "actions.melody.count=8", "--what-if", "limits.hand=5")
    assert run.status == 0
    page = Path("study-pied_piper/report.html").read_text(encoding="utf-8")
    assert MELODY_CHANGED in page
    assert "--what-if &quot;actions.melody.count=8&quot; --what-if &quot;limits.hand=5&quot;" in page


@pytest.mark.parametrize(
    "given",
    [
        ["--bots", "genius"],
        ["--games", "0"],
        ["--players", "9"],
        ["--what-if", "nowhere.toml"],
        ["--what-if", "limits.feet=5"],
        ["--what-if", "limits.hand=500"],
        ["--out", "/dev/null"],
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(rattery: Runner, given: list[str]) -> None:
    run = rattery("study", GAME, *given)
    assert (run.status, run.out) == (2, "")
    assert len(run.err.splitlines()) == 1
    assert ASKED == []
