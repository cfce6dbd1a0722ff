"""Rules section 6.1: how many artifacts a player may use in a round, and what becomes of a used one."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import screen
from tests.games.look import asked, reason, told

INN = {"caravanserai": [(0, 5), (1, 9)]}


def test_6_1_one_artifact_a_round() -> None:
    match = scenario("dragons", at="caravanserai", board=INN, artifacts={0: ["flying_carpet", "astral_double"]})
    assert screen(match, 0)["uses_left"] == 1
    play(match, (0, "use flying_carpet"))
    assert screen(match, 0)["uses_left"] == 0
    assert asked(match) == ("choose_first_player", 1)


@pytest.mark.parametrize("artifact", ["flying_carpet", "astral_double"])
def test_6_1_a_lit_lamp_was_the_one_use(artifact: str) -> None:
    match = scenario(
        "dragons", at="caravanserai", board=INN, artifacts={0: [artifact]}, used={0: ["lamp"]}, spells={0: ["alms"]}
    )
    assert reason(match, 0, f"use {artifact}") == ("no_artifact_use_left", "dragons 6.1", {"artifact": artifact})


def test_6_1_the_winner_of_the_djinns_house_uses_two_and_no_third() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board=INN,
        artifacts={0: ["flying_carpet", "astral_double"]},
        spells={0: ["alms", "offering"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"), (0, "cast offering"))
    assert screen(match, 0)["uses_left"] == 0
    assert screen(match, 0)["in_front"] == ["lamp", "flying_carpet"]
    assert refusal(match, 0, "use astral_double").code == "no_artifact_use_left"
    assert refusal(match, 0, "cast alms") is None


@pytest.mark.parametrize(("used", "left"), [([], 2), (["key"], 1)])
def test_6_1_uses_made_before_winning_the_djinns_house_count(used: list[str], left: int) -> None:
    match = scenario(
        "dragons",
        at="djinn",
        board={"djinn": [(0, 4)], "caravanserai": [(1, 9)]},
        artifacts={0: ["key"]},
        used={0: used},
    )
    assert match.decision.question == "choose_first_player"
    assert screen(match, 0)["uses_left"] == left
    assert screen(match, 1)["uses_left"] == 1


def test_6_1_a_use_counts_when_declared_even_if_nothing_comes_of_it() -> None:
    """The earlier player's seal is in force before the carpet takes effect."""
    match = scenario(
        "dragons",
        at="caravanserai",
        board=INN,
        artifacts={1: ["flying_carpet"]},
        spells={0: ["close_sesame"]},
    )
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "cast close_sesame"), (0, "space caravanserai"))
    assert told(match, "carpet_found_no_place") == [{"seat": 1, "space": "caravanserai"}]
    assert screen(match, 1)["uses_left"] == 0
    assert screen(match, 1)["in_front"] == ["flying_carpet"]


def test_6_1_a_use_is_spent_before_the_batch_takes_effect() -> None:
    match = scenario("dragons", at="caravanserai", board=INN, artifacts={0: ["flying_carpet"], 1: ["flying_carpet"]})
    play(match, (0, "use flying_carpet"))
    assert match.decision.seat == 1
    assert events(match, "carpet_landed") == []
    assert screen(match, 0)["uses_left"] == 0


def test_6_1_a_used_artifact_cannot_be_used_again_but_a_second_one_of_the_type_can() -> None:
    def two_uses(carpets: int) -> Match:
        return scenario(
            "dragons",
            at="caravanserai",
            board=INN,
            artifacts={0: ["flying_carpet"] * carpets},
            spells={0: ["alms"]},
            used={0: ["flying_carpet"]},
            this_round={"djinn": 0},
        )

    why = refusal(two_uses(1), 0, "use flying_carpet")
    assert (why.code, why.clause) == ("no_unused_artifact", "dragons 6.1")
    assert refusal(two_uses(2), 0, "use flying_carpet") is None


def test_6_1_a_used_artifact_still_belongs_to_its_player() -> None:
    match = scenario("dragons", at="caravanserai", board=INN, artifacts={0: ["flying_carpet"]})
    play(match, (0, "use flying_carpet"))
    assert screen(match, 0)["artifacts"] == 2
    assert match.view(0)["mine"]["artifacts"] == ["lamp", "flying_carpet"]


def test_6_1_after_clean_up_everything_is_unused_again() -> None:
    match = scenario("dragons", at="clean_up", artifacts={0: ["flying_carpet"]}, used={0: ["lamp", "flying_carpet"]},
                     this_round={"djinn": 0})  # fmt: skip
    assert (match.decision.question, match.position()["round"]) == ("place_token", 2)
    assert screen(match, 0)["uses_left"] == 1
    assert screen(match, 0)["in_front"] == []
    assert screen(match, 0)["lamp_lit"] is False


def test_6_1_an_artifact_bought_this_round_may_be_used() -> None:
    """Seat 2 buys a carpet in the first room and flies it into the second."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(2, 4)]},
        treasure={2: "4c 3p"},
        pile={1: ["flying_carpet", "key", "scroll", "counterspell", "astral_double"]},
    )
    play(match, (2, "buy"), (2, "use flying_carpet"))
    assert events(match, "carpet_landed")[0].data["space"] == "room_2"
    assert match.decision.question == "buy_artifact"


def test_6_1_an_artifact_bought_after_the_use_is_spent_stays_behind_the_screen() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(2, 4)], "room_4": [(3, 1)]},
        treasure={2: "4c 3p", 3: "1c"},
        pile={1: ["flying_carpet", "key", "scroll", "counterspell", "astral_double"]},
        used={2: ["lamp"]},
    )
    play(match, (2, "buy"))
    assert asked(match) == ("buy_artifact", 3)


def test_6_1_an_artifact_swapped_in_this_round_may_be_used() -> None:
    """The Djinn grants the second use: the lamp is the first."""
    match = scenario(
        "dragons",
        at="caravanserai",
        board=INN,
        artifacts={0: ["scroll"]},
        spells={0: ["sorcerers_apprentice"]},
        pile={1: ["flying_carpet", "key", "scroll", "counterspell", "astral_double"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"), (0, "use flying_carpet"))
    assert events(match, "carpet_landed")[0].data["seat"] == 0
