"""How entry points are compiled: as Numba does it, with the rules they call private to each.

Imported only where rules are compiled with hooks; see `relied_on` for what happens otherwise.
"""

from __future__ import annotations

from numba.core import compiler

from rattery.core.compile.relied_on import explaining_failures
from rattery.core.compile.rule_library import EntryPointLibrary, QuickEntryPointLibrary
from rattery.core.compile.untyped import CompiledFunction, CompilerPart, Unannotated

Compiler: Unannotated = compiler.Compiler


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for the processor; it makes the rules an entry point calls private to it."""

    library_class: type = EntryPointLibrary

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
        library = self.library_class(target.codegen(), "entry_point")
        library.enable_object_caching()
        super().__init__(typing, target, library, args, return_type, flags, local_types)

    def compile_extra(self, function: CompiledFunction) -> CompilerPart:
        with explaining_failures(function.__name__):
            return super().compile_extra(function)


class QuickEntryPointCompiler(EntryPointCompiler):
    """The same for an entry point that users wait for."""

    library_class = QuickEntryPointLibrary
