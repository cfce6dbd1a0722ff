"""What `dev.py test --quick` chooses (`tests/quick`)."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.quick.changes import beginning, changed_files, changed_lines, cited_clauses
from tests.quick.durations import SLOWER, UNKNOWN, Duration, expected, read, write
from tests.quick.graph import Graph
from tests.quick.plan import COLLECTING, STARTING, Choice, choose, cut

ROOT = Path(__file__).parents[2]
FILES = {
    "src/serai/__init__.py": "",
    "src/serai/__main__.py": "from serai.server.room import sit",
    "src/serai/core/match.py": "from serai.core.dice import roll",
    "src/serai/core/dice.py": "def roll() -> int:\n    return 4\n",
    "src/serai/server/room.py": "from ..core import match\n",
    "src/serai/games/saba/game.py": "from serai.core import match\nfrom serai.games.saba import robber\n",
    "src/serai/games/saba/__init__.py": "from serai.games.saba.game import GAME\n",
    "src/serai/games/saba/robber.py": '"""7.2"""\n',
    "bench/serving.py": 'COMMAND = ["-m", "serai"]\n',
    "tests/core/test_dice.py": "from serai.core.dice import roll\n",
    "tests/core/test_match.py": "from tests.core.helper import match\n",
    "tests/core/helper.py": "from serai.core import match\n",
    "tests/games/saba/test_7_2_robber.py": 'scenario("saba")\n\n\ndef test_7_2_it_robs():\n    pass\n',
    "tests/games/saba/test_7_3_serail.py": 'scenario("saba")\n\n\ndef test_7_3_a_seat():\n    pass\n',
    "tests/server/conftest.py": "import serving\n",
    "tests/server/test_chat.py": "",
    "tests/server/test_room.py": "import serai.server.room\n",
    "tests/text/test_words.py": "",
    "tests/web/test_pages.py": "",
    "tests/project/test_data.py": 'DATA = "prices.json"\n',
    "docs/prices.json": "{}",
    "web/src/Home.svelte": "",
    "src/serai/games/saba/text/en.ftl": "",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small tree like ours, of which everything has been committed to main."""
    for file, text in FILES.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    git = ["git", "-c", "user.name=Ali", "-c", "user.email=ali@example.org"]
    for command in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "All"]):
        subprocess.run([*git, *command], cwd=tmp_path, check=True)
    return tmp_path


@pytest.fixture
def touched(tree: Path) -> Callable[[str], dict[str, int]]:
    """The tests that a changed file touches, and how far they are from it."""

    def touched(file: str) -> dict[str, int]:
        graph = Graph(tree)
        found = graph.distances(graph.seeds([file]))
        return {test.removeprefix("tests/"): at for test, at in found.items() if "/test_" in test}

    return touched


# What has changed


def test_nothing_has_changed(tree: Path) -> None:
    assert changed_files(tree, beginning(tree)) == []


def test_changed_are_committed_uncommitted_new_and_lost_files(tree: Path) -> None:
    subprocess.run(["git", "checkout", "-q", "-b", "work"], cwd=tree, check=True)
    (tree / "src/serai/core/dice.py").write_text("def roll() -> int:\n    return 6\n")
    mail = ["-c", "user.name=Ali", "-c", "user.email=ali@example.org"]
    subprocess.run(["git", *mail, "commit", "-qam", "Six"], cwd=tree, check=True)
    (tree / "src/serai/core/match.py").write_text("import random\n")
    (tree / "tests/core/test_new.py").write_text("")
    (tree / "tests/core/helper.py").unlink()
    changed = ["src/serai/core/match.py", "tests/core/helper.py", "tests/core/test_new.py"]
    assert changed_files(tree, beginning(tree)) == ["src/serai/core/dice.py", *changed]
    assert changed_files(tree, "HEAD") == changed


def test_the_lines_that_have_changed(tree: Path) -> None:
    (tree / "src/serai/core/dice.py").write_text("def roll() -> int:\n    number = 6\n    return number\n")
    assert changed_lines(tree, "HEAD", "src/serai/core/dice.py") == {2, 3}
    (tree / "src/serai/core/dice.py").write_text("def roll() -> int:\n")
    assert changed_lines(tree, "HEAD", "src/serai/core/dice.py") == {1, 2}
    (tree / "src/serai/core/new.py").write_text("one\ntwo\n")
    assert changed_lines(tree, "HEAD", "src/serai/core/new.py") == {1, 2}


MODULE = '''"""Section 4.4 has it all."""

# 4.4.2, as A-7 reads it
def bid(amount):
    return amount > 10


def pass_on():
    """9.9 is no clause, and 4.4.1 is."""


def leave():
    return 4.5
'''


@pytest.mark.parametrize(
    ("line", "clauses"), [(5, {"4.4.2", "A-7"}), (9, {"4.4.1"}), (13, {"4.4"}), (1, {"4.4"}), (4, {"4.4.2", "A-7"})]
)
def test_the_clauses_of_what_has_changed(line: int, clauses: set[str]) -> None:
    assert cited_clauses(MODULE, {line}, ["4.4", "4.4.1", "4.4.2", "A-7", "E-1"]) == clauses


# What that touches


def test_a_module_touches_the_tests_that_import_it_the_nearest_first(touched: Callable[[str], dict[str, int]]) -> None:
    found = touched("src/serai/core/dice.py")
    assert found["core/test_dice.py"] == 1
    assert found["core/test_match.py"] == 3, "by match and a helper"
    assert found["server/test_room.py"] == 3, "by match and room"
    assert "text/test_words.py" not in found


def test_a_test_touches_itself(touched: Callable[[str], dict[str, int]]) -> None:
    assert touched("tests/core/test_dice.py") == {"core/test_dice.py": 0}


def test_who_names_a_game_is_touched_by_it(touched: Callable[[str], dict[str, int]]) -> None:
    found = touched("src/serai/games/saba/robber.py")
    assert set(found) == {"games/saba/test_7_2_robber.py", "games/saba/test_7_3_serail.py"}


def test_who_starts_the_command_is_touched_by_all_of_it(touched: Callable[[str], dict[str, int]]) -> None:
    """By the conftest of the folder, which imports what starts a server in a process of its own."""
    found = touched("src/serai/server/room.py")
    assert found["server/test_room.py"] < found["server/test_chat.py"]


def test_a_lost_module_touches_those_who_still_import_it(tree: Path) -> None:
    (tree / "tests/core/helper.py").unlink()
    graph = Graph(tree, ["tests/core/helper.py"])
    assert graph.distances(graph.seeds(["tests/core/helper.py"]))["tests/core/test_match.py"] == 1


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("web/src/Home.svelte", "web/test_pages.py"),
        ("src/serai/games/saba/text/en.ftl", "text/test_words.py"),
        ("docs/prices.json", "project/test_data.py"),
    ],
)
def test_files_of_other_kinds_touch_the_tests_about_them(
    touched: Callable[[str], dict[str, int]], file: str, test: str
) -> None:
    assert touched(file)[test] == 1


def test_data_touches_whoever_uses_the_modules_beside_it(touched: Callable[[str], dict[str, int]]) -> None:
    assert "games/saba/test_7_2_robber.py" in touched("src/serai/games/saba/text/en.ftl")


# In which order, and how much of it


def files(choices: list[Choice]) -> list[str]:
    return [choice.file.removeprefix("tests/") for choice in choices]


def test_tests_named_after_words_of_the_change_come_first(tree: Path) -> None:
    """Of those that can notice it."""
    (tree / "src/serai/server/room.py").write_text("from ..core import match\n\n\ndef say(text, chatLine):\n    pass\n")
    assert files(choose(tree, "HEAD", ["src/serai/server/room.py"], "compiled", {})) == [
        "server/test_room.py",
        "server/test_chat.py",
    ]
    (tree / "tests/server/test_aside.py").write_text("import serai.server.room\n")
    found = files(choose(tree, "HEAD", ["src/serai/server/room.py"], "compiled", {}))
    assert found == ["server/test_room.py", "server/test_chat.py", "server/test_aside.py"]


def test_tests_beside_the_change_come_before_others_as_near_and_short_ones_first(tree: Path) -> None:
    (tree / "src/serai/core/dice.py").write_text("")
    (tree / "tests/text/test_words.py").write_text("import serai.core.dice\n")
    (tree / "tests/core/test_luck.py").write_text("import serai.core.dice\n")
    (tree / "tests/core/test_odds.py").write_text("import serai.core.dice\n")
    known = {"compiled": {"tests/core/test_luck.py": Duration(9, 1), "tests/core/test_odds.py": Duration(1, 1)}}
    found = files(choose(tree, "HEAD", ["src/serai/core/dice.py"], "compiled", known))
    assert found[1:5] == ["core/test_odds.py", "core/test_luck.py", "text/test_words.py", "core/test_match.py"]


def test_tests_of_a_changed_clause_come_first(tree: Path) -> None:
    file = "src/serai/games/saba/robber.py"
    (tree / file).write_text('"""7.2"""\n\nROBS = 2\n')
    known = {"compiled": {"tests/games/saba/test_7_3_serail.py": Duration(0, 0)}}
    first, second = choose(tree, "HEAD", [file], "compiled", known)
    assert (first.file, first.tests) == ("tests/games/saba/test_7_2_robber.py", ["test_7_2_it_robs"])
    assert (second.file, second.tests) == ("tests/games/saba/test_7_3_serail.py", [])


def test_what_does_not_fit_into_the_budget_is_left_out() -> None:
    times = [Duration(10, 1), Duration(20, 20), Duration(10, 60), Duration(5, 5)]
    choices = [Choice(f"tests/test_{number}.py", 1, time) for number, time in enumerate(times)]
    taken, left = cut(choices, STARTING + 35 + 3 * COLLECTING)
    assert files(taken) == ["test_0.py", "test_1.py", "test_3.py"]
    assert files(left) == ["test_2.py"], "its longest test alone would take too long"


# How long tests take


def test_durations_are_kept_by_engine(tmp_path: Path) -> None:
    file = tmp_path / "build" / "durations.json"
    assert read(file) == {}
    write("compiled", {"tests/test_a.py": [1.0, 3.0], "tests/test_b.py": [6.0]}, 2, file)
    write("interpreted", {"tests/test_b.py": [9.0]}, 1, file)
    write("compiled", {"tests/test_b.py": [8.0]}, 4, file)
    assert read(file) == {
        "compiled": {"tests/test_a.py": Duration(2.0, 3.0), "tests/test_b.py": Duration(2.0, 8.0)},
        "interpreted": {"tests/test_b.py": Duration(9.0, 9.0)},
    }


def test_what_a_test_file_is_expected_to_take() -> None:
    known = {"compiled": {"a": Duration(1, 2)}, "interpreted": {"b": Duration(SLOWER, 2 * SLOWER)}}
    assert expected("a", "compiled", known) == Duration(1, 2)
    assert expected("a", "interpreted", known) == Duration(SLOWER, 2 * SLOWER)
    assert expected("b", "compiled", known) == Duration(1, 2)
    assert expected("c", "compiled", known) == Duration(UNKNOWN, UNKNOWN)


def test_when_time_is_up_tests_are_skipped_and_that_is_said() -> None:
    file = "tests/lab/test_scores.py"
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "--record-durations", "--until=0", file]
    before = read().get("compiled", {}).get(file)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert re.search(rf"time is up: \d+ tests of {file} did not run", done.stdout)
    assert "passed" not in done.stdout
    assert read().get("compiled", {}).get(file) == before
