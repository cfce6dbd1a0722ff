"""7.1: odd rounds with three players."""

from serai import Match
from serai.testing import events, play
from tests.games.emira.look import do_nothing, three
from tests.games.look import told


def kinds_asked(match: Match) -> set[str]:
    """Be quiet until the next round comes; what has been asked till then."""
    asked = set()
    number = match.position()["round"]
    while match.position()["round"] == number:
        asked.add(match.decision.question)
        do_nothing(match)
    return asked


def test_7_1_events_are_played_from_round_3_on() -> None:
    assert three(phase="events", round=3).decision.question == "play_event"


def test_7_1_no_events_in_round_1_of_the_standard_mode() -> None:
    assert three(phase="events", round=1).decision.question == "auction_turn"
    assert three(phase="events", round=1, mode="advanced").decision.question == "play_event"


def test_7_1_income_is_paid() -> None:
    match = three(phase="income", round=3, gold=[0] * 3, caravans={0: [("small_slow", 5)]})
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [300, 150, 150]


def test_7_1_two_princesses_are_turned_up_one_for_each_round() -> None:
    match = three(phase="market", round=3, emira_top=["thara", "nibal", "sahar"])
    assert match.position()["in_play"] == ["thara"]
    assert match.position()["later"] == ["nibal"]
    assert match.position()["emira_deck"]["cards"][0] == "sahar"
    turned = told(match, "princess_turned_up")
    assert turned == [{"princess": "thara", "round": "odd"}, {"princess": "nibal", "round": "even"}]


def test_7_1_both_lie_face_up() -> None:
    match = three(phase="market", round=3, emira_top=["thara", "nibal"])
    for viewer in (0, 1, 2, None):
        assert [card["card"] for card in match.view(viewer)["later"]] == ["nibal"]


def test_7_1_the_board_is_set_up_in_full() -> None:
    match = three(phase="market", round=3, status_top=["status_700"])
    assert match.position()["on_offer"] == {"small_caravans": 1, "large_caravans": 1, "sections": 1, "camels": 1}
    assert match.position()["status_offer"] == "status_700"
    assert match.position()["token_offer"] is not None


def test_7_1_no_events_can_be_bought() -> None:
    assert "buy_event" not in kinds_asked(three(round=3, in_play=["thara"], later=["nibal"]))


def test_7_1_only_the_first_princess_chooses() -> None:
    match = three(phase="courtship", round=3, in_play=["thara"], later=["nibal"], tokens={0: {"beauty": 1}})
    assert [entry.data["princess"] for entry in events(match, "joined")] == ["thara"]


def test_7_1_upkeep_marker_and_win_check_come_as_usual() -> None:
    match = three(phase="upkeep", round=3, palace={0: ["thara"]}, gold=[400] * 3, later=["nibal"])
    assert match.position()["sheiks"][0]["gold"] == 400 - 50 + 150  # and the income of round 4
    assert match.position()["first_player"] == 1
    eight = ["thara", "asima", "nibal", "fatima", "layla", "malika", "sahar", "farah"]
    match = three(phase="round_end", round=3, palace={0: eight}, sections={0: 6})
    assert match.result is not None
    assert match.result.winners == [0]


def test_7_1_an_auction_is_held() -> None:
    match = three(round=3)
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (0, "buy camel"))
    assert match.position()["sheiks"][0]["camels"] == 2
