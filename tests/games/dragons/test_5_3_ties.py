"""5.3: ties."""

import pytest

import serai
from serai.testing import scenario
from tests.games.dragons.look import types_in_piles


def ended(more: dict[int, list[str]], **words: object) -> serai.Result:
    match = scenario("dragons", **{"players": 4, "at": "clean_up", "max_rounds": 1, "artifacts": more, **words})
    assert match.result is not None
    return match.result


def basic_shares(counts: list[int]) -> dict[int, list[str]]:
    types = types_in_piles(scenario("dragons", players=3, mode="basic"))
    return {seat: [types.pop() for _ in range(number)] for seat, number in enumerate(counts)}


def test_5_3_basic_tied_players_share_the_victory_whatever_their_treasure() -> None:
    result = ended(basic_shares([7, 7, 4]), players=3, mode="basic", treasure={0: "20c", 2: "9p"})
    assert result.winners == [0, 1]
    assert result.ranking == [[0, 1], [2]]


def test_5_3_basic_scrolls_do_not_matter() -> None:
    """In the basic game types mean nothing."""
    types = types_in_piles(scenario("dragons", players=3, mode="basic"))
    other = next(kind for kind in types if kind != "scroll")
    assert "scroll" in types
    result = ended({0: [other], 1: ["scroll"]}, players=3, mode="basic")
    assert result.winners == [0, 1]
    assert result.scores[1] == {"artifacts": 1}


def test_5_3_magic_most_scrolls_win_among_the_tied() -> None:
    """7 without a scroll, 7 with one, 6 with three, 4 without."""
    result = ended(
        {
            0: ["key", "key", "flying_carpet", "flying_carpet", "counterspell", "astral_double"],
            1: ["scroll", "key", "key", "flying_carpet", "flying_carpet", "counterspell"],
            2: ["scroll", "scroll", "scroll", "counterspell", "astral_double"],
            3: ["counterspell", "astral_double", "astral_double"],
        }
    )
    assert [score["artifacts"] for score in result.scores] == [7, 7, 6, 4]
    assert [score["scrolls"] for score in result.scores] == [0, 1, 3, 0]
    assert result.winners == [1]
    assert result.ranking == [[1], [0], [2], [3]]


@pytest.mark.parametrize("scrolls", [0, 1, 2])
def test_5_3_magic_with_equal_scrolls_the_victory_is_shared(scrolls: int) -> None:
    own = ["scroll"] * scrolls + ["key"] * (2 - scrolls)
    result = ended({0: own, 2: own}, treasure={0: "9c"}, first=2)
    assert result.winners == [0, 2]
    assert result.ranking == [[0, 2], [1, 3]]


def test_5_3_all_may_share() -> None:
    assert ended({}).winners == [0, 1, 2, 3]


def test_5_3_turn_order_breaks_no_tie() -> None:
    for first in range(4):
        assert ended({1: ["key"], 3: ["key"]}, first=first).winners == [1, 3]


def test_5_3_scrolls_do_not_help_who_has_fewer_artifacts() -> None:
    result = ended({0: ["key", "key"], 1: ["scroll"]})
    assert result.winners == [0]
