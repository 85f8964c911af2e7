"""The page on fair dice suffices: a verifier that imports nothing of ours recomputes every game; its vectors hold."""

from __future__ import annotations

import ast
import copy
import importlib.util
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rattery.core.packages import game_names
from rattery.match.fairness import SealedKey, Share, commitment, mixed_key, seal
from rattery.match.match import Match
from tests.variants import loaded

ROOT = Path(__file__).parents[2]
VERIFIER = ROOT / "examples" / "verify_match.py"
MOST_LINES = 150


@pytest.fixture(scope="module")
def verifier() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_match", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def played(game: str, sealed: SealedKey | None = None) -> dict[str, Any]:
    """A whole match at random."""
    match, luck = Match(loaded(game), None, (), sealed), random.Random(1)
    while not match.is_over:
        match.play(luck.choice(match.moves()))
    data: dict[str, Any] = json.loads(json.dumps(match.save()))
    return data


def run(*arguments: Path) -> tuple[int, str]:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-I", str(VERIFIER), *map(str, arguments)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_it_is_short_and_needs_the_standard_library_alone() -> None:
    source = VERIFIER.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= MOST_LINES
    nodes = list(ast.walk(ast.parse(source)))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {"hashlib", "json"} <= names <= sys.stdlib_module_names


@pytest.mark.parametrize("game", game_names())
def test_it_recomputes_every_die_of_every_game(game: str, tmp_path: Path) -> None:
    data = played(game)
    file, receipt = tmp_path / "match.json", tmp_path / "receipt.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    seats = data["fair"]["seats"]
    kept = {"commitment": data["fair"]["commitment"], "seals": [seat["seal"] for seat in seats]}
    receipt.write_text(json.dumps(kept | {"salts": {"0": seats[0]["salt"]}}), encoding="utf-8")
    status, said = run(file, receipt)
    assert status == 0, said
    assert f"all {sum(map(len, data['draws']))} numbers drawn" in said
    assert "NOT CHECKED" not in said
    data["draws"][-1] = [*data["draws"][-1], [6, 0], [6, 0], [6, 0], [6, 0], [6, 0], [6, 0], [6, 0]]
    file.write_text(json.dumps(data), encoding="utf-8")
    status, said = run(file)
    assert (status, said.startswith("WRONG: move")) == (1, True)


@pytest.mark.parametrize(
    "path",
    [
        ("key",),
        ("fair", "server"),
        ("fair", "commitment"),
        ("fair", "seats", 0, "salt"),
        ("fair", "seats", 1, "seal"),
        ("draws", 0, 0, 1),
    ],
)
def test_it_finds_whatever_is_changed(path: tuple[Any, ...], verifier: ModuleType, capsys: Any, tmp_path: Path) -> None:
    data = loaded("rat_trap(players=2)").new().save()
    place = changed = copy.deepcopy(data)
    for step in path[:-1]:
        place = place[step]
    before = place[path[-1]]
    place[path[-1]] = before + 1 if isinstance(before, int) else ("0" if before[0] != "0" else "1") + before[1:]
    for number, (tried, status) in enumerate(((data, 0), (changed, 1))):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(tried), encoding="utf-8")
        assert verifier.main([str(file)]) == status
        assert capsys.readouterr().out.startswith("WRONG") == bool(status)


def test_it_names_who_was_left_out(verifier: ModuleType, capsys: Any, tmp_path: Path) -> None:
    key, salt = b"k" * 16, b"s" * 16
    shares = (
        Share(seal(commitment(key), 0, salt), salt, "player"),
        Share(seal(commitment(key), 1, salt), None, "player"),
    )
    match = Match(loaded("rat_trap(players=2)"), None, (), SealedKey(key, shares))
    (tmp_path / "match.json").write_text(json.dumps(match.save()), encoding="utf-8")
    assert verifier.main([str(tmp_path / "match.json")]) == 0
    assert "seat 1 did not reveal" in capsys.readouterr().out


def test_the_vectors_of_the_page_hold(verifier: ModuleType) -> None:
    page = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    vectors = dict(re.findall(r"^\| ([^|]+) \| `([0-9a-f ]+)` \|$", page, re.MULTILINE))
    key, salts = bytes.fromhex(vectors["table's key"]), {n: bytes.fromhex(vectors[f"salt of seat {n}"]) for n in (0, 2)}
    assert commitment(key) == vectors["commitment"]
    for seat, salt in salts.items():
        assert seal(vectors["commitment"], seat, salt) == vectors[f"seal of seat {seat}"]
    mixed = mixed_key(key, [salts[0], None, salts[2]])
    assert mixed.hex() == vectors["key of a match of three seats, seat 1 without a share"]
    chance = verifier.Chance(mixed)
    for counter in range(3):
        expected = vectors[f"SipHash of counter {counter}"]
        assert f"{verifier.siphash(chance.k0, chance.k1, counter):016x}" == expected
    assert " ".join(str(chance.draw(6)) for _ in range(12)) == vectors["twelve draws of 6"]
    chance = verifier.Chance(mixed)
    drawn = " ".join(str(chance.draw(n)) for n in range(52, 42, -1))
    assert drawn == vectors["ten draws of 52, 51, … 43"]
