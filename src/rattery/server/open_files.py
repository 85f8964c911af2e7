"""Open files: raises the limit, since every connection is one and systems start programs with a low soft limit."""

from __future__ import annotations

import sys

WANTED = 65_536  # more connections than one process can serve


def raise_open_files() -> int | None:
    """Raise this process's soft limit of open files as far as permitted. Returns the limit, None if there is none."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    while soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            break
        except (OSError, ValueError):  # some systems permit less than their hard limit
            wanted //= 2
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
