"""What a good sheik does in situations that speak for themselves."""

from __future__ import annotations

from typing import Any

import serai
from serai import Match
from serai.core.insight import Insight
from serai.games.emira.phases.bidding import AUCTION_BID, bid_of
from serai.testing import play, scenario

GAME = serai.game("emira")
NOTHING: dict[int, dict[str, int]] = {seat: {} for seat in range(4)}
BARE: dict[str, Any] = {
    "colours": ["green", "black", "red", "blue"],
    "camels": [0, 0, 0, 0],
    "sections": [0, 0, 0, 0],
    "tokens": NOTHING,
    "status_cards": {},
    "round": 8,
}


def situation(words: dict[str, Any]) -> Match:
    return scenario("emira", **words)


def insight() -> Insight:
    return GAME.insight()


def best(match: Match) -> str:
    """The move that the insight prefers, in words."""
    option = insight().judge(match.state).best()
    return str(GAME.space.questions[match.state.question_number].move(option))


def score(match: Match, move: str) -> float:
    """What the insight thinks of a move; far below everything if it leaves it out."""
    judgement = insight().judge(match.state)
    kind = GAME.space.questions[match.state.question_number]
    for option, value in zip(judgement.options, judgement.scores, strict=True):
        if str(kind.move(option)) == move:
            return value
    return -99.0


def highest_bid(match: Match, seat: int) -> int:
    """How far a seat goes if a rival outbids it by ten every time."""
    state = match.state.clone()
    highest = 0
    while state.question is AUCTION_BID and state.seat >= 0:
        option = insight().judge(state).best()
        if state.seat != seat:
            option = state.low if state.low <= state.high else 0
        elif option < 2:
            return highest
        else:
            highest = bid_of(option)
        state.choose(option)
    return highest


def choosing(match: Match, seat: int) -> Match:
    """The rivals pass until a seat may choose an action."""
    while match.decision is not None and not (
        match.decision.question == "choose_action" and match.decision.seat == seat
    ):
        if match.decision.seat != seat:
            match.play(match.parse("pass" if match.decision.question == "auction_turn" else "no_bid"))
        elif match.decision.question == "auction_turn":
            match.play(match.parse("bid 10"))
        else:
            match.play(match.parse("no_bid"))
    return match


def one_short() -> dict[str, Any]:
    """Seat 0 lacks one romance; Thara (appearance, palace) would be the one."""
    return {
        **BARE,
        "goal": {0: "goal4_i_h_c_r"},
        "palace": {0: ["malika", "fatima", "firyal", "raidah"]},
        "sections": [4, 0, 0, 0],
        "in_play": ["thara"],
        "tokens": {0: {"beauty": 1}, 1: {"beauty": 1}, 2: {"manners": 2}, 3: {}},
        "token_offer": "clothing",
        "gold": [1200, 900, 900, 900],
    }


def test_takes_the_winning_move() -> None:
    words = {**one_short(), "tokens": {0: {"beauty": 2}, 1: {"beauty": 1}, 2: {"manners": 2, "beauty": 1}, 3: {}}}
    match = choosing(situation(words), 0)
    assert best(match) == "buy appearance"
    assert score(match, "buy appearance") > score(match, "buy large_fast") + 3


def test_bids_nearly_everything_for_the_princess_who_wins_the_game() -> None:
    words = {**one_short(), "tokens": {0: {"beauty": 2}, 1: {"beauty": 1}, 2: {"manners": 2, "beauty": 1}, 3: {}}}
    assert highest_bid(situation(words), 0) >= 400


def test_denies_a_rival_the_last_princess() -> None:
    words = {
        **BARE,
        "palace": {1: ["albina", "halimah", "asima", "layla"]},
        "goal": {0: "goal4_2i_h_c", 1: "goal4_i_h_c_r"},
        "sections": [0, 4, 0, 0],
        "in_play": ["malika"],
        "status_offer": "status_700",
        "gold": [1500, 1500, 100, 100],
    }
    match = situation(words)
    assert best(match).startswith("bid")
    assert highest_bid(match, 0) >= 300
    assert best(choosing(match, 0)) == "buy status"


def test_does_not_pay_for_the_first_choice_when_nobody_else_can_buy() -> None:
    match = situation({**BARE, "gold": [900, 0, 0, 0], "in_play": ["yasmine"]})
    assert highest_bid(match, 0) <= 20


def test_does_not_bid_what_the_purchase_needs() -> None:
    match = situation({**BARE, "round": 1, "gold": [900, 900, 900, 900], "in_play": ["malika"]})
    assert highest_bid(match, 0) <= 450


def test_builds_an_income_first() -> None:
    match = choosing(situation({**BARE, "round": 1, "gold": [900, 900, 900, 900], "in_play": ["xenia"]}), 0)
    assert best(match) in ("buy large_slow", "buy large_fast", "buy small_slow", "buy small_fast")


def test_buys_no_caravan_when_the_game_is_about_to_end() -> None:
    words = {**one_short(), "in_play": ["malika"], "palace": {0: ["albina", "fatima", "firyal", "raidah"]}}
    match = choosing(situation({**words, "gold": [1600, 900, 900, 900]}), 0)
    assert not best(match).endswith("slow")
    assert score(match, "buy large_slow") < score(match, best(match)) - 1


def test_keeps_the_gold_for_the_upkeep() -> None:
    words = {
        **BARE,
        "palace": {0: ["malika", "fatima", "firyal"]},
        "sections": [1, 0, 0, 0],
        "in_play": ["sidi_suleiman"],
        "gold": [510, 900, 900, 900],
    }
    match = choosing(situation(words), 0)
    assert best(match) != "buy palace"
    assert score(match, "buy small_slow") < score(match, best(match)) - 3


def test_takes_the_consolation_when_nothing_can_be_bought() -> None:
    match = situation({**BARE, "gold": [60, 900, 900, 900], "in_play": ["malika"]})
    assert best(match) == "take_150"


def test_the_last_player_gets_poorer_if_the_consolation_pays() -> None:
    words = {
        **BARE,
        "gold": [510, 0, 0, 0],
        "in_play": ["sidi_suleiman"],
        "sold": ["palace", "camel", "small_caravan", "large_caravan", "status", "appearance"],
    }
    match = situation(words)
    play(match, (0, "pass"), (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert match.decision is not None
    assert match.decision.question == "last_player_bid"
    assert best(match) == "bid 20"


def test_a_rich_last_player_throws_nothing_away() -> None:
    match = situation({**BARE, "gold": [900, 0, 0, 0], "in_play": ["malika"]})
    play(match, (0, "pass"), (1, "take_150"), (2, "take_150"), (3, "take_150"))
    assert best(match) == "no_bid"


def test_a_full_palace_is_enlarged() -> None:
    words = {
        **BARE,
        "goal": {0: "goal4_i_h_c_r"},
        "palace": {0: ["malika", "fatima", "raidah"]},
        "sections": [1, 0, 0, 0],
        "in_play": ["thara"],
        "tokens": {0: {"beauty": 3}, 1: {}, 2: {}, 3: {}},
        "gold": [1500, 300, 300, 300],
    }
    assert best(choosing(situation(words), 0)) == "buy palace"


def test_double_trouble_is_for_who_leads() -> None:
    words = {
        **BARE,
        "phase": "events",
        "hand": {0: ["double_trouble_1"]},
        "goal": {0: "goal4_i_h_c_r"},
        "palace": {0: ["malika", "fatima", "firyal"]},
        "sections": [4, 0, 0, 0],
        "tokens": {0: {"beauty": 3, "manners": 2}, 1: {}, 2: {}, 3: {}},
        "status_cards": {0: ["status_1200", "status_700"]},
        "gold": [2000, 300, 300, 300],
    }
    assert best(situation(words)) == "play double_trouble_1"
    behind = {**words, "hand": {1: ["double_trouble_1"]}, "first_player": 1}
    assert best(situation(behind)) == "pass"


def test_quiet_days_against_a_rival_who_is_about_to_win() -> None:
    words = {
        **BARE,
        "phase": "events",
        "hand": {0: ["quiet_days_1"]},
        "palace": {1: ["albina", "halimah", "asima", "layla"]},
        "sections": [0, 6, 0, 0],
        "status_cards": {1: ["status_1200", "status_700"]},
        "tokens": {1: {"beauty": 3}, 0: {}, 2: {}, 3: {}},
        "gold": [300, 3000, 300, 300],
    }
    assert best(situation(words)) == "play quiet_days_1"


def test_changing_her_mind_sends_away_the_princess_who_would_let_a_rival_win() -> None:
    words = {
        **BARE,
        "phase": "events",
        "hand": {0: ["changing_her_mind_1"]},
        "palace": {1: ["albina", "halimah", "asima", "layla"]},
        "sections": [0, 6, 0, 0],
        "status_cards": {1: ["status_1200"]},
        "emira_top": ["malika"],
        "gold": [300, 300, 300, 300],
    }
    match = play(situation(words), (0, "play changing_her_mind_1"))
    assert best(match) == "bottom"


def test_sidi_takes_the_princess_whom_the_goal_does_not_need() -> None:
    words = {
        **BARE,
        "phase": "courtship",
        "goal": {0: "goal4_2i_h_c"},
        "palace": {0: ["malika", "farah", "fatima", "thara"]},
        "sections": [3, 0, 0, 0],
        "in_play": ["sidi_suleiman"],
    }
    assert best(situation(words)) == "sidi_victim thara"


def test_samira_gets_a_token_that_breaks_no_set() -> None:
    words = {
        **BARE,
        "phase": "courtship",
        "tokens": {0: {"beauty": 1, "manners": 3, "clothing": 1}, 1: {}, 2: {}, 3: {}},
        "in_play": ["samira"],
    }
    assert best(situation(words)) == "samira_discard manners"


def test_zahrah_gets_the_card_with_the_fewest_points() -> None:
    words = {
        **BARE,
        "phase": "courtship",
        "status_cards": {0: ["status_1200", "status_300_1"]},
        "in_play": ["zahrah"],
    }
    assert best(situation(words)) == "zahrah_discard status_300_1"


def test_xenia_is_paid_if_she_completes_the_goal_and_left_if_she_does_not() -> None:
    needed = {
        **BARE,
        "phase": "xenia",
        "goal": {0: "goal4_flex_hcr"},
        "palace": {0: ["xenia", "fatima", "raidah"]},
        "sections": [3, 0, 0, 0],
        "gold": [900, 100, 100, 100],
    }
    assert best(situation(needed)) == "pay"
    crowd = {"palace": {0: ["xenia", "malika", "farah", "fatima", "asima", "thara"]}, "goal": {0: "goal4_2i_h_c"}}
    poor = {**needed, **crowd, "gold": [400, 300, 300, 300], "sections": [5, 0, 0, 0]}
    assert best(situation(poor)) == "refuse"
