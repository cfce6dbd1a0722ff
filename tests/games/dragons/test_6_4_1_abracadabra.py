"""Rules section 6.4.1: Abracadabra lets a buyer take any artifact of the pile."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import artifacts_of, pile_in
from tests.games.look import asked, legal_moves, reason

PILE = ["key", "scroll", "flying_carpet", "counterspell", "astral_double"]

# Seat 1 is offered the Key on sale in the third room for its single 6; seat 0 has a 1 in the fourth.
offer = partial(
    scenario,
    "dragons",
    at="room_3",
    board={"room_3": [(1, 6)], "room_4": [(0, 1)]},
    treasure={1: "6c 6p", 0: "1c"},
    pile={3: PILE},
    spells={1: ["abracadabra"]},
)


def test_6_4_1_the_buyer_pays_looks_and_takes_a_hidden_one() -> None:
    match = offer()
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"))
    assert asked(match) == ("abracadabra_pick", 1)
    assert legal_moves(match) == [f"pick {place}" for place in range(5)]
    play(match, (1, "pick 1"))
    assert artifacts_of(match, 1) == ["lamp", "scroll"]
    assert match.position()["players"][1]["treasure"]["crown"] == 0


def test_6_4_1_the_one_on_sale_stays_and_the_rest_keeps_its_order() -> None:
    match = offer()
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"), (1, "pick 2"))
    assert pile_in(match, 3) == ["key", "scroll", "counterspell", "astral_double"]
    assert match.view(None)["rooms"][2]["on_sale"] == "key"
    assert match.decision.seat == 0


def test_6_4_1_the_one_on_sale_may_be_taken() -> None:
    match = offer()
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"), (1, "pick 0"))
    assert artifacts_of(match, 1) == ["lamp", "key"]
    assert pile_in(match, 3) == PILE[1:]
    assert match.view(None)["rooms"][2]["on_sale"] is None


def test_6_4_1_the_buyer_sees_the_pile_and_others_only_that_it_was_looked_at() -> None:
    match = offer()
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"))
    seen = events(match, "saw_pile")[0]
    assert (seen.data["artifacts"], seen.seats) == (PILE, [1])
    assert events(match, "looked_at_pile")[0].seats is None
    assert [row["artifact"] for row in match.view(1)["rooms"][2]["known"]] == PILE
    assert [row["artifact"] for row in match.view(0)["rooms"][2]["known"]] == ["key"]


def test_6_4_1_others_do_not_see_which_hidden_one_was_taken() -> None:
    match = offer()
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"), (1, "pick 1"))
    assert events(match, "took_a_hidden_one")[0].data == {"seat": 1, "room": "room_3"}
    assert events(match, "took_artifact")[0].seats == [1]
    assert events(match, "artifact_bought") == []
    assert match.view(0)["screens"][1]["artifacts"] == 2
    assert match.view(0)["screens"][1]["types"] is None


def test_6_4_1_countered_the_purchase_stands_and_the_one_on_sale_is_taken() -> None:
    match = offer(artifacts={2: ["counterspell"]}, pile={3: PILE})
    play(match, (1, "buy_with_abracadabra"), (1, "with pearl"), (2, "use counterspell"))
    assert artifacts_of(match, 1) == ["lamp", "key"]
    assert pile_in(match, 3) == PILE[1:]
    assert events(match, "artifact_paid")[0].data["units"] == {"pearl": 6}
    assert events(match, "saw_pile") == []
    assert match.decision.seat == 0


def test_6_4_1_a_borrowed_counterspell_cancels_it_too() -> None:
    match = offer(
        artifacts={2: ["counterspell"]}, used={2: ["counterspell"]}, spells={1: ["abracadabra"], 3: ["borrow"]}
    )
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"), (3, "cast borrow"))
    assert events(match, "spell_countered_by_loan")[0].data == {"seat": 3, "spell": "abracadabra", "caster": 1}
    assert artifacts_of(match, 1) == ["lamp", "key"]


def test_6_4_1_nothing_but_a_counterspell_answers_it() -> None:
    """The buyer too has Alms, and nobody is asked."""
    match = offer(spells={1: ["abracadabra", "alms"], 2: ["offering"], 0: ["mirage"]})
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (1, "buy_with_abracadabra"), (1, "with crown"))
    assert match.decision.question == "abracadabra_pick"


def test_6_4_1_it_lights_the_lamp() -> None:
    match = offer()
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"))
    assert match.view(None)["screens"][1]["lamp_lit"] is True
    assert match.position()["players"][1]["spells"] == []


def test_6_4_1_not_without_a_purchase() -> None:
    match = offer(spells={1: ["abracadabra", "alms"]})
    assert match.decision.question == "window"
    assert refusal(match, 1, "cast abracadabra").code == "not_in_this_window"
    play(match, (1, "pass"))
    assert match.decision.question == "buy_artifact"
    assert refusal(match, 1, "cast abracadabra").code == "not_in_this_window"


def test_6_4_1_not_by_who_cannot_pay() -> None:
    match = offer(treasure={1: "5c", 0: "1c"}, spells={1: ["abracadabra", "alms"]})
    play(match, (1, "pass"))
    assert reason(match, 1, "buy_with_abracadabra") == ("cannot_pay_price", "dragons 4.8", {"price": 6, "pieces": 1})


def test_6_4_1_not_on_the_last_artifact_of_a_pile() -> None:
    match = offer(artifacts={3: ["scroll"] * 4}, pile={3: ["key"]})
    assert refusal(match, 1, "buy") is None
    assert refusal(match, 1, "buy_with_abracadabra").code == "nothing_below_the_one_on_sale"


@pytest.mark.parametrize("place", [0, 1])
def test_6_4_1_one_artifact_below_is_enough(place: int) -> None:
    match = offer(artifacts={3: ["scroll"] * 3}, pile={3: ["key", "counterspell"]})
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"), (1, f"pick {place}"))
    assert artifacts_of(match, 1) == ["lamp", ["key", "counterspell"][place]]
    assert pile_in(match, 3) == [["counterspell", "key"][place]]


def test_6_4_1_for_a_buyer_of_lower_rank_too() -> None:
    match = offer(board={"room_3": [(0, 9), (1, 6)], "room_4": [(0, 1)]}, treasure={0: "9c", 1: "6c 6p"})
    play(match, (0, "decline"), (1, "buy_with_abracadabra"), (1, "with crown"), (1, "pick 4"))
    assert artifacts_of(match, 1) == ["lamp", "astral_double"]


def test_6_4_1_a_place_outside_the_pile_is_refused() -> None:
    match = offer()
    play(match, (1, "buy_with_abracadabra"), (1, "with crown"))
    why = refusal(match, 1, "pick 5")
    assert (why.code, why.numbers) == ("no_such_place_in_pile", {"place": 5, "size": 5})


def test_6_4_1_after_alms_at_the_same_offer() -> None:
    match = offer(treasure={1: "3c", 0: "1c"}, spells={1: ["abracadabra", "alms"]})
    play(match, (1, "pass"), (1, "cast alms"), (1, "take crown 3"), (1, "buy_with_abracadabra"), (1, "pick 3"))
    assert artifacts_of(match, 1) == ["lamp", "counterspell"]
