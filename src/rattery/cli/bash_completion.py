"""Completion in Bash, which also splits words at `=`, `:` and `(`. The script therefore sends the whole line.

    rattery play my_game --seat 1=ha      Bash completes “ha”, Rattery “1=ha”

Completions are stripped of the prefix that Bash does not replace, and special characters are escaped unless a quote is open.
"""

from __future__ import annotations

import os
import re
import shlex

from click.shell_completion import BashComplete, CompletionItem, add_completion_class, split_arg_string

END = "\0"  # marks the cursor, so that splitting keeps an empty last word
SPECIAL = re.compile(r"([\s()'\"\\|&;<>$`*?\[\]{}!#~])")

SCRIPT = """\
%(complete_func)s() {
    local IFS=$'\\n' line=${COMP_LINE:0:COMP_POINT} answer
    for answer in $(env COMP_LINE="$line" COMP_WORD="$2" %(complete_var)s=bash_complete $1); do
        case $answer in
            dir,*) compopt -o dirnames ;;
            file,*) compopt -o default ;;
            plain,*) COMPREPLY+=("${answer#*,}") ;;
        esac
        [[ $answer == plain,*= ]] && compopt -o nospace
    done
    return 0
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""


class Bash(BashComplete):
    """Click's completion for Bash, with our script and word splitting."""

    source_template = SCRIPT

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the cursor, and the typed part of the word at the cursor."""
        words = split_arg_string(os.environ["COMP_LINE"] + END)
        return words[1:-1], words[-1].removesuffix(END)

    def format_completion(self, item: CompletionItem) -> str:
        typed = self.get_completion_args()[1]
        replaced = re.sub(r"\\(.)", r"\1", os.environ.get("COMP_WORD", "").lstrip("'\""))
        offered = item.value[len(typed) - len(replaced) :] if typed.endswith(replaced) else item.value
        escaped = offered if is_quoted(os.environ["COMP_LINE"]) else SPECIAL.sub(r"\\\1", offered)
        return f"{item.type},{escaped}"


def is_quoted(line: str) -> bool:
    """Whether a quote is open at the end of a line."""
    try:
        shlex.split(line.rstrip("\\"))
    except ValueError:
        return True
    return False


def complete_in_bash() -> None:
    """Register this class with Click as the completion for Bash."""
    add_completion_class(Bash)
