"""E-60: Hind arrives during phase 4 or 5 where she keeps her owner away at once (`hind_duration=while_in_palace`).

Everywhere Yasmine (gold, status) and Hind (status, gold) hang between 1 and 2. As soon as 1 is richer than 2,
Yasmine joins 1, whose palace is full then, and Hind joins 2.
"""

from functools import partial

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked

waiting = partial(
    scenario,
    "emira",
    hind_duration="while_in_palace",
    camels=[0] * 4,
    sections=[0] * 4,
    tokens=[{}, {}, {}, {}],
    status_cards=[[], ["status_700"], ["status_750"], []],
    palace={1: ["thara"]},
    undecided=["yasmine", "hind"],
    gold=[300, 480, 480, 200],
    in_play=[],
)


def has_hind(match: serai.Match) -> bool:
    return match.position()["sheiks"][2]["palace"] == ["hind"]


# (a)


def test_e_60_a_he_is_out_of_the_running_auction_and_of_u() -> None:
    match = waiting()
    play(match, (0, "bid 20"), (1, "take_150"))
    assert has_hind(match)
    assert match.decision.seat == 3
    assert match.position()["auction"]["members"] == [0, 3]
    assert events(match, "out_of_auction_by_hind")[0].data == {"seat": 2}
    play(match, (3, "pass"))
    assert events(match, "auction_won")[0].data["seat"] == 0
    play(match, (0, "decline"))
    assert asked(match) == ("last_player_bid", 3)
    play(match, (3, "no_bid"), (3, "take_150"))
    assert match.position()["phase"] == "purchase"


def test_e_60_a_left_with_one_member_of_u_and_no_bid_the_auction_is_dropped() -> None:
    match = waiting(gold=[300, 480, 480, 200], first_player=3)
    play(match, (3, "take_150"), (0, "pass"), (1, "take_150"))
    assert has_hind(match)
    assert asked(match) == ("last_player_bid", 0)


def test_e_60_a_elsewhere_he_bids_on() -> None:
    for edition in ("fr", "pl", "nl", "consensus"):
        match = waiting(edition=edition, hind_duration="next_round")
        play(match, (0, "bid 20"), (1, "take_150"))
        assert has_hind(match)
        assert match.decision.seat == 2


# (b)


def test_e_60_b_his_highest_bid_is_void_and_the_auction_starts_again_among_all_of_u() -> None:
    match = waiting()
    play(match, (0, "pass"), (1, "bid 20"), (2, "bid 40"), (3, "pass"), (1, "take_150"))
    assert has_hind(match)
    assert match.position()["sheiks"][2]["gold"] == 480
    assert events(match, "bid_void")[0].data == {"seat": 2, "bid": 40}
    auction = match.position()["auction"]
    assert (auction["opener"], auction["members"], auction["passed"], auction["bid"]) == (0, [0, 3], [], 0)
    assert asked(match) == ("auction_turn", 0)
    assert refusal(match, 0, "bid 10") is None


def test_e_60_b_if_he_opened_himself_the_next_member_of_u_opens() -> None:
    match = waiting(first_player=2)
    play(match, (2, "bid 40"), (3, "pass"), (0, "pass"), (1, "take_150"))
    assert events(match, "bid_void")[0].data == {"seat": 2, "bid": 40}
    assert match.position()["auction"]["opener"] == 3
    assert match.decision.seat == 3


def test_e_60_b_if_one_member_of_u_is_left_he_is_the_last_player() -> None:
    match = waiting(first_player=3)
    play(match, (3, "take_150"), (0, "pass"), (1, "bid 20"), (2, "bid 40"), (1, "take_150"))
    assert events(match, "bid_void") != []
    assert asked(match) == ("last_player_bid", 0)


@pytest.mark.parametrize("edition", ["fr", "pl", "nl", "consensus"])
def test_e_60_b_elsewhere_he_wins_with_his_bid(edition: str) -> None:
    match = waiting(edition=edition, hind_duration="next_round")
    play(match, (0, "pass"), (1, "bid 20"), (2, "bid 40"), (3, "pass"), (1, "take_150"))
    assert events(match, "auction_won")[0].data == {"seat": 2, "bid": 40, "discount": 0, "paid": 40}


# (c)


def test_e_60_c_having_won_and_paid_he_loses_payment_and_action() -> None:
    match = waiting()
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"))
    assert has_hind(match)
    assert match.position()["sheiks"][2]["gold"] == 470
    assert events(match, "action_lost_to_hind")[0].data == {"seat": 2}
    assert match.position()["auction"]["finished"] == [2]
    assert match.position()["auction"]["opener"] == 3
    assert match.position()["auction"]["members"] == [0, 1, 3]


def test_e_60_c_having_paid_a_voluntary_bid_too() -> None:
    """1's own consolation makes him just as rich as 2."""
    match = waiting(gold=[100, 330, 480, 100], first_player=1, hand={})
    play(match, (1, "take_150"), (2, "pass"), (3, "take_150"), (0, "take_150"), (2, "bid 10"))
    assert has_hind(match)
    assert match.position()["sheiks"][2]["gold"] == 470
    assert events(match, "action_lost_to_hind")[0].data == {"seat": 2}
    assert match.position()["phase"] == "purchase"


def test_e_60_c_elsewhere_he_chooses_as_usual() -> None:
    match = waiting(edition="fr", hind_duration="next_round")
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"))
    assert has_hind(match)
    assert asked(match) == ("choose_action", 2)


# (d)


def test_e_60_d_having_paid_for_an_event_card_he_keeps_one_as_usual() -> None:
    match = waiting(phase="purchase", first_player=2, event_top=["vermin_1", "bazaar_1"], hand={2: []})
    play(match, (2, "two"))
    assert has_hind(match)
    assert match.view(2)["sheiks"][2]["kept_away"]
    play(match, (2, "keep_event bazaar_1"))
    assert match.position()["sheiks"][2]["hand"] == ["bazaar_1"]
    assert match.decision.seat == 3


def test_e_60_d_whose_turn_is_still_to_come_buys_nothing() -> None:
    """1 pays first here, so Yasmine and then Hind join 2 and 1 the other way round."""
    match = waiting(phase="purchase", first_player=1, palace={2: ["thara"]})
    play(match, (1, "two"))
    assert match.position()["sheiks"][1]["palace"] == ["hind"]
    match.play(match.decision.moves[0])
    play(match, (2, "none"), (3, "none"), (0, "none"))
    assert match.position()["round"] == 2


# (e)

BLACK = {"colours": ["green", "black", "red", "blue"], "phase": "events", "round": 2, "first_player": 2}


def test_e_60_e_a_bazaar_played_before_is_decided_by_him_as_usual() -> None:
    match = waiting(**BLACK, hand={0: [], 1: [], 2: ["bazaar_1"], 3: []})
    play(match, (2, "play bazaar_1"))
    assert has_hind(match)
    assert match.view(2)["sheiks"][2]["kept_away"]
    play(match, (2, "bazaar_pick clothing"))
    assert match.position()["token_offer"] == "clothing"
    assert match.position()["auction"]["members"] == [0, 1, 3]


def test_e_60_e_a_noble_merchandise_too() -> None:
    match = waiting(**BLACK, hand={0: [], 1: [], 2: ["noble_merchandise_1"], 3: []})
    play(match, (2, "play noble_merchandise_1"), (2, "noble_pick status_1500"))
    assert has_hind(match)
    assert match.position()["status_offer"] == "status_1500"


# Hind comes, and Sidi takes her away again before anything else happens.

SIDI = {
    "palace": {1: ["thara"], 2: ["asima", "nibal"], 3: ["fatima", "malika"]},
    "in_front": {2: [{"card": "guest_house_1"}]},
    "undecided": ["yasmine", "hind", "sidi_suleiman"],
}


def test_e_60_a_out_of_the_auction_he_is_back_in_the_next_one_if_she_is_abducted_at_once() -> None:
    match = waiting(**SIDI)
    play(match, (0, "bid 20"), (1, "take_150"), (2, "sidi_victim hind"))
    assert match.decision.seat == 3
    assert match.position()["auction"]["members"] == [0, 3]
    play(match, (3, "pass"), (0, "decline"))
    assert match.position()["auction"]["members"] == [2, 3]


def test_e_60_b_his_bid_is_void_all_the_same_and_he_takes_part_in_the_new_auction() -> None:
    match = waiting(**SIDI)
    play(match, (0, "pass"), (1, "bid 20"), (2, "bid 40"), (3, "pass"), (1, "take_150"), (2, "sidi_victim hind"))
    assert events(match, "bid_void")[0].data == {"seat": 2, "bid": 40}
    assert match.position()["auction"]["opener"] == 0
    assert match.position()["auction"]["members"] == [0, 2, 3]


def test_e_60_c_his_payment_is_lost_all_the_same_and_he_is_finished() -> None:
    match = waiting(**SIDI)
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "sidi_victim hind"))
    assert events(match, "action_lost_to_hind")[0].data == {"seat": 2}
    assert match.position()["auction"]["finished"] == [2]
    assert match.position()["auction"]["members"] == [0, 1, 3]
