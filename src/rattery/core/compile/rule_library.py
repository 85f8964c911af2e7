"""Rules are only lowered to LLVM IR; the entry point that calls them is optimised and emitted as a whole.

Numba gives every compiled function an optimised module, machine code and a wrapper for Python. Compiled rules are never
called from Python, and what is inlined into their callers is optimised again in each of them: this took two thirds of an
entry point's compile time. A `RuleLibrary` holds a rule's lowered code; linking it into an entry point also links the rules
it calls, each once.
"""

from __future__ import annotations

from llvmlite import binding
from numba.core import codegen, compiler_machinery

from rattery.core.compile.untyped import CompilerPart, Unannotated

Library: Unannotated = codegen.JITCodeLibrary
LoweringPass: Unannotated = compiler_machinery.LoweringPass
register_pass: Unannotated = compiler_machinery.register_pass


class RuleLibrary(Library):  # type: ignore[misc]
    """The lowered code of one rule, and the libraries of the rules it calls."""

    _own: CompilerPart = None
    _shared_module: CompilerPart

    def finalize(self) -> None:
        """Skip optimisation and code generation."""
        self._finalized = True

    def own_module(self) -> CompilerPart:
        """The rule's code without that of the rules it calls; linkonce, so that it can be linked any number of times."""
        if self._own is None:
            self._own = self._final_module.clone()
            for function in self._own.functions:
                if not function.is_declaration and function.linkage == binding.Linkage.external:
                    function.linkage = "linkonce_odr"
        return self._own

    def libraries_called(self, found: dict[CompilerPart, None]) -> dict[CompilerPart, None]:
        """The libraries of everything the rule calls, directly or not, each once and in a fixed order."""
        for library in self._linking_libraries:
            if library not in found:
                found[library] = None
                if isinstance(library, RuleLibrary):
                    library.libraries_called(found)
        return found

    def _get_module_for_linking(self) -> CompilerPart:
        if self._shared_module is None:
            self._finalized = True
            module = self.own_module().clone()
            for library in self.libraries_called({}):
                is_rule = isinstance(library, RuleLibrary)
                module.link_in(library.own_module() if is_rule else library._get_module_for_linking(), preserve=True)
            self._shared_module = module
        return self._shared_module


class EntryPointLibrary(Library):  # type: ignore[misc]
    """The code of an entry point with all the rules it calls, as private functions.

    LLVM inlines a private function with one caller whatever its size, and emits no separate copy of inlined ones: 2 to 12 %
    more moves a second.
    """

    def _optimize_final_module(self) -> None:
        self._make_rules_private()
        super()._optimize_final_module()

    def _make_rules_private(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == binding.Linkage.linkonce_odr:
                function.linkage = "internal"


class QuickEntryPointLibrary(EntryPointLibrary):
    """The same, optimised once instead of twice, and at a lower level.

    Before the main optimisation Numba runs a cheap one that removes reference counts that cancel out. Rules count no
    references: skipping it costs 1 to 3 % of the speed and saves a tenth of the compile time of the largest entry points.
    What LLVM's highest level adds to its lowest is for numerical loops: a search makes as many iterations without it, and
    the largest takes a sixth less time to compile.
    """

    LEVEL = 1  # LLVM's optimisation level, 0 to 3

    def _optimize_final_module(self) -> None:
        self._make_rules_private()
        made = self._codegen._module_pass_manager(opt=self.LEVEL)
        passes, *builder = made if isinstance(made, tuple) else (made,)  # Numba 0.61 has passes without a builder
        passes.run(self._final_module, *builder)


@register_pass(mutates_CFG=False, analysis_only=False)
class CallableWithoutCode(LoweringPass):  # type: ignore[misc]
    """Registers a rule that has no machine code for its compiled callers, which look it up by a key."""

    _name = "callable_without_code"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: CompilerPart) -> bool:
        lowered, key = state["cr"], object()
        state["cr"] = lowered._replace(cfunc=key)
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        return True


def lowered_only(flags: CompilerPart) -> None:
    """Set the flags of a function that is lowered only and never called from Python."""
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
