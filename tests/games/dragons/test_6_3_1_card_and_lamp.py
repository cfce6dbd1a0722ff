"""Rule 6.3.1: casting needs the card in hand, and a lit lamp or a use that lights it."""

from __future__ import annotations

from serai.testing import play, refusal, scenario
from tests.games.look import reason


def test_6_3_1_a_spell_that_is_not_in_hand_cannot_be_cast() -> None:
    match = scenario("dragons", spells={0: ["offering"], 1: ["alms"]})
    assert reason(match, 0, "cast alms") == ("spell_not_in_hand", "dragons 6.3.1", {"spell": "alms"})


def test_6_3_1_a_used_spell_is_not_in_hand_any_more() -> None:
    match = scenario("dragons", spells={0: ["offering", "alms"]})
    play(match, (0, "cast offering"), (0, "pass"))
    assert refusal(match, 0, "cast offering").code == "spell_not_in_hand"


def test_6_3_1_a_use_left_is_enough() -> None:
    assert refusal(scenario("dragons", spells={0: ["alms"]}), 0, "cast alms") is None


def test_6_3_1_a_lit_lamp_is_enough_without_a_use_left() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, used={0: ["lamp"]})
    assert match.view(None)["screens"][0]["uses_left"] == 0
    assert refusal(match, 0, "cast alms") is None


def test_6_3_1_neither_lamp_nor_use_no_spell() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, artifacts={0: ["key"]}, used={0: ["key"]})
    assert reason(match, 0, "cast alms") == ("lamp_cannot_be_lit", "dragons 6.3.1", {"spell": "alms"})


def test_6_3_1_who_cannot_light_the_lamp_is_not_polled() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 9)]},
        spells={0: ["alms"]},
        artifacts={0: ["key"]},
        used={0: ["key"]},
    )
    assert match.decision.question == "choose_first_player"


def test_6_3_1_abracadabra_needs_the_lamp_too() -> None:
    words: dict[str, object] = {
        "at": "room_1",
        "board": {"room_1": [(0, 2)]},
        "treasure": {0: "2c"},
        "artifacts": {0: ["key"]},
        "used": {0: ["key"]},
    }
    match = scenario("dragons", spells={0: ["abracadabra"]}, **words)
    assert refusal(match, 0, "buy_with_abracadabra").code == "lamp_cannot_be_lit"
    assert refusal(scenario("dragons", **words), 0, "buy_with_abracadabra").code == "spell_not_in_hand"
