"""Tables: they fit the terminal, show what a seat knows, and there is a plain one for a game without its own."""

from __future__ import annotations

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import RenderableType

import rattery
from rattery.cli.terminal.decision import Decision
from rattery.cli.terminal.look import console, is_day, theme
from rattery.cli.terminal.screen import Screen
from rattery.cli.terminal.story import Story, tinted, without_repeats
from rattery.cli.terminal.tables import drawer, plain, rat_trap
from rattery.core.words import LANGUAGES
from tests.cli.running import ESCAPES
from tests.cli.sessions import live_console

SIZES = [(80, 24), (100, 30), (160, 50)]
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


def decision(match: rattery.Match, lang: str, width: int, height: int) -> list[str]:
    """The lines of a screen on which somebody decides."""
    assert match.turn is not None
    out, story = live_console(width, height), Story(match, lang)
    Decision(story, match.turn, story.lines(match.turn), match.moves()).show(Screen(out, io.StringIO(), story.words))
    assert isinstance(out.file, io.StringIO)
    return ESCAPES.sub("", out.file.getvalue()).splitlines()


def printed(thing: RenderableType, width: int = 80) -> str:
    out = live_console(width, 24)
    out.print(thing)
    assert isinstance(out.file, io.StringIO)
    return ESCAPES.sub("", out.file.getvalue())


def table_of(match: rattery.Match, seat: int, width: int = 80) -> str:
    return printed(rat_trap.table(match.view(seat), Story(match, "en"), seat, width, is_roomy=False), width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_fits_the_screen(game: str, width: int, height: int, lang: str) -> None:
    match, luck = rattery.load(game).new(seed=3, names=["Maximilian-Alexander", "李小龙"]), random.Random(3)
    for _ in range(30):
        if match.turn is None:
            break
        lines = decision(match, lang, width, height)
        assert len(lines) < height, "and a line for the prompt"
        assert max(map(cell_len, lines)) <= width
        match.play(luck.choice(match.moves()))


def test_a_small_screen_is_no_error() -> None:
    match = rattery.load("rat_trap(players=5,roles=true)").new(seed=3)
    assert match.turn is not None
    for width, height in ((60, 16), (40, 10), (20, 5)):
        story = Story(match, "en")
        screen = Screen(live_console(width, height), io.StringIO(), story.words)
        Decision(story, match.turn, story.lines(match.turn), match.moves()).show(screen)


def test_piles_show_the_doors_one_knows_and_the_backs_of_the_others() -> None:
    match = rattery.load("rat_trap(players=3,roles=true)").new(seed=4)
    match.play("look A B")
    own, others = table_of(match, 0), table_of(match, 1)
    signs = {"trap": "✗", "one": "1", "two": "2", "clover": "♣"}
    for pile in match.view(0)["piles"][:2]:
        assert "".join(signs[card] for card in pile["cards"]) in own.replace("▏", "")
    assert others.count("▕▕▕▕▕") == 3
    assert own.count("▕▕▕▕▕") == 1
    assert "▏" in own, "what is laid is set apart from what is still to be laid"


def test_dice_say_whose_they_are_once_they_are_shared() -> None:
    match = rattery.load("rat_trap(players=3)").new(seed=5)
    view = match.view(1) | {"dice": ["keys", "claws"], "active": 1, "partner": 2, "partners_die": "claws"}
    drawn = printed(rat_trap.table(view, Story(match, "en"), 1, 80, is_roomy=False)).splitlines()
    upper, faces, lower = drawn[1:4]
    assert "│ 2 keys │" in faces
    assert faces.index("2 keys") < lower.index("▲") < faces.index("claws") < lower.index("■")
    assert upper


def rat_row(changes: dict[str, object]) -> str:
    """The line of seat 0 with these things changed in its view."""
    match = rattery.load("rat_trap(players=3,roles=true)").new(seed=4)
    view = match.view(1)
    view["rats"][0] |= changes
    return next(
        line for line in printed(rat_trap.table(view, Story(match, "en"), 1, 80, False)).splitlines() if "Ochre" in line
    )


def test_a_stock_shows_the_cards_one_knows_of_and_counts_the_rest() -> None:
    assert "1 1 ♣ ▕ ▕" in rat_row({"stock": 5, "known": {"clover": 1, "one": 2}})
    assert "2×8  ▕×4" in rat_row({"stock": 12, "known": {"two": 8}}), "many cards are counted"
    assert "·" in rat_row({"stock": 0, "known": {}})


def test_a_rat_that_is_out_shows_what_one_knows_it_lost() -> None:
    assert "out lost ♣ ✗" in rat_row({"out": True, "stock": 0, "known": {}, "lost": {"trap": 1, "clover": 1}})


def test_roles_are_told_as_far_as_they_are_known() -> None:
    assert "the Fool" in rat_row({"role": "fool", "role_shown": True})
    assert "(the Fool)" in rat_row({"role": "fool", "role_shown": False})
    assert "?" in rat_row({"role": None, "role_shown": False})


def test_bandages_are_counted_and_danger_is_told() -> None:
    assert "✚✚ " in rat_row({"bandages": 2})
    match = rattery.load("rat_trap(players=3)").new(seed=5)
    view = match.view(0) | {"threatened": 2}
    assert "in danger" in printed(rat_trap.table(view, Story(match, "en"), 0, 80, False))


def test_the_third_rats_card_is_shown_with_its_order() -> None:
    match, luck = rattery.load("rat_trap(players=2)").new(seed=1), random.Random(1)
    while not match.view(None)["third_rat"]["turned"]:
        match.play(luck.choice(match.moves()))
    card = match.view(None)["third_rat"]["turned"][-1]
    drawn = table_of(match, 0)
    labels = {"key": "1 key", "keys": "2 keys"}
    assert " › ".join(labels.get(action, action) for action in card["order"]) in drawn
    assert ("▶" if card["decides"] == "active" else "◀") in drawn
    assert "5 cards left" in drawn


def test_opened_views_show_all_that_somebody_knows() -> None:
    match, luck = rattery.load("rat_trap(players=3,roles=true)").new(seed=4), random.Random(2)
    for _ in range(25):
        views = [match.view(seat) for seat in range(3)]
        opened = rat_trap.opened(views)
        for seat in range(3):
            assert opened["rats"][seat] == views[seat]["rats"][seat]
        for place, pile in enumerate(opened["piles"]):
            for door, card in enumerate(pile["cards"]):
                assert {view["piles"][place]["cards"][door] for view in views} <= {card, None}
        match.play(luck.choice(match.moves()))


# A game without a drawing of its own.


def test_a_game_without_a_drawing_gets_the_plain_one() -> None:
    assert drawer("rat_trap") is rat_trap
    assert drawer("snakes_and_ladders") is plain


@pytest.mark.parametrize("is_roomy", [False, True])
def test_the_plain_table_tells_everything_in_the_view(is_roomy: bool) -> None:
    match = rattery.load("rat_trap(players=3,roles=true)").new(seed=4)
    match.play("look A B")
    drawn = printed(plain.table(match.view(0), Story(match, "en"), 0, 100, is_roomy), 200)
    for expected in ("points to end", "what_next", "arranging", "manipulator", "clover", "You are ●\u00a0Ochre"):
        assert expected in drawn
    hidden = printed(plain.table(match.view(1), Story(match, "en"), 1, 100, is_roomy), 200)
    assert "clover" not in hidden


def test_plain_views_are_opened_by_whoever_knows() -> None:
    views = [
        {"hand": [1, None], "deck": {"top": None}, "round": 1},
        {"hand": [None, 2], "deck": {"top": "rat"}, "round": 1},
    ]
    assert plain.opened(views) == {"hand": [1, 2], "deck": {"top": "rat"}, "round": 1}


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


def test_many_moves_are_listed_in_words_rather_than_in_notation() -> None:
    match = rattery.load("pied_piper(players=3)").new(seed=7)
    lines = decision(match, "de", 80, 24)
    assert any("„" in line and "legen" in line for line in lines)
    assert not any(str(move) in line for move in match.moves() for line in lines)


def test_where_there_is_little_room_moves_are_listed_in_notation() -> None:
    match = rattery.load("first_rat(players=2)").new(seed=7)
    match.play("A>5")
    match.play("end")
    match.play("A>4")
    match.play("end")
    assert "Rat A to space 6" in "\n".join(decision(match, "en", 80, 40))
    assert "Rat A to space 6" not in "\n".join(decision(match, "en", 80, 24))
    assert "A>6" in "\n".join(decision(match, "en", 80, 24))


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
    for note in drawer(game).notes(match.view(None), Story(match, lang), None):
        for width in range(30, 90):
            assert not [line for line in printed(note, width).splitlines() if line.rstrip()[-2:-1] == " "]
