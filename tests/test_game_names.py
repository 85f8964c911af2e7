"""A game's name occurs in its own folders only; shared code does not name any game, not even as an example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery
from rattery.core.packages import OWN, game_packages

PACKAGE = Path(rattery.__file__).parent


def _capitalised(name: str) -> str:
    """RatTrap, which may stand within a longer name: theRatTrapBoard."""
    return "".join(part.capitalize() for part in name.split("_"))


BINARY = (".png", ".npz", ".woff2", ".pyc")
NAMES = sorted(name for name, package in game_packages().items() if package.startswith(OWN))
# rat_trap, RAT_TRAP, rat-trap, ratTrap, RatTrap, rattrap; "Rat Trap" is what people call it, and text for people may say so.
SPELLINGS = {
    name: re.compile(rf"(?<![a-z]){name.replace('_', '[_-]?')}(?![a-z])|(?-i:{_capitalised(name)})", re.IGNORECASE)
    for name in NAMES
}
JOINED = re.compile(r"""["'`]\s*\+?\s*["'`]""")  # between the parts of a string: "rat" + "_trap"


def shared_files() -> list[Path]:
    """Everything in the package but the folders of each game."""
    files = [file for file in sorted(PACKAGE.rglob("*")) if file.is_file() and file.suffix not in BINARY]
    return [file for file in files if not _is_a_games_own(file.relative_to(PACKAGE).parts)]


def _is_a_games_own(parts: tuple[str, ...]) -> bool:
    folder = parts[1:] if parts[0] == "web" else parts
    return folder[0] == "games" and len(folder) > 2 and folder[1] in NAMES


def named_in(text: str) -> list[str]:
    return [name for name, spelling in SPELLINGS.items() if spelling.search(JOINED.sub("", text))]


@pytest.mark.parametrize(
    "text",
    [
        *("rat_trap(players=4)", "web/rat-trap.js", "ratTrapBoard ratTrap", "the RatTrap", "theRatTrapBoard"),
        *("RAT_TRAP_RULES", "is_rat_trap", "rattrap", "RATTRAP", '"rat" + "_trap"', "'rat_'\n  'trap'", "rat_trap2"),
    ],
)
def test_every_spelling_of_a_name_is_found(text: str) -> None:
    assert named_in(text) == ["rat_trap"]


def test_other_words_are_no_names_of_games() -> None:
    assert named_in("the first rat at the trap, a piper, a rat trap") == []


def test_no_game_is_named_outside_its_own_folders() -> None:
    files = shared_files()
    assert len(files) > 500
    assert {"api.py", "__main__.py", "core/words/en.ftl", "web/index.html", "web/games/README.md"} <= {
        file.relative_to(PACKAGE).as_posix() for file in files
    }
    named = {str(file.relative_to(PACKAGE)): named_in(file.read_text(encoding="utf-8")) for file in files}
    assert {file: names for file, names in named.items() if names} == {}
