"""Checks of a game from another package: what it lacks is said in one sentence before anything is played.

The games that ship with Rattery are not checked here, as the tests check more of them.
"""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from rattery.core.errors import BrokenGame, BrokenPart, RatteryError
from rattery.core.packages import broken_game, game_file, game_names, is_built_in, not_found, package_of, part

MOST_LISTED = 6  # missing names in one sentence; the others are counted


@cache
def playable_games() -> tuple[str, ...]:
    """The names of the games that can be played, in alphabetical order."""
    broken = broken_games()
    return tuple(name for name in game_names() if is_built_in(name) or name not in broken)


@cache
def broken_games() -> dict[str, BrokenGame]:
    """The games of other packages that cannot be played, by name, each with the reason. Imports those games."""
    found = dict(not_found())
    for name in game_names():
        try:
            check_game(name)
        except BrokenGame as broken:
            found[name] = broken
    return found


@cache
def check_game(name: str) -> None:
    """Raises BrokenGame if this is a game of another package that cannot be played."""
    if is_built_in(name):
        return
    check_options(name)
    try:
        game = part(name, "game")
    except Exception as error:
        raise broken_game(name, _import_problem(name, error)) from error
    problem = next(_problems(name, getattr(game, "GAME", None)), None)
    if problem is not None:
        raise broken_game(name, problem)


@cache
def check_options(name: str) -> None:
    """The same for the options alone, which are read without importing the rest of a game."""
    if is_built_in(name):
        return
    try:
        options = part(name, "options")
    except Exception as error:
        raise broken_game(name, _import_problem(name, error)) from error
    problem = next(_option_problems(getattr(options, "Options", None)), None)
    if problem is not None:
        raise broken_game(name, problem)


def _import_problem(name: str, error: Exception) -> BrokenPart:
    """An error on import: the last line of the game's own sources that led to it."""
    if isinstance(error, RatteryError):
        return BrokenPart("broken-game-refuses", problem=error)
    if isinstance(error, SyntaxError):
        file, line, problem = error.filename or "?", error.lineno or 0, error.msg
    else:
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if frame.filename.startswith(str(files(package_of(name))))] or frames[-1:]
        file, line, problem = own[-1].filename, own[-1].lineno or 0, str(error)
    said = f"{type(error).__name__}: {problem}"
    return BrokenPart("broken-game-import", file=_from_package(file, name), line=line, problem=said)


def _from_package(file: str, name: str) -> str:
    """A file's path from the folder of the game on."""
    parts, folder = Path(file).parts, package_of(name).rpartition(".")[2]
    return "/".join(parts[parts.index(folder) :]) if folder in parts else file


def _option_problems(options: object) -> Iterator[BrokenPart]:
    from rattery.core.options import choices

    if not isinstance(options, type) or not is_dataclass(options):
        yield BrokenPart("broken-game-options")
        return
    declared = {option.name: option for option in fields(options)}
    if "players" not in declared:
        yield BrokenPart("broken-game-players")
    for option in declared.values():
        if "choices" not in option.metadata or option.default not in choices(option):
            yield BrokenPart("broken-game-option", option=option.name)


def _problems(name: str, kind: object) -> Iterator[BrokenPart]:
    """What is wrong with a game that could be imported; the first is the one to report."""
    from rattery.core.game import GameKind

    if not isinstance(kind, GameKind):
        yield BrokenPart("broken-game-kind")
        return
    if kind.name != name:
        yield BrokenPart("broken-game-other-name", own=kind.name)
    yield from _rule_problems(kind.rules)
    facts = {fact for move in kind.moves for fact, _ in move.facts}
    facts |= {fact for event in kind.events for fact in (*event.facts, *filter(None, [event.secret]))}
    yield from _missing("game.py (vocabulary)", [fact for fact in sorted(facts) if fact not in kind.vocabulary])
    yield from _missing("words/en.ftl", _missing_words(name, kind))
    yield from _box_problems(name, kind)


def _box_problems(name: str, kind: object) -> Iterator[BrokenPart]:
    """What is wrong with the standard box, and the values that the rules name and the box does not have."""
    from rattery.core.box import BoxFile
    from rattery.core.game import GameKind
    from rattery.core.rules_filling import SLOT
    from rattery.core.words import LANGUAGES

    assert isinstance(kind, GameKind)
    try:
        box = BoxFile.standard(name).for_game(name)
        kind.read_box(box, kind.options())
    except RatteryError as error:
        yield BrokenPart("broken-game-refuses", problem=error)
        return
    for rules in (game_file(name, f"rules.{lang}.md") for lang in LANGUAGES):
        for slot in SLOT.finditer(rules.read_text(encoding="utf-8") if rules.is_file() else ""):
            section, key = slot[1], slot[2]
            if section not in box.data or (key is not None and key not in box.data[section]):
                yield from _missing("box.toml", [f"{'.'.join(filter(None, (section, key)))} ({rules.name})"])


def _rule_problems(rules: object) -> Iterator[BrokenPart]:
    """What the protocol `Rules` asks for and these rules do not provide."""
    from rattery.core.rules import Rules

    wanted = {name: each for name, each in vars(Rules).items() if not name.startswith("_")}
    yield from _missing("rules", [name for name in wanted if not hasattr(rules, name)])
    for name, each in wanted.items():
        if inspect.isfunction(each):
            given = inspect.signature(each).parameters
            rule = getattr(rules, name)
            taken = inspect.signature(getattr(rule, "py_func", rule)).parameters
            if len(taken) != len(given) - 1:  # without `self`
                expected = f"{name}({', '.join(list(given)[1:])})"
                yield BrokenPart("broken-game-rule", expected=expected, given=f"{name}({', '.join(taken)})")
    own = rules.Table.dtype.names or ()  # type: ignore[attr-defined]
    yield from _missing("rules.Table", [name for name in ("chance", "over", "asked", "decider") if name not in own])


def _missing_words(name: str, kind: object) -> list[str]:
    """The English messages without which a sentence of the game could not be said."""
    from rattery.core.game import GameKind
    from rattery.core.options import message_of
    from rattery.core.words import words

    assert isinstance(kind, GameKind)
    options = [message_of(option.name) for option in fields(kind.options)]
    needed = [
        *("game-title", "game-line"),
        *(f"{option}{end}" for option in options for end in ("", "-help")),
        *(f"ask-{question}" for question in kind.questions),
        *(f"move-{move.verb}" for move in kind.moves),
        *(f"event-{event.name}" for event in kind.events),
        *(f"event-{event.name}-seen" for event in kind.events if event.secret is not None),
        *(f"ended-{ending}" for ending in kind.rules.ENDINGS),
    ]
    english = words("en", name)
    return [
        message for message in dict.fromkeys(each.replace("_", "-") for each in needed) if not english.knows(message)
    ]


def _missing(where: str, names: list[str]) -> Iterator[BrokenPart]:
    if names:
        listed = ", ".join(names[:MOST_LISTED])
        yield BrokenPart("broken-game-lacks", where=where, names=listed, more=max(0, len(names) - MOST_LISTED))
