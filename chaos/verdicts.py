"""Stored verdicts on a game's mutants, and the list of equivalent mutants."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path

from chaos.mutation import Mutant, rules_of
from chaos.trial import Verdict

EQUIVALENT = Path(__file__).parent / "equivalent"


def harmless_of(game: str) -> dict[str, str]:
    """The equivalent mutants of a game, by key, with the reasons."""
    file = EQUIVALENT / f"{game}.toml"
    if not file.exists():
        return {}
    groups = tomllib.loads(file.read_text(encoding="utf-8"))["harmless"]
    return {mutant: group["why"] for group in groups for mutant in group["mutants"]}


class Verdicts:
    """The fates of a game's mutants in a file, appended one by one; changed rules get a new file."""

    def __init__(self, folder: Path, game: str) -> None:
        rules = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in rules_of(game))
        self._file = folder / f"verdicts-{hashlib.sha256(rules.encode()).hexdigest()[:12]}.jsonl"
        self.fates: dict[str, str] = {}
        self.finders: dict[str, str] = {}  # the test that noticed each
        if self._file.exists():
            written = [json.loads(line) for line in self._file.read_text(encoding="utf-8").splitlines()]
            self.fates = {key: fate for key, fate, _ in written}
            self.finders = {key: by for key, _, by in written if by}

    def forget(self) -> None:
        self.fates = {}
        self._file.unlink(missing_ok=True)

    def write(self, verdict: Verdict) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self.fates[verdict.mutant.key] = verdict.fate
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps([verdict.mutant.key, verdict.fate, verdict.by], ensure_ascii=False) + "\n")

    def of(self, mutants: Iterable[Mutant], *fates: str) -> list[Mutant]:
        """The mutants with one of these fates."""
        return [mutant for mutant in mutants if self.fates.get(mutant.key) in fates]
