"""An option of LLVM that is set once, before it optimises anything: no promotion of memory to registers over loops.

LLVM's pass `licm` holds memory that a loop reads and writes in registers and stores it after the loop. Proving that this is
safe takes longer the more memory a loop can reach, and rules are inlined into one loop over all moves: for a game with
a large table it took half of the compile time of the playouts and a sixth of that of the search. Without it random games
make as many moves a second; the search of that game makes some 5 % fewer iterations, that of the others as many.
"""

from __future__ import annotations

from functools import cache

from llvmlite import binding

# LLVM exits the process on an option it does not know, so the option is set only for versions it was tested with.
TESTED_VERSIONS = (15, 20, 22)
NO_PROMOTION = "-licm-mssa-max-acc-promotion=0"


@cache
def set_llvm_options() -> bool:
    """Set the option if this version of LLVM was tested with it; returns whether it was.

    Cached, because LLVM rejects an option that is set twice in a process.
    """
    is_known = binding.llvm_version_info[0] in TESTED_VERSIONS
    if is_known:
        binding.set_option("rattery", NO_PROMOTION)
    return is_known
