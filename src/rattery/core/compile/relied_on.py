"""The internals of Numba and llvmlite that the hooks rely on, by name, and what happens in a version that lacks one.

Where a name is missing, rules are compiled without hooks, as with `RATTERY_PLAIN_NJIT=1`: `missing_internals` looks once
in a process, before the first rule is made, in less than a millisecond, and `warn_if_changed` tells the user. A version can
also keep every name and change what it means: `explaining_failures` then says so instead of leaving the user with an error
from the depths of a compiler.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import numba

from rattery.core.errors import RatteryError
from rattery.core.internals import missing_names
from rattery.core.language import own_language

log = logging.getLogger("rattery")

NEWEST_TESTED = (0, 68)  # of Numba

# classes, functions and what is called, overridden or replaced on them
RELIED_ON = (
    "numba.core.codegen:CPUCodeLibrary._optimize_final_module",
    "numba.core.codegen:JITCPUCodegen._module_pass_manager",
    "numba.core.codegen:JITCodeLibrary._finalized",
    "numba.core.codegen:JITCodeLibrary._get_module_for_linking",
    "numba.core.codegen:JITCodeLibrary.enable_object_caching",
    "numba.core.codegen:JITCodeLibrary.finalize",
    "numba.core.compiler:Compiler",
    "numba.core.compiler:CompilerBase.compile_extra",
    "numba.core.compiler:CompilerBase.define_pipelines",
    "numba.core.compiler:DefaultPassBuilder.define_nopython_pipeline",
    "numba.core.compiler:Flags.no_cfunc_wrapper",
    "numba.core.compiler:Flags.no_compile",
    "numba.core.compiler:Flags.no_cpython_wrapper",
    "numba.core.compiler_machinery:FunctionPass.run_pass",
    "numba.core.compiler_machinery:LoweringPass.run_pass",
    "numba.core.compiler_machinery:PassManager.add_pass_after",
    "numba.core.compiler_machinery:register_pass",
    "numba.core.cpu:CPUContext.cast",
    "numba.core.cpu:CPUContext.codegen",
    "numba.core.cpu:CPUContext.insert_user_function",
    "numba.core.ir:Assign",
    "numba.core.ir:Expr.call",
    "numba.core.ir:Expr.getitem",
    "numba.core.ir:Global",
    "numba.core.ir:Scope.redefine",
    "numba.core.ir:SetItem",
    "numba.core.registry:CPUDispatcher.add_overload",
    "numba.core.registry:CPUDispatcher.get_call_template",
    "numba.core.typed_passes:NativeLowering",
    "numba.core.types:BaseFunction.get_call_type",
    "numba.core.types:BaseFunction.get_impl_key",
    "numba.core.types:Record.__repr__",
    "numba.core.types:unliteral",
    "numba.core.untyped_passes:GenericRewrites",
    "llvmlite.binding:Linkage.external",
    "llvmlite.binding:Linkage.linkonce_odr",
    "llvmlite.binding:llvm_version_info",
    "llvmlite.binding:set_option",
    "llvmlite.binding.ffi:lib._lock._cblist",
    "llvmlite.binding.ffi:unregister_lock_callback",
)

# attributes that exist on instances only
SET_BY = {
    "numba.core.codegen:CPUCodeLibrary.__init__": ("_final_module", "_linking_libraries", "_shared_module"),
    "numba.core.codegen:CodeLibrary.__init__": ("_codegen",),
    "numba.core.types:BaseFunction.__init__": ("_impl_keys",),
    "numba.core.compiler:CompilerBase.__init__": ("state",),
}


@cache
def missing_internals() -> tuple[str, ...]:
    """The names above that the installed versions lack; empty for every version that was tested."""
    return tuple(missing_names(RELIED_ON, SET_BY))


def numba_version() -> tuple[int, ...]:
    """The first two numbers of Numba's version."""
    return tuple(int(part) for part in numba.__version__.split(".")[:2])


def is_untested() -> bool:
    """Whether Numba is newer than the newest version that the hooks were tested with."""
    return numba_version() > NEWEST_TESTED


class ChangedCompiler(RatteryError):
    """A version of Numba without some of the internals above: a warning, because games can be compiled without them."""


class UntestedCompiler(RatteryError):
    """A version of Numba newer than those tested, in which compiling fails; the sentence says what to do."""


@cache
def warn_if_changed() -> None:
    """Warn in the user's language, once in a process, that rules are compiled without hooks because a name is missing."""
    if missing := missing_internals():
        log.warning(
            "%s", ChangedCompiler("compiler-changed", missing=", ".join(missing), **_versions()).say(own_language())
        )


@contextmanager
def explaining_failures(function: str) -> Iterator[None]:
    """Turn any error while a function is compiled into UntestedCompiler, if Numba is newer than the versions tested."""
    try:
        yield
    except UntestedCompiler:
        raise
    except Exception as error:
        if not is_untested():
            raise
        raise UntestedCompiler("compiler-untested", function=function, **_versions()) from error


def _versions() -> dict[str, str]:
    """The installed version of Numba, the newest that was tested, and the command that installs that one."""
    major, minor = NEWEST_TESTED
    command = f'pip install "numba<{major}.{minor + 1}"'
    return {"version": numba.__version__, "tested": f"{major}.{minor}", "command": command}
