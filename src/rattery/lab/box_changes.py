"""What if: another box, as a file or as changes to this one written on the command line.

    cards.melody.count=9        the field `count` of the line `melody` in [cards]
    limits.hand=5               a line with one value needs no field
    weasels.10=["draw"]         the only field beside its source, whatever it is called

A changed line is labelled `house`. The box is checked as any box file is.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from copy import deepcopy

from rattery.core.box import BoxFile
from rattery.core.errors import BadBox
from rattery.core.json_data import JsonObject


def is_change(text: str) -> bool:
    """Whether a text is a change to a box, not the name of a file."""
    return "=" in text


def changes_in(name: str) -> list[str]:
    """The changes that a changed box is named after, or the name of its file; commas stand in effects, too."""
    return re.split(r", (?=[a-z_]+\.\w+(?:\.\w+)?=)", name)


def changed_box(box: BoxFile, changes: Sequence[str]) -> BoxFile:
    """A box with changes made to it; a change to what is not there is refused."""
    data = deepcopy(box.data)
    for change in changes:
        make_change(data, change, box.name)
    return BoxFile.from_data(data, ", ".join(changes))


def make_change(data: JsonObject, change: str, file: str) -> None:
    where, _, text = change.partition("=")
    section, _, rest = where.strip().partition(".")
    entries = data.get(section)
    key, _, field = rest.partition(".")
    if not isinstance(entries, dict) or not isinstance(entries.get(key), dict):
        raise BadBox("box-no-line", change=change, entry=where.strip(), lines=known_lines(data, section), file=file)
    entry = entries[key]
    fields = [name for name in entry if name != "source"]
    name = field or fields[0]
    if name not in fields or (not field and len(fields) > 1):
        raise BadBox("box-no-field", change=change, entry=f"{section}.{key}", fields=", ".join(fields), file=file)
    entry |= {name: read_value(text.strip()), "source": "house"}


def known_lines(data: JsonObject, section: str) -> str:
    """What could have been meant: the lines of the section, or the sections."""
    entries = data.get(section)
    if isinstance(entries, dict):
        return ", ".join(f"{section}.{key}" for key in entries)
    return ", ".join(name for name, lines in data.items() if isinstance(lines, dict))


def read_value(text: str) -> object:
    """A value as TOML writes it; anything else is text."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
