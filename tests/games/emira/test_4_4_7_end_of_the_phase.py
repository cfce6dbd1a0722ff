"""Rules section 4.4.7: what becomes of unsold things."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario


def nobody_buys(**words: object) -> Match:
    match = scenario("emira", gold=[100, 100, 100, 100], camels=[0, 0, 0, 0], **words)
    return play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))


def test_4_4_7_an_unsold_token_goes_back_into_the_bag() -> None:
    match = nobody_buys(token_offer="manners", tokens=[{}, {}, {}, {}])
    assert match.position()["token_offer"] is None
    assert match.position()["bag"] == {"beauty": 8, "manners": 8, "clothing": 9}


def test_4_4_7_an_unsold_status_card_goes_under_the_deck_and_all_know_it() -> None:
    match = nobody_buys(status_offer="status_850")
    assert match.position()["status_offer"] is None
    assert match.position()["status_deck"]["cards"][-1] == "status_850"
    size = match.view(2)["status_deck"]["size"]
    assert {"position": size, "card": "status_850"} in match.view(2)["status_deck"]["known"]


def test_4_4_7_unsold_pieces_stay_and_no_second_one_is_added() -> None:
    match = nobody_buys(in_play=["nibal"])
    before = match.position()["supply"]
    one_each = {"small_caravans": 1, "large_caravans": 1, "sections": 1, "camels": 1}
    assert match.position()["on_offer"] == one_each
    play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))
    play(match, (1, "pass"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert match.decision.question == "auction_turn"
    assert match.position()["on_offer"] == one_each
    assert match.position()["supply"] == before


def test_4_4_7_a_sold_piece_is_replaced_in_the_next_round() -> None:
    match = scenario("emira", gold=[900, 100, 100, 100], camels=[0, 0, 0, 0], in_play=["nibal"])
    play(match, (0, "bid 10"), (1, "take_150"), (2, "take_150"), (3, "take_150"), (0, "buy camel"))
    assert match.position()["on_offer"]["camels"] == 0
    play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))
    play(match, (1, "pass"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert match.position()["on_offer"]["camels"] == 1
    assert match.position()["supply"]["camels"] == 21
