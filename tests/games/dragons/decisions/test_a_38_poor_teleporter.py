"""A-38: Teleportation pays three units, or what there is."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.look import asked, told


def teleported(treasure: str) -> Match:
    match = scenario("dragons", board={"market": [(1, 5)]}, spells={0: ["teleportation"]}, treasure={0: treasure})
    return play(match, (0, "cast teleportation"), (0, "space tent"))


@pytest.mark.parametrize(
    ("treasure", "paid"),
    [("2c", {"crown": 2}), ("1c 1b", {"crown": 1, "bar": 1}), ("3g", {"gem": 3}), ("9g", {"gem": 3})],
)
def test_a_38_all_of_it_if_there_is_less(treasure: str, paid: dict[str, int]) -> None:
    match = teleported(treasure)
    assert told(match, "teleport_paid") == [{"seat": 0, "owner": 1, "units": paid}]
    assert sum(match.position()["players"][1]["treasure"].values()) == sum(paid.values())


def test_a_38_nothing_is_no_obstacle() -> None:
    match = teleported("")
    assert match.position()["pieces"][0]["space"] == "tent"
    assert events(match, "teleport_paid") == []
    assert match.decision.question == "place_token"


def test_a_38_who_has_more_than_three_chooses() -> None:
    match = teleported("2c 2p")
    assert asked(match) == ("teleport_payment", 0)
    play(match, (0, "give crown 1"))
    assert events(match, "teleport_paid")[0].data["units"] == {"crown": 1, "pearl": 2}
