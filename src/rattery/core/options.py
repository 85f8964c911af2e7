"""Options: one frozen dataclass for each game, spelled the same everywhere.

`my_game(players=4,variant=hidden)` in Python, on the command line, in an address, in a saved match, in the name of a test.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import Field, field, fields, make_dataclass
from typing import ClassVar, Protocol, TypeVar, cast

from rattery.core.errors import BadOption
from rattery.core.packages import game_names

MOST_PLAYERS = 5  # there are colours, shapes and names for as many seats

_SPELLING = re.compile(r"\s*([A-Za-z0-9_-]+)\s*(?:\((.*)\))?\s*", re.DOTALL)


Choice = bool | int | str  # a value of an option
Chosen = TypeVar("Chosen", bound=Choice)


class Options(Protocol):
    """The options of any game: a frozen dataclass with the number of players."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    @property
    def players(self) -> int: ...


OwnOptions = TypeVar("OwnOptions", bound=Options)


def option(default: Chosen, *choices: Chosen, players: tuple[int, ...] = (), is_difficulty: bool = False) -> Chosen:
    """An option with its default and the values it can take (a true/false one needs none).

    `players`: the numbers of players with which it means anything; by default all. `is_difficulty`: whether it says how hard
    the game itself is to beat; results are counted by it.
    """
    means = {"choices": choices or (False, True), "players": players, "is_difficulty": is_difficulty}
    return field(default=default, metadata=means)


def only_players(usual: int, *numbers: int) -> type[Options]:
    """The options of a game whose only one is the number of players: the default, then the allowed numbers."""
    made = make_dataclass("Options", [("players", int, option(usual, *numbers))], frozen=True)
    return cast(type[Options], made)


def choices(of: Field[object]) -> tuple[Choice, ...]:
    """The values an option can take."""
    return tuple(of.metadata["choices"])


def applies(of: Field[object], players: int) -> bool:
    """Whether an option means anything with this number of players."""
    return players in (of.metadata.get("players") or (players,))


def difficulty_of(kind: type[Options]) -> Field[object] | None:
    """The option that says how hard a game itself is to beat, if it has one."""
    return next((each for each in fields(kind) if each.metadata.get("is_difficulty")), None)


def message_of(option: str) -> str:
    """The id of the message that names an option; the one that explains it ends in `-help`."""
    return f"option-{option.replace('_', '-')}"


def message_of_choice(option: str, value: object) -> str:
    """The id of the message that names a value of an option; a game may leave it out."""
    return f"choice-{re.sub(r'[^a-z0-9]+', '-', f'{option}-{spell(value)}')}"


class Speaker(Protocol):
    """Messages of a game in one language."""

    def knows(self, message: str) -> bool: ...

    def say(self, message: str) -> str: ...


def choice_said(option: str, value: object, words: Speaker) -> str:
    """What a value is called: yes or no, the game's message for it, else the value as it is spelled."""
    if isinstance(value, bool):
        return words.say("choice-yes" if value else "choice-no")
    message = message_of_choice(option, value)
    return words.say(message) if words.knows(message) else spell(value).replace("_", " ")


def spell(value: object) -> str:
    """A value as it is written: `true`, `4`, `extra_round`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def spelling(game: str, options: Options) -> str:
    """The canonical spelling of a game with its options; defaults are left out, except the number of players."""
    said = [
        f"{f.name}={spell(getattr(options, f.name))}"
        for f in fields(options)
        if f.name == "players" or getattr(options, f.name) != f.default
    ]
    return f"{game}({','.join(said)})"


def read_spelling(text: str) -> tuple[str, dict[str, str]]:
    """The game and the options in `my_game(players=4,variant=hidden)`."""
    match = _SPELLING.fullmatch(text)
    if match is None:
        raise _bad_spelling(text)
    said: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in (match[2] or "").split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name or not value or name in said:
            raise _bad_spelling(text)
        said[name] = value
    return match[1], said


def _bad_spelling(text: str) -> BadOption:
    return BadOption("bad-spelling", given=text, example=f"{game_names()[0]}(players=3)")


def make_options(game: str, kind: type[OwnOptions], given: Mapping[str, object]) -> OwnOptions:
    """Validated options from the given values, or their spellings."""
    known = {f.name: f for f in fields(kind)}
    chosen = {}
    for name, value in given.items():
        if name not in known:
            raise BadOption("unknown-option", name=game, option=name, options=", ".join(known))
        allowed = {spell(choice): choice for choice in choices(known[name])}
        spelled = spell(value).lower()  # `short=True` is `short=true`
        if spelled not in allowed or isinstance(value, float):
            raise BadOption("bad-option", name=game, option=name, given=spell(value), choices=", ".join(allowed))
        chosen[name] = allowed[spelled]
    return kind(**chosen)
