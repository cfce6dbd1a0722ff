"""4.0.1: undecided princesses are asked again after every change."""

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import ALL_PASS
from tests.games.look import asked, told

EVEN: dict[str, object] = {"sections": {1: 0}, "status_cards": {2: []}, "tokens": {3: {}}, "camels": {0: 0}}
FULL = {0: ["thara", "nibal"], 1: ["layla", "malika"], 2: ["raidah", "sahar"], 3: ["anisah", "farah"]}


def even(**words: object) -> Match:
    """A situation in which nobody has an advantage by his colour, but for what the words say."""
    for name, value in EVEN.items():
        words[name] = {**value, **words.get(name, {})}
    return scenario("emira", **words)


def order(match: Match, *kinds: str) -> list[str]:
    return [entry.kind for entry in match.log if entry.kind in kinds]


def home(match: Match, princess: str) -> int | None:
    for seat, sheik in enumerate(match.position()["sheiks"]):
        if princess in sheik["palace"]:
            return seat
    return None


# Who is best.


def test_4_0_1_the_highest_first_preference_decides() -> None:
    match = even(phase="courtship", in_play=["asima"], tokens={1: {"beauty": 2}, 2: {"beauty": 1}},
                 status_cards={2: ["status_1500"]})  # fmt: skip
    assert home(match, "asima") == 1


def test_4_0_1_the_second_preference_decides_among_the_tied_only() -> None:
    match = even(
        phase="courtship",
        in_play=["asima"],
        tokens={1: {"beauty": 2}, 2: {"manners": 2}, 3: {"beauty": 1}},
        status_cards={1: ["status_300_1"], 2: ["status_700"], 3: ["status_1500"]},
    )
    assert home(match, "asima") == 2


def test_4_0_1_tied_in_both_she_stays_undecided() -> None:
    match = even(phase="courtship", in_play=["asima"], tokens={1: {"beauty": 2}, 2: {"manners": 2}})
    assert match.position()["undecided"] == ["asima"]


def test_4_0_1_all_sheiks_with_room_compete_not_only_the_tied() -> None:
    match = even(undecided=["yasmine"], gold=[480, 700, 700, 500], in_play=["asima"])
    play(match, (0, "take_150"))  # 630: still behind
    assert match.position()["undecided"] == ["yasmine"]
    match = even(undecided=["yasmine"], gold=[480, 600, 600, 500], in_play=["asima"])
    play(match, (0, "take_150"))  # 630: he was not among the tied
    assert home(match, "yasmine") == 0


def test_4_0_1_full_palaces_are_no_candidates() -> None:
    match = even(phase="courtship", in_play=["asima"], palace=FULL)
    assert match.position()["undecided"] == ["asima"]


def test_4_0_1_swapped_preferences_count_in_the_other_order_while_undecided() -> None:
    # Yasmine likes gold before status; swapped, the status of seat 1 comes first and gold breaks the tie with seat 2.
    words: dict[str, object] = {
        "undecided": ["yasmine"],
        "in_play": ["asima"],
        "gold": [480, 1000, 1000, 2000],
        "status_cards": {1: ["status_700"], 2: ["status_750"]},
    }
    match = even(**words, swapped=["yasmine"])
    play(match, (0, "pass"), (1, "bid 10"), (2, "pass"), (3, "pass"))
    assert home(match, "yasmine") == 2
    match = even(**words)
    play(match, (0, "take_150"))
    assert home(match, "yasmine") == 3


def test_4_0_1_the_swap_is_over_when_she_has_joined() -> None:
    match = even(phase="courtship", in_play=["yasmine"], swapped=["yasmine"], status_cards={1: ["status_700"]})
    assert home(match, "yasmine") == 1
    assert match.position()["swapped"] == []


def test_4_0_1_sidi_goes_to_the_most_princesses_whatever_the_room() -> None:
    match = even(phase="courtship", in_play=["sidi_suleiman"], palace={0: ["thara"], 1: ["layla", "malika"]})
    assert events(match, "sidi_visits")[0].data == {"seat": 1}


def test_4_0_1_the_oldest_undecided_princess_moves_first() -> None:
    # Both want the only room that seat 0's guest house opens; the other one stays.
    for first, second in (("asima", "yasmine"), ("yasmine", "asima")):
        match = even(phase="events", undecided=[first, second], palace=FULL, hand={0: ["guest_house_1"]})
        play(match, (0, "play guest_house_1"))
        assert home(match, first) == 0
        assert match.position()["undecided"] == [second]


LAYLA_IS_TIED: dict[str, object] = {
    "in_play": ["yasmine"],
    "gold": [1000, 1000, 0, 0],
    "tokens": {0: {"beauty": 1}, 1: {"beauty": 1}},
    "status_cards": {0: ["status_700"], 1: ["status_750"]},
    "status_offer": "status_300_1",
}


def test_4_0_1_an_arrival_can_trigger_the_arrival_of_an_older_one() -> None:
    # The status card wins Layla, and her manners win Thara, who likes appearance and has waited longer.
    match = even(undecided=["thara", "layla"], **LAYLA_IS_TIED)
    play(match, *ALL_PASS, (0, "buy status"))
    assert told(match, "joined") == [
        {"princess": "layla", "seat": 0},
        {"princess": "thara", "seat": 0},
    ]


def test_4_0_1_after_a_move_all_are_checked_again_from_the_oldest() -> None:
    # Layla leaves one room with seat 0: it is Thara's, not that of Asima, who has waited less and takes the next best.
    match = even(undecided=["thara", "layla", "asima"], **LAYLA_IS_TIED)
    play(match, *ALL_PASS, (0, "buy status"))
    assert told(match, "joined") == [
        {"princess": "layla", "seat": 0},
        {"princess": "thara", "seat": 0},
        {"princess": "asima", "seat": 1},
    ]


# The ten kinds of change.


def test_4_0_1_change_1_the_immediate_effect_of_an_event() -> None:
    match = even(phase="events", undecided=["asima"], palace=FULL, hand={1: ["guest_house_2"]}, first_player=1)
    play(match, (1, "play guest_house_2"))
    assert home(match, "asima") == 1
    assert match.decision.question == "play_event"  # still in phase 1


def test_4_0_1_change_2_the_income_of_all_together() -> None:
    words: dict[str, object] = {"phase": "income", "undecided": ["yasmine"], "gold": [500] * 4}
    match = even(**words, colours=["green", "white", "red", "black"])
    assert home(match, "yasmine") == 3  # 700 against 650
    assert order(match, "joined", "princess_turned_up")[0] == "joined"
    assert even(**words).position()["undecided"] == ["yasmine"]  # 650 each: nobody is ahead even for a moment


def test_4_0_1_change_3_the_payment_of_a_winning_bid() -> None:
    match = even(undecided=["raidah"], in_play=["asima"], gold=[600, 100, 100, 600],
                 status_cards={0: ["status_700"], 3: ["status_750"]})  # fmt: skip
    play(match, (0, "bid 50"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert home(match, "raidah") == 3
    assert asked(match) == ("choose_action", 0)


def test_4_0_1_change_3_the_payment_of_a_voluntary_bid() -> None:
    match = even(undecided=["yasmine"], in_play=["asima"], gold=[400, 400, 600, 600])
    play(match, (0, "take_150"), (1, "take_150"), (2, "pass"), (3, "bid 10"))
    assert home(match, "yasmine") == 2  # 590 against 600
    match = even(undecided=["yasmine"], in_play=["asima"], gold=[400, 400, 660, 660])
    play(match, (0, "take_150"), (1, "take_150"), (2, "pass"), (3, "pass"), (2, "decline"))
    assert match.position()["undecided"] == ["yasmine"]
    play(match, (3, "bid 30"))
    assert home(match, "yasmine") == 2
    assert match.decision.question == "choose_action"


def test_4_0_1_change_4_a_purchase_cost_and_item_together() -> None:
    # Badra likes gold, then palace: the payer falls behind, his new section does not help him.
    words: dict[str, object] = {"in_play": ["asima"], "gold": [1000, 1000, 0, 0], "sections": {0: 1, 1: 1}}
    match = even(**words, undecided=["badra"])
    play(match, *ALL_PASS, (0, "buy palace"))
    assert home(match, "badra") == 1
    # Anisah likes palace, then gold: the section counts although it was paid for.
    match = even(**words, undecided=["anisah"])
    play(match, *ALL_PASS, (0, "buy palace"))
    assert home(match, "anisah") == 0


def test_4_0_1_change_5_a_consolation() -> None:
    match = even(undecided=["yasmine"], in_play=["asima"], gold=[490, 500, 500, 400])
    play(match, (0, "take_150"))
    assert home(match, "yasmine") == 0
    assert asked(match) == ("auction_turn", 1)


def test_4_0_1_change_6_the_payment_for_an_event_card() -> None:
    match = even(phase="purchase", undecided=["yasmine"], in_play=["asima"], gold=[500, 500, 400, 400])
    play(match, (0, "two"))
    assert home(match, "yasmine") == 1
    assert order(match, "event_paid", "joined", "saw_events") == ["event_paid", "joined", "saw_events"]


def test_4_0_1_change_7_a_princess_moving_in_with_her_power() -> None:
    match = even(
        phase="courtship",
        in_play=["layla"],
        undecided=["asima"],
        tokens={1: {"beauty": 1}, 2: {"beauty": 1}},
        status_cards={1: ["status_700"], 2: ["status_300_1", "status_300_2"]},
        palace={1: ["thara"], 2: ["malika"]},
        sections={1: 2, 2: 2},
    )
    assert match.position()["undecided"] == ["asima", "layla"]  # even in everything: no change, no move
    match = even(
        phase="courtship",
        in_play=["layla"],
        undecided=["asima"],
        tokens={1: {"beauty": 1}, 2: {"beauty": 1}, 3: {"beauty": 1}},
        status_cards={1: ["status_700"], 2: ["status_750"], 3: ["status_850", "status_300_1"]},
        sections={3: 1},
    )
    # Layla likes status: seat 3. Her manners make him the best looking: Asima follows.
    assert told(match, "joined") == [
        {"princess": "layla", "seat": 3},
        {"princess": "asima", "seat": 3},
    ]


def test_4_0_1_change_7_the_power_is_resolved_before_the_others_look() -> None:
    # Samira takes a token from seat 1 before Asima compares appearances.
    match = even(
        phase="courtship",
        in_play=["samira"],
        undecided=["asima"],
        tokens={1: {"beauty": 1, "manners": 1}, 2: {"beauty": 2}},
        gold=[100, 500, 400, 100],
    )
    assert match.decision.question == "samira_discard"
    assert match.position()["undecided"] == ["asima"]
    play(match, (1, "samira_discard beauty"))
    assert home(match, "asima") == 2


def test_4_0_1_change_7_sidis_visit_makes_room() -> None:
    match = even(
        phase="courtship",
        in_play=["sidi_suleiman"],
        undecided=["asima"],
        palace={**FULL, 0: ["thara", "nibal", "fatima"]},
        sections={0: 1},
    )
    play(match, (0, "sidi_victim nibal"))
    assert home(match, "asima") == 0


def test_4_0_1_change_8_a_gift_that_is_paid() -> None:
    match = even(
        phase="xenia", round=5, undecided=["yasmine"], palace={0: ["xenia"]}, xenia={"joined_in_round": 2},
        gold=[500, 500, 100, 100],
    )  # fmt: skip
    play(match, (0, "pay"))
    assert home(match, "yasmine") == 1
    assert order(match, "xenia_gift_paid", "joined", "upkeep_paid")[:2] == ["xenia_gift_paid", "joined"]


def test_4_0_1_change_8_a_refusal_is_one_change_with_all_that_follows() -> None:
    # Xenia comes to seat 1, who cannot afford her, and is gone again: his last room was never taken for Malika.
    match = even(
        phase="xenia",
        round=5,
        undecided=["malika"],
        palace={0: ["xenia"], 1: ["thara"]},
        xenia={"joined_in_round": 2},
        gold=[400, 300, 200, 200],
        status_cards={1: ["status_300_1"], 2: ["status_300_2"]},
    )
    play(match, (0, "refuse"))
    assert "xenia" in match.position()["gone_princesses"]
    assert match.position()["undecided"] == ["malika"]


def test_4_0_1_change_8_the_new_owners_payment_counts() -> None:
    match = even(
        phase="xenia",
        round=5,
        undecided=["yasmine"],
        palace={0: ["xenia"]},
        xenia={"joined_in_round": 2},
        gold=[100, 900, 900, 100],
        tokens={1: {"beauty": 1}},
    )
    play(match, (0, "refuse"))
    assert home(match, "xenia") == 1
    assert home(match, "yasmine") == 2  # 900 against 650


def test_4_0_1_change_9_the_upkeep_of_all_together() -> None:
    words: dict[str, object] = {"phase": "upkeep", "undecided": ["yasmine"], "sections": {0: 1}}
    words["palace"] = {0: ["thara", "nibal"], 1: ["layla"]}
    match = even(**words, gold=[500, 450, 100, 100])
    assert match.position()["undecided"] == ["yasmine"]  # 400 each: nobody paid before the other
    match = even(**words, gold=[500, 500, 100, 100])
    assert home(match, "yasmine") == 1  # 400 against 450


def test_4_0_1_change_9_a_departure_makes_room() -> None:
    match = even(phase="upkeep", undecided=["asima"], palace=FULL, gold=[90, 100, 100, 100], draws=["nibal"])
    assert home(match, "asima") == 0


def test_4_0_1_change_10_hinds_bars_lapse_when_a_round_starts() -> None:
    match = even(
        edition="fr",
        phase="round_end",
        round=4,
        undecided=["asima"],
        palace={0: ["hind"]},
        hind={"joined_in_round": 3, "ignored_by": ["asima"]},
        tokens={0: {"beauty": 1}},
    )
    assert match.position()["round"] == 5
    assert home(match, "asima") == 0
    assert order(match, "round_begins", "joined") == ["round_begins", "joined"]
    assert match.decision.question == "play_event"


def test_4_0_1_change_10_the_refuser_of_xenia_stays_barred() -> None:
    match = even(phase="round_end", round=4, undecided=["xenia"], xenia={"refuser": 0}, gold=[900, 500, 500, 100])
    assert match.position()["round"] == 5
    assert match.position()["undecided"] == ["xenia"]


# Consequences.


def test_4_0_1_a_palace_that_fills_up_drops_out_of_a_tie() -> None:
    match = even(
        phase="courtship",
        in_play=["fatima"],
        undecided=["sahar"],
        sections={1: 1, 2: 1},
        palace={1: ["thara", "nibal"], 2: ["layla"]},
        status_cards={1: ["status_700"], 2: ["status_750"]},
        tokens={1: {"beauty": 2}},
    )
    assert home(match, "fatima") == 1
    assert home(match, "sahar") == 2


def test_4_0_1_a_new_section_brings_a_sheik_in() -> None:
    match = even(undecided=["asima"], palace=FULL, in_play=["yasmine"], gold=[500, 0, 0, 0])
    play(match, (0, "pass"), (1, "take_150"), (2, "take_150"), (3, "take_150"), (0, "no_bid"), (0, "buy palace"))
    assert home(match, "asima") == 0
    assert events(match, "made_up_her_mind")[0].data == {"princess": "asima", "seat": 0}


def test_4_0_1_a_guest_house_brings_a_better_sheik_in() -> None:
    match = even(
        phase="events",
        undecided=["asima"],
        palace={0: ["thara", "nibal"]},
        tokens={0: {"beauty": 2}, 1: {"beauty": 1}, 2: {"beauty": 1}},
        hand={0: ["guest_house_3"]},
    )
    play(match, (0, "play guest_house_3"))
    assert home(match, "asima") == 0


@pytest.mark.parametrize("undecided", [["yasmine", "badra"], ["badra", "yasmine"]])
def test_4_0_1_any_number_may_be_undecided_at_once(undecided: list[str]) -> None:
    match = even(undecided=undecided, in_play=["asima"], gold=[490, 500, 500, 400])
    play(match, (0, "take_150"))
    assert [entry.data["princess"] for entry in events(match, "joined")] == undecided
