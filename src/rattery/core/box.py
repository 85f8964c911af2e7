"""Box files: what is in a game's box, one line for each component, each with the source of its value.

    [stalls]
    4 = { plums = 7, pears = 5, wasps = 4, source = "house" }

A game reads its entries through `BoxFile`, which validates while reading: a bad file raises BadBox, whose sentence names the
line, what was expected there and what was found. The limits of every value read are recorded in `fields`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeGuard

from rattery.core import arguments
from rattery.core.box_field import Field, choice_field, names_field, number_field, numbers_field, phrases_field
from rattery.core.box_toml import toml_of
from rattery.core.errors import BadBox, system_problem
from rattery.core.grammar import Grammar
from rattery.core.json_data import Json, JsonObject
from rattery.core.packages import game_file

if TYPE_CHECKING:  # importing NumPy is slow, and box files are read without it
    from rattery.core.record import Laid

SOURCES = ("rulebook", "photo", "house")
MAX_VALUE_LENGTH = 60  # characters of a value in a sentence
MAX_TITLE_LENGTH = 60  # characters of the title that an owner gives a copy
# Messages about a bad box that all games share; all others are in a game's own words.
SHARED_MESSAGES = ("box-value", "box-entry", "box-missing", "box-unknown", "box-too-many")


@lru_cache(maxsize=16)
def _parsed(text: str) -> JsonObject:
    """Parsed TOML; cached, because boxes are loaded repeatedly and parsing is many times as slow as copying."""
    return tomllib.loads(text)


def _copied(value: Json) -> Json:
    """A deep copy of a value parsed from TOML; only tables and lists are mutable."""
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value


class BoxFile:
    """A box file being read. It records which entries were read, so that `finish` can reject the others."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self._text: str | None = text
        try:
            self.data: JsonObject = {key: _copied(value) for key, value in _parsed(text).items()}
        except (ValueError, RecursionError) as error:  # also for numbers too long and lists too deep for Python
            line = re.search(r"at line (\d+)", str(error))
            number = int(line[1]) if line else len(text.splitlines())
            raise BadBox(
                "box-not-toml", file=name, line=number, problem=re.split(r" \(at |; ", str(error))[0]
            ) from None
        self.title = self._take_title()
        self._read: set[tuple[str, str]] = set()
        self.fields: dict[tuple[str, str], dict[str, Field]] = {}  # by entry that was read: the limits of its values
        self.series: dict[tuple[str, str], tuple[int, int]] = {}  # by section and letter: least and most entries

    @classmethod
    def standard(cls, game: str) -> BoxFile:
        """The box that comes with the game."""
        return cls(f"{game}/box.toml", game_file(game, "box.toml").read_text(encoding="utf-8"))

    @classmethod
    def at(cls, path: str | Path) -> BoxFile:
        """A box file from a path."""
        file = arguments.path("box", path)
        try:
            return cls(str(path), file.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BadBox("box-unreadable", file=str(path), problem="not UTF-8 text") from None
        except (OSError, ValueError) as error:  # a path with a null character is a ValueError
            raise BadBox("box-unreadable", file=str(path), problem=system_problem(error)) from None

    @classmethod
    def from_data(cls, data: JsonObject, name: str = "box", title: str = "") -> BoxFile:
        """A box that was not read from a file, such as that of a saved match. Takes over the data.

        Its `text` is the file that the data would make, and errors name a line of that; it is composed on demand.
        """
        file = cls(name, "")
        file.data, file.title, file._text = data, _one_line(title), None
        return file

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = toml_of({"name": self.title, **self.data} if self.title else self.data)
        return self._text

    def _take_title(self) -> str:
        """Remove the line `name = "..."`, an owner's title for this copy, from the data: it does not affect the game."""
        title = self.data.pop("name", "")
        if not isinstance(title, str) or len(title) > MAX_TITLE_LENGTH:
            self.complain("", "name", "box-value", expected=f'"..." (≤ {MAX_TITLE_LENGTH})', given=_shown(title))
        return _one_line(title)

    def for_game(self, game: str) -> BoxFile:
        """This file, if it is a box of that game; raises BadBox if not."""
        if self.data.get("game") != game:
            self.complain("", "game", "box-value", expected=f'"{game}"', given=_shown(self.data.get("game")))
        return self

    def entry(self, section: str, key: str) -> Entry:
        """The line `key = { ... }` of a section."""
        entries = self.data.get(section)
        if not isinstance(entries, dict) or key not in entries:
            self.complain(section, key, "box-missing", entry=f"[{section}] {key}")
        self._read.add((section, key))
        self.fields[section, key] = {}
        entry = entries[key]
        if not isinstance(entry, dict):
            self.complain(section, key, "box-value", expected="{ ... }", given=_shown(entry))
        return Entry(self, section, key, entry)

    def entries(self, section: str, keys: Iterable[str]) -> Iterator[Entry]:
        """Several lines of a section."""
        return (self.entry(section, key) for key in keys)

    def numbered(self, section: str, least: int, most: int, letter: str = "") -> list[Entry]:
        """The lines `A1`, `A2`, ... of a section, numbered without a gap: at least `least`, at most `most`."""
        entries = self.data.get(section)
        known = entries if isinstance(entries, dict) else {}
        count = next(number for number in range(len(known) + 1) if f"{letter}{number + 1}" not in known)
        if count > most:
            self.complain(section, f"{letter}{most + 1}", "box-too-many", entry=f"[{section}] {letter}1–", most=most)
        self.series[section, letter] = (least, most)
        return list(self.entries(section, (f"{letter}{number}" for number in range(1, max(least, count) + 1))))

    def number(self, section: str, key: str, least: int, most: int) -> int:
        """The line `key = { value = 3, source = "rulebook" }` of a section."""
        entry = self.entry(section, key)
        value = entry.number("value", least, most)
        entry.finish()
        return value

    def fill_rows(self, box: Laid, section: str, keys: Sequence[str], **bounds: tuple[int, int]) -> None:
        """Copy the fields of a section's lines into the rows of the box; `bounds`: the least and most of each field."""
        for place, entry in enumerate(self.entries(section, keys)):
            for name, (least, most) in bounds.items():
                getattr(box, name)[place] = entry.number(name, least, most)
            entry.finish()

    def finish(self) -> None:
        """Reject entries that were not read, so that a misspelt line is not silently ignored."""
        for section, entries in self.data.items():
            if section == "game":
                continue
            if not isinstance(entries, dict):
                self.complain("", section, "box-unknown", entry=_short(section))
            for key in entries:
                if (section, key) not in self._read:
                    self.complain(section, key, "box-unknown", entry=_short(f"[{section}] {key}"))

    def line_of(self, section: str, key: str) -> int:
        """The line number of an entry; that of its section's header if the entry is missing."""
        here, found = "", 1
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := re.match(r"\s*\[\s*([^\]]+?)\s*\]", line):
                here = header[1].strip("\"'")
                if here == section:
                    found = number
            elif here == section and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
                return number
        return found

    def complain(self, section: str, key: str, message: str, **facts: object) -> NoReturn:
        game = self.data.get("game") if message not in SHARED_MESSAGES else None
        raise BadBox(message, game, (section, key), file=self.name, line=self.line_of(section, key), **facts)


class Entry:
    """One line of a box file; every value is validated as it is read."""

    def __init__(self, file: BoxFile, section: str, key: str, values: dict[str, object]) -> None:
        self.file, self.section, self.key, self.values = file, section, key, values
        self._fields = file.fields[section, key]
        self._read = {"source"}
        self.source = self._one_of("source", SOURCES)

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number between two others."""
        self._fields[name] = number_field(least, most)
        value = self._value(name)
        if not _is_number(value, least, most):
            self.expected(name, f"{least}–{most}" if least < most else str(least), value)
        return value

    def choice(self, name: str, allowed: Iterable[str], otherwise: str | None = None) -> str:
        """One of several names; a value that may be omitted has the default `otherwise`."""
        allowed = list(allowed)
        self._fields[name] = choice_field(allowed, otherwise)
        if otherwise is not None and name not in self.values:
            return otherwise
        return self._one_of(name, allowed)

    def names(self, name: str, allowed: Iterable[str], counts: Iterable[int], *, each_once: bool = False) -> list[str]:
        """A list of names whose length is one of the counts; `each_once` forbids repeats."""
        value, allowed, counts = self._value(name), list(allowed), list(counts)
        self._fields[name] = names_field(allowed, counts, each_once)
        found = [item for item in _list(value) if isinstance(item, str) and item in allowed]
        good = isinstance(value, list) and len(found) == len(value) and len(found) in counts
        if not good or (each_once and len(set(found)) != len(found)):
            self.expected(name, f"{_counted(counts)} × {' | '.join(allowed)}", value)
        return found

    def phrases(self, name: str, most: int, grammar: Grammar | None = None) -> list[str]:
        """A list of at most `most` phrases; `grammar` is recorded for forms that compose them, and not checked here."""
        self._fields[name] = phrases_field(grammar, most)
        value = self._value(name)
        found = [item for item in _list(value) if isinstance(item, str)]
        if not isinstance(value, list) or len(value) > most or len(found) != len(value):
            self.expected(name, f'[≤{most} × "..."]', value)
        return found

    def numbers(self, name: str, least: int, most: int, counts: Iterable[int]) -> list[int]:
        """A list of whole numbers between two others, whose length is one of the counts."""
        value, counts = self._value(name), list(counts)
        self._fields[name] = numbers_field(least, most, counts)
        found = [item for item in _list(value) if _is_number(item, least, most)]
        if not isinstance(value, list) or len(found) != len(value) or len(found) not in counts:
            self.expected(name, f"{_counted(counts)} × {least}–{most}", value)
        return found

    def must(self, fits: bool, message: str, **facts: object) -> None:
        """Raise BadBox unless a condition on the whole line holds; the message is in the game's own words."""
        if not fits:
            self.file.complain(self.section, self.key, message, **facts)

    def finish(self) -> None:
        """Reject values of the line that were not read."""
        for name in self.values:
            if name not in self._read:
                entry = _short(f"[{self.section}] {self.key}.{name}")
                self.file.complain(self.section, self.key, "box-unknown", entry=entry)

    def expected(self, name: str, expected: str, given: object) -> NoReturn:
        self.file.complain(self.section, self.key, "box-entry", entry=name, expected=expected, given=_shown(given))

    def _one_of(self, name: str, allowed: Sequence[str]) -> str:
        value = self._value(name)
        if value not in allowed:
            self.expected(name, " | ".join(allowed), value)
        return str(value)

    def _value(self, name: str) -> object:
        self._read.add(name)
        if name not in self.values:
            self.file.complain(self.section, self.key, "box-missing", entry=f"[{self.section}] {self.key}.{name}")
        return self.values[name]


def _list(value: object) -> list[object]:
    """The value if it is a list, else an empty list."""
    return value if isinstance(value, list) else []


def _is_number(value: object, least: int, most: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _counted(counts: Sequence[int]) -> str:
    """How many there may be."""
    if len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1:
        return f"{counts[0]}–{counts[-1]}"
    return " | ".join(map(str, counts))


def _shown(value: object) -> str:
    """A value as the file would spell it, short enough for a sentence."""
    return _short("—" if value is None else arguments.safe_repr(value).replace("'", '"'))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _short(text: str) -> str:
    return text if len(text) <= MAX_VALUE_LENGTH else f"{text[: MAX_VALUE_LENGTH - 3]}..."


def different_entries(own: JsonObject, usual: JsonObject) -> list[tuple[str, str]]:
    """The entries, by section and key, that differ between two boxes or are in one of them only."""
    return [
        (section, key)
        for section in {**usual, **own}
        if isinstance(own.get(section, usual.get(section)), dict)
        for key in {**usual.get(section, {}), **own.get(section, {})}
        if own.get(section, {}).get(key) != usual.get(section, {}).get(key)
    ]


def box_numbers(data: JsonObject) -> dict[str, int]:
    """The numbers of a box's named entries, as facts for sentences: `limits-rounds`, and where an entry has several of them
    `stalls-fruit-plums`. Entries that are themselves numbers (spaces of a path, cards) are too many to be facts.
    """
    found: dict[str, int] = {}
    for section, keys in data.items():
        for key, entry in keys.items() if isinstance(keys, dict) else ():
            values = {name: value for name, value in entry.items() if name != "source"}
            whole = {name: value for name, value in values.items() if isinstance(value, int)}
            if len(values) == 1:
                found |= {f"{section}-{key}": value for value in whole.values()}
            elif not key.isdecimal():
                found |= {f"{section}-{key}-{name}": value for name, value in whole.items()}
    return {name.replace("_", "-"): value for name, value in found.items()}
