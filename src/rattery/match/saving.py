"""Saving and restoring: a match is saved as its box, options, key and moves; replaying them gives the same table.

A save also holds how the key was made (`fair`) and every number drawn (`draws`), for `rattery verify` and for independent
verifiers. Restoring costs an interpreted replay of all moves.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeVar

from rattery.core import arguments
from rattery.core.box import BoxFile
from rattery.core.errors import BadSave, IllegalMove, OtherRules, RatteryError, system_problem
from rattery.core.game import Game
from rattery.core.registry import load_game
from rattery.core.sources import DIGITS
from rattery.match.fairness import KEY_BYTES
from rattery.match.match import Match, checked_match
from rattery.match.sealed_data import sealed_data, sealed_from

FORMAT = 1
Part = TypeVar("Part")


def save(match: Match) -> dict[str, object]:
    """A match as data. It includes the box, so that a later edition of the box does not change matches already played."""
    if match.is_imagined:
        raise BadSave("save-imagined")
    fair = {} if match.sealed is None else {"fair": sealed_data(match.sealed)}
    return {
        "rattery": FORMAT,
        "game": str(match.game),
        "rules": match.game.rules_version,
        "box": match.game.box_file.data,
        "key": match.key.hex(),
        "names": [name if isinstance(name, str) else None for name in match.names],
        "moves": [str(move) for move in match.history],
        "draws": draws_data(match),
        **fair,
    }


def restore(data: object) -> Match:
    """The match that was saved.

    >>> match = rattery.load("my_game(players=3)").new(seed=7)
    >>> saved = match.save()                        # a dictionary that JSON can hold
    >>> rattery.restore(saved) == match
    True

    A match that was saved under another version of the rules has `other_rules` set if it replays to the same draws, and is
    refused with OtherRules if not.
    """
    if not isinstance(data, dict) or data.get("rattery") != FORMAT:
        given = data.get("rattery", "—") if isinstance(data, dict) else type(data).__name__
        raise BadSave("save-format", expected=FORMAT, given=str(given))
    game = load_game(_part(data, "game", str), BoxFile.from_data(_part(data, "box", dict)))
    sealed = sealed_from(data["fair"], game.players) if data.get("fair") is not None else None
    match = Match(game, _key(data), _names(data, game), sealed)
    match.other_rules = _other_rules(data, game)
    for number, move in enumerate(_part(data, "moves", list), 1):
        try:
            match.play(move if isinstance(move, str) else str(move))
        except IllegalMove as error:
            if match.other_rules is not None:
                raise match.other_rules from None
            raise BadSave("save-move", number=number, move=str(move), problem=error) from None
    if match.other_rules is not None and data.get("draws") not in (None, draws_data(match)):
        raise match.other_rules
    return match


def draws_data(match: Match) -> list[list[list[int]]]:
    """Every draw as [number of outcomes, outcome]: a list for the set-up, then one for each move."""
    return [[list(draw) for draw in drawn] for drawn in match.draws]


def read_data(path: str | Path) -> object:
    """The JSON content of a file; BadSave if it cannot be read or is not JSON."""
    file = arguments.path("path", path)
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave("save-unreadable", file=str(path), problem=system_problem(error)) from None
    except (ValueError, RecursionError):
        raise BadSave("save-not-json", file=str(path)) from None


def read_match(path: str | Path) -> Match:
    """Restore the match in a file; every error names the file."""
    data = read_data(path)
    try:
        return restore(data)
    except RatteryError as error:
        raise BadSave("save-bad-file", file=str(path), problem=error) from None


def write_match(match: Match, path: str | Path) -> None:
    """Write a match to a file atomically: into a `.part` file beside it, which then replaces it."""
    target = arguments.path("path", path)
    checked_match(match)
    try:
        draft = target.with_name(target.name + ".part")
        try:
            draft.write_text(json.dumps(match.save(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:  # a path without a name, or a name that is not Unicode, is a ValueError
        raise BadSave("save-unwritable", file=str(path), problem=system_problem(error)) from None


def _part(data: dict[str, object], name: str, kind: type[Part]) -> Part:
    value = data.get(name)
    if not isinstance(value, kind):
        raise BadSave("save-part", part=name, expected=kind.__name__, given=type(value).__name__)
    return value


def _other_rules(data: dict[str, object], game: Game) -> OtherRules | None:
    """OtherRules if the save names another version of the rules; None for the same, or for an old save without one."""
    played_by = data.get("rules", game.rules_version)
    if played_by == game.rules_version:
        return None
    return OtherRules("other-rules", game=game.name, saved=str(played_by)[:DIGITS], now=game.rules_version)


def _key(data: dict[str, object]) -> bytes:
    try:
        key = bytes.fromhex(_part(data, "key", str))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadSave("save-key", digits=2 * KEY_BYTES)
    return key


def _names(data: dict[str, object], game: Game) -> list[str | None]:
    names = data.get("names", [])
    good = isinstance(names, list) and all(name is None or isinstance(name, str) for name in names)
    if not isinstance(names, list) or not good or len(names) > game.players:
        raise BadSave("save-part", part="names", expected=f"list[≤{game.players}]", given=str(names)[:40])
    return list(names)
