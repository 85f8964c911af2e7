"""`rattery check`: loads and replays every table of a store as a server would, and reports what is wrong."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from rattery.cli.errors import UNCHECKED
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.core.words import Words

MAX_SHOWN = 200  # bad tables that are listed; all are counted


@dataclass(frozen=True)
class Arguments:
    store: str
    json: bool


def run(args: Arguments, lang: str) -> int:
    """Exit status 0 if nothing is wrong, UNCHECKED if something is."""
    from rattery.server.store.reading import reading
    from rattery.server.upkeep.checking import REPLAYED, WELL, check

    words, out = cli_words(lang), console()
    with reading(args.store) as reader:
        damage, strays = reader.damage(), reader.strays()
        findings = list(check(reader))
    bad = [(f.table, f.kind, f.problem) for f in findings if f.kind not in (WELL, REPLAYED)]
    is_wrong = bool(damage or strays or bad)
    if args.json:
        tables = [{"table": f.table, "kind": f.kind, "problem": f.problem} for f in findings]
        print(json.dumps({"damage": list(damage), "strays": strays, "tables": tables}, indent=2, ensure_ascii=False))
        return UNCHECKED if is_wrong else 0
    for problem in damage:
        out.print(Text.assemble(("! ", "danger"), words.say("check-pages", problem=problem)))
    if strays:
        out.print(Text.assemble(("! ", "danger"), words.say("check-strays", count=strays)))
    if bad:
        out.print(_bad_tables(bad[:MAX_SHOWN], words))
    kinds = Counter(f.kind for f in findings)
    for kind, count in kinds.items():
        out.print(words.say(f"check-{kind}", count=count))
    if not findings:
        out.print(words.say("check-nothing"))
    return UNCHECKED if is_wrong else 0


def _bad_tables(bad: list[tuple[str, str, str]], words: Words) -> Table:
    shown = Table(box=None, pad_edge=False)
    for head in ("check-head-table", "check-head-kind", "check-head-problem"):
        shown.add_column(words.say(head), overflow="fold")
    for table, kind, problem in bad:
        shown.add_row(Text(table), words.say(f"check-kind-{kind}"), Text(problem))
    return shown
