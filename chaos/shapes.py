"""Hypothesis strategies for valid and almost valid messages, derived from the server's own types."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect

Json = Any
LARGE = 2**70

texts = st.text(max_size=60) | st.sampled_from(
    [
        "",
        "\x00",
        "\u202e",
        "𝕽𝖆𝖙",
        "a" * 300,
        "{{",
        "%s",
        "../..",
        "'; DROP TABLE tables;--",
        "<b>",
        "\r\nSet-Cookie: a=b",
    ]
)
numbers = (
    st.integers(-LARGE, LARGE) | st.floats(allow_nan=False, allow_infinity=False) | st.sampled_from([0, -1, 2**63])
)
anything: SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def valid(kind: Any) -> SearchStrategy[Json]:
    """Valid JSON of a type."""
    return _valid(inspect.type_info(kind))


def almost_valid(kind: Any) -> SearchStrategy[Json]:
    """Valid JSON with one part replaced, removed, added or repeated."""
    return st.tuples(valid(kind), anything, st.text(max_size=8), st.randoms(use_true_random=False)).map(_corrupted)


def _corrupted(parts: tuple[Json, Json, str, Any]) -> Json:
    fits, wrong, name, luck = parts
    if not isinstance(fits, dict) or not fits:
        return wrong
    corrupted = dict(fits)
    key = luck.choice(sorted(corrupted))
    how = luck.randrange(4)
    if how == 0:
        del corrupted[key]
    elif how == 1:
        corrupted[name] = wrong
    elif how == 2 and isinstance(corrupted[key], list) and corrupted[key]:
        corrupted[key] = [*corrupted[key], wrong] * luck.choice([1, 20])
    else:
        corrupted[key] = wrong
    return corrupted


def _valid(info: Any) -> SearchStrategy[Json]:
    if isinstance(info, inspect.UnionType):
        return st.one_of([_valid(one) for one in info.types])
    if isinstance(info, inspect.StructType):
        return _struct(info)
    if isinstance(info, inspect.ListType):
        return st.lists(_valid(info.item_type), max_size=min(info.max_length or 5, 12))
    if isinstance(info, inspect.DictType):
        return st.dictionaries(_valid(info.key_type), _valid(info.value_type), max_size=3)
    if isinstance(info, inspect.StrType):
        return _text(info)
    if isinstance(info, inspect.IntType):
        return st.integers(info.ge if info.ge is not None else -LARGE, info.le if info.le is not None else LARGE)
    if isinstance(info, inspect.FloatType):
        return st.floats(allow_nan=False, allow_infinity=False)
    return {inspect.BoolType: st.booleans(), inspect.NoneType: st.none()}[type(info)]


def _text(info: inspect.StrType) -> SearchStrategy[str]:
    if info.pattern is not None:
        return st.from_regex(info.pattern, fullmatch=True)
    return st.text(min_size=info.min_length or 0, max_size=min(info.max_length or 40, 60))


def _struct(info: inspect.StructType) -> SearchStrategy[Json]:
    needed = {field.encode_name: _valid(field.type) for field in info.fields if field.required}
    others = {field.encode_name: _valid(field.type) for field in info.fields if not field.required}
    if info.tag_field is not None:
        needed[info.tag_field] = st.just(info.tag)
    return st.fixed_dictionaries(needed, optional=others)
