"""The docs tell the truth: every clause and every worked example of a game's rules has a test, and every such test its
clause or example; and the rules are the same in every language.

A clause is a paragraph of `rules.<lang>.md` that begins with its number in bold: `**4.3** The cat ...`. What is ours in it
and not the rulebook's is marked at its end, in English `*(house)*`. How the files are written is in `core/rules_text.py`.
"""

from __future__ import annotations

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.box import BoxFile
from rattery.core.packages import game_names
from rattery.core.rules_text import Clause, RulesText, rules_text
from rattery.core.words import LANGUAGES
from rattery.lab.trial.texts import different_clauses, misnumbered_clauses
from tests.brought import with_browser_part

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
WEB_GAMES = Path(rattery.__file__).parent / "web" / "games"
BRACKETS = re.compile(r"\(([^()]*)\)")
NUMBER = re.compile(r"\d+\.\d+")

make_rules = runpy.run_path(str(DOCS / "make_rules.py"))

each_game = pytest.mark.parametrize("game", game_names())
with_pictures = pytest.mark.parametrize("game", with_browser_part("pictures"))
each_language = pytest.mark.parametrize("lang", LANGUAGES)
other_language = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


def marked_tests(game: str, mark: str) -> Iterator[tuple[str, str]]:
    """The arguments of `@clause(...)` or `@example(...)` in a game's tests, each with its test."""
    for path in sorted((TESTS / "games" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == mark:
                        for name in decorator.args:
                            assert isinstance(name, ast.Constant)
                            yield str(name.value), f"{path.name}::{node.name}"


@each_game
def test_every_clause_has_a_test(game: str) -> None:
    tested = {number for number, _ in marked_tests(game, "clause")}
    assert [number for number in rules_text(game, "en").clauses() if number not in tested] == []


@each_game
def test_every_tested_clause_exists(game: str) -> None:
    written = rules_text(game, "en").clauses()
    assert [test for number, test in marked_tests(game, "clause") if number not in written] == []


@each_game
def test_every_worked_example_has_a_test_and_every_such_test_its_example(game: str) -> None:
    written = {example.id for example in rules_text(game, "en").examples}
    assert {name for name, _ in marked_tests(game, "example")} == written


@each_game
@pytest.mark.parametrize("mark", ["clause", "example"])
def test_a_test_of_the_rules_is_really_run(game: str, mark: str) -> None:
    """A function pytest does not collect proves nothing about a clause or an example."""
    assert [test for _, test in marked_tests(game, mark) if not test.split("::")[1].startswith("test_")] == []


@each_game
@each_language
def test_the_clauses_are_numbered_through_section_by_section(game: str, lang: str) -> None:
    assert misnumbered_clauses(rules_text(game, lang)) == []


def outline(rules: RulesText) -> list[Any]:
    """What must be the same in every language: sections, clauses with their labels, pictures, examples, in their order."""
    minute = rules.minute and [picture.key for picture in rules.minute.pictures]
    sections = [
        (
            section.number,
            [picture.key for picture in section.pictures],
            [(each.clause, each.house, [picture.key for picture in each.pictures]) for each in section.clauses],
        )
        for section in rules.sections
    ]
    return [minute, *sections, [(each.id, [picture.key for picture in each.pictures]) for each in rules.examples]]


@each_game
@other_language
def test_the_rules_have_the_same_clauses_and_labels_in_every_language(game: str, lang: str) -> None:
    assert different_clauses(rules_text(game, lang), rules_text(game, "en")) == []


@each_game
@other_language
def test_the_rules_are_built_alike_in_every_language(game: str, lang: str) -> None:
    """Part by part, so that a failure shows the section that differs."""
    assert outline(rules_text(game, lang)) == outline(rules_text(game, "en"))


@each_game
@each_language
def test_a_clause_that_a_text_refers_to_exists(game: str, lang: str) -> None:
    rules = rules_text(game, lang)
    texts = [example.text for example in rules.examples] + ([rules.minute.text] if rules.minute else [])
    referred = {number for text in texts for inside in BRACKETS.findall(text) for number in NUMBER.findall(inside)}
    assert referred <= rules.clauses().keys()


@with_pictures
@each_language
def test_the_minute_has_three_pictures_and_the_examples_are_two_to_four(game: str, lang: str) -> None:
    rules = rules_text(game, lang)
    assert rules.minute is not None
    assert len(rules.minute.pictures) == 3
    assert 2 <= len(rules.examples) <= 4


@with_pictures
def test_every_picture_of_the_rules_is_drawn(game: str) -> None:
    """Each once by its key, in `pictures.js` among the game's files for the browser."""
    drawings = WEB_GAMES / game / "pictures.js"
    keys = [picture.key for picture in rules_text(game, "en").pictures()]
    assert len(keys) == len(set(keys))
    drawn = drawings.read_text(encoding="utf-8")
    assert [key for key in keys if not re.search(rf"""["'`]{key}["'`]|^\s*{key}\s*[:(,]""", drawn, re.MULTILINE)] == []


@each_game
def test_every_drawn_picture_of_the_rules_is_a_file_of_the_docs(game: str) -> None:
    keys = [picture.key for picture in rules_text(game, "en").pictures()]
    assert [key for key in keys if make_rules["picture_file"](game, key) is None] == []


def test_the_pages_of_the_rules_are_what_the_games_say() -> None:
    """`make rules` rewrites them."""
    written = {file.name: file.read_text(encoding="utf-8") for file in (DOCS / "rules").glob("*.md")}
    made = make_rules["pages"]()
    assert [name for name in written.keys() | made.keys() if written.get(name) != made.get(name)] == []


def house_clauses(game: str) -> list[Clause]:
    """The clauses that are marked as ours."""
    return [clause for clause in rules_text(game, "en").clauses().values() if clause.house]


def numbers_in(values: Any) -> list[int]:
    """The numbers of a box entry, in its order."""
    if isinstance(values, dict):
        return [number for value in values.values() for number in numbers_in(value)]
    if isinstance(values, list):
        return [number for value in values for number in numbers_in(value)]
    return [values] if isinstance(values, int) and not isinstance(values, bool) else []


def says_in_order(text: str, numbers: list[int]) -> bool:
    said = iter(int(number) for number in re.findall(r"\d+", text))
    return all(number in said for number in numbers)


def house_entries(game: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The lines of a box file whose source is `house`, with their section and name."""
    for section, entries in BoxFile.standard(game).data.items():
        if isinstance(entries, dict):
            for name, entry in entries.items():
                if isinstance(entry, dict) and entry.get("source") == "house":
                    yield section, name, entry


@each_game
def test_every_house_value_of_the_box_is_labelled_in_the_rules(game: str) -> None:
    """A clause marked as ours speaks of what the box file's section is called, and states the numbers of the line."""
    unlabelled = []
    for section, name, entry in house_entries(game):
        about = section.replace("_", " ").lower()
        if not any(
            about in clause.text.lower() and says_in_order(clause.text, numbers_in(entry))
            for clause in house_clauses(game)
        ):
            unlabelled.append(f"[{section}] {name}")
    assert unlabelled == []
