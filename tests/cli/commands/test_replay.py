"""`rattery replay`: the whole story of a saved match, with everything revealed or from one seat's point of view."""

from __future__ import annotations

from pathlib import Path

import pytest

from rattery.api import load as rattery_game
from rattery.match import Match, read_match
from rattery.match.saving import write_match
from tests.cli.running import Run, Runner

GAME = "rat_trap(players=3,roles=true)"


@pytest.fixture
def finished(rattery: Runner) -> Match:
    rattery("play", GAME, "--seed", "4", "--save", "m.json", typed="2\n" + "1\n" * 600)
    return read_match("m.json")


def lines_of(run: Run) -> list[str]:
    """The lines of a story, without shapes."""
    plain = run.out
    for shape in "●▲■◆★":
        plain = plain.replace(f"{shape} ", "")
    return plain.splitlines()


def test_a_replay_tells_every_secret_that_somebody_saw(rattery: Runner, finished: Match) -> None:
    run = rattery("replay", "m.json")
    told = lines_of(run)
    assert run.status == 0
    revealed = finished.log_revealed()
    assert [line for line in told if line in revealed] == revealed
    for seat in range(3):
        for own, line in zip(finished.log(seat), revealed, strict=True):
            assert own == line or own in finished.log(None), "what a seat saw is told, or was not seen by that seat"
    assert any(line not in finished.log(None) for line in revealed)


def test_a_replay_as_a_seat_saw_it_tells_no_more(rattery: Runner, finished: Match) -> None:
    told = lines_of(rattery("replay", "m.json", "--seat", "1"))
    own = finished.log(1)
    assert [line for line in told if line in own] == own
    assert not set(finished.log_revealed()) - set(own) & set(told)


def test_a_match_can_be_stepped_through_forth_and_back(rattery: Runner, finished: Match) -> None:
    run = rattery("replay", "m.json", "--step", typed="\n\nb\n\nq\n")
    assert run.status == 0
    moves = [line for line in lines_of(run) if line.startswith("Move ")]
    total = len(finished.history)
    assert [line.split(":")[0] for line in moves] == [f"Move {n} of {total}" for n in (1, 2, 1, 2)]
    assert moves[0] == f"Move 1 of {total}: Ochre · Look through piles A & C  look A C"
    assert run.out.count("Rat Trap · round 1 of 3") == 5


def test_stepping_to_the_end_shows_the_result(rattery: Runner, finished: Match) -> None:
    run = rattery("replay", "m.json", "--step", typed="\n" * (len(finished.history) + 5))
    assert run.status == 0
    assert run.out.count("1.  ") == 1
    assert run.out.count("\nMove ") == len(finished.history)


def test_stepping_as_a_seat_does_not_tell_what_others_chose_in_secret(rattery: Runner, finished: Match) -> None:
    assert str(finished.history[1]).startswith("next ")
    moves = [
        line
        for line in lines_of(rattery("replay", "m.json", "--step", "--seat", "1", typed="\n\nq\n"))
        if "Move" in line
    ]
    assert moves[1].strip() == f"Move 2 of {len(finished.history)}: Ochre"
    own = [
        line
        for line in lines_of(rattery("replay", "m.json", "--step", "--seat", "0", typed="\n\nq\n"))
        if "Move" in line
    ]
    assert "next " in own[1]


def test_an_unfinished_match_is_told_as_far_as_it_went(rattery: Runner) -> None:
    rattery("play", GAME, "--seed", "4", "--save", "m.json", typed="1\n")
    run = rattery("replay", "m.json")
    assert run.out.rstrip().endswith("The match is not over yet.")
    assert Path("m.json").exists()


def test_a_replay_says_who_was_a_bot_and_how_strong(rattery: Runner) -> None:
    seats = ["--seat", "1=easy", "--seat", "2=hard"]
    rattery("play", GAME, "--seed", "4", "--save", "m.json", *seats, typed="2\n1\nquit\n")
    for arguments in ([], ["--step"], ["--seat", "0", "--step"]):
        told = rattery("replay", "m.json", *arguments, typed="\n").out
        assert "▲ Sky (easy)" in told
        assert "■ Moss (hard)" in told
        assert "Ochre (" not in told


def test_a_match_that_does_not_say_who_sat_where_names_no_bots(rattery: Runner) -> None:
    write_match(rattery_game(GAME).new(seed=4), "m.json")
    assert "● Ochre  ▲ Sky  ■ Moss" in rattery("replay", "m.json").out
