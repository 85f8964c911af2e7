"""Checks the invariants of tables and of imagined worlds in random games.

After every move the table must obey its laws. A random eye imagines a world, which must obey them, too, and give that eye
the same observation. All observations go into a digest, so that interpreted and compiled runs can be compared in one
number.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from rattery.core.chance import Chance, draw
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import out_of_line, rule
from rattery.core.game import Game
from rattery.core.interpreted import linked
from rattery.core.plain import plain, plain_copier
from rattery.core.record import array_of, blanks, record_of
from rattery.playouts.playout import random_move_rule, seed_playout, simulation_key

PRIME = 2_147_483_647
WORLD_BREAKS_LAW = 1_000  # added to the number of the law that an imagined world breaks
WORLD_LOOKS_DIFFERENT = 2_000  # code of an imagined world with another observation or turn


@rule
def digest_of(digest: int, numbers: Any) -> int:
    for number in numbers:
        digest = (digest * 1_000_003 + int(number) + 7) % PRIME
    return digest


@rule
def look_the_same(numbers: Any, others: Any) -> bool:
    for place in range(len(numbers)):
        if numbers[place] != others[place]:
            return False
    return True


@cache
def inspection_rule(rules: Any) -> Any:
    """Makes the rule that plays one random game and checks it: returns its length, its digest and an error code (0: none).

    Functions called from several places are compiled out of line, to be compiled once.
    """
    set_up, is_over, turn, random_move = rules.set_up, rules.is_over, rules.turn, random_move_rule(rules)
    imagine, checking, observing = rules.imagine, rules.check, rules.observe

    @out_of_line
    def check(box: Any, s: Any) -> int:
        return int(checking(box, s))

    @out_of_line
    def observe(box: Any, s: Any, eye: int, out: Any) -> None:
        observing(box, s, eye, out)

    @rule
    def inspection(
        boxes: Any, tables: Any, worlds: Any, offers: Any, lucks: Any, eyes: Any, seen: Any, imagined: Any
    ) -> tuple[int, int, int]:
        box, s, luck = boxes[0], tables[0], lucks[0]
        set_up(box, s)
        length = 0
        digest = 0
        while not is_over(box, s):
            broken = check(box, s)
            if broken != 0:
                return length, digest, broken
            eye = eyes[draw(luck, len(eyes))]
            worlds[0] = tables[0]
            imagine(box, worlds[0], eye, luck)
            observe(box, s, eye, seen)
            observe(box, worlds[0], eye, imagined)
            broken = check(box, worlds[0])
            if broken != 0:
                return length, digest, WORLD_BREAKS_LAW + broken
            if not look_the_same(seen, imagined) or turn(box, s) != turn(box, worlds[0]):
                return length, digest, WORLD_LOOKS_DIFFERENT
            digest = digest_of(digest, seen)
            observe(box, worlds[0], turn(box, s), imagined)
            digest = digest_of(digest, imagined)
            random_move(box, s, offers[0], luck)
            length += 1
        return length, digest, check(box, s)

    return inspection


@cache
def inspection_entry(rules: Any) -> Any:
    """The compiled loop over games; stops at the first error."""
    inspection = inspection_rule(rules)

    def inspections(boxes, tables, worlds, offers, lucks, eyes, seen, imagined, key, first, results):  # type: ignore[no-untyped-def]
        for game in range(len(results)):
            seed_playout(tables[0].chance, lucks[0], key[0], key[1], first + game)
            length, digest, wrong = inspection(boxes, tables, worlds, offers, lucks, eyes, seen, imagined)
            results[game, 0] = length
            results[game, 1] = digest
            results[game, 2] = wrong
            if wrong != 0:
                return

    return entry_point(inspections, compile_quickly=True)


@dataclass
class Inspection:
    """The length and the digest of each game, and a description of the first error, if any."""

    lengths: np.ndarray[Any, Any]
    digests: np.ndarray[Any, Any]
    wrong: str | None


def inspect(game: Game, games: int, seed: int = 0, first: int = 0, *, interpreted: bool = False) -> Inspection:
    """Checks games `first` and following of a seed, compiled or interpreted."""
    rules, key = game.rules, simulation_key(seed)
    eyes = np.array([*range(game.players), game.kind.spectator])
    seen, imagined = np.zeros((2, rules.OBSERVATION), np.int16)
    things = [array_of(game.box), *(blanks(kind, 1) for kind in (rules.Table, rules.Table, rules.Offers, Chance))]
    results = np.zeros((games, 3), np.int64)
    if interpreted:
        look = linked(inspection_rule(rules))
        records = [_PlainRecords([plain(record_of(thing))], thing.dtype) for thing in things]
        for number in range(games):
            seed_playout(records[1][0].chance, records[4][0], key[0], key[1], first + number)
            results[number] = look(*records, eyes, seen, imagined)
    else:
        inspection_entry(rules)(*things, eyes, seen, imagined, key, first, results)
    return Inspection(results[:, 0], results[:, 1], _found(game, results[:, 2], first))


class _PlainRecords(list[Any]):
    """A list of plain records that copies on assignment, like an array of records."""

    def __init__(self, records: list[Any], layout: np.dtype[Any]) -> None:
        super().__init__(records)
        self._copy = plain_copier(layout)

    def __setitem__(self, place: Any, record: Any) -> None:
        super().__setitem__(place, self._copy(record))


def _found(game: Game, wrong: np.ndarray[Any, Any], first: int) -> str | None:
    """A description of the first error."""
    if not wrong.any():
        return None
    number = int(np.flatnonzero(wrong)[0])
    code = int(wrong[number])
    if code == WORLD_LOOKS_DIFFERENT:
        law = "an imagined world looks different"
    elif code > WORLD_BREAKS_LAW:
        law = f"an imagined world breaks the law: {game.rules.LAWS[code - WORLD_BREAKS_LAW]}"
    else:
        law = f"the table breaks the law: {game.rules.LAWS[code]}"
    return f"{game}, game {first + number}: {law}"
