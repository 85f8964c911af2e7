"""The table of First Rat in the terminal: it fits, and shows what people stumble over."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.cells import cell_len

import rattery
from rattery.cli.terminal.story import Story
from rattery.cli.terminal.tables import terminal_table
from rattery.core.words import LANGUAGES
from rattery.games.first_rat import terminal as first_rat
from tests.cli.running import ESCAPES
from tests.cli.sessions import live_console
from tests.positions import position


def drawn(match: rattery.Match, seat: int, lang: str = "en", width: int = 80) -> list[str]:
    """The table and its notes, line by line."""
    out, story, view = live_console(width, 50), Story(match, lang), match.view(seat)
    out.print(first_rat.table(view, story, seat, width, is_roomy=False))
    for note in first_rat.notes(view, story, seat):
        out.print(note)
    assert isinstance(out.file, io.StringIO)
    return ESCAPES.sub("", out.file.getvalue()).splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["first_rat(players=5)", "first_rat(players=1)"])
def test_the_table_fits_eighty_columns(game: str, lang: str) -> None:
    match, luck = rattery.load(game).new(seed=3, names=["Maximilian-Alexander", "李小龙"][:1]), random.Random(3)
    for number in range(160):
        if match.turn is None:
            break
        if number % 20 == 0:
            lines = drawn(match, match.turn, lang)
            assert max(map(cell_len, lines)) <= 80
            assert len(lines) <= 30
        match.play(luck.choice(match.moves()))


def test_the_game_has_a_drawing_of_its_own() -> None:
    assert terminal_table("first_rat").table is first_rat.table


def test_the_path_shows_goods_stands_rats_and_what_is_lit_for_me() -> None:
    table = position("first_rat(players=2)", rats={0: [9, 0], 1: [9, 16]}, light={0: 9})
    text = "\n".join(drawn(table.match, 0))
    assert " 9◍2*H●A▲" in text
    assert "16♧◎▲" in text
    assert "15◣2Z " in text
    assert "start●" in text
    assert " 9◍2H●▲A" in "\n".join(drawn(table.match, 1))


def test_movements_are_previewed_with_yield_price_and_toll() -> None:
    table = position("first_rat(players=2)", rats={0: [10], 1: [20]}, materials={0: {"can": 1}}, light={0: 12})
    text = "\n".join(drawn(table.match, 0))
    assert "A 11 ◣3 · 12 ◍3 · " in text
    assert "20 ◍3−◎−1◣!" in text
    assert "A 11" not in "\n".join(drawn(table.match, 1)), "only for whoever decides"


def test_tracks_show_who_is_in_which_box() -> None:
    table = position("first_rat(players=2)", marks=[(0, "food"), (1, "food"), (0, "food"), (1, "food")])
    assert "stored food  7● 7▒ 5▲ 5▒ 4●▲" in "\n".join(drawn(table.match, 0))
    alone = position("first_rat(players=1)", spare={"food": 1, "cargo": 5}, turned=["A1"])
    text = "\n".join(drawn(alone.match, 0))
    assert re.search("stored food +7□", text)
    assert "6▒ 5□" in text
    assert "GREG: 10 cards face down · A1 · 1 2 0 3" in text


def test_the_last_rounds_are_announced() -> None:
    assert "last round!" in drawn(position("first_rat(players=2)", round=5, last_round=5).match, 0)[0]
    assert "one more round after this one" in drawn(position("first_rat(players=2)", round=5, last_round=6).match, 0)[0]


def test_everything_somebody_owns_is_told() -> None:
    table = position(
        "first_rat(players=2)",
        caps={0: ["drifter"]},
        comics={0: ["plumber"]},
        drinks={0: 1},
        bolts={0: 2},
        mouldy={0: 1},
    )
    row = next(line for line in drawn(table.match, 0, width=120) if "Ochre" in line and "You are" not in line)
    for thing in ("1 mouldy cheese", "2 bolts", "1 drink", "Plumber", "cap: drifter"):
        assert thing in row
