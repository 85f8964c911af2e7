"""Mutants are made, run and undone; tests that cover them notice them, others do not."""

from __future__ import annotations

import ast
import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chaos.coverage import Coverage, covering_tests, traced
from chaos.mutation import Mutant, every_mutant, mutants_of, mutants_of_game, mutated, rules_of
from chaos.trial import NOTICED, SURVIVED, Verdict
from chaos.verdicts import Verdicts, harmless_of
from rattery.core.packages import game_names

ROOT = Path(__file__).parent.parent.parent
DOOR: list[int] = []


def may_enter(age: int, is_rat: bool) -> bool:
    if age >= 3 and is_rat:
        DOOR.append(age)
        return True
    return not age


def mutants_of_this() -> list[Mutant]:
    tree = ast.parse(inspect.getsource(may_enter)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return list(mutants_of(tree, __name__))


def test_every_place_is_changed_once() -> None:
    changes = {(mutant.before, mutant.after) for mutant in mutants_of_this()}
    assert changes == {
        ("if age >= 3 and is_rat:", "if not (age >= 3 and is_rat):"),
        ("if age >= 3 and is_rat:", "if age >= 3 or is_rat:"),
        ("if age >= 3 and is_rat:", "if age > 3 and is_rat:"),
        ("if age >= 3 and is_rat:", "if age >= 4 and is_rat:"),
        ("DOOR.append(age)", "pass"),
        ("return True", "return False"),
        ("return not age", "return age"),
    }


def looks_closely() -> bool:
    DOOR.clear()
    entered = [may_enter(age, rat) for age in (0, 2, 3, 4) for rat in (True, False)]
    return entered == [*[True] * 2, *[False] * 2, *[True, False] * 2] and DOOR == [3, 4]


def looks_away() -> bool:
    return not may_enter(1, False)


def test_a_check_that_looks_closely_finds_them_all_and_one_that_does_not_finds_few() -> None:
    found: dict[str, list[bool]] = {}
    for mutant in mutants_of_this():
        with mutated(mutant):
            found[mutant.key] = [looks_closely(), looks_away()]
    assert [closely for closely, _ in found.values()] == [False] * 7
    assert sum(away for _, away in found.values()) == 5
    assert looks_closely(), "everything is as it was"


def test_the_rules_of_a_game_can_be_changed_and_changed_back() -> None:
    turn = next(module for module in rules_of("rat_trap") if module.__name__.endswith(".turn"))
    own = turn.throw_dice.py_func.__code__
    mutants = [mutant for mutant in every_mutant(turn) if mutant.name == "throw_dice"]
    assert len(mutants) > 5
    for mutant in mutants:
        with mutated(mutant):
            assert turn.throw_dice.py_func.__code__ is not own
        assert turn.throw_dice.py_func.__code__ is own


def test_it_is_learnt_which_lines_are_reached() -> None:
    first = may_enter.__code__.co_firstlineno
    _, lines = traced(looks_away, [__file__])
    assert {first + 1, first + 4} <= set(lines[__file__])
    assert not {first + 2, first + 3} & set(lines[__file__])


def test_a_mutant_is_shown_to_those_who_reach_it_quickest_first() -> None:
    slow, quick, elsewhere = (
        Coverage("slow", 2.0, {"a": [3]}),
        Coverage("quick", 1.0, {"a": [2]}),
        Coverage("no", 0.1, {"a": [9]}),
    )
    assert covering_tests([slow, quick, elsewhere], "a", range(2, 4)) == [quick, slow]


def test_fates_are_remembered(tmp_path: Path) -> None:
    one, other, *rest = mutants_of_this()
    verdicts = Verdicts(tmp_path, "rat_trap")
    verdicts.write(Verdict(one, NOTICED))
    verdicts.write(Verdict(other, SURVIVED))
    again = Verdicts(tmp_path, "rat_trap")
    assert again.of([one, other, *rest], SURVIVED) == [other]
    again.forget()
    assert Verdicts(tmp_path, "rat_trap").fates == {}


def test_a_mutant_that_is_looked_at_is_noticed_and_one_that_is_not_is_listed(tmp_path: Path) -> None:
    words = ["rat_trap", "--only", "turn.stand", "roles.lay_next_card", "--jobs", "1", "--kept", str(tmp_path)]
    words += ["--tests", str(ROOT / "tests/games/rat_trap/test_section_03_turn.py")]
    said = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "chaos.mutants", *words],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert "turn.stand: s.step = SUMMONS" not in said
    unreached = [line for line in said.splitlines() if "roles.lay_next_card" in line]
    assert unreached
    assert all("no test gets there" in line for line in unreached)


@pytest.mark.parametrize("game", game_names())
def test_what_is_called_harmless_is_a_mutant_and_has_a_reason(game: str) -> None:
    harmless = harmless_of(game)
    assert harmless.keys() <= {mutant.key for mutant in mutants_of_game(game)}
    assert all(harmless.values())
