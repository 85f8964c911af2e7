"""The Fluent messages: every language has every message the code uses, without mistakes that a machine can find.

A *shelf* is a package with Fluent files: the shared ones, each game, the command line and others.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import Any, TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import rattery
from rattery.core.box import BoxFile, box_numbers
from rattery.core.errors import RatteryError
from rattery.core.game import NUMBER, SEAT, SEATS, AnyKind, Names
from rattery.core.game import Reason as GameReason
from rattery.core.moves import Move
from rattery.core.options import choices, message_of_choice
from rattery.core.packages import game_names
from rattery.core.registry import game_kind
from rattery.core.rules_text import standard_rules
from rattery.core.story import Told
from rattery.core.teller import Teller
from rattery.core.words import LANGUAGES, words
from tests.brought import with_module
from tests.variants import VARIANTS, loaded, variants_of

SOURCE = Path(rattery.__file__).parent
SHELVES = sorted(str(file.parent.parent.relative_to(SOURCE)) for file in SOURCE.rglob("words/en.ftl"))
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
COUNTS = (0, 1, 2, 5)
MANY_CASES = 300  # combinations of facts of one message, up to which all are tried

# Messages that are intentionally the same in English and another language.
SAME_AS_ENGLISH = {
    "fr": {
        *("seat-3", "game-title", "role-al-ratone", "help-arguments", "help-options", "games-options"),
        *("terminal-points", "terminal-stock", "terminal-total", "terminal-super", "terminal-points-short"),
        *("terminal-point", "terminal-pack-rats", "round-points", "round-total"),
        *("bot-normal", "bot-expert", "tournament-seconds", "tournament-milliseconds", "games-minutes"),
        *("game-title", "automaton", "colour-orange", "label-cockpit", "label-provisions", "label-gourmet"),
        *("rt-points", "fr-points", "fr-rat"),
        *("study-chance", "study-minutes"),
        *("box-choice-cockpit", "box-choice-double", "box-choice-orange", "box-choice-provisions", "box-section-rats"),
        *("box-choice-turquoise", "box-choice-violet", "box-entry-challenges-many-points", "box-entry-comics-gourmet"),
        *("box-entry-costs-cockpit", "box-entry-tails", "box-entry-tracks-cockpit", "box-entry-tracks-provisions"),
        *("box-field-boxes", "box-field-faces", "box-field-points"),
    },
    "de": {
        *("box-choice-orange", "box-choice-pink", "box-entry-comics-sprinter"),
        *("game-title", "role-al-ratone", "automaton", "colour-orange", "label-sprinter", "things-comic"),
        *("rj-exact", "rj-hand"),
        *("tournament-seconds", "tournament-milliseconds", "trial-stage-definition"),
    },
}
# Messages that nothing uses yet: they are for spectators.
SPARE: set[str] = set()

every_shelf = pytest.mark.parametrize("shelf", SHELVES)
every_game = pytest.mark.parametrize("name", game_names())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)


# Fluent files.


@cache
def entries(shelf: str, lang: str) -> list[Any]:
    text = (SOURCE / shelf / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return list(FluentParser(with_spans=False).parse(text).body)


@cache
def messages(shelf: str, lang: str) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in entries(shelf, lang) if isinstance(entry, fluent.Message)}


Node = TypeVar("Node")


def inside(node: Any, kind: type[Node]) -> Iterator[Node]:
    """All nodes of a kind below a Fluent syntax node."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, list):
        for item in node:
            yield from inside(item, kind)
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from inside(value, kind)


@cache
def variables(message: fluent.Message) -> frozenset[str]:
    return frozenset(reference.id.name for reference in inside(message, fluent.VariableReference))


def with_messages_inside(message: fluent.Message, known: dict[str, fluent.Message]) -> Iterator[fluent.Message]:
    yield message
    for reference in inside(message, fluent.MessageReference):
        yield from with_messages_inside(known[reference.id.name], known)


def facts(message: fluent.Message) -> set[str]:
    """The facts of a message: its variables, without the derived `-id` of a thing and `-is` of a seat."""
    return {variable.removesuffix("-id").removesuffix("-is") for variable in variables(message)}


@cache
def numbers(message: fluent.Message) -> frozenset[str]:
    """The variables that must be numbers: selected by plural or formatted as a number."""
    calls = [call.arguments for call in inside(message, fluent.FunctionReference)]
    counted = [
        choice.selector
        for choice in inside(message, fluent.SelectExpression)
        if any(
            isinstance(variant.key, fluent.NumberLiteral) or variant.key.name == "one" for variant in choice.variants
        )
    ]
    return frozenset(reference.id.name for reference in inside([*calls, *counted], fluent.VariableReference))


def has_words(message: fluent.Message) -> bool:
    """Whether a message has text of its own; some only combine facts: `{ $file }: { $problem }`."""
    return any(re.search(r"[^\W\d_]", text.value) for text in inside(message, fluent.TextElement))


def written_alike(message: fluent.Message, other: fluent.Message) -> bool:
    assert message.value is not None
    assert other.value is not None
    return bool(message.value.equals(other.value))


@every_shelf
@every_language
def test_a_file_of_words_is_well_formed(shelf: str, lang: str) -> None:
    assert [entry.content for entry in entries(shelf, lang) if isinstance(entry, fluent.Junk)] == []
    names = [entry.id.name for entry in entries(shelf, lang) if isinstance(entry, fluent.Message)]
    assert sorted(set(names)) == sorted(names), "a message stands there twice"
    assert [name for name, message in messages(shelf, lang).items() if message.value is None] == []


@every_shelf
def test_no_shelf_speaks_over_another(shelf: str) -> None:
    """Two games are never loaded together; all other shelves may be, so their ids must be distinct."""
    others = [other for other in SHELVES if other != shelf and not (_is_game(shelf) and _is_game(other))]
    assert {other: messages(shelf, "en").keys() & messages(other, "en").keys() for other in others} == {
        other: set() for other in others
    }


def _is_game(shelf: str) -> bool:
    return shelf.startswith("games")


@every_shelf
@every_translation
def test_every_language_has_the_same_messages(shelf: str, lang: str) -> None:
    assert messages(shelf, lang).keys() == messages(shelf, "en").keys()


@every_shelf
@every_translation
def test_every_language_tells_the_same_facts(shelf: str, lang: str) -> None:
    told = {name: facts(message) for name, message in messages(shelf, lang).items()}
    assert told == {name: facts(message) for name, message in messages(shelf, "en").items()}


@every_shelf
@every_translation
def test_no_message_is_left_in_english(shelf: str, lang: str) -> None:
    english = messages(shelf, "en")
    same = {
        name
        for name, message in messages(shelf, lang).items()
        if name in english and has_words(message) and written_alike(message, english[name])
    }
    assert same <= SAME_AS_ENGLISH[lang]


def test_what_may_be_the_same_as_english_is_the_same() -> None:
    for lang, names in SAME_AS_ENGLISH.items():
        for name in names:
            pairs = [
                (messages(shelf, lang), messages(shelf, "en")) for shelf in SHELVES if name in messages(shelf, "en")
            ]
            assert any(written_alike(there[name], here[name]) for there, here in pairs), name


# What the code asks of the words.


def dashed(name: str) -> str:
    return name.replace("_", "-")


@cache
def syntax_trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def calls_in(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """All calls, with the last part of the name of the called function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


def texts_in(node: ast.AST) -> set[str]:
    """The string literal that an expression is, or those of both branches of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) | texts_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def families(kind: type[Any]) -> Iterator[type[Any]]:
    yield kind
    for child in kind.__subclasses__():
        yield from families(child)


@cache
def reasons_of(name: str) -> dict[str, set[str]]:
    """All messages with which a game explains illegal moves, and their facts."""
    given: dict[str, set[str]] = {}
    for path, tree in syntax_trees().items():
        if path.is_relative_to(SOURCE / "games" / name):
            for called, call in calls_in(tree):
                if called == "Reason":
                    for message in texts_in(call.args[0]):
                        given[message] = {str(keyword.arg) for keyword in call.keywords}
    return given


def refusals() -> dict[str, set[str]]:
    """All messages of errors, with the shelves they may be on: that of the package, or the shared one."""
    names = {kind.__name__ for kind in families(RatteryError)}
    found: dict[str, set[str]] = {}
    for path, tree in syntax_trees().items():
        shelves = {"core", *(shelf for shelf in SHELVES if path.is_relative_to(SOURCE / shelf))}
        for called, call in calls_in(tree):
            place = 0 if called in names else 2 if called == "complain" else None
            if place is not None and len(call.args) > place:
                found |= dict.fromkeys(texts_in(call.args[place]), shelves)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and re.match("_?why_", node.name):
                returned = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value]
                found |= {message: shelves for value in returned for message in texts_in(value)}
    return found


def named_things(kind: AnyKind) -> set[str]:
    """The messages with names of cards, dice, roles. Letters and numbers need none, nor do facts that no message uses."""
    spoken = {variable for message in messages(f"games/{kind.name}", "en").values() for variable in variables(message)}
    return {
        f"{meaning.category}-{dashed(thing)}"
        for fact, meaning in kind.vocabulary.items()
        if isinstance(meaning, Names) and dashed(fact) in spoken
        for thing in meaning.names
        if not re.fullmatch(r"[A-Z0-9]+( (& )?[A-Z0-9]+)*|[+-]\d+", thing)
    }


def told_of(kind: AnyKind) -> set[str]:
    """The messages for a game's events, questions, moves, endings and named things."""
    happens = {f"event-{dashed(event.name)}" for event in kind.events}
    seen = {f"event-{dashed(event.name)}-seen" for event in kind.events if event.secret is not None}
    asked = {f"ask-{dashed(question)}" for question in kind.questions}
    done = {f"move-{dashed(move.verb)}" for move in kind.moves}
    ended = {f"ended-{dashed(ending)}" for ending in kind.rules.ENDINGS}
    return happens | seen | asked | done | ended | named_things(kind)


def labels_of(kind: AnyKind) -> set[str]:
    """The messages for the values of a game's options; numbers, and yes and no, need none."""
    values = [(option.name, value) for option in fields(kind.options) for value in choices(option)]
    return {message_of_choice(option, value) for option, value in values if isinstance(value, str)}


@every_game
def test_everything_a_game_can_say_has_words(name: str) -> None:
    kind = game_kind(name)
    options = {f"option-{dashed(option.name)}{end}" for option in fields(kind.options) for end in ("", "-help")}
    needed = told_of(kind) | reasons_of(name).keys() | options | labels_of(kind) | {"game-title"}
    assert needed <= messages(f"games/{name}", "en").keys()


@every_game
def test_what_a_game_says_is_said_of_something(name: str) -> None:
    """No message is left over from a removed event, question, move, reason or value of an option."""
    ids = re.compile(r"(event|ask|move|why|ended|choice)-")
    said = {message for message in messages(f"games/{name}", "en") if ids.match(message)}
    kind = game_kind(name)
    here = {f"move-{dashed(move.verb)}-here" for move in kind.moves}
    assert said <= told_of(kind) | labels_of(kind) | reasons_of(name).keys() | here


@pytest.mark.parametrize("name", with_module("terminal"))
def test_words_for_the_terminal_are_used_by_its_table(name: str) -> None:
    source = (SOURCE / "games" / name / "terminal.py").read_text(encoding="utf-8")
    beginnings = tuple(re.findall(r"f[\"'](terminal-[a-z-]*-)\{", source))
    short = "terminal-{" in source  # ids made from the name of a column
    unused = [
        message
        for message in messages(f"games/{name}", "en")
        if message.startswith("terminal-")
        and not re.search(rf"[\"']{message}[\"']", source)
        and not message.startswith(beginnings)
        and not (short and re.search(rf"[\"']{message.removeprefix('terminal-')}[\"']", source))
        and not re.fullmatch(r"terminal-[a-z]+-decides", message)
    ]
    assert unused == []


def test_every_refusal_has_words() -> None:
    found = refusals()
    assert {"unknown-game", "box-missing", "undo-chance", "save-key"} <= found.keys(), "the search finds what there is"
    missing = {m for m, shelves in found.items() if not any(m in messages(shelf, "en") for shelf in shelves)}
    assert missing == set()


def given_facts() -> Iterator[tuple[Path, str, set[str]]]:
    """All errors constructed with a literal message id, with the names of their facts."""
    names = {kind.__name__ for kind in families(RatteryError)}
    for path, tree in syntax_trees().items():
        for called, call in calls_in(tree):
            if called in names and call.args and all(keyword.arg for keyword in call.keywords):
                for message in texts_in(call.args[0]):
                    yield path, message, {str(keyword.arg) for keyword in call.keywords}


def test_every_refusal_is_given_the_facts_its_sentence_needs() -> None:
    shared = {
        name: message for shelf in SHELVES if not _is_game(shelf) for name, message in messages(shelf, "en").items()
    }
    checked = [(path, message, given) for path, message, given in given_facts() if message in shared]
    assert len(checked) > 100, "the search finds what there is"
    missing = [
        (path.name, message, lacks)
        for path, message, given in checked
        if (lacks := set().union(*map(facts, with_messages_inside(shared[message], shared))) - given)
    ]
    assert missing == []


def test_everything_shared_is_used() -> None:
    """Every message outside the games is a literal in the code, or starts with the literal prefix of an f-string.

    The browser's messages are checked in tests/web.
    """
    texts: set[str] = set()
    beginnings: set[str] = set()
    for tree in syntax_trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    begun = tuple(beginning for beginning in beginnings if re.fullmatch(r"[a-z]+(-[a-z]+)*-", beginning))
    shared = {
        message
        for shelf in SHELVES
        if not _is_game(shelf) and not shelf.startswith("web")
        for message in messages(shelf, "en")
    }
    assert {message for message in shared - texts if not message.startswith(begun)} == SPARE


# What players read.


def slips(sentence: str, lang: str) -> list[str]:
    """Mistakes in a sentence that a machine can find."""
    found = [
        (r"[{}]|\$[a-z]|\?\?\?", "something was not filled in"),
        (r"^\s|\s$|  ", "stray space"),
        (r"^$", "nothing said"),
        (r"[.,;]{2}|\s[.,]", "stray sign"),
    ]
    if lang != "en":
        found += [(r"'", "a straight apostrophe")]
    if lang == "fr":
        found += [
            (r"(?<!\u202f)(?<!«\u00a0)[;!?]", "a narrow space is missing"),
            (r"(?<!\u00a0):(?=\s|$)", "a space is missing before the colon"),
            (r"«(?!\u00a0)|(?<!\u00a0)»", "a space is missing inside the quotes"),
            (r"“|”|„", "quotes of another language"),
            (r"(?i)\b(de|que|se|ne|me|te|le|la|je) [aeiouyâàéèêîô]", "no elision"),
        ]
    if lang == "de":
        found += [(r"«|»|”", "quotes of another language"), (r"„[^“]*$|^[^„]*“", "quotes left open")]
    return [f"{slip}: {sentence}" for pattern, slip in found if re.search(pattern, sentence)]


# Before these words a French article melts (à le: au), and a German one changes its case (von die: von der).
ARTICLES = r"le |la |les |l’|der |die |das "
PREPOSITIONS = {"fr": r"\b(à|de|À|De) ", "de": r"\b(?i:aus|bei|mit|nach|seit|von|zu|gegenüber) "}


def sentence_slips(sentence: str, teller: Teller) -> list[str]:
    """Mistakes in a sentence about a game, those of its capital letter and of an automaton's article included."""
    lang = teller.words.lang
    found = slips(sentence, lang)
    if sentence[:1].islower():
        found.append(f"begins small: {sentence}")
    automaton = teller.words.say("automaton") if teller.words.knows("automaton") else None
    has_article = automaton is not None and re.match(ARTICLES, automaton) and lang in PREPOSITIONS
    if has_article and re.search(PREPOSITIONS[lang] + str(automaton), sentence):
        found.append(f"the wrong form: {sentence}")
    return found


@cache
def in_boxes() -> set[str]:
    """The facts that are numbers in a game's box."""
    return set().union(*(box_numbers(BoxFile.standard(name).data) for name in game_names()))


def fillings(message: fluent.Message, shelf: str, lang: str) -> Iterator[dict[str, Any]]:
    """Values of facts with which to try a message: names where it uses names, counts where it selects by number."""
    parts = list(with_messages_inside(message, messages(shelf, lang)))
    counted = set().union(*map(numbers, parts))
    names = sorted(set().union(*map(variables, parts)))
    counted |= {name for name in names if name in in_boxes()}
    for values in product(*(COUNTS if name in counted else ("Ada",) for name in names)):
        yield dict(zip(names, values, strict=True))


@every_shelf
@every_language
def test_every_message_is_a_clean_sentence(shelf: str, lang: str) -> None:
    game = Path(shelf).name if _is_game(shelf) else None
    further = () if _is_game(shelf) or shelf == "core" else (f"rattery.{shelf.replace('/', '.')}",)
    book = words(lang, game, *further)
    said = [
        book.say(name, **given)
        for name, message in messages(shelf, lang).items()
        for given in fillings(message, shelf, lang)
    ]
    assert [slip for sentence in said for slip in slips(sentence, lang)] == []


@cache
def tellers(name: str, lang: str) -> list[Teller]:
    """For the variants with the fewest and the most players, so that an automaton is included."""
    games = sorted((loaded(variant) for variant in variants_of(name)), key=lambda game: game.players)
    return [Teller(games[0], lang), Teller(games[-1], lang)]


def values_of(teller: Teller, fact: str) -> tuple[int, ...]:
    meaning = teller.game.vocabulary[fact]
    if isinstance(meaning, Names):
        return tuple(range(len(meaning.names)))
    seats = range(teller.game.seats)
    return {SEAT: tuple(seats), SEATS: tuple(0b11 << seat for seat in seats[:-1]) or (1,), NUMBER: COUNTS}[meaning]


def cases(teller: Teller, names: tuple[str, ...]) -> Iterator[dict[str, int]]:
    """All combinations of values of these facts; beyond MANY_CASES a pairwise covering set."""
    choices = [values_of(teller, name) for name in names]
    for values in product(*choices) if prod(map(len, choices)) <= MANY_CASES else pairs(choices):
        yield dict(zip(names, values, strict=True))


def pairs(choices: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """Combinations that cover every two values of different facts; the other values rotate."""
    number = 0
    for one, other in combinations(range(len(choices)), 2):
        for two in product(choices[one], choices[other]):
            values = [choice[number % len(choice)] for choice in choices]
            values[one], values[other] = two
            yield tuple(values)
            number += 1


def test_pairs_are_all_there_are() -> None:
    choices = [(0, 1, 2), (0, 1), (4, 5, 6, 7)]
    found = list(pairs(choices))
    assert all(value in choice for values in found for value, choice in zip(values, choices, strict=True))
    for one, other in combinations(range(3), 2):
        assert {(values[one], values[other]) for values in found} == set(product(choices[one], choices[other]))


def is_player(teller: Teller, fact: str, value: int) -> bool:
    """Whether a fact is no automaton: only players are asked, and only about players' actions."""
    return teller.game.vocabulary[fact] != SEAT or value < teller.game.players


def told_slips(name: str, lang: str, tell: Callable[[Teller], Iterator[str]]) -> list[str]:
    said = [(teller, sentence) for teller in tellers(name, lang) for sentence in tell(teller)]
    assert said
    return sorted({slip for teller, sentence in said for slip in sentence_slips(sentence, teller)})


@every_game
@every_language
def test_every_event_can_be_told(name: str, lang: str) -> None:
    def tell(teller: Teller) -> Iterator[str]:
        for event in teller.game.kind.events:
            for case in cases(teller, event.facts):
                yield teller.event(Told(event, tuple(case.values()), None, 0), 0)
            if event.secret is not None:
                for case in cases(teller, (*event.facts, event.secret)):
                    *open_values, secret = case.values()
                    yield teller.event(Told(event, tuple(open_values), secret, eyes=1), 0)

    assert told_slips(name, lang, tell) == []


@every_game
@every_language
def test_every_event_is_a_whole_sentence(name: str, lang: str) -> None:
    said = [
        words(lang, name).say(message, **given)
        for message, entry in messages(f"games/{name}", lang).items()
        if message.startswith(("event-", "ask-", "why-"))
        for given in fillings(entry, f"games/{name}", lang)
    ]
    assert [sentence for sentence in said if sentence[-1] not in ".!?"] == []


@every_game
@every_language
def test_every_move_can_be_told(name: str, lang: str) -> None:
    def tell(teller: Teller) -> Iterator[str]:
        for move in teller.game.kind.moves:
            if all(value in values_of(teller, fact) for fact, value in move.facts):
                yield teller.move(move)

    assert told_slips(name, lang, tell) == []


@pytest.mark.parametrize("name", [name for name in game_names() if game_kind(name).why_not is not None])
@every_language
def test_every_reason_can_be_told(name: str, lang: str) -> None:
    def tell(teller: Teller) -> Iterator[str]:
        for message, names in reasons_of(name).items():
            for case in cases(teller, tuple(sorted(names))):
                yield teller.reason(GameReason(message, **case))

    assert told_slips(name, lang, tell) == []


@every_game
@every_language
def test_every_question_can_be_asked(name: str, lang: str) -> None:
    def tell(teller: Teller) -> Iterator[str]:
        for question in teller.game.kind.questions:
            about = facts(messages(f"games/{name}", "en")[f"ask-{dashed(question)}"]) - in_boxes()
            for case in cases(teller, tuple(sorted(fact.replace("-", "_") for fact in about))):
                if all(is_player(teller, fact, value) for fact, value in case.items()):
                    yield teller.question(question, case)

    assert told_slips(name, lang, tell) == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_can_be_told_in_every_language(variant: str) -> None:
    """Every question, every move on offer, and the story for each eye; repeated calls give the same text."""
    match, luck = loaded(variant).new(seed=3), random.Random(3)
    offered: set[Move] = set()
    said: set[tuple[str, str]] = set()
    while not match.is_over:
        offered.update(match.moves())
        said.update((lang, match.asks(lang)) for lang in LANGUAGES)
        match.play(luck.choice(match.moves()))
    assert offered
    for lang in LANGUAGES:
        said.update((lang, match.teller(lang).move(move)) for move in offered)
        for eye in (None, *range(match.game.players)):
            said.update((lang, line) for line in match.log(eye, lang))
    tellers = {lang: match.teller(lang) for lang in LANGUAGES}
    assert sorted({slip for lang, sentence in said for slip in sentence_slips(sentence, tellers[lang])}) == []


# The rules in three languages.


HOUSE = {"en": "*(house)*", "fr": "*(maison)*", "de": "*(Hausregel)*"}


def clauses(name: str, lang: str) -> dict[str, str]:
    """The numbered clauses of a game's rules, each up to the next clause or heading."""
    text = (SOURCE / "games" / name / f"rules.{lang}.md").read_text(encoding="utf-8")
    found = re.findall(r"^\*\*(\d+\.\d+)\*\*\s(.*?)(?=^\*\*\d|^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert len(dict(found)) == len(found), "a number stands there twice"
    return dict(found)


def compared(name: str, lang: str, trait: Callable[[str], Any]) -> Mapping[str, Any]:
    return {number: trait(text) for number, text in clauses(name, lang).items()}


@every_game
@every_translation
def test_the_rules_have_the_same_clauses_in_every_language(name: str, lang: str) -> None:
    assert list(clauses(name, lang)) == list(clauses(name, "en"))


@every_game
@every_translation
def test_what_is_ours_is_labelled_in_every_language(name: str, lang: str) -> None:
    ours = compared(name, lang, lambda text: HOUSE[lang] in text)
    assert ours == compared(name, "en", lambda text: HOUSE["en"] in text)


@every_game
@every_translation
def test_the_rules_spell_options_and_lists_alike(name: str, lang: str) -> None:
    def spelled(text: str) -> tuple[list[str], int, list[str]]:
        return (
            re.findall(r"`[^`]+`", text),
            len(re.findall(r"^- ", text, re.MULTILINE)),
            re.findall(r"[▶◀]|\d{2,}", text),
        )

    assert compared(name, lang, spelled) == compared(name, "en", spelled)


@every_game
@every_language
def test_the_rules_are_clean_sentences(name: str, lang: str) -> None:
    lines = standard_rules(name, lang).splitlines()
    said = [re.sub(r"`[^`]+`", "`x`", re.sub(r"^!\[(.*)\]\(picture:.*\)$", r"\1", line)) for line in lines]
    assert [slip for line in said if line and "<!--" not in line for slip in slips(line, lang)] == []
