"""However one leaves, the game is saved: no signal is missed, no move torn apart, and the terminal is as before."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import serai
from serai.core.saves import differences
from serai.terminal import read_save
from tests.cli.at_terminal import COMMAND, PATIENCE, Terminal

SHORT = ("--players", "3", "--seed", "9", "--option", "max_rounds=3", "--save", "game.json")
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
TRIES = 4

# The worst moment: the prompt is being written, so Python looks after no signal any more, and nobody waits for a key
# yet. The terminal's output is held up there, until the signal has come.
AT_THE_WORST_MOMENT = """
import os, readline, sys, termios, threading, time
output, main = sys.stdout.fileno(), threading.main_thread().ident

def hold_up():
    readline.set_startup_hook(None)
    threading.Thread(target=signal_and_go_on, daemon=True).start()
    termios.tcflow(output, termios.TCOOFF)

def signal_and_go_on():
    while hold_up.__code__ in running():
        time.sleep(0.001)
    os.kill(os.getpid(), {number})
    termios.tcflow(output, termios.TCOON)

def running():
    frame, codes = sys._current_frames()[main], []
    while frame is not None:
        codes.append(frame.f_code)
        frame = frame.f_back
    return codes

readline.set_startup_hook(hold_up)
"""


BUSY = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
while True: pass
"""


def check_save(file: Path, choices: int) -> None:
    """It can be read, and what is in it belongs together."""
    save = read_save(file)
    match = serai.load(save)
    assert len(match.choices) >= choices
    assert differences(match, save) == []


@pytest.fixture
def busy() -> Iterator[None]:
    """Somebody else who never lets go of a core until we do, even if we are killed: then the pipe is closed."""
    with subprocess.Popen([sys.executable, "-c", BUSY], stdin=subprocess.PIPE) as other:
        yield
        other.kill()


@pytest.mark.parametrize("how", SIGNALS)
def test_at_the_prompt(tmp_path: Path, how: signal.Signals) -> None:
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--pace", "0")
    terminal.until("> ")
    terminal.type("2\n")
    terminal.until("Bid 10 to")
    terminal.process.send_signal(how)
    terminal.until("Saved to game.json")
    assert terminal.close() == 128 + how
    check_save(tmp_path / "game.json", 3)


@pytest.mark.parametrize("how", SIGNALS)
def test_between_the_last_look_and_the_wait_for_a_key(tmp_path: Path, how: signal.Signals) -> None:
    script = AT_THE_WORST_MOMENT.format(number=int(how)) + COMMAND
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--pace", "0", script=script)
    terminal.until("Saved to game.json")
    assert terminal.close() == 128 + how
    check_save(tmp_path / "game.json", 0)


@pytest.mark.parametrize("how", SIGNALS)
def test_at_any_moment_on_a_busy_machine(tmp_path: Path, how: signal.Signals, busy: None) -> None:
    dice = Random(int(how))
    for number in range(TRIES):
        name = f"{number}.json"
        terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--save", name, "--pace", "0.001")
        terminal.until(dice.choice(["you are", "> "]))  # with the one, the other may have been read as well
        lines = dice.randrange(4)
        for _ in range(lines):
            terminal.type("1\n")
        if lines and dice.random() < 0.5:
            terminal.until("> ")
        terminal.process.send_signal(how)
        terminal.until(f"Saved to {name}")
        assert terminal.close() == 128 + how
        check_save(tmp_path / name, 0)


def test_twice_is_as_good_as_once(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--pace", "0")
    terminal.until("> ")
    for how in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGINT):
        terminal.process.send_signal(how)
    terminal.until("Saved to game.json")
    assert terminal.close() > 128
    check_save(tmp_path / "game.json", 0)


def test_with_half_a_line_typed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--pace", "0")
    terminal.until("> ")
    terminal.type("hel")
    terminal.until("hel")
    terminal.type("\x03")
    terminal.until("Saved to game.json")
    assert terminal.close() == 128 + signal.SIGINT
    check_save(tmp_path / "game.json", 0)


def test_when_the_window_is_closed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--pace", "0")
    terminal.until("> ")
    terminal.type("2\n")
    terminal.until("Bid 10 to")
    terminal.hang_up()
    assert terminal.process.wait(PATIENCE) == 128 + signal.SIGHUP
    check_save(tmp_path / "game.json", 3)


@pytest.mark.parametrize("leave", ["quit\n", "\x04"])
def test_leaving_of_ones_own_will_is_no_failure(tmp_path: Path, leave: str) -> None:
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--pace", "0")
    terminal.until("> ")
    terminal.type(leave)
    terminal.until("Saved to game.json")
    assert terminal.close() == 0


@pytest.mark.parametrize("how", SIGNALS)
def test_a_replay_can_be_left_too(tmp_path: Path, save: Path, how: signal.Signals) -> None:
    terminal = Terminal(tmp_path, "replay", str(save))
    terminal.until("> ")
    terminal.process.send_signal(how)
    assert terminal.close() == 128 + how
