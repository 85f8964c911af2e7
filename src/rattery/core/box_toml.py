"""A box as the TOML file it would be: a section for each kind of component, a line for each entry."""

from __future__ import annotations

import re
from collections.abc import Mapping

MAX_DEPTH = 20  # of lists and tables within a value: far more than any box has, and no recursion error
BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(data: Mapping[str, object]) -> str:
    """The text of a box file. Texts, numbers, flags, lists and tables read back as they were; other values as
    texts. What is nested deeper than MAX_DEPTH is left out."""
    plain = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not isinstance(value, dict)]
    sections = [_section(name, entries) for name, entries in data.items() if isinstance(entries, dict)]
    return "\n\n".join(["\n".join(plain), *sections]) + "\n"


def _section(name: str, entries: Mapping[str, object]) -> str:
    width = max((len(_key(key)) for key in entries), default=0)
    return "\n".join(
        [f"[{_key(name)}]", *(f"{_key(key):<{width}} = {_value(value)}" for key, value in entries.items())]
    )


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _value(value: object, depth: int = 0) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if depth > MAX_DEPTH:
        return _text("…")
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(str(name))} = {_value(part, depth + 1)}" for name, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(part, depth + 1) for part in value)}]"
    return str(value) if isinstance(value, int | float) else _text(str(value))


def _text(text: str) -> str:
    """A TOML basic string: on one line, with the necessary escapes."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in quoted) + '"'
