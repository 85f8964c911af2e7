"""Talk in Rat Trap: which words were kept, what bots promise, and how far words sway them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rattery.bots.levels import bot
from rattery.bots.move_bias import preferred
from rattery.bots.talking import Talking, talking
from rattery.bots.thinking import Candidate
from rattery.core.talk import History, Promise, Temper
from rattery.games.rat_trap import moves
from rattery.games.rat_trap.moves import MOVES
from rattery.games.rat_trap.parts import DICE
from rattery.games.rat_trap.promises import PROMISES
from rattery.games.rat_trap.talk import CHECKED, TEMPERS, move_bias, offer, promise_outcomes
from rattery.match.match import Match
from tests.variants import loaded

HONEST, CANNY, SLY = TEMPERS


def throws(seat: int, die: str, other: str) -> dict[str, Any]:
    return {"event": "threw", "seat": seat, "die": die, "other": other}


def gives(seat: int, partner: int) -> dict[str, Any]:
    return {"event": "gave_dice", "seat": seat, "partner": partner}


def keeps(seat: int, die: str, other: str, active: int = 0) -> dict[str, Any]:
    return {"event": "kept", "seat": seat, "die": die, "other": other, "partner": active}


def claws(seat: int, target: int) -> dict[str, Any]:
    return {"event": "cat_sent", "seat": seat, "target": target}


def steals(seat: int, victim: int) -> dict[str, Any]:
    return {"event": "stole", "seat": seat, "victim": victim}


ROUND_ENDED = {"event": "round_ended", "number": 1}
THROW, TAKE = throws(0, "heal", "keys"), gives(0, 1)


def outcome(promise: str, *then: dict[str, Any], first: dict[str, Any] = THROW, to: int | None = 0) -> str | None:
    """What becomes of a promise of seat 1 to seat 0, who has thrown the dice."""
    return promise_outcomes([first, Promise(1, promise, to), *then])[0].outcome


@pytest.mark.parametrize(
    ("promise", "kept"),
    [("keep_heal", "heal"), ("leave_you_keys", "heal"), ("keep_keys", "keys"), ("leave_you_heal", "keys")],
)
def test_who_shares_the_dice_as_promised_keeps_the_word(promise: str, kept: str) -> None:
    other = {"heal": "keys", "keys": "heal"}[kept]
    assert outcome(promise, TAKE, keeps(1, kept, other)) == "kept"
    assert outcome(promise, TAKE, keeps(1, other, kept)) == "broken"
    assert outcome(promise, TAKE, keeps(1, other, kept), to=None) == "broken", "to everybody: to the active player"
    assert outcome(promise, TAKE) == "open"


def test_an_offer_that_is_not_taken_binds_nobody() -> None:
    for promise in ("keep_heal", "leave_you_keys", "no_claws", "share_next"):
        assert outcome(promise, gives(0, 2), keeps(2, "heal", "keys")) == "void"
        assert outcome(promise, {"event": "stepped_in", "seat": 2}, throws(1, "key", "heal")) == "void"


def test_where_there_was_nothing_to_choose_no_word_was_kept_or_broken() -> None:
    first = throws(0, "key", "keys")
    assert outcome("keep_keys", TAKE, keeps(1, "key", "keys"), first=first) == "void"
    assert outcome("keep_heal", TAKE, keeps(1, "key", "keys"), first=first) == "void"


def test_the_cat_stays_away_for_that_turn_or_the_word_is_broken() -> None:
    first = throws(0, "claws", "key")
    assert outcome("no_claws", TAKE, claws(1, 0), first=first) == "broken"
    assert outcome("no_claws", TAKE, claws(1, 2), throws(1, "heal", "key"), first=first) == "kept"
    assert outcome("no_claws", TAKE, throws(1, "heal", "key")) == "void", "there was no cat to send"
    assert outcome("no_claws", gives(0, 2), claws(1, 0), first=first) == "void"


def test_who_steals_after_all_breaks_the_word_until_the_round_ends() -> None:
    assert outcome("no_stealing", steals(1, 0)) == "broken"
    assert outcome("no_stealing", steals(1, 2), ROUND_ENDED, steals(1, 0)) == "kept"
    assert outcome("no_stealing", steals(1, 2), to=None) == "broken", "promised to everybody"


def test_who_was_helped_chooses_the_helper_next_time() -> None:
    own_turn = throws(1, "key", "heal")
    assert outcome("share_next", TAKE, ROUND_ENDED, own_turn) == "open"
    assert outcome("share_next", TAKE, own_turn, gives(1, 0)) == "kept"
    assert outcome("share_next", TAKE, own_turn, gives(1, 2)) == "broken"


def test_a_trap_in_stock_turns_up() -> None:
    shown = {"event": "stock_shown", "seat": 1, "one": 0, "two": 1, "clover": 0, "trap": 0}
    assert outcome("no_trap_in_stock", shown) == "kept"
    assert outcome("no_trap_in_stock", shown | {"trap": 1}) == "broken"
    assert outcome("no_trap_in_stock", {"event": "stole_trap", "seat": 2, "victim": 1}) == "broken"


def test_what_nobody_can_check_has_no_outcome() -> None:
    unchecked = [promise for promise in PROMISES if promise not in CHECKED]
    assert len(unchecked) == 4
    for promise in unchecked:
        assert outcome(promise, TAKE, ROUND_ENDED) is None


def test_the_same_word_given_twice_counts_once() -> None:
    history: History = [THROW, Promise(1, "keep_heal", 0), Promise(1, "keep_heal", 0), TAKE, keeps(1, "keys", "heal")]
    assert [word.outcome for word in promise_outcomes(history)] == ["void", "broken"]


# Bots.


def a_view(dice: tuple[str, str], question: str = "which_partner", **bandages: int) -> dict[str, Any]:
    rats = [{"bandages": bandages.get(f"seat{seat}", 0), "stock": 2, "out": False} for seat in range(3)]
    return {"active": 0, "dice": list(dice), "question": question, "rats": rats}


def offered(view: dict[str, Any], temper: Temper) -> Promise | None:
    return offer(view, 1, temper, lambda purpose: 0.0)


def test_an_honest_rat_offers_what_it_does_not_want_itself() -> None:
    assert offered(a_view(("heal", "keys"), seat0=1, seat1=2), HONEST) == Promise(1, "leave_you_keys", 0)
    assert offered(a_view(("heal", "keys"), seat0=1), HONEST) == Promise(1, "leave_you_heal", 0)
    assert offered(a_view(("heal", "claws"), seat1=2), HONEST) == Promise(1, "keep_heal", 0)


def test_a_sly_rat_offers_what_the_other_wants_most() -> None:
    assert offered(a_view(("heal", "keys"), seat0=2, seat1=2), SLY) == Promise(1, "leave_you_heal", 0)
    assert offered(a_view(("heal", "keys"), seat1=2), SLY) == Promise(1, "leave_you_keys", 0)


def test_nobody_promises_anything_to_himself_or_when_out() -> None:
    view = a_view(("heal", "keys"), seat0=1)
    assert offer(view, 0, HONEST, lambda purpose: 0.0) is None
    view["rats"][1]["out"] = True
    assert offered(view, HONEST) is None


def move(first: int, which: int) -> int:
    return MOVES[first + which].id


def test_a_word_given_sways_by_temper() -> None:
    words = promise_outcomes([THROW, Promise(1, "keep_heal", 0), TAKE])
    view = a_view(("heal", "keys"), "which_die")
    keep_heal = move(moves.KEEP, DICE.index("heal"))
    assert move_bias(view, 1, HONEST, words) == {keep_heal: HONEST.word}
    assert move_bias(view, 1, CANNY, words) == {keep_heal: CANNY.word}
    assert move_bias(view, 1, SLY, words) == {}
    assert move_bias(view, 2, HONEST, words) == {}, "it is not its word"


def test_a_broken_word_is_remembered_by_whom_it_was_given_to() -> None:
    history: History = [THROW, Promise(1, "keep_heal", 0), TAKE, keeps(1, "keys", "heal"), throws(2, "key", "heal")]
    words, view = promise_outcomes(history), a_view(("key", "heal"))
    assert move_bias(view, 0, HONEST, words) == {move(moves.PARTNER, 1): -HONEST.grudge}
    assert move_bias(view, 2, HONEST, words) == {}
    assert move_bias(a_view(("key", "heal"), "whom_to_claw"), 0, HONEST, words) == {move(moves.CLAW, 1): HONEST.grudge}


def test_an_open_offer_of_a_rat_that_never_lied_is_worth_something() -> None:
    words = promise_outcomes([THROW, Promise(1, "leave_you_keys", 0)])
    assert move_bias(a_view(("heal", "keys")), 0, HONEST, words) == {move(moves.PARTNER, 1): HONEST.hope}


def test_peace_that_was_promised_is_kept_by_temper() -> None:
    words = promise_outcomes([throws(0, "claws", "key"), Promise(1, "no_claws", 0), TAKE, Promise(1, "no_stealing", 0)])
    assert move_bias(a_view(("claws", "key"), "whom_to_claw"), 1, HONEST, words) == {move(moves.CLAW, 0): -HONEST.word}
    assert move_bias(a_view(("claws", "key"), "whom_to_rob"), 1, HONEST, words) == {move(moves.ROB, 0): -HONEST.word}


# A move bias costs no more than it says.


def candidate(which: int, visits: int, value: float) -> Candidate:
    return Candidate(MOVES[moves.PARTNER + which], visits, value, value, value)


def test_a_move_bias_decides_between_moves_about_as_good_and_no_others() -> None:
    found = [candidate(0, 100, 0.50), candidate(1, 80, 0.49), candidate(2, 60, 0.40), candidate(3, 2, 0.90)]
    chosen = {
        which: preferred(found, {move(moves.PARTNER, which): 0.02}) == MOVES[moves.PARTNER + which]
        for which in range(4)
    }
    assert chosen == {0: True, 1: True, 2: False, 3: False}
    assert preferred(found, {}) == found[0].move
    assert preferred(found, {move(moves.PARTNER, 0): -0.005}) == found[0].move
    assert preferred(found, {move(moves.PARTNER, 0): -0.02}) == found[1].move


def test_a_bot_without_words_to_keep_decides_as_its_search_does() -> None:
    match = loaded("rat_trap(players=3)").new(seed=3)
    world = match.imagine(match.turn, 5)
    for level in ("easy", "normal"):
        plain = bot(level, 1, timed=False, interpreted=True).choose(world, 5)
        assert bot(level, 1, timed=False, interpreted=True, move_bias={}).choose(world, 5) == plain
        others = [each for each in world.moves() if each != plain]
        biased = bot(level, 1, timed=False, interpreted=True, move_bias={others[0].id: 1.0}).choose(world, 5)
        assert biased == others[0], "a bias of the whole victory decides"


# In a match.


def moments(seed: int, players: int = 4) -> list[tuple[Match, int]]:
    """The questions of a random match at which bots may speak."""
    match, luck, found = loaded(f"rat_trap(players={players})").new(seed=seed), random.Random(seed), []
    for ply in range(120):
        if match.is_over:
            break
        if match.question == "which_partner":
            found.append((match.imagine(None, 1), ply))
        match.play(luck.choice(match.moves()))
    return found


def test_tempers_and_promises_follow_from_the_key_alone() -> None:
    match = loaded("rat_trap(players=4)").new(seed=1)
    one, again = talking(match), talking(match)
    assert one is not None
    assert again is not None
    tempers = {tuple(Talking(one.part, bytes([key] * 16)).temper(seat).name for seat in range(4)) for key in range(20)}
    assert len(tempers) > 10
    said = [(promise, ply) for world, ply in moments(1) for promise in one.promises(world, ply, [0, 1, 2, 3])]
    assert said == [(promise, ply) for world, ply in moments(1) for promise in again.promises(world, ply, [0, 1, 2, 3])]
    assert 1 < len(said) < len(moments(1)), "to each other they promise something now and then"
    to_a_person = [len(one.promises(world, ply, [s for s in range(4) if s != world.turn])) for world, ply in moments(1)]
    assert max(to_a_person) == 2
    assert all(promise.promise in PROMISES for promise, _ in said)


def test_a_game_without_talk_has_silent_bots() -> None:
    assert talking(loaded("ratjack(players=2)").new(seed=1)) is None
