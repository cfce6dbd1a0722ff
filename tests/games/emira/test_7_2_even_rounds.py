"""7.2: even rounds with three players."""

import pytest

from serai import Match
from serai.testing import events, play, refusal
from tests.games.emira.look import quiet_until, three
from tests.games.look import asked


def after_buying(*items: str, **words: object) -> Match:
    """Round 3, in which the seats 0, 1, 2 buy the items, and then round 4 up to its first bid."""
    words = {"gold": [2000] * 3, "in_play": ["thara"], "later": ["nibal"], **words}
    match = three(round=3, **words)
    for seat, item in enumerate(items):
        if seat < 2:
            for bidder in range(seat, 3):
                play(match, (bidder, "pass"))
        else:
            play(match, (seat, "no_bid"))
        play(match, (seat, f"buy {item}"))
    return quiet_until(match, 4, "auction")


def test_7_2_no_events_may_be_played() -> None:
    match = three(phase="events", round=4, later=["nibal"])
    assert match.decision.question == "auction_turn"
    match = three(phase="events", round=2, mode="advanced", later=["nibal"])
    assert match.decision.question == "auction_turn"


def test_7_2_income_is_paid() -> None:
    match = three(phase="income", round=4, gold=[0] * 3, caravans={0: [("small_slow", 5)]})
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [300, 150, 150]


def test_7_2_the_second_princess_becomes_active_and_none_is_turned_up() -> None:
    match = three(phase="market", round=4, later=["nibal"], emira_top=["sahar"])
    assert match.position()["in_play"] == ["nibal"]
    assert match.position()["later"] == []
    assert match.position()["emira_deck"]["cards"][0] == "sahar"
    assert events(match, "princess_now_active")[0].data == {"princess": "nibal"}


def test_7_2_what_was_bought_in_the_odd_round_is_not_available() -> None:
    match = after_buying("camel", "small_slow", "status")
    assert match.view(0)["offer"]["items"] == ["large_slow", "large_fast", "appearance", "palace"]
    match = quiet_until(match, 4, "auction")
    play(match, (1, "pass"), (2, "pass"), (0, "pass"))
    for item in ("camel", "small_slow", "small_fast", "status"):
        found = refusal(match, 1, f"buy {item}")
        assert (found.code, found.numbers) == ("not_on_offer", {"item": item})


def test_7_2_a_large_caravan_and_a_token_that_were_bought_are_not_replaced() -> None:
    match = after_buying("large_fast", "appearance")
    assert match.view(0)["offer"]["items"] == ["small_slow", "small_fast", "status", "palace", "camel"]


def test_7_2_a_palace_section_that_was_bought_is_replaced() -> None:
    match = after_buying("palace")
    assert match.position()["on_offer"]["sections"] == 1
    assert match.position()["supply"]["sections"] == 20 - 1 - 1 - 1  # white's, the one sold, the one laid out


def test_7_2_a_palace_section_that_was_not_bought_is_not_doubled() -> None:
    match = after_buying("camel")
    assert match.position()["on_offer"]["sections"] == 1
    assert match.position()["supply"]["sections"] == 20 - 1 - 1


def test_7_2_no_section_when_they_are_sold_out() -> None:
    match = after_buying("palace", sections=[9, 10, 0])
    assert match.position()["on_offer"]["sections"] == 0


def test_7_2_nothing_new_is_laid_out() -> None:
    match = after_buying("camel", "small_slow", "status")
    laid = [
        entry.kind for entry in match.log if entry.kind in ("status_card_offered", "token_offered", "piece_offered")
    ]
    assert laid == []


def test_7_2_events_can_be_bought() -> None:
    match = after_buying("camel")
    quiet_until(match, 4, "purchase")
    assert asked(match) == ("buy_event", 1)
    play(match, (1, "two"))
    assert match.decision.question == "keep_event"


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_7_2_events_can_be_bought_in_every_edition(edition: str) -> None:
    assert three(edition=edition, phase="purchase", round=4).decision.question == "buy_event"


def test_7_2_the_second_princess_chooses() -> None:
    match = after_buying("camel", tokens={0: {"beauty": 2}})
    quiet_until(match, 5, "events")
    assert [entry.data["princess"] for entry in events(match, "joined")] == ["thara", "nibal"]


def test_7_2_the_marker_moves_on_after_every_round() -> None:
    match = after_buying("camel")
    assert match.position()["first_player"] == 1
    quiet_until(match, 5, "events")
    assert match.position()["first_player"] == 2


def test_7_2_upkeep_and_win_check_come_as_usual() -> None:
    match = three(phase="upkeep", round=4, palace={0: ["thara"]}, gold=[400] * 3)
    assert match.position()["sheiks"][0]["gold"] == 350
    eight = ["thara", "asima", "nibal", "fatima", "layla", "malika", "sahar", "farah"]
    match = three(phase="round_end", round=4, palace={0: eight}, sections={0: 6})
    assert match.result is not None
    assert match.result.winners == [0]
