"""Promises and conceding at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rattery as library
from rattery.cli.errors import CommandError
from rattery.cli.terminal.story import Story
from rattery.cli.terminal.talk import TerminalTalk
from rattery.core.talk import Promise
from rattery.match import Match
from tests.cli.running import Runner

THREE = "rat_trap(players=3)"


def at_a_moment(skipped: int = 0) -> Match:
    """A match at a decision in which a player chooses a partner."""
    match = library.load(THREE).new(seed=3)
    while not (match.question == "which_partner" and skipped == 0):
        skipped -= match.question == "which_partner"
        match.play(match.moves()[0])
    return match


def spoken() -> TerminalTalk:
    """The promises at the first opportunity that some bot uses."""
    for skipped in range(12):
        talk = TerminalTalk(at_a_moment(skipped))
        talk.let_bots_speak([seat for seat in range(3) if seat != talk.match.turn])
        if talk.said:
            return talk
    raise AssertionError("nobody says anything")


def test_bots_speak_once_before_a_question_and_the_words_are_kept_with_the_match() -> None:
    talk = spoken()
    said = list(talk.said)
    talk.let_bots_speak([0, 1, 2])
    assert [one.promise.seat for one in talk.said].count(said[0].promise.seat) == 1
    again = TerminalTalk(talk.match, json.loads(json.dumps(talk.data())))
    assert again.said == talk.said
    assert again.lines(Story(talk.match, "en"))[0].plain == talk.lines(Story(talk.match, "en"))[0].plain
    talk.forget_after(talk.match.ply - 1)
    assert talk.said == []


def test_what_became_of_a_promise_is_told() -> None:
    match = at_a_moment()
    talk, story = TerminalTalk(match), Story(match, "en")
    speaker = next(seat for seat in range(3) if seat != match.turn)
    talk.say(Promise(speaker, "no_stealing", None))
    assert talk.outcomes() == ["open"]
    while talk.outcomes() == ["open"]:
        match.play(match.moves()[0])
    assert talk.outcomes()[0] in ("kept", "broken")
    assert talk.lines(story)[0].plain.endswith(("✓ kept", "✗ broken"))


@pytest.mark.parametrize(
    "kept", [None, 7, [[]], [[0, "fly", None, 1, 1]], [[9, "revenge", None, 1, 1]], [[0, "revenge", 1, -1, 1]]]
)
def test_whatever_else_stands_in_a_save_is_left_out(kept: object) -> None:
    assert TerminalTalk(library.load(THREE).new(seed=1), kept).said == []


def test_a_promise_is_meant_by_number_or_name_and_to_whom() -> None:
    match = library.load(THREE).new(seed=1, names=["Ann", "Bob", "Bert"])
    talk, story = TerminalTalk(match), Story(match, "en")
    assert talk.meant(["6"], story, 0) == Promise(0, "no_stealing", None)
    assert talk.meant(["no_claws", "bob"], story, 0) == Promise(0, "no_claws", 1)
    assert talk.meant(["no_claws", "2"], story, 0) == Promise(0, "no_claws", 2)
    for typed in (["0"], ["99"], ["6", "b"], ["6", "ann"]):
        with pytest.raises(CommandError):
            talk.meant(typed, story, 0)


def test_promises_are_typed_listed_and_saved(rattery: Runner, tmp_path: Path) -> None:
    typed = "promise\npromise 6 sky\npromise 77\npromise on\npromise off\nquit\n"
    out = rattery("play", THREE, "--seed", "5", "--save", "m.json", "--names", "Ann,Sky,Moss", typed=typed).out
    shown = " ".join(out.split())
    assert "6 I steal nothing from you this round." in shown
    assert "Ann to ▲ Sky: “I steal nothing from you this round.”" in shown
    assert "“77” is no promise" in shown
    assert "you are asked before a bot chooses" in shown
    assert "You are not asked any more" in shown
    kept = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))["talk"]
    assert kept[-1][:3] == [0, "no_stealing", 1]
    again = rattery("play", "--resume", "m.json", typed="promise\nquit\n").out
    assert "What was promised so far" in again


def test_who_concedes_between_two_has_lost(rattery: Runner, tmp_path: Path) -> None:
    settings = ("--seed", "5", "--save", "m.json", "--seat", "1=random")
    out = rattery("play", "pied_piper(players=2)", *settings, typed="concede\nconcede\n").out
    shown = " ".join(out.split())
    assert "Type concede once more to give up: the other player wins." in shown
    assert "You concede. ▲ Sky wins." in shown
    kept = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert (kept["over"], kept["conceded"]) == (True, 0)
    assert "You concede." in rattery("play", "--resume", "m.json").out


def test_who_concedes_among_more_leaves_the_seat_to_a_bot_for_good(rattery: Runner, tmp_path: Path) -> None:
    out = rattery("play", THREE, "--seed", "5", "--save", "m.json", typed="concede\nlog\nconcede\nconcede\n").out
    assert "a bot plays on for you to the end" in " ".join(out.split())
    kept = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert "me" not in kept["seats"]
    assert kept["over"]
