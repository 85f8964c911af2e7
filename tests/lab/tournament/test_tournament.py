"""Tournaments: the same results however they are played, nothing lost on the way, and bad input refused in a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.errors import BadTournament, RatteryError
from rattery.lab.interval import Share
from rattery.lab.tournament.contest import Result
from rattery.lab.tournament.entrants import AUTOMATON
from rattery.lab.tournament.schedule import schedule
from rattery.lab.tournament.tournament import Tournament, tournament
from rattery.match import read_match
from tests.lab.players import Anything, EndsItsProcess, Failing, First, Slow
from tests.waiting import wait_until

QUICK = "pied_piper(players=2,variant=little_rats)"
THREE = "pied_piper(players=3,variant=little_rats)"
TWO_BOTS = {"first": First, "anything": Anything}


def without_time(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=()) for result in results]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Tournament:
    return tournament(QUICK, TWO_BOTS, games=8, seed=5, folder=tmp_path_factory.mktemp("kept") / "t", workers=1)


# Playing.


def test_every_match_is_saved_with_who_sat_where(kept: Tournament) -> None:
    assert kept.folder is not None
    assert kept.is_complete
    for result, fixture in zip(kept.results, schedule(2, 2, 8), strict=True):
        match = read_match(kept.folder / "matches" / f"{result.match:06}.json")
        assert match.is_over
        assert str(match.game) == QUICK
        assert list(match.names) == list(result.bots) == [["first", "anything"][entrant] for entrant in fixture.seats]
        assert (tuple(match.scores), tuple(match.winners)) == (result.scores, result.winners)
        assert len(match.history) == result.moves == sum(result.decisions)


def test_the_same_key_is_played_from_every_seat_and_every_group_has_its_own(kept: Tournament) -> None:
    assert kept.folder is not None
    keys = [read_match(kept.folder / "matches" / f"{number:06}.json").key for number in range(8)]
    assert keys[0::2] == keys[1::2]
    assert len(set(keys)) == 4


def test_the_number_of_workers_changes_nothing(kept: Tournament, tmp_path: Path) -> None:
    found = tournament(QUICK, TWO_BOTS, games=8, seed=5, folder=tmp_path / "t", workers=3)
    assert without_time(found.results) == without_time(kept.results)
    assert kept.folder is not None
    for file in sorted((kept.folder / "matches").iterdir()):
        assert (tmp_path / "t" / "matches" / file.name).read_bytes() == file.read_bytes()


def test_another_seed_gives_other_matches(kept: Tournament) -> None:
    found = tournament(QUICK, TWO_BOTS, games=8, seed=6, workers=1)
    assert without_time(found.results) != without_time(kept.results)
    assert found.folder is None


def test_a_bot_that_sits_twice_is_numbered(tmp_path: Path) -> None:
    found = tournament(THREE, TWO_BOTS, games=6, folder=tmp_path / "t", workers=1)
    names = read_match(tmp_path / "t" / "matches" / "000000.json").names
    assert found.results[0].bots == ("first", "first", "anything")
    assert names == ("first 1", "first 2", "anything")


def test_progress_is_told_match_by_match() -> None:
    told: list[object] = []

    def progress(played: int, games: int) -> None:
        told.append((played, games))

    tournament(QUICK, TWO_BOTS, 4, workers=1, progress=progress, waiting=lambda: told.append("compiling"))
    assert told == [(0, 4), "compiling", (0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]


# What it tells.


def made_up(results: list[Result], game: str = QUICK) -> Tournament:
    return Tournament(rattery.load(game), ["a", "b"], 0, len(results), results, None)


def result(match: int, bots: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    seats = range(len(bots))
    return Result(
        match,
        match // 2,
        bots,
        scores,
        winners,
        match % 2,
        10,
        tuple(2 for _ in seats),
        tuple(seat + 1.0 for seat in seats),
    )


def test_shares_count_victories_and_shared_ones_in_parts() -> None:
    found = made_up(
        [
            result(0, ("a", "b"), (3, 1), (0,)),
            result(1, ("b", "a"), (2, 2), (0, 1)),
            result(2, ("a", "b"), (3, 1), (0,)),
            result(3, ("b", "a"), (4, 1), (0,)),
        ]
    )
    assert found.shares["a"].share == 2.5 / 4
    assert found.cross_table["a", "b"].share == 2.5 / 4
    assert found.cross_table["b", "a"].share == 1.5 / 4
    assert found.cross_table["b", "a"].games == 4
    assert [rating.name for rating in found.ratings] == ["a", "b"]
    assert found.seconds == {"a": (1 + 2 + 1 + 2) / 8, "b": (2 + 1 + 2 + 1) / 8}


def test_with_more_players_the_finishing_order_is_compared() -> None:
    found = made_up([result(0, ("a", "a", "b"), (5, 1, 3), (0,))], THREE)
    assert found.shares["a"].share == 0.5, "one victory on two seats"
    assert found.shares["a"].games == 2
    assert found.cross_table["a", "b"].share == 0.5, "one of the two finished before b"
    assert found.cross_table["a", "b"].games == 2


def test_a_victory_is_before_any_points() -> None:
    found = made_up([result(0, ("a", "b"), (3, 9), (0,))])
    assert found.cross_table["a", "b"].share == 1.0


def test_whoever_plays_without_a_player_is_rated_beside_the_bots() -> None:
    found = tournament("first_rat(players=1)", TWO_BOTS, games=4, seed=1, workers=1)
    assert {rating.name for rating in found.ratings} == {"first", "anything", AUTOMATON}
    assert [each.bots for each in found.results] == [("first",), ("anything",)] * 2
    assert [each.group for each in found.results] == [0, 0, 1, 1]
    assert found.shares[AUTOMATON].games == 4
    assert found.shares[AUTOMATON].share + found.shares["first"].share / 2 + found.shares["anything"].share / 2 == 1
    assert AUTOMATON not in found.seconds


def test_everything_can_be_told_to_a_machine(kept: Tournament) -> None:
    data = json.loads(json.dumps(kept.data()))
    assert data["game"] == QUICK
    assert data["complete"] is True
    assert [rating["name"] for rating in data["ratings"]] == [rating.name for rating in kept.ratings]
    assert {(row["bot"], row["against"]) for row in data["cross_table"]} == set(kept.cross_table)
    places = [(each["began"], each["places"]) for each in data["results"]]
    assert {began for began, _ in places} == {0, 1}, "the first player is drawn"
    assert all(order[began] == 1 and sorted(order) == [1, 2] for began, order in places)


def test_the_order_of_play_is_counted_by_place_not_by_seat() -> None:
    rounds = [result(0, ("a", "b"), (3, 1), (0,)), result(1, ("b", "a"), (1, 2), (1,))]
    found = made_up([replace(each, match=number, group=number // 2) for number, each in enumerate(rounds * 40)])
    assert [place.share for place in found.order.places] == [1, 0], "whoever begins has always won"
    assert found.order.answer == "matters"


def test_the_matches_of_a_group_are_one_observation() -> None:
    """The same bot wins both matches of a group."""
    bots, winners = (("a", "b"), ("b", "a")), ((0,), (1,))
    rows = [
        result(2 * deal + turn, bots[turn], (0, 0), winners[(deal % 5 < 2) ^ turn])
        for deal in range(50)
        for turn in (0, 1)
    ]
    found, alone = made_up(rows), Share.of(30, 50)
    for share in (found.shares["a"], found.cross_table["a", "b"]):
        assert (share.share, share.games) == (alone.share, 100)
        assert (share.low, share.high) == pytest.approx((alone.low, alone.high), abs=0.01)


# Going on.


def copied(kept: Tournament, folder: Path) -> Path:
    """The same tournament in another folder."""
    assert kept.folder is not None
    (folder / "matches").mkdir(parents=True)
    for name in ("tournament.json", "results.jsonl"):
        (folder / name).write_bytes((kept.folder / name).read_bytes())
    return folder


def test_what_is_played_is_not_played_again(kept: Tournament, tmp_path: Path) -> None:
    folder = copied(kept, tmp_path / "t")
    found = tournament(QUICK, TWO_BOTS, games=12, seed=5, folder=folder, workers=1)
    assert found.results[:8] == kept.results, "even the seconds are those of the first time"
    assert sorted(file.name for file in (folder / "matches").iterdir()) == [
        f"{number:06}.json" for number in range(8, 12)
    ]
    assert json.loads((folder / "tournament.json").read_text(encoding="utf-8"))["games"] == 12


def test_fewer_games_than_were_played_are_told_without_forgetting_the_others(kept: Tournament, tmp_path: Path) -> None:
    folder = copied(kept, tmp_path / "t")
    found = tournament(QUICK, TWO_BOTS, games=4, seed=5, folder=folder, workers=1)
    assert found.results == kept.results[:4]
    assert json.loads((folder / "tournament.json").read_text(encoding="utf-8"))["games"] == 8


def test_a_line_cut_off_in_the_middle_is_played_again(kept: Tournament, tmp_path: Path) -> None:
    folder = copied(kept, tmp_path / "t")
    file = folder / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-30])
    found = tournament(QUICK, TWO_BOTS, games=8, seed=5, folder=folder, workers=1)
    assert without_time(found.results) == without_time(kept.results)
    assert [json.loads(line)["match"] for line in file.read_text(encoding="utf-8").splitlines()] == list(range(8))


SCRIPT = """
import sys
from rattery.lab.tournament.tournament import tournament
from tests.lab.players import Anything, Slow

if __name__ == "__main__":
    tournament(sys.argv[1], {"slow": Slow, "anything": Anything}, 400, 3, sys.argv[2], 2)
"""


def test_killed_outright_it_loses_nothing_finished_and_leaves_nobody_behind(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT, encoding="utf-8")
    folder, lines = tmp_path / "t", tmp_path / "t" / "results.jsonl"
    command = [sys.executable, str(tmp_path / "script.py"), QUICK, str(folder)]
    process = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})  # noqa: S603
    try:
        wait_until(lambda: lines.exists() and lines.read_bytes().count(b"\n") >= 4)
        workers = children_of(process.pid)
        assert len(workers) >= 2
        with pytest.raises(BadTournament, match="being played already"):
            tournament(QUICK, {"slow": Slow, "anything": Anything}, 400, 3, folder, 1)
    finally:
        process.kill()
        process.wait()
    wait_until(lambda: not any(is_alive(worker) for worker in workers))
    finished = [json.loads(line)["match"] for line in lines.read_text(encoding="utf-8").splitlines(keepends=True)[:4]]
    found = tournament(QUICK, {"slow": Slow, "anything": Anything}, 10, 3, folder, 1)
    assert found.is_complete
    assert set(finished) <= {json.loads(line)["match"] for line in lines.read_text(encoding="utf-8").splitlines()}
    straight = tournament(QUICK, {"slow": Slow, "anything": Anything}, 10, 3, workers=1)
    assert without_time(found.results) == without_time(straight.results)


def children_of(process: int) -> list[int]:
    files = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text(encoding="utf-8").split()]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:1]


def test_interrupted_it_gives_what_was_played(tmp_path: Path) -> None:
    def interrupt(played: int, _: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    found = tournament(QUICK, TWO_BOTS, games=8, seed=5, folder=tmp_path / "t", workers=1, progress=interrupt)
    assert not found.is_complete
    assert len(found.results) == 3
    assert tournament(QUICK, TWO_BOTS, games=8, seed=5, folder=tmp_path / "t", workers=1).is_complete


# Workers.


def test_a_worker_that_dies_does_not_lose_the_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bots = {"dying": EndsItsProcess, "anything": Anything}
    for life in range(2):
        Path(f"lives-{life}").touch()
    found = tournament(QUICK, bots, games=6, seed=2, workers=2)
    assert found.is_complete
    assert not list(Path().glob("lives-*")), "they did die"
    assert without_time(found.results) == without_time(tournament(QUICK, bots, games=6, seed=2, workers=1).results)


def test_a_match_over_which_every_worker_dies_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for life in range(20):
        Path(f"lives-{life:02}").touch()
    with pytest.raises(BadTournament, match=r"keep ending .status 9."):
        tournament(QUICK, {"dying": EndsItsProcess, "anything": Anything}, games=6, seed=2, workers=2)


def test_a_bot_that_fails_is_replaced_and_the_tournament_goes_on(tmp_path: Path) -> None:
    bots: Mapping[str, Any] = {"failing": Failing, "anything": Anything, "first": First}
    found = tournament(QUICK, bots, games=6, folder=tmp_path / "t", workers=2)
    assert found.is_complete
    ((name, (decisions, problem)),) = found.replaced.items()
    assert (name, decisions > 0) == ("failing", True)
    assert problem == "failing failed (ZeroDivisionError: a mistake of the bot); random makes its move."
    again = tournament(QUICK, bots, games=6, folder=tmp_path / "t", workers=1)
    assert again.replaced == found.replaced, "it is kept with the results"


# Bad input.


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        ([], 10, "none were named"),
        (["random"], 10, "at least two bots"),
        (["random", "random"], 10, "random is entered twice"),
        (["random", "grandmaster"], 10, "There is no bot called “grandmaster”"),
        ({"automaton": "random", "b": "random"}, 10, "cannot be the name of a bot"),
        ({"\x1b[31m": "random", "b": "random"}, 10, "cannot be the name of a bot"),
        (
            {"a": "random", "b": "random", "c": "random"},
            5,
            "5 games are too few: everybody has sat once on every seat after 6",
        ),
        (["random", "easy"], 0, "too few"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(bots: Any, games: int, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(RatteryError, match=sentence):
        tournament(QUICK, bots, games, folder=tmp_path / "t")
    assert not (tmp_path / "t").exists(), "nothing has changed"


def test_a_folder_of_another_tournament_is_left_alone(kept: Tournament, tmp_path: Path) -> None:
    folder = copied(kept, tmp_path / "t")
    before = (folder / "tournament.json").read_bytes()
    others: list[tuple[Any, Any, int, str]] = [
        (THREE, TWO_BOTS, 5, "the game of that one"),
        (QUICK, {"anything": Anything, "first": First}, 5, "the bots of that one"),
        (QUICK, TWO_BOTS, 6, "the seed of that one"),
    ]
    for game, bots, seed, sentence in others:
        with pytest.raises(BadTournament, match=sentence):
            tournament(game, bots, 8, seed, folder, 1)
    assert (folder / "tournament.json").read_bytes() == before


def test_results_of_changed_rules_are_not_mixed(
    kept: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copied(kept, tmp_path / "t")
    monkeypatch.setattr("rattery.lab.tournament.tournament.code_digest", lambda *given: "another")
    with pytest.raises(BadTournament, match="rules or the bots have changed"):
        tournament(QUICK, TWO_BOTS, 8, 5, folder, 1)


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BadTournament, match="no tournament in"):
        tournament(QUICK, TWO_BOTS, 4, folder=tmp_path, workers=1)
    assert [file.name for file in tmp_path.iterdir()] == ["letters.txt"]
    with pytest.raises(BadTournament, match="cannot be used"):
        tournament(QUICK, TWO_BOTS, 4, folder=tmp_path / "letters.txt" / "t", workers=1)


@pytest.mark.parametrize("damaged", [b'{"match": 1}', b"[1]", b"3", b"\xff\xfe", b"no JSON"])
def test_damaged_results_are_named_by_their_line(kept: Tournament, tmp_path: Path, damaged: bytes) -> None:
    folder = copied(kept, tmp_path / "t")
    lines = (folder / "results.jsonl").read_bytes().splitlines()
    (folder / "results.jsonl").write_bytes(b"\n".join([lines[0], damaged, *lines[2:]]) + b"\n")
    with pytest.raises(BadTournament, match="line 2 cannot be read"):
        tournament(QUICK, TWO_BOTS, 8, 5, folder, 1)


def test_lines_that_end_as_on_windows_are_read_and_a_torn_one_is_cut_off_alone(
    kept: Tournament, tmp_path: Path
) -> None:
    folder = copied(kept, tmp_path / "t")
    file = folder / "results.jsonl"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n") + b'{"match"')
    found = tournament(QUICK, TWO_BOTS, 8, 5, folder, 1)
    assert found.results == kept.results
    assert [json.loads(line)["match"] for line in file.read_text(encoding="utf-8").splitlines()] == list(range(8))
