"""Rules section 4.6.4: Hind's owner loses a round; with `hind_duration=while_in_palace` all while she stays."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import BARE, sheik
from tests.games.look import asked, told

EDITIONS = ["consensus", "fr", "pl", "nl"]
WHILE = {"hind_duration": "while_in_palace"}


def honeymoon(edition: str, **words: object) -> Match:
    """Hind joined seat 0 in round 3; it is round 4."""
    given = {**BARE, "round": 4, "in_play": [], "palace": {0: ["hind"]}, "hind": {"joined_in_round": 3}, **words}
    return scenario("emira", edition=edition, **given)


def kept_away(match: Match, seat: int = 0) -> bool:
    return match.view(seat)["sheiks"][seat]["kept_away"]


# The phases of the lost round.


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_no_event_card_is_played_in_phase_1(edition: str) -> None:
    match = honeymoon(edition, phase="events")
    assert match.decision.seat == 1
    assert events(match, "kept_away_by_hind")[0].data == {"seat": 0}


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_income_comes_as_usual(edition: str) -> None:
    match = honeymoon(edition, phase="income", caravans={0: [("small_slow", 3)]})
    assert match.position()["sheiks"][0]["gold"] == 800
    assert match.position()["sheiks"][0]["caravans"] == [{"kind": "small_slow", "remaining": 2}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_no_part_in_phase_4(edition: str) -> None:
    match = honeymoon(edition, gold=[0, 400, 400, 400])
    play(match, (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))
    assert match.position()["phase"] == "purchase"
    assert match.position()["sheiks"][0]["gold"] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_no_event_card_is_bought_in_phase_5(edition: str) -> None:
    match = honeymoon(edition, phase="purchase")
    play(match, (1, "none"), (2, "none"), (3, "none"))
    assert match.position()["round"] == 5


@pytest.mark.parametrize(("edition", "seat"), [("consensus", 0), ("fr", 1), ("pl", 0), ("nl", 0)])
def test_4_6_4_only_in_fr_the_princess_of_the_round_ignores_him(edition: str, seat: int) -> None:
    match = honeymoon(edition, phase="courtship", in_play=["asima"], tokens=[{"beauty": 2}, {"beauty": 1}, {}, {}])
    assert events(match, "joined")[0].data == {"princess": "asima", "seat": seat}


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_upkeep_is_paid(edition: str) -> None:
    match = honeymoon(edition, phase="upkeep")
    assert events(match, "upkeep_paid")[0].data == {"seat": 0, "amount": 50}


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_the_marker_moves_as_usual(edition: str) -> None:
    match = honeymoon(edition, phase="round_end", first_player=3)
    assert match.position()["first_player"] == 0


# How long it lasts.


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_one_round_is_lost_the_one_after_her_arrival(edition: str) -> None:
    away = [kept_away(honeymoon(edition, round=number)) for number in (3, 4, 5, 6)]
    assert away == [False, True, False, False]


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_or_every_round_is_lost_while_she_stays(edition: str) -> None:
    away = [kept_away(honeymoon(edition, round=number, **WHILE)) for number in (3, 4, 5, 20)]
    assert away == [True] * 4


@pytest.mark.parametrize(("duration", "at_once"), [("next_round", False), ("while_in_palace", True)])
def test_4_6_4_as_long_as_she_stays_means_from_her_arrival_on(duration: str, at_once: bool) -> None:
    # Seat 0 pays in phase 5: Nibal fills seat 1, so that Hind joins seat 3, whose turn is yet to come.
    words: dict[str, object] = {
        **BARE,
        "gold": [500, 500, 0, 500],
        "tokens": [{"beauty": 1}, {"beauty": 1}, {}, {}],
        "status_cards": [[], ["status_700"], [], ["status_750"]],
    }
    match = scenario(
        "emira",
        hind_duration=duration,
        phase="purchase",
        **words,
        palace={1: ["asima"]},
        undecided=["nibal", "hind"],
        event_top=["vermin_1"],
        in_play=[],
    )
    play(match, (0, "two"), (0, "keep_event vermin_1"), (1, "none"), (2, "none"))
    assert sheik(match, 3)["palace"] == ["hind"]
    assert len(events(match, "kept_away_by_hind")) == at_once
    assert (match.decision.question == "buy_event") == (not at_once)


@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_4_6_4_an_arrival_in_phase_6_costs_the_next_round(edition: str) -> None:
    words = {**BARE, "status_cards": [[], ["status_700"], [], []]}
    match = scenario("emira", edition=edition, phase="courtship", in_play=["hind"], **words)
    assert match.position()["hind"]["joined_in_round"] == 1
    assert kept_away(match, 1)
    assert match.decision.seat == 2  # seat 1 is first player in round 2 and has no turn


# When she leaves.


def freed_in_phase_4(edition: str, **words: object) -> Match:
    """Sidi hesitates between seats 0 and 1; Yasmine is undecided between seats 0 and 3, both of 500 gold."""
    given: dict[str, object] = {
        "palace": {0: ["hind", "asima"], 1: ["thara", "nibal"]},
        "undecided": ["yasmine", "sidi_suleiman"],
        "gold": [500, 400, 300, 500],
        "sections": [1, 0, 0, 0],
        **words,
    }
    return honeymoon(edition, **given)


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_freed_by_sidi_he_bids_from_the_next_auction_on(edition: str) -> None:
    match = freed_in_phase_4(edition)
    play(match, (1, "pass"), (2, "pass"), (3, "bid 20"))
    assert sheik(match, 0)["palace"] == ["asima", "hind", "yasmine"]
    play(match, (0, "sidi_victim hind"))
    assert not kept_away(match)
    assert asked(match) == ("choose_action", 3)
    play(match, (3, "decline"))
    assert match.position()["auction"]["members"] == [0, 1, 2]
    assert match.decision.seat == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_freed_while_an_auction_runs_he_is_not_in_that_one(edition: str) -> None:
    # Seat 2's consolation brings it Yasmine and fills it; so Fatima joins seat 0, and Sidi follows.
    match = honeymoon(
        edition,
        gold=[0, 600, 480, 480],
        sections=[1, 0, 0, 0],
        status_cards=[["status_700"], [], ["status_750"], ["status_850"]],
        tokens=[{"beauty": 1}, {}, {"beauty": 1}, {}],
        palace={0: ["hind", "asima"], 1: ["thara", "nibal"], 2: ["malika"]},
        undecided=["yasmine", "fatima", "sidi_suleiman"],
    )
    play(match, (1, "bid 10"), (2, "take_150"), (0, "sidi_victim hind"))
    assert not kept_away(match)
    assert match.position()["auction"]["members"] == [1, 3]
    play(match, (3, "pass"))
    assert asked(match) == ("choose_action", 1)
    play(match, (1, "decline"))
    assert match.position()["auction"]["members"] == [0, 3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_if_he_is_the_only_one_left_he_is_the_last_player(edition: str) -> None:
    match = freed_in_phase_4(edition, gold=[500, 400, 300, 500])
    play(match, (1, "take_150"), (2, "take_150"), (3, "bid 20"))
    play(match, (0, "sidi_victim hind"), (3, "decline"))
    assert asked(match) == ("last_player_bid", 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_if_sidi_takes_another_princess_he_stays_away(edition: str) -> None:
    match = freed_in_phase_4(edition)
    play(match, (1, "pass"), (2, "pass"), (3, "bid 20"), (0, "sidi_victim asima"), (3, "decline"))
    assert kept_away(match)
    assert match.position()["auction"]["members"] == [1, 2]


def test_4_6_4_a_turn_of_phase_5_that_has_gone_by_is_not_made_up() -> None:
    match = freed_in_phase_4("fr", phase="purchase", gold=[500, 400, 300, 500])
    assert match.decision.seat == 1
    play(match, (1, "none"), (2, "none"), (3, "two"), (0, "sidi_victim hind"))
    play(match, (3, match.decision.moves[0]))
    assert match.position()["round"] == 5


# The bar in fr.


def test_4_6_4_in_fr_she_ignores_him_while_undecided_until_the_next_round() -> None:
    # Only seat 0 is handsome, but barred: Asima is undecided through phase 7 and joins him when round 5 starts.
    match = honeymoon("fr", phase="courtship", in_play=["asima"], tokens=[{"beauty": 2}, {}, {}, {}])
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("undecided") < kinds.index("upkeep_paid") < kinds.index("round_begins") < kinds.index("joined")
    assert sheik(match, 0)["palace"] == ["asima", "hind"]
    assert match.position()["hind"]["ignored_by"] == []


def test_4_6_4_in_fr_the_bar_falls_when_hind_leaves() -> None:
    # Asima ignores seat 0; then Sidi, the second card of the round, takes Hind away, and Asima joins at once.
    match = honeymoon(
        "fr",
        phase="courtship",
        in_play=["asima", "sidi_suleiman"],
        palace={0: ["hind", "thara"]},
        tokens=[{"beauty": 2}, {}, {}, {}],
    )
    assert match.position()["undecided"] == ["asima"]
    assert match.position()["hind"]["ignored_by"] == ["asima"]
    play(match, (0, "sidi_victim hind"))
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("abducted") < kinds.index("joined") < kinds.index("upkeep_paid")
    assert sheik(match, 0)["palace"] == ["asima", "thara"]


def test_4_6_4_in_fr_princesses_undecided_from_earlier_rounds_may_choose_him() -> None:
    match = honeymoon(
        "fr", phase="courtship", in_play=["fatima"], undecided=["yasmine"], gold=[500, 500, 0, 0],
        status_cards=[[], ["status_700"], [], []], palace={0: ["hind"], 1: ["thara"]},
    )  # fmt: skip
    assert sheik(match, 1)["palace"] == ["thara", "fatima"]
    assert sheik(match, 0)["palace"] == ["hind", "yasmine"]


def test_4_6_4_in_fr_both_princesses_of_a_round_ignore_him() -> None:
    match = honeymoon(
        "fr", phase="courtship", in_play=["asima", "thara"], tokens=[{"beauty": 2}, {"beauty": 1}, {}, {}]
    )
    assert sheik(match, 0)["palace"] == ["hind"]
    assert sheik(match, 1)["palace"] == ["asima", "thara"]


def test_4_6_4_in_fr_the_bar_does_not_stop_sidi() -> None:
    match = honeymoon("fr", phase="courtship", in_play=["sidi_suleiman"])
    assert events(match, "abducted")[0].data == {"princess": "hind", "seat": 0}


def test_4_6_4_in_fr_the_bar_does_not_stop_xenia_moving_on() -> None:
    match = honeymoon(
        "fr",
        phase="courtship",
        in_play=[],
        gold=[900, 500, 400, 400],
        palace={0: ["hind"], 1: ["xenia"]},
        xenia={"joined_in_round": 1},
    )
    play(match, (1, "refuse"))
    assert sheik(match, 0)["palace"] == ["hind", "xenia"]


def test_4_6_4_in_fr_in_the_round_of_her_arrival_nobody_is_barred() -> None:
    words = {**BARE, "status_cards": [["status_700"], [], [], []], "tokens": [{"beauty": 1}, {}, {}, {}]}
    match = scenario("emira", edition="fr", phase="courtship", in_play=["hind", "asima"], **words)
    assert sheik(match, 0)["palace"] == ["asima", "hind"]


# With while_in_palace: her arrival in the middle of phase 4.


def arrival(**words: object) -> Match:
    """Seat 1's consolation makes Yasmine fill its palace; then Hind joins seat 2."""
    given: dict[str, object] = {
        **WHILE,
        "gold": [300, 480, 480, 200],
        "status_cards": [[], ["status_700"], ["status_750"], []],
        "palace": {1: ["asima"]},
        "undecided": ["yasmine", "hind"],
        **words,
    }
    return scenario("emira", **{**BARE, **given})


def test_4_6_4_at_once_a_passive_bidder_is_out_of_the_auction() -> None:
    match = play(arrival(), (0, "bid 20"), (1, "take_150"))
    assert sheik(match, 2)["palace"] == ["hind"]
    assert events(match, "out_of_auction_by_hind")[0].data == {"seat": 2}
    assert match.decision.seat == 3


def test_4_6_4_at_once_the_bid_of_her_new_owner_is_void() -> None:
    match = play(arrival(), (0, "pass"), (1, "bid 20"), (2, "bid 40"), (3, "pass"), (1, "take_150"))
    assert events(match, "bid_void")[0].data == {"seat": 2, "bid": 40}
    assert match.position()["sheiks"][2]["gold"] == 480
    assert match.position()["auction"]["members"] == [0, 3]
    assert match.position()["auction"]["bid"] == 0
    assert match.decision.seat == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_4_otherwise_the_bid_stands_and_the_next_round_is_lost(edition: str) -> None:
    match = arrival(edition=edition, hind_duration="next_round")
    play(match, (0, "pass"), (1, "bid 20"), (2, "bid 40"), (3, "pass"), (1, "take_150"))
    assert asked(match) == ("choose_action", 2)
    assert match.position()["sheiks"][2]["gold"] == 440


def test_4_6_4_at_once_a_void_bid_can_leave_one_last_player() -> None:
    match = arrival()
    play(match, (0, "take_150"), (1, "bid 20"), (2, "bid 40"), (3, "pass"), (1, "take_150"))
    assert asked(match) == ("last_player_bid", 3)


def test_4_6_4_at_once_a_void_bid_can_end_the_phase() -> None:
    match = arrival()
    play(match, (0, "take_150"), (1, "bid 20"), (2, "bid 40"), (3, "take_150"), (1, "take_150"))
    assert match.position()["phase"] == "purchase"
    assert match.position()["sheiks"][2]["gold"] == 480


def test_4_6_4_at_once_hind_can_leave_one_member_without_a_bid() -> None:
    match = arrival(first_player=3)
    play(match, (3, "take_150"), (0, "pass"), (1, "take_150"))
    assert asked(match) == ("last_player_bid", 0)


def test_4_6_4_at_once_the_winner_loses_his_payment_and_his_action() -> None:
    # Seat 2 pays 20: Yasmine finds seat 1 alone richest and fills it, so Hind joins seat 2.
    match = play(arrival(), (0, "pass"), (1, "pass"), (2, "bid 20"), (3, "pass"))
    assert sheik(match, 2)["palace"] == ["hind"]
    assert match.position()["sheiks"][2]["gold"] == 460
    assert events(match, "action_lost_to_hind")[0].data == {"seat": 2}
    assert match.position()["auction"]["finished"] == [2]
    assert events(match, "auction_opened")[-1].data == {"opener": 3}


def test_4_6_4_at_once_the_last_player_loses_his_voluntary_payment() -> None:
    match = arrival(gold=[300, 640, 640, 200])
    play(match, (0, "take_150"), (1, "pass"), (2, "pass"), (3, "take_150"), (1, "decline"), (2, "bid 10"))
    assert sheik(match, 2)["palace"] == ["hind"]
    assert match.position()["sheiks"][2]["gold"] == 630
    assert match.position()["phase"] == "purchase"


def hind_and_sidi() -> Match:
    """As above, but Sidi then finds seat 2 alone with the most princesses."""
    return arrival(
        sections=[0, 0, 2, 0],
        palace={0: ["fatima", "malika"], 1: ["asima"], 2: ["thara", "nibal"]},
        undecided=["yasmine", "hind", "sidi_suleiman"],
    )


def test_4_6_4_at_once_the_bid_is_void_even_if_sidi_takes_her_at_once() -> None:
    match = hind_and_sidi()
    play(match, (0, "pass"), (1, "bid 20"), (2, "bid 40"), (3, "pass"), (1, "take_150"), (2, "sidi_victim hind"))
    assert told(match, "bid_void") == [{"seat": 2, "bid": 40}]
    assert match.position()["sheiks"][2]["gold"] == 480
    assert match.position()["auction"]["bid"] == 0


def test_4_6_4_at_once_the_action_is_lost_even_if_sidi_takes_her_at_once() -> None:
    match = hind_and_sidi()
    play(match, (0, "pass"), (1, "pass"), (2, "bid 20"), (3, "pass"), (2, "sidi_victim hind"))
    assert match.position()["auction"]["finished"] == [2]
    assert events(match, "auction_opened")[-1].data == {"opener": 3}
