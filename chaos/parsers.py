"""All parsers of user input, as functions of bytes for fuzzing: invalid input raises an error with a readable sentence.

Used by Hypothesis, which corrupts valid examples (tests/chaos), and by the coverage-guided fuzzer (chaos/fuzz_guided).
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import rattery
from rattery.core.box import BoxFile
from rattery.core.errors import RatteryError
from rattery.core.packages import game_names
from rattery.core.registry import load_game
from rattery.core.words import LANGUAGES, fluent_text, message_ids
from rattery.match.match import Match
from rattery.match.saving import read_match
from rattery.match.verify import verify_file
from rattery.server.connection import incoming
from rattery.server.tables.player_text import clean_name, clean_talk

Parser = Callable[[bytes], None]
LONGEST_SENTENCE = 4000  # characters
BODIES = (incoming.NewTable, incoming.Join, incoming.Code, incoming.Sheet)


def sentence(error: RatteryError) -> None:
    """Checks that an error has a text of reasonable length in every language."""
    for lang in LANGUAGES:
        said = error.say(lang)
        assert said.strip(), f"{type(error).__name__} says nothing"
        assert len(said) < LONGEST_SENTENCE, f"{type(error).__name__} says {len(said)} signs"


def refusal_checked(parse: Parser) -> Parser:
    """Wraps a parser: a RatteryError is allowed if its text passes `sentence`."""

    def checked(data: bytes) -> None:
        try:
            parse(data)
        except RatteryError as error:
            sentence(error)

    return checked


def _in_a_file(data: bytes, read: Callable[[Path], Any]) -> None:
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(data)
        file.flush()
        read(Path(file.name))


def save(data: bytes) -> None:
    _in_a_file(data, read_match)


def verify(data: bytes) -> None:
    _in_a_file(data, verify_file)


def box(data: bytes) -> None:
    """A box file, loaded for the game it names."""

    def read(path: Path) -> None:
        file = BoxFile.at(path)
        name = file.data.get("game")
        load_game(name if name in game_names() else "rat_trap", file)

    _in_a_file(data, read)


def options(data: bytes) -> None:
    load_game(_text(data))


def notation(data: bytes) -> None:
    for name in game_names():
        match = _begun(name)
        try:
            match.find(_text(data))
        except RatteryError as error:
            sentence(error)


def message(data: bytes) -> None:
    incoming.id_of(data)
    incoming.read_message(data)


def body(data: bytes) -> None:
    for kind in BODIES:
        try:
            incoming.read_body(data, kind)
        except RatteryError as error:
            sentence(error)


def speech(data: bytes) -> None:
    """A name or a line of talk; checks that the result has no control or direction characters."""
    for read in (clean_name, clean_talk):
        said = read(_text(data))
        assert not any(ord(sign) < 32 or 0x7F <= ord(sign) < 0xA0 or sign in "\u202e\u2066" for sign in said)


def fluent(data: bytes) -> None:
    """A Fluent file; a syntax error must be reported as such."""
    try:
        list(message_ids(_text(data)))
    except ValueError as error:
        if "this is not Fluent" not in str(error):
            raise


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


@cache
def _begun(name: str) -> Match:
    return rattery.load(name).new(seed=1)


PARSERS: dict[str, Parser] = {
    parse.__name__: refusal_checked(parse)
    for parse in (save, verify, box, options, notation, message, body, speech, fluent)
}


@cache
def examples(parser: str) -> list[bytes]:
    """Valid inputs of a parser, to be corrupted."""
    if parser in ("save", "verify"):
        return [json.dumps(_some_moves(name).save()).encode() for name in game_names()]
    if parser == "box":
        return [BoxFile.standard(name).text.encode() for name in game_names()]
    if parser == "fluent":
        return [fluent_text(lang).encode() for lang in LANGUAGES]
    return GOOD[parser]


def _some_moves(name: str) -> Match:
    match = rattery.load(name).new(seed=2)
    for _ in range(5):
        match.play(match.moves()[0])
    return match


GOOD = {
    "options": [b"rat_trap(players=4,roles=true)", b"first_rat", b"ratjack(packs=rats-weasels)"],
    "notation": [b"keep", b"keep claws", b"lay 1", b"12>19 pipe", b"0"],
    "message": [b'{"type":"move","id":"0123456789","version":3,"move":"keep"}', b'{"type":"hello","secrets":[]}'],
    "body": [b'{"game":"rat_trap(players=2)","seats":[{"kind":"me"},{"kind":"bot","level":"easy"}]}'],
    "speech": ["Ann\u202e \u0301\u0301\u0301\u0301!".encode(), b"hello"],
}
