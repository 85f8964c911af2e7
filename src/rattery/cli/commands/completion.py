"""`rattery completion`: prints the script that enables completion in a shell."""

from __future__ import annotations

from dataclasses import dataclass

from click.shell_completion import get_completion_class

from rattery.cli import COMPLETE
from rattery.cli.arguments import SHELLS, make_commands
from rattery.cli.bash_completion import complete_in_bash
from rattery.cli.errors import CommandError, shortened


@dataclass(frozen=True)
class Arguments:
    shell: str


def run(args: Arguments, lang: str) -> int:
    complete_in_bash()
    kind = get_completion_class(args.shell) if args.shell in SHELLS else None
    if kind is None:
        raise CommandError("completion-shell", given=shortened(args.shell), shells=", ".join(SHELLS))
    print(kind(make_commands(lang), {}, "rattery", COMPLETE).source())
    return 0
