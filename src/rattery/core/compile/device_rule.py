"""How numba-cuda compiles a rule for a GPU.

As on the processor, a rule is compiled once, not for every width of integer it is called with. And code must stay small: the
threads of a GPU execute different parts of the rules at the same time, and fetching instructions is what they wait for most.
So a rule that is long or used in many places is called, not inlined.
"""

from __future__ import annotations

from numba.cuda.dispatcher import CUDADispatcher

from rattery.core.compile.gpu_tuning import gpu_tuning
from rattery.core.compile.hooked_rule import Rule, widened
from rattery.core.compile.untyped import CompilerPart, Unannotated

USED_EVERYWHERE = ("siphash", "draw")


def is_out_of_line(rule: Rule) -> bool:
    """Whether a rule is called on a GPU, not inlined."""
    function = rule.py_func
    longest = gpu_tuning(function.__module__).called_from
    return function.__name__ in USED_EVERYWHERE or (longest is not None and len(function.__code__.co_code) >= longest)


Dispatcher: Unannotated = CUDADispatcher


class DeviceRule(Dispatcher):  # type: ignore[misc]
    """The GPU version of a rule."""

    def __init__(self, rule: Rule) -> None:
        self._is_out_of_line = is_out_of_line(rule)
        inlined = rule.targetoptions.get("forceinline", False) and not self._is_out_of_line
        options = {**rule.targetoptions, "device": True, "debug": False, "opt": True, "forceinline": inlined}
        super().__init__(rule.py_func, options)

    def get_call_template(self, args: CompilerPart, kws: CompilerPart) -> CompilerPart:
        return super().get_call_template(tuple(map(widened, args)), kws)

    def compile_device(self, args: CompilerPart, return_type: CompilerPart = None) -> CompilerPart:
        is_new = args not in self.overloads
        compiled = super().compile_device(args, return_type)
        if is_new and self._is_out_of_line:
            _forbid_inlining(compiled)
        return compiled


def _forbid_inlining(compiled: CompilerPart) -> None:
    for module in compiled.library.modules:
        for function in module.functions:
            if function.name == compiled.fndesc.llvm_func_name:
                function.attributes.discard("alwaysinline")
                function.attributes.add("noinline")
