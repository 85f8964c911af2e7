"""Words: every sentence a player reads, in English, French and German, from Fluent files.

Messages that all games share are in `core/words`, a game's own in its `words`; terminal and browser use the same files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from rattery.core.errors import UnknownLanguage
from rattery.core.packages import package_of

LANGUAGES = ("en", "fr", "de")
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
SENTENCE_CACHE_SIZE = 4096  # for each `Words`; names of things and seats recur in every sentence about them
MAX_FACT_LENGTH = 2_000  # characters; Fluent raises an error from 2,500 on


@cache
def words(lang: str = "en", game: str | None = None, *packages: str) -> Words:
    """The words of one language, cached: the shared ones, a game's own, and those of further packages."""
    if lang not in LANGUAGES:
        raise UnknownLanguage("unknown-language", given=lang, languages=", ".join(LANGUAGES))
    return Words(lang, game, packages)


def fluent_text(lang: str, game: str | None = None) -> str:
    """The Fluent source of a game's words, or of the words all games share."""
    return package_text(lang, "rattery.core" if game is None else package_of(game))


def package_text(lang: str, package: str) -> str:
    """The Fluent source of a package's words; what is not translated is in English."""
    english, own = (_text_in(language, package) for language in (LANGUAGES[0], lang))
    if own == english:
        return own
    translated = {_id_of(message) for message in messages_in(own)}
    return own + "".join(message for message in messages_in(english) if _id_of(message) not in translated)


def _text_in(lang: str, package: str) -> str:
    file = files(package) / "words" / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def messages_in(source: str) -> Iterator[str]:
    """The messages of a Fluent source, each with its indented continuation lines; comments are left out."""
    return (entry for entry in re.split(r"^(?=\S)", source, flags=re.MULTILINE) if _id_of(entry))


def _id_of(entry: str) -> str:
    """The id of a message; empty for comments and blank lines."""
    found = re.match(r"-?[A-Za-z][\w-]*(?= *=)", entry)
    return found[0] if found else ""


@cache
def _resource(lang: str, package: str) -> Resource:
    """A package's parsed words; cached, as parsing takes longer than reading, and all games share some."""
    return FluentResource(package_text(lang, package))


def message_ids(source: str) -> Iterator[str]:
    """The ids of the messages in a Fluent source; raises ValueError if it cannot be parsed."""
    resource: Resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"this is not Fluent: {entry.content}")
        if isinstance(entry, Message):
            yield entry.id.name


class Words:
    """The messages of one language."""

    def __init__(self, lang: str, game: str | None, packages: Sequence[str] = ()) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        own = () if game is None else (package_of(game),)
        for package in ("rattery.core", *own, *packages):
            self._bundle.add_resource(_resource(lang, package))
        self._cached = lru_cache(SENTENCE_CACHE_SIZE, typed=True)(self._format)  # 1 and True are formatted differently

    def knows(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: object) -> str:
        """The sentence with this message id, its facts filled in. Facts must be hashable: the latest sentences are cached,
        as formatting takes eight times as long as a lookup.
        """
        return self._cached(message, **facts)

    def _format(self, message: str, **facts: object) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no sentence, only attributes")
        sentence, errors = self._bundle.format_pattern(
            pattern, {name: _shortened(fact) for name, fact in facts.items()}
        )
        if errors:
            raise errors[0]
        return str(sentence)


def _shortened(fact: object) -> object:
    """A fact, short enough for a sentence: whatever was given may be in it, and names from a file."""
    is_too_long = isinstance(fact, str) and len(fact) > MAX_FACT_LENGTH
    return f"{str(fact)[: MAX_FACT_LENGTH - 1]}…" if is_too_long else fact
