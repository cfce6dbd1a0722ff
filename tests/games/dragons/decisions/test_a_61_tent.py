"""A-61: the winner of the tent cannot refuse, and there is no limit to the spells in hand."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.dragons.look import SPELLS

MANY = [spell for spell in SPELLS if spell not in ("abracadabra", "sorcerers_apprentice", "alms")]


def test_a_61_one_of_the_two_must_be_kept() -> None:
    match = scenario("dragons", at="tent", board={"tent": [(0, 9)]}, spell_top=["alms", "mirage"])
    assert [(move.verb, move["spell"]) for move in match.decision.moves] == [("keep", "alms"), ("keep", "mirage")]


def test_a_61_a_full_hand_takes_another_spell() -> None:
    match = scenario(
        "dragons",
        at="tent",
        board={"tent": [(0, 9)]},
        spells={0: MANY},
        spell_top=["alms", "abracadabra"],
        artifacts={0: ["key"]},
        used={0: ["key"]},
    )
    play(match, (0, "keep alms"))
    assert len(match.position()["players"][0]["spells"]) == 19


def test_a_61_the_second_player_cannot_refuse_either() -> None:
    match = scenario(
        "dragons",
        at="tent",
        board={"tent": [(0, 9), (1, 5)]},
        spells={1: MANY},
        spell_top=["alms", "abracadabra"],
        artifacts={1: ["key"]},
        used={1: ["key"]},
    )
    play(match, (0, "keep alms"))
    assert "abracadabra" in match.position()["players"][1]["spells"]
    assert len(match.position()["players"][1]["spells"]) == 19
