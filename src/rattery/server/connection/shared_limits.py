"""Limits shared by all workers of a server: hash tables of rows in a file that every worker maps into memory.

A row of 24 bytes belongs to a client address; a lookup takes about a microsecond. There is no lock: if two workers charge
the same bucket within a microsecond, one update may be lost, which makes a limit slightly too generous and has no other
effect. If all PROBES slots of an address are taken, the row written longest ago is reused.
"""

from __future__ import annotations

import hashlib
import mmap
import struct
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from rattery.server.connection.limits import Bucket, Buckets, Exclusions, OpenConnections, Rate

ROWS = 1 << 14  # of one region
PROBES = 8  # consecutive slots tried for an address
ROW = struct.Struct("=Qdd")  # the digest of an address, and two numbers
SIZE = ROWS * ROW.size  # bytes of a region
REGIONS = 16  # for buckets and exclusions; the connection counts of each worker follow
KINDS = 2  # of connections counted: WebSockets, and TCP connections


class SharedRows:
    """One region: an open-addressing hash table from an address to two numbers."""

    def __init__(self, memory: mmap.mmap, region: int) -> None:
        self._memory, self._start = memory, region * SIZE

    def read(self, address: str) -> tuple[float, float] | None:
        key = _key(address)
        for place in self._places(key):
            found, first, second = ROW.unpack_from(self._memory, place)
            if found == key:
                return first, second
        return None

    def write(self, address: str, first: float, second: float) -> None:
        key = _key(address)
        rows = [(place, *ROW.unpack_from(self._memory, place)) for place in self._places(key)]
        own = next((row for row in rows if row[1] == key), None) or min(rows, key=lambda row: (row[1] != 0, row[3]))
        ROW.pack_into(self._memory, own[0], key, first, second)

    def clear(self) -> None:
        self._memory[self._start : self._start + SIZE] = bytes(SIZE)

    def __iter__(self) -> Iterator[tuple[float, float]]:
        for key, first, second in ROW.iter_unpack(self._memory[self._start : self._start + SIZE]):
            if key:
                yield first, second

    def _places(self, key: int) -> Iterator[int]:
        return (self._start + (key + probe) % ROWS * ROW.size for probe in range(PROBES))


@lru_cache(4096)
def _key(address: str) -> int:
    """A digest of an address; never 0, which marks a free row."""
    return int.from_bytes(hashlib.blake2b(address.encode(), digest_size=8).digest()) | 1


class SharedLimits:
    """The shared memory as worker `own` of `count` sees it. The process that starts the workers makes the file."""

    def __init__(self, file: Path, own: int, count: int) -> None:
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), 0)
        self._own, self._count, self._next, self._next_kind = own, count, 0, 0

    @staticmethod
    def make(file: Path, count: int) -> None:
        """Make an empty file for `count` workers."""
        with file.open("wb") as made:
            made.truncate((REGIONS + KINDS * count) * SIZE)

    def rows(self) -> SharedRows:
        """The next region; every worker must request them in the same order."""
        self._next += 1
        assert self._next <= REGIONS
        return SharedRows(self._memory, self._next - 1)

    def buckets(self, rate: Rate) -> Buckets:
        return SharedBuckets(rate, self.rows())

    def exclusions(self, scale: float) -> Exclusions:
        return SharedExclusions(scale, self.rows())

    def connections(self) -> OpenConnections:
        """The counter of the next kind; every worker must request them in the same order."""
        first = REGIONS + self._next_kind * self._count
        self._next_kind += 1
        assert self._next_kind <= KINDS
        regions = [SharedRows(self._memory, first + worker) for worker in range(self._count)]
        return SharedConnections(regions, self._own)


class SharedBucket(Bucket):
    """A token bucket in shared memory; every `take` reads and writes its row."""

    __slots__ = ("_address", "_rows")

    def __init__(self, rate: Rate, rows: SharedRows, address: str) -> None:
        super().__init__(rate)
        self._rows, self._address = rows, address

    def take(self, tokens: float = 1) -> bool:
        self.left, self.since = self._rows.read(self._address) or (self.left, self.since)
        is_taken = super().take(tokens)
        self._rows.write(self._address, self.left, self.since)
        return is_taken


class SharedBuckets(Buckets):
    """A shared bucket for each client address."""

    def __init__(self, rate: Rate, rows: SharedRows) -> None:
        super().__init__(rate)
        self._rows = rows

    def of(self, address: str) -> Bucket:
        return SharedBucket(self.rate, self._rows, address)


class SharedExclusions(Exclusions):
    """Shared exclusions: an address excluded by one worker cannot connect to any."""

    def __init__(self, scale: float, rows: SharedRows) -> None:
        super().__init__(scale)
        self._rows = rows

    def _find(self, address: str) -> tuple[float, float]:
        return self._rows.read(address) or (0.0, 0.0)

    def _keep(self, address: str, until: float, length: float) -> None:
        self._rows.write(address, until, length)

    def count(self) -> int:
        now = time.monotonic()
        return sum(until > now for until, _ in self._rows)


class SharedConnections(OpenConnections):
    """Each worker publishes its counts in its own region, cleared when it starts; the count is the sum over all."""

    def __init__(self, regions: list[SharedRows], own: int) -> None:
        super().__init__()
        self._regions, self._own = regions, regions[own]
        self._own.clear()

    def count(self, address: str) -> int:
        return sum(int((rows.read(address) or (0.0,))[0]) for rows in self._regions)

    def _changed(self, address: str, count: int) -> None:
        self._own.write(address, count, time.monotonic())
