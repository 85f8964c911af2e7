"""The number of processor cores that this process may use."""

from __future__ import annotations

import math
import os
from pathlib import Path

QUOTA = Path("/sys/fs/cgroup/cpu.max")  # in a Linux container: microseconds of processor time per period, or "max"


def cores() -> int:
    """The cores of this process: its CPU affinity, limited by the quota of a container."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(available, allotted_cores() or available)


def allotted_cores() -> int | None:
    """The CPU quota of a container in cores, rounded up; None without a quota."""
    try:
        quota, period = QUOTA.read_text().split()
        return max(1, math.ceil(int(quota) / int(period)))
    except (OSError, ValueError):
        return None
