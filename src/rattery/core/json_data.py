"""Data as JSON holds it: views, events, messages, saves, boxes.

`Json` is any JSON value; code must narrow its type before use. `JsonObject` is an object whose fields the reader knows from
its writer, such as `view["players"][0]["hand"]`: the types of its values are not checked.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = dict[str, Any]
