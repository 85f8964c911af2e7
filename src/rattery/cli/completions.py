"""Completions of arguments in a shell: games and their options, bots, seats, files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields

import click
from click.shell_completion import CompletionItem

from rattery.core.options import choices, spell
from rattery.core.packages import game_names, part, plugin_bots

LEVELS = ("random", "easy", "normal", "hard", "expert")  # not imported from `bots`: completion has to be fast
IN_TOURNAMENTS = (*LEVELS, "greedy")
PEOPLE = ("me", "hot")


def games(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    """Names of games; after an opening bracket the game's options, after `=` their values."""
    name, bracket, inside = typed.partition("(")
    if not bracket:
        return _starting(game_names(), typed)
    return _starting(_options(name, inside), typed) if name in game_names() else []


def _options(name: str, inside: str) -> list[str]:
    """All continuations of `my_game(players=4,ro`: options that are not given yet, or values of the last one."""
    before, comma, last = inside.rpartition(",")
    said, known = f"{name}({before}{comma}", {option.name: option for option in fields(part(name, "options").Options)}
    given, equals, _ = last.partition("=")
    if equals:
        return [f"{said}{given}={spell(value)}" for value in choices(known[given])] if given in known else []
    taken = {each.partition("=")[0] for each in before.split(",")}
    return [f"{said}{option}=" for option in known if option not in taken]


def bots(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    """Levels and the bots of installed packages, in a comma-separated list."""
    before, comma, last = typed.rpartition(",")
    known = (*IN_TOURNAMENTS, *plugin_bots())
    return [CompletionItem(f"{before}{comma}{level}") for level in known if level.startswith(last)]


def seats(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    """Who sits on a seat, as in `1=hard`, once the number of the seat is typed."""
    seat, equals, who = typed.partition("=")
    if not equals:
        return []
    known = (*PEOPLE, *LEVELS, *plugin_bots())
    return [CompletionItem(f"{seat}={kind}") for kind in known if kind.startswith(who)]


def files(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    return [CompletionItem(typed, type="file")]


def folders(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    return [CompletionItem(typed, type="dir")]


def one_of(values: Sequence[str]) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """A completion function that offers these values."""
    return lambda ctx, param, typed: _starting(values, typed)


def _starting(values: Sequence[str], typed: str) -> list[CompletionItem]:
    return [CompletionItem(value) for value in values if value.startswith(typed)]
