"""Bots in other programs: the same protocol at both ends, and no way to crash or to hang a game."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots.remote import MOST_TROUBLES, RemoteBot
from serai.core.match import Match
from serai.core.registry import names
from serai.core.rng import seeded

PYTHON = shlex.quote(sys.executable)
PLENTY = 120.0  # seconds: these tests are about what is said, not about how fast

# Programs; `marks` is a file that gets a line at each start.
HEAD = "import json, os, sys, time\nopen(sys.argv[1], 'a').write(str(os.getpid()) + '\\n')\n"
FIRST = "{'move': json.loads(line)['question']['decision']['moves'][0]}"
GOOD = f"for line in sys.stdin: print(json.dumps({FIRST}), flush=True)"
TROUBLES = {
    "ends at once": ("", "raised"),
    "ends at the question": ("sys.stdin.readline(); sys.exit(3)", "raised"),
    "prints garbage": ("for line in sys.stdin: print('what?', flush=True)", "illegal"),
    "prints a number": ("for line in sys.stdin: print('7', flush=True)", "illegal"),
    "prints bytes": ("for line in sys.stdin: os.write(1, b'\\xff\\xfe\\x00\\n')", "illegal"),
    "prints too deep": ("for line in sys.stdin: print('[' * 500000, flush=True)", "illegal"),
    "moves illegally": ("for line in sys.stdin: print(json.dumps({'move': {'kind': 'fly'}}), flush=True)", "illegal"),
    "moves a null": ("for line in sys.stdin: print(json.dumps({'move': None}), flush=True)", "illegal"),
    "wants no redeals": ("for line in sys.stdin: print(json.dumps({'redeal': 0}), flush=True)", "illegal"),
    "wants too many": ("for line in sys.stdin: print(json.dumps({'redeal': 10**9}), flush=True)", "illegal"),
    "floods": ("while True: print('flood', flush=True)", "illegal"),
    "floods without lines": ("while True: sys.stdout.write('x' * 65536)", "illegal"),
}
SLOW = {
    "does not flush": f"out = os.fdopen(1, 'w', 65536)\nfor line in sys.stdin: out.write(json.dumps({FIRST}) + '\\n')",
    "sleeps": "time.sleep(600)",
    "does not listen": "sys.stdin.readline(); print(json.dumps({'redeal': 100}), flush=True); time.sleep(600)",
    "leaves a child": "import subprocess; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])",
    "ends neither by signal": "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
}


@pytest.fixture
def match() -> Match:
    return serai.game("saba").new(seed=1, players=2)


@pytest.fixture
def marks(tmp_path: Path) -> Path:
    return tmp_path / "marks"


@pytest.fixture
def program(tmp_path: Path, marks: Path) -> Iterator:
    started = []

    def program(text: str, seconds: float = PLENTY) -> RemoteBot:
        file = tmp_path / "program.py"
        file.write_text(f"{HEAD}{text}\n")
        started.append(RemoteBot("program", [sys.executable, str(file), str(marks)], seconds))
        return started[-1]

    yield program
    bots.dismiss(started)


def pids(marks: Path) -> list[int]:
    return [int(line) for line in marks.read_text().split()] if marks.exists() else []


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def answer(bot: bots.Bot, match: Match, times: int = 1) -> list[str | None]:
    return [bots.let_play(bot, match, bots.dice_for(match)) for _ in range(times)]


# Both ends.


@pytest.mark.parametrize("name", names())
def test_a_bot_over_the_wire_plays_as_it_does_here(name: str) -> None:
    """Seat 1 is another program: the same game, move for move."""
    games = []
    remote = bots.bot(f"cmd:{PLENTY:g}s:{PYTHON} -m serai bot greedy")
    for other in (remote, bots.bot("greedy")):
        match = serai.game(name).new(seed=4, players=3)
        while match.decision is not None and len(match.choices) < 120:
            answer(other if match.decision.seat == 1 else bots.bot("greedy"), match)
        assert match.notes == []
        games.append(match.choices)
    bots.dismiss([remote])
    assert games[0] == games[1]


def test_search_over_the_wire_thinks_the_same(match: Match) -> None:
    remote = bots.bot(f"cmd:{PLENTY:g}s:{PYTHON} -m serai bot search:8")
    again = serai.load(match.export())
    answer(remote, match, 2)
    answer(bots.bot("search:8"), again, 2)
    bots.dismiss([remote])
    assert match.notes == []
    assert match.choices == again.choices


def test_the_served_bot_says_what_it_does_not_understand() -> None:
    command = [sys.executable, "-m", "serai", "bot", "greedy"]
    done = subprocess.run(command, input="hello\n", capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "not JSON: 'hello" in done.stderr
    assert len(done.stderr.splitlines()) == 1


# Trouble.


def test_a_good_program_is_started_once(match: Match, program, marks: Path) -> None:
    bot = program(GOOD)
    assert answer(bot, match, 5) == [None] * 5
    assert len(pids(marks)) == 1
    bot.stop()
    assert gone(pids(marks)[0])


@pytest.mark.parametrize("way", TROUBLES)
def test_a_program_in_trouble_is_replaced_and_started_again_and_then_left_alone(
    way: str, match: Match, program, marks: Path
) -> None:
    text, trouble = TROUBLES[way]
    assert set(answer(program(text), match, MOST_TROUBLES)) <= {trouble, "raised"}
    assert len(pids(marks)) == MOST_TROUBLES
    assert all(gone(pid) for pid in pids(marks))


def test_after_three_troubles_in_a_row_no_more_starts(match: Match, program, marks: Path) -> None:
    assert answer(program(""), match, MOST_TROUBLES + 3) == ["raised"] * (MOST_TROUBLES + 3)
    assert len(pids(marks)) == MOST_TROUBLES
    assert len(match.notes) == MOST_TROUBLES + 3


@pytest.mark.parametrize("way", SLOW)
def test_a_program_that_does_not_answer_is_late_and_leaves_nothing_behind(
    way: str, match: Match, program, marks: Path
) -> None:
    began = time.monotonic()
    assert answer(program(SLOW[way], seconds=2.0), match) == ["too_slow"]
    assert time.monotonic() - began < 60
    assert all(gone(pid) for pid in pids(marks))


def test_a_success_forgives_what_went_before(match: Match, program, marks: Path) -> None:
    """It answers one question and dies at the next."""
    bot = program(f"line = sys.stdin.readline(); print(json.dumps({FIRST}), flush=True); sys.stdin.readline()")
    assert answer(bot, match, 8) == [None, "raised"] * 4
    assert len(pids(marks)) == 4


def test_who_speaks_unasked_is_started_anew(match: Match, program, marks: Path) -> None:
    """Two answers to one question: the second is none to the next."""
    bot = program(f"for line in sys.stdin: print((json.dumps({FIRST}) + '\\n') * 2, end='', flush=True)")
    assert answer(bot, match) == [None]
    time.sleep(0.2)
    assert answer(bot, match) == ["illegal"]


def test_a_program_that_is_not_there(match: Match) -> None:
    assert answer(bots.bot("cmd:./no-such-bot --fast"), match, 4) == ["raised"] * 4


def test_redeals_fit_what_the_seat_knows(match: Match, program) -> None:
    text = (
        "for line in sys.stdin:\n"
        "    question = json.loads(line)['question']\n"
        "    print(json.dumps({'redeal': 3}), flush=True)\n"
        "    redeals = json.loads(sys.stdin.readline())['redeals']\n"
        "    assert len(redeals) == 3 and all(redeal['game'] == 'saba' for redeal in redeals)\n"
        "    print(json.dumps({'move': question['decision']['moves'][0]}), flush=True)\n"
    )
    assert answer(program(text), match, 2) == [None, None]


def test_what_it_writes_to_standard_error_is_ours(match: Match, program, capfd) -> None:
    assert answer(program("sys.stderr.write('I think\\n'); sys.stderr.flush()\n" + GOOD), match) == [None]
    assert "I think" in capfd.readouterr().err


def test_at_the_end_of_ours_the_programs_end(tmp_path: Path, marks: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text(f"{HEAD}line = sys.stdin.readline(); print(json.dumps({FIRST}), flush=True); time.sleep(600)\n")
    ours = (
        "import serai; from serai import bots\n"
        "match = serai.game('saba').new(seed=1, players=2)\n"
        f"bot = bots.bot({f'cmd:120s:{PYTHON} {shlex.quote(str(file))} {shlex.quote(str(marks))}'!r})\n"
        "assert bots.let_play(bot, match, bots.dice_for(match)) is None\n"
    )
    subprocess.run([sys.executable, "-c", ours], check=True, timeout=200)
    assert gone(pids(marks)[0])


def test_a_forked_process_starts_its_own_and_leaves_ours_alone(match: Match, program, marks: Path) -> None:
    bot = program(GOOD)
    answer(bot, match)
    child = os.fork()
    if child == 0:
        os._exit(0 if bots.let_play(bot, match, seeded("child")) is None else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert len(pids(marks)) == 2
    assert answer(bot, match) == [None]
    assert len(pids(marks)) == 2
