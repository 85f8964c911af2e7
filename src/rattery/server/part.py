"""`Part`: a JSON object within a message or answer, built by the server and read by clients only."""

from __future__ import annotations

from typing import TypeAlias

from rattery.core.json_data import JsonObject

Part: TypeAlias = JsonObject
