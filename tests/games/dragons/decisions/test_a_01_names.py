"""A-1: the spells bear our own English names."""

import serai
from serai.testing import play, scenario
from tests.games.dragons.look import SPELLS

PLACES = ["tent", "djinn", "market", "caravanserai", "guard_room"]


def test_a_1_the_deck_holds_these_spells() -> None:
    assert set(serai.game("dragons").new(seed=1).position()["spell_deck"]) == set(SPELLS)


def test_a_1_artifacts_have_the_names_english_players_know() -> None:
    position = serai.game("dragons").new(seed=1).position()
    names = [name for pile in position["piles"] for name in pile["cards"]]
    names += [name for player in position["players"] for name in player["artifacts"]]
    assert {name.rpartition("_")[0] for name in names} == {
        "lamp", "counterspell", "astral_double", "flying_carpet", "key", "scroll",
    }  # fmt: skip


def test_a_1_so_have_treasures_and_places() -> None:
    match = serai.game("dragons").new(seed=1)
    assert list(match.position()["bank"]) == ["crown", "pearl", "gem", "cup", "bar"]
    assert [space["space"] for space in match.view(None)["spaces"]][5:10] == PLACES


def test_a_1_sacrifice_keeps_its_name() -> None:
    match = scenario("dragons", players=3, spells={0: ["sacrifice"]}, treasure={1: "8c"})
    play(match, (0, "cast sacrifice"))
    assert match.position()["used_spells"] == ["sacrifice"]
    assert match.position()["players"][1]["treasure"]["crown"] == 1
