"""Presence: which seats have a connected client in the other server processes that share a store."""

from __future__ import annotations

import time

import msgspec

ANNOUNCE_INTERVAL = 3.0  # seconds between full announcements
STALE_AFTER = 9.0  # seconds without an announcement after which a process counts as gone


class Announcement(msgspec.Struct):
    """What one process announces: for each table, the seats with a connected client."""

    process: str
    tables: dict[str, list[int]]


class Presence:
    """What the other processes have announced, each with the time it came."""

    def __init__(self, process: str) -> None:
        self.process = process
        self._heard: dict[str, tuple[float, dict[str, list[int]]]] = {}

    def elsewhere(self, table: str) -> set[int]:
        """The seats of a table that are held in other processes."""
        if not self._heard:
            return set()
        recent = time.monotonic() - STALE_AFTER
        return {seat for at, tables in self._heard.values() if at > recent for seat in tables.get(table, ())}

    def hear(self, text: str) -> set[str]:
        """Take in an announcement; gives the tables whose presence has changed."""
        said = msgspec.json.decode(text, type=Announcement)
        if said.process == self.process:
            return set()
        _, before = self._heard.get(said.process, (0.0, {}))
        tables = {**before, **said.tables}
        self._heard[said.process] = (time.monotonic(), {t: seats for t, seats in tables.items() if seats})
        return {t for t, seats in said.tables.items() if before.get(t, []) != seats}

    def forget_silent(self) -> set[str]:
        """Drop the announcements of processes that are gone; gives the tables they named."""
        recent = time.monotonic() - STALE_AFTER
        gone = [process for process, (at, _) in self._heard.items() if at <= recent]
        return {table for process in gone for table in self._heard.pop(process)[1]}

    def say(self, tables: dict[str, list[int]]) -> str:
        return msgspec.json.encode(Announcement(self.process, tables)).decode()
