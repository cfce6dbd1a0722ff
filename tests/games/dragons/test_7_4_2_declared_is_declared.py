"""A declaration is public, costs its use at once and stands."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.look import told


def batch(match: Match, seat: int | None) -> list[dict[str, object]]:
    return match.view(seat)["window"]["batch"]


# Seat 2 owns a Counterspell, so that the batch stays open; the market is being scored.
answered = partial(scenario, "dragons", players=3, at="market", artifacts={2: ["counterspell"]})


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_7_4_2_everybody_sees_the_card_and_its_targets(seat: int | None) -> None:
    match = answered(board={"market": [(0, 5)], "tent": [(1, 7)]}, spells={0: ["teleportation"]})
    play(match, (0, "cast teleportation"), (0, "space room_1"))
    seen = {"seat": 0, "item": "teleportation", "cancelled": False, "piece": 1, "space": "room_1"}
    assert batch(match, seat) == [seen]
    (cast,) = events(match, "spell_cast_to_move")
    assert cast.seats is None
    assert (cast.data["piece"]["piece"], cast.data["space"]) == (1, "room_1")


def test_7_4_2_the_apprentice_names_room_and_type() -> None:
    match = answered(spells={0: ["sorcerers_apprentice"]}, artifacts={0: ["key", "scroll"], 2: ["counterspell"]})
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_3"))
    assert batch(match, 1) == [], "nothing is seen of an unfinished declaration"
    play(match, (0, "offer scroll"))
    seen = {"seat": 0, "item": "sorcerers_apprentice", "cancelled": False, "space": "room_3", "artifact": "scroll"}
    assert batch(match, 1) == [seen]


def test_7_4_2_borrow_names_owner_type_and_piece() -> None:
    match = answered(
        board={"market": [(0, 5)]},
        spells={0: ["borrow"]},
        artifacts={1: ["astral_double"], 2: ["counterspell"]},
        used={1: ["astral_double"]},
    )
    play(match, (0, "cast borrow"))
    seen = {"seat": 0, "item": "borrow", "cancelled": False, "owner": 1, "artifact": "astral_double", "piece": 0}
    assert batch(match, None) == [seen]


def test_7_4_2_a_counterspell_names_its_target() -> None:
    match = answered(spells={0: ["alms", "exchange"]}, treasure={0: "1c"})
    play(match, (0, "cast alms"), (2, "use counterspell"))
    assert batch(match, 1)[1] == {"seat": 2, "item": "counterspell", "cancelled": False, "spell": "alms"}


def test_7_4_2_the_lamp_is_lit_when_the_spell_is_declared() -> None:
    match = play(answered(spells={0: ["alms"]}), (0, "cast alms"))
    screen = match.view(1)["screens"][0]
    assert (screen["lamp_lit"], screen["uses_left"], screen["in_front"], screen["spells"]) == (True, 0, ["lamp"], 0)
    assert told(match, "lamp_lit") == [{"seat": 0}]


def test_7_4_2_the_use_is_spent_when_the_artifact_is_declared() -> None:
    match = answered(artifacts={0: ["flying_carpet"], 1: ["flying_carpet"]})
    play(match, (0, "use flying_carpet"))
    screen = match.view(1)["screens"][0]
    assert (screen["uses_left"], screen["in_front"]) == (0, ["flying_carpet"])
    assert match.position()["pieces"] == [], "the effect comes later"


def test_7_4_2_a_declaration_cannot_be_taken_back() -> None:
    match = play(answered(spells={0: ["alms"]}), (0, "cast alms"))
    found = match.why_not_undo(consent=True)
    assert found is not None
    assert found.code == "undo_would_unsee"
