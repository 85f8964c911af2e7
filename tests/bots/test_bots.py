"""Bots know what their seat knows, decide the same way twice, and keep to their time."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from rattery.bots.bot import Bot, decide
from rattery.bots.efforts import effort, efforts, one_ply_effort
from rattery.bots.hint import hint
from rattery.bots.levels import BASELINES, LEVELS, bot
from rattery.bots.search_bot import SearchBot
from rattery.bots.thinking import think
from rattery.core.errors import BadArgument, UnknownBot
from rattery.core.moves import Move
from rattery.core.packages import game_names
from rattery.core.record import bytes_of, duplicate
from rattery.match import Match
from rattery.minds.weights import weights_for
from rattery.training.self_play import every_variant
from tests.test_leaks import hidden_bytes
from tests.variants import VARIANTS, loaded

pytestmark = pytest.mark.compiled
every_game = pytest.mark.parametrize("game", [f"{name}(players=2)" for name in sorted(game_names())])


def is_hiding(variant: str) -> bool:
    game = loaded(variant)
    return not game.kind.is_open(game.box)


def positions(variant: str, seed: int, apart: int = 11, most: int = 4) -> list[Match]:
    """Copies of a match at up to `most` decisions of one random game, `apart` moves from each other."""
    match, luck = loaded(variant).new(seed=seed), random.Random(seed)
    found: list[Match] = []
    while not match.is_over and len(found) < most:
        if len(match.history) % apart == 3 and len(match.moves()) > 1:
            found.append(restaged(match))
        match.play(luck.choice(match.moves()))
    return found


def restaged(match: Match) -> Match:
    """A copy of a match with a table of its own."""
    return with_table(match, duplicate(match.record))


def with_other_secrets(match: Match, seed: int) -> Match:
    """A copy of a match in which what the seat to decide cannot see is drawn anew."""
    return with_table(match, match.imagine(match.turn, seed).record)


def with_table(match: Match, table: Any) -> Match:
    """A copy of a match with another table."""
    other = copy.copy(match)
    other._plies, other._table = list(match._plies), table
    return other


def quick_bots(seed: int) -> list[Bot]:
    return [bot(name, seed, timed=False) for name in ("random", "easy", "greedy")] + [
        SearchBot("hard", seed, iterations=60)
    ]


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if is_hiding(variant)])
def test_a_choice_does_not_change_when_what_the_seat_cannot_see_is_permuted(variant: str) -> None:
    permuted = 0
    for match in positions(variant, 12):
        other = with_other_secrets(match, 99)
        permuted += hidden_bytes(other) != hidden_bytes(match)
        for quick in quick_bots(5):
            assert decide(quick, match) == decide(quick, other)
    assert permuted > 0 or variant.startswith("first_rat")  # all of GREG's cards may be known by then


def test_the_permutation_test_catches_a_bot_that_peeks() -> None:
    class Peeking:
        name, seed = "peeking", 1

        def choose(self, world: Match, seed: int) -> Move:
            return world.moves()[sum(bytes_of(world.record)) % len(world.moves())]

    peeks = 0
    for match in positions("ratjack(players=2)", 12):
        other = with_other_secrets(match, 99)
        peeks += Peeking().choose(match, 0) != Peeking().choose(other, 0)
    assert peeks > 0


@every_game
def test_search_refuses_the_real_table(game: str) -> None:
    with pytest.raises(BadArgument, match="imagined"):
        think(loaded(game).new(seed=1), 0, effort(loaded(game), "expert").params, 1)


@every_game
def test_the_same_seed_gives_the_same_thought_and_another_seed_another(game: str) -> None:
    match = loaded(game).new(seed=4)
    world, params = match.imagine(match.turn, 1), effort(match.game, "expert").params

    def thought(seed: int) -> list[tuple[str, int, float]]:
        return [
            (str(option.move), option.visits, option.chance) for option in think(world, seed, params, 300).candidates
        ]

    assert thought(7) == thought(7)
    assert (thought(7) != thought(8)) == is_hiding(game)


@every_game
def test_all_iterations_are_spent_at_the_root_on_whatever_is_legal(game: str) -> None:
    for match in positions(game, 3):
        thought = think(match.imagine(match.turn, 1), 2, effort(match.game, "expert").params, 501, trees=2)
        assert thought.iterations == 501
        assert sum(option.visits for option in thought.candidates) >= 501
        assert {option.move for option in thought.candidates} == set(match.moves())
        assert all(0 <= option.chance <= 1 for option in thought.candidates)


@every_game
def test_a_time_limit_ends_a_thought_early(game: str) -> None:
    match = loaded(game).new(seed=4)
    thought = think(match.imagine(match.turn, 1), 0, effort(match.game, "expert").params, 10_000_000, seconds=0.05)
    assert 0 < thought.iterations < 10_000_000


@pytest.mark.parametrize("game", ["rat_trap(players=2)", "pied_piper(players=2)", "ratjack(players=2)"])
def test_search_sees_a_win_it_has_in_hand(game: str) -> None:
    seen = 0
    for seed in range(30):
        match, move = before_the_last_move(game, seed)
        if seen < 3 and len(match.moves()) > 1 and all(wins(match, move, world) for world in range(12)):
            assert hint(match, iterations=2_000).choices[0].chance > 0.9
            seen += 1
    assert seen == 3


def before_the_last_move(game: str, seed: int) -> tuple[Match, Move]:
    """A random game before its last move, and that move."""
    match, luck = loaded(game).new(seed=seed), random.Random(seed)
    while True:
        before, move = restaged(match), luck.choice(match.moves())
        match.play(move)
        if match.is_over:
            return before, move


def wins(match: Match, move: Move, seed: int) -> bool:
    """Whether a move wins in one imagined world of its player."""
    world = match.imagine(match.turn, seed)
    world.play(move)
    return world.winners == [match.turn]


@every_game
def test_a_hint_tells_the_move_the_chances_and_the_best_alternatives(game: str) -> None:
    match = next(match for match in positions(game, 5, apart=4, most=30) if len(match.moves()) > 2)
    told = hint(match, iterations=500)
    assert told.move in match.moves()
    assert 0 <= told.chance <= 1
    assert len(told.choices) == 3
    assert told.choices[0].visit_share >= told.choices[1].visit_share >= told.choices[2].visit_share > 0
    assert len({choice.move for choice in told.choices}) == 3


def test_a_hint_knows_no_more_than_the_seat() -> None:
    for match in positions("ratjack(players=2)", 8):
        assert hint(match, iterations=200) == hint(with_other_secrets(match, 5), iterations=200)


def test_every_level_plays_every_game_to_the_end_and_levels_can_take_turns_on_a_seat() -> None:
    for name in sorted(game_names()):
        match = loaded(f"{name}(players=3)").new(seed=2)
        bots = [bot("easy", 1), bot("random", 2), bot("normal", 3)]
        while (seat := match.turn) is not None:
            match.play(decide(bots[(seat + len(match.history) // 10) % 3], match))
        assert match.winners


def test_each_game_has_an_effort_for_each_level_and_each_level_a_longest_time() -> None:
    for name in game_names():
        assert set(efforts(loaded(name))) == {"normal", "hard", "expert"}
        assert one_ply_effort(loaded(name)).worlds > 0
    assert list(LEVELS) == ["random", "easy", "normal", "hard", "expert"]
    assert LEVELS["easy"].seconds <= 0.3
    assert LEVELS["expert"].seconds <= 5.0
    assert "greedy" in BASELINES


def test_a_level_may_think_otherwise_for_a_number_of_players_and_by_a_mind() -> None:
    two, three = (effort(loaded(f"pied_piper(players={players})"), "expert") for players in (2, 3))
    assert two.params != three.params
    assert effort(loaded("pied_piper(players=2,variant=little_rats)"), "expert").params not in (
        two.params,
        three.params,
    )
    for variant in every_variant("rat_trap"):
        assert weights_for(variant) is not None, f"{variant}: the mind does not fit"
        assert effort(variant, "expert") == effort(variant, "expert", by_mind=True)
    assert effort(loaded("rat_trap"), "expert", by_mind=False).params.playout_plies > 0
    tolerances = [one_ply_effort(loaded(f"rat_trap(players={players})")).tolerance for players in (2, 3, 4, 5)]
    assert tolerances == sorted(set(tolerances), reverse=True)


def test_an_unknown_bot_is_refused_in_words() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot("genius")
    for lang in ("en", "fr", "de"):
        assert "genius" in refusal.value.say(lang)
        assert "expert" in refusal.value.say(lang)


def test_a_position_is_worth_what_its_best_move_is_worth() -> None:
    """The last decision of this game: two of the moves win at once, the others do not."""
    match, luck = loaded("pied_piper(players=2)").new(seed=1), random.Random(1)
    while not match.is_over:
        before = restaged(match)
        match.play(luck.choice(match.moves()))
    winning = [move for move in before.moves() if wins(before, move, 0)]
    assert len(winning) == 2
    assert len(before.moves()) > 2
    told = hint(before, iterations=2_000)
    assert told.move in winning
    assert told.chance == 1.0
