"""Golden playthroughs, signatures and numbers of move sequences are unchanged."""

from __future__ import annotations

from importlib import import_module

import pytest

from rattery.core.moves import PlainOffers
from rattery.core.packages import game_names
from rattery.core.plain import plain_copier
from rattery.core.rules import Table
from rattery.match import Match
from tests.golden import ALL, FOLDER, PLAYTHROUGHS, SIGNATURES, SIGNED, file_of, playthrough, signature
from tests.variants import loaded, variants_of


@pytest.mark.parametrize(("variant", "seed"), ALL)
def test_a_playthrough_says_what_it_said(variant: str, seed: int) -> None:
    """After an intended change run `make golden` and review the difference."""
    assert playthrough(variant, seed) == file_of(variant).read_text(encoding="utf-8")


def test_every_game_and_player_count_has_a_playthrough_and_none_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(variant).name for variant, _ in ALL}
    for name in game_names():
        counts = {variant.partition("players=")[2][0] for variant in variants_of(name)}
        assert {variant.partition("players=")[2][0] for variant, _ in PLAYTHROUGHS[name]} == counts


SIGNED_BEFORE = [tuple(line.split()) for line in SIGNATURES.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("variant", "seed", "was"), SIGNED_BEFORE)
def test_all_eyes_observe_and_imagine_what_they_did(variant: str, seed: str, was: str) -> None:
    """After an intended change run `make golden`, and give the reason in the commit."""
    assert f"{signature(variant, int(seed)):08x}" == was


def test_every_signature_is_checked() -> None:
    assert [(variant, int(seed)) for variant, seed, _ in SIGNED_BEFORE] == [
        one for game in SIGNED.values() for one in game
    ]


def count_sequences(match: Match, depth: int) -> int:
    """The number of move sequences of this length from here (perft), with the chance of the match."""
    rules, box, duplicate = match.game.rules, match.game.plain_box, plain_copier(match.game.rules.Table.dtype)

    def count(table: Table, depth: int) -> int:
        if depth == 0 or rules.is_over(box, table):
            return 1
        offers = PlainOffers(len(match.game.kind.moves))
        rules.legal(box, table, offers)
        if depth == 1:
            return int(offers.n)
        total = 0
        for place in range(offers.n):
            after = duplicate(table)
            rules.play(box, after, int(offers.ids[place]))
            total += count(after, depth - 1)
        return total

    return count(match.position.table, depth)


SEQUENCES: dict[str, list[int]] = {
    variant: counts
    for name in game_names()
    for variant, counts in import_module(f"tests.games.{name}.golden").SEQUENCES.items()
}


@pytest.mark.parametrize("variant", SEQUENCES)
def test_there_are_as_many_move_sequences_as_there_were(variant: str) -> None:
    match = loaded(variant).new(seed=1)
    counts = SEQUENCES[variant]
    assert [count_sequences(match, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_has_its_move_sequences_counted() -> None:
    assert {variant.partition("(")[0] for variant in SEQUENCES} == set(game_names())
