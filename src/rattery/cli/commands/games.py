"""`rattery games`: lists the installed games with their numbers of players and their options."""

from __future__ import annotations

from dataclasses import Field, dataclass, fields
from json import dumps

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from rattery.cli.examples import example_facts
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.core.game_check import broken_games, playable_games
from rattery.core.options import choices, message_of, spell
from rattery.core.pace import HEAVIEST, pace_of
from rattery.core.registry import options_of


@dataclass(frozen=True)
class Arguments:
    json: bool


def run(args: Arguments, lang: str) -> int:
    if args.json:
        print(dumps([_data(name, lang) for name in playable_games()], indent=1, ensure_ascii=False))
        return 0
    words = cli_words(lang)
    table = Table(box=SIMPLE_HEAD, header_style="quiet", border_style="quiet", pad_edge=False)
    table.add_column(words.say("games-game"), max_width=28)
    table.add_column(words.say("games-players"), no_wrap=True)
    table.add_column(words.say("games-options"))
    for name in playable_games():
        table.add_row(_about(name, lang), _players(name), _options(name, lang))
    out = console()
    out.print(table)
    out.print(Text(words.say("games-pace"), style="quiet"))
    out.print(Text(words.say("games-standard", **example_facts()), style="quiet"))
    for broken in broken_games().values():
        out.print(Text(broken.say(lang), style="danger"))
    return 0


def _data(name: str, lang: str) -> dict[str, object]:
    """A game for JSON."""
    words, found = cli_words(lang, name), pace_of(name)
    options = {
        option.name: {
            "choices": list(choices(option)),
            "standard": option.default,
            "help": words.say(message_of(option.name) + "-help"),
        }
        for option in fields(options_of(name))
    }
    told = {"game": name, "title": words.say("game-title"), "line": words.say("game-line"), "options": options}
    return told | {"minutes": dict(found.minutes), "weight": found.weight}


def _about(name: str, lang: str) -> Text:
    words = cli_words(lang, name)
    about = Text.assemble((words.say("game-title"), "title"), f"\n{name}\n", (words.say("game-line"), "quiet"))
    told = pace(name, lang)
    return Text("\n").join([about, told]) if told else about


def _players(name: str) -> str:
    numbers = next(choices(option) for option in fields(options_of(name)) if option.name == "players")
    return f"{min(numbers)}–{max(numbers)}"


def pace(name: str, lang: str) -> Text:
    """The duration of a game, from the fewest players to the most, and its weight; empty if they were never measured."""
    found = pace_of(name)
    if found.weight is None:
        return Text()
    least, most = min(found.minutes.values()), max(found.minutes.values())
    minutes = cli_words(lang).say("games-minutes", minutes=str(least) if least == most else f"{least}–{most}")
    return Text.assemble(f"{minutes} ", ("●" * found.weight, "lamp"), ("○" * (HEAVIEST - found.weight), "quiet"))


def _options(name: str, lang: str) -> Text:
    """Each option with its values, the standard one starred and highlighted, and its help."""
    words = cli_words(lang, name)
    lines = []
    for option in fields(options_of(name)):
        helpful = words.say(message_of(option.name) + "-help")
        lines.append(Text.assemble((option.name, "bold"), "  ", _values(option), (f"\n  {helpful}", "quiet")))
    return Text("\n").join(lines)


def _values(option: Field[object]) -> Text:
    values = Text()
    for value in choices(option):
        is_standard = value == option.default
        values.append(f"{spell(value)}{'*' if is_standard else ''}", style="lamp" if is_standard else "")
        values.append(" ")
    return values
