"""What a shell offers for an argument on Tab: games, bots, seats, files."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import click
from click.shell_completion import CompletionItem

from rattery.core.packages import game_names

LEVELS = ("random", "easy", "normal", "hard", "expert")  # not imported: a shell waits for the answer
IN_TOURNAMENTS = (*LEVELS, "greedy")
PEOPLE = ("me", "hot")


def games(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    return _starting(game_names(), typed)


def bots(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    """A level, also behind a comma."""
    before, comma, last = typed.rpartition(",")
    return [CompletionItem(f"{before}{comma}{level}") for level in IN_TOURNAMENTS if level.startswith(last)]


def seats(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    """`1=hard`, once the number of the seat is typed."""
    seat, equals, who = typed.partition("=")
    if not equals:
        return []
    return [CompletionItem(f"{seat}={kind}") for kind in (*PEOPLE, *LEVELS) if kind.startswith(who)]


def files(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    return [CompletionItem(typed, type="file")]


def folders(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    return [CompletionItem(typed, type="dir")]


def one_of(values: Sequence[str]) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """Offers these values."""
    return lambda ctx, param, typed: _starting(values, typed)


def _starting(values: Sequence[str], typed: str) -> list[CompletionItem]:
    return [CompletionItem(value) for value in values if value.startswith(typed)]
