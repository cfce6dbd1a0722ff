"""4.10: what is true at every moment of every game."""

import copy
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import serai
from serai import BadPosition
from serai.testing import scenario
from tests.games.dragons.look import CAVES, TREASURE_KINDS

DRAGONS = serai.game("dragons")
SPACES = [*CAVES, "tent", "djinn", "market", "caravanserai", "guard_room", *[f"room_{room}" for room in range(1, 6)]]
GAMES = [(mode, players, seed) for mode in ("basic", "magic") for players in (3, 4, 5) for seed in (1, 2)]

Position = dict[str, object]


def positions(mode: str, players: int, seed: int) -> Iterator[Position]:
    """Every position of a few rounds of a game of chance in which magic is used often."""
    match = DRAGONS.new(seed=seed, players=players, mode=mode, max_rounds=6)
    dice = random.Random(seed)
    while match.decision is not None:
        moves = match.decision.moves
        keen = [move for move in moves if move.verb in ("buy", "pay", "cast", "use", "buy_with_abracadabra")]
        match.play(dice.choice(keen if keen and dice.random() < 0.7 else moves))
        yield match.position()


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_4_10_twenty_nine_units_of_each_kind(mode: str, players: int, seed: int) -> None:
    for position in positions(mode, players, seed):
        for kind, cave in zip(TREASURE_KINDS, CAVES, strict=True):
            held = sum(player["treasure"][kind] for player in position["players"])
            assert position["bank"][kind] + sum(position["caves"][cave]) + held == 29
            assert position["bank"][kind] >= 0


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_4_10_each_player_has_every_token_once(mode: str, players: int, seed: int) -> None:
    for position in positions(mode, players, seed):
        for seat, player in enumerate(position["players"]):
            out = [piece["value"] for piece in position["pieces"] if (piece["owner"], piece["what"]) == (seat, "token")
                   and piece["space"] is not None]  # fmt: skip
            assert sorted([*player["tokens"], *out]) == [1, 2, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_4_10_artifacts_owned_and_in_piles_are_six_times_the_players(mode: str, players: int, seed: int) -> None:
    for position in positions(mode, players, seed):
        names = [name for player in position["players"] for name in player["artifacts"]]
        names += [name for pile in position["piles"] for name in pile["cards"]]
        assert len(names) == len(set(names)) == 6 * players
        if mode == "magic":
            for player in position["players"]:
                assert Counter(name.rpartition("_")[0] for name in player["artifacts"])["lamp"] == 1


@pytest.mark.parametrize(("mode", "players", "seed"), [game for game in GAMES if game[0] == "magic"])
def test_4_10_every_spell_is_in_one_place(mode: str, players: int, seed: int) -> None:
    for position in positions(mode, players, seed):
        spells = [*position["spell_deck"], *position["used_spells"], *position["drawn"]]
        spells += [spell for player in position["players"] for spell in player["spells"]]
        declared = [item["item"] for item in position["window"]["batch"] if not item["cancelled"]]
        spells += [item for item in declared if item not in ("counterspell", "astral_double", "flying_carpet", "key")]
        assert len(spells) == len(set(spells)) == 21


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_4_10_no_token_is_face_down_where_the_scoring_has_been(mode: str, players: int, seed: int) -> None:
    for position in positions(mode, players, seed):
        turned_up = position["scoring"]["finished"] + position["scoring"]["under_way"]
        for piece in position["pieces"]:
            if piece["space"] is not None and SPACES.index(piece["space"]) < turned_up:
                assert piece["face_up"]


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_4_10_no_token_is_out_between_rounds_and_never_more_than_five_pieces_in_a_room(
    mode: str, players: int, seed: int
) -> None:
    for position in positions(mode, players, seed):
        if position["phase"] in ("setup", "upkeep"):
            assert position["pieces"] == []
        count: Counter[tuple[int, str]] = Counter()
        for piece in position["pieces"]:
            if piece["space"] is not None and piece["space"].startswith("room_"):
                count[piece["owner"], piece["space"]] += 1 + piece["doubled"]
        assert all(number <= 5 for number in count.values())


def test_4_10_chance_is_confined_to_the_deal_and_the_guards() -> None:
    """Two games with the same deal and the same answers differ at most in the guards."""
    match = scenario(
        "dragons", players=3, mode="basic", at="upkeep", treasure_top=[1, 2, 3], draws=["guard_1", "guard_2"]
    )
    other = match.position()
    again = DRAGONS.from_position({**other, "rng": [1, 2, 3, 4]})
    dice = random.Random(5)
    while match.position()["round"] < 3:
        move = dice.choice(match.decision.moves)
        match.play(move)
        again.play(move)
    first, second = match.position(), again.position()
    for position in (first, second):
        position.pop("rng")
        position.pop("guard")
    assert first == second


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("bank", "crown"), "crown"),
        (("caves", "cave_blue"), "gem"),
        (("players", 0, "tokens"), "token"),
        (("players", 1, "artifacts"), "artifact"),
        (("spell_deck",), "places"),
        (("treasure_deck",), "treasure cards"),
    ],
)
def test_4_10_a_position_that_breaks_one_is_refused(change: tuple[object, ...], problem: str) -> None:
    data = copy.deepcopy(scenario("dragons", players=3, treasure_top=[1], caves={"cave_blue": "4"}).position())
    place = data
    for step in change[:-1]:
        place = place[step]
    last = change[-1]
    place[last] = place[last] + 1 if isinstance(place[last], int) else place[last][1:] + [0] * (last == "cave_blue")
    with pytest.raises(BadPosition, match=problem):
        DRAGONS.from_position(data)


def test_4_10_six_pieces_in_a_room_are_refused() -> None:
    with pytest.raises(BadPosition, match="more than 5 pieces"):
        scenario("dragons", board={"room_1": [(0, value) for value in (1, 2, 4, 5, 6, 7)]})


def test_4_10_a_face_down_token_on_a_finished_space_is_refused() -> None:
    data = scenario(
        "dragons", players=3, at="market", board={"cave_red": [(0, 9)], "market": [(1, 4)]}, treasure={1: "1c"}
    ).position()
    data["pieces"][0]["face_up"] = False
    with pytest.raises(BadPosition, match="face down"):
        DRAGONS.from_position(data)
