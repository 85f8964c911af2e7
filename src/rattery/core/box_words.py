"""The contents of a box in a player's words: names of sections, entries, fields and values, and whole entries.

A game defines these messages among its other words; where one is missing, the spelling of the file is used.

    box-section-stalls = At the stalls            a section
    box-entry-limits-rounds = Rounds              an entry
    box-entry-stalls = With { $key } rats         every entry of a section that has no name of its own
    box-field-wasps = wasps                       a field; `box-field-stalls-wasps` for the field of one section
    box-choice-ripe = ripe                        a choice
    box-said-stalls = { $wasps } wasps, ...       a whole entry in a sentence, its fields being facts
"""

from __future__ import annotations

import re

from rattery.core.box import BoxFile
from rattery.core.box_field import CHOICE, NAMES, NUMBERS, PHRASES, Field
from rattery.core.box_names import choice_in_box, join_parts, slug, spelled
from rattery.core.game import Game, Names
from rattery.core.grammar import phrase_in_words
from rattery.core.json_data import Json, JsonObject
from rattery.core.words import Words


def section_name(words: Words, section: str) -> str:
    """A section as a title."""
    return _said(words, f"box-section-{slug(section)}") or section.replace("_", " ")


def entry_name(words: Words, section: str, key: str) -> str:
    """An entry of a section: by its own name, or by the common name of the section's entries with its key."""
    own = _said(words, f"box-entry-{slug(section)}-{slug(key)}")
    number = int(key) if key.isdecimal() else key  # Fluent selects plural forms by numbers, not by texts
    return own or _said(words, f"box-entry-{slug(section)}", key=number) or spelled(key)


def field_name(words: Words, section: str, field: str) -> str:
    """A field of an entry; empty for an entry's only value, `value`."""
    if field == "value":
        return ""
    own = _said(words, f"box-field-{slug(section)}-{slug(field)}")
    return own or _said(words, f"box-field-{slug(field)}") or field.replace("_", " ")


def choice_name(words: Words, game: Game, choice: str) -> str:
    """A choice: by its name in boxes, else by what the game calls a thing of that name."""
    if own := choice_in_box(words, choice):
        return own
    for meaning in game.kind.vocabulary.values():
        message = f"{meaning.category}-{slug(choice)}" if isinstance(meaning, Names) else ""
        if isinstance(meaning, Names) and choice in meaning.names and words.knows(message):
            return words.say(message)
    return spelled(choice)


def value_in_words(words: Words, game: Game, name: str, field: Field, value: Json) -> str | int:
    """One value: a number, a choice, a list of either, or an effect as sentences without capital and full stop."""
    if field.kind == CHOICE:
        return choice_name(words, game, str(value))
    if field.kind == NAMES:
        return ", ".join(choice_name(words, game, str(each)) for each in _parts(value))
    if field.kind == NUMBERS:
        return ", ".join(map(str, _parts(value))) or words.say("box-said-nothing")
    if field.kind == PHRASES and field.grammar is not None:
        said = [phrase_in_words(words, field.grammar, name, str(phrase)) for phrase in _parts(value)]
        parts = [sentence[0].lower() + sentence[1:].rstrip(".") for sentence in said]
        return join_parts(words, parts or [words.say("box-said-nothing")])
    assert isinstance(value, int)
    return int(value)


def _parts(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def entry_in_words(words: Words, game: Game, section: str, key: str, entry: JsonObject | None) -> str:
    """A whole entry of this game's box or of another box of the same game; None for an entry that the box does not have."""
    if entry is None:
        return words.say("box-said-missing")
    fields = game.box_file.fields.get((section, key)) or _fields_like(game, section, key)
    values = {
        name: value_in_words(words, game, name, field, entry.get(name, field.otherwise))
        for name, field in fields.items()
        if field.otherwise is None or entry.get(name, field.otherwise) != field.otherwise
    }
    whole = f"box-said-{slug(section)}"
    if words.knows(whole) and len(values) == len(fields):
        return words.say(whole, key=key, **{slug(name): value for name, value in values.items()})
    if len(values) == 1:
        return str(next(iter(values.values())))
    return ", ".join(f"{field_name(words, section, name)} {value}" for name, value in values.items())


def differences_in_words(words: Words, game: Game) -> list[JsonObject]:
    """Every entry that differs from the standard box: its name, how it is here and what is usual."""
    usual, own = BoxFile.standard(game.name).data, game.box_file.data
    found = (
        {
            "section": section,
            "key": key,
            "name": f"{section_name(words, section)}: {entry_name(words, section, key)}",
            "here": entry_in_words(words, game, section, key, own.get(section, {}).get(key)),
            "usual": entry_in_words(words, game, section, key, usual.get(section, {}).get(key)),
        }
        for section, key in game.other_entries
    )
    return [entry for entry in found if entry["here"] != entry["usual"]]


def _fields_like(game: Game, section: str, key: str) -> dict[str, Field]:
    """The fields of an entry that this box does not have: those of an entry of the section with the same letters."""
    letters = re.sub(r"\d+$", "", key)
    alike = (
        fields
        for (other, known), fields in game.box_file.fields.items()
        if other == section and re.sub(r"\d+$", "", known) == letters
    )
    return next(alike, {})


def _said(words: Words, message: str, **facts: object) -> str:
    return words.say(message, **facts) if words.knows(message) else ""
