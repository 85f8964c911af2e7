"""The words and the rules of a game: whether every language says the same, and about facts that there are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from rattery.core.game import SEAT, SEATS, AnyKind, Names
from rattery.core.game_check import problem_of_code
from rattery.core.packages import game_file
from rattery.core.registry import game_kind
from rattery.core.rules_text import RulesText, rules_text
from rattery.core.words import LANGUAGES
from rattery.lab.trial.mistake import Mistake, Note, listed

ENGLISH, *TRANSLATIONS = LANGUAGES


def word_mistakes(game: str) -> Iterator[Mistake]:
    """What is wrong with the game's Fluent files."""
    english = {message.id.name for _, message in _messages(game, ENGLISH)}
    for lang in LANGUAGES:
        name = _words_file(lang)
        if lang != ENGLISH and not game_file(game, name).is_file():
            yield Note("trial-untranslated", file=name)
            continue
        yield from _unreadable_lines(game, lang)
        ids = [message.id.name for _, message in _messages(game, lang)]
        twice = sorted({each for each in ids if ids.count(each) > 1})
        if twice:
            yield Mistake("trial-twice", file=name, names=listed(twice))
        lacks = [each for each in sorted(english) if each not in ids]
        if lacks:
            yield Mistake("trial-lacks", file=name, names=listed(lacks))
        surplus = [each for each in ids if each not in english]
        if surplus:
            yield Mistake("trial-surplus", file=name, names=listed(surplus))
        yield from _unknown_facts(game, lang)
        nameless = list(_without_you(game, lang))
        if nameless:
            facts = ", ".join(sorted({f"${fact}-is" for _, fact in nameless}))
            yield Note("trial-no-you", file=name, facts=facts, names=listed([message for message, _ in nameless]))


def _words_file(lang: str) -> str:
    return f"words/{lang}.ftl"


@cache
def _entries(text: str) -> list[tuple[int, Junk | Message]]:
    """The messages of a Fluent source and what is none, each with its line."""
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk | Message):
            start = entry.span.start if entry.span is not None else 0
            found.append((text.count("\n", 0, start) + 1, entry))
    return found


def _entries_of(game: str, lang: str) -> list[tuple[int, Junk | Message]]:
    return _entries(game_file(game, _words_file(lang)).read_text(encoding="utf-8").replace("\r\n", "\n"))


def _messages(game: str, lang: str) -> list[tuple[int, Message]]:
    return [(line, entry) for line, entry in _entries_of(game, lang) if isinstance(entry, Message)]


def _unreadable_lines(game: str, lang: str) -> Iterator[Mistake]:
    for line, entry in _entries_of(game, lang):
        if isinstance(entry, Junk):
            given = (entry.content or "").strip().partition("\n")[0]
            yield Mistake("trial-not-fluent", file=_words_file(lang), line=line, given=given)


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _unknown_facts(game: str, lang: str) -> Iterator[Mistake]:
    """Messages of events and moves that name facts which these do not have."""
    known = facts_of_messages(game_kind(game))
    for line, message in _messages(game, lang):
        if message.id.name in known:
            visitor = _Variables()
            visitor.visit(message)
            unknown = sorted(visitor.names - known[message.id.name])
            if unknown:
                has = ", ".join(sorted(known[message.id.name])) or "–"
                yield Mistake(
                    "trial-unknown-facts",
                    file=_words_file(lang),
                    line=line,
                    id=message.id.name,
                    has=has,
                    names=listed(unknown),
                )


def _without_you(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """The messages of events that name a seat and have no form for a sole reader's own, each with the fact."""
    seats = [fact.replace("_", "-") for fact, meaning in game_kind(game).vocabulary.items() if meaning == SEAT]
    for _, message in _messages(game, lang):
        if message.id.name.startswith("event-"):
            visitor = _Variables()
            visitor.visit(message)
            yield from (
                (message.id.name, seat) for seat in seats if seat in visitor.names and f"{seat}-is" not in visitor.names
            )


def facts_of_messages(kind: AnyKind) -> dict[str, set[str]]:
    """The variables that the messages of events and moves may have, by their ids."""
    known: dict[str, set[str]] = {}
    for event in kind.events:
        message = f"event-{event.name.replace('_', '-')}"
        known[message] = _variables_for(kind, event.facts)
        if event.secret is not None:
            known[f"{message}-seen"] = _variables_for(kind, (*event.facts, event.secret))
    for move in kind.moves:
        named = _variables_for(kind, [fact for fact, _ in move.facts])
        message = f"move-{move.verb.replace('_', '-')}"
        known[message] = known[message] & named if message in known else named
    return known


def _variables_for(kind: AnyKind, facts: list[str] | tuple[str, ...]) -> set[str]:
    """A fact, and what is derived from it: the id of a thing, and whether a seat is the reader's."""
    found = set()
    for fact in facts:
        name, meaning = fact.replace("_", "-"), kind.vocabulary[fact]
        found.add(name)
        if isinstance(meaning, Names):
            found.add(f"{name}-id")
        elif meaning in (SEAT, SEATS):
            found.add(f"{name}-is")
    return found


# Rules.


def rule_mistakes(game: str) -> Iterator[Mistake]:
    """What is wrong with the game's rules as they are written."""
    if not game_file(game, _rules_file(ENGLISH)).is_file():
        yield Note("trial-no-rules", file=_rules_file(ENGLISH))
        return
    for lang in LANGUAGES:
        name = _rules_file(lang)
        if not game_file(game, name).is_file():
            yield Note("trial-untranslated", file=name)
            continue
        try:
            rules, english = rules_text(game, lang), rules_text(game, ENGLISH)
        except Exception as error:
            problem = str(error) if isinstance(error, ValueError) else problem_of_code(game, error)
            yield Mistake("trial-unreadable", file=name, problem=problem)
            continue
        misnumbered = misnumbered_clauses(rules)
        if misnumbered:
            yield Mistake("trial-misnumbered", file=name, names=listed(misnumbered))
        different = different_clauses(rules, english)
        if different:
            yield Mistake("trial-different-clauses", file=name, names=listed(different))
        questions = {question for clause in rules.clauses().values() for question in clause.asks}
        unknown = sorted(questions - set(game_kind(game).questions))
        if unknown:
            yield Mistake("trial-asks", file=name, names=listed(unknown))


def _rules_file(lang: str) -> str:
    return f"rules.{lang}.md"


def misnumbered_clauses(rules: RulesText) -> list[str]:
    """The numbers of sections and clauses that do not follow the one before, and of sections without clauses."""
    wrong = []
    numbered = [section for section in rules.sections if section.number]
    for place, section in enumerate(numbered, 1):
        if section.number != str(place) or not section.clauses:
            wrong.append(str(section.number))
        wrong += [
            clause.clause for at, clause in enumerate(section.clauses, 1) if clause.clause != f"{section.number}.{at}"
        ]
    return wrong


def different_clauses(rules: RulesText, english: RulesText) -> list[str]:
    """The clauses, and marked parts, that are in one language only, in another order, or labelled as ours in one only."""
    here, there = rules.clauses(), english.clauses()
    marked, marked_there = _marked_parts(rules), _marked_parts(english)
    if marked != marked_there:
        return sorted(marked ^ marked_there)
    missing = [*(each for each in there if each not in here), *(each for each in here if each not in there)]
    if missing:
        return missing
    if list(here) != list(there):
        return [one for one, other in zip(here, there, strict=True) if one != other]
    return [number for number in there if here[number].house != there[number].house]


def _marked_parts(rules: RulesText) -> set[str]:
    """The parts that have a mark instead of a number: the game in a minute, and each example by its id."""
    minute = {"minute"} if rules.minute else set()
    return minute | {example.id for example in rules.examples}
