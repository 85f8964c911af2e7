"""The box file of First Rat: a bad one is refused with the line and the reason."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import rattery
from rattery.core.errors import BadBox

STANDARD = (files("rattery.games.first_rat") / "box.toml").read_text(encoding="utf-8")


def with_line(tmp_path: Path, old: str, new: str) -> Path:
    assert STANDARD.count(old) == 1, old
    path = tmp_path / "my.toml"
    path.write_text(STANDARD.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            'gives = "calculator",   amount = 1, tile = "E"',
            'gives = "cheese",   amount = 1, tile = "E"',
            "gives must be",
        ),
        (
            'gives = "calculator",   amount = 1, tile = "E"',
            'gives = "can", amount = 1, tile = "D"',
            "tile of group E; found D",
        ),
        ("1 = { from = 3, to = 12,", "1 = { from = 30, to = 12,", "from must be 1–24"),
        ("2 = { from = 5, to = 10,", "2 = { from = 2, to = 10,", "from must be 4–24"),
        ('14 = { lamps = 1, kind = "construction"', '14 = { lamps = 1, kind = "lamp"', "3 construction lights"),
        ('16 = { lamps = 1, kind = "lamp"', '16 = { lamps = 1, kind = "construction"', "3 construction lights"),
        ("rocket      = { boxes = [5, 4, 4, 3, 2]", "rocket      = { boxes = [5, 4, 4, 3, 9]", "from the most points"),
        ("rocket      = { boxes = [5, 4, 4, 3, 2]", "rocket      = { boxes = [5, 4, 4, 3]", "boxes must be 5 × 0–30"),
        ("can = 1, calculator = 2,", "can = 1, calculator = 0,", "at least two materials"),
        ("easy   = { a = 5, b = 5,", "easy   = { a = 5, b = 6,", "b must be 5"),
        ('b3 = { onward = "b2"', 'b3 = { onward = "b9"', "onward must be"),
        ("sprinter      = { stride = 7,", "sprinter      = { stride = 70,", "stride must be 1–10"),
        ("rats   = { spaces = [8, 5, 1, 0]", "rats   = { spaces = [8, 5, 1]", "spaces must be 4 × 0–26"),
        (
            'C   = { steps = [1, 1, 1, 1], icon = "best"',
            'C   = { steps = [1, 1, 1, 1], icon = "food"',
            "icon must be best",
        ),
        ("pipe_rat       = { least = 2,", "pipe_rat       = { lest = 2,", "is not part of this game"),
        ("bolts              = {", "nuts               = {", "bolts is missing"),
    ],
)
def test_a_bad_line_is_named_with_what_is_wrong(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = with_line(tmp_path, old, new)
    with pytest.raises(BadBox) as refusal:
        rattery.load("first_rat(players=1)", box=path)
    assert reason in str(refusal.value)
    assert "line " in str(refusal.value)
    for lang in ("fr", "de"):
        assert refusal.value.say(lang) != str(refusal.value)


def test_a_corrected_box_is_played(tmp_path: Path) -> None:
    path = with_line(tmp_path, "1 = { from = 3, to = 12,", "1 = { from = 1, to = 25,")
    view = rattery.load("first_rat(players=2)", box=path).new(seed=1).view(0)
    assert view["pipes"][0] == {"number": 1, "from": 1, "to": 25, "price": "calculator"}


def test_every_value_names_its_source() -> None:
    data = rattery.load("first_rat").box_file.data
    lines = [entry for section in data.values() if isinstance(section, dict) for entry in section.values()]
    assert len(lines) > 150
    assert {entry["source"] for entry in lines} == {"rulebook", "photo", "house"}
