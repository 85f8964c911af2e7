"""Signs: every sign on a table is in the legend, and has a stand-in for terminals without UTF-8."""

from __future__ import annotations

import io
import random

import pytest

import rattery
from rattery.cli.terminal import signs
from rattery.cli.terminal.look import spinner
from rattery.cli.terminal.signs import STAND_INS, speak_of, stand_in, use_stand_ins
from rattery.cli.terminal.story import Story
from rattery.cli.terminal.table_commands import legend_table
from rattery.cli.terminal.tables import terminal_table
from rattery.core.game_parts import optional_name
from rattery.core.packages import game_names
from rattery.core.terminal import SHAPES
from rattery.core.words import LANGUAGES
from rattery.games.pied_piper.parts import MARKS
from tests.cli.sessions import live_console, printed

EXPLAINED_ELSEWHERE = set("╭╮╰╯─━│“”„«»’–…·×−▸▏○▶◀›œŒß") | set(
    SHAPES
)  # edges, punctuation, letters, the pointer, seats


def tables_of(game: str, lang: str) -> tuple[str, str]:
    """The table at several moments of a match, and the legend."""
    match, luck = rattery.load(game).new(seed=5), random.Random(5)
    story, drawn = Story(match, lang), terminal_table(match.game.name)
    text = ""
    for ply in range(60):
        if match.turn is None:
            break
        if ply % 12 == 0:
            view = match.view(match.turn)
            text += printed(drawn.table(view, story, match.turn, 80, False))
            text += "".join(printed(note) for note in drawn.notes(view, story, match.turn))
        match.play(luck.choice(match.moves()))
    return text, printed(legend_table(drawn.legend(match.view(0), story), 80))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_legend_explains_every_sign_on_the_table(game: str, lang: str) -> None:
    text, legend = tables_of(game, lang)
    own: dict[str, str] = optional_name(game, "terminal", "STAND_INS", {})
    signs = {sign for sign in text if sign in STAND_INS or sign in own} - EXPLAINED_ELSEWHERE
    assert signs
    assert signs - set(legend) == set()


@pytest.mark.parametrize("game", game_names())
def test_without_utf_8_every_sign_has_a_stand_in(game: str) -> None:
    text, legend = tables_of(game, "de")
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    use_stand_ins(stream)
    stream.write(text + legend)
    stream.flush()
    written = stream.buffer.getvalue().decode("ascii")
    assert written.count("?") == (text + legend).count("?")
    assert len(written.splitlines()) == len((text + legend).splitlines())


def test_signs_that_stand_side_by_side_stay_apart() -> None:
    assert len({stand_in(sign) for sign in SHAPES}) == len(SHAPES)
    speak_of("first_rat")
    assert len({stand_in(sign) for sign in "☼◣◍▮▣◎▦♧◇"}) == 9
    speak_of("rat_trap")
    assert len({stand_in(sign) for sign in "✗♣▕12"}) == 5
    speak_of("pied_piper")
    assert len({stand_in(mark[1]) for mark in MARKS.values()}) == len(MARKS)
    assert stand_in("é") == "e"
    assert stand_in("李") == "?"


def test_the_signs_of_two_games_may_look_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    other = {"◇": "x", "●": "y"}
    monkeypatch.setattr(
        signs, "optional_name", lambda game, *named: other if game == "other" else optional_name(game, *named)
    )
    speak_of("first_rat")
    assert stand_in("◇") == "d"
    speak_of("other")
    assert (stand_in("◇"), stand_in("♧")) == ("x", "g"), "the latest counts, and the other is still known"
    assert stand_in("●") == "o", "the signs of the seats are those of every game"
    speak_of("first_rat")
    assert stand_in("◇") == "d"
    signs._spoken_of.pop("other")
    signs._own_stand_ins.cache_clear()


def test_where_the_encoding_has_a_sign_it_is_kept() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="latin-1")
    use_stand_ins(stream)
    stream.write("● né · 2×")
    stream.flush()
    assert stream.buffer.getvalue().decode("latin-1") == "o né · 2×"


def test_ascii_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATTERY_SIGNS", "ascii")
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    use_stand_ins(stream)
    stream.write("▲ né")
    stream.flush()
    assert stream.buffer.getvalue() == b"^ ne"


def test_the_spinner_needs_no_signs_the_terminal_lacks() -> None:
    console = live_console(80, 24)
    assert spinner(console) == "dots"
    console.file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert spinner(console) == "line"
