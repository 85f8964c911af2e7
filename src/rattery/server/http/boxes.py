"""Boxes: a game's box as the data of a form, every value with its source and limits; and checks of boxes that clients send.

The form is derived from the fields that the parser of a box file records (`core.box_field`), so every game has one; its
labels are those of `core.box_words`.
"""

from __future__ import annotations

from rattery.core.box import BoxFile
from rattery.core.box_field import Field
from rattery.core.box_words import choice_name, entry_in_words, entry_name, field_name, section_name
from rattery.core.errors import BadBox
from rattery.core.game import Game
from rattery.core.grammar import SLOT, Grammar, filling_in_words, form_in_words, phrase_in_words
from rattery.core.json_data import Json
from rattery.core.packages import known_game
from rattery.core.registry import load_game
from rattery.core.words import Words
from rattery.server.connection.incoming import OwnBox
from rattery.server.errors import server_words
from rattery.server.part import Part

FILE = "box.toml"  # the file name in error messages about a box that a client entered in the form
OPEN_SLOT = "…"


def standard_form(name: str, lang: str) -> Part:
    """The form of a game's standard box."""
    return form_of(load_game(known_game(name)), lang)


def checked(name: str, wanted: OwnBox, lang: str) -> Part:
    """Check a box that a client sends: whether a game can be played with it, else what is wrong and where.

    A TOML file gets the same error sentence as `--box`; values entered in the form get one with the form's labels.
    """
    entered = BoxFile.from_data(wanted.box or {}, FILE, wanted.name) if wanted.toml is None else None
    try:
        game = load_game(known_game(name), entered or BoxFile(FILE, wanted.toml or ""))
    except BadBox as refused:
        said = _problem(refused, entered, known_game(name), lang) if entered is not None else refused.say(lang)
        return {"problem": said, "where": list(refused.where or ())}
    title = game.box_file.title
    written = BoxFile.from_data(game.box_file.data, FILE, title)
    return {"problem": None, "where": [], "toml": written.text, "name": title, **form_of(game, lang)}


def _problem(refused: BadBox, file: BoxFile, name: str, lang: str) -> str:
    """What is wrong with an entry of a form, in the labels of the form."""
    words, (section, key) = server_words(lang, name), refused.where or ("", "")
    if not section:
        return refused.problem(lang)
    fields = file.fields.get((section, key), {})
    texts = {fact: value for fact, value in refused.facts.items() if isinstance(value, str)}
    facts = {fact: _fact_in_words(text, fields, name, words) for fact, text in texts.items()}
    entry = refused.facts.get("entry")
    problem = refused.problem(lang, **facts)
    if refused.message == "box-entry" and isinstance(entry, str):
        named = field_name(words, section, entry)  # empty for a bare value, which the entry's label names
        told = {**refused.facts, **facts, "entry": named}
        problem = words.say("box-entry" if named else "box-value", **told)
    return words.say(
        "box-here",
        section=section_name(words, section),
        entry=entry_name(words, section, key),
        problem=problem,
    )


def _fact_in_words(fact: str, fields: dict[str, Field], name: str, words: Words) -> str:
    """A fact translated for players, if it is a phrase of a grammar or one of the choices of a field."""
    for category, field in fields.items():
        if field.grammar is not None and field.grammar.parse(fact):
            return phrase_in_words(words, field.grammar, category, fact).rstrip(".")
        if fact in field.choices:
            return choice_name(words, load_game(name), fact)
    return fact


def form_of(game: Game, lang: str) -> Part:
    """The form of a game's box: every section with its entries, and the standard value of those that differ from it."""
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
                "words": section_name(words, section),
                "series": _series(game, section, entries, usual, words),
                "entries": [
                    _entry(game, section, key, entry, usual.get(section, {}).get(key), words)
                    for key, entry in _in_order(entries, usual.get(section, {})).items()
                ],
            }
            for section, entries in sections.items()
        ],
    }


def _in_order(entries: Part, usual: Part) -> Part:
    """Entries in the order of the standard box, since a store may reorder keys; entries it does not have come last."""
    return {name: entries[name] for name in {**usual, **entries} if name in entries}


def _series(game: Game, section: str, entries: Part, usual: Part, words: Words) -> list[Part]:
    """The runs of numbered entries whose length may vary: the last entry if it may be removed, the next if it may be
    added."""
    found = []
    for (of, letter), (least, most) in game.box_file.series.items():
        if of != section or least == most:
            continue
        count = next(number for number in range(len(entries) + 1) if f"{letter}{number + 1}" not in entries)
        last, following = f"{letter}{count}", f"{letter}{count + 1}"
        found.append(
            {
                "last": last if count > least else None,
                "next": following if count < most else None,
                "entry": usual.get(section, {}).get(following) or entries[last],  # initial value of an added entry
                "last_words": entry_name(words, section, last),
                "next_words": entry_name(words, section, following),
            }
        )
    return found


def _entry(game: Game, section: str, key: str, entry: Part, usual: Part | None, words: Words) -> Part:
    fields = game.box_file.fields[section, key]
    return {
        "key": key,
        "words": entry_name(words, section, key),
        "source": entry["source"],
        "usual": usual if usual != entry else None,
        "usually": entry_in_words(words, game, section, key, usual),
        "fields": [
            _field(game, section, name, field, entry.get(name, field.otherwise), words)
            for name, field in fields.items()
        ],
    }


def _field(game: Game, section: str, name: str, field: Field, value: Json, words: Words) -> Part:
    return {
        "field": name,
        "words": field_name(words, section, name),
        "kind": field.kind,
        "least": field.least,
        "most": field.most,
        "counts": list(field.counts),
        "choices": [{"value": choice, "words": choice_name(words, game, choice)} for choice in field.choices],
        "fixed": field.is_fixed,
        "value": value,
    }


def _grammar(grammar: Grammar, category: str, words: Words) -> Part:
    """The forms of a phrase, translated with open slots, and the values of each slot, translated."""
    return {
        "forms": [
            {
                "form": form,
                "slots": SLOT.findall(form),
                "words": form_in_words(words, category, form, [OPEN_SLOT] * len(SLOT.findall(form))).replace("….", "…"),
            }
            for form in grammar.forms
        ],
        "names": {slot: words.say(f"{category}-{slot}") for slot in grammar.slots if words.knows(f"{category}-{slot}")},
        "slots": {
            slot: [{"value": value, "words": filling_in_words(words, category, slot, value)} for value in values]
            for slot, values in grammar.slots.items()
        },
    }
