"""Observations: what their schema says holds of every table, and nothing `imagine` works with is missing from them."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from rattery.core.game import Game
from rattery.core.observation import BASICS, GROUPS, JOINS, Schema, basics_of, network_inputs_of
from rattery.core.packages import game_names
from rattery.core.record import Row, bytes_of
from rattery.envs.ids import version
from rattery.match import Match
from tests.brought import with_rule
from tests.positions import table_of
from tests.variants import VARIANTS, is_sampled, loaded, variants_of

KNOWN = {
    name: (int(number), digest)
    for name, number, digest in map(str.split, (Path(__file__).parent / "observations.txt").read_text().splitlines())
}
ROOTS, BRANCHES, DEPTH = 2, 16, 4
each_game = pytest.mark.parametrize("name", game_names())


def eyes_of(match: Match) -> list[int | None]:
    return [*range(match.game.players), None]


def observed(match: Match, seat: int | None) -> np.ndarray[Any, Any]:
    out = np.full(match.game.rules.OBSERVATION, 77, np.int16)
    match.game.rules.observe(match.game.plain_box, match.position.table, match.eye(seat), cast(Row[int], out))
    return out


# The schema.


def test_a_schema_gives_places_labels_ranges_and_fields() -> None:
    schema = Schema()
    first = schema.number("round", "the round", 1, 9)
    hand = schema.row("hand", "cards in hand", 0, 5, ["trap", "clover"])
    with schema.each("rat", ["seat 0", "seat 1"]) as rat:
        points = rat.number("points", "points", 0, 99)
        stock = rat.row("stock", "in stock", 0, 5, ["trap", "clover"])
    begin = schema.begin(JOINS)
    grid = schema.row("grid", "a grid", -1, 1, ["a", "b"], ["x", "y"])
    assert [first, hand, rat.start, rat.length, points, stock, begin, grid] == [0, 1, 3, 3, 0, 1, 9, 9]
    assert schema.labels()[:5] == [
        "the round",
        "cards in hand: trap",
        "cards in hand: clover",
        "seat 0: points",
        "seat 0: in stock: trap",
    ]
    assert schema.labels()[-1] == "a grid: b, y"
    assert schema["rat.stock"].columns.tolist() == [[4, 5], [7, 8]]
    assert schema["rat.stock"].shape == (2, 2)
    assert schema.low.tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1]
    assert schema.columns(JOINS).tolist() == [9, 10, 11, 12]
    read = schema.read(np.arange(26).reshape(2, 13))
    assert read["round"].tolist() == [0, 13]
    assert read["rat.points"].tolist() == [[3, 6], [16, 19]]
    assert len(schema) == 13


@pytest.mark.parametrize(
    ("declare", "told"),
    [
        (lambda schema: schema.number("round", "again", 0, 1), "two fields are called round"),
        (lambda schema: schema.number("points", "points", 5, 1), "points would go from 5 to 1"),
        (lambda schema: schema.begin(BASICS), "basics begins after joins; the order is: basics, options, joins"),
        (lambda schema: schema.are_private("round", "hands"), "there are no fields called hands"),
    ],
)
def test_a_mistake_in_a_schema_is_told_in_a_sentence(declare: Callable[[Schema], object], told: str) -> None:
    schema = Schema()
    schema.number("round", "the round", 1, 9)
    schema.begin(JOINS)
    with pytest.raises(ValueError, match=told):
        declare(schema)


def test_any_number_of_a_game_without_a_schema_may_be_private() -> None:
    assert Schema.of_numbers(3).private_columns.tolist() == [0, 1, 2]


def test_another_layout_has_another_digest() -> None:
    one, other, same = Schema(), Schema(), Schema()
    one.number("round", "the round", 1, 9)
    other.number("round", "the round", 1, 8)
    same.number("round", "said otherwise", 1, 9)
    assert one.digest == same.digest != other.digest


@each_game
def test_an_observation_that_changed_has_a_new_version(name: str) -> None:
    """A change of an observation needs a new ENVIRONMENT_VERSION and the new digest in tests/observations.txt."""
    assert KNOWN[name] == (version(name), loaded(name).schema.digest)


@pytest.mark.parametrize("name", with_rule("OBSERVED"))
def test_every_number_has_a_meaning_of_its_own(name: str) -> None:
    schema = loaded(name).schema
    assert len(set(schema.labels())) == len(schema) == loaded(name).rules.OBSERVATION
    assert sorted(schema.columns().tolist()) == list(range(len(schema)))
    assert schema.columns(BASICS).tolist() == list(range(basics_of(loaded(name).rules)[0]))
    assert {field.group for field in schema} == set(GROUPS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_number_is_in_its_range(variant: str) -> None:
    game, luck = loaded(variant), random.Random(variant)
    match, schema = game.new(seed=5), game.schema
    while not match.is_over:
        for seat in eyes_of(match) if is_sampled(match) else ():
            seen = observed(match, seat)
            wrong = np.flatnonzero((seen < schema.low) | (seen > schema.high))
            assert [(schema.labels()[place], int(seen[place])) for place in wrong] == []
        match.play(luck.choice(match.moves()))


# What `imagine` works with.


def canonical_of(game: Game) -> Callable[[np.ndarray[Any, Any], int], None]:
    """A game's function that brings a table to a canonical form, in place; none is needed if every state has one form."""
    module = f"tests.games.{game.name}.canonical"
    if find_spec(module.rpartition(".")[0]) is None or find_spec(module) is None:
        return lambda table, eye: None
    found: Callable[[np.ndarray[Any, Any], int], None] = import_module(module).canonical
    return found


def imagined_bytes(match: Match, seat: int | None) -> bytes:
    """The canonical bytes of the world a seat imagines with a fixed seed."""
    canonical, layout = canonical_of(match.game), match.game.rules.Table.dtype
    table = np.frombuffer(bytearray(bytes_of(table_of(match))), layout)
    canonical(table, match.eye(seat))
    world = Match.imagined_from(match.game, table.tobytes()).imagine(seat, 11)
    imagined = np.frombuffer(bytearray(bytes_of(table_of(world))), layout)
    canonical(imagined, match.eye(seat))
    return imagined.tobytes()


def different_worlds(variant: str, observation: Callable[[Match, int | None], bytes]) -> tuple[int, int]:
    """Plays on from a table in many ways and pairs tables that a seat observes as the same. Returns the number of pairs of
    different tables, and in how many the worlds imagined with the same seed differ."""
    pairs = differing = 0
    luck = random.Random(variant)
    for seed in range(ROOTS):
        root = loaded(variant).new(seed=seed)
        for _ in range(luck.randrange(3, 60)):
            if not root.is_over:
                root.play(luck.choice(root.moves()))
        for seat in eyes_of(root) if not root.is_over else ():
            worlds: dict[tuple[int | None, bytes], tuple[bytes, bytes]] = {}
            for world in branches(root, seat, luck):
                key = world.turn, observation(world, seat)
                table, imagined = bytes_of(table_of(world)), imagined_bytes(world, seat)
                known_table, known_imagined = worlds.setdefault(key, (table, imagined))
                pairs += known_table != table
                differing += known_imagined != imagined
    return pairs, differing


def branches(root: Match, seat: int | None, luck: random.Random) -> Any:
    for _ in range(BRANCHES):
        world = root.imagine(seat, luck.randrange(1 << 40))
        for _ in range(DEPTH):
            if not world.is_over:
                world.play(luck.choice(world.moves()))
            if not world.is_over:
                yield world


def whole_observation(match: Match, seat: int | None) -> bytes:
    return observed(match, seat).tobytes()


@pytest.mark.parametrize("variant", [variant for name in game_names() for variant in variants_of(name)[1:8:3]])
def test_tables_with_the_same_observation_have_the_same_imagined_worlds(variant: str) -> None:
    pairs, differing = different_worlds(variant, whole_observation)
    assert differing == 0
    assert pairs > 0 or loaded(variant).kind.is_open(loaded(variant).box)


@pytest.mark.parametrize("rule_of", [basics_of, network_inputs_of], ids=["basics", "network inputs"])
@each_game
def test_what_is_observed_in_part_is_the_beginning_of_the_whole(name: str, rule_of: Callable[..., Any]) -> None:
    luck = random.Random(4)
    match = Match(loaded(f"{name}(players=3)"), bytes(16))
    while not match.is_over and len(match.history) < 120:
        match.play(luck.choice(match.moves()))
        for seat in (None, 0, 1):
            count, observe = rule_of(match.game.rules)
            part = np.full(count, -99, np.int16)
            observe(match.game.plain_box, match.position.table, match.eye(seat), cast(Row[int], part))
            assert part.tobytes() == whole_observation(match, seat)[: part.nbytes]


def test_the_basics_alone_would_not_be_enough() -> None:
    """Without the memory aid the observation lacks what a seat has seen before, so the test above can fail."""

    def basics(match: Match, seat: int | None) -> bytes:
        count, observe_basics = basics_of(match.game.rules)
        out = np.zeros(count, np.int16)
        observe_basics(match.game.plain_box, match.position.table, match.eye(seat), cast(Row[int], out))
        return out.tobytes()

    _, differing = different_worlds("ratjack(players=3,packs=rats+weasels,memory_aid=false)", basics)
    assert differing > 0
