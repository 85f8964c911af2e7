"""Saved matches: what is damaged is refused in one sentence, and nothing is written by halves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.errors import BadSave, NotFair, OtherRules, RatteryError
from rattery.core.words import LANGUAGES
from rattery.match import read_match, write_match
from rattery.match.verify import verify
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
    (tmp_path / "folder").mkdir()
    for unwritable in (
        tmp_path / "no" / "such" / "folder.json",
        tmp_path / "folder",
        tmp_path / "null\0.json",
        "/",
        "",
    ):
        with pytest.raises(BadSave, match="cannot be written"):
            write_match(match, unwritable)
    with pytest.raises(BadSave, match="cannot be written"):
        write_match(match.game.new(seed=1, names=["half a character: \ud83d"]), path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "match.json"]
    assert read_match(path).save() == match.save()


def test_an_imagined_match_cannot_be_saved() -> None:
    with pytest.raises(BadSave):
        rattery.restore(saved()).imagine(0, 1).save()


def test_a_match_knows_the_rules_it_was_played_by() -> None:
    data = saved()
    again = rattery.restore(data)
    assert data["rules"] == again.game.rules_version
    assert again.other_rules is None


def test_a_match_of_other_rules_is_replayed_and_says_so() -> None:
    again = rattery.restore({**saved(), "rules": "0123456789ab"})
    assert again.ply == 5
    assert again.other_rules is not None
    for lang in LANGUAGES:
        sentence = again.other_rules.say(lang)
        assert "0123456789ab" in sentence
        assert again.game.rules_version in sentence


def test_a_match_that_other_rules_cannot_replay_names_both_versions() -> None:
    with pytest.raises(OtherRules, match="other rules") as refused:
        rattery.restore({**saved(), "rules": "0123456789ab", "moves": ["keep", "keep"]})
    assert "0123456789ab" in str(refused.value)
    assert loaded("rat_trap(players=3)").rules_version in str(refused.value)


def test_a_result_that_other_rules_do_not_lead_to_is_no_forgery() -> None:
    result = {"scores": [9, 9, 9], "winners": [0]}
    with pytest.raises(OtherRules, match="other rules"):
        verify({**saved(), "rules": "0123456789ab", "result": result})
    with pytest.raises(NotFair, match="are not what the moves lead to"):
        verify({**saved(), "result": result})


def test_a_match_that_would_become_another_one_by_these_rules_is_refused() -> None:
    data = saved()
    data["draws"][0][0][1] += 1
    with pytest.raises(OtherRules):
        rattery.restore({**data, "rules": "0123456789ab"})
    assert rattery.restore(data).ply == 5, "by the same rules it is for verify to find it"


def test_wrong_winners_are_told_with_the_right_ones() -> None:
    match = loaded("rat_trap(players=2)").new(seed=1)
    while not match.is_over:
        match.play(match.moves()[0])
    wrong = [seat for seat in range(2) if seat not in match.winners]
    with pytest.raises(NotFair) as refused:
        verify(match.save() | {"result": {"scores": match.scores, "winners": wrong}})
    assert str(wrong) in str(refused.value)
    assert str(match.winners) in str(refused.value)


def test_a_match_of_this_machine_is_sealed_like_any_other_and_stays_so_when_it_is_resumed() -> None:
    match = loaded("rat_trap(players=3)").new()
    assert match.sealed is not None
    assert match.key == match.sealed.key
    assert not match.sealed.broken_seals
    data = json.loads(json.dumps(rattery.restore(match.save()).save()))
    assert data == match.save()
    assert verify(data).commitment == match.commitment


def test_a_match_of_a_seed_says_nothing_of_how_its_key_was_made() -> None:
    assert verify(saved()).sealed is None


def test_a_match_saved_before_rules_had_versions_is_restored() -> None:
    data = saved()
    del data["rules"]
    assert rattery.restore(data).other_rules is None


def test_the_game_of_a_restored_match_can_be_played_again() -> None:
    game = rattery.restore(saved()).game
    assert isinstance(game, rattery.Game)
    assert game.new(seed=1).turn is not None
