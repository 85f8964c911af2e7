"""What was found by measuring First Rat."""

GPU_CALLED_FROM = 400  # bytes of bytecode from which on a rule is called on a GPU, not inlined
