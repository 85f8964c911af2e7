"""One test for each hook into the internals of a compiler, with the library versions it was tested with.

A test that fails here after an update names the hook that the new version breaks. Until it is repaired,
`RATTERY_PLAIN_NJIT=1` plays without the hooks into Numba (test_plain_njit.py).
"""

from __future__ import annotations

import inspect
import operator as op
import pickle
import subprocess
import sys
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from llvmlite import binding, ir
from llvmlite.binding import ffi
from numba.core import event, types

from rattery.core.chance import draw, seed_chance, siphash
from rattery.core.compile.atomics import counter, counters, load_acquire, spin_until_all_entry, store_release
from rattery.core.compile.cache import code_folder, numba_cache_in
from rattery.core.compile.cuda import layout
from rattery.core.compile.device_memory import copy_record, own_record
from rattery.core.compile.entry_point import entry_point, is_compiled, is_loaded
from rattery.core.compile.hooked_rule import Rule, widened
from rattery.core.compile.llvm_options import NO_PROMOTION, TESTED_VERSIONS, set_llvm_options
from rattery.core.compile.lock_events import silence_lock_events
from rattery.core.compile.progress import COMPILED
from rattery.core.compile.rule import rule
from rattery.core.compile.rule_library import EntryPointLibrary, QuickEntryPointLibrary, RuleLibrary
from rattery.core.compile.unsigned_index import UnsignedIndices
from rattery.core.record import Record, Row, blanks, i16, row

SEEN_WITH = (
    "seen with Numba 0.61.0 and 0.68.1, llvmlite 0.44.0 and 0.50.0, NumPy 2.0.0 and 2.4.6; on a GPU with numba-cuda 0.30: "
    "the list at the top of core/compile names the module that hooks in here; RATTERY_PLAIN_NJIT=1 plays without most"
)


Listener: Any = event.Listener
NUMBERS = (types.int64, types.uint64, types.int8, types.boolean, types.float64)


@rule
def half(number: int) -> int:
    return number // 2


@numba.njit
def halves(numbers: Any) -> int:
    return half(numbers[0]) + half(int(numbers[1])) + half(9)


def test_python_runs_a_rule_as_python_and_compiled_code_compiles_it_once() -> None:
    """`CPUDispatcher.__call__` and `get_call_template`."""
    assert half("no number".count("n") * 3) == 3, SEEN_WITH
    assert halves(np.array([20, 7], np.int8)) == 10 + 3 + 4
    assert [signature[0] for signature in half.signatures] == [types.int64], SEEN_WITH  # type: ignore[attr-defined]


def test_literals_and_small_integers_are_compiled_as_64_bits() -> None:
    literal: Any = types.literal
    kinds = (types.int8, types.int16, types.int32, literal(3), types.int64, types.uint64, types.float64)
    assert [widened(kind) for kind in kinds] == [types.int64] * 5 + [types.uint64, types.float64], SEEN_WITH


def test_computed_indices_are_cast_by_a_pass_over_the_intermediate_code() -> None:
    """`CompilerBase.define_pipelines`, `ir.Expr.getitem`, `ir.SetItem`: the pass runs when a rule is compiled."""

    @rule
    def last(row: Any, place: int) -> int:
        return int(row[place])

    @numba.njit
    def call(row: Any) -> int:
        return last(row, len(row) - 1)

    assert call(np.arange(4)) == 3
    made: Any = last
    assert UnsignedIndices._name in str(made.overloads[made.signatures[0]].metadata["pipeline_times"]), SEEN_WITH


def test_a_compiled_rule_has_no_machine_code_of_its_own() -> None:
    """`JITCodeLibrary.finalize`, `_get_module_for_linking`, `Flags.no_compile`: its caller contains it."""

    @rule
    def doubled(number: int) -> int:
        return 2 * half(number)

    @numba.njit
    def call(number: Any) -> int:
        return doubled(number)

    assert call(7) == 6
    made: Any = doubled
    (compiled,) = made.overloads.values()
    assert isinstance(compiled.library, RuleLibrary), SEEN_WITH
    assert compiled.library._final_module.functions, "the module was not handed to the execution engine"
    assert "half" in str(compiled.library._get_module_for_linking()), "what it calls comes along"


@pytest.mark.parametrize(("is_quick", "library"), [(False, EntryPointLibrary), (True, QuickEntryPointLibrary)])
def test_the_rules_of_an_entry_point_are_private_to_it(
    is_quick: bool, library: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`CPUCodeLibrary._optimize_final_module`: a rule with one caller is no function of its own in the machine code."""

    @rule
    def doubled(number: int) -> int:
        return 2 * half(number)

    def call(number: Any) -> int:
        return doubled(number)

    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path))  # code from the cache is linked already
    made: Any = entry_point(call, is_quick)
    assert made(7) == 6
    (compiled,) = made.overloads.values()
    linked: Any = compiled.library
    defined = [function.name for function in linked._final_module.functions if not function.is_declaration]
    assert type(linked) is library, SEEN_WITH
    assert not [name for name in defined if "doubled" in name or "half" in name], SEEN_WITH


def test_the_name_of_a_record_type_is_cached() -> None:
    """`Record.__repr__`: one name for a type, different from that of any other."""
    fields = [("tails", np.int8), ("cards", np.int16, (3,))]
    numpy_type: Any = numba.from_dtype
    one, other = numpy_type(np.dtype(fields)), numpy_type(np.dtype(fields[:1]))
    kept: Any = type(one).__repr__
    assert repr(one) is repr(one), SEEN_WITH
    assert repr(one) == kept.__wrapped__(one) != repr(other), SEEN_WITH


# Prints the optimised code of a loop that updates one memory location.
SQUARES = """
import numba

@numba.njit("void(int64[::1], int64)", error_model="numpy")
def squares(sums, n):
    for number in range(n):
        sums[0] = sums[0] * sums[0] + number

print(*squares.inspect_llvm().values())
"""


def optimised_squares(first: str = "") -> str:
    """Runs in its own process, because LLVM's options are set once in a process."""
    return subprocess.run([sys.executable, "-c", first + SQUARES], check=True, capture_output=True, text=True).stdout  # noqa: S603


def test_llvm_does_not_promote_memory_to_registers_over_loops() -> None:
    """`binding.set_option`: the names of values that LLVM holds in a register over a loop contain "promoted"."""
    set_options = "from rattery.core.compile.llvm_options import set_llvm_options; assert set_llvm_options()"
    assert ".promoted" in optimised_squares(), SEEN_WITH
    assert ".promoted" not in optimised_squares(first=set_options), SEEN_WITH


def test_no_option_is_set_in_an_untested_version_of_llvm(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM exits the process on an option it does not know."""
    options: list[str] = []
    monkeypatch.setattr(binding, "set_option", lambda _, option: options.append(option))
    monkeypatch.setattr(binding, "llvm_version_info", (99, 0, 0))
    set_llvm_options.__wrapped__()
    assert options == []
    monkeypatch.setattr(binding, "llvm_version_info", (TESTED_VERSIONS[-1], 0, 0))
    set_llvm_options.__wrapped__()
    assert options == [NO_PROMOTION]


def test_numbas_callbacks_on_the_lock_are_removed_and_those_of_others_stay() -> None:
    """`llvmlite.binding.ffi.lib._lock`: importing rules unregisters Numba's callbacks."""
    heard: list[str] = []

    def acquired() -> None:
        heard.append("acquired")

    def released() -> None:
        heard.append("released")

    lock: Any = ffi.lib._lock
    assert [each for each, _ in lock._cblist if each.__module__.startswith("numba.")] == [], SEEN_WITH
    ffi.register_lock_callback(acquired, released)
    try:
        silence_lock_events()
        binding.parse_assembly("")
    finally:
        ffi.unregister_lock_callback(acquired, released)
    assert heard[:2] == ["acquired", "released"], SEEN_WITH


def test_a_rule_is_pickled_by_name_as_the_cache_needs_it() -> None:
    """`Dispatcher.__reduce__`: Numba's cache pickles what an entry point closes over."""
    assert pickle.loads(pickle.dumps(siphash)) is siphash  # noqa: S301
    assert pickle.loads(pickle.dumps(draw)) is draw  # noqa: S301


def test_numba_cuda_takes_our_version_of_a_rule() -> None:
    """The attribute `_CUDATypingContext__dispatcher`, looked up when a kernel calls a CPU function."""
    target = pytest.importorskip("numba.cuda.target")
    from rattery.core.compile.device_rule import DeviceRule, is_out_of_line

    found = target.CUDATypingContext().resolve_value_type(seed_chance)
    assert isinstance(found.dispatcher, DeviceRule), SEEN_WITH
    assert isinstance(siphash, Rule)
    assert is_out_of_line(siphash)


def test_machine_code_goes_where_the_configuration_points_while_it_is_declared() -> None:
    """`numba.config.CACHE_DIR`."""
    config: Any = numba.config
    before = config.CACHE_DIR

    def nothing() -> None:
        pass

    with numba_cache_in(nothing) as writable:
        assert writable
        assert Path(config.CACHE_DIR) == code_folder(nothing)
        compiled: Any = numba.njit(cache=True)(nothing)

    assert before == config.CACHE_DIR
    assert Path(str(compiled.stats.cache_path)).parent == code_folder(nothing), SEEN_WITH


@pytest.mark.compiled
def test_atomic_loads_and_stores_are_in_the_machine_code() -> None:
    """llvmlite's `load_atomic` and `store_atomic`, through `numba.extending.intrinsic`."""

    @numba.njit
    def exchange(one: Any, other: Any) -> int:
        store_release(one, 5)
        return int(load_acquire(other))

    here, there = counter(), counter()
    there[0] = 7
    assert exchange(here, there) == 7
    assert here[0] == 5
    code = next(iter(exchange.inspect_llvm().values()))
    assert "load atomic" in code, SEEN_WITH
    assert "store atomic" in code, SEEN_WITH


@pytest.mark.compiled
def test_spinning_ends_when_every_counter_has_the_value_or_after_the_given_loads() -> None:
    three = counters(3)
    assert not spin_until_all_entry()(three, 1, 10)
    three[:, 0] = (1, 2, 1)
    assert spin_until_all_entry()(three, 1, 10)


def test_numpy_keeps_the_name_that_numba_cuda_looks_for() -> None:
    """`numpy.row_stack`, removed in NumPy 2.5."""
    from rattery.core.compile import cuda

    assert cuda is not None
    assert hasattr(np, "row_stack"), SEEN_WITH


@pytest.mark.parametrize(
    ("operators", "arguments"),
    [
        ((op.add, op.lt, op.eq, op.floordiv), list(product(NUMBERS, repeat=2))),
        ((op.rshift,), list(product(NUMBERS[:4], repeat=2))),
        ((op.getitem, op.contains), [(types.int8[:], types.int64), (types.int8[:, :], types.intp)]),
        ((op.setitem,), [(types.int8[:], types.int64, types.int64), (types.int16[:], types.slice2_type, types.int64)]),
    ],
)
def test_the_signature_that_fits_an_operators_arguments_is_cached(operators: Any, arguments: Any) -> None:
    """`BaseFunction.get_call_type`: the same signature as Numba finds, without trying any template again."""
    typing: Any = numba.core.registry.cpu_target.typing_context
    typing.refresh()
    for operator, args in product(operators, arguments):
        function = typing.resolve_value_type(operator)
        find = type(function).get_call_type.__wrapped__
        found = function.get_call_type(typing, args, {})
        assert found == find(function, typing, args, {}), SEEN_WITH
        assert function.get_call_type(typing, args, {}) is found
        key = function.get_impl_key(found)
        function._impl_keys[found.args] = "that of a GPU"
        function.get_call_type(typing, args, {})
        assert function.get_impl_key(found) is key


class Shelf(Record):
    """Two words of 8 bytes."""

    books: Row[int] = row(i16, 8)


@pytest.mark.compiled
def test_a_record_is_copied_in_words_through_a_record_of_the_threads_own() -> None:
    """llvmlite's `goto_entry_block`, `alloca`, `bitcast`, `gep`, `load` and `store`: every load before the first store."""
    shelf = layout(Shelf)

    @numba.njit
    def copy(there: Any, here: Any) -> None:
        own = own_record(shelf)
        copy_record(own, here[0])
        copy_record(there[0], own)

    here, there = blanks(Shelf, 1), blanks(Shelf, 1)
    here["books"] = range(8)
    copy(there, here)
    assert there.tobytes() == here.tobytes(), SEEN_WITH

    @numba.njit
    def copy_once(there: Any, here: Any) -> None:
        copy_record(there[0], here[0])

    copy_once(there, here)
    code = next(iter(copy_once.inspect_llvm().values()))
    assert "<2 x i64>" in code or code.count("load i64") >= 2, f"{SEEN_WITH}: copied in pieces smaller than a word"


def test_a_rule_for_a_gpu_that_is_called_loses_what_would_inline_it() -> None:
    """llvmlite's `Function.attributes`, in the modules of what numba-cuda has compiled."""
    module = ir.Module()
    kind = ir.FunctionType(ir.VoidType(), ())
    called, other = (ir.Function(module, kind, name) for name in ("called", "other"))
    for function in (called, other):
        function.attributes.add("alwaysinline")
    compiled = SimpleNamespace(
        library=SimpleNamespace(modules=[module]), fndesc=SimpleNamespace(llvm_func_name="called")
    )
    pytest.importorskip("numba.cuda.dispatcher", reason="no numba.cuda is installed")
    from rattery.core.compile.device_rule import _forbid_inlining

    _forbid_inlining(compiled)
    assert set(called.attributes) == {"noinline"}, SEEN_WITH
    assert set(other.attributes) == {"alwaysinline"}, SEEN_WITH


def test_numba_cuda_has_what_the_gpu_version_of_a_rule_overrides_and_reads() -> None:
    """`CUDADispatcher.compile_device` and `get_call_template`, `CUDACodeLibrary.modules`, the address of an array."""
    dispatcher = pytest.importorskip("numba.cuda.dispatcher", reason="no numba.cuda is installed").CUDADispatcher
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.cudadrv.devicearray import DeviceNDArrayBase

    assert list(inspect.signature(dispatcher.compile_device).parameters) == ["self", "args", "return_type"], SEEN_WITH
    assert list(inspect.signature(dispatcher.get_call_template).parameters) == ["self", "args", "kws"], SEEN_WITH
    assert hasattr(CUDACodeLibrary, "modules"), SEEN_WITH
    assert hasattr(DeviceNDArrayBase, "device_ctypes_pointer"), SEEN_WITH


@pytest.mark.compiled
def test_compiling_is_announced_with_the_function_that_is_compiled() -> None:
    """`numba.core.event`: "numba:compile", with the dispatcher in its data, begins and ends for every function."""
    heard: list[str] = []

    class Ear(Listener):  # type: ignore[misc]
        def on_start(self, happened: Any) -> None:
            heard.append(f"{happened.data['dispatcher'].py_func.__name__} begins")

        def on_end(self, happened: Any) -> None:
            heard.append(f"{happened.data['dispatcher'].py_func.__name__} ends")

    @rule
    def inner(number: int) -> int:
        return number + 1

    def outer(number: Any) -> int:
        return inner(number)

    events: Any = event
    with events.install_listener(COMPILED, Ear()):
        assert numba.njit(outer)(1) == 2
    own = [said for said in heard if said.split()[0] in ("inner", "outer")]
    assert own == ["outer begins", "inner begins", "inner ends", "outer ends"], SEEN_WITH


@pytest.mark.compiled
def test_whether_an_entry_point_has_machine_code_is_known_in_this_process_and_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`Dispatcher.signatures`, `Dispatcher.stats.cache_path`, and the names of the files in Numba's cache."""
    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path))

    def call(number: Any) -> int:
        return half(number)

    made, again = entry_point(call), entry_point(call)
    assert not is_compiled(made)
    assert made(8) == 4
    assert is_loaded(made), SEEN_WITH
    assert not is_loaded(again)
    assert is_compiled(again), f"{SEEN_WITH}: {sorted(path.name for path in tmp_path.rglob('*.nb*'))}"
