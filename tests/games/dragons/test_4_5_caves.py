"""4.5: the dragon caves."""

import pytest

import serai
from serai.testing import events, play, scenario

HOLD = {"caravanserai": [(0, 1)]}  # a question before the round ends


def cave(niches: str, tokens: list[tuple[int, int]], players: int = 4, **words: object) -> serai.Match:
    board = {"cave_white": tokens, **HOLD}
    return scenario("dragons", players=players, at="cave_white", board=board, caves={"cave_white": niches}, **words)


def pearls(match: serai.Match) -> list[int]:
    return [player["treasure"]["pearl"] for player in match.position()["players"]]


def test_4_5_rank_by_rank_from_the_top_niche_down() -> None:
    match = cave("5/3/2", [(3, 9), (1, 8), (2, 6)])
    assert pearls(match) == [0, 3, 2, 5]
    assert match.position()["caves"]["cave_white"] == [0, 0, 0, 0]


def test_4_5_who_comes_after_the_last_niche_gets_nothing() -> None:
    match = cave("4/3", [(0, 9), (1, 8), (2, 6), (3, 5)])
    assert pearls(match) == [4, 3, 0, 0]


@pytest.mark.parametrize(("niches", "expected"), [("5", [0, 0, 0, 5]), ("5/4/3/2", [2, 3, 4, 5])])
def test_4_5_one_niche_or_four(niches: str, expected: list[int]) -> None:
    match = cave(niches, [(0, 2), (1, 4), (2, 5), (3, 6)])
    assert pearls(match) == expected


def test_4_5_all_of_a_niche_is_taken() -> None:
    match = cave("5/1", [(2, 4)])
    assert pearls(match) == [0, 0, 5, 0]
    assert match.position()["caves"]["cave_white"] == [0, 1, 0, 0]


def test_4_5_empty_niches_above_are_passed_over() -> None:
    """A niche that is filled only below an empty one is the topmost filled one."""
    match = cave("0/3/0/1", [(0, 4), (1, 9), (2, 2)])
    assert pearls(match) == [1, 3, 0, 0]


def test_4_5_what_is_left_goes_to_the_bank_at_clean_up_and_not_before() -> None:
    match = cave("4/3/2", [(1, 5), (3, 2)], players=4, treasure_top=[1])
    assert match.position()["caves"]["cave_white"] == [0, 0, 2, 0]
    assert match.position()["bank"]["pearl"] == 29 - 9
    play(match, (0, "name 0"))
    assert events(match, "leftovers_returned")[0].data == {"cave": "cave_white", "amount": 2}
    drawn = sum(match.position()["caves"]["cave_white"])
    assert match.position()["bank"]["pearl"] == 29 - 7 - drawn


def test_4_5_a_cave_without_players_keeps_its_treasure_until_clean_up() -> None:
    match = cave("4/3", [])
    assert match.position()["caves"]["cave_white"] == [4, 3, 0, 0]


def test_4_5_taking_asks_nobody() -> None:
    match = cave("4/3", [(0, 9), (1, 8)])
    assert match.choices == []
    assert match.decision.question == "choose_first_player"
    assert [event.data for event in events(match, "treasure_won")] == [
        {"seat": 0, "cave": "cave_white", "treasure": "pearl", "amount": 4},
        {"seat": 1, "cave": "cave_white", "treasure": "pearl", "amount": 3},
    ]


def test_4_5_no_payment_and_no_tokens_are_lost() -> None:
    match = cave("4/3", [(0, 9), (1, 8)], treasure={0: "1c"})
    assert match.position()["players"][0]["treasure"] == {"crown": 1, "pearl": 4, "gem": 0, "cup": 0, "bar": 0}
    assert [piece["space"] for piece in match.position()["pieces"]][:2] == ["cave_white", "cave_white"]
