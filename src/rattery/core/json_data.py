"""Data as JSON holds it: views, events, messages, saves, boxes.

`Json` is any value of it; code that looks into one asks first what it is. `JsonObject` is an object whose fields the reader
knows from its writer, as `view["players"][0]["hand"]`: what lies under a name is not checked.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = dict[str, Any]
