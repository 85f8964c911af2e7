"""Box files: a bad one is refused in one sentence with the line, what was expected and what was found."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest

import rattery
from rattery.core.box import BoxFile
from rattery.core.errors import BadBox
from rattery.core.packages import game_names
from rattery.core.registry import load_game
from tests.positions import box_of

STANDARD = BoxFile.standard("rat_trap").text


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def changed_line(text: str) -> int:
    pairs = zip(STANDARD.splitlines(), text.splitlines(), strict=True)
    return next(number for number, (old, new) in enumerate(pairs, 1) if old != new)


def box_with(tmp_path: Path, old: str, new: str) -> Path:
    assert old in STANDARD
    path = tmp_path / "my.toml"
    path.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("bandages_to_be_out = { value = 3", "bandages_to_be_out = { value = 0", ["value", "1–20", "0"]),
        ("bandages_to_be_out = { value = 3", "bandages_to_be_out = { value = true", ["1–20", "True"]),
        ("bandages_to_be_out = { value = 3", 'bandages_to_be_out = { value = "x"', ["1–20", "x"]),
        ("points_to_end ", "points_to_emd ", ["points_to_end"]),
        ("rounds             = { value = 3,", "rounds             = { valu = 3,", ["rounds.value"]),
        ("trap = 7", "trap = 6", ["20 doors in all", "19"]),
        ("trap = 7, one = 5, two = 4", "trap = 3, one = 9, two = 4", ["every one of the 4 piles", "3"]),
        ("trap = 7,", "trap = 7, mouse = 1,", ["mouse"]),
        (
            '"heal", "key"], source = "house" }\nsecond',
            '"heal", "teeth"], source = "house" }\nsecond',
            ["faces", "teeth"],
        ),
        (
            'first  = { faces = ["key", "keys", "steal", "claws", "heal", "key"]',
            'first  = { faces = ["heal", "heal", "steal", "claws", "heal", "heal"]',
            ["needs a key"],
        ),
        ('1 = { order = ["keys", "key"', '1 = { order = ["keys", "keys"', ["order", "keys"]),
        ('decides = "active"', 'decides = "nobody"', ["active | opponent", "nobody"]),
        ('source = "rulebook"', 'source = "hearsay"', ["rulebook | photo | house", "hearsay"]),
        ("consolation        = { value = 2", "consolation        = 2 # { value = 2", ["2"]),
        ('game = "rat_trap"', 'game = "mouse_trap"', ["rat_trap", "mouse_trap"]),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, old: str, new: str, parts: list[str]) -> None:
    path = box_with(tmp_path, old, new)
    is_misspelt = new.startswith("points_to_emd")  # then the line is missing, and its section is named
    line = line_with(STANDARD, "[limits]") if is_misspelt else changed_line(path.read_text(encoding="utf-8"))
    with pytest.raises(BadBox) as refused:
        rattery.load("rat_trap", box=path)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert str(path) in sentence
    assert all(part in sentence for part in parts)
    assert refused.value.facts["line"] == line


def test_the_very_line_is_named(tmp_path: Path) -> None:
    path = box_with(tmp_path, "4 = { trap = 7", "4 = { trap = 8")
    with pytest.raises(BadBox, match=f"line {line_with(STANDARD, '4 = { trap = 7')}:"):
        rattery.load("rat_trap", box=path)


# Valid TOML, but too long or too deep for Python.
LONG_NUMBER, LONG_HEXADECIMAL, DEEP_LIST = 5_000 * "1", "0x" + 5_000 * "F", 100_000 * "["


@pytest.mark.parametrize(
    "text",
    [
        *("", "game = ", "[limits", 'game = "rat_trap"\n', '"game', "\0", "limits = 3\n"),
        *(f"game = {value}\n" for value in (LONG_NUMBER, LONG_HEXADECIMAL, DEEP_LIST)),
    ],
    ids=lambda text: text[:20],
)
def test_what_is_no_box_at_all_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBox):
        rattery.load("rat_trap", box=path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'game = "rat_trap" # \xe9')
    for path in (tmp_path / "nowhere.toml", tmp_path, tmp_path / "latin.toml", tmp_path / "null\0.toml"):
        with pytest.raises(BadBox):
            rattery.load("rat_trap", box=path)


def test_a_corrected_box_is_played_and_goes_into_the_saved_match(tmp_path: Path) -> None:
    path = box_with(tmp_path, "points_to_end      = { value = 7", "points_to_end      = { value = 1")
    game = rattery.load("rat_trap(players=3)", box=path)
    assert not game.has_standard_box
    saved = game.new(seed=1).save()
    assert box_of(rattery.restore(saved).game).points_to_end == 1


def test_what_an_owner_calls_a_copy_changes_no_game(tmp_path: Path) -> None:
    game = rattery.load(
        "rat_trap", box=box_with(tmp_path, 'game = "rat_trap"', 'name = " My  copy "\ngame = "rat_trap"')
    )
    assert game.box_file.title == "My copy"
    assert game.has_standard_box
    assert game == rattery.load("rat_trap")
    written = BoxFile.from_data(game.box_file.data, title="My copy")
    assert (BoxFile("box", written.text).title, BoxFile("box", written.text).data) == ("My copy", game.box_file.data)
    for wrong in ("7", f'"{61 * "x"}"'):
        with pytest.raises(BadBox, match="line 10: expected"):
            rattery.load(
                "rat_trap", box=box_with(tmp_path, 'game = "rat_trap"', f'game = "rat_trap"\n\nname = {wrong}')
            )


def test_an_error_in_a_box_that_was_never_a_file_names_the_line_of_the_file_it_would_make() -> None:
    data = deepcopy(rattery.load("rat_trap").box_file.data)
    data["limits"]["points_to_end"]["value"] = 0
    made = BoxFile.from_data(data, "my box")
    with pytest.raises(BadBox, match="my box, line ") as refused:
        load_game("rat_trap", made)
    assert refused.value.facts["line"] == line_with(made.text, "points_to_end")


def test_a_box_nested_deeply_is_refused_like_any_other() -> None:
    nested: list[object] = []
    for _ in range(900):
        nested = [nested]
    with pytest.raises(BadBox):
        load_game("rat_trap", BoxFile.from_data({"game": "rat_trap", "limits": {"points_to_end": nested}}))


@pytest.mark.parametrize("name", game_names())
def test_the_standard_box_names_a_source_for_every_value(name: str) -> None:
    game = rattery.load(name)
    assert game.has_standard_box
    for section, entries in game.box_file.data.items():
        if section != "game":
            assert all("source" in entry for entry in entries.values())
