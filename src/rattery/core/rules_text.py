"""The rules of a game as players read them: `rules.<lang>.md` as sections, clauses, pictures and examples.

    # My Game: the rules                                      the title, then an introduction
    ## In a minute <!-- minute -->                            the whole game on one page
    ![A table and its cards](picture:minute-table)            a picture: a line of its own, by its key
    ## 1. Setting up                                          a numbered section
    **1.4** The oldest player begins. *(house)*               a clause; the sentence before a label is ours
    **2.1** You draw, or you pass. <!-- asks: draw_or_pass -->   what explains a question
    ## Examples <!-- examples -->
    ### The last card <!-- example: the-last-card -->         an example, by its id

Values of the box are named in braces (`rules_filling`): the rules of a table are those of its box.
This is the only parser of these files: terminal, server, docs and tests use its records, and the browser receives them as
JSON. Texts stay Markdown; pictures are moved out of them into lists, comments are dropped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from rattery.core.box import BoxFile
from rattery.core.packages import game_file, known_game
from rattery.core.rules_filling import Filling
from rattery.core.words import words

if TYPE_CHECKING:
    from rattery.core.game import Game

HEADING = re.compile(r"^(?=##? )", re.MULTILINE)
NUMBERED = re.compile(r"(\d+)\.\s+(.*)")
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\*[ \t]+", re.MULTILINE)
EXAMPLE = re.compile(r"^### (.*?)\s*<!-- example: ([a-z0-9-]+) -->[ \t]*$", re.MULTILINE)
PICTURE = re.compile(r"^!\[([^\]\n]+)\]\(picture:([a-z0-9]+(?:-[a-z0-9]+)*)\)[ \t]*$", re.MULTILINE)
ASKS = re.compile(r"<!-- asks: ([a-z0-9_]+(?: [a-z0-9_]+)*) -->")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
HOUSE = re.compile(r"\*\((?:house|maison|Hausregel)\b[^()*]*\)\*")  # marks our own choices, in every language
MINUTE, EXAMPLES = "<!-- minute -->", "<!-- examples -->"
FALLBACK = "en"


class Picture(Struct, frozen=True):
    """A picture by its key; the caption is also its alternative text."""

    key: str
    caption: str
    after: int  # the number of paragraphs before it in its text


class Clause(Struct, frozen=True):
    """A numbered rule: its paragraph and the list below it, if there is one."""

    clause: str  # "4.3"
    text: str
    house: bool  # whether it is, or contains, our own choice; the labels are in the text
    pictures: tuple[Picture, ...]
    asks: tuple[str, ...] = ()  # the questions it explains, if the game's browser code does not say so


class Section(Struct, frozen=True):
    """A section with its clauses; the introduction and the closing words have no number."""

    number: str | None
    title: str
    text: str  # the text before the first clause
    pictures: tuple[Picture, ...]
    clauses: tuple[Clause, ...]


class Minute(Struct, frozen=True):
    """The game in a minute, for a newcomer."""

    title: str
    text: str
    pictures: tuple[Picture, ...]


class Example(Struct, frozen=True):
    """A worked example; a test of the same id plays it through."""

    id: str
    title: str
    text: str
    pictures: tuple[Picture, ...]


class RulesText(Struct, frozen=True):
    """Everything a game's rules say in one language, in the order of the file."""

    minute: Minute | None
    sections: tuple[Section, ...]
    examples_title: str
    examples: tuple[Example, ...]

    def clauses(self) -> dict[str, Clause]:
        """The clauses by number."""
        return {clause.clause: clause for section in self.sections for clause in section.clauses}

    def pictures(self) -> list[Picture]:
        """Every picture: the minute's, then those of sections and clauses, then those of examples."""
        found = [*self.minute.pictures] if self.minute else []
        for section in self.sections:
            found += section.pictures
            found += [picture for clause in section.clauses for picture in clause.pictures]
        return found + [picture for example in self.examples for picture in example.pictures]


@cache
def rules_text(game: str, lang: str) -> RulesText:
    """A game's rules with its standard box, in a language, else in English; empty without either. Cached."""
    return parse(standard_rules(known_game(game), lang))


def standard_rules(game: str, lang: str) -> str:
    """The Markdown of a game's rules, filled for its standard box."""
    text, spoken = written_rules(game, lang)
    usual = BoxFile.standard(game).data
    return Filling(usual, usual, words(spoken, game), _nothing_differs).fill(text)


def rules_of_box(game: Game, lang: str) -> RulesText:
    """The rules with the box a game is played with: every value that the text names is that of the box."""
    from rattery.core.box_words import entry_in_words, entry_name

    if game.has_standard_box:
        return rules_text(game.name, lang)
    text, spoken = written_rules(game.name, lang)
    said, own = words(spoken, game.name), game.box_file.data

    def entry_said(section: str, key: str) -> str:
        return entry_in_words(said, game, section, key, own.get(section, {}).get(key))

    def named(section: str, key: str) -> str:
        return f"{entry_name(said, section, key)}: {entry_said(section, key)}"

    return parse(Filling(own, BoxFile.standard(game.name).data, said, entry_said, named).fill(text))


def written_rules(game: str, lang: str) -> tuple[str, str]:
    """The template of the rules, and the language it is in."""
    for each in (lang, FALLBACK):
        file = game_file(game, f"rules.{each}.md")
        if file.is_file():
            return file.read_text(encoding="utf-8"), each
    return "", FALLBACK


def _nothing_differs(section: str, key: str) -> str:
    raise AssertionError(f"[{section}] {key} of the standard box is as usual")


def parse(text: str) -> RulesText:
    """Parse the Markdown of a game's rules. Raises ValueError if a clause or an example occurs twice."""
    minute, sections, examples_title, examples = None, [], "", list[Example]()
    for part in HEADING.split(text):
        heading, _, body = part.partition("\n")
        title = _words(heading).lstrip("# ")
        if MINUTE in heading:
            minute = Minute(title, *_text_and_pictures(body))
        elif EXAMPLES in heading:
            examples_title, examples = title, list(_examples(body))
        elif part.strip():
            sections.append(_section(title, body))
    _reject_duplicates([clause.clause for section in sections for clause in section.clauses])
    _reject_duplicates([example.id for example in examples])
    return RulesText(minute, tuple(sections), examples_title, tuple(examples))


def _section(heading: str, body: str) -> Section:
    number = NUMBERED.fullmatch(heading)
    before, *clauses = CLAUSE.split(body)
    pairs = zip(clauses[::2], clauses[1::2], strict=True)
    return Section(
        number[1] if number else None,
        number[2] if number else heading,
        *_text_and_pictures(before),
        tuple(_clause(clause, text) for clause, text in pairs),
    )


def _clause(number: str, body: str) -> Clause:
    text, pictures = _text_and_pictures(body)
    asks = tuple(question for found in ASKS.findall(body) for question in found.split())
    return Clause(number, text, HOUSE.search(text) is not None, pictures, asks)


def _examples(body: str) -> Iterator[Example]:
    _, *parts = EXAMPLE.split(body)
    for title, name, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        yield Example(name, title, *_text_and_pictures(text))


def _text_and_pictures(body: str) -> tuple[str, tuple[Picture, ...]]:
    """A text without its pictures and comments, and the pictures with their positions in it."""
    texts, pictures = list[str](), list[Picture]()
    before, *rest = PICTURE.split(body)
    texts += _paragraphs(before)
    for caption, key, text in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        pictures.append(Picture(key, caption, len(texts)))
        texts += _paragraphs(text)
    return "\n\n".join(texts), tuple(pictures)


def _paragraphs(text: str) -> list[str]:
    return [paragraph for paragraph in re.split(r"\n\s*\n", _words(text)) if paragraph]


def in_order(text: str, pictures: tuple[Picture, ...]) -> Iterator[str | Picture]:
    """A text and its pictures in the order of the file: Markdown, picture, Markdown, ..."""
    paragraphs, begin = _paragraphs(text), 0
    for picture in pictures:
        if picture.after > begin:
            yield "\n\n".join(paragraphs[begin : picture.after])
            begin = picture.after
        yield picture
    if paragraphs[begin:]:
        yield "\n\n".join(paragraphs[begin:])


def _words(text: str) -> str:
    return COMMENT.sub("", text).strip()


def _reject_duplicates(names: list[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"these occur twice in the rules: {', '.join(twice)}")
