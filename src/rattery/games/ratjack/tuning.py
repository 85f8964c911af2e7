"""What was found by measuring Ratjack."""

GPU_CALLED_FROM = 500  # bytes of bytecode from which on a rule is called on a GPU, not inlined
GPU_COPIES_TABLE = True  # its moves touch so much of a table that a thread works on a copy of its own
