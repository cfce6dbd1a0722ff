"""Rules section 6.4.2: the Sorcerer's Apprentice swaps an unused artifact for one on sale."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import artifacts_of, pile_in
from tests.games.look import legal_moves, reason

INN = {"caravanserai": [(3, 1)]}
PILE = ["key", "scroll", "flying_carpet", "counterspell", "astral_double"]

at_the_inn = partial(
    scenario,
    "dragons",
    at="caravanserai",
    board=INN,
    pile={1: PILE},
    spells={0: ["sorcerers_apprentice", "alms"]},
    artifacts={0: ["flying_carpet"]},
)


def test_6_4_2_the_two_artifacts_change_places() -> None:
    match = at_the_inn()
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"), (0, "pass"))
    assert artifacts_of(match, 0) == ["lamp", "key"]
    assert pile_in(match, 1) == ["flying_carpet", *PILE[1:]]
    assert match.view(2)["rooms"][0]["on_sale"] == "flying_carpet"
    assert events(match, "artifacts_swapped")[0].data == {
        "seat": 0,
        "room": "room_1",
        "given": "flying_carpet",
        "taken": "key",
    }


def test_6_4_2_the_one_received_is_unused() -> None:
    match = at_the_inn()
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"), (0, "pass"))
    assert match.position()["players"][0]["used"]["key"] == 0
    assert match.view(None)["screens"][0]["in_front"] == ["lamp"]


def test_6_4_2_room_and_type_are_declared() -> None:
    match = at_the_inn(artifacts={0: ["flying_carpet", "scroll"], 1: ["counterspell"]})
    play(match, (0, "cast sorcerers_apprentice"))
    assert legal_moves(match) == [f"space room_{room}" for room in (1, 2, 3, 4)]
    play(match, (0, "space room_1"))
    assert legal_moves(match) == ["offer flying_carpet", "offer scroll"]
    play(match, (0, "offer scroll"))
    assert match.view(3)["window"]["batch"] == [
        {
            "seat": 0,
            "item": "sorcerers_apprentice",
            "cancelled": False,
            "space": "room_1",
            "artifact": "scroll",
        }
    ]


def test_6_4_2_never_the_lamp_and_nothing_used_or_not_owned() -> None:
    match = at_the_inn(artifacts={0: ["flying_carpet", "scroll", "key"]}, used={0: ["key"]}, this_round={"djinn": 0})
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"))
    assert refusal(match, 0, "offer lamp").code == "never_the_lamp"
    assert reason(match, 0, "offer key") == ("no_unused_artifact", "dragons 6.4.2", {"artifact": "key"})
    assert refusal(match, 0, "offer counterspell").code == "no_unused_artifact"


def test_6_4_2_of_two_of_a_type_the_unused_one_is_given() -> None:
    match = at_the_inn(
        artifacts={0: ["flying_carpet", "flying_carpet"]}, used={0: ["flying_carpet"]}, this_round={"djinn": 0}
    )
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"), (0, "pass"))
    assert artifacts_of(match, 0) == ["lamp", "flying_carpet", "key"]
    assert match.view(None)["screens"][0]["in_front"] == ["lamp", "flying_carpet"]


@pytest.mark.parametrize("words", [{"artifacts": {}}, {"used": {0: ["flying_carpet"]}, "this_round": {"djinn": 0}}])
def test_6_4_2_not_castable_without_an_unused_artifact_besides_the_lamp(words: dict[str, object]) -> None:
    why = refusal(at_the_inn(**words), 0, "cast sorcerers_apprentice")
    assert (why.code, why.clause) == ("not_castable", "dragons 6.4.2")
    assert why.numbers == {"spell": "sorcerers_apprentice"}


def test_6_4_2_not_castable_when_nothing_is_on_sale() -> None:
    assert refusal(at_the_inn(on_sale=[]), 0, "cast sorcerers_apprentice").code == "not_castable"


def test_6_4_2_the_room_must_have_something_on_sale() -> None:
    match = at_the_inn(on_sale=["room_1", "room_3"])
    play(match, (0, "cast sorcerers_apprentice"))
    assert legal_moves(match) == ["space room_1", "space room_3"]
    assert reason(match, 0, "space room_2") == ("nothing_on_sale", "dragons 6.4.2", {"space": "room_2"})
    assert refusal(match, 0, "space market").code == "not_a_palace_room"


@pytest.mark.parametrize("moment", ["room_2", "clean_up"])
def test_6_4_2_it_works_with_a_finished_room_whose_artifact_was_not_sold(moment: str) -> None:
    match = scenario(
        "dragons",
        at=moment,
        board={"room_4": [(3, 1)]} if moment == "room_2" else {},
        treasure={3: "1c"},
        pile={1: PILE},
        artifacts={0: ["scroll"]},
        spells={0: ["sorcerers_apprentice"]},
    )
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"))
    assert events(match, "artifacts_swapped")[0].data["taken"] == "key"


def test_6_4_2_no_presence_in_the_room_and_no_entry_is_needed() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        admitted=[1, 2, 3],
        board={"room_4": [(3, 1)]},
        treasure={3: "1c"},
        pile={1: PILE},
        artifacts={0: ["scroll"]},
        spells={0: ["sorcerers_apprentice"]},
    )
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"))
    assert artifacts_of(match, 0) == ["lamp", "key"]


def test_6_4_2_used_by_then_the_artifact_is_not_given() -> None:
    """The Djinn's friend declares the swap of a carpet and flies it in the same batch."""
    match = at_the_inn(this_round={"djinn": 0})
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"), (0, "use flying_carpet"), (0, "pass"))
    assert [entry.data["spell"] for entry in events(match, "spell_without_effect")] == ["sorcerers_apprentice"]
    assert artifacts_of(match, 0) == ["lamp", "flying_carpet"]
    assert pile_in(match, 1) == PILE
    assert len(events(match, "carpet_landed")) == 1


def test_6_4_2_the_room_is_the_target_whatever_it_sells_by_then() -> None:
    """Mirage of an earlier player has put the Scroll on sale."""
    match = at_the_inn(spells={0: ["mirage"], 1: ["sorcerers_apprentice"]}, artifacts={1: ["counterspell"]})
    play(
        match,
        (0, "cast mirage"),
        (0, "space room_1"),
        (1, "cast sorcerers_apprentice"),
        (1, "space room_1"),
        (0, "pick 1"),
    )
    assert artifacts_of(match, 1) == ["lamp", "scroll"]
    assert pile_in(match, 1) == ["counterspell", "flying_carpet", "counterspell", "astral_double", "key"]


def test_6_4_2_countered_nothing_is_swapped() -> None:
    match = at_the_inn(artifacts={0: ["flying_carpet"], 1: ["counterspell"]})
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"), (1, "use counterspell"), (0, "pass"))
    assert artifacts_of(match, 0) == ["lamp", "flying_carpet"]
    assert pile_in(match, 1) == PILE
    assert events(match, "spell_cast_to_swap")[0].data["artifact"] == "flying_carpet"
