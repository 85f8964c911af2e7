"""What belongs to the question being asked, for the sentence that asks it. Open facts only."""

from __future__ import annotations

from rattery.games.first_rat.box import Box
from rattery.games.first_rat.rules.table import Table


def question_facts(box: Box, s: Table) -> dict[str, int]:
    return {"seat": int(s.decider)}
