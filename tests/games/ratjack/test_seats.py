"""It does not matter where at the table one sits: the same turn from another seat shows everybody the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ratjack.positions import spelled
from tests.positions import Position, position

SEATS = 3
HANDS = {1: ["r7"], 2: ["r10"]}
ROWS = {0: ["r3:+1", "?r4"], 1: ["?r9", "r2", "?r1"], 2: ["r6", "?r11:lock"]}

# The packs, the card that is played, and what is chosen then; seats are counted from the active player.
TURNS = [
    ("rats+rats", "r1", []),
    ("rats+rats", "r4", ["card 2.2"]),
    ("rats+rats", "r5", ["card 1.3"]),
    ("rats+rats", "r8", ["token +5", "card 0.2"]),
    ("rats+rats", "r9", ["card 0.1", "card 2.1"]),
    ("rats+rats", "r11", ["token +10", "card 1.2"]),
    ("rats+rats", "r12", ["card 1.1"]),
    ("rats+weasels", "w1", []),
    ("rats+weasels", "w2", ["player 2"]),
    ("rats+weasels", "w4", ["card 0.2"]),
    ("rats+weasels", "w5", ["card 1.3"]),
    ("rats+weasels", "w7", ["card 1.2"]),
    ("rats+weasels", "w8", []),
    ("rats+weasels", "w9", ["player 2"]),
    ("rats+weasels", "w10", ["card 1.1", "card 2.2"]),
    ("rats+weasels", "w11", ["card 2.2"]),
    ("rats+weasels", "w12", ["card 1.1"]),
    ("rats+raccoons", "c2", ["card 0.2", "down rats-4"]),
    ("rats+raccoons", "c3", []),
    ("rats+raccoons", "c4", ["player 1"]),
    ("rats+raccoons", "c5", ["card 1.3", "card 2.2"]),
    ("rats+raccoons", "c11", ["token +5"]),
    ("rats+raccoons", "c12", ["card 1.2"]),
]


def moved_on(move: str, shift: int) -> str:
    """The same move of somebody who sits so many seats further."""
    verb, _, what = move.partition(" ")
    if verb not in ("card", "player"):
        return move
    seat, dot, place = what.partition(".")
    return f"{verb} {(int(seat) + shift) % SEATS}{dot}{place}"


def after_the_turn(packs: str, card: str, choices: list[str], shift: int) -> Position:
    def at(cards: dict[int, list[str]]) -> dict[int, list[str]]:
        return {(seat + shift) % SEATS: given for seat, given in cards.items()}

    table = position(
        f"ratjack(players={SEATS},packs={packs})",
        active=shift,
        hands=at({0: [card, "r12"], **HANDS}),
        rows=at(ROWS),
        discard=["r5"],
    )
    return table.play(f"up {spelled(card)}", *(moved_on(choice, shift) for choice in choices))


def seen(table: Position, shift: int) -> dict[str, Any]:
    """What lies before each seat and in its hand, as every seat and a spectator see it; and who is on."""
    seats = [(seat + shift) % SEATS for seat in range(SEATS)]
    eyes = [*seats, None]
    return {
        "active": (int(table.table.active) - shift) % SEATS,
        "question": table.question,
        "players": [[without_name(table.view(eye)["players"][seat]) for seat in seats] for eye in eyes],
        "discard": table.view(None)["discard"],
        "told": [[told(event, shift) for event in table.match.events(eye)] for eye in eyes],
    }


def without_name(player: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in player.items() if name not in ("seat", "name")}


def told(event: Any, shift: int) -> dict[str, Any]:
    """What somebody was told, with seats counted from the active player."""
    seats = ("seat", "owner", "other_owner")
    return {name: (value - shift) % SEATS if name in seats else value for name, value in dict(event).items()}


@pytest.mark.parametrize(("packs", "card", "choices"), TURNS)
def test_the_same_turn_from_another_seat_shows_everybody_the_same(packs: str, card: str, choices: list[str]) -> None:
    here = seen(after_the_turn(packs, card, choices, 0), 0)
    for shift in range(1, SEATS):
        assert seen(after_the_turn(packs, card, choices, shift), shift) == here
