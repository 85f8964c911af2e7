"""The commands: a module for each, with a dataclass `Arguments` and `run(args, lang)`, which returns the exit status."""
