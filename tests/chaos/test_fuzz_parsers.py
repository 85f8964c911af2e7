"""Fuzzing of parsers: files, options, moves and names are read, or refused with a sentence in every language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chaos.corruption import corrupted_bytes, corrupted_json
from chaos.fuzz_guided import NAMES
from chaos.fuzz_settings import fuzz_settings
from chaos.parsers import PARSERS, examples, refusal_checked

IN_JSON = ("save", "verify", "message", "body")


@pytest.mark.parametrize("parser", PARSERS)
def test_what_was_spoilt_is_read_or_refused_in_words(parser: str) -> None:
    good = examples(parser)
    spoilt = corrupted_bytes(good) | st.binary(max_size=60)
    if parser in IN_JSON:
        spoilt |= corrupted_json(good)

    @fuzz_settings()
    @given(spoilt)
    def read(data: bytes) -> None:
        PARSERS[parser](data)

    read()


@pytest.mark.parametrize("parser", PARSERS)
def test_what_is_good_is_read(parser: str) -> None:
    for good in examples(parser):
        PARSERS[parser](good)


def test_a_parser_that_fails_is_found() -> None:
    def fails(data: bytes) -> None:
        int(data)

    with pytest.raises(ValueError, match="invalid literal"):
        refusal_checked(fails)(b"no number")


def test_the_guided_fuzzer_knows_every_parser() -> None:
    assert set(NAMES) == set(PARSERS)
