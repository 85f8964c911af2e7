"""A part of a message or answer: an object of JSON, read by clients only."""

from __future__ import annotations

from typing import Any, TypeAlias

Part: TypeAlias = dict[str, Any]
