"""5.2: golden_times, interrupt_spice_trade, new_spice_caravan, vermin."""

from typing import Any

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import caravans, gold
from tests.games.look import asked, legal_moves


def at_events(card: str, **words: object) -> Match:
    return scenario("emira", phase="events", hand={0: [card]}, **words)


def test_5_2_golden_times_raise_every_income_by_20_percent() -> None:
    match = at_events("golden_times_1", gold=[0] * 4, caravans={0: [("large_slow", 5)], 1: [("small_fast", 1)]})
    play(match, (0, "play golden_times_1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert gold(match) == [480, 540, 180, 180]


def test_5_2_golden_times_last_one_round() -> None:
    match = at_events("golden_times_1", gold=[0] * 4, in_play=[])
    play(match, (0, "play golden_times_1"))
    quiet = {"play_event": "pass", "auction_turn": "pass", "choose_action": "decline", "last_player_bid": "no_bid",
             "buy_event": "none"}  # fmt: skip
    while (match.position()["round"], match.position()["phase"]) != (3, "auction"):
        match.play(match.parse(quiet[match.decision.question]))
    assert [entry.data["total"] for entry in events(match, "income_received")] == [180] * 4 + [150] * 4


def test_5_2_interrupt_spice_trade_stops_the_caravans_where_they_are() -> None:
    match = at_events(
        "interrupt_spice_trade_1", gold=[0] * 4, caravans={0: [("large_slow", 5)], 1: [("small_fast", 1)]}
    )
    play(match, (0, "play interrupt_spice_trade_1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert gold(match) == [150] * 4
    assert (caravans(match, 0), caravans(match, 1)) == ([("large_slow", 5)], [("small_fast", 1)])


# new_spice_caravan


def test_5_2_new_spice_caravan_moves_one_of_his_caravans_right() -> None:
    match = at_events("new_spice_caravan_1", caravans={0: [("small_slow", 3), ("large_fast", 1), ("large_fast", 2)]})
    play(match, (0, "play new_spice_caravan_1"))
    assert legal_moves(match) == [
        "new_caravan_pick small_slow 3",
        "new_caravan_pick large_fast 1",
        "new_caravan_pick large_fast 2",
    ]
    play(match, (0, "new_caravan_pick large_fast 1"))
    assert caravans(match) == [("small_slow", 3), ("large_fast", 2), ("large_fast", 2)]


@pytest.mark.parametrize(
    ("kind", "space"), [("small_slow", 8), ("large_slow", 8), ("small_fast", 4), ("large_fast", 4)]
)
def test_5_2_new_spice_caravan_never_moves_beyond_the_rightmost_space(kind: str, space: int) -> None:
    owned = [(kind, space), ("small_slow", 2), ("small_slow", 5)]
    match = at_events("new_spice_caravan_1", caravans={0: owned})
    play(match, (0, "play new_spice_caravan_1"))
    found = refusal(match, 0, f"new_caravan_pick {kind} {space}")
    assert (found.code, found.clause) == ("caravan_on_rightmost_space", "E-19")
    assert found.numbers == {"caravan": kind, "remaining": space}


def test_5_2_new_spice_caravan_needs_a_caravan_of_his_own() -> None:
    match = at_events(
        "new_spice_caravan_1", caravans={0: [("small_slow", 2), ("small_slow", 5)], 1: [("large_fast", 2)]}
    )
    play(match, (0, "play new_spice_caravan_1"))
    found = refusal(match, 0, "new_caravan_pick large_fast 2")
    assert (found.code, found.clause) == ("no_such_caravan", "emira 5.2")


def test_5_2_new_spice_caravan_with_one_eligible_caravan_needs_no_question() -> None:
    match = at_events("new_spice_caravan_1", caravans={0: [("small_slow", 8), ("small_fast", 3)]})
    play(match, (0, "play new_spice_caravan_1"))
    assert match.decision.seat == 1
    assert caravans(match) == [("small_slow", 8), ("small_fast", 4)]


@pytest.mark.parametrize("owned", [[], [("small_slow", 8), ("large_fast", 4)]])
def test_5_2_new_spice_caravan_without_an_eligible_caravan_does_nothing(owned: list[Any]) -> None:
    match = at_events("new_spice_caravan_1", caravans={0: owned})
    play(match, (0, "play new_spice_caravan_1"))
    assert caravans(match) == owned
    assert match.position()["used_events"] == ["new_spice_caravan_1"]


# vermin


@pytest.mark.parametrize("kind", ["small_slow", "small_fast", "large_slow", "large_fast"])
def test_5_2_vermin_names_one_of_the_four_kinds(kind: str) -> None:
    owned = [("small_slow", 3), ("small_fast", 3), ("large_slow", 3), ("large_fast", 3)]
    match = at_events("vermin_1", caravans={0: owned, 2: owned}, gold=[0] * 4)
    play(match, (0, "play vermin_1"))
    assert len(match.decision.moves) == 4
    play(match, (0, f"vermin_kind {kind}"))
    for seat in (0, 2):
        assert caravans(match, seat) == [(name, 2 if name == kind else 3) for name, _ in owned]
    assert gold(match) == [0] * 4  # no income for this move


def test_5_2_vermin_removes_a_caravan_on_the_leftmost_space() -> None:
    match = at_events("vermin_1", caravans={1: [("large_fast", 1)]}, gold=[0] * 4)
    play(match, (0, "play vermin_1"), (0, "vermin_kind large_fast"))
    assert caravans(match, 1) == []
    assert match.position()["supply"]["large_caravans"] == 12
    assert events(match, "caravan_lost")[0].data == {"seat": 1, "caravan": "large_fast"}


def test_5_2_vermin_moves_two_different_slow_caravans() -> None:
    match = at_events("vermin_1", caravans={1: [("small_slow", 6), ("small_slow", 6)]})
    play(match, (0, "play vermin_1"), (0, "vermin_kind small_slow"))
    assert caravans(match, 1) == [("small_slow", 5), ("small_slow", 5)]


def test_5_2_vermin_moves_one_fast_caravan_even_if_he_owns_more() -> None:
    match = at_events("vermin_1", caravans={1: [("small_fast", 4), ("small_fast", 4)]})
    play(match, (0, "play vermin_1"), (0, "vermin_kind small_fast"))
    assert caravans(match, 1) == [("small_fast", 3), ("small_fast", 4)]


def test_5_2_vermin_lets_every_owner_pick_clockwise_from_the_player() -> None:
    owned = {
        0: [("small_fast", 1), ("small_fast", 4)],
        1: [("small_fast", 2)],
        3: [("small_fast", 2), ("small_fast", 3)],
    }
    match = scenario("emira", phase="events", hand={1: ["vermin_1"]}, first_player=1, caravans=owned)
    play(match, (1, "play vermin_1"), (1, "vermin_kind small_fast"))
    assert caravans(match, 1) == [("small_fast", 1)]  # no choice, no question
    play(match, (3, "vermin_pick 3"), (0, "vermin_pick 1"))
    assert caravans(match, 3) == [("small_fast", 2), ("small_fast", 2)]
    assert caravans(match, 0) == [("small_fast", 4)]
    assert asked(match) == ("play_event", 2)


def test_5_2_vermin_picks_two_of_three_slow_ones() -> None:
    match = at_events("vermin_1", caravans={1: [("small_slow", 8), ("small_slow", 3), ("small_slow", 1)]})
    play(match, (0, "play vermin_1"), (0, "vermin_kind small_slow"))
    assert sorted(str(move) for move in match.decision.moves) == [
        "vermin_pick 3 1",
        "vermin_pick 8 1",
        "vermin_pick 8 3",
    ]
    play(match, (1, "vermin_pick 8 1"))
    assert caravans(match, 1) == [("small_slow", 3), ("small_slow", 7)]


def test_5_2_vermin_refuses_a_wrong_number_and_strange_caravans() -> None:
    match = at_events("vermin_1", caravans={1: [("small_slow", 8), ("small_slow", 3), ("small_slow", 1)]})
    play(match, (0, "play vermin_1"), (0, "vermin_kind small_slow"))
    found = refusal(match, 1, "vermin_pick 8")
    assert (found.code, found.clause, found.numbers) == ("wrong_number_of_caravans", "E-18", {"given": 1, "needed": 2})
    found = refusal(match, 1, "vermin_pick 8 5")
    assert (found.code, found.numbers) == ("no_such_caravan", {"caravan": "small_slow", "remaining": 5})
    assert refusal(match, 1, "vermin_pick 8 8").code == "no_such_caravan"


def test_5_2_vermin_asks_nobody_whose_caravans_stand_together() -> None:
    match = at_events("vermin_1", caravans={1: [("large_slow", 4)] * 3})
    play(match, (0, "play vermin_1"), (0, "vermin_kind large_slow"))
    assert caravans(match, 1) == [("large_slow", 3), ("large_slow", 3), ("large_slow", 4)]
    assert match.decision.question == "play_event"


def test_5_2_vermin_does_nothing_where_nobody_owns_the_kind() -> None:
    match = at_events("vermin_1", caravans={1: [("small_slow", 4)]})
    play(match, (0, "play vermin_1"), (0, "vermin_kind large_slow"))
    assert caravans(match, 1) == [("small_slow", 4)]
    assert match.position()["used_events"] == ["vermin_1"]
