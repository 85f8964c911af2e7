"""Casts computed indices in rules to unsigned, so that Numba skips the negative-index check.

In Python `row[-1]` is the last element, so Numba compares every computed index with zero before it uses it. Rules never
index from the end: the cast removes the comparison, which made the slowest game a tenth faster. Under `make bounds` every
index is checked, and a negative one is an error.
"""

from __future__ import annotations

from numba import core
from numba.core import compiler, compiler_machinery, typed_passes, untyped_passes
from numba.extending import intrinsic

from rattery.core.compile.rule_library import CallableWithoutCode, RuleLibrary, lowered_only
from rattery.core.compile.untyped import CompilerPart, Intrinsic, Unannotated

ir: Unannotated = core.ir
types: Unannotated = core.types
Compiler: Unannotated = compiler.CompilerBase
Passes: Unannotated = compiler.DefaultPassBuilder
Pass: Unannotated = compiler_machinery.FunctionPass
register_pass: Unannotated = compiler_machinery.register_pass


def _unsigned_index(typing: CompilerPart, index: CompilerPart) -> CompilerPart:
    if not isinstance(index, types.Integer):  # a slice, or a tuple of indices
        return index(index), lambda context, builder, signature, given: given[0]

    def unsigned(
        context: CompilerPart, builder: CompilerPart, signature: CompilerPart, given: CompilerPart
    ) -> CompilerPart:
        return context.cast(builder, given[0], signature.args[0], types.intp)

    return types.uintp(types.unliteral(index)), unsigned


# An integer index, cast to unsigned; anything else as it is.
unsigned_index: Intrinsic = intrinsic(_unsigned_index)


@register_pass(mutates_CFG=False, analysis_only=False)
class UnsignedIndices(Pass):  # type: ignore[misc]
    """Wraps every computed index of a rule in `unsigned_index`; constant ones stay."""

    _name = "unsigned_indices"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: CompilerPart) -> bool:
        for block in state.func_ir.blocks.values():
            block.body = [written for statement in block.body for written in _rewritten(block.scope, statement)]
        return True


def _rewritten(scope: CompilerPart, statement: CompilerPart) -> list[CompilerPart]:
    indexing = statement.value if isinstance(statement, ir.Assign) else statement
    if not isinstance(indexing, ir.SetItem) and getattr(indexing, "op", None) != "getitem":
        return [statement]
    where = statement.loc
    function, index = scope.redefine("unsigned_index", where), scope.redefine("index", where)
    found = ir.Assign(ir.Global("unsigned_index", unsigned_index, where), function, where)
    called = ir.Assign(ir.Expr.call(function, (indexing.index,), (), where), index, where)
    if isinstance(statement, ir.Assign):
        return [found, called, ir.Assign(ir.Expr.getitem(indexing.value, index, where), statement.target, where)]
    return [found, called, ir.SetItem(statement.target, index, statement.value, where)]


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for the processor, with the pass above; it emits no machine code."""

    def __init__(
        self,
        typing: CompilerPart,
        target: CompilerPart,
        library: CompilerPart,
        args: CompilerPart,
        return_type: CompilerPart,
        flags: CompilerPart,
        local_types: CompilerPart,
    ) -> None:
        lowered_only(flags)
        library = RuleLibrary(target.codegen(), "rule")
        super().__init__(typing, target, library, args, return_type, flags, local_types)

    def define_pipelines(self) -> list[CompilerPart]:
        passes = Passes.define_nopython_pipeline(self.state)
        passes.add_pass_after(UnsignedIndices, untyped_passes.GenericRewrites)
        passes.add_pass_after(CallableWithoutCode, typed_passes.NativeLowering)
        passes.finalize()
        return [passes]
