"""E-6: the undecided are checked after every state change, and every sheik with room competes."""

from serai.testing import events, play, scenario
from tests.games.emira.look import PLAIN, owner
from tests.games.look import asked


def test_e_6_an_event_in_phase_1_moves_a_princess_who_does_not_like_gold() -> None:
    match = scenario(
        "emira",
        phase="events",
        **{**PLAIN, "tokens": [{"beauty": 3}, {"manners": 3}, {}, {}]},
        undecided=["thara"],
        hand={0: ["good_looking_1"]},
    )
    play(match, (0, "play good_looking_1"), (0, "good_looking_type beauty"))
    assert owner(match, "thara") == 0
    assert match.position()["phase"] == "events"


def test_e_6_the_income_of_phase_2_moves_a_princess() -> None:
    match = scenario(
        "emira",
        phase="income",
        **PLAIN,
        gold=[500, 500, 500, 500],
        undecided=["yasmine"],
        caravans={2: [("small_slow", 4)]},
    )
    assert owner(match, "yasmine") == 2


def test_e_6_an_arrival_in_phase_6_moves_a_princess() -> None:
    """Layla brings manners, and so appearance, to the sheik with most status."""
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "status_cards": [["status_700"], [], [], []]},
        in_play=["layla"],
        undecided=["thara"],
    )
    assert owner(match, "layla") == owner(match, "thara") == 0


def test_e_6_paying_a_bid_is_a_change_of_its_own_before_the_purchase() -> None:
    match = scenario(
        "emira",
        **{**PLAIN, "status_cards": [["status_700"], ["status_300_1"], ["status_300_2"], ["status_750"]]},
        gold=[600, 600, 600, 600],
        undecided=["raidah"],
    )
    play(match, (0, "bid 50"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert asked(match) == ("choose_action", 0)
    assert owner(match, "raidah") == 3


def test_e_6_the_purchase_is_a_second_change() -> None:
    match = scenario("emira", **PLAIN, gold=[800] * 4, undecided=["malika"], status_offer="status_300_1")
    play(match, (0, "bid 50"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert owner(match, "malika") is None
    play(match, (0, "buy status"))
    assert owner(match, "malika") == 0


def test_e_6_a_consolation_is_a_change() -> None:
    match = scenario("emira", **PLAIN, gold=[480, 480, 480, 480], undecided=["yasmine"])
    play(match, (0, "take_150"))
    assert owner(match, "yasmine") == 0


def test_e_6_the_payment_of_an_event_card_is_a_change() -> None:
    match = scenario("emira", phase="purchase", **PLAIN, gold=[600, 600, 300, 300], undecided=["yasmine"])
    play(match, (0, "two"))
    assert match.decision.question == "keep_event"
    assert owner(match, "yasmine") == 1


def test_e_6_upkeep_is_a_change() -> None:
    match = scenario(
        "emira", phase="upkeep", **PLAIN, gold=[600, 600, 300, 300], undecided=["yasmine"], palace={0: ["thara"]}
    )
    assert owner(match, "yasmine") == 1


def test_e_6_whoever_has_room_may_overtake_those_who_were_tied() -> None:
    """Malika hung between 0 and 1; 3, who had least, gets ahead of both."""
    match = scenario(
        "emira",
        **{**PLAIN, "status_cards": [["status_300_1"], ["status_300_2"], [], []]},
        gold=[2000] * 4,
        first_player=3,
        undecided=["malika"],
        status_offer="status_1200",
    )
    play(match, (3, "bid 10"), (0, "pass"), (1, "pass"), (2, "pass"), (3, "buy status"))
    assert owner(match, "malika") == 3
    assert events(match, "made_up_her_mind")[0].data == {"princess": "malika", "seat": 3}
