"""Everything that touches the insides of Numba, numba-cuda or LLVM, and nothing else.

| file             | what it does                                                 | what it hooks into                    |
| ---------------- | ------------------------------------------------------------ | ------------------------------------- |
| `rule`           | one function: Python to Python, machine code to machine code | `CPUDispatcher`, `_CUDATypingContext` |
| `unsigned_index` | computed indices are unsigned                                | a pass over Numba's intermediate code |
| `signatures`     | what fits an operator's arguments is worked out once         | `BaseFunction.get_call_type`          |
| `record_names`   | the name of a record's type is put together once             | `Record.__repr__`                     |
| `lock_events`    | waiting for LLVM is not timed                                | the callbacks of llvmlite's lock      |
| `rule_library`   | rules are lowered only, and optimised with their entry point | `JITCodeLibrary`, `Flags.no_compile`  |
| `llvm_options`   | memory is not kept in registers over whole loops             | an option of LLVM's pass `licm`       |
| `device_rule`    | which rules stay functions of their own on a GPU             | `CUDADispatcher.compile_device`       |
| `device_memory`  | records in a GPU thread's local memory                       | `intrinsic`, llvmlite's IR builder    |
| `atomics`        | atomic loads and stores between threads                      | `intrinsic`, llvmlite's IR builder    |
| `cache`          | machine code kept between runs, a folder for each game       | `numba.config.CACHE_DIR`              |
| `progress`       | how many rules have been compiled so far                     | `numba.core.event`                    |
| `cuda`           | numba-cuda, where it is installed                            | `numpy.row_stack`                     |

Each hook has a test in `tests/core/compile` that names the version of the library it was seen with. Should a new version
break one of the first seven, set `RATTERY_PLAIN_NJIT=1`: rules are then compiled by Numba's public interface alone (see
`plain_njit`). The games are the same; they compile and run slower. The others use documented interfaces and stay.
"""
