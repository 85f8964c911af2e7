"""Presence: which seats have a client connected to another server process that shares the store."""

from __future__ import annotations

import time

import msgspec

ANNOUNCE_INTERVAL = 3.0  # seconds between full announcements
STALE_AFTER = 9.0  # seconds without an announcement after which a process counts as gone


class Announcement(msgspec.Struct):
    """The message of one process: for each table, the seats with a connected client."""

    process: str
    tables: dict[str, list[int]]


class Presence:
    """The latest announcements of the other processes, each with the time it arrived."""

    def __init__(self, process: str) -> None:
        self.process = process
        self._announced: dict[str, tuple[float, dict[str, list[int]]]] = {}

    def elsewhere(self, table: str) -> set[int]:
        """The seats of a table with a client connected to another process."""
        if not self._announced:
            return set()
        recent = time.monotonic() - STALE_AFTER
        return {seat for at, tables in self._announced.values() if at > recent for seat in tables.get(table, ())}

    def receive(self, text: str) -> set[str]:
        """Record an announcement; returns the tables whose presence changed. One of this process is ignored."""
        said = msgspec.json.decode(text, type=Announcement)
        if said.process == self.process:
            return set()
        _, before = self._announced.get(said.process, (0.0, {}))
        tables = {**before, **said.tables}
        self._announced[said.process] = (time.monotonic(), {t: seats for t, seats in tables.items() if seats})
        return {t for t, seats in said.tables.items() if before.get(t, []) != seats}

    def drop_stale(self) -> set[str]:
        """Drop processes that have not announced anything for STALE_AFTER; returns the tables they named."""
        recent = time.monotonic() - STALE_AFTER
        gone = [process for process, (at, _) in self._announced.items() if at <= recent]
        return {table for process in gone for table in self._announced.pop(process)[1]}

    def encode(self, tables: dict[str, list[int]]) -> str:
        """An announcement of this process."""
        return msgspec.json.encode(Announcement(self.process, tables)).decode()
