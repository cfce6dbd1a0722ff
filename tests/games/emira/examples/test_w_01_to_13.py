"""Worked examples of income, bidding, the consolation and appearance."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import gold
from tests.games.look import asked


def bids(match: Match) -> list[int]:
    assert match.decision is not None
    return [move["amount"] for move in match.decision.moves if move.verb == "bid"]


def test_w_1_income_and_an_expiring_caravan() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="income",
        colours=["white", "green", "red", "blue"],
        gold={1: 320},
        caravans={1: [("small_slow", 1), ("large_fast", 4)]},
    )
    (income,) = [entry.data for entry in events(match, "income_received") if entry.data["seat"] == 1]
    assert income == {"seat": 1, "base": 150, "caravans": 650, "total": 800}
    assert gold(match)[1] == 1120
    assert match.position()["sheiks"][1]["caravans"] == [{"kind": "large_fast", "remaining": 3}]
    assert events(match, "caravan_exhausted")[0].data == {"seat": 1, "caravan": "small_slow"}
    supply, offer = match.position()["supply"], match.position()["on_offer"]
    assert supply["small_caravans"] + offer["small_caravans"] == 12
    assert supply["large_caravans"] + offer["large_caravans"] == 11


def test_w_2_golden_times_for_black() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="events",
        colours=["black", "green", "white", "red"],
        hand=[["golden_times_1"], [], [], []],
        gold={0: 0},
        caravans={0: [("large_slow", 8)]},
    )
    play(match, (0, "play golden_times_1"))
    assert events(match, "income_received")[0].data == {"seat": 0, "base": 200, "caravans": 250, "total": 540}
    assert gold(match)[0] == 540


def test_w_3_interrupted_trade() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="events",
        colours=["white", "green", "red", "blue"],
        hand=[["interrupt_spice_trade_1"], [], [], []],
        gold={0: 100},
        caravans={0: [("small_fast", 2)]},
    )
    play(match, (0, "play interrupt_spice_trade_1"))
    assert asked(match) == ("auction_turn", 0)
    assert gold(match)[0] == 250
    assert match.position()["sheiks"][0]["caravans"] == [{"kind": "small_fast", "remaining": 2}]


def w_4() -> Match:
    match = scenario("emira", edition="fr", gold={0: 750, 2: 400}, camels={2: 2}, better_breeds={2: 1})
    return play(match, (0, "bid 250"), (1, "pass"))


def test_w_4_legal_bids_are_260_to_540() -> None:
    match = w_4()
    assert asked(match) == ("auction_turn", 2)
    assert bids(match) == list(range(260, 541, 10))
    low, high = refusal(match, 2, "bid 250"), refusal(match, 2, "bid 550")
    assert low is not None
    assert (low.code, low.numbers) == ("bid_too_low", {"bid": 250, "lowest": 260})
    assert high is not None
    assert (high.code, high.numbers) == ("bid_above_limit", {"bid": 550, "limit": 540})


def test_w_4_winning_with_300_costs_160_and_leaves_a_camel_to_buy() -> None:
    match = play(w_4(), (2, "bid 300"), (3, "pass"), (0, "pass"))
    assert events(match, "auction_won")[0].data == {"seat": 2, "bid": 300, "discount": 140, "paid": 160}
    assert gold(match)[2] == 240
    why = refusal(match, 2, "buy appearance")
    assert why is not None
    assert (why.code, why.numbers) == ("cannot_pay", {"item": "appearance", "price": 350, "gold": 240})
    play(match, (2, "buy camel"))
    assert gold(match)[2] == 90
    assert match.position()["sheiks"][2]["camels"] == 3


def test_w_5_discount_larger_than_the_bid() -> None:
    match = scenario("emira", edition="fr", gold={2: 80}, camels={2: 3})
    play(match, (0, "pass"), (1, "pass"), (2, "bid 100"), (3, "pass"))
    assert events(match, "auction_won")[0].data == {"seat": 2, "bid": 100, "discount": 150, "paid": 0}
    assert gold(match)[2] == 80
    assert asked(match) == ("choose_action", 2)


def test_w_6_sick_camels_limit_the_bids_to_the_gold() -> None:
    sick = {"sick_camels": True}
    match = scenario("emira", edition="fr", first_player=2, gold={2: 80}, camels={2: 3}, this_round=sick)
    assert asked(match) == ("auction_turn", 2)
    assert bids(match) == [10, 20, 30, 40, 50, 60, 70, 80]


@pytest.mark.parametrize(("edition", "chooser", "opener"), [("fr", 3, 0), ("pl", 3, 0), ("nl", 0, 1)])
def test_w_7_all_pass(edition: str, chooser: int, opener: int) -> None:
    match = scenario("emira", edition=edition, gold=[750] * 4)
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "buy camel"))
    assert asked(match) == ("auction_turn", 3)
    play(match, (3, "pass"), (0, "pass"), (1, "pass"))
    assert asked(match) == ("choose_action", chooser)
    assert gold(match)[chooser] == 750
    play(match, (chooser, "buy palace"))
    assert gold(match)[chooser] == 250
    assert asked(match) == ("auction_turn", opener)
    assert events(match, "auction_opened")[-1].data == {"opener": opener}


def test_w_8_opener_of_the_next_auction() -> None:
    match = scenario("emira", edition="fr", gold=[750] * 4)
    play(match, (0, "pass"), (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "buy camel"))
    play(match, (2, "pass"), (3, "bid 10"), (0, "pass"), (3, "buy palace"))
    assert asked(match) == ("auction_turn", 0)
    assert match.view(None)["auction"]["still_in"] == [0, 2]
    play(match, (0, "bid 10"), (2, "pass"), (0, "buy appearance"))
    assert asked(match) == ("last_player_bid", 2)
    play(match, (2, "no_bid"))
    assert asked(match) == ("choose_action", 2)
    assert gold(match)[2] == 750


def w_9() -> Match:
    match = scenario("emira", edition="fr", gold=[100, 100, 100, 560], camels={3: 1})
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"))
    assert asked(match) == ("last_player_bid", 3)
    return match


def test_w_9_last_player_gets_poorer_on_purpose() -> None:
    match = play(w_9(), (3, "bid 120"))
    assert events(match, "voluntary_bid_paid")[0].data == {"seat": 3, "bid": 120, "discount": 50, "paid": 70}
    assert gold(match)[3] == 490
    play(match, (3, "take_150"))
    assert gold(match)[3] == 640


def test_w_9_a_voluntary_bid_of_110_is_too_little() -> None:
    match = play(w_9(), (3, "bid 110"))
    assert gold(match)[3] == 500
    why = refusal(match, 3, "take_150")
    assert why is not None
    assert (why.code, why.clause) == ("consolation_not_due", "emira 4.4.6")
    assert why.numbers == {"gold": 500, "below": 500, "princesses": 0, "enough": 4, "caravans": 0}


def w_10(bid: int) -> Match:
    match = scenario("emira", edition="fr", gold={1: 520}, camels={1: 0}, palace={1: ["asima"]})
    return play(match, (0, "pass"), (1, f"bid {bid}"), (2, "pass"), (3, "pass"))


def test_w_10_consolation_after_winning_with_30() -> None:
    match = w_10(30)
    assert gold(match)[1] == 490
    play(match, (1, "take_150"))
    assert gold(match)[1] == 640


def test_w_10_no_consolation_after_winning_with_20() -> None:
    match = w_10(20)
    assert gold(match)[1] == 500
    why = refusal(match, 1, "take_150")
    assert why is not None
    assert (why.code, why.numbers) == (
        "consolation_not_due",
        {"gold": 500, "below": 500, "princesses": 1, "enough": 4, "caravans": 0},
    )


def w_11() -> Match:
    """His caravan keeps the second reason for a consolation out of it."""
    match = scenario(
        "emira",
        edition="fr",
        colours=["green", "blue", "white", "red"],
        gold={1: 730},
        sections={1: 3},
        palace={1: ["asima", "thara", "nibal", "fatima", "malika"]},
        caravans={1: [("small_slow", 3)]},
    )
    play(match, (0, "pass"), (1, "bid 10"), (2, "pass"), (3, "pass"))
    assert gold(match)[1] == 720
    return match


def test_w_11_the_section_would_leave_less_than_the_bill() -> None:
    match = w_11()
    assert match.view(1)["sheiks"][1]["upkeep"] == 250
    play(match, (1, "buy palace"))
    assert gold(match)[1] == 220


def test_w_11_declining_keeps_the_gold_and_ends_the_phase_for_him() -> None:
    match = play(w_11(), (1, "decline"))
    assert gold(match)[1] == 720
    assert match.view(None)["sheiks"][1]["finished"] is True
    assert asked(match) == ("auction_turn", 2)
    assert match.view(None)["auction"]["still_in"] == [0, 2, 3]


def test_w_11_no_consolation_by_gold() -> None:
    why = refusal(w_11(), 1, "take_150")
    assert why is not None
    assert (why.code, why.numbers) == (
        "consolation_not_due",
        {"gold": 720, "below": 500, "princesses": 5, "enough": 4, "caravans": 1},
    )


def w_12(edition: str) -> Match:
    match = scenario(
        "emira",
        edition=edition,
        phase="events",
        first_player=2,
        hand=[[], [], ["interrupt_spice_trade_1"], []],
        gold={2: 750},
        sections={2: 2},
        palace={2: ["asima", "thara", "nibal", "fatima"]},
        caravans={2: [("large_slow", 5)]},
    )
    play(match, (2, "play interrupt_spice_trade_1"))
    assert asked(match) == ("auction_turn", 2)
    assert gold(match)[2] == 900
    return match


@pytest.mark.parametrize("edition", ["fr", "pl"])
def test_w_12_a_caravan_on_the_board_bars_the_consolation(edition: str) -> None:
    why = refusal(w_12(edition), 2, "take_150")
    assert why is not None
    assert (why.code, why.numbers) == (
        "consolation_not_due",
        {"gold": 900, "below": 500, "princesses": 4, "enough": 4, "caravans": 1},
    )


def test_w_12_in_nl_only_the_income_counts() -> None:
    match = play(w_12("nl"), (2, "take_150"))
    assert gold(match)[2] == 1050


def w_13(**words: object) -> Match:
    tokens = {seat: {} for seat in (1, 2, 3)} | {0: {"beauty": 2, "manners": 1, "clothing": 2}}
    hands = [["bazaar_1"], [], [], []]
    return scenario("emira", edition="fr", phase="purchase", tokens=tokens, hand=hands, **words)


def buy_no_events(match: Match) -> Match:
    return play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))


def test_w_13_sets_and_layla() -> None:
    match = w_13(in_play=["layla"], status_cards=[["status_700"], [], [], []])
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["appearance"], sheik["sets"]) == (6, 1)
    buy_no_events(match)
    assert events(match, "joined")[0].data == {"princess": "layla", "seat": 0}
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["appearance"], sheik["sets"], sheik["lent_tokens"]) == (8, 2, ["manners"])


def test_w_13_layla_leaves_and_takes_her_set_along() -> None:
    match = w_13(in_play=[], palace={0: ["layla"]}, gold={0: 0}, draws=["layla"])
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["appearance"], sheik["sets"]) == (8, 2)
    buy_no_events(match)
    assert events(match, "left_palace")[0].data == {"princess": "layla", "seat": 0}
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["appearance"], sheik["sets"], sheik["lent_tokens"]) == (6, 1, [])
