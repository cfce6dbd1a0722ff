"""E-31: Changing Her Mind where it is decided when the board is set up (nl)."""

import serai
from serai.testing import events, play, scenario
from tests.games.look import asked

TOP = ["yasmine", "thara", "nibal", "asima"]


def seen(others: dict[int, list[str]] | None = None, **words: object) -> serai.Match:
    """0 has played the card and has seen Yasmine; nothing is decided yet."""
    hand = {0: ["changing_her_mind_1"], 1: [], 2: [], 3: [], **(others or {})}
    match = scenario("emira", **{"edition": "nl", "phase": "events", "hand": hand, "emira_top": TOP, **words})
    play(match, (0, "play changing_her_mind_1"))
    assert events(match, "saw_emira_card")[0].data["card"] == ["yasmine"]
    assert events(match, "saw_emira_card")[0].seats == [0]
    return match


def test_e_31_the_decision_falls_when_the_card_lies_face_up() -> None:
    match = seen()
    assert asked(match) == ("changing_mind_choice", 0)
    assert match.position()["phase"] == "market"
    assert match.position()["in_play"] == ["yasmine"]
    play(match, (0, "swap"))
    assert match.position()["swapped"] == ["yasmine"]
    assert match.decision.question == "auction_turn"


def test_e_31_it_concerns_the_first_card_turned_up_whichever_was_seen() -> None:
    match = seen({1: ["court_influence_1"]})
    play(match, (1, "play court_influence_1"), (1, "court_influence_order 3 1 2"))
    assert match.position()["in_play"] == ["nibal"]
    play(match, (0, "swap"))
    assert match.position()["swapped"] == ["nibal"]
    assert match.position()["emira_deck"]["swapped"][:2] == [0, 0]


def test_e_31_it_is_made_before_a_second_card_is_turned_up() -> None:
    match = seen({1: ["double_trouble_1"]})
    play(match, (1, "play double_trouble_1"))
    assert match.decision.question == "changing_mind_choice"
    assert match.position()["in_play"] == ["yasmine"]
    assert match.position()["emira_deck"]["cards"][0] == "thara"
    play(match, (0, "keep"))
    assert match.position()["in_play"] == ["yasmine", "thara"]


def test_e_31_bottom_turns_up_the_next_card_in_her_place() -> None:
    match = seen({1: ["double_trouble_1"]})
    play(match, (1, "play double_trouble_1"), (0, "bottom"))
    assert match.position()["in_play"] == ["thara", "nibal"]
    assert match.position()["emira_deck"]["cards"][-1] == "yasmine"
    assert match.position()["emira_deck"]["known_by"][-1] == [0, 1, 2, 3, 4]
    assert match.decision.question == "auction_turn"


def test_e_31_bottom_brings_the_same_card_again_if_there_is_no_other() -> None:
    match = seen(emira_deck=["yasmine"], emira_top=[])
    play(match, (0, "bottom"))
    assert match.position()["in_play"] == ["yasmine"]
    assert match.position()["emira_deck"]["cards"] == []


def test_e_31_with_quiet_days_it_has_no_effect() -> None:
    match = seen({1: ["quiet_days_1"]})
    play(match, (1, "play quiet_days_1"))
    assert match.decision.question == "auction_turn"
    assert match.position()["in_play"] == []
    assert match.position()["emira_deck"]["cards"][0] == "yasmine"
    assert match.position()["this_round"]["minds"] == []


def test_e_31_several_are_decided_in_the_order_played_each_about_the_card_then_lying_there() -> None:
    match = seen({1: ["changing_her_mind_2"], 2: ["changing_her_mind_3"]}, symbol_profile="none")
    play(match, (1, "play changing_her_mind_2"), (2, "play changing_her_mind_3"))
    play(match, (0, "bottom"))
    assert match.position()["in_play"] == ["thara"]
    play(match, (1, "swap"))
    assert match.position()["swapped"] == ["thara"]
    play(match, (2, "bottom"))
    assert match.position()["in_play"] == ["nibal"]
    assert match.position()["swapped"] == []
    assert match.position()["emira_deck"]["cards"][-2:] == ["yasmine", "thara"]


def test_e_31_the_timing_is_an_option_of_its_own() -> None:
    match = seen(edition="fr", changing_mind_timing="at_setup")
    assert match.position()["phase"] == "market"
