"""Rules section 6.4.13: Sultan's Taxes, a unit for each piece in the palace rooms or all of them back."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import look_at, strengths, treasure_of
from tests.games.dragons.table import carry_out, take_effect, when_asked
from tests.games.look import asked, reason

# Seat 1 casts at the second room; seat 0 has three pieces in the palace and a token at the guard.
taxed = partial(
    scenario,
    "dragons",
    at="room_2",
    board={"guard_room": [(0, 9)], "room_1": [(0, 7), (0, 1)], "room_2": [(0, 6), (1, 5)]},
    treasure={0: "2c 1p", 1: "4g"},
    spells={1: ["sultans_taxes", "alms"]},
)


def in_rooms(match: Match, seat: int) -> list[int]:
    pieces = match.position()["pieces"]
    return [p["value"] for p in pieces if p["owner"] == seat and (p["space"] or "").startswith("room_")]


NOT_CASTABLE = ("not_castable", "dragons 6.4.13", {"spell": "sultans_taxes"})
NOT_HERE = ("not_in_this_window", "dragons 7.3", {"item": "sultans_taxes"})


# When it can be cast


@pytest.mark.parametrize("at", ["placement", "cave_red", "tent", "caravanserai", "guard_room", "room_1", "room_4"])
def test_6_4_13_from_the_placement_to_the_last_room(at: str) -> None:
    match = scenario("dragons", at=at, board={"room_4": [(1, 5)]}, spells={0: ["sultans_taxes"]})
    assert refusal(match, 0, "cast sultans_taxes") is None


@pytest.mark.parametrize("at", ["start", "clean_up"])
def test_6_4_13_neither_at_the_start_nor_at_the_end_of_a_round(at: str) -> None:
    match = scenario("dragons", at=at, spells={0: ["sultans_taxes", "alms"]})
    assert reason(match, 0, "cast sultans_taxes") == NOT_HERE


def test_6_4_13_at_the_city_gate_only_as_an_answer() -> None:
    match = scenario(
        "dragons", at="citygate", board={"room_1": [(0, 5)]}, spells={0: ["smuggling"], 1: ["sultans_taxes"]}
    )
    play(match, (0, "cast smuggling"), (1, "cast sultans_taxes"))
    assert events(match, "pieces_withdrawn")[0].data == {"seat": 0, "number": 1}


@pytest.mark.parametrize("board", [{}, {"guard_room": [(0, 9)]}, {"market": [(0, 9)]}, {"room_2": [(1, 5)]}], ids=str)
def test_6_4_13_an_opponent_needs_a_piece_in_a_room(board: dict[str, object]) -> None:
    assert reason(taxed(board=board), 1, "cast sultans_taxes") == NOT_CASTABLE


def test_6_4_13_a_carpet_of_an_opponent_is_enough() -> None:
    match = taxed(board={"room_1": [(0, "carpet")]}, artifacts={0: ["flying_carpet"]}, used={0: ["flying_carpet"]})
    assert refusal(match, 1, "cast sultans_taxes") is None


def test_6_4_13_pieces_in_finished_rooms_are_enough() -> None:
    match = taxed(at="room_4", board={"room_1": [(0, 7)]})
    assert refusal(match, 1, "cast sultans_taxes") is None


def test_6_4_13_the_switch_bars_it_while_the_guard_room_is_scored() -> None:
    words: dict[str, object] = {"at": "guard_room", "board": {"room_1": [(0, 7)]}, "artifacts": {1: ["flying_carpet"]}}
    assert refusal(taxed(**words), 1, "cast sultans_taxes") is None
    barred = ("no_spells_in_guard_room", "A-32", {"spell": "sultans_taxes"})
    assert reason(taxed(spells_during_guard="forbidden", **words), 1, "cast sultans_taxes") == barred


# What it does


def test_6_4_13_a_unit_of_any_kind_for_each_piece() -> None:
    match = carry_out(taxed(treasure={0: "3c 3p"}), 1, "cast sultans_taxes")
    assert asked(match) == ("taxes_response", 0)
    assert [move.verb for move in match.decision.moves] == ["pay", "withdraw"]
    play(match, (0, "pay"), (0, "give crown 2"))
    assert treasure_of(match, 0) == {"crown": 1, "pearl": 2}
    assert match.position()["bank"]["crown"] == 28
    assert events(match, "taxes_paid")[0].data == {"seat": 0, "units": {"crown": 2, "pearl": 1}}
    assert in_rooms(match, 0) == [7, 1, 6]


def test_6_4_13_or_all_of_them_back() -> None:
    match = carry_out(taxed(), 1, "cast sultans_taxes")
    play(match, (0, "withdraw"))
    assert in_rooms(match, 0) == []
    assert treasure_of(match, 0) == {"crown": 2, "pearl": 1}
    assert match.position()["players"][0]["tokens"] == [1, 2, 4, 5, 6, 7, 8]
    assert events(match, "pieces_withdrawn")[0].data == {"seat": 0, "number": 3}


def test_6_4_13_tokens_in_the_guard_room_are_neither_counted_nor_removed() -> None:
    match = carry_out(taxed(), 1, "cast sultans_taxes")
    play(match, (0, "withdraw"))
    assert [piece["value"] for piece in look_at(match, "guard_room")["pieces"]] == [9]


def test_6_4_13_with_exactly_enough_one_may_pay() -> None:
    match = carry_out(taxed(), 1, "cast sultans_taxes")
    play(match, (0, "pay"))
    assert treasure_of(match, 0) == {}
    assert in_rooms(match, 0) == [7, 1, 6]


def test_6_4_13_too_poor_means_all_back_without_a_question() -> None:
    match = carry_out(taxed(treasure={0: "2c"}), 1, "cast sultans_taxes")
    assert in_rooms(match, 0) == []
    assert treasure_of(match, 0) == {"crown": 2}
    assert events(match, "taxes_paid") == []


def test_6_4_13_a_part_cannot_be_paid() -> None:
    """With 2 units for 3 pieces no single piece can be kept."""
    match = carry_out(taxed(treasure={0: "1c 1p"}), 1, "cast sultans_taxes")
    assert match.position()["players"][0]["tokens"] == [1, 2, 4, 5, 6, 7, 8]


def test_6_4_13_an_amount_other_than_the_tax_is_refused() -> None:
    match = carry_out(taxed(treasure={0: "9c 1p"}), 1, "cast sultans_taxes")
    play(match, (0, "pay"))
    assert reason(match, 0, "give crown 4") == (
        "amount_too_large",
        "dragons 11",
        {"treasure": "crown", "amount": 4, "most": 3},
    )
    assert reason(match, 0, "give crown 1")[0] == "amount_too_small"


def test_6_4_13_carpets_count_and_are_taken_back_used() -> None:
    match = taxed(
        board={"room_1": [(0, 7), (0, "carpet")]},
        treasure={0: "1c"},
        artifacts={0: ["flying_carpet"]},
        used={0: ["flying_carpet"]},
    )
    carry_out(match, 1, "cast sultans_taxes")
    assert in_rooms(match, 0) == []
    assert match.view(None)["screens"][0]["in_front"] == ["flying_carpet"]


def test_6_4_13_doubles_are_not_counted() -> None:
    match = taxed(
        board={"room_2": [(0, 6)]},
        treasure={0: "1c"},
        artifacts={0: ["astral_double"]},
    )
    when_asked(match, 0, "use astral_double")
    take_effect(match)
    carry_out(match, 1, "cast sultans_taxes")
    play(match, (0, "pay"))
    assert strengths(match, "room_2") == {"0": 12}
    assert treasure_of(match, 0) == {}


def test_6_4_13_the_caster_is_not_taxed() -> None:
    match = carry_out(taxed(treasure={0: "3c", 1: ""}), 1, "cast sultans_taxes")
    play(match, (0, "pay"))
    assert in_rooms(match, 1) == [5]


def test_6_4_13_each_other_player_in_turn_order() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        first=2,
        board={"room_1": [(0, 7), (1, 6), (2, 5), (3, 4)]},
        treasure={0: "1c", 1: "1c", 2: "1c", 3: "1c"},
        spells={0: ["sultans_taxes", "alms"]},
    )
    carry_out(match, 0, "cast sultans_taxes")
    play(match, (2, "withdraw"), (3, "pay"), (1, "withdraw"))
    assert strengths(match, "room_1") == {"0": 7, "3": 4}


def test_6_4_13_who_has_no_piece_in_a_room_is_not_asked() -> None:
    match = taxed(board={"market": [(0, 7)], "room_2": [(2, 4)]}, treasure={0: "5c", 2: "5p"})
    carry_out(match, 1, "cast sultans_taxes")
    assert asked(match) == ("taxes_response", 2)


def test_6_4_13_tokens_withdrawn_during_placement_are_placed_again() -> None:
    match = taxed(at="placement", turn=1, board={"room_1": [(0, 7)]}, treasure={0: ""})
    play(match, (1, "cast sultans_taxes"), (1, "pass"), (1, "place market"), (1, "token 1"))
    assert 7 in match.position()["players"][0]["tokens"]
    assert len(look_at(match, "room_1")["pieces"]) == 0


def test_6_4_13_tokens_withdrawn_during_scoring_are_out_for_the_round() -> None:
    match = taxed(spells={1: ["sultans_taxes"]}, treasure={0: "2c", 1: "5g"})
    play(match, (1, "cast sultans_taxes"))
    assert asked(match) == ("buy_artifact", 1)  # seat 0 is no longer offered anything


def test_6_4_13_face_down_tokens_are_taken_back_unseen() -> None:
    match = taxed(at="market", board={"room_1": [(0, 7)]}, treasure={0: ""})
    carry_out(match, 1, "cast sultans_taxes")
    assert events(match, "piece_went_home")[0].data["piece"]["value"] is None


def test_6_4_13_it_counts_when_it_takes_effect() -> None:
    """An Eclipse earlier in turn order leaves two of three pieces to be taxed."""
    match = taxed(
        at="room_2",
        board={"room_1": [(2, 7), (2, 8)], "room_2": [(2, 6)]},
        treasure={2: "2c"},
        spells={0: ["lunar_eclipse"], 1: ["sultans_taxes"]},
    )
    when_asked(match, 0, "pass")
    play(match, (1, "cast sultans_taxes"), (0, "cast lunar_eclipse"), (0, "space room_1"), (2, "pay"))
    assert events(match, "taxes_paid")[0].data["units"] == {"crown": 2}


def test_6_4_13_nobody_left_to_tax() -> None:
    match = taxed(
        board={"room_2": [(2, 7)]}, treasure={2: "2c"}, spells={0: ["lunar_eclipse"], 1: ["sultans_taxes", "alms"]}
    )
    when_asked(match, 1, "cast sultans_taxes")
    carry_out(match, 0, "cast lunar_eclipse")
    assert treasure_of(match, 2) == {"crown": 2}
    assert match.position()["used_spells"] == ["lunar_eclipse", "sultans_taxes"]
    assert match.decision.question == "window"


def test_6_4_13_cancelled_nobody_is_asked() -> None:
    match = taxed(artifacts={2: ["counterspell"]})
    when_asked(match, 1, "cast sultans_taxes")
    carry_out(match, 2, "use counterspell")
    assert in_rooms(match, 0) == [7, 1, 6]
    assert match.position()["used_spells"] == ["sultans_taxes"]


def test_6_4_13_option_sets_the_tax_of_a_piece() -> None:
    match = carry_out(taxed(taxes_units=2, treasure={0: "6c"}), 1, "cast sultans_taxes")
    play(match, (0, "pay"))
    assert events(match, "taxes_paid")[0].data["units"] == {"crown": 6}


def test_6_4_13_with_an_unlimited_bank_the_units_are_gone_all_the_same() -> None:
    match = carry_out(taxed(bank="unlimited"), 1, "cast sultans_taxes")
    play(match, (0, "pay"))
    assert treasure_of(match, 0) == {}
