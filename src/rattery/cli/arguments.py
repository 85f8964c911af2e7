"""The arguments: what can be typed after `rattery`, and its help, in the player's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from textwrap import fill
from typing import Any, NoReturn

import rattery
from rattery.cli.errors import Refused
from rattery.cli.examples import TEMPLATES, example_facts, examples
from rattery.cli.localization import cli_words
from rattery.core.words import LANGUAGES, Words

COMMANDS = tuple(filter(None, TEMPLATES))
HOST = "127.0.0.1"

# What argparse complains about, in its own English, and the sentence that says it in ours.
COMPLAINTS = (
    (r"argument COMMAND: invalid choice: '?(?P<given>.*?)'? \(choose", "bad-command"),
    (r"the following arguments are required: (?P<given>.*)", "bad-missing"),
    (r"unrecognized arguments: (?P<given>.*)", "bad-unknown"),
    (r"argument (?P<given>.*?): expected", "bad-no-value"),
    (r"argument (?P<given>.*?): ignored explicit argument", "bad-takes-no-value"),
)


class Parser(argparse.ArgumentParser):
    """Arguments with their help in one language; what cannot be read is refused in one sentence."""

    def __init__(self, *, words: Words, command: str = "", **settings: Any) -> None:
        self.words = words
        settings["formatter_class"] = lambda prog: _Help(prog, words)
        settings["epilog"] = "\n  ".join([words.say("help-examples"), *examples(command)])
        description = words.say(f"help-{command or 'rattery'}", **example_facts())
        super().__init__(**settings, description=description, add_help=False, allow_abbrev=False)
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))
        self.add_argument("--lang", default=argparse.SUPPRESS, metavar="|".join(LANGUAGES), help=words.say("help-lang"))

    def option(self, *names: str, said: str, **settings: Any) -> None:
        self.add_argument(*names, help=self.words.say(said, **example_facts()), **settings)

    def error(self, message: str) -> NoReturn:
        for pattern, said in COMPLAINTS:
            if found := re.match(pattern, message):
                raise Refused(said, command=self.prog, commands=", ".join(COMMANDS), **found.groupdict())
        raise Refused("bad-arguments", command=self.prog, problem=message)


class _Help(argparse.RawDescriptionHelpFormatter):
    """Help whose first word is the language's own."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, max_help_position=26)
        self._usage_word = words.say("help-usage")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Sentences are wrapped; examples stay on their lines."""
        return super()._fill_text(text, width, indent) if "\n" in text else fill(text, width)

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)


def make_parser(lang: str) -> Parser:
    """Everything that can be typed."""
    words = cli_words(lang)
    parser = Parser(prog="rattery", words=words)
    parser.add_argument(
        "--version", action="version", version=f"rattery {rattery.__version__}", help=words.say("help-version")
    )
    parser.set_defaults(command="serve", host=HOST, port=None, database=None, no_browser=False)
    parser.set_defaults(no_messages=False, messages_over_http=False)
    commands = parser.add_subparsers(title=words.say("help-commands"), metavar="COMMAND")
    made = {
        name: commands.add_parser(name, words=words, command=name, help=words.say(f"help-{name}-short"))
        for name in COMMANDS
    }
    for name, command in made.items():
        command.set_defaults(command=name)
    _serve(made["serve"])
    _play(made["play"])
    _simulate(made["simulate"])
    _study(made["study"])
    _tournament(made["tournament"])
    _box(made["box"])
    _rules(made["rules"])
    _replay(made["replay"])
    _verify(made["verify"])
    return parser


def _serve(serve: Parser) -> None:
    serve.option("--host", default=HOST, metavar="ADDRESS", said="help-host")
    serve.option("--port", metavar="N", said="help-port")
    serve.option("--database", metavar="FILE|URL", said="help-database")
    serve.option("--no-browser", action="store_true", said="help-no-browser")
    serve.option("--no-messages", action="store_true", said="help-no-messages")
    serve.option("--messages-over-http", action="store_true", said="help-messages-over-http")


def _play(play: Parser) -> None:
    play.option("game", nargs="?", metavar="GAME", said="help-game")
    play.option("--box", metavar="FILE", said="help-box-file")
    play.option("--seat", action="append", default=[], metavar="N=WHO", said="help-seat")
    play.option("--hot-seat", action="store_true", said="help-hot-seat")
    play.option("--names", metavar="ANN,BOB", said="help-names")
    play.option("--seed", metavar="N", said="help-seed")
    play.option("--save", metavar="FILE", said="help-save")
    play.option("--resume", metavar="FILE", said="help-resume")


def _simulate(simulate: Parser) -> None:
    simulate.option("game", metavar="GAME", said="help-game")
    simulate.option("--games", default="10000", metavar="N", said="help-games-number")
    simulate.option("--seed", metavar="N", said="help-simulate-seed")
    simulate.option("--threads", metavar="N", said="help-threads")
    simulate.option("--box", metavar="FILE", said="help-box-file")
    simulate.option("--out", metavar="FILE", said="help-out")
    simulate.option("--force", action="store_true", said="help-force")
    simulate.option("--device", default="cpu", metavar="cpu|cuda", said="help-device")
    simulate.option("--ray", metavar="ADDRESS", said="help-ray")


def _study(study: Parser) -> None:
    study.option("game", metavar="GAME", said="help-game")
    study.option("--players", metavar="N", said="help-study-players")
    study.option("--games", metavar="N", said="help-study-games")
    study.option("--bots", default="random", metavar="LEVEL", said="help-study-bots")
    study.option("--seed", metavar="N", said="help-simulate-seed")
    study.option("--threads", metavar="N", said="help-threads")
    study.option("--box", metavar="FILE", said="help-box-file")
    study.option("--what-if", metavar="FILE", said="help-what-if")
    study.option("--out", metavar="FOLDER", said="help-study-out")
    study.option("--force", action="store_true", said="help-force")


def _tournament(tournament: Parser) -> None:
    tournament.option("game", nargs="?", metavar="GAME", said="help-game")
    tournament.option("--bots", metavar="BOT,BOT…", said="help-bots")
    tournament.option("--games", metavar="N", said="help-tournament-games")
    tournament.option("--seed", metavar="N", said="help-simulate-seed")
    tournament.option("--workers", metavar="N", said="help-threads")
    tournament.option("--folder", metavar="FOLDER", said="help-folder")
    tournament.option("--resume", metavar="FOLDER", said="help-tournament-resume")
    tournament.option("--box", metavar="FILE", said="help-box-file")
    tournament.option("--json", action="store_true", said="help-json")


def _box(box: Parser) -> None:
    box.option("game", metavar="GAME", said="help-game-name")
    box.option("--box", metavar="FILE", said="help-box-file")
    box.option("--toml", action="store_true", said="help-toml")


def _rules(rules: Parser) -> None:
    rules.option("game", metavar="GAME", said="help-game")
    rules.option("clause", nargs="?", metavar="CLAUSE", said="help-clause")
    rules.option("--minute", action="store_true", said="help-minute")
    rules.option("--examples", action="store_true", said="help-rules-examples")


def _replay(replay: Parser) -> None:
    replay.option("file", metavar="FILE", said="help-file")
    replay.option("--step", action="store_true", said="help-step")
    replay.option("--seat", metavar="N", said="help-replay-seat")


def _verify(verify: Parser) -> None:
    verify.option("file", metavar="FILE", said="help-file")
