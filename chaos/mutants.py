"""Mutation testing of a game's rules: every small change of the rules should make a test of the game fail.

    python -m chaos.mutants rat_trap              # all of them; takes some minutes
    python -m chaos.mutants rat_trap --resume     # continue an interrupted run
    python -m chaos.mutants rat_trap --again      # after tests were added: only those that survived
    python -m chaos.mutants rat_trap --list       # the survivors so far, and those that are equivalent

Rules run as plain Python here. Coverage is recorded once; a mutant is run only against the tests that cover its line,
quickest first, until one fails. Equivalent mutants are listed in chaos/equivalent with their reasons, and do not count.
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
from chaos.trial import ENDLESS, NOTICED, SURVIVED, UNREACHED, AlreadyFails, MutationSession
from chaos.verdicts import Verdicts, harmless_of
from rattery.core.cores import cores
from rattery.core.packages import game_names

MOST_UNNOTICED = 0.05


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--most", type=int, help="at most this many, drawn at random (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="by which they are drawn")
    parser.add_argument("--only", nargs="+", default=[""], metavar="RULE", help="only those of these, e.g. turn.play")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes at a time (default: one per core)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of tests for one mutant, for a first look")
    parser.add_argument("--tests", type=Path, nargs="+", default=[], help="only these files of tests")
    parser.add_argument("--resume", action="store_true", help="leave out those already tried")
    parser.add_argument("--again", action="store_true", help="leave out those already noticed")
    parser.add_argument("--list", action="store_true", help="try nothing; list what survived so far")
    folder = Path(tempfile.gettempdir()) / "rattery-mutants"
    parser.add_argument("--kept", type=Path, default=folder, help=f"where results are kept (default: {folder})")
    return parser.parse_args()


def to_try(args: argparse.Namespace, mutants: list[Mutant], verdicts: Verdicts) -> list[Mutant]:
    """The mutants to try by the command line's selection."""
    chosen = [mutant for mutant in mutants if mutant.key.startswith(tuple(args.only))]
    if args.most is not None:
        chosen = random.Random(args.seed).sample(chosen, min(args.most, len(chosen)))
    known = [NOTICED, ENDLESS] if args.again else [NOTICED, ENDLESS, SURVIVED, UNREACHED] if args.resume else []
    if not args.again and not args.resume and args.only == [""]:
        verdicts.forget()
    done = {mutant.key for mutant in verdicts.of(chosen, *known)}
    return [mutant for mutant in chosen if mutant.key not in done]


def try_mutants(args: argparse.Namespace, mutants: list[Mutant], verdicts: Verdicts) -> None:
    """Tries mutants and stores the verdict on each."""
    session = MutationSession(args.game, args.kept / args.game, args.jobs, args.seconds, args.tests)
    session.remember(verdicts.finders)
    console = Console(file=sys.__stderr__)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

    def work() -> None:
        with Progress(
            *columns, console=console, auto_refresh=False
        ) as progress:  # no refresh thread, as children are forked
            bar = progress.add_task("what tests get to", total=len(mutants))
            coverage = session.coverage(
                lambda name: progress.update(bar, description=f"what {name} gets to", refresh=True)
            )
            progress.update(bar, description="mutants")
            for verdict in session.try_all(mutants, coverage):
                verdicts.write(verdict)
                progress.update(bar, advance=1, refresh=True)
                if verdict.survived:
                    progress.print(str(verdict.mutant), markup=False, highlight=False)

    session.run(work)


def report(mutants: list[Mutant], verdicts: Verdicts) -> bool:
    """Prints the survivors and counts; returns whether few enough survived."""
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
    """The mutants that count, without equivalent ones; prints stale entries of the list."""
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
            try_mutants(args, to_try(args, mutants, verdicts), verdicts)
        except AlreadyFails as problem:
            print(problem, file=sys.stderr)
            return 2
    return 0 if report(mutants, verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
