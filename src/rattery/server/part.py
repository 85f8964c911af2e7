"""A part of a message or answer: an object of JSON, read by clients only."""

from __future__ import annotations

from typing import TypeAlias

from rattery.core.json_data import JsonObject

Part: TypeAlias = JsonObject
