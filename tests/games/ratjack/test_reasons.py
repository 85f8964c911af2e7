"""Why a move may not be made: every reason is reachable, says the right thing, and the table stays as it was."""

from __future__ import annotations

import pytest

from tests.games.refusals import Case, assert_every_reason_has_a_case, assert_is_refused
from tests.positions import Position, position

TWO = "ratjack(players=2)"
FOUR = "ratjack(players=4,packs=rats+weasels)"
NOT_IN_FULL = "The effect cannot be carried out in full, for"
NOT_THAT_ONE = "That card is not one you may choose for this."
NOT_ASKED = "That is not what is being asked now."
LOCKED = "A lock is on that card: it can neither be turned nor discarded."
ONE_IS_ENOUGH = "That card already has a token, and there is never more than one on a card."


def play_card() -> Position:
    return position(TWO, hands={0: ["r5", "r4"]}, rows={0: ["?r12"], 1: ["r9"]})


def looking() -> Position:
    return position(FOUR, hands={0: ["w2", "r4"]}, out=[2]).play("up weasels-2")


def token() -> Position:
    return position(TWO, hands={0: ["r8", "r4"]}).play("up rats-8")


def discarding() -> Position:
    rows = {0: ["r9:lock", "?r3", "r2", "r1"], 1: ["r5"]}
    return position(TWO, hands={0: ["r10", "r4"]}, rows=rows).play("up rats-10")


def turning_up() -> Position:
    rows = {0: ["?r1", "?r5", "?r2:lock", "r7"], 1: ["r12"]}
    return position(TWO, hands={0: ["r3", "r8"]}, rows=rows).play("discard rats-3")


def chain() -> Position:
    """The hidden 6 has been triggered, and asks for another card."""
    rows = {0: ["?r6", "?r4", "?r1"], 1: ["r5"]}
    return position(TWO, hands={0: ["r6", "r8"]}, rows=rows).play("up rats-6")


def triggering() -> Position:
    """The 6 has turned up the Weasels' 6: which card does that trigger?"""
    rows = {0: ["?w6", "?r3", "r1", "r8", "r4"], 1: ["?r5"]}
    return position("ratjack(players=2,packs=rats+weasels)", hands={0: ["r6", "r2"]}, rows=rows).play(
        "up rats-6", "card 0.1"
    )


def chain_with_no_end() -> Position:
    """The 6 could turn up the hidden 5, but there is nothing the 5 could look at."""
    return position(TWO, hands={0: ["r6", "r4"]}, rows={0: ["?r5"], 1: ["r9"]})


def no_tokens() -> Position:
    rows = {0: ["r1:+1", "r2:half", "r3:+5"], 1: ["r1:-5", "r2:lock", "r3:mute"]}
    return position(TWO, hands={0: ["r8", "r4"]}, rows=rows)


def small_pile() -> Position:
    return position("ratjack(players=2,packs=rats+raccoons)", hands={0: ["c1", "r4"]}, discard=["r8", "r9"])


def no_pile() -> Position:
    return position(TWO, hands={0: ["r3"]}, discard=[])


def no_deck() -> Position:
    """The last card of the deck has been drawn."""
    return position(TWO, hands={0: ["r1"]}, deck=["r4"], deck_size=1).play("draw deck")


def nothing_left() -> Position:
    """The last card of the deck has been drawn, and the pile is empty: all the others lie on the table."""
    rows = {0: [f"?r{number}" for number in range(3, 13)], 1: [f"?r{number}" for number in range(3, 13)] + ["?r1"]}
    return position(TWO, hands={0: ["r2"], 1: ["r2"]}, rows=rows, deck=["r1"], discard=[])


def token_on_own() -> Position:
    """The 8 puts +5 on a card of yours: one has a token already."""
    rows = {0: ["r2:+1", "r3"], 1: ["r9:lock"]}
    return position(TWO, hands={0: ["r8", "r4"]}, rows=rows, faces=["+5"]).play("up rats-8", "token +5")


def returning() -> Position:
    """The 4 returns a token: two cards have one."""
    rows = {0: ["r2:+1", "r3"], 1: ["r9:lock"]}
    return position(TWO, hands={0: ["r4", "r1"]}, rows=rows).play("up rats-4")


def moving() -> Position:
    """The Weasels' 4 has taken a token: which card of yours gets it?"""
    rows = {0: ["r2:+1", "r3"], 1: ["r9:lock"]}
    return position("ratjack(players=2,packs=rats+weasels)", hands={0: ["w4", "r1"]}, rows=rows).play("up weasels-4")


def shielded() -> Position:
    return position(TWO, hands={0: ["r12", "r4"]}, rows={1: ["?r9:shield", "?r2", "?r3"]}).play("up rats-12")


CASES: list[Case] = [
    ("why-not-asked", play_card, "draw deck", NOT_ASKED),
    ("why-not-asked", play_card, "card 1.1", NOT_ASKED),
    ("why-not-asked", token, "up rats-4", NOT_ASKED),
    ("why-not-in-hand", play_card, "down rats-1", "You do not hold Rat 1."),
    (
        "why-no-target",
        play_card,
        "up rats-5",
        f"{NOT_IN_FULL} no card on the table fits it: Rat 5.",
    ),
    (
        "why-no-effect",
        chain_with_no_end,
        "up rats-6",
        "None of the cards it could trigger can carry out its effect in full: Rat 6.",
    ),
    (
        "why-no-token",
        no_tokens,
        "up rats-8",
        f"{NOT_IN_FULL} there is no token left in the reserve: Rat 8.",
    ),
    (
        "why-pile-too-small",
        small_pile,
        "up raccoons-1",
        f"{NOT_IN_FULL} it needs 3 cards on the discard pile, which has 2: Raccoon 1.",
    ),
    (
        "why-pile-too-small",
        no_pile,
        "up rats-3",
        f"{NOT_IN_FULL} the discard pile is empty: Rat 3.",
    ),
    ("why-deck-empty", no_deck, "up rats-1", f"{NOT_IN_FULL} the deck is empty: Rat 1."),
    (
        "why-nothing-to-draw",
        nothing_left,
        "up rats-2",
        f"{NOT_IN_FULL} deck and discard pile are both empty: Rat 2.",
    ),
    (
        "why-has-token",
        token_on_own,
        "card 0.1",
        ONE_IS_ENOUGH,
    ),
    ("why-does-not-fit", token_on_own, "card 1.1", NOT_THAT_ONE),
    ("why-bare", returning, "card 0.2", "There is no token on that card."),
    ("why-has-token", moving, "card 0.1", ONE_IS_ENOUGH),
    ("why-does-not-fit", moving, "card 1.1", NOT_THAT_ONE),
    ("why-nothing-to-turn-up", play_card, "discard rats-4", "You have no hidden card that you could turn up for it."),
    (
        "why-no-target",
        turning_up,
        "card 0.2",
        f"{NOT_IN_FULL} no card on the table fits it: Rat 5.",
    ),
    ("why-locked", turning_up, "card 0.3", LOCKED),
    ("why-does-not-fit", turning_up, "card 0.4", NOT_THAT_ONE),
    ("why-does-not-fit", turning_up, "card 1.1", NOT_THAT_ONE),
    (
        "why-no-target",
        chain,
        "card 0.2",
        f"{NOT_IN_FULL} no card on the table fits it: Rat 4.",
    ),
    ("why-does-not-fit", chain, "card 1.1", NOT_THAT_ONE),
    ("why-triggered-already", triggering, "card 0.6", "No card is triggered twice in a turn: Rat 6."),
    (
        "why-no-target",
        triggering,
        "card 0.5",
        f"{NOT_IN_FULL} no card on the table fits it: Rat 4.",
    ),
    ("why-token-not-there", token, "token lock", "This token is not in the reserve: the lock."),
    ("why-not-asked", looking, "card 3.1", NOT_ASKED),
    ("why-not-yourself", looking, "player 0", "Choose an opponent, not yourself."),
    ("why-out", looking, "player 2", "Moss is out of the round."),
    ("why-no-such-card", discarding, "card 0.9", "Ochre has no card 9 on the table."),
    ("why-no-such-player", discarding, "card 2.1", "There is nobody at seat 2."),
    ("why-locked", discarding, "card 0.1", LOCKED),
    ("why-does-not-fit", discarding, "card 0.2", NOT_THAT_ONE),
    ("why-does-not-fit", discarding, "card 1.1", NOT_THAT_ONE),
    ("why-shielded", shielded, "card 1.1", "A shield is on that card: it cannot be chosen by others."),
]


@pytest.mark.parametrize("case", CASES)
def test_a_move_that_may_not_be_made_is_refused_with_the_reason_and_changes_nothing(case: Case) -> None:
    assert_is_refused(case)


def test_every_reason_there_is_has_a_case() -> None:
    assert_every_reason_has_a_case("ratjack", CASES)


def test_a_pile_that_is_too_small_is_told_with_its_cards() -> None:
    assert "needs 3 cards on the discard pile, which has 2" in small_pile().why("up raccoons-1")
    assert "the discard pile is empty" in no_pile().why("up rats-3")


def closed(table: Position) -> dict[str, str]:
    return {str(move): reason.message for move, reason in table.match.unavailable_moves()}


def test_the_ways_to_play_a_hand_card_that_are_closed_say_why() -> None:
    assert closed(play_card()) == {
        "up rats-4": "why-no-target",
        "discard rats-4": "why-nothing-to-turn-up",
        "up rats-5": "why-no-target",
        "discard rats-5": "why-nothing-to-turn-up",
    }


def test_a_way_that_is_open_is_not_among_the_closed_ones() -> None:
    table = position(TWO, hands={0: ["r1", "r3"]}, rows={0: ["?r1"]}, discard=["r8"])
    assert closed(table) == {}


def test_the_cards_on_the_table_that_may_not_be_chosen_say_why() -> None:
    table = discarding()
    offered = {str(move) for move in table.match.moves()}
    assert offered == {"card 0.3", "card 0.4"}
    assert closed(table) == {
        "card 0.1": "why-locked",
        "card 0.2": "why-does-not-fit",
        "card 0.5": "why-does-not-fit",
        "card 1.1": "why-does-not-fit",
    }


def test_the_cards_of_who_is_out_are_not_even_in_front() -> None:
    rows = {0: ["r9"], 1: ["?r2", "?r3"], 2: ["r4"]}
    table = position("ratjack(players=3)", hands={0: ["r12", "r4"]}, rows=rows, out=[2]).play("up rats-12")
    assert {move.partition(".")[0] for move in closed(table)} == {"card 0"}
