"""E-26: the surcharge beside Suleika."""

import serai
from serai.testing import events, play, scenario
from tests.games.emira.look import PLAIN, do_nothing

BEST = {**PLAIN, "sections": [4, 0, 0, 0], "tokens": [{"beauty": 2}, {}, {}, {}]}


def paid(match: serai.Match) -> list[tuple[int, int]]:
    return [(entry.data["seat"], entry.data["amount"]) for entry in events(match, "upkeep_paid")]


def courted(in_play: list[str], **words: object) -> serai.Match:
    return scenario(
        "emira",
        phase="courtship",
        **BEST,
        gold=[900, 0, 0, 0],
        in_play=in_play,
        **{"palace": {0: ["suleika"]}, **words},
    )


def test_e_26_one_newcomer_costs_100() -> None:
    assert paid(courted(["thara"])) == [(0, 50 + 50 + 100)]


def test_e_26_two_newcomers_cost_200() -> None:
    assert paid(courted(["thara", "sahar"])) == [(0, 3 * 50 + 200)]


def test_e_26_only_the_round_of_joining_costs() -> None:
    match = courted(["thara"], emira_deck=[])
    while match.decision is not None:
        do_nothing(match)
    assert paid(match) == [(0, 200), (0, 100)]


def test_e_26_suleikas_own_arrival_costs_nothing() -> None:
    assert paid(courted(["suleika"], palace={0: ["thara"]})) == [(0, 100)]


def test_e_26_who_came_before_her_in_the_same_round_costs_nothing() -> None:
    assert paid(courted(["thara", "suleika"], palace={})) == [(0, 100)]


def test_e_26_elsewhere_nobody_pays() -> None:
    assert paid(courted(["thara"], palace={1: ["suleika"]})) == [(0, 50)]


def test_e_26_joining_after_7b_the_surcharge_is_added_to_the_next_bill() -> None:
    match = scenario(
        "emira",
        phase="upkeep",
        **PLAIN,
        gold=[500, 500, 0, 0],
        palace={0: ["suleika"], 1: ["nibal", "noor"]},
        in_front={1: [{"card": "guest_house_1"}]},
        undecided=["yasmine"],
        emira_top=["sidi_suleiman"],
    )
    assert paid(match) == [(0, 50), (1, 100)]
    assert match.position()["sheiks"][0]["palace"] == ["suleika", "yasmine"]
    assert match.position()["sheiks"][0]["surcharges"] == 1
    while len(paid(match)) < 4:
        do_nothing(match)
    assert paid(match)[2:] == [(1, 100), (0, 50 + 50 + 100)]
    assert match.position()["sheiks"][0]["surcharges"] == 0


def test_e_26_it_falls_away_if_suleika_has_left() -> None:
    match = courted(["thara", "sidi_suleiman"])
    play(match, (0, "sidi_victim suleika"))
    assert paid(match) == [(0, 50)]


def test_e_26_it_stays_if_the_newcomer_has_left() -> None:
    match = courted(["thara", "sidi_suleiman"])
    play(match, (0, "sidi_victim thara"))
    assert paid(match) == [(0, 50 + 100)]


def test_e_26_sidi_himself_causes_none() -> None:
    match = courted(["sidi_suleiman"], palace={0: ["suleika", "thara"]})
    play(match, (0, "sidi_victim thara"))
    assert paid(match) == [(0, 50)]


def test_e_26_it_goes_with_xenia_removed_under_her_own_exception() -> None:
    """Suleika 50, Xenia 50 + 250 + 100; 300 gold are not enough."""
    match = scenario(
        "emira", phase="courtship", **BEST, gold=[300, 0, 0, 0], palace={0: ["suleika"]}, in_play=["xenia"]
    )
    assert match.position()["gone_princesses"] == ["xenia"]
    assert paid(match) == [(0, 50)]
    assert match.position()["sheiks"][0]["gold"] == 250


def test_e_26_but_other_newcomers_surcharges_stay_then() -> None:
    match = scenario(
        "emira", phase="courtship", **BEST, gold=[300, 0, 0, 0], palace={0: ["suleika"]}, in_play=["thara", "xenia"]
    )
    assert match.position()["gone_princesses"] == ["xenia"]
    assert paid(match) == [(0, 50 + 50 + 100)]


def test_e_26_xenia_gone_after_suleika_was_abducted_leaves_no_debt() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        **BEST,
        gold=[300, 0, 0, 0],
        palace={0: ["suleika", "nibal"]},
        in_play=["xenia", "sidi_suleiman"],
    )
    play(match, (0, "sidi_victim suleika"))
    assert sorted(match.position()["gone_princesses"]) == ["sidi_suleiman", "suleika", "xenia"]
    assert paid(match) == [(0, 50)]
    assert match.position()["sheiks"][0]["surcharges"] == 0
