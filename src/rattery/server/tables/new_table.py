"""New tables: their rows, with fresh keys and secrets. Only digests of secrets are stored; the answer has the only copy."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rattery.bots.levels import known_bots
from rattery.core.game import Game
from rattery.server.connection.incoming import NewSeat, NewTable
from rattery.server.errors import NotUnderstood
from rattery.server.part import Part
from rattery.server.randomness import Randomness
from rattery.server.store.store import SeatRow, TableRow
from rattery.server.tables.player_text import clean_name
from rattery.server.tables.seat import Seat
from rattery.server.tables.secret import digest, new_secret, new_table_id
from rattery.server.tables.state import TableState

SEAT_KINDS = {"me": "person", "here": "person", "friend": "friend", "bot": "bot"}


def new_table(game: Game, wanted: NewTable, randomness: Randomness) -> tuple[TableRow, Part]:
    """The row to store for a new table, and the answer for the client that requested it."""
    seats, answered = _seats(wanted.seats, randomness)
    host = new_secret()
    row = TableRow(
        id=new_table_id(),
        game=str(game),
        box=game.box_file.data,
        key=randomness.table_key().hex(),
        host=digest(host),
        seats=tuple(seats),
        listed=wanted.listed,
        created=time.time(),
        rules=game.rules_version,
    )
    return row, {"table": row.id, "host": host, "seats": answered, "commitment": TableState(row).commitment}


def _seats(wanted: Sequence[NewSeat], randomness: Randomness) -> tuple[list[SeatRow], list[Part]]:
    """The seats as stored, with digests, and as answered, with the secrets themselves."""
    rows: list[SeatRow] = []
    answered: list[Part] = []
    for number, seat in enumerate(wanted):
        kind = SEAT_KINDS.get(seat.kind)
        if kind is None:
            raise NotUnderstood("no-such-kind", given=seat.kind[:20], kinds=", ".join(SEAT_KINDS))
        if kind == "bot" and seat.level not in known_bots():
            raise NotUnderstood("no-such-level", given=str(seat.level), levels=", ".join(known_bots()))
        name = clean_name(seat.name, [row.name for row in rows])
        secret = None if kind == "bot" else new_secret()
        stored = None if secret is None else digest(secret)
        opener = {"person": "secret", "friend": "invitation"}.get(kind)
        level = seat.level if kind == "bot" else None
        salt = randomness.salt_text() if kind == "bot" else None
        rows.append(SeatRow(kind, name, level, salt=salt, **({opener: stored} if opener else {})))
        answered.append({"seat": number, "kind": seat.kind, **({opener: secret} if opener else {})})
    return rows, answered


def rematch_table(state: TableState, randomness: Randomness) -> TableRow:
    """The row of a rematch: the same game and seats; the players take theirs with secrets derived from the old ones."""
    return TableRow(
        id=new_table_id(),
        game=state.row.game,
        box=state.row.box,
        key=randomness.table_key().hex(),
        host=None,
        seats=tuple(_seat_again(seat, randomness) for seat in state.seats),
        listed=state.row.listed,
        created=time.time(),
        rules=state.game.rules_version,
    )


def _seat_again(seat: Seat, randomness: Randomness) -> SeatRow:
    if seat.kind != "bot":
        return SeatRow(seat.kind, seat.name)
    return SeatRow(seat.kind, seat.name, seat.level, salt=randomness.salt_text())
