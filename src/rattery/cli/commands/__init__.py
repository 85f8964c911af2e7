"""The commands: a module for each, with `run(args, lang)`, which gives the exit status."""
