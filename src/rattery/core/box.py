"""Box files: what is in a game's box, one line a component, each with where its value comes from.

    [doors]
    4 = { trap = 7, one = 5, two = 4, clover = 4, source = "house" }

A game reads its entries through `BoxFile`, which checks as it reads: a bad file gets one sentence that names the line,
says what was expected there and what came.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from rattery.core.errors import BadBox, system_problem
from rattery.core.packages import game_file

SOURCES = ("rulebook", "photo", "house")
SHARED_MESSAGES = ("box-value", "box-entry", "box-missing", "box-unknown")  # what else is wrong, a game says itself


class BoxFile:
    """A box file being read; every entry that is read is ticked off, so that none is left over."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            number = int(line[1]) if line else len(text.splitlines())
            raise BadBox("box-not-toml", file=name, line=number, problem=str(error).partition(" (")[0]) from None
        self._read: set[tuple[str, str]] = set()

    @classmethod
    def standard(cls, game: str) -> BoxFile:
        """The box that comes with the game."""
        return cls(f"{game}/box.toml", game_file(game, "box.toml").read_text(encoding="utf-8"))

    @classmethod
    def at(cls, path: str | Path) -> BoxFile:
        """A box file from a path."""
        try:
            return cls(str(path), Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadBox("box-unreadable", file=str(path), problem=system_problem(error)) from None
        except UnicodeDecodeError:
            raise BadBox("box-unreadable", file=str(path), problem="not UTF-8 text") from None

    @classmethod
    def from_data(cls, data: dict[str, object]) -> BoxFile:
        """The box inside a saved match."""
        file = cls("box", "")
        file.data = data
        return file

    def for_game(self, game: str) -> BoxFile:
        """This file, if it is a box of that game."""
        if self.data.get("game") != game:
            self.complain("", "game", "box-value", expected=f'"{game}"', given=_shown(self.data.get("game")))
        return self

    def entry(self, section: str, key: str) -> Entry:
        """The line `key = { ... }` of a section."""
        entries = self.data.get(section)
        if not isinstance(entries, dict) or key not in entries:
            self.complain(section, key, "box-missing", entry=f"[{section}] {key}")
        self._read.add((section, key))
        entry = entries[key]
        if not isinstance(entry, dict):
            self.complain(section, key, "box-value", expected="{ ... }", given=_shown(entry))
        return Entry(self, section, key, entry)

    def entries(self, section: str, keys: Iterable[str]) -> Iterator[Entry]:
        """Several lines of a section."""
        return (self.entry(section, key) for key in keys)

    def number(self, section: str, key: str, least: int, most: int) -> int:
        """The line `key = { value = 3, source = "rulebook" }` of a section."""
        entry = self.entry(section, key)
        value = entry.number("value", least, most)
        entry.finish()
        return value

    def finish(self) -> None:
        """Nothing may be left over: a misspelt line is not silently ignored."""
        for section, entries in self.data.items():
            if section == "game":
                continue
            if not isinstance(entries, dict):
                self.complain("", section, "box-unknown", entry=section)
            for key in entries:
                if (section, key) not in self._read:
                    self.complain(section, key, "box-unknown", entry=f"[{section}] {key}")

    def line_of(self, section: str, key: str) -> int:
        """The number of the line an entry stands on; of its section's line if the entry is missing."""
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
        raise BadBox(message, game, file=self.name, line=self.line_of(section, key), **facts)


class Entry:
    """One line of a box file; every value is checked as it is read."""

    def __init__(self, file: BoxFile, section: str, key: str, values: dict[str, object]) -> None:
        self.file, self.section, self.key, self.values = file, section, key, values
        self._read = {"source"}
        self.source = self.choice("source", SOURCES)

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number between two others."""
        value = self._value(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.expected(name, f"{least}–{most}", value)
        return value

    def choice(self, name: str, allowed: Iterable[str]) -> str:
        """One of several names."""
        value, allowed = self._value(name), list(allowed)
        if value not in allowed:
            self.expected(name, " | ".join(allowed), value)
        return str(value)

    def names(self, name: str, allowed: Iterable[str], count: int, *, each_once: bool = False) -> list[str]:
        """A list of names, this many; `each_once`: none of them twice."""
        value, allowed = self._value(name), list(allowed)
        good = isinstance(value, list) and len(value) == count and all(item in allowed for item in value)
        if not good or (each_once and len(set(value)) != count):
            self.expected(name, f"{count} × {' | '.join(allowed)}", value)
        return list(value)

    def phrases(self, name: str, most: int) -> list[str]:
        """A list of at most `most` phrases."""
        value = self._value(name)
        if not isinstance(value, list) or len(value) > most or not all(isinstance(item, str) for item in value):
            self.expected(name, f'[≤{most} × "..."]', value)
        return list(value)

    def numbers(self, name: str, least: int, most: int, counts: Iterable[int]) -> list[int]:
        """A list of whole numbers between two others; as many as one of the counts allows."""
        value, counts = self._value(name), list(counts)
        good = isinstance(value, list) and len(value) in counts
        if not good or any(isinstance(n, bool) or not isinstance(n, int) or not least <= n <= most for n in value):
            self.expected(name, f"{' | '.join(map(str, counts))} × {least}–{most}", value)
        return list(value)

    def must(self, fits: bool, message: str, **facts: object) -> None:
        """A condition on the whole line; the message is one of the game's own words."""
        if not fits:
            self.file.complain(self.section, self.key, message, **facts)

    def finish(self) -> None:
        """Nothing on the line may be left over."""
        for name in self.values:
            if name not in self._read:
                self.file.complain(self.section, self.key, "box-unknown", entry=f"[{self.section}] {self.key}.{name}")

    def expected(self, name: str, expected: str, given: object) -> NoReturn:
        self.file.complain(self.section, self.key, "box-entry", entry=name, expected=expected, given=_shown(given))

    def _value(self, name: str) -> Any:
        self._read.add(name)
        if name not in self.values:
            self.file.complain(self.section, self.key, "box-missing", entry=f"[{self.section}] {self.key}.{name}")
        return self.values[name]


def _shown(value: object) -> str:
    """A value as the file would spell it, short enough for a sentence."""
    text = "—" if value is None else repr(value).replace("'", '"')
    return text if len(text) <= 60 else text[:57] + "..."
