"""Validation of arguments that must be whole numbers or paths; a bad one raises BadArgument."""

from __future__ import annotations

import operator
from pathlib import Path

from rattery.core.errors import BadArgument

MAX_REPR_LENGTH = 60  # characters of a value in a sentence


def whole_number(name: str, given: object, least: int | None = None, most: int | None = None) -> int:
    """A whole number in a range, NumPy's included; `True`, `7.0` and `"7"` are rejected."""
    number = as_whole_number(given)
    if number is None or (least is not None and number < least) or (most is not None and number > most):
        message = "argument-whole" if least is None else "argument-least" if most is None else "argument-range"
        raise BadArgument(message, name=name, given=short_repr(given), least=least or 0, most=most or 0)
    return number


def as_whole_number(given: object) -> int | None:
    """The value as an int, or None if it is not a whole number."""
    if isinstance(given, bool) or type(given).__name__ == "bool":  # NumPy has its own bool
        return None
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None


def path(name: str, given: object) -> Path:
    """The path of a file or folder, given as a string or as a path."""
    try:
        return Path(given)  # type: ignore[arg-type]
    except TypeError:
        raise BadArgument("argument-path", name=name, given=short_repr(given)) from None


def short_repr(given: object) -> str:
    """The `repr` of a value, truncated to fit into a sentence."""
    return safe_repr(given)[:MAX_REPR_LENGTH]


def safe_repr(given: object) -> str:
    """The `repr` of a value, or its type if Python refuses: a number has too many digits, a list is nested too deeply."""
    try:
        return repr(given)
    except Exception:
        return f"<{type(given).__name__}>"
