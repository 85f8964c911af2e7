"""Changes to a box written on the command line (`--what-if`).

    cards.plum.count=9          the field `count` of the line `plum` in [cards]
    limits.hand=5               a line with one value needs no field
    effects.10=["draw"]         the only field beside its source, whatever it is called

A changed line gets the source `house`. The resulting box is validated like any box file.
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
    """Whether the text is a change to a box rather than the name of a box file."""
    return "=" in text


def changes_in(name: str) -> list[str]:
    """Splits the name of a changed box into its changes (an effect may contain commas); a file name comes back as it is."""
    return re.split(r", (?=[a-z_]+\.\w+(?:\.\w+)?=)", name)


def changed_box(box: BoxFile, changes: Sequence[str]) -> BoxFile:
    """A copy of the box with the changes applied; raises BadBox if a line or field does not exist."""
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
    """The valid choices for an error message: the lines of the section, or the sections."""
    entries = data.get(section)
    if isinstance(entries, dict):
        return ", ".join(f"{section}.{key}" for key in entries)
    return ", ".join(name for name, lines in data.items() if isinstance(lines, dict))


def read_value(text: str) -> object:
    """Parses a TOML value; what is not TOML is taken as text."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
