"""Rules section 6.4.7: Exchange swaps any number of units with the bank."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import treasure_of
from tests.games.look import legal_moves, reason, told

# With 4 crowns at seat 0 the bank holds one pearl and two cups.
POOR_BANK = {0: "4c", 3: "25c 28p 29g 27u 29b"}


def test_6_4_7_any_number_of_units_for_as_many() -> None:
    match = scenario("dragons", spells={0: ["exchange"]}, treasure={0: "4c 1p"})
    play(match, (0, "cast exchange"), (0, "hold crown 1"), (0, "hold pearl 0"), (0, "hold gem 3"), (0, "hold cup 0"))
    assert told(match, "treasures_exchanged") == [
        {"seat": 0, "given": {"crown": 3, "pearl": 1}, "taken": {"gem": 3, "bar": 1}}
    ]
    assert treasure_of(match, 0) == {"crown": 1, "gem": 3, "bar": 1}
    assert match.position()["bank"] == {"crown": 28, "pearl": 29, "gem": 26, "cup": 29, "bar": 28}


def test_6_4_7_all_of_them() -> None:
    match = scenario("dragons", spells={0: ["exchange"]}, treasure={0: "4c 1p"})
    play(match, (0, "cast exchange"), (0, "hold crown 0"), (0, "hold pearl 0"), (0, "hold gem 0"), (0, "hold cup 5"))
    assert treasure_of(match, 0) == {"cup": 5}


def test_6_4_7_none_of_them() -> None:
    match = scenario("dragons", spells={0: ["exchange"]}, treasure={0: "4c 1p"})
    play(match, (0, "cast exchange"), (0, "hold crown 4"), (0, "hold pearl 1"))
    assert told(match, "treasures_exchanged") == [{"seat": 0, "given": {}, "taken": {}}]
    assert treasure_of(match, 0) == {"crown": 4, "pearl": 1}


def test_6_4_7_no_more_than_the_bank_can_give() -> None:
    match = scenario("dragons", spells={0: ["exchange"]}, treasure=POOR_BANK)
    play(match, (0, "cast exchange"))
    assert legal_moves(match) == [f"hold crown {number}" for number in (1, 2, 3, 4)]
    why = refusal(match, 0, "hold crown 0")
    assert (why.code, why.numbers) == ("amount_too_small", {"treasure": "crown", "amount": 0, "least": 1})
    play(match, (0, "hold crown 1"))
    assert treasure_of(match, 0) == {"crown": 1, "pearl": 1, "cup": 2}


def test_6_4_7_of_a_kind_no_more_than_the_bank_held_before() -> None:
    match = scenario("dragons", spells={0: ["exchange"]}, treasure=POOR_BANK)
    play(match, (0, "cast exchange"))
    assert refusal(match, 0, "hold crown 5").code == "amount_too_large"
    play(match, (0, "hold crown 3"))
    assert legal_moves(match) == ["hold pearl 0", "hold pearl 1"]


def test_6_4_7_an_unlimited_bank_gives_whatever_is_wanted() -> None:
    match = scenario("dragons", bank="unlimited", spells={0: ["exchange"]}, treasure=POOR_BANK)
    play(match, (0, "cast exchange"), (0, "hold crown 0"), (0, "hold pearl 4"))
    assert treasure_of(match, 0) == {"pearl": 4}


@pytest.mark.parametrize("treasure", [{}, {0: "1c", 3: "28c 29p 29g 29u 29b"}])
def test_6_4_7_not_castable_without_treasure_or_with_an_empty_bank(treasure: dict[int, str]) -> None:
    assert reason(scenario("dragons", spells={0: ["exchange"]}, treasure=treasure), 0, "cast exchange") == (
        "not_castable",
        "dragons 6.4.7",
        {"spell": "exchange"},
    )


def test_6_4_7_all_paid_away_by_then_it_does_nothing() -> None:
    match = scenario("dragons", spells={0: ["offering"], 1: ["exchange"]}, treasure={1: "4c"})
    play(match, (0, "cast offering"), (1, "cast exchange"))
    assert events(match, "spell_without_effect")[0].data == {"seat": 1, "spell": "exchange"}
    assert match.position()["used_spells"] == ["exchange", "offering"]


def test_6_4_7_what_is_left_by_then_can_be_exchanged() -> None:
    match = scenario("dragons", spells={0: ["offering"], 1: ["exchange"]}, treasure={1: "6c"})
    play(match, (0, "cast offering"), (1, "cast exchange"), (1, "hold crown 0"), (1, "hold pearl 1"))
    assert treasure_of(match, 1) == {"pearl": 1}


def test_6_4_7_at_an_offer_the_question_is_put_again() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 4), (0, 2)]},
        treasure={0: "6c"},
        spells={0: ["exchange"]},
    )
    play(match, (0, "pass"))
    assert refusal(match, 0, "buy").code == "cannot_pay_price"
    play(match, (0, "cast exchange"), (0, "hold crown 4"), (0, "hold pearl 2"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 4, "pearl": 2}


def test_6_4_7_not_at_a_bribe() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=8,
        board={"guard_room": [(0, 4)]},
        treasure={0: "5c"},
        spells={0: ["exchange"]},
    )
    play(match, (0, "pass"))
    assert match.decision.question == "bribe_guard"
    assert refusal(match, 0, "cast exchange").code == "not_in_this_window"


def test_6_4_7_countered_nothing_is_exchanged() -> None:
    match = scenario("dragons", spells={0: ["exchange"]}, treasure={0: "4c"}, artifacts={1: ["counterspell"]})
    play(match, (0, "cast exchange"), (1, "use counterspell"))
    assert treasure_of(match, 0) == {"crown": 4}
    assert told(match, "treasures_exchanged") == []
