"""Checks of a game's definition: what it lacks is said in one sentence before anything is played.

The games that ship with Rattery are not checked when they are loaded, because the tests check more of them.
"""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from rattery.core.errors import BrokenGame, BrokenPart, RatteryError
from rattery.core.game_parts import MODULES, optional_part
from rattery.core.packages import broken_game, game_file, game_names, is_built_in, not_found, package_of, part

if TYPE_CHECKING:  # importing a whole game takes half a second; the list of games does not need it
    import numpy as np

    from rattery.core.game import AnyKind

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
    problem = next(_definition_problems(name), None)
    if problem is not None:
        raise broken_game(name, problem) from problem.__cause__


@cache
def check_options(name: str) -> None:
    """The same for the options alone, which are read without importing the rest of a game."""
    if is_built_in(name):
        return
    problem = next(_option_problems(name), None)
    if problem is not None:
        raise broken_game(name, problem) from problem.__cause__


def problems_of(name: str) -> list[BrokenPart]:
    """All that is wrong with the definition of a game, wherever it comes from."""
    return list(_option_problems(name)) or list(_definition_problems(name))


def problem_of_code(name: str, error: Exception) -> BrokenPart:
    """An error that a game's code raised: the last line of its own sources that led to it."""
    if isinstance(error, BrokenPart):
        return error
    if isinstance(error, RatteryError):
        problem = BrokenPart("broken-game-refuses", problem=error)
    else:
        if isinstance(error, SyntaxError):
            file, line, said = error.filename or "?", error.lineno or 0, error.msg
        else:
            frames = traceback.extract_tb(error.__traceback__)
            own = [frame for frame in frames if frame.filename.startswith(str(files(package_of(name))))] or frames[-1:]
            file, line, said = own[-1].filename, own[-1].lineno or 0, str(error)
        said = f"{type(error).__name__}: {said}"
        problem = BrokenPart("broken-game-import", file=_from_package(file, name), line=line, problem=said)
    problem.__cause__ = error
    return problem


def _from_package(file: str, name: str) -> str:
    """A file's path from the folder of the game on."""
    parts, folder = Path(file).parts, package_of(name).rpartition(".")[2]
    return "/".join(parts[parts.index(folder) :]) if folder in parts else file


def _option_problems(name: str) -> Iterator[BrokenPart]:
    from rattery.core.options import MOST_PLAYERS, choices

    try:
        options = getattr(part(name, "options"), "Options", None)
    except Exception as error:
        yield problem_of_code(name, error)
        return
    if not isinstance(options, type) or not is_dataclass(options):
        yield BrokenPart("broken-game-options")
        return
    declared = {option.name: option for option in fields(options)}
    if "players" not in declared:
        yield BrokenPart("broken-game-players")
    for option in declared.values():
        if "choices" not in option.metadata or option.default not in choices(option):
            yield BrokenPart("broken-game-option", option=option.name)
        elif option.name == "players":
            for number in choices(option):
                if type(number) is not int or not 1 <= number <= MOST_PLAYERS:
                    yield BrokenPart("broken-game-player-numbers", given=str(number), most=MOST_PLAYERS)


def _definition_problems(name: str) -> Iterator[BrokenPart]:
    """What is wrong with a game whose options can be read. What others depend on comes first, and ends the list."""
    from rattery.core.game import GameKind

    try:
        kind = getattr(part(name, "game"), "GAME", None)
    except Exception as error:
        yield problem_of_code(name, error)
        return
    if not isinstance(kind, GameKind):
        yield BrokenPart("broken-game-kind")
        return
    if kind.name != name:
        yield BrokenPart("broken-game-other-name", own=kind.name)
    for check in (_rule_problems, _table_problems, _tuple_problems, _module_problems):
        problems = list(check(name, kind))
        yield from problems
        if problems:
            return
    facts = {fact for move in kind.moves for fact, _ in move.facts}
    facts |= {fact for event in kind.events for fact in (*event.facts, *filter(None, [event.secret]))}
    yield from _missing("game.py (vocabulary)", [fact for fact in sorted(facts) if fact not in kind.vocabulary])
    yield from _missing("words/en.ftl", _missing_words(name, kind))
    yield from _box_problems(name, kind)


def _rule_problems(name: str, kind: AnyKind) -> Iterator[BrokenPart]:
    """What the protocol `Rules` asks for and these rules do not provide."""
    from rattery.core.rules import Rules

    wanted = {rule: each for rule, each in vars(Rules).items() if not rule.startswith("_")}
    yield from _missing("rules", [rule for rule in wanted if not hasattr(kind.rules, rule)])
    for rule, each in wanted.items():
        if inspect.isfunction(each) and hasattr(kind.rules, rule):
            given = inspect.signature(each).parameters
            function = getattr(kind.rules, rule)
            taken = inspect.signature(getattr(function, "py_func", function)).parameters
            if len(taken) != len(given) - 1:  # without `self`
                expected = f"{rule}({', '.join(list(given)[1:])})"
                yield BrokenPart("broken-game-rule", expected=expected, given=f"{rule}({', '.join(taken)})")


def _table_problems(name: str, kind: AnyKind) -> Iterator[BrokenPart]:
    """The fields that every table has, each laid out so that it can hold its values."""
    import numpy as np  # here, as the command line lists games before NumPy is loaded

    from rattery.core.chance import Chance

    laid = kind.rules.Table.dtype
    own = laid.names or ()
    yield from _missing("rules.Table", [field for field in ("chance", "over", "asked", "decider") if field not in own])
    fits: dict[str, tuple[str, Callable[[np.dtype[np.generic]], bool]]] = {
        "chance: Chance = part(Chance)": ("chance", lambda of: bool(of == Chance.dtype)),
        "over: bool = flag": ("over", lambda of: bool(of == np.bool_)),
        "asked: int = i16": ("asked", lambda of: np.issubdtype(of, np.integer)),
        "decider: int = i16": ("decider", lambda of: np.issubdtype(of, np.signedinteger)),  # NOBODY is below zero
    }
    for expected, (field, is_fit) in fits.items():
        if field in own and not is_fit(laid[field]):
            yield BrokenPart("broken-game-field", expected=expected, given=str(laid[field]))


def _tuple_problems(name: str, kind: AnyKind) -> Iterator[BrokenPart]:
    """Lists of names, for which a single text is easily taken: `("empty")` instead of `("empty",)`."""
    for where, names in {
        "rules.LAWS": kind.rules.LAWS,
        "rules.ENDINGS": kind.rules.ENDINGS,
        "questions": kind.questions,
    }.items():
        if (
            isinstance(names, str)
            or not isinstance(names, Sequence)
            or not all(isinstance(each, str) for each in names)
            or not names
        ):
            yield BrokenPart("broken-game-names", where=where)


def _module_problems(name: str, kind: AnyKind) -> Iterator[BrokenPart]:
    """What an optional module must define if it is there, and what must be there with it."""
    from rattery.core.options import difficulty_of

    for module, each in MODULES.items():
        try:
            brought = optional_part(name, module)
        except Exception as error:
            yield problem_of_code(name, error)
            continue
        if brought is not None:
            yield from _missing(f"{module}.py", [needed for needed in each.needed if not hasattr(brought, needed)])
            if module == "achievements" and difficulty_of(kind.options) is None:
                yield from _missing("options.py", ["is_difficulty=True"])


def _missing_words(name: str, kind: AnyKind) -> list[str]:
    """The English messages without which a sentence of the game could not be said."""
    from rattery.core.options import message_of
    from rattery.core.talk import talk_of
    from rattery.core.words import words

    options = [message_of(option.name) for option in fields(kind.options)]
    talk, achievements = talk_of(name), optional_part(name, "achievements")
    needed = [
        *("game-title", "game-line"),
        *(f"{option}{end}" for option in options for end in ("", "-help")),
        *(f"ask-{question}" for question in kind.questions),
        *(f"move-{move.verb}" for move in kind.moves),
        *(f"event-{event.name}" for event in kind.events),
        *(f"event-{event.name}-seen" for event in kind.events if event.secret is not None),
        *(f"ended-{ending}" for ending in kind.rules.ENDINGS),
        *(f"promise-{promise}" for promise in kind.promises),
        *(f"temper-{temper.name}" for temper in (talk.TEMPERS if talk else ())),
        *(f"challenge-{challenge}" for challenge in (achievements.CHALLENGES if achievements else ())),
    ]
    english = words("en", name)
    return [
        message for message in dict.fromkeys(each.replace("_", "-") for each in needed) if not english.knows(message)
    ]


def _box_problems(name: str, kind: AnyKind) -> Iterator[BrokenPart]:
    """What is wrong with the standard box, and the values that the rules name and the box does not have."""
    from rattery.core.box import BoxFile
    from rattery.core.options import choices
    from rattery.core.rules_filling import SLOT
    from rattery.core.words import LANGUAGES, words

    players = next(option for option in fields(kind.options) if option.name == "players")
    try:
        file = BoxFile.standard(name)
        for number in map(int, choices(players)):
            box = kind.read_box(file.for_game(name), replace(kind.options(), players=number))
            if not hasattr(box, "players") or int(box.players) != number:
                yield BrokenPart("broken-game-box-players")
                break
            if kind.seats(box) > number and not words("en", name).knows("automaton"):
                yield from _missing("words/en.ftl", ["automaton"])
                break
    except Exception as error:
        yield problem_of_code(name, error)
        return
    for rules in (game_file(name, f"rules.{lang}.md") for lang in LANGUAGES):
        for slot in SLOT.finditer(rules.read_text(encoding="utf-8") if rules.is_file() else ""):
            section, key = slot[1], slot[2]
            if section not in file.data or (key is not None and key not in file.data[section]):
                yield from _missing("box.toml", [f"{'.'.join(filter(None, (section, key)))} ({rules.name})"])


def _missing(where: str, names: list[str]) -> Iterator[BrokenPart]:
    if names:
        listed = ", ".join(names[:MOST_LISTED])
        yield BrokenPart("broken-game-lacks", where=where, names=listed, more=max(0, len(names) - MOST_LISTED))
