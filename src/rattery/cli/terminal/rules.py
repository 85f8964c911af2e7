"""The rules on a terminal. Pictures are replaced with their captions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from rattery.cli.errors import CommandError, shortened
from rattery.core.rules_text import Clause, Minute, Picture, RulesText, Section, in_order, rules_of_box, rules_text

if TYPE_CHECKING:
    from rattery.core.game import Game


def rules_of(game: str, lang: str) -> RulesText:
    """The rules with the standard box."""
    return _there(rules_text(game, lang), game)


def rules_of_game(game: Game, lang: str) -> RulesText:
    """The rules with the box a game is played with."""
    return _there(rules_of_box(game, lang), game.name)


def _there(rules: RulesText, game: str) -> RulesText:
    if not rules.sections:
        raise CommandError("rules-missing", name=game)
    return rules


def minute(rules: RulesText) -> RenderableType:
    """The one-minute summary; for a game without one, the introduction."""
    return _spaced(_minute(rules.minute) if rules.minute else _section(rules.sections[0]))


def examples(rules: RulesText) -> RenderableType:
    if not rules.examples:
        raise CommandError("rules-no-examples")
    return _spaced(_examples(rules))


def find_rules(rules: RulesText, wanted: str | None) -> RenderableType:
    """All the rules, or only section `4` or clause `4.3`; an unknown number is refused."""
    if wanted is None:
        return _spaced(_everything(rules))
    wanted = wanted.strip().rstrip(".")
    numbered = {section.number: section for section in rules.sections if section.number}
    if wanted in numbered:
        return _spaced(_section(numbered[wanted]))
    if clause := rules.clauses().get(wanted):
        return _clause(clause)
    raise CommandError("rules-no-clause", given=shortened(wanted), clauses=", ".join(numbered))


def _everything(rules: RulesText) -> Iterator[RenderableType]:
    """In reading order: introduction, summary, numbered sections, examples, closing sections."""
    introduction, *sections = rules.sections
    yield Markdown(f"# {introduction.title}")
    yield _block(introduction.text, introduction.pictures)
    yield from _minute(rules.minute) if rules.minute else ()
    for section in (section for section in sections if section.number):
        yield from _section(section)
    yield from _examples(rules) if rules.examples else ()
    for section in (section for section in sections if not section.number):
        yield from _section(section)


def _minute(minute: Minute) -> Iterator[RenderableType]:
    yield Markdown(f"## {minute.title}")
    yield _block(minute.text, minute.pictures)


def _section(section: Section) -> Iterator[RenderableType]:
    yield Markdown(f"## {section.number}. {section.title}" if section.number else f"## {section.title}")
    if section.text or section.pictures:
        yield _block(section.text, section.pictures)
    yield from map(_clause, section.clauses)


def _clause(clause: Clause) -> RenderableType:
    return _block(f"**{clause.clause}** {clause.text}", clause.pictures)


def _examples(rules: RulesText) -> Iterator[RenderableType]:
    yield Markdown(f"## {rules.examples_title}")
    for example in rules.examples:
        yield Markdown(f"### {example.title}")
        yield _block(example.text, example.pictures)


def _block(text: str, pictures: tuple[Picture, ...]) -> RenderableType:
    """A text with the captions of its pictures below the paragraphs they belong to."""
    shown: list[RenderableType] = []
    for part in in_order(text, pictures):
        if isinstance(part, Picture):
            shown.append(Padding(Text(f"▫ {part.caption}", style="quiet"), (0, 0, 0, 2)))
        else:
            shown += [Text(), Markdown(part)] if shown else [Markdown(part)]
    return Group(*shown)


def _spaced(blocks: Iterable[RenderableType]) -> RenderableType:
    """Blocks with an empty line between them."""
    first, *others = blocks
    return Group(first, *(part for block in others for part in (Text(), block)))
