"""`rattery backup`: a consistent copy of a store, whether a server is using it or not."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console


@dataclass(frozen=True)
class Arguments:
    store: str
    file: str


def run(args: Arguments, lang: str) -> int:
    from rattery.server.upkeep.copying import backup

    copied = backup(args.store, Path(args.file))
    console().print(cli_words(lang).say("backup-made", count=copied, file=args.file))
    return 0
