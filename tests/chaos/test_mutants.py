"""Mutants are made, tried and taken back; whoever is looked at is found, whoever is not survives."""

from __future__ import annotations

import ast
import inspect
import sys
from types import ModuleType

from chaos.mutants import changed_into, every_mutant, mutants_of, rules_of, survives

HERE: ModuleType = sys.modules[__name__]


def may_enter(age: int, is_rat: bool) -> bool:
    if age >= 3 and is_rat:  # noqa: SIM103
        return True
    return False


def found_of_this() -> ast.FunctionDef:
    tree = ast.parse(inspect.getsource(may_enter)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


def test_every_place_is_changed_once() -> None:
    changes = {(mutant.before, mutant.after) for mutant in mutants_of(found_of_this(), "here")}
    assert changes == {
        ("age >= 3 and is_rat", "not (age >= 3 and is_rat)"),
        ("age >= 3 and is_rat", "age >= 3 or is_rat"),
        ("age >= 3", "age > 3"),
        ("3", "4"),
        ("True", "False"),
        ("False", "True"),
    }


def test_a_check_that_looks_closely_finds_them_all_and_one_that_does_not_finds_few() -> None:
    def looks_closely() -> bool:
        return [may_enter(age, rat) for age in (2, 3, 4) for rat in (True, False)] == [*[False] * 2, *[True, False] * 2]

    def looks_away() -> bool:
        return not may_enter(0, False)

    mutants = list(mutants_of(found_of_this(), "here"))
    assert [mutant for mutant in mutants if survives(HERE, mutant, looks_closely)] == []
    assert len([mutant for mutant in mutants if survives(HERE, mutant, looks_away)]) >= 4
    assert looks_closely(), "everything is as it was"


def test_the_rules_of_a_game_can_be_changed_and_changed_back() -> None:
    turn = next(module for module in rules_of("rat_trap") if module.__name__.endswith(".turn"))
    own = turn.throw_dice.py_func.__code__
    mutants = [mutant for mutant in every_mutant(turn) if mutant.name == "throw_dice"]
    assert len(mutants) > 5
    for mutant in mutants:
        with changed_into(turn, mutant):
            assert turn.throw_dice.py_func.__code__ is not own
        assert turn.throw_dice.py_func.__code__ is own
