"""Rules section 6.4.3: Alms give any three units of the bank."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import legal_moves, told


@pytest.mark.parametrize(
    ("answers", "units"),
    [
        (["take crown 3"], {"crown": 3}),
        (["take crown 1", "take pearl 1", "take gem 1"], {"crown": 1, "pearl": 1, "gem": 1}),
        (["take crown 0", "take pearl 0", "take gem 0", "take cup 2"], {"cup": 2, "bar": 1}),
        (["take crown 0", "take pearl 0", "take gem 0", "take cup 0"], {"bar": 3}),
    ],
)
def test_6_4_3_any_mixture(answers: list[str], units: dict[str, int]) -> None:
    match = scenario("dragons", spells={0: ["alms"]})
    play(match, (0, "cast alms"), *[(0, answer) for answer in answers])
    assert told(match, "alms_taken") == [{"seat": 0, "units": units}]
    held = match.position()["players"][0]["treasure"]
    assert {kind: number for kind, number in held.items() if number} == units
    assert match.position()["bank"]["crown"] == 29 - units.get("crown", 0)
    assert match.decision.question == "place_token"


def test_6_4_3_neither_more_nor_fewer() -> None:
    match = scenario("dragons", spells={0: ["alms"]})
    play(match, (0, "cast alms"))
    why = refusal(match, 0, "take crown 4")
    assert (why.code, why.numbers) == ("amount_too_large", {"treasure": "crown", "amount": 4, "most": 3})
    play(match, (0, "take crown 0"), (0, "take pearl 0"), (0, "take gem 0"))
    assert legal_moves(match) == [f"take cup {number}" for number in range(4)]


def test_6_4_3_only_kinds_that_the_bank_holds() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, treasure={3: "29c 28p 27g 26u 29b"})
    play(match, (0, "cast alms"))
    assert match.decision.question == "alms_pick"
    assert refusal(match, 0, "take pearl 2").code == "amount_too_large"
    play(match, (0, "take pearl 0"), (0, "take gem 2"))
    assert told(match, "alms_taken")[0]["units"] == {"gem": 2, "cup": 1}


def test_6_4_3_fewer_only_if_the_bank_holds_fewer_in_all() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, treasure={3: "29c 28p 29g 28u 29b"})
    play(match, (0, "cast alms"))
    assert told(match, "alms_taken") == [{"seat": 0, "units": {"pearl": 1, "cup": 1}}]


def test_6_4_3_castable_with_an_empty_bank_and_without_effect() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, treasure={3: "29c 29p 29g 29u 29b"})
    assert refusal(match, 0, "cast alms") is None
    play(match, (0, "cast alms"))
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": "alms"}
    assert match.position()["used_spells"] == ["alms"]


def test_6_4_3_an_unlimited_bank_always_gives_three() -> None:
    match = scenario("dragons", bank="unlimited", spells={0: ["alms"]}, treasure={3: "29c 29p 29g 29u 29b"})
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert told(match, "alms_taken") == [{"seat": 0, "units": {"crown": 3}}]


def test_6_4_3_what_an_earlier_effect_paid_in_can_be_taken() -> None:
    """The Offering of an earlier player fills the empty bank first."""
    match = scenario("dragons", spells={0: ["offering"], 1: ["alms"]}, treasure={3: "29c 29p 29g 29u 29b"})
    play(match, (0, "cast offering"), (1, "cast alms"), (3, "give crown 5"))
    assert told(match, "alms_taken") == [{"seat": 1, "units": {"crown": 3}}]


def test_6_4_3_at_the_bribe_the_question_is_put_again() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=8,
        board={"guard_room": [(0, 4)], "room_1": [(0, 1)]},
        treasure={0: "2c"},
        spells={0: ["alms"]},
    )
    play(match, (0, "pass"))
    assert match.decision.question == "bribe_guard"
    assert refusal(match, 0, "pay").code == "cannot_pay_bribe"
    play(match, (0, "cast alms"), (0, "take crown 3"), (0, "pay"))
    assert events(match, "guard_bribed")[0].data["units"] == {"crown": 4}


def test_6_4_3_countered_nothing_is_taken() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, artifacts={3: ["counterspell"]})
    play(match, (0, "cast alms"), (3, "use counterspell"))
    assert told(match, "alms_taken") == []
    assert match.decision.question == "place_token"
