"""The registry: loads games by name. `load_game` is the only way from a spelling to a game ready to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rattery.core.arguments import short_repr
from rattery.core.errors import BadArgument, BadOption
from rattery.core.game_check import check_game, check_options
from rattery.core.options import Options, read_spelling, spell
from rattery.core.packages import part

if TYPE_CHECKING:  # importing a whole game takes half a second; its options do not
    from rattery.core.box import BoxFile
    from rattery.core.game import AnyKind, Game


def options_of(name: str) -> type[Options]:
    """A game's options, without loading the game."""
    check_options(name)
    return cast(type[Options], part(name, "options").Options)


def game_kind(name: str) -> AnyKind:
    """A game as its package defines it."""
    check_game(name)
    return cast("AnyKind", part(name, "game").GAME)


def load_game(spelled: str, box: BoxFile | None = None, /, **options: object) -> Game:
    """A name, a name with options, `my_game(players=4)`, or both; with the standard box, or a box file of one's own."""
    from rattery.core.game import Game

    if not isinstance(spelled, str):
        raise BadArgument("argument-game", given=short_repr(spelled))
    name, said = read_spelling(spelled)
    for option in said.keys() & options.keys():
        raise BadOption("option-twice", option=option, one=said[option], other=spell(options[option]))
    return Game(game_kind(name), {**said, **options}, box)
