"""The flow of a match at the terminal: forced moves, the end of a round, a rematch."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.text import Text

import rattery as library
from rattery.cli.localization import cli_words
from rattery.cli.terminal.round_end import RoundEnd
from rattery.cli.terminal.saves import Save
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import Seating, all_people, alone
from rattery.cli.terminal.session import Session
from rattery.cli.terminal.story import Story
from rattery.cli.terminal.table_commands import TableCommands
from rattery.core.packages import game_names
from rattery.core.registry import game_kind
from rattery.core.words import LANGUAGES
from rattery.match import Match
from tests.cli.running import ESCAPES, Runner
from tests.cli.sessions import live_console, played

ENDED = "round_ended"


# Moves made without asking.


def test_where_a_turn_can_only_end_it_ends_and_a_line_says_so(rattery: Runner) -> None:
    out = rattery("play", "first_rat(players=2)", "--seed", "5", "--save", "m.json", typed="1\n" * 30).out
    questions = re.findall(r"Do you build or donate[^›]*", out)
    assert [asked for asked in questions if "  2  " not in asked] == []
    assert "Done for you, as nothing else was possible: End your turn." in " ".join(out.split())


def test_only_moves_that_give_nothing_away_are_made_without_asking() -> None:
    forced = {
        f"{kind.name}: {move.verb}"
        for kind in map(game_kind, game_names())
        for move in kind.moves
        if move.verb in kind.unasked
    }
    assert forced == {"first_rat: end"}


def test_a_single_answer_is_still_asked_for_where_not_asking_would_tell_something(tmp_path: Path) -> None:
    match = library.load("rat_trap(players=3,roles=true)").new(seed=4)
    typist = played(match, Seating(("me", "random", "random")), tmp_path, seed=4, watches=False)
    answers = [shown for shown in typist.shown if shown.asked == "move" and "Type 1 to play" not in shown.text]
    assert len(answers) > 10


def test_keys_typed_while_a_hint_is_thought_of_are_dropped(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def hint(commands: TableCommands, _: str) -> Text:
        order.append("hint")
        return Text("Play well.")

    monkeypatch.setattr(Screen, "drop_typed", lambda screen: order.append("drop"))
    monkeypatch.setattr(TableCommands, "hint", hint)
    rattery("play", "rat_trap(players=3)", "--seed", "5", typed="hint\nquit\n")
    assert order == ["drop", "hint", "drop"]


# The end of a round.


@pytest.mark.parametrize("game", ["rat_trap(players=3)", "ratjack(players=3)"])
def test_each_round_ends_with_a_pause_and_what_it_brought(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "is_attended", True)
    match = library.load(game).new(seed=6)
    typist = played(match, Seating(("me", "random", "random")), tmp_path, seed=6, watches=False)
    assert match.is_over
    ends = [ESCAPES.sub("", shown.text) for shown in typist.shown if shown.asked == "page" and "is over" in shown.text]
    rounds = [event for event in match.events(None) if event["event"] == ENDED]
    assert len(ends) == len(rounds) > 1
    for number, text in enumerate(ends, 1):
        assert f"Round {number} is over" in text
        assert "What happened" in text
        rows = re.findall(r"[●▲■] \w+.*?(\+\d+|·) +(\d+)", text)
        assert len(rows) == 3
    assert [int(total) for _, total in re.findall(r"[●▲■] \w+.*?(\+\d+|·) +(\d+)", ends[-1])] == match.scores


def a_round_played(game: str, seed: int = 6) -> Match:
    match = library.load(game).new(seed=seed)
    while not any(event["event"] == ENDED for event in match.events(None)):
        match.play(match.moves()[0])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["rat_trap(players=5)", "ratjack(players=4)"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (120, 40)])
def test_the_end_of_a_round_fits_the_screen(game: str, lang: str, width: int, height: int) -> None:
    match = a_round_played(game)
    out, story = live_console(width, height), Story(match, lang, dict.fromkeys(range(1, match.game.players), "expert"))
    RoundEnd(story, 0).show(Screen(out, io.StringIO(), story.words))
    assert isinstance(out.file, io.StringIO)
    lines = ESCAPES.sub("", out.file.getvalue()).splitlines()
    assert len(lines) < height
    assert story.say("game-title") in lines[0]
    for seat in range(match.game.players):
        assert any(story.names[seat][:2] in line for line in lines)


def test_the_news_after_a_round_begin_with_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "is_attended", True)
    match = library.load("rat_trap(players=3)").new(seed=6)
    shown = played(match, Seating(("me", "random", "random")), tmp_path, seed=6, watches=False).shown
    place = next(place for place, screen in enumerate(shown) if "Round 1 is over" in screen.text)
    following = next(screen.text for screen in shown[place + 1 :] if screen.asked == "move")
    assert "Round 2 begins" in following
    assert "Round 1 ends" not in following


def test_at_a_shared_terminal_the_end_of_a_round_shows_what_everybody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "is_attended", True)
    match = library.load("rat_trap(players=3,roles=true)").new(seed=6)
    typist = played(match, all_people(3), tmp_path, seed=6, lines=400)
    ends = [place for place, screen in enumerate(typist.shown) if "is over" in screen.text and screen.asked == "page"]
    assert ends
    for place in ends:
        assert typist.shown[place].seat is None
        following = [screen for screen in typist.shown[place + 1 :] if screen.asked in ("move", "hand-over")]
        assert not following or following[0].asked == "hand-over", "nobody sees a table before it is handed over"
        for secret in typist.shown[place].secrets:
            assert secret not in " ".join(ESCAPES.sub("", typist.shown[place].text).split())


def test_nobody_waits_where_bots_play_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "is_attended", True)
    match = library.load("rat_trap(players=3)").new(seed=6)
    assert played(match, Seating(("random",) * 3), tmp_path, seed=6, watches=False).shown == []
    assert match.is_over


# Again.


def finished(tmp_path: Path, typed: str, seating: Seating) -> Session:
    match = library.load("rat_trap(players=3)").new(seed=2, names=["Ann", None, "Bob"])
    while not match.is_over:
        match.play(match.moves()[0])
    screen = Screen(live_console(80, 24), io.StringIO(typed), cli_words("en"))
    return Session(match, seating, screen, "en", Save(tmp_path / "first.json", seating))


def test_a_rematch_has_the_same_seats_and_names_and_new_luck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "is_attended", True)
    session = finished(tmp_path, "R\n", Seating(("me+random", "hard", "easy")))
    assert session.wants_rematch()
    again = session.rematch(tmp_path / "second.json")
    assert again.seating.kinds == ("me", "hard", "easy"), "a person who was away is back"
    assert again.match.names == session.match.names
    assert str(again.match.game) == str(session.match.game)
    assert again.match.key != session.match.key
    assert not again.match.is_over
    assert again.save.path.name == "second.json"


def test_enter_leaves_and_nothing_is_asked_without_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not finished(tmp_path, "r\n", alone(3)).wants_rematch(), "there is no terminal"
    monkeypatch.setattr(Screen, "is_attended", True)
    assert not finished(tmp_path, "\n", alone(3)).wants_rematch()
    assert not finished(tmp_path, "", alone(3)).wants_rematch()
    assert not finished(tmp_path, "r\n", Seating(("random",) * 3)).wants_rematch()
