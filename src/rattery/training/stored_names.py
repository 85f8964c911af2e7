"""The names of settings in files: they stay as they were first written, whatever the attributes are called since."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import ClassVar, Protocol

from rattery.core.json_data import JsonObject


class Stored(Protocol):
    """A dataclass of settings; `STORED` has the name in files of each attribute that is called otherwise there."""

    STORED: ClassVar[Mapping[str, str]]


def as_stored(settings: Stored) -> JsonObject:
    """The settings under their names in files."""
    assert not isinstance(settings, type)
    return {settings.STORED.get(name, name): value for name, value in asdict(settings).items()}  # type: ignore[call-overload]
