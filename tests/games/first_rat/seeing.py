"""What the tests of First Rat look at, and a turn that only has to be over."""

from __future__ import annotations

from typing import Any

from tests.positions import Position


def mine(table: Position, seat: int = 0) -> dict[str, Any]:
    """A player as everybody sees him."""
    player: dict[str, Any] = table.view(None)["players"][seat]
    return player


def rats(table: Position, seat: int = 0) -> list[int | str]:
    """Where a player's rats are."""
    return [rat["at"] for rat in mine(table, seat)["rats"]]


def track(table: Position, name: str) -> dict[str, Any]:
    return next(dict(track) for track in table.view(None)["tracks"] if track["name"] == name)


def marked(table: Position, seat: int = 0) -> list[tuple[str, int]]:
    """What a seat has marked so far in this play: the track and the points."""
    return [(event["track"], event["points"]) for event in table.happened("placed") if event["seat"] == seat]


def movement(table: Position, move: str, *pipes: int) -> dict[str, Any]:
    """What the table shows about a movement through these pipes."""
    (found,) = (way for way in table.view(0)["movements"] if way["move"] == move and way["pipes"] == list(pipes))
    return dict(found)


def play_turn(table: Position) -> None:
    """The first movement on offer, and the end of the turn."""
    seat = table.turn
    table.play(table.moves()[0])
    while table.turn == seat and table.question != "what_to_build":
        table.play(table.moves()[-1])
    table.play("end")
