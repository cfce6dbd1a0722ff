"""4.1: phase 1, playing event cards."""

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import legal_moves


def pass_the_rest(match: Match) -> None:
    while match.decision.question == "play_event":
        match.play(match.parse("pass"))


def test_4_1_phase_1_is_skipped_in_round_1_of_the_standard_mode() -> None:
    assert scenario("emira", phase="events", round=1).decision.question == "auction_turn"
    assert scenario("emira", phase="events", round=2).decision.question == "play_event"
    assert scenario("emira", phase="events", round=1, mode="advanced").decision.question == "play_event"


def test_4_1_clockwise_from_the_first_player_once_around() -> None:
    match = scenario("emira", phase="events", first_player=2)
    asked = []
    while match.decision.question == "play_event":
        asked.append(match.decision.seat)
        match.play(match.parse("pass"))
    assert asked == [2, 3, 0, 1]


def test_4_1_nobody_is_forced_and_the_card_stays_in_hand() -> None:
    match = scenario("emira", phase="events", hand={0: ["vermin_1"]})
    play(match, (0, "pass"))
    assert match.position()["sheiks"][0]["hand"] == ["vermin_1"]
    assert events(match, "event_passed")[0].data == {"seat": 0}


def test_4_1_one_card_a_round() -> None:
    match = scenario("emira", phase="events", hand={0: ["better_breed_1", "guest_house_1"]})
    play(match, (0, "play better_breed_1"))
    assert match.decision.seat == 1
    assert refusal(match, 0, "play guest_house_1").code == "not_your_decision"
    pass_the_rest(match)
    assert match.position()["sheiks"][0]["hand"] == ["guest_house_1"]


def test_4_1_only_cards_in_hand_can_be_played() -> None:
    match = scenario("emira", phase="events", hand={0: ["vermin_1"], 1: ["bazaar_1"]})
    found = refusal(match, 0, "play bazaar_1")
    assert (found.code, found.clause, found.numbers) == ("card_not_in_hand", "emira 4.1", {"card": "bazaar_1"})
    assert legal_moves(match) == ["pass", "play vermin_1"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("bazaar_1", "bazaar_2"),
        ("camel_breeding_1", "camel_breeding_2"),
        ("camel_breeding_1", "camel_epidemic_1"),
        ("camel_breeding_1", "sick_camels_1"),
        ("camel_epidemic_1", "sick_camels_1"),
        ("changing_her_mind_1", "changing_her_mind_2"),
        ("double_trouble_1", "double_trouble_2"),
        ("double_trouble_1", "quiet_days_1"),
        ("golden_times_1", "golden_times_2"),
        ("golden_times_1", "interrupt_spice_trade_1"),
        ("noble_merchandise_1", "noble_merchandise_2"),
        ("vermin_1", "vermin_2"),
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_4_1_a_symbol_can_be_played_once_a_round(first: str, second: str, turned: bool) -> None:
    if turned:
        first, second = second, first
    match = scenario("emira", edition="nl", phase="events", hand={0: [first], 1: [second]})
    play(match, (0, f"play {first}"))
    while match.decision.question != "play_event":
        match.play(match.decision.moves[0])
    found = refusal(match, 1, f"play {second}")
    assert (found.code, found.clause, found.numbers["card"]) == ("symbol_already_played", "emira 4.1", second)
    assert legal_moves(match) == ["pass"]
    assert [move for move, why in match.decision.blocked] == [{"kind": "play", "card": second}]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("better_breed_1", "better_breed_2"),
        ("court_influence_1", "court_influence_2"),
        ("good_looking_1", "good_looking_2"),
        ("guest_house_1", "guest_house_2"),
        ("new_orders_1", "new_orders_2"),
        ("new_spice_caravan_1", "new_spice_caravan_2"),
        ("restoration_1", "restoration_2"),
        ("changing_her_mind_1", "double_trouble_1"),
        ("bazaar_1", "noble_merchandise_1"),
        ("golden_times_1", "sick_camels_1"),
        ("vermin_1", "interrupt_spice_trade_1"),
    ],
)
def test_4_1_other_cards_do_not_exclude_each_other(first: str, second: str) -> None:
    match = scenario("emira", mode="advanced", phase="events", hand={0: [first], 1: [second]})
    play(match, (0, f"play {first}"))
    while match.decision.question != "play_event":
        match.play(match.decision.moves[0])
    assert refusal(match, 1, f"play {second}") is None


def test_4_1_a_symbol_is_free_again_in_the_next_round() -> None:
    match = scenario("emira", phase="events", hand={0: ["golden_times_1"], 1: ["golden_times_2"]})
    play(match, (0, "play golden_times_1"))
    quiet = {"play_event": "pass", "auction_turn": "pass", "choose_action": "decline", "last_player_bid": "no_bid",
             "buy_event": "none"}  # fmt: skip
    while match.position()["round"] == 2:
        match.play(match.parse(quiet[match.decision.question]))
    assert match.decision.seat == 1
    assert refusal(match, 1, "play golden_times_2") is None


def test_4_1_a_card_without_effect_may_be_played_and_blocks_its_symbol() -> None:
    match = scenario("emira", phase="events", camels=[0] * 4, hand={0: ["camel_epidemic_1"], 1: ["sick_camels_1"]})
    play(match, (0, "play camel_epidemic_1"))
    assert match.position()["used_events"] == ["camel_epidemic_1"]
    assert refusal(match, 1, "play sick_camels_1").code == "symbol_already_played"


def test_4_1_a_played_card_leaves_the_game() -> None:
    match = scenario("emira", phase="events", hand={0: ["better_breed_1"]})
    play(match, (0, "play better_breed_1"))
    assert match.position()["used_events"] == ["better_breed_1"]
    assert match.position()["sheiks"][0]["hand"] == []
    assert "better_breed_1" not in match.position()["event_deck"]["cards"]


@pytest.mark.parametrize(("card", "choice"), [("guest_house_1", None), ("good_looking_1", "good_looking_type beauty")])
def test_4_1_permanent_events_stay_face_up_in_front_of_the_player(card: str, choice: str | None) -> None:
    match = scenario("emira", phase="events", hand={0: [card]})
    play(match, (0, f"play {card}"))
    if choice is not None:
        play(match, (0, choice))
    assert match.position()["used_events"] == []
    for viewer in (0, 1, None):
        assert [shown["card"] for shown in match.view(viewer)["sheiks"][0]["in_front"]] == [card]


def test_4_1_hinds_owner_may_not_play_a_card() -> None:
    match = scenario(
        "emira", phase="events", round=4, palace={0: ["hind"]}, hind={"joined_in_round": 3}, hand={0: ["vermin_1"]}
    )
    assert match.decision.seat == 1
    assert events(match, "kept_away_by_hind")[0].data == {"seat": 0}


def test_4_1_there_is_no_hand_limit() -> None:
    hand = [f"{kind}_{copy}" for kind in ("bazaar", "better_breed", "guest_house", "vermin") for copy in (1, 2, 3)]
    match = scenario("emira", phase="events", hand={0: hand})
    assert len(match.decision.moves) == 1 + 12
    play(match, (0, "pass"))
    assert len(match.position()["sheiks"][0]["hand"]) == 12


def test_4_1_without_a_card_there_is_nothing_to_ask() -> None:
    match = scenario("emira", phase="events", hand={0: [], 1: ["vermin_1"]})
    assert match.decision.seat == 1


def test_4_1_some_effects_come_at_once_and_some_later() -> None:
    match = scenario("emira", phase="events", gold=[100] * 4, hand={0: ["golden_times_1"], 1: ["better_breed_1"]})
    play(match, (0, "play golden_times_1"), (1, "play better_breed_1"))
    assert match.position()["sheiks"][1]["better_breeds"] == 1
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [100] * 4
    pass_the_rest(match)
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [280] * 4
