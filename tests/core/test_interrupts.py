"""Ctrl-C: deferred in critical blocks, and never lost."""

from __future__ import annotations

import ctypes
import signal
import sys

import pytest

from rattery.core.interrupts import deferred_interrupts, redelivered_interrupts
from rattery.playouts.stopping import stopped_by_interrupt
from tests.waiting import wait_until

CALLBACK = ctypes.CFUNCTYPE(None)


pytestmark = pytest.mark.usefixtures("default_sigint")


def press_ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)


def test_a_block_is_finished_before_ctrl_c_is_raised() -> None:
    done: list[str] = []

    def do_it() -> None:
        with deferred_interrupts():
            done.append("one half")
            press_ctrl_c()
            done.append("the other")

    with pytest.raises(KeyboardInterrupt):
        do_it()
    assert done == ["one half", "the other"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_afterwards_ctrl_c_means_what_it_meant_before() -> None:
    with stopped_by_interrupt() as stopping, deferred_interrupts():
        press_ctrl_c()
        assert not stopping.is_set()
    assert stopping.is_set()


def test_without_ctrl_c_nothing_happens() -> None:
    with deferred_interrupts():
        pass


def test_an_error_inside_comes_out_as_it_is() -> None:
    def fail() -> None:
        press_ctrl_c()
        raise ValueError("its own")

    with pytest.raises(ValueError, match="its own"), deferred_interrupts():
        fail()


def test_ctrl_c_that_a_callback_swallows_is_raised_again(capsys: pytest.CaptureFixture[str]) -> None:
    hook = sys.unraisablehook

    def work_on() -> None:
        CALLBACK(press_ctrl_c)()
        wait_until(lambda: False)

    with pytest.raises(KeyboardInterrupt), redelivered_interrupts():
        work_on()
    assert sys.unraisablehook is hook
    assert capsys.readouterr().err == ""


def test_other_errors_in_a_callback_are_reported_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda lost: told.append(lost.exc_type))

    def fail() -> None:
        raise ValueError

    with redelivered_interrupts():
        CALLBACK(fail)()
    assert told == [ValueError]
