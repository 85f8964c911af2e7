"""Boxes: what is in a game's box as a form, every value with its source and its limits; and the check of somebody's own.

The form follows from what the reader of a box file notes while it reads (`core.box_field`), so every game has one.
"""

from __future__ import annotations

from typing import Any

from rattery.core.box import BoxFile
from rattery.core.box_field import Field
from rattery.core.errors import BadBox
from rattery.core.game import Game, Names
from rattery.core.grammar import SLOT, Grammar, filling_in_words, form_in_words
from rattery.core.packages import known_game
from rattery.core.registry import load_game
from rattery.core.words import Words
from rattery.server.connection.incoming import OwnBox
from rattery.server.errors import server_words
from rattery.server.part import Part

FILE = "box.toml"  # what a box that was never in a file is called in sentences about it
OPEN_SLOT = "…"


def standard_form(name: str, lang: str) -> Part:
    """The box that comes with a game."""
    return form_of(load_game(known_game(name)), lang)


def checked(name: str, wanted: OwnBox, lang: str) -> Part:
    """Somebody's box: whether a game can be played with it, else the sentence `--box` would say and where it belongs."""
    try:
        file = BoxFile(FILE, wanted.toml) if wanted.toml is not None else BoxFile.written(FILE, wanted.box or {})
        game = load_game(known_game(name), file)
    except BadBox as refused:
        return {"problem": refused.say(lang), "where": list(refused.where or ())}
    file = BoxFile.written(FILE, game.box_file.data)
    return {"problem": None, "where": [], "toml": file.text, **form_of(game, lang)}


def form_of(game: Game, lang: str) -> Part:
    """Every section with its entries; what is not as in the standard box comes with what is usual there."""
    words, usual = server_words(lang, game.name), BoxFile.standard(game.name).data
    sections = _in_order(
        {name: entries for name, entries in game.box_file.data.items() if isinstance(entries, dict)}, usual
    )
    return {
        "game": game.name,
        "title": words.say("game-title"),
        "box": game.box_file.data,
        "differences": [list(entry) for entry in game.other_entries],
        "grammars": {
            name: _grammar(field.grammar, name, words)
            for fields in game.box_file.fields.values()
            for name, field in fields.items()
            if field.grammar is not None
        },
        "sections": [
            {
                "section": section,
                "entries": [
                    _entry(game, section, key, entry, usual.get(section, {}).get(key), words)
                    for key, entry in _in_order(entries, usual.get(section, {})).items()
                ],
            }
            for section, entries in sections.items()
        ],
    }


def _in_order(entries: Part, usual: Part) -> Part:
    """In the order of the standard box, whatever order a store has brought them into; others come last."""
    return {name: entries[name] for name in {**usual, **entries} if name in entries}


def _entry(game: Game, section: str, key: str, entry: Part, usual: Any, words: Words) -> Part:
    fields = game.box_file.fields[section, key]
    return {
        "key": key,
        "words": _thing(game, key, words),
        "source": entry["source"],
        "usual": usual if usual != entry else None,
        "fields": [
            _field(game, name, field, entry.get(name, field.otherwise), words) for name, field in fields.items()
        ],
    }


def _field(game: Game, name: str, field: Field, value: Any, words: Words) -> Part:
    return {
        "field": name,
        "kind": field.kind,
        "least": field.least,
        "most": field.most,
        "counts": list(field.counts),
        "choices": [{"value": choice, "words": _thing(game, choice, words)} for choice in field.choices],
        "fixed": field.is_fixed,
        "value": value,
    }


def _grammar(grammar: Grammar, category: str, words: Words) -> Part:
    """The forms of a phrase, in words with open slots, and in words what fits into a slot."""
    return {
        "forms": [
            {
                "form": form,
                "slots": SLOT.findall(form),
                "words": form_in_words(words, category, form, [OPEN_SLOT] * len(SLOT.findall(form))),
            }
            for form in grammar.forms
        ],
        "slots": {
            slot: [{"value": value, "words": filling_in_words(words, category, slot, value)} for value in values]
            for slot, values in grammar.slots.items()
        },
    }


def _thing(game: Game, name: str, words: Words) -> str:
    """What a thing of this name is called, if the game has words for it."""
    for meaning in game.kind.vocabulary.values():
        message = f"{meaning.category}-{name.replace('_', '-')}" if isinstance(meaning, Names) else ""
        if isinstance(meaning, Names) and name in meaning.names and words.knows(message):
            return words.say(message)
    return name.replace("_", " ")
