"""Rules section 6.2.4: the Flying Carpet lands on the space being scored as a piece of value 3."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import strengths
from tests.games.dragons.table import at_the_caravanserai
from tests.games.look import asked, legal_moves, reason, told


def test_6_2_4_it_adds_three() -> None:
    match = at_the_caravanserai([(0, 5), (1, 7)], artifacts={0: ["flying_carpet"]})
    play(match, (0, "use flying_carpet"))
    assert strengths(match, "caravanserai") == {"0": 8, "1": 7}
    assert match.decision.seat == 0


def test_6_2_4_it_makes_its_owner_present_on_an_empty_space() -> None:
    match = at_the_caravanserai([], artifacts={2: ["flying_carpet"]})
    play(match, (2, "use flying_carpet"))
    assert asked(match) == ("choose_first_player", 2)


def test_6_2_4_in_a_cave_it_wins_treasure() -> None:
    match = scenario(
        "dragons",
        at="cave_red",
        caves={"cave_red": "4/3"},
        board={"cave_red": [(0, 2)], "caravanserai": [(3, 1)]},
        artifacts={1: ["flying_carpet"]},
    )
    play(match, (1, "use flying_carpet"))
    assert [entry.data["seat"] for entry in events(match, "treasure_won")] == [1, 0]


def test_6_2_4_in_the_guard_room_it_is_a_presence_of_three() -> None:
    match = scenario("dragons", at="guard_room", guard=5, treasure={0: "2c"}, artifacts={0: ["flying_carpet"]})
    play(match, (0, "use flying_carpet"))
    assert asked(match) == ("bribe_guard", 0)
    play(match, (0, "pay"))
    assert events(match, "guard_bribed")[0].data == {"seat": 0, "units": {"crown": 2}}


def test_6_2_4_in_a_room_it_is_paid_with_three_of_another_kind() -> None:
    match = scenario(
        "dragons",
        at="room_2",
        board={"room_2": [(0, 4)]},
        treasure={0: "7c 3p"},
        artifacts={0: ["flying_carpet"]},
    )
    play(match, (0, "use flying_carpet"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 4, "pearl": 3}


def test_6_2_4_seven_of_one_kind_do_not_pay_for_a_4_and_a_carpet() -> None:
    match = scenario(
        "dragons",
        at="room_2",
        board={"room_2": [(0, 4), (1, 1)]},
        treasure={0: "7c", 1: "1c"},
        artifacts={0: ["flying_carpet"]},
    )
    play(match, (0, "use flying_carpet"))
    assert asked(match) == ("buy_artifact", 1)


@pytest.mark.parametrize(
    ("words", "code", "numbers"),
    [
        ({"at": "market", "this_round": {"sealed": ["market"]}}, "space_sealed", {"space": "market"}),
        ({"at": "cave_red"}, "cave_without_treasure", {"space": "cave_red"}),
        ({"at": "room_1", "admitted": [1, 2, 3]}, "owner_not_admitted", {"owner": 0}),
        (
            {"at": "room_1", "board": {"room_1": [(0, 1), (0, 2), (0, 4), (0, 5), (0, 6)]}},
            "five_pieces_in_room",
            {"space": "room_1", "owner": 0},
        ),
    ],
)
def test_6_2_4_where_it_cannot_land(words: dict[str, object], code: str, numbers: dict[str, object]) -> None:
    match = scenario("dragons", artifacts={0: ["flying_carpet"]}, spells={0: ["alms"]}, **words)
    assert reason(match, 0, "use flying_carpet") == (code, "dragons 6.2.4", numbers)


def test_6_2_4_four_tokens_in_a_room_leave_a_place_for_it() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 1), (0, 2), (0, 4), (0, 5)]},
        artifacts={0: ["flying_carpet"]},
    )
    assert refusal(match, 0, "use flying_carpet") is None


def test_6_2_4_a_doubled_token_counts_for_the_cap() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 1), (0, 2), (0, 4), (0, 5)]},
        artifacts={0: ["astral_double", "flying_carpet"], 1: ["flying_carpet"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use astral_double"), (0, "piece 0"), (1, "pass"), (0, "pass"), (1, "pass"))
    assert events(match, "carpet_landed") == []
    assert len(events(match, "piece_doubled")) == 1


def test_6_2_4_sealed_by_then_it_finds_no_place_and_stays_used() -> None:
    match = at_the_caravanserai([(0, 4), (1, 2)], artifacts={1: ["flying_carpet"]}, spells={0: ["close_sesame"]})
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "cast close_sesame"), (0, "space caravanserai"))
    assert len(events(match, "carpet_found_no_place")) == 1
    assert strengths(match, "caravanserai") == {"0": 4, "1": 2}
    assert match.view(None)["screens"][1]["in_front"] == ["flying_carpet"]


def test_6_2_4_a_cave_emptied_by_then_has_no_place_for_it() -> None:
    match = scenario(
        "dragons",
        at="cave_red",
        caves={"cave_red": "4/3"},
        board={"caravanserai": [(3, 1)]},
        artifacts={1: ["flying_carpet"]},
        spells={0: ["dragon_return"]},
    )
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "cast dragon_return"))
    assert told(match, "carpet_found_no_place") == [{"seat": 1, "space": "cave_red"}]


def test_6_2_4_landed_first_it_stays_in_a_cave_emptied_afterwards() -> None:
    match = scenario(
        "dragons",
        at="cave_red",
        first=1,
        caves={"cave_red": "4/3"},
        board={"caravanserai": [(3, 1)]},
        artifacts={1: ["flying_carpet"]},
        spells={0: ["dragon_return"]},
    )
    play(match, (1, "use flying_carpet"), (0, "cast dragon_return"))
    assert strengths(match, "cave_red") == {"1": 3}
    assert events(match, "treasure_won") == []


def test_6_2_4_the_lunar_eclipse_takes_it_and_it_stays_used() -> None:
    match = at_the_caravanserai(
        [(1, "carpet"), (0, 4), (1, 2)],
        artifacts={1: ["flying_carpet"]},
        used={1: ["flying_carpet"]},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"0": 4, "1": 2}
    assert match.view(None)["screens"][1]["in_front"] == ["flying_carpet"]
    assert match.decision.question == "choose_first_player"


def test_6_2_4_the_solar_eclipse_leaves_it() -> None:
    match = at_the_caravanserai([(1, "carpet"), (0, 4), (1, 2)], spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 3}


def test_6_2_4_eye_for_an_eye_can_hit_it() -> None:
    match = at_the_caravanserai([(1, "carpet"), (0, 4), (1, 2)], spells={0: ["eye_for_an_eye"]})
    play(match, (0, "cast eye_for_an_eye"), (0, "piece 0"))
    assert strengths(match, "caravanserai") == {"1": 2}


def test_6_2_4_baksheesh_charges_it() -> None:
    match = at_the_caravanserai([(1, "carpet"), (0, 4)], spells={0: ["baksheesh"]}, treasure={1: "2c"})
    play(match, (0, "cast baksheesh"), (1, "take_back"))
    assert strengths(match, "caravanserai") == {"0": 4}


def test_6_2_4_sultans_taxes_charge_it() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(1, "carpet"), (1, 2)]},
        treasure={1: "3c"},
        spells={0: ["sultans_taxes"]},
    )
    play(match, (0, "cast sultans_taxes"), (1, "pay"))
    assert events(match, "taxes_paid")[0].data["units"] == {"crown": 2}


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 1), ("teleportation", 0)])
def test_6_2_4_no_spell_moves_it(spell: str, caster: int) -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, "carpet"), (1, 2), (1, 4)], "caravanserai": [(0, 1)]},
        spells={caster: [spell]},
    )
    play(match, (caster, f"cast {spell}"))
    assert legal_moves(match) == ["piece 1", "piece 2"]
    assert reason(match, caster, "piece 0") == ("carpets_do_not_move", "A-31", {"piece": 0})
