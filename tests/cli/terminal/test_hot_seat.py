"""Several people at one terminal: nobody is ever shown what another seat knows."""

from __future__ import annotations

import io
import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

import rattery
from rattery.cli.localization import cli_words
from rattery.cli.terminal.decision import Decision
from rattery.cli.terminal.screen import CLEAR_ALL, Screen
from rattery.cli.terminal.seats import Seating, all_people
from rattery.cli.terminal.story import Story
from rattery.match import Match
from tests.cli.running import ESCAPES
from tests.cli.sessions import Shown, live_console, played, secrets_from

GAMES = ["rat_trap(players=2,roles=true)", "rat_trap(players=3,roles=true)", "rat_trap(players=5,roles=true)"]


def names_without_shapes(text: str) -> str:
    """Sentences as in the log, on one line, without colours and shapes."""
    plain = ESCAPES.sub("", text)
    for shape in "●▲■◆★":
        plain = plain.replace(f"{shape}\u00a0", "").replace(f"{shape} ", "")
    return " ".join(plain.split())


@pytest.fixture(scope="module", params=GAMES)
def shown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Shown]:
    """Everything shown in a hot-seat match, screen by screen, up to the hundredth input."""
    match, folder = rattery.load(request.param).new(seed=4), tmp_path_factory.mktemp("match")
    return played(match, all_people(match.game.players), folder, seed=4, lines=100).shown


def test_nobody_reads_a_sentence_only_others_know(shown: list[Shown]) -> None:
    checked = 0
    for screen in shown:
        text = names_without_shapes(screen.text)
        for secret in screen.secrets:
            assert secret not in text
            checked += 1
    assert checked > 500


def test_the_secrets_looked_for_are_read_by_those_who_may(shown: list[Shown]) -> None:
    """Guards the test above: what one seat must not read is shown to another, word for word."""
    hidden = {secret for screen in shown for secret in screen.secrets}
    read = {secret for screen in shown for secret in hidden if secret in names_without_shapes(screen.text)}
    assert len(read) > len(hidden) / 3


def test_between_two_people_everything_is_cleared_and_hidden(shown: list[Shown]) -> None:
    for before, after in pairwise(shown):
        if before.seat is not None and after.seat is not None:
            assert before.seat == after.seat, "a hand-over is missing"
        if before.asked == "hand-over":
            assert after.text.strip().startswith(CLEAR_ALL)
            earlier, cleared, invitation = before.text.rpartition(CLEAR_ALL)
            assert cleared
            assert len(earlier.split()) <= 1, "what was typed, at most"
            assert len(ESCAPES.sub("", invitation).split()) < 20, "the invitation and nothing else"
    assert any(screen.asked == "hand-over" for screen in shown)


def test_what_only_the_mover_has_seen_is_shown_before_handing_over(shown: list[Shown]) -> None:
    aftermaths = [screen for screen in shown if screen.asked == "aftermath"]
    assert aftermaths
    for screen in aftermaths:
        assert re.search("draws|steals|lays|gets a role", screen.text)
        assert screen.seat is not None


def test_one_person_among_bots_needs_no_hand_over(tmp_path: Path) -> None:
    match = rattery.load("rat_trap(players=4,roles=true)").new(seed=1)
    typist = played(match, Seating(("random", "me", "random", "random")), tmp_path, seed=1, watches=False)
    assert {shown.asked for shown in typist.shown} == {"move", "page"}
    assert {shown.seat for shown in typist.shown} == {1}


def test_the_end_is_told_as_everybody_saw_it(tmp_path: Path) -> None:
    match = rattery.load("rat_trap(players=3)").new(seed=2)
    session = played(match, all_people(3), tmp_path, seed=2, watches=False).session
    assert match.is_over
    session.show_end()
    assert isinstance(session.screen.console.file, io.StringIO)
    text = names_without_shapes(session.screen.console.file.getvalue())
    assert match.log(None)[-1] in text
    assert not [secret for secret in secrets_from(match, None) if secret in text]


def drawn(match: Match, seat: int, width: int) -> str:
    """The whole screen of a decision except for the news, since an imagined match has no history."""
    out = live_console(width, 24)
    Decision(Story(match, "en"), seat, [], match.moves()).show(Screen(out, io.StringIO(), cli_words("en")))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "first"), [(80, 0), (160, 1)])
def test_in_every_world_a_seat_can_imagine_its_screen_is_the_same(game: str, width: int, first: int) -> None:
    """Every second decision is drawn narrow, every other one wide."""
    match, luck = rattery.load(game).new(seed=7), random.Random(7)
    differed = 0
    for ply in range(40):
        if match.turn is None:
            break
        if ply % 2 == first:
            here = drawn(match, match.turn, width)
            world = match.imagine(match.turn, seed=ply)
            differed += world.view(1 - min(1, match.turn)) != match.view(1 - min(1, match.turn))
            assert drawn(world, match.turn, width) == here
        match.play(luck.choice(match.moves()))
    assert differed > 5, "the worlds do differ for others"
