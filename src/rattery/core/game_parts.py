"""What a game may bring besides what it must have: optional modules, rules, files, events and messages.

Whatever a game does not bring has a default. Code that looks for a module, a name in it or an optional rule does so by
`optional_part`, `optional_name` and `optional_rule`, which look for nothing that is not listed here; the page on adding a
game lists exactly this, too. The optional declarations of `game.py` are the fields of `GameKind` that have a default, and
the parts for the browser are `PARTS` of `server/http/files.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar, cast

from rattery.core.packages import package_of, part

Default = TypeVar("Default")


@dataclass(frozen=True)
class OptionalModule:
    """What a module defines: everything that is needed if it is there at all, and what may be left out."""

    needed: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


MODULES = {
    "achievements": OptionalModule(("CHALLENGES", "reached")),
    "foresight": OptionalModule(("FORESIGHT",)),
    "judge": OptionalModule(("judge",)),
    "study": OptionalModule((), ("THINGS", "plays", "holds", "MEASURES", "measure", "from_score", "rounds")),
    "talk": OptionalModule(("TEMPERS", "MOMENTS", "promise_outcomes", "offer", "move_bias")),
    "terminal": OptionalModule((), ("table", "notes", "legend", "move", "STAND_INS")),
    "tuning": OptionalModule(
        (),
        (
            *("EFFORTS", "EFFORTS_BY_PLAYERS", "EFFORTS_BY_OPTIONS", "EFFORTS_OF_A_MIND"),
            *("ONE_PLY", "ONE_PLY_BY_PLAYERS"),
            *("GPU_CALLED_FROM", "GPU_COPIES_TABLE", "ENVIRONMENT_VERSION"),
        ),
    ),
}
RULES = ("begins", "OBSERVED", "BASICS", "observe_basics", "GLANCE", "observe_glance")
PACE, MIND, WEB = "pace.toml", "mind.npz", "web"
FILES = (PACE, MIND, WEB, "words/fr.ftl", "words/de.ftl", "rules.en.md", "rules.fr.md", "rules.de.md")
ROUND_ENDED, ROUND_BEGAN = "round_ended", "round_began"
EVENTS = (ROUND_ENDED, ROUND_BEGAN)
MESSAGES = (  # the ellipsis stands for the name of what a message is about
    *("automaton", "move-…-here", "pick-…", "label-…", "choice-…"),
    *("promise-…", "temper-…", "challenge-…"),
    *("box-section-…", "box-entry-…", "box-field-…", "box-choice-…", "box-said-…"),
    *("measure-…", "things-…", "deed-…", "plays-…", "dealt-…"),
)


def optional_part(game: str, name: str) -> ModuleType | None:
    """A module of MODULES; None if the game has none. An error inside the module is not hidden."""
    assert name in MODULES, f"{name} is not listed among the modules that a game may bring"
    return part(game, name) if find_spec(f"{package_of(game)}.{name}") else None


def optional_name(game: str, module: str, name: str, otherwise: Default) -> Default:
    """What an optional module of a game defines, or the default."""
    assert name in (*MODULES[module].needed, *MODULES[module].optional), f"{module}.py: {name} is not listed"
    return cast(Default, getattr(optional_part(game, module), name, otherwise))


def optional_rule(rules: object, name: str, otherwise: Default) -> Default:
    """One of the optional rules of a game, or the default."""
    assert name in RULES, f"{name} is not listed among the optional rules"
    return cast(Default, getattr(rules, name, otherwise))
