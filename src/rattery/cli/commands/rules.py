"""`rattery rules`: the rules of a game: all of them, the one-minute summary, the examples, a section or a clause."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.cli.errors import CommandError
from rattery.cli.terminal.look import console
from rattery.cli.terminal.rules import examples, find_rules, minute, rules_of, rules_of_game
from rattery.core.options import make_options, read_spelling
from rattery.core.packages import known_game
from rattery.core.registry import options_of
from rattery.core.rules_text import RulesText


@dataclass(frozen=True)
class Arguments:
    game: str
    clause: str | None
    minute: bool
    examples: bool
    box: str | None = None


def run(args: Arguments, lang: str) -> int:
    if sum([args.minute, args.examples, args.clause is not None]) > 1:
        raise CommandError("rules-one-part")
    rules = rules_of(spelled_game(args.game), lang) if args.box is None else _rules_with(args.game, args.box, lang)
    if args.minute:
        shown = minute(rules)
    elif args.examples:
        shown = examples(rules)
    else:
        shown = find_rules(rules, args.clause)
    console().print(shown)
    return 0


def spelled_game(spelled: str) -> str:
    """The game's name in `name` or `name(players=4)`; the options are checked, the game is not loaded."""
    said, options = read_spelling(spelled)
    game = known_game(said)
    make_options(game, options_of(game), options)
    return game


def _rules_with(spelled: str, box: str, lang: str) -> RulesText:
    """The rules with a user's box file, validated by loading the game with it."""
    from rattery.api import load

    return rules_of_game(load(spelled, box=box), lang)
