"""The laws of every game, over every set of options: legal moves, conservation, replay, undo, endings."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rattery
from chaos.fuzz_settings import fuzz_settings
from rattery.core.errors import IllegalMove, MayNotUndo, UnknownSeat
from rattery.core.options import read_spelling
from rattery.core.record import blank, bytes_of
from rattery.lab.trial.play import check_table
from rattery.match import Match
from tests.variants import VARIANTS, is_sampled, loaded

every_variant = pytest.mark.parametrize("variant", VARIANTS)


def table_bytes(match: Match) -> bytes:
    return bytes_of(match.record)


def play_at_random(match: Match, seed: int, most: int = 10_000) -> Match:
    luck = random.Random(seed)
    while not match.is_over and most > 0:
        match.play(luck.choice(match.moves()))
        most -= 1
    return match


@every_variant
def test_a_game_is_spelled_the_same_everywhere(variant: str) -> None:
    game = loaded(variant)
    assert str(game) == variant
    name, options = read_spelling(variant)
    assert str(rattery.load(name, **options)) == variant


@every_variant
def test_every_table_on_the_way_obeys_the_laws_and_offers_moves(variant: str) -> None:
    match = loaded(variant).new(seed=1)
    luck = random.Random(1)
    while not match.is_over:
        check_table(match)
        match.play(luck.choice(match.moves()))
    assert match.check() is None
    assert match.turn is None
    assert match.moves() == []
    assert match.winners
    assert len(match.scores) == match.game.seats


@every_variant
def test_what_is_offered_now_replaces_what_was_offered_before(variant: str) -> None:
    match = play_at_random(loaded(variant).new(seed=1), 1, 4)
    rules, offers = match.game.rules, blank(match.game.rules.Offers)
    for _ in range(2):
        rules.legal(match.game.box, match.record, offers)
        assert [int(move) for move in islice(offers.ids, offers.n)] == [move.id for move in match.moves()]


@every_variant
def test_an_illegal_move_changes_nothing_and_says_why(variant: str) -> None:
    match = loaded(variant).new(seed=5)
    luck = random.Random(5)
    while not match.is_over:
        before, offered = table_bytes(match), match.moves()
        for move in luck.sample(list(match.game.kind.moves), 5):
            if move not in offered:
                with pytest.raises(IllegalMove) as refused:
                    match.play(move)
                for lang in ("en", "fr", "de"):
                    assert refused.value.say(lang).strip()
        assert table_bytes(match) == before
        match.play(luck.choice(offered))
    with pytest.raises(IllegalMove, match="over"):
        match.play(match.game.kind.moves[0])


@pytest.mark.parametrize("bad", ["", "fly", "keep keep", "🐀", "-1", "99999999999"])
def test_what_is_not_a_move_at_all_is_refused_with_the_moves_that_are(bad: str) -> None:
    for variant in VARIANTS[::5]:
        match = loaded(variant).new(seed=1)
        before = table_bytes(match)
        with pytest.raises(IllegalMove) as refused:
            match.play(bad)
        assert str(match.moves()[0]) in str(refused.value)
        assert table_bytes(match) == before
    with pytest.raises(IllegalMove):
        loaded(VARIANTS[0]).new(seed=1).play(10**9)


@every_variant
def test_a_match_is_its_box_options_key_and_moves(variant: str) -> None:
    for stop in (0, 7, 10_000):
        match = play_at_random(loaded(variant).new(seed=11), 11, stop)
        again = rattery.restore(json.loads(json.dumps(match.save())))
        assert table_bytes(again) == table_bytes(match)
        assert again.save() == match.save()
        assert again.events(None) == match.events(None)


@every_variant
def test_views_logs_and_questions_can_be_sent_and_read_in_every_language(variant: str) -> None:
    match = loaded(variant).new(seed=2)
    luck = random.Random(2)
    while not match.is_over:
        if is_sampled(match):
            for seat in [*range(match.game.players), None]:
                json.dumps(match.view(seat))
            for lang in ("en", "fr", "de"):
                assert match.asks(lang).strip()
                assert all(match.teller(lang).move(move).strip() for move in match.moves())
        match.play(luck.choice(match.moves()))
    for seat in [*range(match.game.players), None]:
        json.dumps(match.events(seat))
        for lang in ("en", "fr", "de"):
            log = match.log(seat, lang)
            assert len(log) == len(match.events(seat))
            assert all(line.strip() and "{" not in line for line in log)


@every_variant
def test_undo_gives_back_the_table_as_it_was_or_refuses_and_changes_nothing(variant: str) -> None:
    match = loaded(variant).new(seed=3)
    luck = random.Random(3)
    while not match.is_over:
        before, told = table_bytes(match), match.events(None)
        move = luck.choice(match.moves())
        match.play(move)
        after = table_bytes(match)
        if match.why_not_undo() is None:
            assert match.undo() == move
            assert table_bytes(match) == before
            assert match.events(None) == told
            match.play(move)
        else:
            with pytest.raises(MayNotUndo):
                match.undo()
        assert table_bytes(match) == after


@pytest.mark.parametrize(
    "variant", ["rat_trap(players=4)", "pied_piper(players=3)", "first_rat(players=3)", "ratjack(players=3)"]
)
def test_some_move_can_be_taken_back(variant: str) -> None:
    """Not in every game: where every move draws a card or is followed by another seat's, none can."""
    match, luck = loaded(variant).new(seed=3), random.Random(3)
    while match.why_not_undo() is not None and not match.is_over:
        match.play(luck.choice(match.moves()))
    assert match.why_not_undo() is None


@pytest.mark.parametrize("seat", [-1, 5, 99, True, "0", 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    match = loaded("rat_trap(players=4)").new(seed=1)
    for ask in (match.view, match.log, match.events):
        with pytest.raises(UnknownSeat):
            ask(seat)


@fuzz_settings()
@given(
    variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**40), choices=st.lists(st.integers(0, 10**6), max_size=60)
)
def test_whatever_is_played_nothing_is_lost(variant: str, seed: int, choices: list[int]) -> None:
    match = loaded(variant).new(seed=seed)
    for choice in choices:
        if match.is_over:
            break
        moves = match.moves()
        match.play(moves[choice % len(moves)])
        assert match.check() is None
    assert table_bytes(rattery.restore(match.save())) == table_bytes(match)


def test_a_match_without_a_seed_has_a_key_of_its_own() -> None:
    game = loaded(VARIANTS[0])
    one, other = game.new(), game.new()
    assert one.key != other.key
    assert one.commitment != other.commitment
    assert one.key.hex() not in one.commitment
