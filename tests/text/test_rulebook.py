from __future__ import annotations

import pytest

import serai
from serai.core.game import Game
from serai.text import Rulebook, UnknownClause


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook(serai.game("emira"))


@pytest.mark.parametrize(
    ("typed", "number"),
    [("4.4.2", "4.4.2"), ("emira 4.4.2", "4.4.2"), ("E-9", "E-9"), ("e9", "E-9"), ("ed-3", "ED-3"), ("ED3", "ED-3")],
)
def test_a_clause_is_found_however_it_is_typed(book: Rulebook, typed: str, number: str) -> None:
    assert [clause.number for clause in book.find(typed)] == [number]


def test_a_parent_finds_its_children_and_no_neighbours(book: Rulebook) -> None:
    assert [clause.number for clause in book.find("4.6")] == ["4.6.1", "4.6.2", "4.6.3", "4.6.4", "4.6.5"]
    assert [clause.number for clause in book.find("7")] == ["7.1", "7.2", "7.3", "7.4"]
    assert [clause.number for clause in book.find("3.1")] == ["3.1"]


def test_an_unknown_clause_names_its_neighbours(book: Rulebook) -> None:
    with pytest.raises(UnknownClause, match=r"no clause '4\.4\.9'; near it: .*4\.4"):
        book.find("4.4.9")


def test_every_clause_has_a_title_and_a_text(book: Rulebook) -> None:
    assert len(book.clauses) > 100
    for clause in book.clauses:
        assert clause.title
        assert clause.text, clause.number


def test_options_know_their_clauses(book: Rulebook) -> None:
    assert "all_pass_beneficiary" in [setting.name for setting in book.settings_for(book.find("4.4.4"))]


def test_a_game_without_a_rules_text_says_so() -> None:
    emira = serai.game("emira")
    stranger = Game("stranger", "1", emira.meta, emira.space, None, [], "1")
    with pytest.raises(UnknownClause, match="no rules text for 'stranger'"):
        Rulebook(stranger).find("1.1")
