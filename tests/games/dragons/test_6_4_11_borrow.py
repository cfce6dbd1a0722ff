"""Rules section 6.4.11: Borrow uses an artifact that another player has used this round."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import artifacts_of, look_at, strengths
from tests.games.dragons.table import carry_out, take_effect, when_asked
from tests.games.look import reason

# Seat 0 flew a carpet into the white cave; seat 1 holds Borrow, its lamp is lit; seat 3 can always act.
cave = partial(
    scenario,
    "dragons",
    at="cave_blue",
    caves={"cave_blue": "4/2"},
    board={"cave_white": [(0, "carpet")], "cave_blue": [(1, 4), (2, 6)]},
    artifacts={0: ["flying_carpet"]},
    used={0: ["flying_carpet"], 1: ["lamp"]},
    spells={1: ["borrow", "exchange"], 3: ["alms"]},
    treasure={1: "2c"},
)


def lent(kind: str, space: str, **words: object) -> Match:
    """Seat 0 has used an artifact of a kind; seat 1 holds Borrow with a lit lamp."""
    return cave(at=space, artifacts={0: [kind]}, used={0: [kind], 1: ["lamp"]}, **words)


NOT_CASTABLE = ("not_castable", "dragons 6.4.11", {"spell": "borrow"})


# When it can be cast


def test_6_4_11_somebody_else_must_have_used_an_artifact() -> None:
    match = cave(artifacts={}, used={1: ["lamp"]})
    assert reason(match, 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_a_lit_lamp_cannot_be_borrowed() -> None:
    match = cave(used={0: ["lamp"], 2: ["lamp"]})
    assert reason(match, 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_an_artifact_of_ones_own_cannot_be_borrowed() -> None:
    match = cave(artifacts={1: ["flying_carpet"]}, used={1: ["lamp", "flying_carpet"]}, this_round={"djinn": 1})
    assert reason(match, 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_without_a_lit_lamp_or_a_use_it_cannot_be_cast() -> None:
    """Seat 1 has spent its use on a Key, so it is not even asked."""
    match = cave(
        artifacts={0: ["flying_carpet"], 1: ["key"]}, used={0: ["flying_carpet"], 1: ["key"]}, treasure={1: "2c"}
    )
    assert match.decision.seat == 3


def test_6_4_11_it_lights_the_lamp_as_the_first_spell_of_the_round() -> None:
    match = cave(used={0: ["flying_carpet"]})
    carry_out(match, 1, "cast borrow")
    assert match.view(None)["screens"][1]["in_front"] == ["lamp"]
    assert match.view(None)["screens"][1]["uses_left"] == 0


@pytest.mark.parametrize("at", ["start", "placement", "clean_up"])
def test_6_4_11_a_carpet_can_be_borrowed_only_while_a_space_is_scored(at: str) -> None:
    match = cave(at=at, board={}, caves={})
    if at == "placement":
        play(match, (0, "place market"), (0, "token 1"))
    assert reason(match, 1, "cast borrow") == ("not_in_this_window", "dragons 7.3", {"item": "borrow"})


@pytest.mark.parametrize("kind", ["flying_carpet", "astral_double"])
def test_6_4_11_neither_carpet_nor_double_can_be_borrowed_in_the_guard_room(kind: str) -> None:
    match = lent(kind, "guard_room", board={"guard_room": [(1, 4)]})
    assert reason(match, 1, "cast borrow") == NOT_CASTABLE


@pytest.mark.parametrize(
    "words",
    [
        {"this_round": {"sealed": ["cave_blue"]}},
        {"caves": {}},
        {"at": "room_1", "admitted": [0, 2, 3], "board": {}},
        {"at": "room_1", "board": {"room_1": [(1, value) for value in (1, 2, 4, 5, 6)]}},
    ],
    ids=["sealed", "no treasure", "not admitted", "five pieces"],
)
def test_6_4_11_a_carpet_needs_a_place_to_land(words: dict[str, object]) -> None:
    assert reason(cave(**words), 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_a_double_needs_a_piece_on_the_space_scored() -> None:
    match = lent("astral_double", "market", board={"market": [(0, 7)], "caravanserai": [(1, 5)]})
    assert reason(match, 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_a_double_needs_a_piece_without_one() -> None:
    match = lent("astral_double", "market", board={"market": [(1, 7)]})
    data = match.position()
    data["pieces"][0]["doubled"] = True
    doubled = match.game.from_position(data)
    assert refusal(match, 1, "cast borrow") is None
    assert reason(doubled, 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_a_double_does_not_fit_into_a_full_room() -> None:
    match = lent("astral_double", "room_1", board={"room_1": [(1, value) for value in (1, 2, 4, 5, 6)]})
    assert reason(match, 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_a_key_is_for_the_guard_room_only() -> None:
    assert reason(lent("key", "caravanserai", board={}), 1, "cast borrow") == NOT_CASTABLE
    assert refusal(lent("key", "guard_room", board={}), 1, "cast borrow") is None


@pytest.mark.parametrize(("guard", "castable"), [(7, False), (8, True)])
def test_6_4_11_a_key_is_for_who_is_not_strong_enough(guard: int, castable: bool) -> None:
    match = lent("key", "guard_room", board={"guard_room": [(1, 7)]}, guard=guard)
    assert (refusal(match, 1, "cast borrow") is None) == castable


def test_6_4_11_a_counterspell_cannot_open_a_batch() -> None:
    assert reason(lent("counterspell", "market", board={}), 1, "cast borrow") == NOT_CASTABLE


def test_6_4_11_a_counterspell_needs_a_spell_of_another_player() -> None:
    match = lent("counterspell", "market", board={})
    when_asked(match, 1, "cast exchange")
    when_asked(match, 3, "pass")
    assert events(match, "spell_cast")[0].data == {"seat": 1, "spell": "exchange"}
    assert "borrow" in match.position()["players"][1]["spells"]
    assert match.decision.question == "exchange_pick"  # seat 1 was not asked again: it had nothing to answer with


def test_6_4_11_switch_forbids_it_in_the_guard_room_like_every_spell() -> None:
    words: dict[str, object] = {
        "board": {},
        "artifacts": {0: ["key"], 1: ["flying_carpet"]},
        "used": {0: ["key"]},
    }
    assert refusal(cave(at="guard_room", **words), 1, "cast borrow") is None
    match = cave(at="guard_room", spells_during_guard="forbidden", **words)
    assert reason(match, 1, "cast borrow") == ("no_spells_in_guard_room", "A-32", {"spell": "borrow"})


# What is declared


def test_6_4_11_owner_and_artifact_are_declared() -> None:
    match = cave(
        artifacts={0: ["flying_carpet"], 2: ["flying_carpet", "astral_double"]},
        used={0: ["flying_carpet"], 2: ["flying_carpet", "astral_double"]},
        this_round={"djinn": 2},
    )
    when_asked(match, 1, "cast borrow")
    assert match.decision.question == "target_lender"
    assert [(move["owner"], move["artifact"]) for move in match.decision.moves] == [
        (0, "flying_carpet"),
        (2, "astral_double"),
        (2, "flying_carpet"),
    ]
    play(match, (1, "borrow 2 flying_carpet"))
    assert events(match, "artifact_borrowed")[0].data == {"seat": 1, "owner": 2, "artifact": "flying_carpet"}
    assert match.view(0)["window"]["batch"] == [
        {"seat": 1, "item": "borrow", "cancelled": False, "owner": 2, "artifact": "flying_carpet"}
    ]


def test_6_4_11_refusals_name_the_lender_and_the_artifact() -> None:
    match = cave(
        artifacts={0: ["flying_carpet", "key"], 2: ["flying_carpet"]},
        used={0: ["flying_carpet", "key"], 2: ["flying_carpet"]},
        this_round={"djinn": 0},
    )
    when_asked(match, 1, "cast borrow")
    barred = ("artifact_cannot_be_borrowed", "dragons 6.4.11")
    assert reason(match, 1, "borrow 0 lamp") == (*barred, {"owner": 0, "artifact": "lamp"})
    assert reason(match, 1, "borrow 3 flying_carpet") == (*barred, {"owner": 3, "artifact": "flying_carpet"})
    assert reason(match, 1, "borrow 1 flying_carpet") == (*barred, {"owner": 1, "artifact": "flying_carpet"})
    assert reason(match, 1, "borrow 0 key") == ("could_not_use_it_now", "dragons 6.4.11", {"artifact": "key"})


def test_6_4_11_a_double_is_declared_with_a_piece() -> None:
    match = lent("astral_double", "market", board={"market": [(1, 7), (1, 2), (2, 5)], "room_1": [(1, 9)]})
    when_asked(match, 1, "cast borrow")
    assert [move["piece"] for move in match.decision.moves] == [0, 1]
    assert reason(match, 1, "piece 2")[0] == "not_your_piece"
    assert reason(match, 1, "piece 3")[0] == "not_on_the_space_scored"
    play(match, (1, "piece 1"))
    assert match.view(0)["window"]["batch"][0]["piece"] == 1


def test_6_4_11_a_counterspell_is_declared_with_a_spell() -> None:
    match = lent("counterspell", "market", board={}, spells={0: [], 1: ["borrow"], 2: ["offering"], 3: ["alms"]})
    when_asked(match, 2, "cast offering")
    when_asked(match, 3, "cast alms")
    when_asked(match, 1, "cast borrow")
    assert [move["spell"] for move in match.decision.moves] == ["alms", "offering"]
    assert reason(match, 1, "against borrow") == ("spell_not_declared", "dragons 6.2.2", {"spell": "borrow"})
    play(match, (1, "against offering"))
    assert match.view(0)["window"]["batch"][2] == {
        "seat": 1,
        "item": "borrow",
        "cancelled": False,
        "owner": 0,
        "artifact": "counterspell",
        "spell": "offering",
    }


# A carpet


def test_6_4_11_a_borrowed_carpet_adds_three() -> None:
    match = carry_out(cave(), 1, "cast borrow")
    assert strengths(match, "cave_blue") == {"1": 7, "2": 6}
    assert look_at(match, "cave_blue")["pieces"][-1]["what"] == "borrowed_carpet"
    when_asked(match, 3, "pass")
    assert [entry.data["seat"] for entry in events(match, "treasure_won")] == [1, 2]


def test_6_4_11_the_lenders_carpet_stays_used_where_it_is() -> None:
    match = carry_out(cave(), 1, "cast borrow")
    assert match.view(None)["screens"][0]["in_front"] == ["flying_carpet"]
    assert match.view(None)["screens"][0]["uses_left"] == 0
    assert [piece["what"] for piece in look_at(match, "cave_white")["pieces"]] == ["flying_carpet"]
    assert match.position()["players"][1]["artifacts"] == ["lamp_2"]


def test_6_4_11_it_does_not_count_against_the_uses() -> None:
    match = cave(artifacts={0: ["flying_carpet"], 1: ["flying_carpet"]}, this_round={"djinn": 1})
    assert match.view(None)["screens"][1]["uses_left"] == 1
    carry_out(match, 1, "cast borrow")
    assert match.view(None)["screens"][1]["uses_left"] == 1
    carry_out(match, 1, "use flying_carpet")
    assert strengths(match, "cave_blue") == {"1": 10, "2": 6}


def test_6_4_11_a_borrowed_carpet_brings_one_onto_an_empty_space() -> None:
    match = carry_out(cave(at="market", board={}), 1, "cast borrow")
    assert strengths(match, "market") == {"1": 3}


def test_6_4_11_a_borrowed_carpet_is_paid_for_in_a_room() -> None:
    match = cave(at="room_1", board={"room_1": [(1, 4)]}, spells={1: ["borrow"]}, treasure={1: "7c 3p"})
    play(match, (1, "cast borrow"), (1, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 4, "pearl": 3}


def test_6_4_11_a_borrowed_carpet_may_complete_five_pieces_in_a_room() -> None:
    match = cave(at="room_1", board={"room_1": [(1, value) for value in (1, 2, 4, 5)]})
    carry_out(match, 1, "cast borrow")
    assert strengths(match, "room_1") == {"1": 15}


def test_6_4_11_a_borrowed_carpet_vanishes_when_it_is_taken_back() -> None:
    match = cave(spells={1: ["borrow"], 2: ["lunar_eclipse"], 3: ["alms"]})
    when_asked(match, 1, "cast borrow")
    carry_out(match, 2, "cast lunar_eclipse", "space cave_blue")
    assert strengths(match, "cave_blue") == {"1": 4, "2": 6}
    assert match.position()["players"][0]["used"]["flying_carpet"] == 1
    assert match.position()["players"][1]["artifacts"] == ["lamp_2"]
    assert events(match, "piece_went_home")[0].data["piece"]["what"] == "borrowed_carpet"


def test_6_4_11_after_the_round_the_carpet_is_its_owners_again() -> None:
    match = when_asked(cave(at="room_4", board={}, spells={1: ["borrow"]}), 1, "cast borrow")
    assert match.position()["round"] == 2
    assert artifacts_of(match, 0) == ["lamp", "flying_carpet"]
    assert match.position()["players"][0]["used"]["flying_carpet"] == 0
    assert match.position()["players"][1]["artifacts"] == ["lamp_2"]


def test_6_4_11_a_borrowed_carpet_finds_the_space_sealed_meanwhile() -> None:
    match = cave(
        spells={0: ["close_sesame"], 1: ["borrow"], 3: ["alms"]},
        artifacts={2: ["flying_carpet"]},
        used={2: ["flying_carpet"], 1: ["lamp"]},
    )
    when_asked(match, 1, "cast borrow")
    carry_out(match, 0, "cast close_sesame", "space cave_blue")
    assert strengths(match, "cave_blue") == {"1": 4, "2": 6}
    assert events(match, "carpet_found_no_place")[0].data == {"seat": 1, "space": "cave_blue"}
    assert match.position()["used_spells"] == ["borrow", "close_sesame"]


def test_6_4_11_a_borrowed_carpet_arrives_before_a_later_players_seal() -> None:
    match = cave(spells={1: ["borrow"], 2: ["close_sesame"], 3: ["alms"]})
    when_asked(match, 1, "cast borrow")
    carry_out(match, 2, "cast close_sesame", "space cave_blue")
    assert strengths(match, "cave_blue") == {"1": 7, "2": 6}


# A double


def test_6_4_11_a_borrowed_double_doubles_an_own_piece() -> None:
    match = lent("astral_double", "market", board={"market": [(1, 7), (1, 2), (2, 5)]})
    carry_out(match, 1, "cast borrow", "piece 0")
    assert strengths(match, "market") == {"1": 16, "2": 5}
    assert match.position()["players"][0]["used"]["astral_double"] == 1


def test_6_4_11_a_borrowed_double_is_one_more_piece_in_the_price() -> None:
    match = lent(
        "astral_double", "room_1", board={"room_1": [(1, 5)]}, spells={1: ["borrow"]}, treasure={1: "10c 5p 1g"}
    )
    play(match, (1, "cast borrow"), (1, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 5, "pearl": 5}


def test_6_4_11_a_borrowed_double_finds_its_piece_gone() -> None:
    match = cave(
        at="market",
        board={"market": [(1, 7), (1, 2)]},
        artifacts={2: ["astral_double"]},
        used={1: ["lamp"], 2: ["astral_double"]},
        spells={0: ["lunar_eclipse"], 1: ["borrow"], 3: ["alms"]},
    )
    when_asked(match, 1, "cast borrow", "piece 0")
    carry_out(match, 0, "cast lunar_eclipse")
    assert strengths(match, "market") == {"1": 2}
    assert events(match, "double_found_no_piece")[0].data["piece"]["piece"] == 0


def test_6_4_11_a_borrowed_double_does_not_follow_a_piece_that_moved() -> None:
    match = cave(
        at="market",
        board={"market": [(1, 7), (1, 2)]},
        artifacts={2: ["astral_double"]},
        used={1: ["lamp"], 2: ["astral_double"]},
        spells={0: ["teleportation"], 1: ["borrow"], 3: ["alms"]},
    )
    when_asked(match, 1, "cast borrow", "piece 0")
    carry_out(match, 0, "cast teleportation", "piece 0", "space room_1")
    assert look_at(match, "room_1")["pieces"][0]["doubled"] is False
    assert strengths(match, "market") == {"1": 2}


def test_6_4_11_a_borrowed_double_does_nothing_in_a_room_that_is_full_by_then() -> None:
    match = cave(
        at="room_1",
        board={"room_1": [(1, 1), (1, 2), (1, 4), (1, 5)]},
        artifacts={0: ["astral_double"], 1: ["flying_carpet"]},
        used={0: ["astral_double"], 1: ["lamp"]},
        this_round={"djinn": 1},
    )
    when_asked(match, 1, "use flying_carpet")
    when_asked(match, 1, "cast borrow", "piece 3")
    take_effect(match)
    assert strengths(match, "room_1") == {"1": 15}
    assert len(events(match, "double_found_no_piece")) == 1


# A key


def test_6_4_11_a_borrowed_key_admits_free_of_charge() -> None:
    match = lent("key", "guard_room", board={"guard_room": [(1, 2)]}, guard=10)
    carry_out(match, 1, "cast borrow")
    when_asked(match, 1, "pass")
    when_asked(match, 3, "pass")
    assert events(match, "admitted_by_key")[0].data == {"seat": 1}
    assert match.position()["this_round"]["admitted"] == [1]
    assert match.position()["players"][1]["treasure"]["crown"] == 2


def test_6_4_11_a_borrowed_key_needs_no_token_at_the_guard() -> None:
    match = lent("key", "guard_room", board={"room_1": [(1, 2)]}, guard=10)
    carry_out(match, 1, "cast borrow")
    when_asked(match, 3, "pass")
    assert match.position()["this_round"]["admitted"] == [1]
    assert len(look_at(match, "room_1")["pieces"]) == 1


def test_6_4_11_a_borrowed_key_leaves_the_lenders_key_to_the_lender() -> None:
    match = lent("key", "guard_room", board={}, this_round={"keys": [0]})
    carry_out(match, 1, "cast borrow")
    assert match.position()["this_round"]["keys"] == [0, 1]
    assert match.position()["players"][0]["used"]["key"] == 1


# A counterspell

# Seat 1 has used a Counterspell; seat 3 holds Borrow; seats 0 and 2 hold spells to aim at.
countering = partial(
    scenario,
    "dragons",
    at="market",
    treasure={0: "6c", 2: "3p"},
    artifacts={1: ["counterspell"]},
    used={1: ["counterspell"]},
    spells={0: ["sacrifice"], 2: ["alms"], 3: ["borrow"]},
)


def test_6_4_11_a_borrowed_counterspell_cancels_a_spell() -> None:
    match = countering()
    when_asked(match, 0, "cast sacrifice")
    carry_out(match, 3, "cast borrow")
    assert events(match, "spell_countered_by_loan")[0].data == {"seat": 3, "spell": "sacrifice", "caster": 0}
    assert match.position()["players"][0]["treasure"]["crown"] == 6
    assert match.position()["used_spells"] == ["borrow", "sacrifice"]
    assert match.position()["players"][1]["used"]["counterspell"] == 1


def test_6_4_11_a_borrowed_counterspell_waits_until_the_batch_is_closed() -> None:
    match = countering()
    when_asked(match, 0, "cast sacrifice")
    when_asked(match, 3, "cast borrow")
    assert match.decision.seat == 2
    assert [item["cancelled"] for item in match.view(None)["window"]["batch"]] == [False, False]


def test_6_4_11_a_borrowed_counterspell_acts_before_every_other_effect() -> None:
    match = countering()
    when_asked(match, 0, "cast sacrifice")
    when_asked(match, 2, "cast alms")
    when_asked(match, 3, "cast borrow", "against alms")
    take_effect(match)
    after = [entry.kind for entry in match.log if entry.kind in ("spell_countered_by_loan", "all_treasures_returned")]
    assert after[0] == "spell_countered_by_loan"
    assert events(match, "alms_taken") == []


def two_counterspells(target: str) -> Match:
    """Seat 3 borrows a Counterspell against Sacrifice, then seat 2 uses its own."""
    match = countering(
        artifacts={1: ["counterspell"], 2: ["counterspell"]},
        spells={0: ["sacrifice", "alms"], 3: ["borrow"]},
    )
    when_asked(match, 0, "cast sacrifice")
    when_asked(match, 2, "pass")
    when_asked(match, 3, "cast borrow")
    when_asked(match, 2, "use counterspell", f"against {target}")
    return take_effect(match)


def test_6_4_11_a_borrowed_counterspell_comes_too_late_for_a_cancelled_spell() -> None:
    match = two_counterspells("sacrifice")
    assert events(match, "borrowed_counterspell_too_late")[0].data == {"seat": 3, "spell": "sacrifice"}
    assert match.position()["used_spells"] == ["borrow", "sacrifice"]


def test_6_4_11_a_borrowed_counterspell_can_itself_be_countered() -> None:
    match = two_counterspells("borrow")
    assert events(match, "spell_countered_by_loan") == []
    assert match.position()["players"][0]["treasure"]["crown"] == 0


@pytest.mark.parametrize("at", ["start", "placement", "cave_red", "market", "guard_room", "room_1", "clean_up"])
def test_6_4_11_a_borrowed_counterspell_answers_in_every_window(at: str) -> None:
    match = countering(at=at)
    play(match, (0, "cast sacrifice"))
    carry_out(match, 3, "cast borrow")
    assert events(match, "spell_countered_by_loan")[0].data["spell"] == "sacrifice"


def test_6_4_11_a_borrowed_counterspell_answers_at_the_city_gate() -> None:
    match = countering(at="citygate", spells={0: ["smuggling"], 3: ["borrow", "alms"]})
    play(match, (0, "cast smuggling"), (3, "cast borrow"))
    assert take_effect(match).position()["this_round"]["smuggler"] is None


def test_6_4_11_a_borrowed_counterspell_answers_alms_at_a_bribe() -> None:
    match = countering(
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 4)]},
        treasure={0: "2c"},
        spells={0: ["alms"], 3: ["borrow"]},
    )
    play(match, (0, "pass"), (0, "cast alms"), (3, "cast borrow"))
    assert events(match, "spell_countered_by_loan")[0].data["spell"] == "alms"
    assert events(match, "bribe_refused")[0].data["seats"] == [0]


def test_6_4_11_a_borrowed_counterspell_answers_exchange_at_an_offer() -> None:
    match = countering(
        at="room_1", board={"room_1": [(0, 4)]}, treasure={0: "2c 2p"}, spells={0: ["exchange"], 3: ["borrow"]}
    )
    play(match, (0, "pass"), (0, "cast exchange"), (3, "cast borrow"))
    assert events(match, "spell_countered_by_loan")[0].data["spell"] == "exchange"
    assert events(match, "artifact_declined")[0].data["seats"] == [0]


def test_6_4_11_nothing_but_a_counterspell_can_be_borrowed_at_an_offer() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 4)]},
        treasure={0: "2c 2p"},
        spells={0: ["exchange"], 3: ["borrow"]},
        artifacts={1: ["flying_carpet"]},
        used={1: ["flying_carpet"]},
    )
    play(match, (0, "pass"), (3, "pass"), (0, "cast exchange"))
    assert match.decision.question == "exchange_pick"


# Cancelled


def test_6_4_11_a_cancelled_borrow_does_nothing_and_is_spent() -> None:
    match = cave(artifacts={0: ["flying_carpet"], 2: ["counterspell"]})
    when_asked(match, 1, "cast borrow")
    when_asked(match, 2, "use counterspell")
    take_effect(match)
    assert strengths(match, "cave_blue") == {"1": 4, "2": 6}
    assert match.position()["used_spells"] == ["borrow"]


def test_6_4_11_an_artifact_declared_in_the_same_batch_can_be_borrowed() -> None:
    match = cave(board={"cave_blue": [(1, 4), (2, 6)]}, used={1: ["lamp"]})
    when_asked(match, 0, "use flying_carpet")
    carry_out(match, 1, "cast borrow")
    assert strengths(match, "cave_blue") == {"0": 3, "1": 7, "2": 6}
