"""`rattery export`: one table of a store as JSON, as far as it can be read; printed, or in a new file."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass

from rattery.cli.errors import CommandError
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.core.errors import system_problem
from rattery.core.folders import OWNER_ONLY


@dataclass(frozen=True)
class Arguments:
    store: str
    table: str
    out: str | None


def run(args: Arguments, lang: str) -> int:
    from rattery.server.store.reading import reading
    from rattery.server.upkeep.exporting import export

    with reading(args.store) as reader:
        data = export(reader, args.table)
    text = json.dumps(data, indent=1, ensure_ascii=False)
    if args.out is None:
        print(text)
        return 0
    try:
        opened = os.open(args.out, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
        with os.fdopen(opened, "w", encoding="utf-8") as out:
            out.write(text + "\n")
    except OSError as error:
        raise CommandError("export-unwritable", file=args.out, problem=system_problem(error)) from None
    console().print(cli_words(lang).say("export-made", table=args.table, file=args.out))
    return 0
