"""What the table says about a movement before it is made is what then happens, in random matches under many options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from rattery.core.story import Told
from rattery.games.first_rat.parts import GOODS, MATERIALS
from rattery.match import Match
from tests.clauses import clause
from tests.variants import loaded, variants_of

SEEDS = 2
GREEDY = 0.7  # how often a match is led to where something can be bought, taken or paid for


def happened(told: Sequence[Told], name: str) -> list[dict[str, int]]:
    return [each.facts_for(0) for each in told if each.event.name == name]


def drawn(match: Match, luck: random.Random) -> Any:
    """A move at random; rather one that gives the movements of later turns something to show."""
    moves = match.moves()
    wanted = [move for move in moves if move.verb in ("buy", "comic", "drink", "route", "free_rat", "steal")]
    return luck.choice(wanted if wanted and luck.random() < GREEDY else moves)


class Turn:
    """What the movements of a turn promised to bring, and what was collected."""

    def __init__(self) -> None:
        self.promised: list[dict[str, Any]] = []
        self.is_doubled = False

    def promise(self, way: dict[str, Any]) -> None:
        if way["yield"] is not None:
            self.promised.append(way["yield"])

    def expected(self) -> Counter[str]:
        """By kind of goods; backpacks may turn one material into another, so these count together."""
        key = "doubled" if self.is_doubled else "total"
        found: Counter[str] = Counter()
        for gain in self.promised:
            found[sort_of(gain["goods"])] += gain[key]
        return found


def sort_of(goods: str) -> str:
    return "material" if goods in MATERIALS else goods


def check_costs(way: dict[str, Any], told: Sequence[Told]) -> None:
    """The pipes, their price, the toll and the mouldy cheese are those that were announced."""
    paid, free = happened(told, "used_pipe"), happened(told, "used_pipe_free")
    assert sorted(facts["pipe"] for facts in paid + free) == way["pipes"]
    assert Counter(MATERIALS[facts["material"]] for facts in paid) == Counter(way["price"])
    assert len(happened(told, "took_mouldy")) == way["mouldy"]
    assert len(happened(told, "paid_toll")) == way["toll"]
    (moved,) = happened(told, "moved")
    assert (moved["origin"], moved["space"]) == (way["from"], way["to"])


def check_match(variant: str, seed: int) -> Counter[str]:
    """Play a match; how often each kind of promise was kept comes back."""
    match, luck, turn = loaded(variant).new(seed=seed), random.Random(seed), Turn()
    kept: Counter[str] = Counter()
    while not match.is_over:
        view = match.view(match.turn)
        move = drawn(match, luck)
        ways = [way for way in view["movements"] if is_way_of(move, way)]
        if view["question"] == "which_rat" and not view["turn"]["moved"]:
            turn = Turn()
        told = match.play(move)
        if ways and match.question != "which_route":
            (way,) = ways
            check_costs(way, told)
            turn.promise(way)
            kept += Counter({"pipes": len(way["price"]), "toll": way["toll"], "mouldy": way["mouldy"]})
        turn.is_doubled |= bool(happened(told, "drank"))
        collected = happened(told, "collected")
        if collected:
            found: Counter[str] = Counter()
            for facts in collected:
                found[sort_of(GOODS[facts["goods"]])] += facts["amount"]
            assert found == turn.expected()
            kept += Counter({"yield": 1, "doubled": int(turn.is_doubled)})
    return kept


def is_way_of(move: Any, way: dict[str, Any]) -> bool:
    if move.verb == "route":
        return str(move) == "route " + (" ".join(map(str, way["pipes"])) or "foot")
    return str(way["move"]) == str(move)


@clause("17.2")
@pytest.mark.parametrize("variant", variants_of("first_rat"))
def test_a_movement_brings_and_costs_what_was_announced(variant: str) -> None:
    kept = sum((check_match(variant, seed) for seed in range(SEEDS)), Counter[str]())
    assert kept["yield"] > 20


@clause("17.2")
def test_every_kind_of_announcement_comes_up() -> None:
    kept = sum((check_match("first_rat(players=4)", seed) for seed in range(20, 26)), Counter[str]())
    assert all(kept[kind] > 0 for kind in ("yield", "doubled", "pipes", "toll", "mouldy")), kept
