"""5.2: most artifacts win."""

import pytest

import serai
from serai.testing import play, scenario
from tests.games.dragons.look import types_in_piles
from tests.games.dragons.table import pass_windows


def ended(mode: str, more: dict[int, list[str]], **words: object) -> serai.Match:
    """A game that ends by its number of rounds, with these artifacts besides the lamps."""
    settings = {"players": 3, "mode": mode, "max_rounds": 1, "artifacts": more, **words}
    return scenario("dragons", at="clean_up", **settings)


def some(number: int) -> list[str]:
    """So many different artifacts of the first basic deal for three players."""
    return types_in_piles(scenario("dragons", players=3, mode="basic"))[:number]


def test_5_2_basic_most_artifacts_win() -> None:
    types = some(9)
    match = ended("basic", {0: types[:2], 1: types[2:6], 2: types[6:9]})
    assert match.result.winners == [1]
    assert match.result.ranking == [[1], [2], [0]]
    assert match.result.scores == [{"artifacts": 2}, {"artifacts": 4}, {"artifacts": 3}]


def test_5_2_duplicates_count_fully() -> None:
    match = ended("magic", {0: ["key", "scroll"], 1: ["key", "key", "flying_carpet"]})
    assert match.result.winners == [1]
    assert [score["artifacts"] for score in match.result.scores] == [3, 4, 1]


def test_5_2_the_lamp_counts() -> None:
    match = ended("magic", {})
    assert [score["artifacts"] for score in match.result.scores] == [1, 1, 1]


def test_5_2_used_artifacts_in_front_of_the_screen_count() -> None:
    """Seat 0 buys the last artifact while its carpet and its lit lamp are out."""
    types = types_in_piles(scenario("dragons", players=3))
    types.remove("flying_carpet")
    words = {"players": 3, "artifacts": {0: ["flying_carpet"], 2: types[1:]}, "used": {0: ["lamp", "flying_carpet"]},
             "this_round": {"djinn": 0}, "treasure": {0: "2c"}}  # fmt: skip
    left = scenario("dragons", **words).position()["piles"]
    room = f"room_{next(number for number, pile in enumerate(left) if pile['cards']) + 1}"
    match = scenario("dragons", at=room, board={room: [(0, 2)], "cave_red": [(0, "carpet")]}, **words)
    play(pass_windows(match), (0, "buy"))
    assert match.view(1)["screens"][0]["in_front"] == ["lamp", "flying_carpet"]
    assert [score["artifacts"] for score in match.result.scores] == [3, 1, 14]


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_5_2_treasure_is_worth_nothing(mode: str) -> None:
    more = {0: some(1)} if mode == "basic" else {0: ["key"]}
    match = ended(mode, more, treasure={1: "20c 20p", 2: "9g"})
    assert match.result.winners == [0]
    assert match.result.ranking == [[0], [1, 2]]


def test_5_2_spells_are_worth_nothing() -> None:
    match = ended("magic", {0: ["key"]}, spells={1: ["smuggling", "abracadabra"]})
    assert match.result.ranking == [[0], [1, 2]]


def test_5_2_the_result_is_in_every_view_and_holdings_are_shown() -> None:
    match = ended("magic", {0: ["key"]}, treasure={1: "2c"})
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert view["result"]["winners"] == [0]
        assert view["screens"][0]["types"] == ["lamp", "key"]
        assert view["screens"][1]["treasure"]["crown"] == 2
