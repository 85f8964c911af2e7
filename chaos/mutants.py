"""Mutants: a rule is changed in one small place; if no test of the game notices, the tests say too little.

    python -m chaos.mutants rat_trap              # all of them; takes some minutes
    python -m chaos.mutants rat_trap --resume     # go on where it was stopped
    python -m chaos.mutants rat_trap --again      # after tests were added: only those that survived
    python -m chaos.mutants rat_trap --list       # what survived so far, and what of it is harmless

Rules run as plain Python here. It is learnt once which tests get to which line; a mutant is shown to those alone, quickest
first, until one fails. What changes nothing anybody could notice stands in chaos/equivalent, each with its reason, and is
not counted.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chaos.mutation import Mutant, mutants_of_game
from chaos.trial import ENDLESS, NOTICED, SURVIVED, UNREACHED, AlreadyFails, Court
from chaos.verdicts import Verdicts, harmless_of
from rattery.core.cores import cores
from rattery.core.packages import game_names

MOST_UNNOTICED = 0.05


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--most", type=int, help="so many of them, drawn at random (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="by which they are drawn")
    parser.add_argument("--only", nargs="+", default=[""], metavar="RULE", help="only those of these, e.g. turn.play")
    parser.add_argument("--jobs", type=int, default=cores(), help="so many at a time (default: one a core)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of tests for one mutant, for a first look")
    parser.add_argument("--tests", type=Path, nargs="+", default=[], help="only these files of tests")
    parser.add_argument("--resume", action="store_true", help="leave out those already tried")
    parser.add_argument("--again", action="store_true", help="leave out those already noticed")
    parser.add_argument("--list", action="store_true", help="try nothing; list what survived so far")
    folder = Path(tempfile.gettempdir()) / "rattery-mutants"
    parser.add_argument("--kept", type=Path, default=folder, help=f"where results are kept (default: {folder})")
    return parser.parse_args()


def to_try(args: argparse.Namespace, mutants: list[Mutant], verdicts: Verdicts) -> list[Mutant]:
    """Those that are to be tried now."""
    chosen = [mutant for mutant in mutants if mutant.key.startswith(tuple(args.only))]
    if args.most is not None:
        chosen = random.Random(args.seed).sample(chosen, min(args.most, len(chosen)))
    known = [NOTICED, ENDLESS] if args.again else [NOTICED, ENDLESS, SURVIVED, UNREACHED] if args.resume else []
    if not args.again and not args.resume and args.only == [""]:
        verdicts.forget()
    done = {mutant.key for mutant in verdicts.of(chosen, *known)}
    return [mutant for mutant in chosen if mutant.key not in done]


def hold_court(args: argparse.Namespace, mutants: list[Mutant], verdicts: Verdicts) -> None:
    """Tries them, and writes down what becomes of each."""
    court = Court(args.game, args.kept / args.game, args.jobs, args.seconds, args.tests)
    court.remember(verdicts.finders)
    console = Console(file=sys.__stderr__)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

    def hearing() -> None:
        with Progress(*columns, console=console, auto_refresh=False) as progress:  # no thread: children are forked
            bar = progress.add_task("what tests get to", total=len(mutants))
            reaches = court.reaches(lambda name: progress.update(bar, description=f"what {name} gets to", refresh=True))
            progress.update(bar, description="mutants")
            for verdict in court.try_all(mutants, reaches):
                verdicts.write(verdict)
                progress.update(bar, advance=1, refresh=True)
                if verdict.survived:
                    progress.print(str(verdict.mutant), markup=False, highlight=False)

    court.hold(hearing)


def report(mutants: list[Mutant], verdicts: Verdicts) -> bool:
    """Says what became of them; whether few enough went unnoticed."""
    survivors = verdicts.of(mutants, SURVIVED, UNREACHED)
    noticed, endless = (len(verdicts.of(mutants, fate)) for fate in (NOTICED, ENDLESS))
    for mutant in survivors:
        lost = "  (no test gets there)" if verdicts.fates[mutant.key] == UNREACHED else ""
        print(f"{mutant}{lost}")
    tried = noticed + endless + len(survivors)
    share = len(survivors) / max(1, tried)
    print(f"{tried} of {len(mutants)} mutants tried: {noticed} noticed, {endless} endless, ", end="")
    print(f"{len(survivors)} unnoticed ({share:.1%})")
    return share <= MOST_UNNOTICED


def without_harmless(game: str, mutants: list[Mutant]) -> list[Mutant]:
    """The mutants that count; says how many do not, and which are listed though there are none such."""
    harmless = harmless_of(game)
    stale = harmless.keys() - {mutant.key for mutant in mutants}
    for key in sorted(stale):
        print(f"no longer a mutant, but listed as harmless: {key}")
    print(f"{len(harmless) - len(stale)} mutants are harmless: see chaos/equivalent/{game}.toml")
    return [mutant for mutant in mutants if mutant.key not in harmless]


def main() -> int:
    args = asked()
    mutants = without_harmless(args.game, mutants_of_game(args.game))
    verdicts = Verdicts(args.kept / args.game, args.game)
    if not args.list:
        try:
            hold_court(args, to_try(args, mutants, verdicts), verdicts)
        except AlreadyFails as problem:
            print(problem, file=sys.stderr)
            return 2
    return 0 if report(mutants, verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
