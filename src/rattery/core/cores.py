"""The processor cores of this machine."""

from __future__ import annotations

import math
import os
from pathlib import Path

QUOTA = Path("/sys/fs/cgroup/cpu.max")  # in a Linux container: microseconds of processor time per period, or "max"


def cores() -> int:
    """Those this process may use: in a container often fewer than there are."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(there, allotted_cores() or there)


def allotted_cores() -> int | None:
    """How many cores' worth of time a container was given; None where nobody counts."""
    try:
        work, of_time = QUOTA.read_text().split()
        return max(1, math.ceil(int(work) / int(of_time)))
    except (OSError, ValueError):
        return None
