"""A-27: a lamp never changes hands."""

from __future__ import annotations

import pytest

from serai import game
from serai.testing import play, refusal, scenario
from tests.games.look import legal_moves


def test_a_27_the_apprentice_cannot_offer_a_lamp() -> None:
    match = scenario("dragons", artifacts={0: ["key", "scroll"]}, spells={0: ["sorcerers_apprentice"]})
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"))
    assert legal_moves(match) == ["offer key", "offer scroll"]
    why = refusal(match, 0, "offer lamp")
    assert (why.code, why.clause) == ("never_the_lamp", "A-27")


@pytest.mark.parametrize("djinn", [None, 0])
def test_a_27_with_nothing_but_a_lamp_the_apprentice_cannot_be_cast(djinn: int | None) -> None:
    match = scenario("dragons", spells={0: ["sorcerers_apprentice"]}, this_round={"djinn": djinn})
    assert refusal(match, 0, "cast sorcerers_apprentice").code == "not_castable"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_27_everybody_owns_one_lamp_and_none_lies_in_a_pile(players: int) -> None:
    position = game("dragons").new(players=players, seed=5).position()
    assert [player["artifacts"] for player in position["players"]] == [[f"lamp_{seat + 1}"] for seat in range(players)]
    assert not [card for pile in position["piles"] for card in pile["cards"] if card.startswith("lamp")]
