"""What LLVM is told once, before it optimises anything.

In a loop LLVM keeps what is read and written in registers, and writes it to memory behind the loop. To find out whether it
may takes longer the more a loop can reach, and rules are inlined into one loop over all moves: for First Rat's playouts it
was half of the time they take to compile, and a sixth for its search. Random games make as many moves a second without;
its search makes some 5 % fewer iterations, the other games' as many.
"""

from __future__ import annotations

from functools import cache

from llvmlite import binding

# LLVM ends the process over an option it does not know: a version nobody has tried is told nothing.
TESTED_VERSIONS = (15, 20, 22)
NO_PROMOTION = "-licm-mssa-max-acc-promotion=0"


@cache
def set_llvm_options() -> bool:
    """Tell LLVM, once in a process; whether it was told. LLVM refuses an option it is told twice."""
    is_known = binding.llvm_version_info[0] in TESTED_VERSIONS
    if is_known:
        binding.set_option("rattery", NO_PROMOTION)
    return is_known
