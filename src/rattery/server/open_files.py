"""Open files: every connection is one, and their number is limited. The system starts programs with a low soft limit."""

from __future__ import annotations

import sys

WANTED = 65_536  # more than one process serves


def raise_open_files() -> int | None:
    """Raise this process's soft limit of open files as far as it may; gives the limit, None where there is none to ask."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    while soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            break
        except (OSError, ValueError):  # a system may allow less than it says
            wanted //= 2
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
