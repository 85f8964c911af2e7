"""Whatever a printed copy may hold can be told: faces, tails, orders and cards that our box does not have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.box import BoxFile
from rattery.core.errors import BadBox
from tests.boxes import play_lawfully
from tests.positions import box_of, table_of


def with_lines(game: str, tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """The standard box of a game with some text replaced."""
    text = BoxFile.standard(game).text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(game: str, box: Path, **options: Any) -> str:
    with pytest.raises(BadBox) as refused:
        rattery.load(game, box=box, **options)
    return str(refused.value)


def test_a_blank_face_can_be_kept_and_does_nothing(tmp_path: Path) -> None:
    faces = '["key", "keys", "steal", "claws", "heal", "key"]'
    blank = '["blank", "blank", "blank", "blank", "blank", "key"]'
    box = with_lines("rat_trap", tmp_path, (f"first  = {{ faces = {faces}", f"first  = {{ faces = {blank}"))
    match = rattery.load("rat_trap(players=3)", box=box).new(seed=3)
    while match.question != "which_die":
        match.play(match.moves()[0])
    assert "keep blank" in map(str, match.moves())
    match.play("keep blank")
    assert any("can do nothing with a blank" in line for line in match.log(None))
    play_lawfully(match.game, 1)


def test_a_card_of_the_third_rat_may_show_fewer_actions(tmp_path: Path) -> None:
    order = '["keys", "key", "steal", "claws", "heal"], decides = "active"'
    box = with_lines("rat_trap", tmp_path, (order, '["steal"], decides = "active"'))
    game = rattery.load("rat_trap(players=2)", box=box)
    assert [int(action) for action in box_of(game).third_rat[0].order] == [2, -1, -1, -1, -1]
    play_lawfully(game, 2)


def test_the_third_rat_may_have_fewer_cards_and_not_more(tmp_path: Path) -> None:
    last = '6 = { order = ["keys", "heal", "key", "claws", "steal"], decides = "opponent", source = "house" }\n'
    game = rattery.load("rat_trap(players=2)", box=with_lines("rat_trap", tmp_path, (last, "")))
    assert game.new(seed=1).view(0)["third_rat"]["cards_left"] == 5
    play_lawfully(game, 3)
    assert "6 of [third_rat]" in refusal("rat_trap", with_lines("rat_trap", tmp_path, (last, last + f"7{last[1:]}")))


def test_tails_may_have_other_colours(tmp_path: Path) -> None:
    box = with_lines("pied_piper", tmp_path, ('colour = "yellow"', 'colour = "orange"'), ('"green"', '"pink"'))
    match = rattery.load("pied_piper(players=5)", box=box).new(seed=1)
    figures = [figure for house in match.view(None)["circle"] for figure in house["figures_left_of_it"]]
    assert sorted(figures) == ["black", "blue", "orange", "pink", "piper", "red", "violet"]
    assert any("the orange rat" in line.lower() for line in match.log(None))
    assert not any("yellow" in line for line in match.log(None))


def test_two_tails_of_one_colour_are_refused(tmp_path: Path) -> None:
    box = with_lines("pied_piper", tmp_path, ('colour = "red"', 'colour = "yellow"'))
    assert "yellow is the tail of rat 1 already" in refusal("pied_piper", box)


def test_a_box_in_which_no_counter_could_rise_is_refused(tmp_path: Path) -> None:
    none = [(f"{name} = {{ count = 10", f"{name} = {{ count = 0") for name in ("forward1", "forward2")]
    box = with_lines("pied_piper", tmp_path, *none, ("back1    = { count = 10", "back1    = { count = 6"),
                     ("sewer    = { count = 10", "sewer    = { count = 40"))  # fmt: skip
    assert "as many cards must lead through houses" in refusal("pied_piper", box)


def test_greg_may_have_other_numbers_of_a_and_b_cards_and_two_icons(tmp_path: Path) -> None:
    a12 = 'A12 = { steps = [3, 1, 1, 0], icon = "lights", source = "house" }\n'
    b10 = 'B10 = { steps = [3, 1, 1, 0], icon = "best", also = "library", source = "photo" }\nC '
    game = rattery.load("first_rat(players=1)", box=with_lines("first_rat", tmp_path, (a12, ""), ("C  ", b10)))
    assert game.named({"card": 10}) == {"card": "A11"}
    assert game.named({"card": 20}) == {"card": "B10"}
    for seed in range(4):
        play_lawfully(game, seed)


def test_a_deck_that_the_box_cannot_fill_is_refused(tmp_path: Path) -> None:
    lines = BoxFile.standard("first_rat").text.splitlines(keepends=True)
    gone = [(line, "") for line in lines if line.startswith(("B5 ", "B6 ", "B7 ", "B8 ", "B9 "))]
    assert "needs 5 B cards; the box has 4" in refusal("first_rat", with_lines("first_rat", tmp_path, *gone))


def test_a_saved_match_from_before_tails_were_told_can_be_read() -> None:
    saved = rattery.load("pied_piper").new(seed=1).save()
    del saved["box"]["tails"]
    assert table_of(rattery.restore(saved)) is not None
