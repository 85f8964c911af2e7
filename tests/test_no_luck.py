"""No test passes or fails by luck: by how fast a machine is, how busy, or what a random generator says just now.

A test waits for a condition (`tests/waiting.py`), stops a clock or moves it, and draws from generators with a seed. The few
exceptions are listed here, each with its reason.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
ROOT = TESTS.parent
CLOCKS = ("monotonic", "perf_counter", "process_time", "time", "thread_time")
NUMPY_GENERATORS = ("default_rng", "RandomState", "Generator", "SeedSequence")

SLEEP, PAGE, CLOCK, LIMIT, DRAW, AGAIN, KEY = (
    "sleeps", "lets a page wait", "reads a clock", "has a limit of its own", "draws unseeded", "is tried again",
    "has a secret key",
)  # fmt: skip
# By file: what a test may do there, and why.
ALLOWED = {
    ("waiting.py", SLEEP): "between two looks at a condition",
    ("waiting.py", CLOCK): "the one timeout",
    ("browser/device.py", PAGE): "between two looks at a condition",
    (
        "envs/test_thread_pool.py",
        SLEEP,
    ): "is long for a thread that has to block; the result is the same",
    ("lab/players.py", SLEEP): "a player that is slow; the result is the same",
    ("server/test_abuse.py", CLOCK): "the clock of a server, which the test puts forward",
    ("server/test_operations.py", CLOCK): "tables that are days old or new",
    ("server/test_workers.py", CLOCK): "the time a worker is told, which the test puts forward",
    ("chaos/test_clock.py", CLOCK): "the clock of a server, which the test puts back and forward",
    ("warm_up.py", CLOCK): "tells how long each game has taken to compile",
    ("core/compile/test_cache.py", LIMIT): "gives a thread a while to do what it must not do, and never does",
    ("match/test_independent_verifier.py", KEY): "only a match without a seed is sealed",
    ("match/test_saving.py", KEY): "only a match without a seed is sealed",
    ("server/test_fairness.py", KEY): "a file that somebody makes up has any key",
    ("test_contract.py", KEY): "is about keys that nobody has chosen",
}


def lucky(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a Python file that depend on time or luck, and how."""
    tree = ast.parse(text)
    modules = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            name = ast.unparse(node)
            if node.attr == "wait_for_timeout":
                yield node.lineno, PAGE
            if re.fullmatch(r"pytest\.mark\.(flaky|rerun\w*|repeat)", name):
                yield node.lineno, AGAIN
            if re.fullmatch(rf"time\.({'|'.join(CLOCKS)})(_ns)?|\w*(date|datetime)\.(now|today|utcnow)", name):
                yield node.lineno, CLOCK
            if draws_unseeded(name) and name.partition(".")[0] in {*modules, "np"}:
                yield node.lineno, DRAW
        elif isinstance(node, ast.Call):
            yield from ((node.lineno, how) for how in lucky_call(node))


def draws_unseeded(name: str) -> bool:
    """Whether something draws from a generator whose seed nobody knows."""
    module, _, drawn = name.rpartition(".")
    if module in ("np.random", "numpy.random"):
        return drawn not in NUMPY_GENERATORS
    return (module == "random" and drawn != "Random") or module in ("secrets", "uuid") or name == "os.urandom"


def lucky_call(call: ast.Call) -> Iterator[str]:
    """How a call depends on time or luck."""
    name = ast.unparse(call.func)
    short = name.rpartition(".")[2]
    given = [*call.args, *(each.value for each in call.keywords)]
    if name in ("time.sleep", "asyncio.sleep", "sleep") and not is_number(call.args[0], 0):
        yield SLEEP
    if short in ("Random", *NUMPY_GENERATORS[:2]) and not given and name != "Generator":
        yield DRAW
    if short == "new" and "seed" not in [each.arg for each in call.keywords] and not call.args:
        yield KEY
    limits = [each.value for each in call.keywords if each.arg == "timeout"]
    limits += call.args if short in ("wait", "join") and len(call.args) == 1 else []
    limits += call.args[1:] if name == "asyncio.wait_for" else []
    limits += call.args[:1] if name == "asyncio.timeout" else []
    if any(is_number(limit) for limit in limits):
        yield LIMIT


def is_number(node: ast.expr, number: float | None = None) -> bool:
    """Whether this is a literal number, or that number."""
    value = node.value if isinstance(node, ast.Constant) else None
    return type(value) in (int, float) and (number is None or value == number)


FOUND = {
    "import time\ntime.sleep(0.1)": SLEEP,
    "await asyncio.sleep(delay)": SLEEP,
    "page.wait_for_timeout(50)": PAGE,
    "assert time.monotonic() - began < 2": CLOCK,
    "began = time.perf_counter_ns()": CLOCK,
    "datetime.now()": CLOCK,
    "thread.join(10)": LIMIT,
    "assert told.wait(0.5)": LIMIT,
    "page.click('button', timeout=5000)": LIMIT,
    "async with asyncio.timeout(3): pass": LIMIT,
    "import random\nrandom.choice(moves)": DRAW,
    "import random\nluck = random.Random()": DRAW,
    "np.random.default_rng()": DRAW,
    "np.random.shuffle(cards)": DRAW,
    "import secrets\nsecrets.token_hex(4)": DRAW,
    "loaded('ratjack').new(names=['Ann'])": KEY,
    "@pytest.mark.flaky(reruns=3)\ndef test(): pass": AGAIN,
}
FINE = [
    "await asyncio.sleep(0)",
    "', '.join(names)",
    "await event.wait()",
    "thread.join(TIMEOUT)",
    "import random\nrandom.Random(3).choice(moves)",
    "np.random.default_rng(seed).integers(6)",
    "def draw(random: np.random.Generator): return random.choice(3)",
    "loaded('ratjack').new(seed=1)",
    "monkeypatch.setattr(time, 'monotonic', clock)",
]


@pytest.mark.parametrize("text", FOUND)
def test_luck_is_found(text: str) -> None:
    found = text if text.startswith(("import", "@")) else f"async def test():\n    {text}"
    assert [how for _, how in lucky(found)] == [FOUND[text]]


@pytest.mark.parametrize("text", FINE)
def test_what_is_no_luck_is_not_found(text: str) -> None:
    found = text if text.startswith(("import", "def")) else f"async def test():\n    {text}"
    assert list(lucky(found)) == []


def test_no_test_passes_or_fails_by_luck() -> None:
    found, used = [], set()
    for file in sorted(TESTS.rglob("*.py")):
        name = file.relative_to(TESTS).as_posix()
        for line, how in lucky(file.read_text(encoding="utf-8")):
            if (name, how) in ALLOWED:
                used.add((name, how))
            else:
                found.append(f"tests/{name}:{line} {how}")
    assert found == []
    assert set(ALLOWED) == used, "an exception that nothing needs any more"


def test_no_test_is_run_again_when_it_has_failed() -> None:
    for name in ("Makefile", "pyproject.toml", "tests/conftest.py"):
        assert not re.search(r"rerun|flaky", (ROOT / name).read_text(encoding="utf-8")), name


@pytest.mark.skipif("FUZZ" in os.environ, reason="`make fuzz` draws other examples every time")
def test_hypothesis_tries_the_same_examples_every_time() -> None:
    assert settings.default is not None
    assert settings.default.derandomize
    assert settings.default.deadline is None
