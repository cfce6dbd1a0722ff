"""E-29: Sidi Suleiman."""

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import PLAIN
from tests.games.look import asked


@pytest.mark.parametrize("palace", [{}, {0: ["thara"], 1: ["nibal"]}, {2: ["thara", "nibal"], 3: ["asima", "noor"]}])
def test_e_29_a_tie_leaves_him_undecided_also_at_0(palace: dict[int, list[str]]) -> None:
    match = scenario("emira", phase="courtship", **PLAIN, palace=palace, in_play=["sidi_suleiman"])
    assert match.position()["undecided"] == ["sidi_suleiman"]


def test_e_29_he_needs_no_room_and_leaves_no_bill() -> None:
    match = scenario(
        "emira", phase="courtship", **PLAIN, gold=[500] * 4, palace={0: ["thara", "nibal"]}, in_play=["sidi_suleiman"]
    )
    found = refusal(match, 0, "sidi_victim asima")
    assert (found.code, found.clause) == ("princess_not_in_your_palace", "emira 4.6.5")
    play(match, (0, "sidi_victim thara"))
    assert sorted(match.position()["gone_princesses"]) == ["sidi_suleiman", "thara"]
    assert match.position()["sheiks"][0]["palace"] == ["nibal"]
    assert match.position()["sheiks"][0]["gold"] == 450


def test_e_29_no_surcharge_for_his_visit() -> None:
    match = scenario(
        "emira", phase="courtship", **PLAIN, gold=[500] * 4, palace={0: ["suleika", "nibal"]}, in_play=["sidi_suleiman"]
    )
    play(match, (0, "sidi_victim nibal"))
    assert events(match, "suleika_surcharge") == []
    assert match.position()["sheiks"][0]["gold"] == 450


def test_e_29_a_swap_does_nothing() -> None:
    match = scenario(
        "emira",
        phase="events",
        **PLAIN,
        palace={1: ["thara", "nibal"], 2: ["asima"]},
        emira_top=["sidi_suleiman"],
        hand={0: ["changing_her_mind_1"], 1: [], 2: [], 3: []},
    )
    play(match, (0, "play changing_her_mind_1"))
    assert [move.verb for move in match.decision.moves] == ["keep", "swap", "bottom"]
    play(match, (0, "swap"))
    idle = ("pass", "decline", "none", "no_bid")
    while match.decision.question != "sidi_victim":
        match.play(next(move for move in match.decision.moves if move.verb in idle))
    assert match.decision.seat == 1


def test_e_29_a_princess_who_arrived_this_round_may_be_the_victim() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "tokens": [{"beauty": 1}, {}, {}, {}]},
        palace={0: ["nibal"]},
        in_play=["thara", "sidi_suleiman"],
    )
    play(match, (0, "sidi_victim thara"))
    assert match.position()["sheiks"][0]["palace"] == ["nibal"]


def test_e_29_an_only_princess_is_taken_without_asking() -> None:
    match = scenario("emira", phase="courtship", **PLAIN, palace={3: ["nibal"]}, in_play=["sidi_suleiman"])
    assert events(match, "abducted")[0].data == {"princess": "nibal", "seat": 3}


def test_e_29_undecided_he_visits_as_soon_as_one_alone_has_most() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "tokens": [{}, {"beauty": 1}, {}, {}]},
        palace={0: ["nibal"], 1: ["noor"]},
        undecided=["sidi_suleiman"],
        in_play=["thara"],
    )
    assert asked(match) == ("sidi_victim", 1)
