"""`rattery rules`: a game's rules in the player's language, all of them, a section or a clause."""

from __future__ import annotations

import re
from argparse import Namespace

from rich.markdown import Markdown

from rattery.cli.look import console
from rattery.cli.refusing import Refused, shortened
from rattery.core.packages import game_file, known_game

SECTION = re.compile(r"#{2,}\s+(\d+)\b")
CLAUSE = re.compile(r"[-*\s]*\**(\d+\.\d+)\b")


def run(args: Namespace, lang: str) -> int:
    console().print(find_rules(known_game(args.game), lang, args.clause))
    return 0


def find_rules(game: str, lang: str, wanted: str | None) -> Markdown:
    """The rules of a game; only section `4` or clause `4.3` if that is wanted."""
    file = game_file(game, f"rules.{lang}.md")
    if not file.is_file():
        raise Refused("rules-missing", name=game)
    text = file.read_text(encoding="utf-8")
    return Markdown(text if wanted is None else part_of(text, wanted.strip().rstrip(".")))


def part_of(text: str, wanted: str) -> str:
    """A section with its heading and clauses, or a single clause."""
    parts: dict[str, list[str]] = {}
    section = clause = None
    for line in text.splitlines():
        if line.startswith("#"):
            heading = SECTION.match(line)
            section, clause = heading[1] if heading else None, None
        elif begun := CLAUSE.match(line):
            clause = begun[1]
        for number in filter(None, (section, clause)):
            parts.setdefault(number, []).append(line)
    if wanted not in parts:
        raise Refused("rules-no-clause", given=shortened(wanted), clauses=", ".join(n for n in parts if "." not in n))
    return "\n".join(parts[wanted])
