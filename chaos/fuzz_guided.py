"""Coverage-guided fuzzing (Atheris) of every parser in turn. `make fuzz`

    python -m chaos.fuzz_guided                    # every parser for a minute
    python -m chaos.fuzz_guided box --seconds 600

A failing input is written to crash-* in the current folder; pass its bytes to the parser in chaos/parsers to reproduce.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("save", "verify", "box", "options", "notation", "message", "body", "speech", "fluent")
INSTRUMENTED = (
    "rattery.core.box",
    "rattery.core.options",
    "rattery.core.words",
    "rattery.match.saving",
    "rattery.match.verify",
    "rattery.server.connection.incoming",
    "rattery.server.tables.player_text",
    "tomllib",
    "fluent",
    "json",
)
MOST_MEMORY = 2048  # MiB
LONGEST = 20  # seconds for one input
LARGEST = 30_000  # bytes


def fuzz(name: str, seconds: int) -> int:
    """Fuzzes one parser in a subprocess, which ends at the first finding; returns its exit status."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "chaos.fuzz_guided", name, "--inside", folder, "--seconds", str(seconds)]
        return subprocess.run(command, check=False).returncode  # noqa: S603


def fuzz_inside(name: str, corpus: Path, seconds: int) -> None:
    import atheris

    with atheris.instrument_imports(include=list(INSTRUMENTED)):
        from chaos.parsers import PARSERS, examples
    for number, good in enumerate(examples(name)):
        (corpus / f"good-{number}").write_bytes(good)
    limits = [
        f"-max_total_time={seconds}",
        f"-rss_limit_mb={MOST_MEMORY}",
        f"-timeout={LONGEST}",
        f"-max_len={LARGEST}",
    ]
    atheris.Setup([sys.argv[0], str(corpus), *limits, "-print_final_stats=1"], PARSERS[name])
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parsers", nargs="*", default=NAMES, metavar="PARSER", help=", ".join(NAMES))
    parser.add_argument("--seconds", type=int, default=60, help="for each")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside is not None:
        fuzz_inside(args.parsers[0], args.inside, args.seconds)
        return 0
    failed = [name for name in args.parsers if fuzz(name, args.seconds)]
    print("found something in: " + ", ".join(failed) if failed else "found nothing")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
