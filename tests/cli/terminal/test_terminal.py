"""At a (pseudo-)terminal: handing over, leaving with Ctrl-C, a terminal that is closed."""

from __future__ import annotations

import json
import signal
from pathlib import Path

from rattery.cli.terminal.screen import CLEAR_ALL
from tests.cli.running import ESCAPES, Terminal, only_save

PROMPT = "› "
HAND_OVER = "Press Enter when nobody else is looking."


def test_a_hand_over_clears_screen_and_scrollback_and_waits_for_the_next_player() -> None:
    with Terminal("play", "rat_trap(players=3)", "--hot-seat", "--seed", "5") as terminal:
        assert CLEAR_ALL in terminal.read_until(HAND_OVER, PROMPT)
        terminal.type("")
        terminal.read_until("reroll", PROMPT)
        terminal.type("keep")
        terminal.read_until("Who gets", PROMPT)
        terminal.type("1\n\n\n\n")  # struck too often: none of it opens the next player's hand
        shown = terminal.read_until(HAND_OVER, PROMPT)
        assert CLEAR_ALL in shown
        terminal.strike("still here")
        assert "You are" not in shown + terminal.read_until("still here")
        terminal.type("")
        assert CLEAR_ALL in terminal.read_until("You are")


def test_a_game_for_one_person_is_drawn_on_a_cleared_screen() -> None:
    with Terminal("play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me") as terminal:
        first = terminal.read_until("› ")
        assert "\x1b[2J" in first
        assert CLEAR_ALL not in first, "one’s own scrollback stays"
        assert "a number, or ? for help › " in ESCAPES.sub("", first)
        terminal.type("keep")
        second = terminal.read_until("› ")
        assert "Who gets" in second
        assert "? for help" not in second, "who has made a move knows"
        terminal.type("quit")
        assert terminal.wait() == 0
        assert "rattery play --resume" in terminal.text


def test_ctrl_c_leaves_cleanly_and_tells_where_the_match_is(tmp_path: Path) -> None:
    with Terminal("play", "rat_trap(players=3)", "--seed", "5", "--hot-seat") as terminal:
        terminal.read_until(HAND_OVER)
        terminal.interrupt()
        assert terminal.wait() == 130
        assert f"rattery play --resume {only_save(tmp_path)}" in terminal.text
        assert "Traceback" not in terminal.text
        assert terminal.raw.rindex("\x1b[?1049l") > terminal.raw.rindex("\x1b[?1049h"), "back on the first screen"


def test_ctrl_c_in_the_menu_leaves_cleanly() -> None:
    with Terminal("menu") as terminal:
        terminal.read_until("] ›")
        terminal.interrupt()
        assert terminal.wait() == 130
        assert "Traceback" not in terminal.text


def test_a_killed_terminal_loses_no_move(tmp_path: Path) -> None:
    with Terminal("play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me") as terminal:
        terminal.read_until("reroll")
        terminal.type("reroll")
        terminal.read_until("Who gets")
        terminal.process.send_signal(signal.SIGKILL)
        terminal.wait()
    file = only_save(tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))["moves"] == ["reroll"]
    with Terminal("play", "--resume", str(file)) as terminal:
        assert "You throw again" in ESCAPES.sub("", terminal.read_until("Who gets"))
        terminal.type("u")
        terminal.read_until("the move stands")
        terminal.type("quit")
        assert terminal.wait() == 0
