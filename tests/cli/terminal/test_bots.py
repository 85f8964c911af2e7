"""Bots at the terminal: their levels, hints, and bots that play for people who are away."""

from __future__ import annotations

import io
import json
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rattery as library
from rattery.bots import thinking
from rattery.bots.compiler_process import CompileProgress
from rattery.bots.levels import LEVELS
from rattery.cli.localization import cli_words
from rattery.cli.terminal import seats, session
from rattery.cli.terminal.decision import Decision
from rattery.cli.terminal.saves import Save
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import Seating, all_people, alone, apply_seats, bot_name, read_seating
from rattery.cli.terminal.session import Session
from rattery.cli.terminal.story import Story
from rattery.cli.terminal.tables import terminal_table
from rattery.core.words import LANGUAGES
from rattery.match import Match
from tests.cli.running import ESCAPES, Runner, Terminal, only_save
from tests.cli.sessions import live_console, printed

THREE = "rat_trap(players=3)"


def seats_of(file: Path) -> list[str]:
    return list(json.loads(file.read_text(encoding="utf-8"))["seats"])


# Levels.


def test_every_level_can_sit_down_and_has_a_name_in_every_language(rattery: Runner) -> None:
    for level in LEVELS:
        assert apply_seats(alone(2), [f"1={level.upper()}"]).kinds == ("me", level)
        names = {bot_name(level, cli_words(lang)) for lang in LANGUAGES}
        assert "" not in names
        for lang in LANGUAGES:
            assert level in cli_words(lang).say("help-seat")
    assert len({bot_name(level, cli_words("de")) for level in LEVELS}) == len(LEVELS)


def test_opponents_are_normal_unless_somebody_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert seats.STANDARD == "normal"
    assert alone(3).kinds == ("me", "normal", "normal")
    assert apply_seats(alone(3), ["2=me"]).kinds == ("normal", "normal", "me")


def test_an_unknown_level_is_refused_with_those_there_are(rattery: Runner) -> None:
    run = rattery("play", THREE, "--seat", "1=grandmaster")
    assert run.status == 2
    assert "Seat 1 cannot be “grandmaster”" in run.err
    assert ", ".join(["me", "hot", *LEVELS]) in run.err


def test_lists_of_seats_say_how_strong_a_bot_is(rattery: Runner) -> None:
    out = rattery("play", THREE, "--seed", "5", "--seat", "1=me", typed="quit\n").out
    rows = [line for line in out.splitlines() if line.strip()[:1] in ("●", "■") and "(random)" in line]
    assert len(rows) == 2
    assert "Sky (" not in out, "a person is not"
    assert "You throw" in out


@pytest.mark.parametrize(
    "game", ["rat_trap(players=5,roles=true)", "first_rat(players=5)", "pied_piper(players=5)", "ratjack"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_level_of_a_bot_is_not_cut_off(game: str, lang: str) -> None:
    match = library.load(game).new(seed=1)
    for level in LEVELS:
        story = Story(match, lang, dict.fromkeys(range(1, match.game.players), level))
        drawn = printed(terminal_table(match.game.name).table(match.view(0), story, 0, 80, False))
        called = bot_name(level, story.words)
        assert drawn.count(f" ({called})") == match.game.players - 1


# Hints.


@pytest.fixture
def a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint without a search: the legal moves in reverse order."""

    def hint(match: Match, cores: int, interpreted: bool) -> Any:
        moves = match.moves()[::-1][:3]
        found = [
            SimpleNamespace(move=move, chance=0.62 - place / 10, visit_share=0.5) for place, move in enumerate(moves)
        ]
        return SimpleNamespace(chance=0.41, choices=found, move=moves[0])

    monkeypatch.setitem(sys.modules, "rattery.bots.hint", SimpleNamespace(hint=hint))


def test_ctrl_c_while_a_hint_is_thought_of_leaves_the_hint_and_not_the_table(
    rattery: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hint(*_: Any, cores: int, interpreted: bool) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "rattery.bots.hint", SimpleNamespace(hint=hint))
    run = rattery("play", THREE, "--seed", "5", "--seat", "1=me", "--save", "m.json", typed="hint\nkeep\nquit\n")
    assert (run.status, run.err) == (0, "")
    assert "No hint, then." in run.out
    assert json.loads(Path("m.json").read_text(encoding="utf-8"))["moves"][0] == "keep"


@pytest.mark.usefixtures("a_hint")
def test_a_hint_tells_the_chance_now_the_best_move_and_others(rattery: Runner, tmp_path: Path) -> None:
    out = rattery("play", THREE, "--seed", "5", "--seat", "1=me", typed="hint\nquit\n").out
    assert "you win about 41% of such games" in " ".join(out.split())
    best, other = [line for line in out.splitlines() if "wins about" in line]
    assert best.startswith("  ▸ Throw both again  reroll  wins about 62% ")
    assert other.startswith("    Keep the dice  keep  wins about 52% ")
    assert json.loads(only_save(tmp_path).read_text(encoding="utf-8"))["moves"] == [], "nothing is played"


@pytest.mark.compiled
def test_a_real_bot_gives_a_real_hint_and_plays_on(rattery: Runner) -> None:
    game = "pied_piper(players=2,variant=little_rats)"
    run = rattery("play", game, "--seed", "1", "--seat", "1=normal", "--save", "m.json", typed="hint\ntakeover easy\n")
    assert (run.status, run.err) == (0, "")
    told = [line for line in run.out.splitlines() if "wins about" in line]
    assert 1 <= len(told) <= 3
    assert told[0].startswith("  ▸ ")
    assert json.loads(Path("m.json").read_text(encoding="utf-8"))["over"] is True


# Somebody is away.


def test_a_seating_remembers_whose_seat_a_bot_plays() -> None:
    left = Seating(("me", "easy", "hot")).taken_over(2, "hard")
    assert left.kinds == ("me", "easy", "hot+hard")
    assert (left.people, left.away, left.is_shared, left.is_left_to_bots) == ([0, 2], [2], True, False)
    assert left.bot_levels == {1: "easy", 2: "hard"}
    assert left.taken_over(0, "normal").is_left_to_bots
    assert left.taken_back().kinds == ("me", "easy", "hot")
    assert read_seating(list(left.kinds), 3) == left
    assert not Seating(("easy", "easy")).is_left_to_bots, "nobody is there to be away"
    for strange in ("me+", "+normal", "easy+normal", "me+me", "me+normal+normal", ["me"], None):
        assert read_seating(["easy", strange], 2) == alone(2)
    assert apply_seats(left.taken_over(0, "hard"), ["1=me"]).kinds == ("random", "me", "hot+hard")


def test_where_nobody_watches_a_bot_that_takes_over_plays_to_the_end(rattery: Runner, tmp_path: Path) -> None:
    run = rattery("play", THREE, "--seed", "5", "--seat", "1=me", typed="takeover random\n")
    assert run.status == 0
    assert re.search("wins? with", run.out)
    assert "Sky (random)" in run.out
    assert seats_of(only_save(tmp_path)) == ["random", "me+random", "random"]


def test_an_unknown_level_takes_nothing_over(rattery: Runner, tmp_path: Path) -> None:
    run = rattery("play", THREE, "--seed", "5", "--seat", "1=me", typed="takeover nobody\nback\nreroll\nquit\n")
    assert "There is no bot called “nobody”" in run.out
    assert "Nobody has left a seat to a bot." in run.out
    assert json.loads(only_save(tmp_path).read_text(encoding="utf-8"))["moves"] == ["reroll"]
    assert seats_of(only_save(tmp_path)) == ["random", "me", "random"]


class Keyboard(io.StringIO):
    """Types what `answer` returns for what is shown; `answer` may inspect the session."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__()
        self.answer = answer
        self.session: Session

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        file = self.session.screen.console.file
        assert isinstance(file, io.StringIO)
        shown = ESCAPES.sub("", file.getvalue())
        file.seek(0)
        file.truncate()
        return self.answer(shown)


def seated(match: Match, seating: Seating, folder: Path, answer: Callable[[str], str]) -> Session:
    keyboard = Keyboard(answer)
    screen = Screen(live_console(80, 30), keyboard, cli_words("en"))
    keyboard.session = Session(match, seating, screen, "en", Save(folder / "match.json", seating), 1)
    return keyboard.session


def test_somebody_who_is_away_sees_the_table_and_is_back_on_enter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["takeover random\n", "takeover random\n", ""])
    seen: list[str] = []
    match = library.load(THREE).new(seed=5)

    def type_next(shown: str) -> str:
        seen.append(shown)
        return next(typed)

    table = seated(match, apply_seats(alone(3), ["1=me"]), tmp_path, type_next)
    moments: list[tuple[str, int]] = []

    def enter_within(seconds: float) -> bool:
        file = table.screen.console.file
        assert isinstance(file, io.StringIO)
        moments.append((ESCAPES.sub("", file.getvalue()), len(match.history)))
        return len(moments) in (2, 3)

    monkeypatch.setattr(table.screen, "enter_within", enter_within)
    with pytest.raises(EOFError):
        table.play()
    assert len(moments) == 3
    assert all("A bot plays for ▲\u00a0Sky." in shown and "You are ▲" in shown for shown, _ in moments)
    assert len(seen) == 3, "back on Enter, asked again, left again, back again, asked again"
    assert table.seating.kinds == ("random", "me", "random")


@pytest.mark.usefixtures("default_sigint")
@pytest.mark.parametrize("when", ["thinking", "playing", "drawing", "looking"])
def test_ctrl_c_brings_somebody_back_instead_of_leaving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    match = library.load(THREE).new(seed=5)
    table = seated(match, Seating(("random", "me+random", "random")), tmp_path, lambda shown: "")

    def interrupt(*_: Any) -> Any:
        raise KeyboardInterrupt

    def interrupt_once(*_: Any) -> Any:
        monkeypatch.setattr(session, "Decision", Decision)
        raise KeyboardInterrupt

    def strike_and_play(move: Any) -> Any:
        signal.raise_signal(signal.SIGINT)
        return Match.play(match, move)

    if when == "thinking":
        monkeypatch.setattr(session, "decide", interrupt)
    elif when == "playing":
        monkeypatch.setattr(match, "play", strike_and_play)
    elif when == "drawing":
        monkeypatch.setattr(session, "Decision", interrupt_once)
    else:
        monkeypatch.setattr(table.screen, "enter_within", interrupt)
    with pytest.raises(EOFError):
        table.play()
    assert table.seating.kinds == ("random", "me", "random")
    assert len(match.history) >= (0 if when == "thinking" else 1)
    assert match.check() is None


def test_at_a_shared_terminal_nothing_hidden_is_shown_for_whoever_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = library.load("rat_trap(players=3,roles=true)").new(seed=4)
    table = seated(match, Seating(("me+random", "hot+random", "hot+random")), tmp_path, lambda shown: "")
    shown: list[str] = []

    def enter_within(seconds: float) -> bool:
        file = table.screen.console.file
        assert isinstance(file, io.StringIO)
        shown.append(ESCAPES.sub("", file.getvalue()))
        file.seek(0)
        file.truncate()
        return False

    monkeypatch.setattr(table.screen, "enter_within", enter_within)
    table.play()
    assert match.is_over
    assert len(shown) > 20
    public = {line.plain for line in table.story.lines(None)}
    for screen in shown:
        assert "You are" not in screen
    secret = {line.plain for seat in range(3) for line in table.story.lines(seat)} - public
    assert secret
    assert not [line for line in secret for screen in shown if line in screen.replace("\n", " ")]


def test_at_a_shared_terminal_somebody_else_can_say_who_is_back(rattery: Runner, tmp_path: Path) -> None:
    typed = "\ntakeover random\n\n?\nback\nquit\n"
    run = rattery("play", THREE, "--seed", "5", "--hot-seat", typed=typed)
    assert any(line.startswith("back ") for line in run.out.splitlines()), "offered where somebody is away"
    assert "Back at the table: ▲ Sky." in run.out
    assert seats_of(only_save(tmp_path)) == list(all_people(3).kinds)


def test_who_is_away_stays_away_in_the_save(rattery: Runner, tmp_path: Path) -> None:
    rattery("play", THREE, "--seed", "5", "--hot-seat", "--save", "m.json", typed="\ntakeover random\n\nquit\n")
    assert seats_of(Path("m.json")) == ["me", "hot+random", "hot"]
    run = rattery("play", "--resume", "m.json", typed="\nback\nquit\n")
    assert "Back at the table: ▲ Sky." in run.out
    assert seats_of(Path("m.json")) == ["me", "hot", "hot"]


def test_enter_at_a_real_terminal_takes_the_seat_back(tmp_path: Path) -> None:
    start = ["play", THREE, "--seed", "5", *[word for seat in (0, 2) for word in ("--seat", f"{seat}=random")]]
    with Terminal(*start, "--seat", "1=me") as terminal:
        terminal.read_until("reroll")
        terminal.type("takeover random")
        terminal.read_until("A bot plays for")
        terminal.type("")
        terminal.read_until("› ")
        terminal.type("takeover random")
        terminal.read_until("A bot plays for")
        terminal.read_until("A bot plays for")  # once more: it has played on
        terminal.interrupt()
        terminal.read_until("› ")
        terminal.type("quit")
        assert terminal.wait() == 0
    assert seats_of(only_save(tmp_path)) == ["random", "me", "random"]


# Before the game is compiled.


def test_whoever_waits_for_a_bot_is_told_how_far_its_machine_code_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(library.load(THREE).new(seed=5), Seating(("easy", "me", "random")), tmp_path, lambda shown: "")
    assert table.while_waiting("play-thinking", seat=0).plain.endswith("is thinking…")
    monkeypatch.setattr(table.machine_code, "progress", lambda: CompileProgress(0.4, 30.0))
    assert table.while_waiting("play-thinking", seat=0).plain.endswith(" 40%")


def test_people_are_told_once_that_the_bots_are_warming_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(library.load(THREE).new(seed=5), Seating(("easy", "me", "random")), tmp_path, lambda shown: "")
    monkeypatch.setattr(type(table.screen), "is_live", True)
    assert table.warming_once() is None, "nothing is being compiled"
    monkeypatch.setattr(table.machine_code, "progress", lambda: CompileProgress(0.4, 30.0))
    told = table.warming_once()
    assert told is not None
    assert "about half a minute" in told.plain
    assert table.warming_once() is None


def test_bots_do_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = library.load(THREE).new(seed=5)
    table = seated(match, Seating(("normal", "normal", "normal")), tmp_path, lambda shown: "")
    monkeypatch.setattr(table.machine_code, "is_ready", lambda: False)

    def compiled(*_: object) -> None:
        raise AssertionError("it waits for machine code")

    monkeypatch.setattr(thinking, "CompiledTree", compiled)
    while match.ply < 6:
        assert match.turn is not None
        table.play_for(match.turn)
