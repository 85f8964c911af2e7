"""The lobby: the public data of tables, and a client's achievements at its own solo tables."""

from __future__ import annotations

from dataclasses import Field
from types import ModuleType

from rattery.core.box import BoxFile, box_numbers
from rattery.core.game_check import playable_games
from rattery.core.game_parts import optional_part
from rattery.core.options import choice_said, choices, difficulty_of, spell
from rattery.core.packages import known_game
from rattery.core.registry import options_of
from rattery.core.words import Words
from rattery.server.connection import outgoing
from rattery.server.connection.incoming import Sheet
from rattery.server.errors import server_words
from rattery.server.part import Part
from rattery.server.tables.loading import OtherRulesTable, Unreadable
from rattery.server.tables.secret import matches_digest
from rattery.server.tables.state import OVER
from rattery.server.tables.table import Table
from rattery.server.tables.tables import Tables

MAX_TABLES = 50  # in one request by ids
MAX_LISTED = 30  # in the public list


def about(table: Table, lang: str) -> Part:
    """The public data of a table."""
    state = table.state
    part = outgoing.table_part(state, lang)
    for seat, online in zip(part["seats"], table.online(), strict=True):
        seat["online"] = online
    return part | {
        "version": state.version,
        "changed": state.changed,
        "deciding": outgoing.deciding(state, None),
        "together": state.is_together,
        "scores": state.match.scores if state.match is not None else None,
        "winners": state.winners if state.match is not None else [],
        "won": [state.match.teller(lang).name(seat) for seat in state.winners] if state.match is not None else [],
        "watching": table.watching(),
    }


def about_unreadable(problem: Unreadable, lang: str) -> Part:
    """The entry of a stored table that cannot be loaded: it is damaged, or its version of the rules is not installed."""
    return {
        "table": problem.table,
        "stage": problem.reason,
        "words": problem.say(lang),
        "game": "",
        "title": problem.table,
        "seats": [],
        "options": [],
        "winners": [],
        "won": [],
        "scores": None,
        "deciding": None,
        "together": False,
        "changed": 0,
        "watching": 0,
    }


async def several(tables: Tables, ids: list[str], lang: str) -> Part:
    found = await tables.several(ids)
    return {"tables": [about(t, lang) if isinstance(t, Table) else about_unreadable(t, lang) for t in found]}


async def listed(tables: Tables, lang: str) -> Part:
    """The listed tables that are not over."""
    found = await several(tables, await tables.store.listed(MAX_LISTED), lang)
    hidden = (OVER, Unreadable.reason, OtherRulesTable.reason)
    return {"tables": [table for table in found["tables"] if table["stage"] not in hidden]}


async def challenge_sheet(tables: Tables, held: Sheet, lang: str) -> Part:
    """A client's achievements at its solo tables, in the game it names or the first game that has achievements:
    by the level of difficulty, an option of the game, at which they were reached."""
    game = known_game(held.game) if held.game is not None else next(filter(_achievements, playable_games()), "")
    own = _achievements(game) if game else None
    if own is None:
        return {"game": game, "levels": [], "challenges": []}
    words, numbers = server_words(lang, game), box_numbers(BoxFile.standard(game).data)
    difficulty = difficulty_of(options_of(game))
    levels = {} if difficulty is None else _values_said(difficulty, words)
    reached = await _own_results(tables, held, game)
    return {
        "game": game,
        "levels": [
            {
                "level": level,
                "words": said,
                "played": sum(r["level"] == level for r in reached.values()),
                "won": sum(r["level"] == level and 0 in r["winners"] for r in reached.values()),
            }
            for level, said in levels.items()
        ],
        "challenges": [
            {
                "challenge": name,
                "words": words.say(f"challenge-{name.replace('_', '-')}", **numbers),
                "met": {level: _first(reached, level, name) for level in levels},
            }
            for name in own.CHALLENGES
        ],
    }


def _values_said(option: Field[object], words: Words) -> dict[str, str]:
    """What the values of an option are called, in their order."""
    return {spell(value): choice_said(option.name, value, words) for value in choices(option)}


def _achievements(game: str) -> ModuleType | None:
    return optional_part(game, "achievements")


def _first(reached: dict[str, Part], level: str, challenge: str) -> str | None:
    """The first table at which a challenge was met on a level."""
    return next((t for t, r in reached.items() if r["level"] == level and r["challenges"][challenge]), None)


async def _own_results(tables: Tables, held: Sheet, game: str) -> dict[str, Part]:
    """The results of a game's solo tables for which the client has the right secret."""
    results = await tables.results([seat.table for seat in held.seats])
    own: dict[str, Part] = {}
    for seat in held.seats:
        result = results.get(seat.table)
        if result is not None and result["game"] == game and "challenges" in result:
            row = await tables.store.table(seat.table)
            if row is not None and matches_digest(seat.secret, row.seats[0].secret):
                own[seat.table] = result
    return own
