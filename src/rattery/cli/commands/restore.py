"""`rattery restore`: copies a backup into an empty store that a server can use."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console


@dataclass(frozen=True)
class Arguments:
    file: str
    store: str


def run(args: Arguments, lang: str) -> int:
    from rattery.server.upkeep.copying import restore

    copied = restore(Path(args.file), args.store)
    console().print(cli_words(lang).say("backup-restored", count=copied, file=args.file))
    return 0
