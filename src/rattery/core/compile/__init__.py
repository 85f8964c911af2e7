"""All code that depends on internals of Numba, numba-cuda or LLVM, and nothing else.

| file             | what it does                                                 | what it hooks into                    |
| ---------------- | ------------------------------------------------------------ | ------------------------------------- |
| `hooked_rule`    | runs as Python for Python, as machine code for compiled code | `CPUDispatcher`, `_CUDATypingContext` |
| `unsigned_index` | casts computed indices to unsigned                           | a pass over Numba's IR                |
| `signatures`     | caches which signature fits an operator's argument types     | `BaseFunction.get_call_type`          |
| `record_names`   | caches the name of a record's type                           | `Record.__repr__`                     |
| `lock_events`    | disables Numba's timing of its waits for LLVM                | the callbacks of llvmlite's lock      |
| `rule_library`   | only lowers rules; optimises them with their entry point     | `JITCodeLibrary`, `Flags.no_compile`  |
| `entry_compiler` | gives entry points such a library                            | `compiler.Compiler`                   |
| `llvm_options`   | disables promotion of memory to registers over loops         | an option of LLVM's pass `licm`       |
| `device_rule`    | decides which rules are not inlined on a GPU                 | `CUDADispatcher.compile_device`       |
| `device_memory`  | allocates records in a GPU thread's local memory             | `intrinsic`, llvmlite's IR builder    |
| `atomics`        | atomic loads and stores between threads                      | `intrinsic`, llvmlite's IR builder    |
| `cache`          | stores machine code between runs, a folder for each game     | `numba.config.CACHE_DIR`              |
| `progress`       | counts the rules compiled so far                             | `numba.core.event`                    |
| `cuda`           | imports numba-cuda where it is installed                     | `numpy.row_stack`                     |

Each hook has a test in `tests/core/compile` that names the library version it was tested with. `relied_on` lists what the
first eight need: if a new version lacks any of it, or with `RATTERY_PLAIN_NJIT=1`, rules are compiled through Numba's public
interface alone (see `plain_njit`). Games play identically; they compile and run slower. The other hooks use documented
interfaces and stay, or are left out where they do not fit, as `device_rule` is.
"""
