"""Keys at a (pseudo-)terminal: stray keys are dropped, a line can be edited, a resize redraws the page."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import threading
from collections.abc import Callable, Iterator
from typing import TextIO

import pytest

from rattery.cli.localization import cli_words
from rattery.cli.terminal.keyboard import _signal_pipe
from rattery.cli.terminal.look import NoBreakConsole
from rattery.cli.terminal.screen import Screen
from tests.cli.running import ESCAPES
from tests.waiting import TIMEOUT


class Desk:
    """A screen on a pseudo-terminal, with its other end to type at and read from."""

    def __init__(self) -> None:
        self.hands, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.keyboard: TextIO = os.fdopen(theirs, "r", encoding="utf-8")
        self.paper = os.fdopen(os.dup(theirs), "w", encoding="utf-8")
        console = NoBreakConsole(file=self.paper, force_terminal=True, width=80, height=24, legacy_windows=False)
        self.screen = Screen(console, self.keyboard, cli_words("en"))
        self.seen = ""

    def type(self, keys: str) -> None:
        os.write(self.hands, keys.encode())

    def type_unasked(self, keys: str) -> None:
        """Type, and wait until the keys have arrived."""
        self.type(keys)
        assert select.select([self.keyboard], [], [], TIMEOUT)[0]

    def see(self, wanted: str) -> None:
        """Read until this was shown, from here on."""
        start = len(self.seen)
        while wanted not in ESCAPES.sub("", self.seen[start:]):
            ready, _, _ = select.select([self.hands], [], [], TIMEOUT)
            assert ready, f"waited in vain for {wanted!r} after {self.seen[start:]!r}"
            self.seen += os.read(self.hands, 4096).decode()

    def see_the_rest(self) -> str:
        """Everything shown so far."""
        while select.select([self.hands], [], [], 0)[0]:
            self.seen += os.read(self.hands, 4096).decode()
        return ESCAPES.sub("", self.seen)

    def unread(self) -> int:
        """How many bytes the next program would read, once the terminal collects lines again."""
        return int(struct.unpack("i", fcntl.ioctl(self.keyboard, termios.FIONREAD, b"\0" * 4))[0])

    def close(self) -> None:
        self.keyboard.close()
        self.paper.close()
        os.close(self.hands)


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.close()


def meanwhile(work: Callable[[], None]) -> threading.Thread:
    """Run this in another thread while the test waits for input."""
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def answered(desk: Desk, keys: str, redraw: Callable[[], object] | None = None) -> str:
    """What `ask` returns when these keys are typed once the prompt is shown."""

    def hands() -> None:
        desk.see("› ")
        desk.type(keys)

    thread = meanwhile(hands)
    answer = desk.screen.ask(redraw=redraw)
    thread.join(TIMEOUT)
    return answer


def test_keys_typed_while_nothing_is_asked_are_neither_shown_nor_played(desk: Desk) -> None:
    with desk.screen.without_echo():
        desk.type_unasked("17\n18\n")
        desk.screen.drop_typed()
        assert answered(desk, "3\n") == "3"
        assert "17" not in desk.see_the_rest()
        assert "18" not in desk.seen


def test_what_is_typed_behind_an_answer_waits_for_no_other_question(desk: Desk) -> None:
    with desk.screen.without_echo():
        assert answered(desk, "1\n2\n2\n") == "1"
        desk.screen.drop_typed()
        assert answered(desk, "5\n") == "5"


def test_nothing_that_was_typed_is_left_for_the_shell(desk: Desk) -> None:
    before = termios.tcgetattr(desk.keyboard)
    with desk.screen.without_echo():
        desk.type_unasked("rm -r everything\n")
    assert desk.unread() == 0
    assert termios.tcgetattr(desk.keyboard) == before, "the terminal is given back as it was"


def test_the_terminal_is_given_back_when_somebody_leaves_by_ctrl_c(desk: Desk) -> None:
    before = termios.tcgetattr(desk.keyboard)
    with pytest.raises(KeyboardInterrupt), desk.screen.without_echo():
        raise KeyboardInterrupt
    assert termios.tcgetattr(desk.keyboard) == before


def test_a_signal_wakes_who_waits_for_a_key_even_if_its_handler_had_no_time_to_run() -> None:
    """A signal between the last bytecode and `select`; else Ctrl-C right after a question would wait for the next key."""
    before = signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        with _signal_pipe() as wake:
            assert wake is not None
            signal.raise_signal(signal.SIGINT)
            assert select.select([wake], [], [], 0)[0] == [wake]
            assert list(os.read(wake, 10)) == [signal.SIGINT]
    finally:
        signal.signal(signal.SIGINT, before)


def test_the_terminal_is_given_back_when_the_program_is_told_to_end(desk: Desk) -> None:
    before, handler = termios.tcgetattr(desk.keyboard), signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit), desk.screen.without_echo():
        signal.raise_signal(signal.SIGTERM)
    assert termios.tcgetattr(desk.keyboard) == before
    assert signal.getsignal(signal.SIGTERM) == handler


def test_a_mode_that_was_changed_while_the_program_was_suspended_is_taken_again(desk: Desk) -> None:
    before = termios.tcgetattr(desk.keyboard)
    with desk.screen.without_echo():
        termios.tcsetattr(desk.keyboard, termios.TCSANOW, before)
        assert answered(desk, "hinz\x7ft\n") == "hint"


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("hinz\x7ft\n", "hint"),
        ("two words\x17one\n", "two one"),
        ("  \x17x\n", "x"),
        ("wrong\x15right\n", "right"),
        ("ke\x1b[A\x1b[1;5Cep\x1bOP\n", "keep"),
        ("zwölf\n", "zwölf"),
        ("a\x04b\n", "ab"),
        ("3\r", "3"),
    ],
)
def test_a_line_can_be_edited_and_arrow_keys_are_no_signs(desk: Desk, keys: str, line: str) -> None:
    with desk.screen.without_echo():
        assert answered(desk, keys) == line


def test_ctrl_d_in_an_empty_line_leaves(desk: Desk) -> None:
    with desk.screen.without_echo(), pytest.raises(EOFError):
        answered(desk, "\x04")


def test_a_long_line_shows_its_end(desk: Desk) -> None:
    with desk.screen.without_echo():
        assert answered(desk, "save " + "x" * 90 + "END\n") == "save " + "x" * 90 + "END"
    assert "xEND" in desk.see_the_rest()
    assert max(len(line) for part in desk.see_the_rest().split("\r") for line in part.split("\n")) < 80


@pytest.mark.parametrize("strike", [lambda desk: os.kill(os.getpid(), signal.SIGWINCH), lambda desk: desk.type("\x0c")])
def test_a_resize_draws_the_page_anew_and_keeps_what_was_typed(desk: Desk, strike: Callable[[Desk], None]) -> None:
    drawn: list[str] = []

    def hands() -> None:
        desk.see("› ")
        desk.type("hi")
        desk.see("hi")
        strike(desk)
        desk.see("› hi")
        desk.type("nt\n")

    thread = meanwhile(hands)
    with desk.screen.without_echo():
        assert desk.screen.ask(redraw=lambda: drawn.append("page")) == "hint"
    thread.join(TIMEOUT)
    assert drawn == ["page"]


def test_enter_is_waited_for_and_other_keys_are_not_it(desk: Desk) -> None:
    with desk.screen.without_echo():
        desk.type("xyz")
        assert not desk.screen.enter_within(0.05)
        desk.type("x\n")
        assert desk.screen.enter_within(TIMEOUT)


def test_the_prompt_of_a_page_is_erased_behind_the_answer(desk: Desk) -> None:
    with desk.screen.without_echo():
        answered(desk, "7\n", redraw=lambda: None)
        assert desk.see_the_rest().endswith("7\r")
        assert desk.seen.endswith("\r\x1b[K")
