"""Rules section 6.2.3: the Astral Double makes a piece of one's own count twice where it is scored."""

from __future__ import annotations

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import strengths
from tests.games.dragons.table import at_the_caravanserai
from tests.games.look import asked, legal_moves, reason, told


def test_6_2_3_a_token_counts_twice() -> None:
    match = at_the_caravanserai([(0, 5), (1, 9)], artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"))
    assert strengths(match, "caravanserai") == {"0": 10, "1": 9}
    assert match.decision.seat == 0


def test_6_2_3_one_of_several_pieces_is_chosen() -> None:
    match = at_the_caravanserai([(0, 5), (0, 2), (1, 9)], artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"))
    assert legal_moves(match) == ["piece 0", "piece 1"]
    play(match, (0, "piece 1"))
    assert strengths(match, "caravanserai") == {"0": 9, "1": 9}


def test_6_2_3_a_carpet_can_be_doubled() -> None:
    match = at_the_caravanserai([(0, "carpet"), (1, 5)], artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"))
    assert strengths(match, "caravanserai") == {"0": 6, "1": 5}


def test_6_2_3_two_doubles_on_two_pieces() -> None:
    match = at_the_caravanserai(
        [(0, 5), (0, 2), (1, 9)], artifacts={0: ["astral_double", "astral_double"]}, this_round={"djinn": 0}
    )
    play(match, (0, "use astral_double"), (0, "piece 0"), (0, "use astral_double"), (0, "piece 1"))
    assert strengths(match, "caravanserai")["0"] == 14


def test_6_2_3_no_second_double_on_the_same_piece() -> None:
    match = at_the_caravanserai(
        [(0, 5), (0, 2), (0, 1), (1, 9)],
        artifacts={0: ["astral_double", "astral_double"], 1: ["astral_double"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use astral_double"), (0, "piece 0"), (1, "pass"), (0, "pass"), (0, "use astral_double"))
    assert reason(match, 0, "piece 0") == ("already_doubled", "dragons 6.2.3", {"piece": 0})


def test_6_2_3_two_doubles_for_one_piece_in_a_batch_the_second_is_wasted() -> None:
    match = at_the_caravanserai([(0, 5), (1, 9)], artifacts={0: ["astral_double"] * 2}, this_round={"djinn": 0})
    play(match, (0, "use astral_double"), (0, "use astral_double"))
    assert strengths(match, "caravanserai")["0"] == 10
    assert len(events(match, "double_found_no_piece")) == 1
    assert match.view(None)["screens"][0]["uses_left"] == 0


def test_6_2_3_only_own_pieces_on_the_space_being_scored() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 5), (0, 1), (1, 9)], "caravanserai": [(0, 2)], "cave_red": [(0, 8)]},
        artifacts={0: ["astral_double"]},
    )
    play(match, (0, "use astral_double"))
    assert legal_moves(match) == ["piece 0", "piece 1"]
    assert refusal(match, 0, "piece 2").code == "not_your_piece"
    assert refusal(match, 0, "piece 3").code == "not_on_the_space_scored"
    assert refusal(match, 0, "piece 4").code == "not_on_the_space_scored"
    assert refusal(match, 0, "piece 5").code == "no_such_piece"


def test_6_2_3_not_without_a_piece_on_the_space() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 9)], "caravanserai": [(0, 2)]},
        artifacts={0: ["astral_double"]},
        spells={0: ["alms"]},
    )
    assert refusal(match, 0, "use astral_double").code == "nothing_to_aim_at"


def test_6_2_3_in_a_cave() -> None:
    match = scenario(
        "dragons",
        at="cave_blue",
        caves={"cave_blue": "4/2"},
        board={"cave_blue": [(0, 5), (1, 9)], "caravanserai": [(3, 1)]},
        artifacts={0: ["astral_double"]},
    )
    play(match, (0, "use astral_double"))
    assert [entry.data["seat"] for entry in events(match, "treasure_won")] == [0, 1]


def test_6_2_3_in_the_guard_room() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=8,
        board={"guard_room": [(0, 4)], "room_1": [(0, 1)]},
        treasure={0: "1c"},
        artifacts={0: ["astral_double"]},
    )
    play(match, (0, "use astral_double"))
    assert told(match, "admitted") == [{"seat": 0, "strength": 8, "guard": 8}]


def test_6_2_3_in_a_room_the_price_has_one_more_piece() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 5)]},
        treasure={0: "10c 5p 1g"},
        artifacts={0: ["astral_double"]},
    )
    play(match, (0, "use astral_double"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 5, "pearl": 5}


def test_6_2_3_who_holds_one_kind_only_cannot_pay_for_a_doubled_token() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 5), (1, 1)]},
        treasure={0: "10c", 1: "1c"},
        artifacts={0: ["astral_double"]},
    )
    play(match, (0, "use astral_double"))
    assert asked(match) == ("buy_artifact", 1)


def test_6_2_3_not_beside_five_tokens_in_a_room() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 1), (0, 2), (0, 4), (0, 5), (0, 6)]},
        artifacts={0: ["astral_double"]},
        spells={0: ["alms"]},
    )
    assert refusal(match, 0, "use astral_double").code == "nothing_to_aim_at"


def test_6_2_3_elsewhere_there_is_no_cap() -> None:
    match = at_the_caravanserai([(0, 1), (0, 2), (0, 4), (0, 5), (0, 6)], artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"), (0, "piece 4"))
    assert strengths(match, "caravanserai")["0"] == 24


def test_6_2_3_the_fifth_place_is_taken_by_then() -> None:
    """Four tokens and a carpet of the same batch are five pieces: the Double is used in vain."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 1), (0, 2), (0, 4), (0, 5)], "room_2": [(1, 1)]},
        treasure={1: "1c"},
        artifacts={0: ["astral_double", "flying_carpet"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"), (0, "use astral_double"), (0, "piece 0"))
    assert len(events(match, "double_found_no_piece")) == 1
    assert strengths(match, "room_1") == {"0": 15}
    assert match.view(None)["screens"][0]["uses_left"] == 0


def test_6_2_3_no_effect_if_the_piece_has_left_by_then() -> None:
    match = at_the_caravanserai([(0, 1), (1, 5)], artifacts={1: ["astral_double"]}, spells={0: ["lunar_eclipse"]})
    play(match, (0, "pass"), (1, "use astral_double"), (0, "cast lunar_eclipse"))
    assert [entry.data["seat"] for entry in events(match, "double_found_no_piece")] == [1]
    assert events(match, "piece_doubled") == []


def test_6_2_3_it_ends_when_the_piece_leaves_later() -> None:
    """Doubled at the market, then moved to the caravanserai, where it counts once."""
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 5)], "caravanserai": [(1, 9)]},
        artifacts={0: ["astral_double"]},
        spells={0: ["second_chance"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use astral_double"), (0, "cast second_chance"), (0, "space caravanserai"))
    assert len(events(match, "piece_doubled")) == 1
    assert strengths(match, "caravanserai") == {"0": 5, "1": 9}


def test_6_2_3_an_eclipse_takes_the_double_with_the_token() -> None:
    match = at_the_caravanserai(
        [(0, 5), (0, 2), (1, 4)], artifacts={0: ["astral_double"]}, spells={1: ["lunar_eclipse"]}
    )
    play(match, (0, "use astral_double"), (0, "piece 0"), (1, "pass"), (1, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"0": 2, "1": 4}


def test_6_2_3_a_doubled_1_counts_18_when_the_last_are_first() -> None:
    match = at_the_caravanserai([(0, 1), (1, 8)], artifacts={0: ["astral_double"]}, this_round={"last_are_first": True})
    play(match, (0, "use astral_double"))
    assert strengths(match, "caravanserai") == {"0": 18, "1": 8}
