"""The style of the browser's files, as far as its formatter and its linter (`make weblint`) do not hold it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery

WEB = Path(rattery.__file__).parent / "web"
OWN_FILES = sorted(path for path in WEB.rglob("*") if path.suffix in (".js", ".css") and "vendor" not in path.parts)
SCRIPTS = [path for path in OWN_FILES if path.suffix == ".js"]
SHEETS = [path for path in OWN_FILES if path.suffix == ".css"]

LONGEST_LINE = 120
COMPONENT = re.compile(r"[A-Z][A-Za-z]*")
MODULE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def named(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def exported(path: Path) -> list[str]:
    return re.findall(
        r"^export (?:async )?(?:function|const|class) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
    )


def test_there_is_something_to_look_at() -> None:
    assert len(SCRIPTS) > 100
    assert len(SHEETS) > 5


@pytest.mark.parametrize("path", OWN_FILES, ids=named)
def test_no_line_is_too_long(path: Path) -> None:
    long = [line for line in path.read_text(encoding="utf-8").splitlines() if len(line) > LONGEST_LINE]
    assert long == []


@pytest.mark.parametrize("path", SCRIPTS, ids=named)
def test_a_component_is_in_a_file_of_its_name_and_everything_else_in_snake_case(path: Path) -> None:
    if COMPONENT.fullmatch(path.stem):
        assert [name for name in exported(path) if name.startswith(path.stem)], f"{named(path)} exports no {path.stem}"
    else:
        assert MODULE.fullmatch(path.stem), f"{named(path)} is neither PascalCase nor snake_case"
        assert path.parent.name != "components", f"{named(path)} is no component"


@pytest.mark.parametrize("path", SHEETS, ids=named)
def test_a_style_sheet_says_what_it_is_about_and_has_a_declaration_a_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("/* ")
    assert [line for line in text.splitlines() if re.search(r";\s*[a-z-]+\s*:", line) and "url(" not in line] == []


LONGEST_SHEET = 700  # lines


@pytest.mark.parametrize("path", SHEETS, ids=named)
def test_no_style_sheet_is_too_long_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_SHEET


def test_the_page_links_every_shared_style_sheet_once() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    shared = sorted(path.name for path in (WEB / "css").iterdir())
    assert sorted(re.findall(r'<link rel="stylesheet" href="/static/css/([a-z_]+\.css)">', page)) == shared


@pytest.mark.parametrize("path", [path for path in SHEETS if path.name == "style.css"], ids=named)
def test_a_board_imports_each_of_its_style_sheets_once(path: Path) -> None:
    imported = re.findall(r'^@import "\./css/([a-z_]+\.css)";$', path.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(imported) == sorted(sheet.name for sheet in (path.parent / "css").glob("*"))


COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTORS = re.compile(r"([^{};]*)\{")
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
WORD = re.compile(r"[\w-]+")
SET_PROPERTY = re.compile(r"(--[a-z][\w-]*)\s*:")
USED_PROPERTY = re.compile(r"var\((--[a-z][\w-]*)")
# The classes an element is given, as far as they are written out.
CLASSES = re.compile(r"class(?:es)?=(?:\"([^\"]*)\"|\$\{`([^`]*)`\})")
INSERTED = re.compile(r"[\w-]*\$\{[^}]*\}[\w-]*")


def text_of(paths: list[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def classes_of(sheets: list[Path]) -> set[str]:
    rules = COMMENT.sub("", text_of(sheets))
    return {name for selectors in SELECTORS.findall(rules) for name in CLASS.findall(selectors)}


def is_composed(name: str, scripts: str) -> bool:
    """Whether scripts compose such a name from a part ending in a hyphen and a value: `seat-text-${seat}`."""
    parts = (name[: end + 1] for end, sign in enumerate(name) if sign == "-")
    return any(part.strip("-") and f"{part}${{" in scripts for part in parts)


def test_every_class_of_a_style_sheet_is_given_to_some_element() -> None:
    scripts = text_of(SCRIPTS) + (WEB / "index.html").read_text(encoding="utf-8")
    named_in_scripts = set(WORD.findall(scripts))
    assert (
        sorted(
            classes_of(SHEETS) - named_in_scripts - {name for name in classes_of(SHEETS) if is_composed(name, scripts)}
        )
        == []
    )


def test_a_class_that_only_one_game_gives_is_in_its_own_style_sheet() -> None:
    games = [folder for folder in sorted((WEB / "games").iterdir()) if folder.is_dir()]
    own = [text_of([path for path in SCRIPTS if path.is_relative_to(game)]) for game in games]
    shared = text_of([path for path in SCRIPTS if not any(path.is_relative_to(game) for game in games)])
    sheets = [path for path in SHEETS if path.parent == WEB / "css"]
    given = set(WORD.findall(shared + (WEB / "index.html").read_text(encoding="utf-8")))
    by_one = [
        name
        for name in sorted(classes_of(sheets) - given)
        if not is_composed(name, shared) and sum(name in WORD.findall(scripts) for scripts in own) < 2
    ]
    assert by_one == []


def test_every_class_that_is_given_has_a_rule_or_is_looked_for() -> None:
    """By a style sheet, a script or a browser test."""
    scripts = text_of(SCRIPTS)
    tests = text_of([*Path(__file__).parents[1].rglob("*.py"), *Path(__file__).parents[1].rglob("*.js")])
    given = {
        name
        for quoted, composed in CLASSES.findall(scripts)
        for name in INSERTED.sub(" ", quoted or composed).split()
        if re.fullmatch(r"[a-z][\w-]*", name)
    }
    looked_for = classes_of(SHEETS) | set(CLASS.findall(scripts)) | set(CLASS.findall(tests))
    assert len(given) > 300
    assert sorted(given - looked_for) == []


def test_every_custom_property_is_set_somewhere_and_used_somewhere() -> None:
    everything = text_of(OWN_FILES)
    set_somewhere = set(SET_PROPERTY.findall(everything)) | set(re.findall(r"[\"'](--[a-z][\w-]*)[\"']", everything))
    used = set(USED_PROPERTY.findall(everything))
    composed = {name for name in used | set_somewhere if is_composed(name, everything)}
    assert sorted(set_somewhere - used - composed) == []
    assert sorted(name for name in used - set_somewhere - composed if not name.endswith("-")) == []
