"""`rattery verify`: whether a match is what it says, and its dice were fair."""

from __future__ import annotations

from dataclasses import dataclass
from json import dumps

from rich.text import Text

from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.result import result
from rattery.cli.terminal.story import Story
from rattery.match.verifying import Verdict, verify_file


@dataclass(frozen=True)
class Arguments:
    file: str
    json: bool


def run(args: Arguments, lang: str) -> int:
    verdict = verify_file(args.file)
    if args.json:
        print(dumps(_data(verdict), indent=1, ensure_ascii=False))
        return 0
    out = console()
    for line in checked(verdict, lang):
        out.print(Text.assemble(("✓ ", "good"), line))
    if verdict.match.other_rules is not None:
        out.print(Text.assemble(("! ", "danger"), verdict.match.other_rules.say(lang)))
    if verdict.match.is_over:
        out.print(result(Story(verdict.match, lang)))
    return 0


def _data(verdict: Verdict) -> dict[str, object]:
    """The verdict for a machine to read; a match that does not hold is refused before."""
    match = verdict.match
    return {
        "game": str(match.game),
        "moves": len(match.history),
        "commitment": verdict.commitment,
        "salts": verdict.salts,
        "has_result": verdict.has_result,
        "is_over": match.is_over,
        "scores": match.scores,
        "winners": match.winners,
        "standard_box": match.game.has_standard_box,
        "same_rules": match.other_rules is None,
    }


def checked(verdict: Verdict, lang: str) -> list[str]:
    """What was found to be right, a sentence each."""
    words, match = cli_words(lang), verdict.match
    lines = [words.say("verify-moves", game=str(match.game), moves=len(match.history))]
    if verdict.commitment is None:
        lines.append(words.say("verify-no-commitment"))
    else:
        lines.append(words.say("verify-committed", commitment=verdict.commitment))
        lines.append(words.say("verify-salted", salts=verdict.salts))
    if verdict.has_result:
        lines.append(words.say("verify-resulted"))
    if not match.game.has_standard_box:
        lines.append(words.say("verify-own-box"))
    return lines
