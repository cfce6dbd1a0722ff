"""1.3: the six things that the advanced mode changes."""

import pytest

import serai
from serai import BadPosition, Match
from serai.testing import events, play, scenario

SIX = ["albina", "halimah", "asima", "thara", "nibal", "fatima"]


def after_draft(mode: str) -> Match:
    match = serai.game("emira").new(seed=1, players=4, mode=mode)
    for _ in range(4):
        match.play(match.decision.moves[0])
    return match


def test_1_3_the_palace_track_is_added_to_the_palace_size() -> None:
    match = scenario("emira", mode="advanced", sections={0: 2}, track={0: 0.5})
    assert match.view(0)["sheiks"][0]["palace_size"] == 2.5


def test_1_3_standard_mode_has_no_palace_track() -> None:
    with pytest.raises(BadPosition, match="track"):
        scenario("emira", mode="standard", track={0: 0.5})


def test_1_3_half_a_point_of_track_wins_a_princess() -> None:
    words = {"phase": "courtship", "in_play": ["sahar"], "sections": [1, 1, 0, 0], "status_cards": {1: ["status_1500"]}}
    with_track = scenario("emira", mode="advanced", track={0: 0.5}, **words)
    assert events(with_track, "joined")[0].data["seat"] == 0
    assert events(scenario("emira", **words), "joined")[0].data["seat"] == 1


@pytest.mark.parametrize(("mode", "events_in_game", "restorations"), [("standard", 51, 0), ("advanced", 54, 3)])
def test_1_3_restoration_cards(mode: str, events_in_game: int, restorations: int) -> None:
    position = serai.game("emira").new(seed=1, players=4, mode=mode).position()
    cards = position["event_deck"]["cards"] + [card for sheik in position["sheiks"] for card in sheik["hand"]]
    assert len(cards) == events_in_game
    assert sum(card.startswith("restoration") for card in cards) == restorations


@pytest.mark.parametrize("princess", ["albina", "firyal"])
@pytest.mark.parametrize(("mode", "track"), [("standard", 0.0), ("advanced", -0.5)])
def test_1_3_albina_and_firyal_have_a_power_only_in_the_advanced_mode(princess: str, mode: str, track: float) -> None:
    match = scenario(
        "emira",
        mode=mode,
        phase="courtship",
        in_play=[princess],
        tokens={0: {"beauty": 3}},
        status_cards={0: ["status_1500"]},
    )
    assert events(match, "joined")[0].data == {"princess": princess, "seat": 0}
    assert match.position()["sheiks"][0]["track"] == track


def test_1_3_event_cards_may_be_played_in_round_1_of_the_advanced_mode() -> None:
    match = after_draft("advanced")
    assert match.position()["round"] == 1
    assert match.decision.question == "play_event"


def test_1_3_standard_mode_goes_straight_to_the_auctions_of_round_1() -> None:
    match = after_draft("standard")
    assert match.position()["round"] == 1
    assert match.decision.question == "auction_turn"


@pytest.mark.parametrize(("mode", "leavers", "gold"), [("standard", 1, 0), ("advanced", 3, 0)])
def test_1_3_failing_upkeep_may_cost_several_princesses(mode: str, leavers: int, gold: int) -> None:
    match = scenario("emira", mode=mode, phase="upkeep", palace={0: SIX[:4]}, sections={0: 2}, gold=[50, 0, 0, 0])
    assert len(events(match, "leaves_in_tumult")) == leavers
    assert len(match.position()["sheiks"][0]["palace"]) == 4 - leavers
    assert match.position()["sheiks"][0]["gold"] == gold


@pytest.mark.parametrize(("mode", "winners"), [("standard", [0, 1]), ("advanced", [1])])
def test_1_3_points_decide_between_several_who_fulfil_their_goals(mode: str, winners: list[int]) -> None:
    match = scenario(
        "emira",
        mode=mode,
        phase="round_end",
        palace={0: ["albina", "halimah", "asima", "thara", "nibal"],
                1: ["zainab", "zahrah", "malika", "farah", "adara", "anisah", "badra"]},
        sections=[6, 6, 0, 0],
        goal={0: "goal4_i_h_c_r", 1: "goal4_flex_hcr"},
    )  # fmt: skip
    assert match.result is not None
    assert [score["main_points"] for score in match.result.scores[:2]] == [13, 14]
    assert match.result.winners == winners


def test_1_3_restoration_is_played_in_the_advanced_mode() -> None:
    match = scenario("emira", mode="advanced", phase="events", hand={0: ["restoration_1"]})
    play(match, (0, "play restoration_1"))
    assert match.position()["sheiks"][0]["track"] == 0.5
