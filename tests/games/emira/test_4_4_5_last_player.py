"""Rules section 4.4.5: the last player need not bid, but may to get poorer."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import ALL_PASS, gold
from tests.games.look import asked, legal_moves, reason


def last_player(gold: int, **words: object) -> Match:
    """Seats 0, 1 and 2 have taken the consolation; seat 3 is left."""
    match = scenario("emira", gold=[100, 100, 100, gold], **words)
    return play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"))


def test_4_4_5_he_acts_without_a_bid() -> None:
    match = play(last_player(1000), (3, "no_bid"), (3, "buy palace"))
    assert gold(match)[3] == 500
    assert events(match, "voluntary_bid_paid") == []


@pytest.mark.parametrize(("bid", "left", "qualifies"), [(110, 500, False), (120, 490, True)])
def test_4_4_5_a_voluntary_bid_is_paid_after_discount(bid: int, left: int, qualifies: bool) -> None:
    match = play(last_player(560, camels=[0, 0, 0, 1]), (3, f"bid {bid}"))
    assert gold(match)[3] == left
    assert events(match, "voluntary_bid_paid")[0].data == {"seat": 3, "bid": bid, "discount": 50, "paid": bid - 50}
    assert (refusal(match, 3, "take_150") is None) == qualifies


def test_4_4_5_the_voluntary_bid_goes_from_10_to_the_limit() -> None:
    match = last_player(560, camels=[0, 0, 0, 1])
    moves = legal_moves(match)
    assert (moves[0], moves[1], moves[-1]) == ("no_bid", "bid 10", "bid 610")
    assert reason(match, 3, "bid 620") == ("bid_above_limit", "E-9", {"bid": 620, "limit": 610})
    why = refusal(match, 3, "bid 15")
    assert why is not None
    assert why.code == "bid_not_multiple_of_10"


def test_4_4_5_with_no_gold_there_is_only_no_bid() -> None:
    match = last_player(0, camels=[0, 0, 0, 0])
    assert legal_moves(match) == ["no_bid"]


@pytest.mark.parametrize(("move", "left"), [("buy camel", 310), ("decline", 460), ("take_150", 610)])
def test_4_4_5_then_he_chooses_and_the_phase_ends(move: str, left: int) -> None:
    match = play(last_player(560, camels=[0, 0, 0, 0]), (3, "bid 100"), (3, move))
    assert gold(match)[3] == left
    assert match.position()["phase"] == "purchase"


def test_4_4_5_undecided_princesses_settle_after_the_payment() -> None:
    # Raidah likes status, then gold: seats 0 and 3 are equal until seat 3 pays for nothing.
    match = scenario(
        "emira",
        gold=[600, 100, 100, 600],
        camels=[0, 0, 0, 0],
        status_cards=[["status_700"], [], [], ["status_750"]],
        undecided=["raidah"],
    )
    play(match, *ALL_PASS, (0, "decline"))
    play(match, (1, "pass"), (2, "pass"), (3, "pass"), (1, "decline"), (2, "pass"), (3, "pass"), (2, "decline"))
    assert match.position()["undecided"] == ["raidah"]
    play(match, (3, "bid 10"))
    assert match.position()["sheiks"][0]["palace"] == ["raidah"]
    assert asked(match) == ("choose_action", 3)


def test_4_4_5_there_is_no_consolation_before_the_voluntary_bid_but_after_it() -> None:
    match = last_player(490, camels=[0, 0, 0, 0])
    why = match.why_not(3, {"kind": "take_150"})
    assert why is not None
    assert why.code == "not_asked_now"
    play(match, (3, "no_bid"), (3, "take_150"))
    assert gold(match)[3] == 640
