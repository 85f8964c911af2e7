"""A Numba whose internals have moved: rules are compiled without hooks, or one sentence says what to do."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from typing import Any

import numba
import pytest
from numba.core import compiler

from rattery.core.compile import relied_on
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.hooked_rule import Rule
from rattery.core.compile.plain_njit import SWITCH, is_plain
from rattery.core.compile.relied_on import (
    NEWEST_TESTED,
    RELIED_ON,
    SET_BY,
    UntestedCompiler,
    missing_internals,
    numba_version,
    warn_if_changed,
)
from rattery.core.compile.rule import rule


def test_the_installed_numba_has_every_internal_that_is_relied_on() -> None:
    assert missing_internals() == (), (
        f"Numba {numba.__version__} lacks these, so that rules are compiled without hooks: look at the modules of "
        f"core/compile that use them. Seen with Numba {'.'.join(map(str, NEWEST_TESTED))}"
    )


@pytest.mark.parametrize("name", [*RELIED_ON, *SET_BY])
def test_an_internal_that_is_not_there_is_missed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    renamed = name.replace(":", ":Renamed")
    monkeypatch.setattr(relied_on, "RELIED_ON", (renamed,) if name in RELIED_ON else ())
    monkeypatch.setattr(relied_on, "SET_BY", {renamed: SET_BY[name]} if name in SET_BY else {})
    missed = relied_on.missing_internals.__wrapped__()
    assert missed == ((renamed,) if name in RELIED_ON else tuple(f"{renamed} → {part}" for part in SET_BY[name]))


# In a process of its own, because rules are made when they are imported. The class that rules derive from is gone.
WITHOUT_A_CLASS = """
import numba.core.registry
kept = numba.core.registry.CPUDispatcher
class Other: pass
numba.core.registry.CPUDispatcher = Other
import rattery
from rattery.core.compile.plain_njit import is_plain
assert is_plain()
numba.core.registry.CPUDispatcher = kept
from tests.core.compile.test_relied_on import sums
print(sums())
"""


def sums() -> int:
    """A rule that calls another, compiled."""

    @rule
    def twice(number: int) -> int:
        return 2 * number

    @rule
    def four_times(number: int) -> int:
        return twice(twice(number))

    def call(number: Any) -> int:
        return four_times(number)

    made: Any = entry_point(call)
    return int(made(5))


@pytest.mark.compiled
def test_without_a_class_that_rules_derive_from_they_are_compiled_without_hooks() -> None:
    environment = {**os.environ, "RATTERY_LANG": "de"}
    ran = subprocess.run(  # noqa: S603
        [sys.executable, "-c", WITHOUT_A_CLASS], env=environment, capture_output=True, text=True, check=False
    )
    assert ran.stdout == "20\n", ran.stderr
    told = ran.stderr.splitlines()
    assert len(told) == 1, "one sentence, once"
    assert told[0].startswith(f"Numba {numba.__version__} fehlt numba.core.registry:CPUDispatcher.add_overload, ")


def test_where_nothing_is_missing_nothing_is_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "rattery"):
        warn_if_changed.__wrapped__()
    assert caplog.text == ""
    assert is_plain() is (os.environ.get(SWITCH, "") not in ("", "0"))


@pytest.fixture
def broken_compiler(monkeypatch: pytest.MonkeyPatch) -> Any:
    """An entry point in whose compilation Numba fails in its own depths."""

    def break_down(self: object, function: object) -> None:
        raise KeyError("cr")

    monkeypatch.setattr(compiler.CompilerBase, "compile_extra", break_down)

    def nothing(number: Any) -> int:
        return int(number)

    return entry_point(nothing)


def test_a_failure_in_a_newer_numba_is_one_sentence(broken_compiler: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relied_on, "NEWEST_TESTED", (0, numba_version()[1] - 1))
    with pytest.raises(UntestedCompiler, match=r"could not compile “nothing”.*RATTERY_PLAIN_NJIT=1") as told:
        broken_compiler(1)
    assert isinstance(told.value.__cause__, KeyError)


def test_a_failure_in_a_tested_numba_is_shown_as_it_is(broken_compiler: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relied_on, "NEWEST_TESTED", numba_version())
    with pytest.raises(KeyError):
        broken_compiler(1)


def test_where_the_gpu_version_of_a_rule_cannot_be_made_numba_cuda_makes_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """numba-cuda stores its own version in the attribute that is missing."""

    @rule
    def nothing(number: int) -> int:
        return number

    monkeypatch.setitem(sys.modules, "rattery.core.compile.device_rule", None)
    made: Any = nothing
    assert isinstance(made, Rule)
    name = "_CUDATypingContext__dispatcher"
    assert not hasattr(made, name)
    setattr(made, name, "that of numba-cuda")
    assert getattr(made, name) == "that of numba-cuda"
