"""Tables: they fit the terminal, show only what a seat knows, and a game without one of its own has a default."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

import rattery
from rattery.bots.hint import Choice, Hint
from rattery.cli.localization import cli_words
from rattery.cli.terminal.decision import Decision
from rattery.cli.terminal.hint import hint_lines
from rattery.cli.terminal.look import console, is_day, theme
from rattery.cli.terminal.saves import Save
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.seats import Seating
from rattery.cli.terminal.session import Session
from rattery.cli.terminal.story import Story, tinted, without_repeats
from rattery.cli.terminal.table_commands import TableCommands
from rattery.cli.terminal.tables import terminal_table
from rattery.core import default_table, game_parts
from rattery.core.words import LANGUAGES
from rattery.games.rat_trap import terminal as rat_trap
from tests.cli.running import ESCAPES
from tests.cli.sessions import live_console, printed

SIZES = [(80, 24), (60, 20), (120, 40)]
GAMES = [
    "rat_trap(players=5,roles=true)",
    "rat_trap(players=2,roles=true)",
    "pied_piper(players=5,variant=hidden)",
    "pied_piper(players=2)",
    "ratjack(players=2)",
    "ratjack(players=4,packs=weasels+raccoons)",
    "first_rat(players=2)",
    "first_rat(players=5)",
]


def decision(match: rattery.Match, lang: str, width: int, height: int, note: Text | None = None) -> list[str]:
    """The lines of the screen of a decision."""
    assert match.turn is not None
    out, story = live_console(width, height), Story(match, lang)
    screen = Screen(out, io.StringIO(), story.words)
    Decision(story, match.turn, story.lines(match.turn), match.moves(), note).show(screen)
    assert isinstance(out.file, io.StringIO)
    return ESCAPES.sub("", out.file.getvalue()).splitlines()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_fits_the_screen(game: str, width: int, height: int) -> None:
    """Every fourth decision in one language, by turns: whole matches take long to draw."""
    match, luck = rattery.load(game).new(seed=3, names=["Maximilian-Alexander", "李小龙"]), random.Random(3)
    for lang in LANGUAGES * 3:
        lines = decision(match, lang, width, height)
        assert len(lines) < height, "and a line for the prompt"
        assert max(map(cell_len, lines)) <= width
        for _ in range(4):
            if match.turn is not None:
                match.play(luck.choice(match.moves()))
        if match.turn is None:
            break


LOW = [(120, 30), (120, 28), (120, 24), (120, 18), (111, 14), (80, 24), (80, 18), (60, 20)]
DRAWN_EVERY = 6  # decisions; every size begins with another


@pytest.mark.parametrize(("width", "height"), LOW)
def test_the_heading_the_question_and_every_move_are_on_the_screen_with_a_note_too(width: int, height: int) -> None:
    match, luck = rattery.load("first_rat(players=5)").new(seed=3), random.Random(3)
    first = LOW.index((width, height)) % DRAWN_EVERY
    for number in range(60):
        if number % DRAWN_EVERY != first:
            match.play(luck.choice(match.moves()))
            continue
        note = Text("There is no move called “fly”. Type ? for help.", style="danger")
        lines = decision(match, "en", width, height, note)
        assert len(lines) < height, "and a line for the prompt"
        assert lines[0].startswith("First Rat · round")
        assert any(line.startswith(note.plain) for line in lines)
        shown = " ".join(lines)
        said = moves_said(match)
        assert all(str(move) in shown or said[move] in shown for move in match.moves())
        match.play(luck.choice(match.moves()))


def moves_said(match: rattery.Match) -> dict[rattery.Move, str]:
    assert match.turn is not None
    story, view = Story(match, "en"), match.view(match.turn)
    return {move: story.move(move, view).plain for move in match.moves()}


def test_five_players_of_first_rat_read_their_moves_in_words_at_80_by_24() -> None:
    """Most of them: where there are more than a dozen, notation leaves room for what happened."""
    match, luck, in_words = rattery.load("first_rat(players=5)").new(seed=3), random.Random(3), 0
    match.names = ("Vermilion (random)", "Moss (normal)")
    for _ in range(60):
        shown = " ".join(decision(match, "en", 80, 24))
        assert "Vermilion (random)" in shown, "there is room for it"
        in_words += all(said in shown for said in moves_said(match).values())
        match.play(luck.choice(match.moves()))
    assert in_words > 40


@pytest.mark.parametrize("seat", range(5))
def test_ones_own_line_is_the_first_of_the_players_and_never_cut(seat: int) -> None:
    match = rattery.load("first_rat(players=5)").new(seed=3)
    while match.turn != seat:
        match.play(match.moves()[0])
    lines = decision(match, "en", 60, 20)
    heads = next(number for number, line in enumerate(lines) if "owns" in line)
    assert match.teller("en").name(seat) in lines[heads + 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_not_wrapped_at_80_columns(game: str, lang: str) -> None:
    match, luck = rattery.load(game).new(seed=3), random.Random(3)
    for _ in range(30):
        if match.turn is None:
            break
        choices = [Choice(move, 1.0, 1.0) for move in luck.sample(match.moves(), min(3, len(match.moves())))]
        told = hint_lines(Hint(1.0, choices, 100), Story(match, lang), match.view(match.turn)).plain.splitlines()
        assert all(cell_len(line) <= 80 for line in told), told
        match.play(luck.choice(match.moves()))


def test_a_small_screen_is_no_error() -> None:
    match = rattery.load("rat_trap(players=5,roles=true)").new(seed=3)
    assert match.turn is not None
    for width, height in ((60, 16), (40, 10), (20, 5)):
        story = Story(match, "en")
        screen = Screen(live_console(width, height), io.StringIO(), story.words)
        Decision(story, match.turn, story.lines(match.turn), match.moves()).show(screen)


# What a game does not bring.


@pytest.fixture
def without_tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every game uses the default table."""
    monkeypatch.setattr(game_parts, "optional_part", lambda game, name: None)
    terminal_table.cache_clear()
    yield
    terminal_table.cache_clear()


def test_a_game_has_its_own_table_and_the_default_for_what_it_does_not_bring() -> None:
    assert terminal_table("rat_trap").table is rat_trap.table
    assert terminal_table("rat_trap").legend is rat_trap.legend
    assert terminal_table("rat_trap").move is default_table.move


@pytest.mark.usefixtures("without_tables")
@pytest.mark.parametrize("game", ["rat_trap(players=5,roles=true)", "pied_piper(players=5)", "ratjack(players=4)"])
def test_every_decision_at_a_default_table_fits_a_terminal(game: str) -> None:
    match, luck = rattery.load(game).new(seed=3, names=["Maximilian-Alexander", "李小龙"]), random.Random(3)
    for lang in LANGUAGES * 10:
        lines = decision(match, lang, 80, 24)
        assert len(lines) < 24, "and a line for the prompt"
        assert max(map(cell_len, lines)) <= 80
        match.play(luck.choice(match.moves()))


@pytest.mark.parametrize("is_roomy", [False, True])
def test_the_default_table_tells_everything_in_the_view_and_nothing_else(is_roomy: bool) -> None:
    match = rattery.load("rat_trap(players=3,roles=true)").new(seed=4)
    match.play("look A B")
    drawn = printed(default_table.table(match.view(0), Story(match, "en"), 0, 160, is_roomy), 160)
    for expected in ("points to end 7", "▸ ● Ochre", "  ▲ Sky", "Manipulator", "You are ●\u00a0Ochre"):
        assert expected in drawn
    assert "clover" in drawn.partition("piles  cards")[2]
    hidden = printed(default_table.table(match.view(1), Story(match, "en"), 1, 160, is_roomy), 160)
    assert "clover" not in hidden.partition("piles  cards")[2]
    assert hidden.count("▒ ▒ ▒ ▒ ▒") == 3


def test_a_pile_is_told_by_its_size() -> None:
    story = Story(rattery.load("rat_trap(players=3)").new(seed=4), "en")
    drawn = printed(default_table.table({"deck": {"cards": 12}, "discard": {"clover": 2}}, story, 0, 80, False), 80)
    assert "deck 12" in drawn
    assert "×2" in drawn


def test_an_option_and_its_value_are_called_as_where_they_are_chosen() -> None:
    story = Story(rattery.load("rat_trap(players=3)").new(seed=4), "de")
    assert "Gleichstand eine Runde mehr" in printed(
        default_table.table({"ties": "extra_round"}, story, 0, 80, False), 80
    )


# Names and lines.


def test_every_name_has_its_shape_and_no_other_word_has() -> None:
    names = ["A", "the", "Al", "pile"]
    match, luck = rattery.load("rat_trap(players=4,roles=true)").new(seed=4, names=names), random.Random(4)
    while not match.is_over:
        match.play(luck.choice(match.moves()))
    story = Story(match, "en")
    for seat in (None, 0):
        for line, told in zip(story.lines(seat), match.log(seat), strict=True):
            bare = line.plain
            for sign in "●▲■◆":
                bare = bare.replace(f"{sign}\u00a0", "")
            assert bare == told
            for span in line.spans:
                assert line.plain[span.start : span.end][2:].lower() in [name.lower() for name in names]


def test_lines_that_repeat_are_told_once_with_their_number() -> None:
    lines = [tinted(text) for text in ("a", "b", "b", "b", "a")]
    assert [line.plain for line in without_repeats(lines)] == ["a", "b ×3", "a"]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, False),
        ({"COLORFGBG": "0;15"}, True),
        ({"COLORFGBG": "15;0"}, False),
        ({"COLORFGBG": "0;15", "RATTERY_THEME": "night"}, False),
        ({"RATTERY_THEME": "day"}, True),
    ],
)
def test_a_light_terminal_gets_deeper_colours(
    environment: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert is_day() is expected
    assert console().get_style("seat.0") == theme(expected).styles["seat.0"]
    assert theme(True).styles["seat.0"] != theme(False).styles["seat.0"]


@pytest.mark.parametrize(("lang", "quote", "under"), [("de", "„", "unter"), ("fr", "«", "sous"), ("en", "“", "under")])
def test_many_moves_are_listed_in_words_rather_than_in_notation(lang: str, quote: str, under: str) -> None:
    match = rattery.load("pied_piper(players=3)").new(seed=7)
    lines = decision(match, lang, 60, 24)
    assert any(quote in line and under in line for line in lines)
    assert not any(str(move) in line for move in match.moves() for line in lines)


def test_where_there_is_little_room_moves_are_listed_in_notation() -> None:
    match = rattery.load("first_rat(players=2)").new(seed=7)
    match.play("A>5")
    match.play("end")
    match.play("A>4")
    match.play("end")
    assert "Rat A to space 6" in "\n".join(decision(match, "en", 80, 40))
    assert "Rat A to space 6" in "\n".join(decision(match, "en", 80, 24))
    assert "Rat A to space 6" not in "\n".join(decision(match, "en", 80, 19))
    assert "A>6" in "\n".join(decision(match, "en", 80, 19))


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_too_long_for_a_line_goes_on_in_the_next(lang: str, width: int) -> None:
    match = rattery.load("rat_trap(players=3)").new(seed=3)
    while [str(move) for move in match.moves()] != ["pass"]:
        match.play(match.moves()[0])
    lines = decision(match, lang, width, 24)
    story = Story(match, lang)
    (move,) = match.moves()
    in_words = story.move(move, match.view(match.turn)).plain
    assert cell_len(in_words) > 70
    left = [line[:80] for line in lines]
    assert " ".join(in_words.split()) in " ".join(" ".join(left).split())


def test_the_whole_table_is_drawn_for_the_width_there_is_and_anew_for_another() -> None:
    match = rattery.load("first_rat(players=5)").new(seed=3)
    words, drawn = cli_words("en"), list[RenderableType]()
    screen = Screen(live_console(80, 24), io.StringIO(), words)
    screen.page = lambda *things: drawn.extend(things)  # type: ignore[method-assign]
    seating = Seating(("me",) * 5)
    session = Session(match, seating, screen, "en", Save(Path("nowhere.json"), seating))
    TableCommands(session, 0).answer("table")
    wide, narrow = (printed(Group(*drawn), width) for width in (80, 60))
    assert wide != narrow
    for text, width in ((wide, 80), (narrow, 60)):
        assert "owns" in text
        assert max(map(cell_len, text.splitlines())) <= width


@pytest.mark.parametrize("width", range(20, 60))
def test_no_line_is_broken_where_a_space_holds_it_together(width: int) -> None:
    out = live_console(width, 24)
    out.print(tinted("\ue000Ocre\ue0ff lance les dés\u00a0: deux clés\u202f! Puis \ue001Azur\ue0ff."))
    assert isinstance(out.file, io.StringIO)
    lines = ESCAPES.sub("", out.file.getvalue()).splitlines()
    assert not [line for line in lines if line.startswith((":", "!")) or line.rstrip().endswith("▲")]
    assert (
        " ".join(line.strip() for line in lines)
        == "●\u00a0Ocre lance les dés\u00a0: deux clés\u202f! Puis ▲\u00a0Azur."
    )


@pytest.mark.parametrize("game", ["rat_trap", "pied_piper", "first_rat", "ratjack"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sign_is_parted_from_its_meaning(game: str, lang: str) -> None:
    match = rattery.load(game).new(seed=1)
    for note in terminal_table(game).notes(match.view(None), Story(match, lang), None):
        for width in range(30, 90):
            assert not [line for line in printed(note, width).splitlines() if line.rstrip()[-2:-1] == " "]
