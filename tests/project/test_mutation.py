"""The small changes that `dev.py mutate` makes (`bench/mutation`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from mutation.operators import sites
from mutation.plan import chosen, clause_of, rules_files
from mutation.run import NOTICED, ROOT, SURVIVED, Result, Results, wilson

RULES = '''"""Rules section 4.4: building."""

FIRST = 1
SECOND = 2
PRICE = 150


def cost(site: int, cards: list[int]) -> int | None:
    """4.4.1: the surcharge."""
    if site < 0 or not cards:
        return None
    paid = 0
    for card in range(site):
        paid += card

    # E-12: nothing less
    paid = max(paid, PRICE)
    return paid
'''


def changed(source: str) -> set[tuple[str, str]]:
    data = source.encode()
    return {change.lines(data) for changes in sites(data) for change in changes}


def test_every_operator_is_changed_in_its_place() -> None:
    assert changed(RULES) == {
        ("PRICE = 150", "PRICE = 151"),
        ("PRICE = 150", "PRICE = 149"),
        ("if site < 0 or not cards:", "if not (site < 0 or not cards):"),
        ("if site < 0 or not cards:", "if site < 0 and not cards:"),
        ("if site < 0 or not cards:", "if site <= 0 or not cards:"),
        ("if site < 0 or not cards:", "if site >= 0 or not cards:"),
        ("if site < 0 or not cards:", "if site < 1 or not cards:"),
        ("if site < 0 or not cards:", "if site < -1 or not cards:"),
        ("if site < 0 or not cards:", "if site < 0 or (cards):"),
        ("paid = 0", "paid = 1"),
        ("paid = 0", "paid = -1"),
        ("for card in range(site):", "for card in range((site) + 1):"),
        ("for card in range(site):", "for card in range((site) - 1):"),
        ("paid += card", "pass"),
        ("paid += card", "paid -= card"),
        ("paid = max(paid, PRICE)", "pass"),
        ("paid = max(paid, PRICE)", "paid = min(paid, PRICE)"),
        ("return paid", "return None"),
    }


@pytest.mark.parametrize("game", ["dragons", "emira", "saba"])
def test_every_change_of_the_rules_compiles_and_changes_something(game: str) -> None:
    mutants = chosen(ROOT, game, 200, seed=1)
    assert len({mutant.key for mutant in mutants}) == 200
    for mutant in mutants:
        source = (ROOT / mutant.file).read_bytes()
        new = mutant.change.applied(source)
        compile(new, mutant.file, "exec")
        assert new != source
        assert mutant.before != mutant.after


def test_a_seed_draws_the_same_changes_again_and_another_does_not() -> None:
    drawn = [[mutant.key for mutant in chosen(ROOT, "saba", 30, seed)] for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_bots_screens_and_names_are_no_rules() -> None:
    names = {file.relative_to(ROOT / "src/serai/games/emira").as_posix() for file in rules_files(ROOT, "emira")}
    assert {"phases/bidding.py", "view.py", "components.py"} <= names
    assert not names & {"bots/bidding.py", "terminal.py", "names.py", "view_types.py"}


@pytest.mark.parametrize(("line", "clause"), [(5, "4.4"), (10, "4.4.1"), (13, "4.4.1"), (17, "E-12"), (18, "E-12")])
def test_a_line_stands_under_the_clause_that_is_cited_nearest(line: int, clause: str) -> None:
    assert clause_of(RULES, line) == clause


def test_what_is_known_is_not_tried_again_but_survivors_are_when_tests_have_changed(tmp_path: Path) -> None:
    killed, survivor = chosen(ROOT, "saba", 2, seed=3)
    results = Results(tmp_path / "results.jsonl")
    results.keep(Result(killed.key, NOTICED, "tests/a.py::test_a", "old"))
    results.keep(Result(survivor.key, SURVIVED, "", "old"))
    again = Results(tmp_path / "results.jsonl")
    assert again.of(killed, "new") == Result(killed.key, NOTICED, "tests/a.py::test_a", "old")
    assert again.of(survivor, "new") is None
    assert again.of(survivor, "old") == Result(survivor.key, SURVIVED, "", "old")


def test_the_interval_of_a_share() -> None:
    low, high = wilson(0.9, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)  # as tables of the Wilson score give it


@pytest.mark.parametrize(
    ("arguments", "said"), [(["chess"], "invalid choice"), (["saba", "--number", "0"], "at least 1")]
)
def test_what_cannot_be_tried_is_said(arguments: list[str], said: str) -> None:
    command = [sys.executable, "-m", "mutation.run", *arguments]
    done = subprocess.run(command, cwd=ROOT / "bench", capture_output=True, text=True)
    assert done.returncode == 2
    assert said in done.stderr
