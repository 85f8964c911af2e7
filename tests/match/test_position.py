"""A position stays what it was, whatever happens at the table afterwards, and is worked out once."""

from __future__ import annotations

import pickle
import random

import pytest

from rattery.core.packages import game_names
from rattery.core.record import bytes_of
from rattery.match.match import Match
from rattery.match.position import Position
from tests.variants import loaded


def answers(position: Position) -> list[object]:
    game = position.game
    eyes = (*range(game.players), game.kind.spectator)
    facts = (position.turn, position.question, position.question_facts, position.is_over, position.ending)
    unavailable = [(move, reason.message) for move, reason in position.unavailable_moves]
    return [
        *facts,
        position.moves,
        unavailable,
        position.scores,
        position.winners,
        position.choosing_together,
        [position.view(eye) for eye in eyes],
    ]


def play_some(match: Match, seed: int, moves: int) -> None:
    luck = random.Random(seed)
    for _ in range(moves):
        if not match.is_over:
            match.play(luck.choice(match.moves()))


@pytest.mark.parametrize("name", game_names())
def test_a_position_asked_late_answers_what_it_would_have_answered_before(name: str) -> None:
    asked, left = loaded(name).new(seed=3), loaded(name).new(seed=3)
    for ply in range(4):
        kept, now = left.position, answers(asked.position)
        play_some(asked, ply, 5)
        play_some(left, ply, 5)
        assert answers(kept) == now


def test_whoever_asks_between_two_moves_is_given_the_same_position() -> None:
    match = loaded("ratjack(players=2)").new(seed=1)
    position = match.position
    assert match.position is position
    assert match.moves() == list(position.moves)
    assert position.record == bytes_of(match.record)
    match.play(match.moves()[0])
    assert match.position is not position


def test_a_match_can_be_pickled_after_the_end_of_a_round_was_looked_at() -> None:
    match = loaded("rat_trap(players=3)").new(seed=1)
    while not match.round_ends:
        play_some(match, match.ply, 1)
    (end,) = match.round_ends
    before = answers(end.position)
    again = pickle.loads(pickle.dumps(match))  # noqa: S301
    assert again == match
    assert answers(again.round_ends[0].position) == before
    assert answers(pickle.loads(pickle.dumps(match.position))) == answers(match.position)  # noqa: S301


def test_a_move_taken_back_leads_to_the_position_before_it() -> None:
    match = loaded("rat_trap(players=3)").new(seed=1)
    while match.why_not_undo() is not None:
        before = answers(match.position)
        match.play(match.moves()[0])
    match.undo()
    assert answers(match.position) == before


def test_a_table_that_a_test_has_changed_is_another_position() -> None:
    match = loaded("ratjack(players=2)").new(seed=1)
    turn = match.turn
    match._table.decider = 1 - (turn or 0)
    assert match.turn == 1 - (turn or 0)


@pytest.mark.parametrize("name", game_names())
def test_linked_questions_are_answered_as_the_rules_themselves_answer_them(name: str) -> None:
    """Views, scores and the like are asked of linked rules, because a server asks for them all the time."""
    match = Match(loaded(f"{name}(players=3)"), bytes(16))
    for seed in range(6):
        play_some(match, seed, 7)
        position, game = match.position, match.game
        told = (game.plain_box, position.table)
        eyes = (*range(game.players), game.kind.spectator)
        assert [position.view(eye) for eye in eyes] == [game.kind.view(*told, eye) for eye in eyes]
        assert position.scores == tuple(int(game.rules.score(*told, seat)) for seat in range(game.seats))
        assert position.is_over == bool(game.rules.is_over(*told))
        assert dict(position.question_facts) == game.kind.question_facts(*told)
        assert position.choosing_together == tuple(game.kind.choosing_together(*told))
        for move in position.moves:
            assert position.move_facts(move, 0) == game.kind.move_facts(*told, move.id, 0)


@pytest.mark.parametrize("name", game_names())
def test_what_was_foreseen_is_what_happens_and_nothing_else_is_kept_of_it(name: str) -> None:
    foreseeing, plain = (Match(loaded(f"{name}(players=3)"), bytes(16)) for _ in range(2))
    luck = random.Random(4)
    for _ in range(12):
        move, other = luck.choice(plain.moves()), luck.choice(plain.moves())
        for guess in (other, move):  # the last is played
            moves = iter((guess,))
            after = foreseeing.foresee(lambda _, moves=moves: next(moves, None))  # type: ignore[misc]
            assert bytes_of(foreseeing.record) == bytes_of(plain.record), "nothing has happened yet"
        assert foreseeing.play(move) == plain.play(move)
        assert after.record == foreseeing.position.record == plain.position.record
        assert (foreseeing.draws, foreseeing.round_ends) == (plain.draws, plain.round_ends)
        assert foreseeing.why_not_undo() == plain.why_not_undo()
