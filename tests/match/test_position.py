"""A position stays what it was, whatever happens at the table afterwards, and is worked out once."""

from __future__ import annotations

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
    closed = [(move, reason.message) for move, reason in position.closed]
    return [
        *facts,
        position.moves,
        closed,
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
    assert position.record == bytes_of(match._table)
    match.play(match.moves()[0])
    assert match.position is not position


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
