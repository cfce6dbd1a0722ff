"""Rules section 4.4.1: the players who have not finished, and who opens the bidding."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked

RICH = [1000, 1000, 1000, 1000]


def openers(match: Match) -> list[object]:
    return [entry.data["opener"] for entry in events(match, "auction_opened")]


def test_4_4_1_the_first_player_opens_the_first_auction() -> None:
    match = scenario("emira", first_player=2, gold=RICH)
    assert openers(match) == [2]
    assert match.decision.seat == 2


def test_4_4_1_if_the_first_player_is_kept_away_the_next_one_opens() -> None:
    match = scenario("emira", gold=RICH, round=4, palace={0: ["hind"]}, hind={"joined_in_round": 3})
    assert openers(match) == [1]


def test_4_4_1_later_auctions_are_opened_after_the_last_chooser() -> None:
    match = scenario("emira", gold=RICH)
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"), (2, "buy camel"))
    assert openers(match) == [0, 3]
    play(match, (3, "pass"), (0, "pass"), (1, "bid 10"), (1, "buy palace"))
    assert openers(match) == [0, 3, 3]


def test_4_4_1_who_declines_or_takes_the_consolation_as_chooser_counts_for_the_opener() -> None:
    match = scenario("emira", gold=[1000, 490, 1000, 1000], camels=[0, 0, 0, 0])
    play(match, (0, "pass"), (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "take_150"))
    assert openers(match) == [0, 2]
    play(match, (2, "pass"), (3, "bid 10"), (0, "pass"), (3, "decline"))
    assert openers(match) == [0, 2, 0]


def test_4_4_1_who_left_by_consolation_during_the_bidding_does_not_matter() -> None:
    match = scenario("emira", gold=[1000, 1000, 400, 1000], camels=[0, 0, 0, 0])
    play(match, (0, "bid 10"), (1, "pass"), (2, "take_150"), (3, "pass"), (0, "buy camel"))
    assert openers(match) == [0, 1]


def test_4_4_1_finished_players_neither_bid_nor_act_again() -> None:
    match = scenario("emira", gold=[1000, 400, 1000, 1000])
    play(match, (0, "bid 10"), (1, "take_150"), (2, "pass"), (3, "pass"), (0, "decline"))
    assert match.position()["auction"]["finished"] == [0, 1]
    assert match.position()["auction"]["members"] == [2, 3]
    why = refusal(match, 0, "bid 10")
    assert why is not None
    assert (why.code, why.numbers) == ("not_your_decision", {"seat": 0})


def test_4_4_1_who_passed_takes_part_in_the_next_auction() -> None:
    match = scenario("emira", gold=RICH)
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy camel"))
    assert match.position()["auction"]["members"] == [1, 2, 3]
    assert match.position()["auction"]["passed"] == []


def test_4_4_1_one_member_needs_no_auction() -> None:
    match = scenario("emira", gold=RICH)
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "decline"))
    play(match, (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "decline"))
    play(match, (2, "bid 10"), (3, "pass"), (2, "decline"))
    assert openers(match) == [0, 1, 2]
    assert asked(match) == ("last_player_bid", 3)


def test_4_4_1_an_auction_without_a_bid_is_dropped_when_one_member_is_left() -> None:
    match = scenario("emira", gold=[700, 300, 420, 400], camels=[0, 0, 0, 0])
    play(match, (0, "pass"), (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert asked(match) == ("last_player_bid", 0)
    assert events(match, "all_passed") == []


def test_4_4_1_an_auction_with_a_bid_is_not_dropped() -> None:
    match = scenario("emira", gold=[700, 300, 420, 400], camels=[0, 0, 0, 0])
    play(match, (0, "bid 50"), (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert match.decision.question == "choose_action"
    assert match.position()["sheiks"][0]["gold"] == 650


def test_4_4_1_the_phase_ends_when_all_have_finished() -> None:
    match = scenario("emira", gold=[400, 300, 420, 400], camels=[0, 0, 0, 0])
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"))
    assert asked(match) == ("last_player_bid", 3)
    play(match, (3, "no_bid"), (3, "take_150"))
    assert match.position()["phase"] == "purchase"
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [550, 450, 570, 550]


def test_4_4_1_a_kept_away_player_is_no_member() -> None:
    match = scenario("emira", gold=RICH, round=4, palace={2: ["hind"]}, hind={"joined_in_round": 3})
    assert match.position()["auction"]["members"] == [0, 1, 3]
    play(match, (0, "bid 10"), (1, "pass"), (3, "pass"), (0, "decline"), (1, "bid 10"), (3, "pass"), (1, "decline"))
    assert asked(match) == ("last_player_bid", 3)
