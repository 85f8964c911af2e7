"""Internals of other libraries that we rely on, one test each, with the versions they were checked with.

Numba's are in tests/core/compile/test_hooks.py, uvicorn's in tests/server/test_uvicorn.py. A test that fails after an
update shows what has changed, and its sentence where to look.
"""

from __future__ import annotations

import ast
import ctypes
import inspect
import io
import multiprocessing
import pickle
import signal
from multiprocessing import resource_tracker
from multiprocessing.reduction import ForkingPickler
from pathlib import Path

import pytest
from click import shell_completion
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from rich.console import Console
from rich.segment import Segment
from rich.text import Text

import rattery
from rattery.core.words import MAX_FACT_LENGTH
from rattery.envs import device_array
from rattery.lab.tournament.workers import _interrupts_blocked

RICH = "seen with rich 14.3.0 and 15.0.0"
CLICK = "seen with Click 8.2.0 and 8.5.1: look at cli/__init__.py and cli/bash_completion.py"
FLUENT = "seen with fluent.runtime 0.4.0 and fluent.syntax 0.19.0: look at core/words.py"
PETTINGZOO = "seen with PettingZoo 1.25.0 and 1.27.0: look at TableEnv in envs/pettingzoo.py"
PYTHON = "seen with Python 3.11 to 3.13: look at lab/tournament/workers.py"
DLPACK = "seen with DLPack 0.8 (dlpack.h), which NumPy, PyTorch and JAX read"


def test_a_rich_console_prints_what_its_render_gives() -> None:
    class Loud(Console):
        def render(self, renderable, options=None):  # type: ignore[no-untyped-def]
            for text, style, control in super().render(renderable, options):
                yield Segment(text.upper(), style, control)

    out = io.StringIO()
    Loud(file=out, width=40).print(Text("a rat"))
    assert out.getvalue() == "A RAT\n", RICH


def test_structures_of_dlpack_have_the_layout_of_its_header() -> None:
    tensor, managed = device_array._Tensor, device_array._ManagedTensor
    pointer = ctypes.sizeof(ctypes.c_void_p)
    assert pointer == 8, "a machine of 64 bits"
    offsets = {
        name: getattr(tensor, name).offset for name in ("data", "device", "dimensions", "kind", "shape", "strides")
    }
    assert offsets == {"data": 0, "device": 8, "dimensions": 16, "kind": 20, "shape": 24, "strides": 32}, DLPACK
    assert (tensor.offset.offset, ctypes.sizeof(tensor)) == (40, 48), DLPACK
    assert (managed.context.offset, managed.deleter.offset, ctypes.sizeof(managed)) == (48, 56, 64), DLPACK


def test_completion_in_a_shell_goes_through_the_class_that_is_registered_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What `cli.bash_completion` overrides in Click's class for Bash, and the function that `cli` calls."""
    arguments = [*inspect.signature(shell_completion.shell_complete).parameters]
    assert arguments == ["cli", "ctx_args", "prog_name", "complete_var", "instruction"], CLICK
    ours, theirs = ("source_template", "get_completion_args", "format_completion"), shell_completion.BashComplete
    assert [name for name in ours if not hasattr(theirs, name)] == [], CLICK
    monkeypatch.setattr(shell_completion, "_available_shells", dict(shell_completion._available_shells))

    class Other(theirs):  # type: ignore[misc,valid-type]
        pass

    shell_completion.add_completion_class(Other)
    assert shell_completion.get_completion_class("bash") is Other, CLICK
    assert shell_completion.split_arg_string("play my_game 'a b") == ["play", "my_game", "a b"], CLICK


def test_fluent_formats_facts_of_the_greatest_length_that_is_passed_to_it() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("said = { $fact }{ $fact }\n"))
    pattern = bundle.get_message("said").value
    assert pattern is not None
    sentence, errors = bundle.format_pattern(pattern, {"fact": "a" * MAX_FACT_LENGTH})
    assert (len(str(sentence)), errors) == (2 * MAX_FACT_LENGTH, []), FLUENT


def test_fluents_parser_names_messages_and_marks_what_is_none() -> None:
    """`fluent.syntax` comes with `fluent.runtime`."""
    message, junk = FluentParser().parse("said = A rat\nnothing said\n").body
    assert isinstance(message, Message), FLUENT
    assert isinstance(junk, Junk), FLUENT
    assert (message.id.name, junk.content) == ("said", "nothing said\n"), FLUENT


def test_pettingzoo_adds_up_rewards_and_takes_those_who_are_done_off_the_table() -> None:
    """`AECEnv._accumulate_rewards`, `_cumulative_rewards` and `_was_dead_step`, as its own environments use them."""
    env = pytest.importorskip("pettingzoo", reason="PettingZoo, of the `envs` extra, is not installed").AECEnv()
    env.agents, env.agent_selection = ["ann", "bob"], "ann"
    env.rewards, env._cumulative_rewards = {"ann": 1.0, "bob": -1.0}, {"ann": 0.5, "bob": 0.0}
    env.terminations, env.truncations = {"ann": True, "bob": True}, {"ann": False, "bob": False}
    env.infos = {"ann": {}, "bob": {}}
    env._accumulate_rewards()
    assert env._cumulative_rewards == {"ann": 1.5, "bob": -1.0}, PETTINGZOO
    env._was_dead_step(None)
    assert (env.agents, env.agent_selection, env._cumulative_rewards) == (["bob"], "bob", {"bob": -1.0}), PETTINGZOO


def _blocked_signals(answers: object) -> None:
    answers.send(signal.pthread_sigmask(signal.SIG_BLOCK, ()))  # type: ignore[attr-defined]


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system has no signal masks")
def test_processes_are_started_without_interrupts_once_the_resource_tracker_runs() -> None:
    """`resource_tracker.ensure_running`: the tracker unblocks SIGINT when it is started together with a process."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    with _interrupts_blocked():
        process = context.Process(target=_blocked_signals, args=(theirs,))
        process.start()
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()), PYTHON
    assert signal.SIGINT in ours.recv(), PYTHON
    process.join()
    tracker = resource_tracker._resource_tracker._pid  # type: ignore[attr-defined]
    resource_tracker.ensure_running()
    assert resource_tracker._resource_tracker._pid == tracker, PYTHON  # type: ignore[attr-defined]


def test_what_cannot_be_sent_to_another_process_cannot_be_pickled_for_it() -> None:
    """`ForkingPickler.dumps`, which `multiprocessing` itself uses for what a process is started with."""
    assert pickle.loads(ForkingPickler.dumps(_blocked_signals)) is _blocked_signals, PYTHON  # noqa: S301
    with pytest.raises((AttributeError, pickle.PicklingError)):
        ForkingPickler.dumps(lambda: None)


# Private names of other libraries, by the file that uses them. Those of Numba and llvmlite have their tests in
# tests/core/compile, those of PettingZoo above.
PRIVATE_NAMES = {
    "core/compile/lock_events.py": {"_cblist"},
    "core/compile/rule_library.py": {"_codegen", "_final_module", "_linking_libraries", "_module_pass_manager"},
    "core/compile/signatures.py": {"_impl_keys"},
    "envs/device_array.py": {"_Pointer"},  # in an annotation only
    "envs/pettingzoo.py": {"_accumulate_rewards", "_was_dead_step"},
}
DOCUMENTED = {"_asdict", "_exit", "_fields", "_replace", "_thread"}  # by Python


def test_no_other_private_name_of_a_library_is_used() -> None:
    """Private are modules and attributes that begin with an underscore and that Rattery itself does not define."""
    package = Path(rattery.__file__).parent
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in package.rglob("*.py")}
    own = {name for tree in trees.values() for name in _defined_in(tree)} | DOCUMENTED
    found = {path.relative_to(package).as_posix(): _private_in(tree) - own for path, tree in trees.items()}
    assert {path: names for path, names in found.items() if names} == PRIVATE_NAMES, (
        "write a test above that names the version of the library, and add the name to this list"
    )


def _defined_in(tree: ast.Module) -> set[str]:
    """The functions, classes, variables and attributes that a module sets."""
    nodes = [*ast.walk(tree)]
    return (
        {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)}
        | {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        | {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    )


def _private_in(tree: ast.Module) -> set[str]:
    """The private attributes that a module looks up, and the private modules and names that it imports."""
    looked_up, imported = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            looked_up.add(node.attr)
        elif isinstance(node, ast.Import):
            imported |= {part for alias in node.names for part in alias.name.split(".")}
        elif isinstance(node, ast.ImportFrom):
            imported |= {part for alias in node.names for part in f"{node.module}.{alias.name}".split(".")}
    return {name for name in looked_up | imported if name.startswith("_") and not name.startswith("__")}
