"""Rules are lowered to LLVM's intermediate code only; the entry point that calls them is optimised and emitted as a whole.

Numba gives every compiled function an optimised module, machine code and a wrapper for Python. Nobody calls a compiled rule
from Python, and what is inlined into its callers is optimised again in each of them: two thirds of the time an entry point
takes to compile. A `RuleLibrary` keeps a rule's own code as it is lowered; when an entry point links it, it comes with the
rules it calls, each once.
"""

from __future__ import annotations

from llvmlite import binding
from numba.core import codegen, compiler_machinery

from rattery.core.compile.untyped import CompilerPart, Unannotated

Library: Unannotated = codegen.JITCodeLibrary
LoweringPass: Unannotated = compiler_machinery.LoweringPass
register_pass: Unannotated = compiler_machinery.register_pass


class RuleLibrary(Library):  # type: ignore[misc]
    """The code of one rule, and the libraries of what it calls."""

    _own: CompilerPart = None
    _shared_module: CompilerPart

    def finalize(self) -> None:
        """Nothing is optimised and nothing emitted."""
        self._finalized = True

    def own_module(self) -> CompilerPart:
        """The rule's code, to be linked any number of times."""
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
    """The code of an entry point with all the rules it calls, which nothing else can call.

    Known to be private, a rule with one caller becomes part of it whatever its size, and none is emitted beside its callers:
    2 to 12 % more moves a second.
    """

    def _optimize_final_module(self) -> None:
        self._make_rules_private()
        super()._optimize_final_module()

    def _make_rules_private(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == binding.Linkage.linkonce_odr:
                function.linkage = "internal"


class QuickEntryPointLibrary(EntryPointLibrary):
    """The same, optimised once instead of twice, and with less effort.

    Before the optimisation proper Numba runs a cheap one, to find counts of references that cancel out. Rules count none;
    what is left of its effect is 1 to 3 % of the speed, for a tenth of the time the largest entry points take to compile.
    What LLVM's highest level does beyond its lowest is for loops over numbers: a search makes as many iterations without it,
    and the largest takes a sixth less time to compile.
    """

    LEVEL = 1  # of LLVM's optimisations, 0 to 3

    def _optimize_final_module(self) -> None:
        self._make_rules_private()
        made = self._codegen._module_pass_manager(opt=self.LEVEL)
        passes, *builder = made if isinstance(made, tuple) else (made,)  # Numba 0.61 has passes without a builder
        passes.run(self._final_module, *builder)


@register_pass(mutates_CFG=False, analysis_only=False)
class CallableWithoutCode(LoweringPass):  # type: ignore[misc]
    """Makes a rule that has no machine code known to its compiled callers, who find it by a key."""

    _name = "callable_without_code"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: CompilerPart) -> bool:
        lowered, key = state["cr"], object()
        state["cr"] = lowered._replace(cfunc=key)
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        return True


def lowered_only(flags: CompilerPart) -> None:
    """Set the flags of a function that is never called from Python."""
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
