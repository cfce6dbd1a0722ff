"""Rules section 6.4.14: Mirage puts another artifact of a pile on sale."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import pile_in
from tests.games.dragons.table import carry_out, take_effect, when_asked
from tests.games.look import asked, reason

PILE = ["flying_carpet", "key", "scroll", "astral_double"]

# Seat 0 holds Mirage while the tent is scored; the first room has the pile of the tests.
tent = partial(
    scenario, "dragons", at="tent", pile={1: PILE}, artifacts={3: ["scroll"]}, spells={0: ["mirage", "alms"]}
)


# The second room has a single artifact.
single = partial(tent, pile={2: ["astral_double"]}, artifacts={3: ["scroll", "scroll", "key", "key"]})


def shown(match: Match, viewer: int | None, room: int = 1) -> dict[str, object]:
    return match.view(viewer)["rooms"][room - 1]


# When it can be cast


@pytest.mark.parametrize("at", ["start", "placement", "cave_red", "tent", "guard_room", "room_1", "clean_up"])
def test_6_4_14_castable_whatever_is_being_scored(at: str) -> None:
    assert refusal(tent(at=at), 0, "cast mirage") is None


def test_6_4_14_at_the_city_gate_only_as_an_answer() -> None:
    match = tent(at="citygate", spells={0: ["mirage"], 1: ["smuggling"]})
    assert match.decision.seat == 1
    play(match, (1, "cast smuggling"))
    assert refusal(match, 0, "cast mirage") is None


def test_6_4_14_not_when_an_artifact_is_offered() -> None:
    match = tent(at="room_1", board={"room_1": [(0, 4)]}, treasure={0: "4c"}, spells={0: ["mirage"]})
    play(match, (0, "pass"))
    assert match.decision.question == "buy_artifact"
    assert reason(match, 0, "cast mirage") == ("not_in_this_window", "dragons 7.3", {"item": "mirage"})


def test_6_4_14_no_presence_in_the_room_is_needed() -> None:
    match = tent(board={"room_1": [(1, 5)]})
    carry_out(match, 0, "cast mirage", "space room_1")
    assert match.decision.question == "mirage_pick"


def test_6_4_14_not_castable_if_nothing_is_on_sale_with_something_below() -> None:
    match = single(on_sale=["room_2"])
    assert reason(match, 0, "cast mirage") == ("not_castable", "dragons 6.4.14", {"spell": "mirage"})


# What is declared


def test_6_4_14_the_room_is_declared() -> None:
    match = when_asked(single(), 0, "cast mirage")
    assert [move["space"] for move in match.decision.moves] == ["room_1", "room_3", "room_4"]
    play(match, (0, "space room_1"))
    assert match.view(1)["window"]["batch"] == [{"seat": 0, "item": "mirage", "cancelled": False, "space": "room_1"}]
    assert events(match, "spell_cast_on_space")[0].data == {"seat": 0, "spell": "mirage", "space": "room_1"}


@pytest.mark.parametrize(
    ("space", "code", "clause"),
    [
        ("room_2", "nothing_below_the_one_on_sale", "dragons 6.4.14"),
        ("room_3", "nothing_on_sale", "dragons 6.4.14"),
        ("market", "not_a_palace_room", "dragons 6.4.14"),
        ("guard_room", "never_on_the_guard_room", "dragons 6.3.3"),
        ("room_5", "space_not_in_use", "dragons 6.3.5"),
    ],
)
def test_6_4_14_other_spaces_are_refused(space: str, code: str, clause: str) -> None:
    match = when_asked(single(on_sale=["room_1", "room_2", "room_4"]), 0, "cast mirage")
    assert reason(match, 0, f"space {space}") == (code, clause, {"space": space})


def test_6_4_14_a_finished_room_whose_artifact_was_not_sold_will_do() -> None:
    match = when_asked(tent(at="room_4"), 0, "cast mirage")
    assert refusal(match, 0, "space room_1") is None


# What it does


def picking(**words: object) -> Match:
    return carry_out(tent(**words), 0, "cast mirage", "space room_1")


def test_6_4_14_the_chosen_one_comes_to_the_top_and_the_former_one_to_the_bottom() -> None:
    match = play(picking(), (0, "pick 2"))
    assert pile_in(match, 1) == ["scroll", "key", "astral_double", "flying_carpet"]
    assert shown(match, None)["on_sale"] == "scroll"
    assert events(match, "mirage_changed")[0].data == {
        "seat": 0,
        "room": "room_1",
        "artifact": "scroll",
        "former": "flying_carpet",
    }


@pytest.mark.parametrize(
    ("place", "result"),
    [
        (1, ["key", "scroll", "astral_double", "flying_carpet"]),
        (3, ["astral_double", "key", "scroll", "flying_carpet"]),
    ],
)
def test_6_4_14_the_others_keep_their_order(place: int, result: list[str]) -> None:
    assert pile_in(play(picking(), (0, f"pick {place}")), 1) == result


def test_6_4_14_choosing_the_one_on_sale_changes_nothing() -> None:
    match = play(picking(), (0, "pick 0"))
    assert pile_in(match, 1) == PILE
    assert shown(match, None)["on_sale"] == "flying_carpet"
    assert match.position()["used_spells"] == ["mirage"]


def test_6_4_14_every_artifact_of_the_pile_can_be_chosen_and_no_other() -> None:
    match = picking()
    assert [move["place"] for move in match.decision.moves] == [0, 1, 2, 3]
    assert reason(match, 0, "pick 4") == ("no_such_place_in_pile", "dragons 6.4.14", {"place": 4, "size": 4})


def test_6_4_14_only_the_caster_sees_the_pile() -> None:
    match = picking()
    assert [card["artifact"] for card in shown(match, 0)["known"]] == PILE
    for viewer in (1, 2, 3, None):
        assert [card["artifact"] for card in shown(match, viewer)["known"]] == ["flying_carpet"]
    assert events(match, "saw_pile")[0].seats == [0]
    assert events(match, "looked_at_pile")[0].data == {"seat": 0, "room": "room_1", "number": 4}


def test_6_4_14_the_caster_remembers_the_pile_afterwards() -> None:
    match = play(picking(), (0, "pick 2"))
    known = {card["place"]: card["artifact"] for card in shown(match, 0)["known"]}
    assert known == {0: "scroll", 1: "key", 2: "astral_double", 3: "flying_carpet"}


def test_6_4_14_everybody_knows_the_one_on_sale_and_the_one_at_the_bottom() -> None:
    match = play(picking(), (0, "pick 2"))
    for viewer in (1, 2, 3, None):
        assert shown(match, viewer)["known"] == [
            {"place": 0, "artifact": "scroll"},
            {"place": 3, "artifact": "flying_carpet"},
        ]


def test_6_4_14_which_of_two_equal_artifacts_was_taken_only_the_caster_knows() -> None:
    """Seat 1 has seen the pile before; of the key that is left it can tell only that it lies there somewhere."""
    match = tent(pile={1: ["flying_carpet", "key", "scroll", "key"]})
    data = match.position()
    for seen in data["piles"][0]["known_by"][1:]:
        seen.append(1)
    match = match.game.from_position(data)
    play(carry_out(match, 0, "cast mirage", "space room_1"), (0, "pick 3"))
    assert pile_in(match, 1) == ["key", "key", "scroll", "flying_carpet"]
    assert len(shown(match, 0)["known"]) == 4
    assert [card["place"] for card in shown(match, 1)["known"]] == [0, 3]
    assert shown(match, 1)["somewhere"] == [{"artifacts": ["key", "scroll"], "among": 2}]


def test_6_4_14_the_room_being_scored_sells_the_chosen_one() -> None:
    match = tent(at="room_1", board={"room_1": [(1, 4)]}, treasure={1: "4c"}, spells={0: ["mirage"]})
    play(match, (0, "cast mirage"), (0, "space room_1"), (0, "pick 1"), (1, "buy"))
    assert events(match, "artifact_bought")[0].data["artifact"] == "key"
    assert pile_in(match, 1) == ["scroll", "astral_double", "flying_carpet"]


def test_6_4_14_with_two_artifacts_they_change_places() -> None:
    match = tent(pile={1: ["key", "astral_double"]}, artifacts={3: ["scroll", "scroll", "scroll"]})
    carry_out(match, 0, "cast mirage", "space room_1")
    play(match, (0, "pick 1"))
    assert pile_in(match, 1) == ["astral_double", "key"]


def test_6_4_14_it_looks_at_the_pile_as_an_apprentice_has_left_it() -> None:
    """An earlier player swaps the artifact on sale in the same batch."""
    match = tent(
        spells={0: ["sorcerers_apprentice"], 1: ["mirage"], 3: ["alms"]}, artifacts={0: ["counterspell"], 3: ["scroll"]}
    )
    when_asked(match, 1, "cast mirage", "space room_1")
    when_asked(match, 0, "cast sorcerers_apprentice", "space room_1")
    take_effect(match)
    assert asked(match) == ("mirage_pick", 1)
    play(match, (1, "pick 1"))
    assert pile_in(match, 1) == ["key", "scroll", "astral_double", "counterspell"]


def test_6_4_14_cancelled_nothing_is_seen_and_nothing_changes() -> None:
    match = tent(artifacts={2: ["counterspell"]})
    when_asked(match, 0, "cast mirage", "space room_1")
    carry_out(match, 2, "use counterspell")
    assert pile_in(match, 1) == PILE
    assert events(match, "saw_pile") == []
    assert [card["artifact"] for card in shown(match, 0)["known"]] == ["flying_carpet"]
    assert match.position()["used_spells"] == ["mirage"]
