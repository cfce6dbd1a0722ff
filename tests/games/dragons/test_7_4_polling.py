"""Polling, closing, taking effect."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, told


def at_market(first: int = 0, **words: object) -> Match:
    """Four players; Dan, seat 3, wins the market and is asked afterwards."""
    board = {"market": [(3, 9)]}
    words = {"board": board, "treasure": {3: "1c"}, **words}
    return scenario("dragons", **{"players": 4, "first": first, "at": "market", **words})


SPELLS = {0: ["alms"], 1: ["offering"], 2: ["last_shall_be_first"], 3: ["sacrifice"]}


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_7_4_a_poll_begins_with_the_first_player_and_goes_clockwise(first: int) -> None:
    match = at_market(first, spells=SPELLS)
    for step in range(4):
        seat = (first + step) % 4
        assert asked(match) == ("window", seat)
        play(match, (seat, "pass"))
    assert asked(match) == ("market_trade", 3)


def test_7_4_who_has_no_legal_item_passes_unasked() -> None:
    match = at_market(spells={1: ["alms"], 2: ["smuggling"]})
    assert asked(match) == ("window", 1)
    play(match, (1, "pass"))
    assert asked(match) == ("market_trade", 3)
    assert told(match, "passes") == [{"window": "space", "seats": [0, 1, 2, 3]}]


def test_7_4_after_a_declaration_the_next_player_is_asked_not_the_first() -> None:
    match = at_market(spells=SPELLS)
    play(match, (0, "pass"), (1, "cast offering"))
    assert asked(match) == ("window", 2)
    play(match, (2, "pass"), (3, "pass"))
    assert asked(match) == ("window", 0)


def test_7_4_as_many_passes_in_a_row_as_players_close_the_batch() -> None:
    match = at_market(spells={0: ["alms"], 1: ["exchange"], 2: ["last_shall_be_first", "offering"], 3: ["sacrifice"]})
    play(match, (0, "pass"), (2, "cast last_shall_be_first"), (3, "pass"), (0, "pass"))
    assert told(match, "last_are_first") == []
    assert asked(match) == ("window", 2), "the fourth pass is her own"
    play(match, (2, "pass"))
    assert told(match, "last_are_first") == [{"seat": 2}]


def test_7_4_a_declaration_starts_the_count_of_passes_again() -> None:
    match = at_market(spells=SPELLS)
    play(match, (0, "cast alms"), (1, "pass"), (2, "pass"), (3, "cast sacrifice"))
    assert match.position()["window"]["passes"] == 1, "Anna has nothing left"
    assert asked(match) == ("window", 1)
    play(match, (1, "pass"), (2, "pass"))
    assert asked(match) == ("alms_pick", 0)


def test_7_4_passes_are_published_together() -> None:
    match = at_market(spells=SPELLS)
    play(match, (0, "pass"), (1, "pass"))
    assert told(match, "passes") == []
    play(match, (2, "cast last_shall_be_first"))
    assert told(match, "passes") == [{"window": "space", "seats": [0, 1]}]
    play(match, (3, "pass"), (0, "pass"))
    assert len(told(match, "passes")) == 1
    play(match, (1, "pass"))
    assert told(match, "passes")[1] == {"window": "space", "seats": [3, 0, 1, 2]}


def test_7_4_the_window_is_polled_again_from_the_first_player() -> None:
    match = at_market(spells={**SPELLS, 2: ["last_shall_be_first", "exchange"]})
    play(match, (0, "pass"), (1, "pass"), (2, "cast last_shall_be_first"), (3, "pass"), (0, "pass"), (1, "pass"))
    assert told(match, "last_are_first") == [{"seat": 2}]
    assert asked(match) == ("window", 0)
    assert match.view(0)["window"] == {"window": "space", "space": "market", "batch": [], "acting": None, "in_turn": []}


def test_7_4_an_empty_poll_closes_the_window() -> None:
    match = at_market(spells={0: ["alms", "offering"]})
    play(match, (0, "cast alms"), (0, "pass"), (0, "take crown 3"), (0, "pass"))
    assert asked(match) == ("market_trade", 3)
    assert [data["seats"] for data in told(match, "passes")] == [[1, 2, 3, 0], [0, 1, 2, 3]]


@pytest.mark.parametrize(
    ("first", "order"),
    [
        (0, ["last_are_first", "treasures_returned", "space_sealed"]),
        (1, ["treasures_returned", "space_sealed", "last_are_first"]),
    ],
)
def test_7_4_effects_come_in_turn_order_each_players_own_as_declared(first: int, order: list[str]) -> None:
    """Seat 1 declares two items, seat 0 one in between."""
    match = scenario(
        "dragons",
        players=3,
        first=first,
        at="djinn",
        spells={0: ["last_shall_be_first"], 1: ["close_sesame", "offering"]},
        treasure={2: "9c"},
    )
    if first == 0:
        play(match, (0, "pass"))
    play(match, (1, "cast offering"), (0, "cast last_shall_be_first"), (1, "cast close_sesame"), (1, "space market"))
    assert [event.kind for event in match.log if event.kind in order] == order


def test_7_4_spells_are_discarded_after_all_effects() -> None:
    match = at_market(spells={0: ["last_shall_be_first"], 1: ["alms"]})
    play(match, (0, "cast last_shall_be_first"), (1, "cast alms"))
    assert asked(match) == ("alms_pick", 1)
    assert match.position()["this_round"]["last_are_first"] is True
    assert match.position()["used_spells"] == []
    play(match, (1, "take crown 3"))
    assert match.position()["used_spells"] == ["alms", "last_shall_be_first"]


# A batch opened from one's own question.


def test_7_4_at_a_placement_turn_the_player_after_the_opener_is_asked_first() -> None:
    match = scenario(
        "dragons", players=4, turn=2, spells={**SPELLS, 2: ["exchange", "alms"], 0: []}, treasure={2: "1c"}
    )
    play(match, (2, "cast exchange"))
    for seat in (3, 1, 2):
        assert asked(match) == ("window", seat)
        play(match, (seat, "pass"))
    assert asked(match) == ("exchange_pick", 2)


def test_7_4_after_a_placement_turns_batch_the_question_is_put_again() -> None:
    match = scenario("dragons", players=4, turn=2, spells={2: ["alms", "offering"]})
    play(match, (2, "cast alms"), (2, "pass"), (2, "take crown 3"))
    assert asked(match) == ("place_token", 2)
    assert "cast offering" in legal_moves(match)
    play(match, (2, "cast offering"))
    assert asked(match) == ("place_token", 2)


def test_7_4_at_a_placement_turn_no_second_poll_follows() -> None:
    """The others could only answer; after the batch they are not asked to open one."""
    match = scenario("dragons", players=4, turn=2, spells={2: ["alms"], 3: ["offering"]})
    play(match, (2, "cast alms"), (3, "pass"), (2, "take crown 3"))
    assert asked(match) == ("place_token", 2)


def test_7_4_at_a_bribe_the_question_is_put_again() -> None:
    match = scenario(
        "dragons",
        players=4,
        first=1,
        at="guard_room",
        guard=9,
        board={"guard_room": [(2, 4)]},
        treasure={2: "5c"},
        spells={2: ["alms"]},
        artifacts={1: ["counterspell"], 3: ["counterspell"], 0: ["counterspell"]},
    )
    play(match, (2, "pass"), (2, "cast alms"))
    for seat in (3, 0, 1):
        assert asked(match) == ("window", seat), "from the player after the opener on"
        play(match, (seat, "pass"))
    play(match, (2, "take crown 0"), (2, "take pearl 3"))
    assert asked(match) == ("bribe_guard", 2)
    assert legal_moves(match) == ["refuse", "pay"]


def test_7_4_at_an_offer_the_question_is_put_again() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="room_1",
        board={"room_1": [(2, 4), (1, 2)]},
        treasure={2: "4c", 1: "2c"},
        spells={2: ["alms", "exchange"]},
        artifacts={3: ["counterspell"]},
    )
    play(match, (2, "pass"), (2, "cast exchange"))
    assert asked(match) == ("window", 3)
    play(match, (3, "pass"), (2, "hold crown 0"), (2, "hold pearl 0"), (2, "hold gem 4"))
    assert asked(match) == ("buy_artifact", 2)
    play(match, (2, "cast alms"), (3, "pass"), (2, "take crown 3"))
    assert asked(match) == ("buy_artifact", 2)
    play(match, (2, "decline"))
    assert asked(match) == ("buy_artifact", 1)
