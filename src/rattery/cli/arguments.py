"""The arguments: the commands and options of `rattery`, their help and completion, in the player's language.

Click parses; every sentence is ours. Parsing runs nothing: `read_arguments` returns the name of the command and its values,
and `rattery.cli` passes them to the command's module, which is imported only then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from textwrap import fill

import click
from click.shell_completion import CompletionItem

import rattery
from rattery.cli.completions import bots, files, folders, games, one_of, seats
from rattery.cli.errors import CommandError
from rattery.cli.examples import TEMPLATES, example_facts, examples
from rattery.cli.localization import cli_words
from rattery.core.words import LANGUAGES, Words

COMMANDS = tuple(filter(None, TEMPLATES))
HOST = "127.0.0.1"
NOTHING_NEAR, NEAR = "none", 0.6  # stands for no suggestion; minimum similarity of a suggestion (difflib's ratio)
LAST = "last"  # the value of `--resume` without a file
SHELLS = ("bash", "zsh", "fish")
WIDEST_HELP = 100  # columns
INDENT, NAMES_WIDTH = 2, 24  # columns of a list in the help

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


@dataclass(frozen=True)
class ParsedCommand:
    """A command and the values of its arguments, by name."""

    command: str
    given: Mapping[str, object]


def read_arguments(arguments: Sequence[str], lang: str) -> ParsedCommand | None:
    """Parse the arguments; None if help or the version was printed instead."""
    found = call(make_commands(lang), arguments)
    return found if isinstance(found, ParsedCommand) else None


def call(commands: click.Group, arguments: Sequence[str]) -> object:
    """Parse with Click; its errors become `CommandError`, with a sentence that names the help of the command concerned."""
    try:
        return commands.main(list(arguments), "rattery", standalone_mode=False)
    except click.NoSuchOption as error:
        raise _unknown_option(error) from None
    except click.MissingParameter as error:
        missing = "" if error.param is None else error.param.make_metavar(_context(error))
        raise CommandError("bad-missing", given=missing, command=_path(error)) from None
    except click.BadOptionUsage as error:
        option = next((each for each in _context(error).command.params if error.option_name in each.opts), None)
        takes_none = isinstance(option, click.Option) and option.is_flag
        message = "bad-takes-no-value" if takes_none else "bad-no-value"
        raise CommandError(message, given=error.option_name, command=_path(error)) from None
    except click.UsageError as error:
        raise CommandError("bad-arguments", problem=error.format_message().rstrip("."), command=_path(error)) from None


def _unknown_option(error: click.NoSuchOption) -> CommandError:
    """The error for an unknown option, with the most similar one as a suggestion."""
    known = [name for param in _context(error).command.params for name in param.opts if name.startswith("--")]
    return CommandError(
        "bad-unknown", given=error.option_name, near=_near(error.option_name, known), command=_path(error)
    )


def _near(given: str, known: Sequence[str]) -> str:
    """The most similar known spelling, or NOTHING_NEAR; the leading dashes of options are not compared."""
    bare = {name.lstrip("-"): name for name in known}
    found = get_close_matches(given.lstrip("-").lower(), bare, n=1, cutoff=NEAR)
    return bare[found[0]] if found else NOTHING_NEAR


def _context(error: click.UsageError) -> click.Context:
    assert error.ctx is not None
    return error.ctx


def _path(error: click.UsageError) -> str:
    return _context(error).command_path


# Commands.


class Command(click.Command):
    """A command with translated help that ends with examples."""

    def __init__(self, name: str, words: Words, params: Sequence[click.Parameter]) -> None:
        super().__init__(
            name,
            params=[*params, *_common(words)],
            callback=lambda **given: ParsedCommand(name, given),
            help=words.say(f"help-{name}", **example_facts()),
            short_help=words.say(f"help-{name}-short"),
            add_help_option=False,
            context_settings={"allow_extra_args": True},
        )
        self.words = words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse; surplus arguments are refused."""
        with _named(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise CommandError("bad-unknown", given=" ".join(rest), near=NOTHING_NEAR, command=ctx.command_path)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self, ctx, formatter, self.words, {})


class Commands(click.Group):
    """`rattery` itself; without a command it serves the table."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "rattery",
            params=_common(words, with_version=True),
            callback=lambda: ParsedCommand("serve", self.commands["serve"].make_context("serve", []).params),
            help=words.say("help-rattery", **example_facts()),
            invoke_without_command=True,
            add_help_option=False,
        )
        self.words = words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with _named(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            near = _near(args[0], list(self.commands))
            raise CommandError("bad-command", given=args[0], near=near, commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, in the order a newcomer needs them."""
        return list(self.commands)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        listed = {name: command.short_help or "" for name, command in self.commands.items()}
        _write_help(self, ctx, formatter, self.words, listed)


def make_commands(lang: str) -> Commands:
    """The group of all commands, in one language."""
    words = cli_words(lang)
    group = Commands(words)
    for name in COMMANDS:
        group.add_command(Command(name, words, PARAMETERS[name](words)))
    return group


@contextmanager
def _named(ctx: click.Context) -> Iterator[None]:
    """Add the command's context to usage errors, which Click's option parser leaves out."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


# Help.


def _write_help(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, words: Words, listed: Mapping[str, str]
) -> None:
    """Write the help: usage, description, arguments, commands and options, and examples."""
    formatter.width = min(formatter.width, WIDEST_HELP)
    arguments = [param for param in command.params if isinstance(param, click.Argument)]
    options = [param for param in command.params if isinstance(param, click.Option)]
    usage = [param.make_metavar(ctx) if param.required else f"[{param.make_metavar(ctx)}]" for param in arguments]
    usage = [*usage, "[COMMAND]"] if listed else usage
    formatter.write(f"{words.say('help-usage')} {' '.join([ctx.command_path, *usage, '[--…]'])}\n\n")
    formatter.write(f"{fill(command.help or '', formatter.width)}\n")
    described = [(param.make_metavar(ctx), getattr(param, "description", "")) for param in arguments]
    _write_list(formatter, words.say("help-arguments"), described)
    _write_list(formatter, words.say("help-commands"), list(listed.items()))
    _write_list(
        formatter, words.say("help-options"), [(_spelled(option, ctx), option.help or "") for option in options]
    )
    formatter.write(f"\n{words.say('help-examples')}\n")
    for example in examples(command.name if not listed and command.name else ""):
        formatter.write(f"  {example}\n")


def _write_list(formatter: click.HelpFormatter, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        formatter.write(f"\n{title}\n")
        formatter.indent()
        formatter.write_dl(rows, col_max=NAMES_WIDTH, col_spacing=INDENT)
        formatter.dedent()


def _spelled(option: click.Option, ctx: click.Context) -> str:
    """An option as the help lists it: `--seed N`, `-h, --help`."""
    names = ", ".join(option.opts)
    if option.is_flag or option.count:
        return names
    metavar = option.make_metavar(ctx)
    return f"{names} [{metavar}]" if option.flag_value == LAST else f"{names} {metavar}"


# Parameters.


class Argument(click.Argument):
    """A positional argument that is described in the help."""

    def __init__(self, name: str, description: str, metavar: str, required: bool, complete: Complete | None) -> None:
        super().__init__([name], metavar=metavar, required=required, shell_complete=complete)
        self.description = description

    def make_metavar(self, ctx: click.Context | None = None) -> str:
        return str(self.metavar)


@dataclass(frozen=True)
class Maker:
    """Makes the parameters of commands in one language."""

    words: Words

    def argument(
        self, name: str, metavar: str, said: str, required: bool = True, complete: Complete | None = None
    ) -> Argument:
        return Argument(name, self.words.say(said, **example_facts()), metavar, required, complete)

    def option(
        self, name: str, metavar: str, said: str, default: str | None = None, complete: Complete | None = None
    ) -> click.Option:
        described = self.words.say(said, **example_facts())
        return click.Option([name], metavar=metavar, default=default, help=described, shell_complete=complete)

    def repeated(self, name: str, metavar: str, said: str, complete: Complete | None = None) -> click.Option:
        """An option that may be given several times."""
        described = self.words.say(said, **example_facts())
        return click.Option([name], multiple=True, metavar=metavar, help=described, shell_complete=complete)

    def flag(self, name: str, said: str) -> click.Option:
        return click.Option([name], is_flag=True, help=self.words.say(said, **example_facts()))


def _common(words: Words, with_version: bool = False) -> list[click.Parameter]:
    """The options of every command. `--lang` is only listed here: `localization.language` has read it before."""
    said = [click.Option(["-h", "--help"], help=words.say("help-help"), callback=_show_help, **_ANSWERED)]
    if with_version:
        said.append(click.Option(["--version"], help=words.say("help-version"), callback=_show_version, **_ANSWERED))
    lang = "|".join(LANGUAGES)
    complete = one_of(LANGUAGES)
    said.append(
        click.Option(["--lang"], metavar=lang, expose_value=False, help=words.say("help-lang"), shell_complete=complete)
    )
    return [*said]


_ANSWERED: Mapping[str, bool] = {"is_flag": True, "is_eager": True, "expose_value": False}


def _show_help(ctx: click.Context, option: click.Parameter, is_asked: bool) -> None:
    if is_asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def _show_version(ctx: click.Context, option: click.Parameter, is_asked: bool) -> None:
    if is_asked and not ctx.resilient_parsing:
        click.echo(f"rattery {rattery.__version__}")
        ctx.exit()


def _serve(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.option("--host", "ADDRESS", "help-host", default=HOST),
        make.option("--port", "N", "help-port"),
        make.option("--database", "FILE|URL", "help-database", complete=files),
        make.flag("--no-browser", "help-no-browser"),
        make.repeated("--bot", "MODULE:CLASS", "help-serve-bot"),
        make.flag("--no-messages", "help-no-messages"),
        make.flag("--messages-over-http", "help-messages-over-http"),
        make.option("--host-name", "NAME,NAME", "help-host-name"),
        make.flag("--metrics", "help-metrics"),
        make.option("--access-log", "FILE", "help-access-log", complete=files),
        make.option("--forget-after", "DAYS", "help-forget-after"),
        make.option("--workers", "N", "help-workers"),
    ]


def _menu(words: Words) -> list[click.Parameter]:
    return []


def _play(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    resume = make.option("--resume", "FILE", "help-resume", complete=files)
    return [
        make.argument("game", "GAME", "help-game", required=False, complete=games),
        make.option("--box", "FILE", "help-box-file", complete=files),
        make.repeated("--seat", "N=WHO", "help-seat", complete=seats),
        make.flag("--hot-seat", "help-hot-seat"),
        make.option("--names", "ANN,BOB", "help-names"),
        make.option("--seed", "N", "help-seed"),
        make.option("--save", "FILE", "help-save", complete=files),
        click.Option(
            ["--resume"], is_flag=False, flag_value=LAST, metavar="FILE", help=resume.help, shell_complete=files
        ),
    ]


def _simulate(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("game", "GAME", "help-game", complete=games),
        make.option("--games", "N", "help-games-number", default="10000"),
        make.option("--seed", "N", "help-simulate-seed"),
        make.option("--threads", "N", "help-threads"),
        make.option("--box", "FILE", "help-box-file", complete=files),
        make.option("--out", "FILE", "help-out", complete=files),
        make.flag("--force", "help-force"),
        make.option("--device", "cpu|cuda", "help-device", default="cpu", complete=one_of(("cpu", "cuda"))),
        make.option("--ray", "ADDRESS", "help-ray"),
        make.flag("--json", "help-json"),
    ]


def _study(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("game", "GAME", "help-game", complete=games),
        make.option("--players", "N", "help-study-players"),
        make.option("--games", "N", "help-study-games"),
        make.option("--bots", "LEVEL,LEVEL…", "help-study-bots", default="random", complete=bots),
        make.option("--seed", "N", "help-simulate-seed"),
        make.option("--threads", "N", "help-threads"),
        make.option("--box", "FILE", "help-box-file", complete=files),
        make.repeated("--what-if", "CHANGE|FILE", "help-what-if", complete=files),
        make.option("--ray", "ADDRESS", "help-ray"),
        make.option("--out", "FOLDER", "help-study-out", complete=folders),
        make.flag("--force", "help-study-force"),
        make.flag("--json", "help-study-json"),
    ]


def _tournament(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("game", "GAME", "help-game", required=False, complete=games),
        make.option("--bots", "BOT,BOT…", "help-bots", complete=bots),
        make.option("--games", "N", "help-tournament-games"),
        make.option("--seed", "N", "help-simulate-seed"),
        make.option("--workers", "N", "help-threads"),
        make.option("--ray", "ADDRESS", "help-ray"),
        make.option("--folder", "FOLDER", "help-folder", complete=folders),
        make.option("--resume", "FOLDER", "help-tournament-resume", complete=folders),
        make.option("--box", "FILE", "help-box-file", complete=files),
        make.flag("--json", "help-json"),
    ]


def _train(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("game", "GAME", "help-game-name", complete=games),
        make.option("--quick", "N", "help-train-quick"),
        make.option("--policy", "N", "help-train-policy"),
        make.option("--search", "N", "help-train-search"),
        make.option("--rounds", "N", "help-train-rounds"),
        make.option("--games", "N", "help-train-games"),
        make.option("--iterations", "N", "help-train-iterations"),
        make.option("--league", "N", "help-train-league"),
        make.option("--seed", "N", "help-simulate-seed"),
        make.option("--workers", "N", "help-threads"),
        make.option("--folder", "FOLDER", "help-train-folder", complete=folders),
        make.option("--device", "cpu|cuda", "help-train-device", default="cpu", complete=one_of(("cpu", "cuda"))),
        make.option("--ray", "ADDRESS", "help-ray"),
    ]


def _games(words: Words) -> list[click.Parameter]:
    return [Maker(words).flag("--json", "help-json")]


def _box(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("game", "GAME", "help-game-name", complete=games),
        make.option("--box", "FILE", "help-box-file", complete=files),
        make.flag("--toml", "help-toml"),
        make.flag("--json", "help-json"),
    ]


def _rules(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("game", "GAME", "help-game", complete=games),
        make.argument("clause", "CLAUSE", "help-clause", required=False),
        make.flag("--minute", "help-minute"),
        make.flag("--examples", "help-rules-examples"),
        make.option("--box", "FILE", "help-box-file", complete=files),
    ]


def _replay(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("file", "FILE", "help-file", complete=files),
        make.flag("--step", "help-step"),
        make.option("--seat", "N", "help-replay-seat"),
    ]


def _verify(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("file", "FILE", "help-file", complete=files),
        make.option("--receipt", "RECEIPT", "help-receipt", complete=files),
        make.flag("--json", "help-json"),
    ]


def _check_game(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("game", "GAME", "help-game-name", complete=games),
        make.option("--games", "N", "help-check-game-games", default="3"),
        make.option("--seed", "N", "help-simulate-seed"),
        make.flag("--interpreted", "help-check-game-interpreted"),
        make.flag("--json", "help-json"),
    ]


def _check(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [make.argument("store", "FILE|URL", "help-store", complete=files), make.flag("--json", "help-json")]


def _backup(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("store", "FILE|URL", "help-store", complete=files),
        make.argument("file", "BACKUP", "help-backup-file", complete=files),
    ]


def _restore(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("file", "BACKUP", "help-restore-file", complete=files),
        make.argument("store", "FILE|URL", "help-restore-store", complete=files),
    ]


def _export(words: Words) -> list[click.Parameter]:
    make = Maker(words)
    return [
        make.argument("store", "FILE|URL", "help-store", complete=files),
        make.argument("table", "TABLE", "help-export-table"),
        make.option("--out", "FILE", "help-export-out", complete=files),
    ]


def _completion(words: Words) -> list[click.Parameter]:
    return [Maker(words).argument("shell", "SHELL", "help-shell", complete=one_of(SHELLS))]


PARAMETERS: Mapping[str, Callable[[Words], list[click.Parameter]]] = {
    "serve": _serve,
    "menu": _menu,
    "play": _play,
    "simulate": _simulate,
    "study": _study,
    "tournament": _tournament,
    "train": _train,
    "games": _games,
    "box": _box,
    "rules": _rules,
    "replay": _replay,
    "verify": _verify,
    "check": _check,
    "check-game": _check_game,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "completion": _completion,
}
