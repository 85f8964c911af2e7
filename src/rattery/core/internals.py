"""Looks up internals of other libraries by name, so that a version that lacks one is noticed before it is used.

A name is `module:object.attribute`. Attributes that exist on instances only are given with the function that sets them: they
count as there if its code mentions them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module


def missing_names(names: Iterable[str], set_by: Mapping[str, Iterable[str]]) -> list[str]:
    """The names that the installed versions lack, then the attributes that the functions in `set_by` do not mention."""
    missing = [name for name in names if _found(name) is None]
    for function, attributes in set_by.items():
        code = getattr(_found(function), "__code__", None)
        mentioned = () if code is None else code.co_names
        missing += [f"{function} → {attribute}" for attribute in attributes if attribute not in mentioned]
    return missing


def _found(name: str) -> object:
    """What a name stands for; None if there is nothing of that name."""
    module, _, attributes = name.partition(":")
    try:
        found: object = import_module(module)
        for attribute in attributes.split("."):
            found = getattr(found, attribute)
    except (ImportError, AttributeError):
        return None
    return found
