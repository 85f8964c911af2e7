"""Which games bring an optional part: what a test says of the part is asked of these games only."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import rattery
from rattery.core.game import GameKind
from rattery.core.game_parts import optional_part, optional_rule
from rattery.core.pace import pace_of
from rattery.core.packages import game_names, part
from rattery.core.registry import game_kind
from rattery.core.words import package_text
from rattery.server.http.files import PARTS, game_parts

WEB = Path(rattery.__file__).parent / "web"


def with_module(module: str) -> list[str]:
    """The games that have this module."""
    return [name for name in game_names() if optional_part(name, module) is not None]


def with_rule(rule: str) -> list[str]:
    """The games whose rules have this optional constant or rule."""
    return [name for name in game_names() if optional_rule(part(name, "rules"), rule, None) is not None]


def with_declaration(field: str) -> list[str]:
    """The games that declare this optional field of GameKind."""
    default = next(each.default for each in fields(GameKind) if each.name == field)
    return [name for name in game_names() if getattr(game_kind(name), field) is not default]


def with_pace() -> list[str]:
    """The games that were measured."""
    return [name for name in game_names() if pace_of(name).weight is not None]


def with_browser_part(browser_part: str) -> list[str]:
    """The games that have this part for the browser, by its name in PARTS."""
    assert browser_part in PARTS
    return [name for name in game_names() if browser_part in game_parts(name)]


def board_words(lang: str, name: str) -> str:
    """The words of a game's board; empty if it brings none."""
    return package_text(lang, f"rattery.web.games.{name}") if (WEB / "games" / name / "words").is_dir() else ""
