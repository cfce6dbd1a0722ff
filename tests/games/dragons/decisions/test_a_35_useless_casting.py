"""A-35: a spell without any possible effect is barred only as far as its line in the rules goes."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario


@pytest.mark.parametrize(("spell", "value"), [("lunar_eclipse", 4), ("solar_eclipse", 5)])
@pytest.mark.parametrize("moment", ["placement", "caravanserai"])
def test_a_35_an_eclipse_may_be_cast_where_all_have_the_wrong_parity(spell: str, value: int, moment: str) -> None:
    match = scenario("dragons", at=moment, board={"caravanserai": [(1, value)]}, spells={0: [spell]})
    play(match, (0, f"cast {spell}"))
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": spell}


def test_a_35_a_carpet_on_its_way_makes_such_an_eclipse_useful() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 4), (0, 2)]},
        artifacts={0: ["flying_carpet"]},
        spells={1: ["lunar_eclipse"]},
    )
    play(match, (0, "use flying_carpet"), (1, "cast lunar_eclipse"))
    assert events(match, "spell_without_effect") == []
    assert match.decision.seat == 1


def test_a_35_alms_with_an_empty_bank() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, treasure={3: "29c 29p 29g 29u 29b"})
    play(match, (0, "cast alms"))
    assert events(match, "spell_without_effect")[0].data["spell"] == "alms"


@pytest.mark.parametrize("spell", ["offering", "sacrifice"])
def test_a_35_offering_and_sacrifice_when_nobody_has_anything(spell: str) -> None:
    match = scenario("dragons", spells={0: [spell]})
    play(match, (0, f"cast {spell}"))
    assert match.position()["used_spells"] == [spell]


def test_a_35_close_sesame_on_a_sealed_space() -> None:
    match = scenario("dragons", spells={0: ["close_sesame"]}, this_round={"sealed": ["market"]})
    play(match, (0, "cast close_sesame"))
    assert refusal(match, 0, "space market") is None


def test_a_35_what_its_line_asks_for_is_barred() -> None:
    spells = ["exchange", "baksheesh", "sultans_taxes", "eye_for_an_eye", "sorcerers_apprentice"]
    match = scenario("dragons", spells={0: spells})
    assert not [move for move in match.decision.moves if str(move).startswith("cast")]


@pytest.mark.parametrize("hidden", [[1, 5], [2, 4]])
def test_a_35_the_same_spells_whatever_the_hidden_values(hidden: list[int]) -> None:
    board = {"market": [(1, hidden[0])], "room_1": [(2, hidden[1])]}
    match = scenario("dragons", board=board, spells={0: ["lunar_eclipse", "solar_eclipse", "last_shall_be_first"]})
    assert len([move for move in match.decision.moves if str(move).startswith("cast")]) == 3
