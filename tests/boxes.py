"""Random legal boxes of any game, from the fields that its box reader declares, and random games with them."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import rattery
from rattery.core.box import BoxFile
from rattery.core.box_field import CHOICE, NAMES, NUMBER, NUMBERS, Field
from rattery.core.chance import Chance, draw
from rattery.core.errors import BadBox
from rattery.core.grammar import SLOT, Grammar
from rattery.core.moves import PlainOffers
from rattery.core.plain import plain
from rattery.core.record import blank
from rattery.core.registry import load_game
from rattery.core.words import LANGUAGES
from rattery.match.fairness import key_from_seed, seed_with_key

Data = dict[str, Any]
LONGEST_GAME = 20_000  # moves, after which a game counts as endless
COUNTS_CHANGED = 0.2  # share of changes to the number of cards, where a box allows any


def some_value(field: Field, luck: random.Random) -> Any:
    """A random value that is valid for the field by itself; the box as a whole may still be invalid."""
    if field.kind == NUMBER:
        return luck.randint(field.least, field.most)
    if field.kind == CHOICE:
        return luck.choice(field.choices)
    count = luck.choice(field.counts)
    if field.kind == NUMBERS:
        return sorted((luck.randint(field.least, field.most) for _ in range(count)), reverse=True)
    if field.kind == NAMES:
        return luck.sample(field.choices, count) if field.each_once else luck.choices(field.choices, k=count)
    assert field.grammar is not None
    return [some_phrase(field.grammar, luck) for _ in range(count)]


def some_phrase(grammar: Grammar, luck: random.Random) -> str:
    form = luck.choice(grammar.forms)
    return grammar.fill(form, tuple(luck.choice(grammar.slots[slot]) for slot in SLOT.findall(form)))


def change_something(box: Data, fields: dict[tuple[str, str], dict[str, Field]], luck: random.Random) -> None:
    """Changes one random value; or raises one number by one and lowers another of the line, as their sum may be fixed."""
    (section, key), values = luck.choice([entry for entry in fields.items() if entry[1]])
    entry, name = box[section][key], luck.choice(list(values))
    entry[name] = some_value(values[name], luck)
    entry["source"] = "photo"
    numbers = [other for other in values if values[other].kind == NUMBER and other != name]
    if numbers and values[name].kind == NUMBER and luck.random() < 0.5:
        before, other = deepcopy(entry), luck.choice(numbers)
        entry[name] = min(values[name].most, before[name] + 1)
        entry[other] = max(values[other].least, before[other] - 1)


def change_count(box: Data, series: dict[tuple[str, str], tuple[int, int]], luck: random.Random) -> None:
    """Removes the last of the lines numbered `A1`, `A2`, ..., or appends a copy of one of them."""
    (section, letter), (_, most) = luck.choice(sorted(series.items()))
    entries, count = box[section], count_of(box, section, letter)
    if count and (count >= most or luck.random() < 0.5):
        del entries[f"{letter}{count}"]
    elif count:
        entries[f"{letter}{count + 1}"] = deepcopy(entries[f"{letter}{luck.randint(1, count)}"])


def count_of(box: Data, section: str, letter: str) -> int:
    """The number of numbered lines of a section."""
    return sum(1 for key in box[section] if key.startswith(letter) and key.removeprefix(letter).isdigit())


def some_box(variant: str, luck: random.Random, changes: int) -> rattery.Game:
    """A game with a random box: the standard one after `changes` changes, of which invalid ones are skipped."""
    game = rattery.load(variant)
    for _ in range(changes):
        box = deepcopy(game.box_file.data)
        if game.box_file.series and luck.random() < COUNTS_CHANGED:
            change_count(box, game.box_file.series, luck)
        else:
            change_something(box, game.box_file.fields, luck)
        try:
            game = load_game(variant, BoxFile.from_data(box))
        except BadBox as refused:
            say_in_every_language(refused)
    return game


def say_in_every_language(refused: BadBox) -> None:
    """Checks that the refusal is one line in every language."""
    for lang in LANGUAGES:
        assert "\n" not in refused.say(lang)


def play_lawfully(game: rattery.Game, seed: int) -> int:
    """Plays a random game, interpreted, and checks the laws before every move; returns the number of moves."""
    rules, box, offers = game.rules, game.plain_box, PlainOffers(len(game.kind.moves) + 1)
    table, luck = plain(game.blank_table()), plain(blank(Chance))
    seed_with_key(table.chance, key_from_seed(seed))
    seed_with_key(luck, key_from_seed(seed + 1))
    rules.set_up(box, table)
    moves = 0
    while not rules.is_over(box, table):
        broken = rules.check(box, table)
        assert broken == 0, f"{game}: {rules.LAWS[broken]}"
        rules.legal(box, table, offers)
        assert offers.n > 0, f"{game}: nothing on offer"
        rules.play(box, table, int(offers.ids[draw(luck, offers.n)]))
        moves += 1
        assert moves < LONGEST_GAME, f"{game}: no end"
    assert any(rules.is_winner(box, table, seat) for seat in range(game.seats))
    return moves
