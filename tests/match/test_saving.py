"""Saved matches: what is damaged is refused in one sentence, and nothing is written by halves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.errors import BadSave, RatteryError
from rattery.match import read_match, write_match
from tests.variants import loaded


def saved() -> dict[str, Any]:
    match = loaded("rat_trap(players=3)").new(seed=1, names=["Ann", None, "Zoë"])
    for _ in range(5):
        match.play(match.moves()[0])
    return match.save()


def test_names_come_back() -> None:
    again = rattery.restore(saved())
    assert again.names == ("Ann", None, "Zoë")
    assert any("Ann" in line for line in again.log(None))


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"rattery": 2}, "2"),
        ({"rattery": None}, "None"),
        ({"game": "mouse_trap"}, "mouse_trap"),
        ({"game": 7}, "game"),
        ({"box": None}, "box"),
        ({"box": {}}, "rat_trap"),
        ({"key": "00"}, "32"),
        ({"key": "zz" * 16}, "32"),
        ({"key": 5}, "key"),
        ({"moves": "keep"}, "moves"),
        ({"moves": ["keep", "keep"]}, "move 2"),
        ({"moves": ["fly"]}, "fly"),
        ({"moves": [None]}, "None"),
        ({"names": ["a", "b", "c", "d"]}, "names"),
        ({"names": [3]}, "names"),
    ],
)
def test_a_damaged_match_is_refused(change: dict[str, Any], part: str) -> None:
    with pytest.raises(RatteryError) as refused:
        rattery.restore({**saved(), **change})
    assert part in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("data", [None, [], "match", 3, {}])
def test_what_is_no_match_is_refused(data: object) -> None:
    with pytest.raises(BadSave):
        rattery.restore(data)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"rattery": 1}', "[" * 100_000])
def test_a_file_that_is_no_match_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSave, match=r"match\.json"):
        read_match(path)
    with pytest.raises(BadSave, match=r"nowhere\.json"):
        read_match(tmp_path / "nowhere.json")


def test_a_match_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    match, path = rattery.restore(saved()), tmp_path / "match.json"
    write_match(match, path)
    assert read_match(path).save() == match.save()
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    json.loads(path.read_text(encoding="utf-8"))
    with pytest.raises(BadSave, match="cannot be written"):
        write_match(match, tmp_path / "no" / "such" / "folder.json")


def test_an_imagined_match_cannot_be_saved() -> None:
    with pytest.raises(BadSave):
        rattery.restore(saved()).imagine(0, 1).save()
