"""`rattery box`: shows a game's box with the source of every value, or prints its TOML file to be edited."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.core.box import BoxFile
from rattery.core.options import read_spelling
from rattery.core.packages import known_game
from rattery.core.words import Words

HOUSE = "house"


@dataclass(frozen=True)
class Arguments:
    game: str
    box: str | None
    toml: bool
    json: bool


def run(args: Arguments, lang: str) -> int:
    name, _ = read_spelling(args.game)
    standard = BoxFile.standard(known_game(name))
    box = standard if args.box is None else _checked(args.game, args.box)
    if args.toml:
        sys.stdout.write(box.text)
        return 0
    if args.json:
        print(json.dumps(_data(box, standard), indent=2, ensure_ascii=False))
        return 0
    words, out = cli_words(lang, known_game(name)), console()
    out.print(Text(words.say("box-title", game=words.say("game-title"), file=box.name), style="title"))
    out.print(_table(box, standard, words))
    out.print(Text(words.say("box-sources"), style="quiet"))
    if box is not standard:
        out.print(Text(words.say("box-differences"), style="quiet"))
    return 0


def _checked(game: str, path: str) -> BoxFile:
    """A user's box file, validated by loading the game with it."""
    from rattery.api import load

    return load(game, box=path).box_file


def _data(box: BoxFile, standard: BoxFile) -> dict[str, object]:
    """The sections of the box with their entries, for JSON; each entry has a field `standard`."""
    sections = {section: entries for section, entries in box.data.items() if section != "game"}
    return {
        "game": box.data["game"],
        "file": box.name,
        "sections": {
            section: {
                key: {**entry, "standard": entry == standard.data[section][key]} for key, entry in entries.items()
            }
            for section, entries in sections.items()
        },
    }


def _table(box: BoxFile, standard: BoxFile, words: Words) -> Table:
    """The sections of the box with their entries; those that differ are marked and show the standard value too."""
    table = Table(box=SIMPLE_HEAD, header_style="quiet", border_style="quiet", pad_edge=False)
    table.add_column("", width=1)
    for column in ("box-part", "box-holds", "box-source"):
        table.add_column(words.say(column))
    for section, entries in box.data.items():
        if section == "game":
            continue
        table.add_row("", Text(section, style="bold"))
        for key, entry in entries.items():
            usual, value = standard.data[section][key], Text(_shown(entry))
            if _shown(entry) != _shown(usual):
                value.append(f"\n{words.say('box-usual', value=_shown(usual))}", style="quiet")
            mark = Text("" if entry == usual else "≠", style="danger")
            table.add_row(mark, f"  {key}", value, _source(entry["source"], words))
        table.add_section()
    return table


def _shown(entry: Mapping[str, object]) -> str:
    """An entry without its source: a bare value, or its parts by name."""
    parts = {name: value for name, value in entry.items() if name != "source"}
    if list(parts) == ["value"]:
        return str(parts["value"])
    return ", ".join(
        f"{name}: {_listed(value)}" if isinstance(value, list) else f"{name} {value}" for name, value in parts.items()
    )


def _listed(values: Sequence[object]) -> str:
    return " ".join(map(str, values))


def _source(source: str, words: Words) -> Text:
    """The source of an entry; house values are highlighted."""
    return Text(words.say(f"box-source-{source}"), style="lamp" if source == HOUSE else "")
