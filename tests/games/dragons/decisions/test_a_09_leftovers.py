"""A-9: treasure that nobody takes."""

import serai
from serai.testing import events, scenario

OTHERS = [card for card in range(1, 16) if card not in (1, 2)]


def after(option: str, caves: dict[str, str], card: int = 2, **words: object) -> serai.Match:
    """The next round begins with card 4A2: 4/3, 3/2/1, 3, nothing, 5/3/2."""
    deck = [card, *[other for other in [2, *OTHERS] if other != card]]
    return scenario(
        "dragons", at="clean_up", leftover_treasure=option, caves=caves, treasure_card=1, treasure_deck=deck, **words
    )


def test_a_9_by_default_it_goes_back_to_the_bank() -> None:
    match = after("bank", {"cave_black": "5/2", "cave_red": "0/3"})
    assert match.position()["caves"]["cave_black"] == [0, 0, 0, 0]
    assert match.position()["caves"]["cave_red"] == [4, 3, 0, 0]
    assert match.position()["bank"]["cup"] == 29
    assert match.position()["bank"]["crown"] == 22


def test_a_9_stay_it_remains_and_the_new_amounts_are_added_niche_by_niche() -> None:
    match = after("stay", {"cave_black": "5/2", "cave_red": "0/3", "cave_gold": "0/0/1/1"})
    caves = match.position()["caves"]
    assert caves["cave_black"] == [5, 2, 0, 0]
    assert caves["cave_red"] == [4, 6, 0, 0]
    assert caves["cave_gold"] == [5, 3, 3, 1]
    assert match.position()["bank"]["cup"] == 22
    assert [event.data for event in events(match, "leftovers_stay")] == [
        {"cave": "cave_red", "amount": 3},
        {"cave": "cave_black", "amount": 7},
        {"cave": "cave_gold", "amount": 2},
    ]


def test_a_9_stay_a_lower_niche_may_be_the_richer_one_and_rank_2_takes_it() -> None:
    match = scenario(
        "dragons",
        leftover_treasure="stay",
        players=3,
        at="cave_red",
        board={"cave_red": [(0, 9), (1, 5)], "caravanserai": [(2, 1)]},
        caves={"cave_red": "4/6"},
    )
    assert [player["treasure"]["crown"] for player in match.position()["players"]] == [4, 6, 0]


def test_a_9_stay_tokens_may_be_placed_in_a_cave_with_leftovers_only() -> None:
    match = after("stay", {"cave_black": "0/2"})
    assert serai.Move("place", space="cave_black") in match.decision.moves
    empty = after("bank", {"cave_black": "0/2"})
    assert serai.Move("place", space="cave_black") not in empty.decision.moves


def test_a_9_stay_a_short_bank_fills_from_the_top() -> None:
    """Two crowns are left for a card that wants 4/3; three lie in the second niche."""
    match = after("stay", {"cave_red": "0/3"}, treasure={0: "24c"})
    assert match.position()["caves"]["cave_red"] == [2, 3, 0, 0]
    assert match.position()["bank"]["crown"] == 0


def test_a_9_stay_the_card_is_discarded_all_the_same() -> None:
    assert after("stay", {"cave_black": "5/2"}).position()["treasure_discards"] == [1]
