"""The docs tell the truth: every clause of a game's rules has a test, and every test of a clause has the clause.

A clause is a paragraph of `rules.<lang>.md` that begins with its number in bold: `**4.3** The cat ...`. What is ours in it
and not the rulebook's is marked at its end, in English `*(house)*`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rattery.core.box import BoxFile
from rattery.core.packages import game_file, game_names
from rattery.core.words import LANGUAGES

TESTS = Path(__file__).parent
NUMBER = re.compile(r"\*\*(\d+\.\d+)\*\* +\S")
MARK = re.compile(r"\*\([^()*]+\)\*$", re.MULTILINE)  # *(house)*, at the end of a line

each_game = pytest.mark.parametrize("game", game_names())


def rules_text(game: str, lang: str) -> str:
    return game_file(game, f"rules.{lang}.md").read_text(encoding="utf-8")


def clauses(game: str, lang: str = "en") -> dict[str, str]:
    """The clauses of a game's rules by number: the paragraph, and a list that follows it."""
    found: dict[str, str] = {}
    last = None
    for paragraph in re.split(r"\n\s*\n", rules_text(game, lang)):
        number = NUMBER.match(paragraph)
        if number:
            last = number[1]
            assert last not in found, f"rules.{lang}.md of {game} has two clauses {last}"
            found[last] = paragraph
        elif paragraph.startswith("- ") and last:
            found[last] += "\n" + paragraph
        else:
            last = None
    return found


def clauses_under_test(game: str) -> Iterator[tuple[str, str]]:
    """Every clause number in a `@clause(...)` of the game's tests, with the test it stands over."""
    for path in sorted((TESTS / "games" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "clause":
                        for number in decorator.args:
                            assert isinstance(number, ast.Constant)
                            yield str(number.value), f"{path.name}::{node.name}"


@each_game
def test_every_clause_has_a_test(game: str) -> None:
    tested = {number for number, _ in clauses_under_test(game)}
    assert [number for number in clauses(game) if number not in tested] == []


@each_game
def test_every_tested_clause_exists(game: str) -> None:
    written = clauses(game)
    assert [test for number, test in clauses_under_test(game) if number not in written] == []


@each_game
def test_a_test_of_a_clause_is_really_run(game: str) -> None:
    """A function pytest does not collect proves nothing about a clause."""
    assert [test for _, test in clauses_under_test(game) if not test.split("::")[1].startswith("test_")] == []


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clauses_are_numbered_through_section_by_section(game: str, lang: str) -> None:
    sections = [int(number) for number in re.findall(r"^## (\d+)\. \S", rules_text(game, lang), re.MULTILINE)]
    assert sections == list(range(1, len(sections) + 1))
    numbers = [tuple(map(int, number.split("."))) for number in clauses(game, lang)]
    expected = [
        (section, place + 1) for section in sections for place in range(sum(number[0] == section for number in numbers))
    ]
    assert numbers == expected
    assert {number[0] for number in numbers} == set(sections)


@each_game
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_rules_have_the_same_clauses_in_every_language(game: str, lang: str) -> None:
    assert list(clauses(game, lang)) == list(clauses(game, "en"))


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_is_marked_in_every_language(game: str, lang: str) -> None:
    assert house_clauses(game, lang).keys() == house_clauses(game, "en").keys()


def house_clauses(game: str, lang: str = "en") -> dict[str, str]:
    """The clauses that are marked as ours."""
    return {number: text for number, text in clauses(game, lang).items() if MARK.search(text)}


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
            about in text.lower() and says_in_order(text, numbers_in(entry)) for text in house_clauses(game).values()
        ):
            unlabelled.append(f"[{section}] {name}")
    assert unlabelled == []
