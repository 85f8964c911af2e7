"""The checker checks: a table corrupted in one way breaks the law about it, and a sound one breaks none."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.record import duplicate
from rattery.games.first_rat.rules import LAWS, check
from tests.positions import box_of, position, table_of

RICH: dict[str, Any] = {
    "rats": {0: [12, 4, "aboard"]},
    "cheese": {0: 3},
    "bolts": {0: 1},
    "light": {0: 16},
    "drinks": {0: 1},
    "caps": {0: ["food"]},
    "powers": {(0, "A"): ["sprinter"]},
    "marks": [(0, "food"), (0, "cockpit"), (0, "cargo"), (0, "booster")],
    "library": ["plumber"],
    "crow": ["rocket"],
}

TOGETHER = [  # the law, the options, and what is done to the table
    (1, 2, "players[0].rats[0] = 29"),
    (1, 2, "players[0].rats[0] = -2"),
    (1, 2, "players[1].rats[0] = 27"),
    (1, 1, "players[1].rats[0] = -1"),
    (2, 2, "players[0].rats[0] = 4"),
    (3, 2, "players[0].markers = 5"),
    (3, 2, "tracks[6].boxes[0] = -1"),
    (3, 2, "tracks[6].last_box[1] = 1"),
    (3, 2, "tracks[7].boxes[0] = 1"),
    (4, 2, "bolts = 16"),
    (4, 2, "players[1].bolts = 1"),
    (5, 2, "on_display.backpacks[0] = 3"),
    (5, 2, "players[1].backpacks[1] = 3"),
    (5, 2, "on_display.drinks = 5"),
    (5, 2, "players[0].drinks_taken = 2"),
    (5, 2, "on_display.caps = 0"),
    (5, 2, "on_display.caps = 1 << 10"),
    (5, 2, "on_display.comics = 0"),
    (5, 2, "gone.drinks = 1"),
    (6, 2, "tracks[0].boxes[1] = -1"),
    (6, 2, "tracks[4].boxes[0] = -3"),
    (6, 2, "tracks[4].spare = 0"),
    (6, 2, "tracks[4].boxes[0] = 4"),
    (6, 1, "tracks[7].spare = 4"),
    (7, 2, "players[0].cheese = -1"),
    (7, 2, "players[0].stock[2] = -1"),
    (7, 2, "players[0].mouldy = -1"),
    (7, 2, "players[1].drinks = 9"),
    (8, 2, "players[0].powers[1] = 1"),
    (8, 2, "players[0].powers[1] = 2"),
    (8, 2, "players[0].powers[2] = 2"),
    (9, 2, "players[0].light = 41"),
    (9, 2, "players[0].light = 3"),
    (9, 2, "players[0].light = 30"),
    (10, 2, "tiles[4] = 5"),
    (10, 2, "places[0] = 0"),
    (11, 1, "greg_deck[0] = greg_deck[1]"),
    (11, 1, "greg_seen = 0"),
    (11, 1, "greg_turned = 12"),
    (12, 2, "decider = 3"),
    (12, 2, "asked = 0"),
    (12, 2, "over = True"),
    (13, 2, "tracks[3].boxes[0], tracks[4].boxes[0] = -1, 0"),
    (14, 2, "tracks[2].card = 1"),
    (14, 2, "tracks[3].card = 9"),
]


@pytest.mark.parametrize(("law", "players", "corruption"), TOGETHER)
def test_a_table_that_breaks_a_law_is_found_out(law: int, players: int, corruption: str) -> None:
    more: dict[str, Any] = {"turned": ["A1"], "seen": ["A1"]} if players == 1 else {}
    table = position(f"first_rat(players={players})", **RICH, **more)
    s = duplicate(table.table)
    assert check(table.box, s) == 0
    left, right = corruption.split(" = ")
    places = {name: getattr(s, name) for name in ("players", "tracks", "tiles", "places", "on_display", "gone")}
    places["greg_deck"] = s.greg_deck
    target = ", ".join(f"s.{part}" for part in left.split(", "))
    exec(f"{target} = {right}", {"s": s, **places})  # noqa: S102
    assert LAWS[check(table.box, s)] == LAWS[law]


TWO, ALONE, FIRST_GAME = "first_rat(players=2)", "first_rat(players=1)", "first_rat(players=2,first_game=true)"
OTHER_PATH, OTHER_TRACKS = "first_rat(players=2,path=variable)", "first_rat(players=2,tracks=variable)"
SPENT = {"marks": [(0, "food")] * 7, "light": {0: 40}}  # all ten markers
DECK = {"turned": ["A1"], "deck": ["A2", "A3", "B1", "C"]}

# Several things at once, so that no other law finds out.
SUBTLE: list[tuple[int, str, dict[str, Any], str]] = [
    (1, TWO, {"rats": {0: [26]}}, "s.players[0].rats[0], s.step = 27, 1"),
    (2, TWO, {"rats": {0: [26, 25]}}, "s.players[0].rats[0] = s.players[0].rats[1] = 27"),
    (3, TWO, RICH, "s.players[0].markers, s.tracks[4].boxes[0] = 6, 0"),
    (5, TWO, RICH, "s.on_display.drinks, s.gone.drinks, s.players[0].drinks_taken = 0, 1, 2"),
    (5, TWO, RICH, "s.on_display.caps, s.gone.caps = 0, 1"),
    (5, TWO, RICH, "s.on_display.comics, s.gone.comics = 0, 2"),
    (5, TWO, RICH, "s.on_display.backpacks[0], s.gone.backpacks[0] = 1, 1"),
    (5, TWO, {}, "s.on_display.drinks, s.gone.drinks, s.on_display.caps, s.gone.caps = 2, 1, 62, 1"),
    (5, TWO, {}, "s.on_display.drinks, s.gone.drinks, s.on_display.comics, s.gone.comics = 2, 1, 62, 1"),
    (5, TWO, {}, "s.on_display.drinks, s.gone.drinks, s.on_display.backpacks[0], s.gone.backpacks[0] = 2, 1, 1, 1"),
    (5, ALONE, {}, "s.on_display.backpacks[0], s.players[0].backpacks[0] = -1, 3"),
    (5, ALONE, {}, "s.on_display.backpacks[0], s.on_display.backpacks[1] = 3, 1"),
    (5, ALONE, {}, "s.on_display.drinks, s.gone.drinks = -1, 4"),
    (5, TWO, {}, "s.on_display.caps, s.players[0].caps = 31, 1"),
    (5, TWO, {}, "s.on_display.comics, s.players[0].comics = 31, 1"),
    (5, TWO, {}, "s.on_display.caps = 31 | 1 << 10"),
    (5, TWO, {}, "s.on_display.comics = 31 | 1 << 10"),
    (5, FIRST_GAME, {}, "s.on_display.comics = 31 | 1 << 6"),
    (6, TWO, {}, "s.tracks[4].boxes[0] = 2"),
    (6, TWO, {}, "s.tracks[4].boxes[0] = -4"),
    (6, TWO, {}, "s.tracks[4].boxes[0] = -2"),
    (6, TWO, {}, "s.tracks[4].boxes[1] = 0; s.players[0].markers = 9"),
    (6, TWO, {}, "s.tracks[4].spare = 4"),
    (6, ALONE, {}, "s.tracks[3].spare = 4"),
    (6, ALONE, {}, "s.tracks[4].spare = 5"),
    (6, ALONE, {}, "s.tracks[4].boxes[0] = -3"),
    (7, TWO, RICH, "s.players[0].drinks = -1"),
    (7, TWO, RICH, "s.players[0].bolts, s.bolts = -1, 17"),
    (7, TWO, SPENT, "s.players[0].markers, s.tracks[6].last_box[0] = -1, 6"),
    (8, TWO, RICH, "s.players[0].powers[0], s.players[0].powers[2] = 0, 1"),
    (8, TWO, RICH, "s.players[0].powers[0], s.players[0].powers[3] = 0, 1"),
    (9, TWO, SPENT, "s.players[0].light = 41"),
    (9, TWO, {}, "s.players[1].light = -1"),
    (9, TWO, SPENT, "s.players[0].light = 27"),
    (10, TWO, {}, "s.tiles[2], s.tiles[5] = 5, 2"),
    (10, TWO, {}, "s.places[0] |= 1 << 2"),
    (10, TWO, {}, "s.places[0] ^= 1 << 1; s.places[1] |= 1 << 1"),
    (10, OTHER_PATH, {}, "s.tiles[2] = 5"),
    (10, OTHER_PATH, {}, "s.tiles[1], s.tiles[8] = 8, 1"),
    (11, ALONE, DECK, "s.greg_deck[4] = 20"),
    (11, ALONE, DECK, "s.greg_deck[1] = 20"),
    (11, ALONE, DECK, "s.greg_seen |= 1 << 20"),
    (11, ALONE, DECK, "s.greg_turned = -1"),
    (11, ALONE, DECK, "s.greg_seen = sum(1 << int(card) for card in s.greg_deck); s.greg_turned = 12"),
    (12, TWO, {}, "s.decider = 2"),
    (12, TWO, {}, "s.decider = -1"),
    (12, ALONE, {}, "s.decider = 1"),
    (12, TWO, {}, "s.asked = 13"),
    (13, ALONE, {}, "s.tracks[3].boxes[0], s.players[1].markers = 1, 9"),
    (14, TWO, {}, "s.tracks[0].card, s.tracks[1].card = 1, 0"),
    (14, OTHER_TRACKS, {}, "s.tracks[0].card = s.tracks[1].card"),
    (14, OTHER_TRACKS, {}, "s.tracks[0].card = 0"),
]


@pytest.mark.parametrize(("law", "variant", "what", "corruption"), SUBTLE)
def test_a_law_is_broken_though_all_others_hold(law: int, variant: str, what: dict[str, Any], corruption: str) -> None:
    table = position(variant, **what)
    exec(corruption, {"s": table.table})  # noqa: S102
    assert LAWS[check(table.box, table.table)] == LAWS[law]


STANDARD = (files("rattery.games.first_rat") / "box.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("law", "variant", "paper", "number"),
    [
        (0, TWO, "caps", 9),
        (5, TWO, "caps", 10),
        (0, TWO, "comics", 9),
        (5, TWO, "comics", 10),
        (0, FIRST_GAME, "comics", 5),
        (5, FIRST_GAME, "comics", 6),
    ],
)
def test_where_one_cap_and_one_comic_are_set_out_they_are_real_ones(
    law: int, variant: str, paper: str, number: int, tmp_path: Path
) -> None:
    """In a first game, none of the comics that make super rats."""
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r"(?m)^(caps|comics)( += { value =) 6", r"\1\2 1", STANDARD), encoding="utf-8")
    match = rattery.load(variant, box=str(path)).new(seed=1)
    setattr(table_of(match).on_display, paper, 1 << number)
    assert LAWS[check(box_of(match.game), table_of(match))] == LAWS[law]


EVERYTHING_TURNED = "s.greg_seen = sum(1 << int(card) for card in s.greg_deck); s.greg_turned = 11"


@pytest.mark.parametrize(
    ("variant", "what", "change"),
    [
        (TWO, SPENT, ""),
        (TWO, {"marks": [(0, "food")] * 10}, "s.players[0].light = 40"),
        (
            TWO,
            {"marks": [(0, "cockpit"), (0, "cargo"), *[(0, "food")] * 8]},
            "s.tracks[2].boxes[0], s.tracks[6].last_box[0] = 0, 5",
        ),
        (TWO, {"bolts": {0: 16}}, ""),
        (TWO, {"zippy": 0, "harry": [], "crow": [], "library": []}, ""),
        (TWO, {"light": {0: 15, 1: 14}}, ""),
        (TWO, {}, "s.decider, s.asked = 1, 12"),
        (TWO, {}, "s.over, s.decider = True, -1"),
        (ALONE, {"zippy": 1, "harry": ["blue"], "crow": ["food"], "library": ["plumber"]}, ""),
        (ALONE, {"spare": {"cockpit": 1, "food": 5}}, ""),
        (ALONE, DECK, EVERYTHING_TURNED),
        (FIRST_GAME, {}, ""),
        (OTHER_PATH, {}, ""),
        (OTHER_TRACKS, {}, ""),
    ],
)
def test_a_table_may_go_to_its_limits(variant: str, what: dict[str, Any], change: str) -> None:
    table = position(variant, **what)
    exec(change, {"s": table.table})  # noqa: S102
    assert LAWS[check(table.box, table.table)] == LAWS[0]


def test_every_law_is_tried() -> None:
    assert {law for law, _, _ in TOGETHER} == set(range(1, len(LAWS)))


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no two rats"):
        position("first_rat(players=2)", rats={0: [5, 5]})
    with pytest.raises(ValueError, match="no marker left"):
        position("first_rat(players=2)", marks=[(0, "food")] * 11)
    with pytest.raises(ValueError, match="bolt"):
        position("first_rat(players=2)", bolts={0: 17})
