"""The command line: `rattery play`, `simulate`, `games`, `rules`, `replay` and so on; `rattery` alone serves the table.

A command is a module of `cli.commands`, imported only when it is run, so that help and completion respond quickly.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from rattery.core.errors import RatteryError

COMPLETE = "_RATTERY_COMPLETE"  # environment variable set by a shell that requests completions


def complete(lang: str) -> int:
    """Print completions for a shell; returns the exit status."""
    from click.shell_completion import shell_complete

    from rattery.cli.arguments import make_commands
    from rattery.cli.bash_completion import complete_in_bash

    complete_in_bash()
    return shell_complete(make_commands(lang), {}, "rattery", COMPLETE, os.environ[COMPLETE])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status. Errors are printed on one line and give BAD_INPUT."""
    from rattery.cli.errors import BAD_INPUT, INTERRUPTED, OUTPUT_CLOSED
    from rattery.cli.localization import language
    from rattery.cli.terminal.signs import use_stand_ins

    typed = sys.argv[1:] if arguments is None else list(arguments)
    lang = "en"
    for stream in (sys.stdout, sys.stderr):
        use_stand_ins(stream)
    try:
        lang = language(typed)
        if COMPLETE in os.environ:
            return complete(lang)
        status = run_command(typed, lang)
        print(end="", flush=True)
        return status
    except RatteryError as error:
        from rattery.cli.errors import one_line

        print(one_line(error.say(lang)), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output has closed it, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what is still buffered
        return OUTPUT_CLOSED


def run_command(arguments: Sequence[str], lang: str) -> int:
    """Parse the arguments and run their command: each command module has a dataclass `Arguments` and `run`."""
    from rattery.cli.arguments import read_arguments

    typed = read_arguments(arguments, lang)
    if typed is None:
        return 0
    command = import_module(f"{__name__}.commands.{typed.command.replace('-', '_')}")
    return int(command.run(command.Arguments(**typed.given), lang))
