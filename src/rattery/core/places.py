"""Places in compiled rules are counted from the start.

In Python `row[-1]` is the last of a row, so compiled code has to ask of every place that is worked out whether it is
negative. Rules never mean that; to stop asking made Ratjack a tenth faster. `make bounds` compiles with every place checked,
and there a negative one is an error.
"""

from __future__ import annotations

from typing import Any

from numba import core
from numba.core import compiler, compiler_machinery, untyped_passes
from numba.extending import intrinsic

ir: Any = core.ir
types: Any = core.types
Compiler: Any = compiler.CompilerBase
Passes: Any = compiler.DefaultPassBuilder
Pass: Any = compiler_machinery.FunctionPass
register_pass: Any = compiler_machinery.register_pass


def _from_the_start(typing: Any, place: Any) -> Any:
    if not isinstance(place, types.Integer):  # a slice, or a place in each of several dimensions
        return place(place), lambda context, builder, signature, given: given[0]

    def unsigned(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return context.cast(builder, given[0], signature.args[0], types.intp)

    return types.uintp(types.unliteral(place)), unsigned


# A whole number as the place in a row that it is: one without a sign.
from_the_start: Any = intrinsic(_from_the_start)


@register_pass(mutates_CFG=False, analysis_only=False)
class PlacesFromTheStart(Pass):  # type: ignore[misc]
    """Whatever stands in brackets in a rule goes through `from_the_start`, unless it is a constant."""

    _name = "places_from_the_start"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            block.body = [written for statement in block.body for written in _rewritten(block.scope, statement)]
        return True


def _rewritten(scope: Any, statement: Any) -> list[Any]:
    bracket = statement.value if isinstance(statement, ir.Assign) else statement
    if not isinstance(bracket, ir.SetItem) and getattr(bracket, "op", None) != "getitem":
        return [statement]
    where = statement.loc
    function, place = scope.redefine("from_the_start", where), scope.redefine("place", where)
    found = ir.Assign(ir.Global("from_the_start", from_the_start, where), function, where)
    called = ir.Assign(ir.Expr.call(function, (bracket.index,), (), where), place, where)
    if isinstance(statement, ir.Assign):
        return [found, called, ir.Assign(ir.Expr.getitem(bracket.value, place, where), statement.target, where)]
    return [found, called, ir.SetItem(statement.target, place, statement.value, where)]


class RuleCompiler(Compiler):  # type: ignore[misc]
    """How a rule is compiled for the processor."""

    def define_pipelines(self) -> list[Any]:
        passes = Passes.define_nopython_pipeline(self.state)
        passes.add_pass_after(PlacesFromTheStart, untyped_passes.GenericRewrites)
        passes.finalize()
        return [passes]
