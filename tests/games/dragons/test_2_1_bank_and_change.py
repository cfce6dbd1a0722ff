"""2.1: units instead of pieces, and a bank that can run short."""

import itertools
import random

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.dragons.look import TREASURE_KINDS, units_of, written

PILE = 29
RICH = 2  # holds what the bank of a test does not

Units = tuple[int, ...]


def with_bank(bank: Units, own: Units = (0, 0, 0, 0, 0), caves: Units = (0, 0, 0, 0, 0)) -> dict[int, str]:
    """The treasure of seats 0 and 2 that leaves just this much in the bank."""
    rest = tuple(PILE - bank[kind] - own[kind] - caves[kind] for kind in range(5))
    return {0: written(own), RICH: written(rest)}


def in_bank(match: serai.Match) -> Units:
    return tuple(match.position()["bank"].values())


def ends(match: serai.Match, kind: str) -> list[Units]:
    """What seat 0 holds after each way of answering a question of several steps, one entry a way."""
    if match.decision is None or match.decision.question != kind:
        return [units_of(match, 0)]
    assert match.decision.moves, "a step that leads nowhere"
    found = []
    for move in match.decision.moves:
        branch = match.at(len(match.choices))
        branch.play(move)
        found += ends(branch, kind)
    return found


def multisets(total: int, limits: Units) -> set[Units]:
    """All ways to take so many units in all and no more of a kind than its limit."""
    ranges = [range(min(total, limit) + 1) for limit in limits]
    return {units for units in itertools.product(*ranges) if sum(units) == total}


def some_banks(number: int, most: int, seed: int) -> list[Units]:
    """Poor banks, the poorest first."""
    dice = random.Random(seed)
    few = [(0, 0, 0, 0, 1), (1, 0, 0, 0, 0), (0, 2, 0, 0, 0), (0, 0, 1, 1, 0), (1, 1, 1, 0, 0), (3, 0, 0, 0, 0)]
    return few + [tuple(dice.randint(0, most) for _ in TREASURE_KINDS) for _ in range(number)]


# Units.


def test_2_1_only_units_are_counted() -> None:
    position = scenario("dragons", treasure={0: "7c 3p"}).position()
    assert position["players"][0]["treasure"] == {"crown": 7, "pearl": 3, "gem": 0, "cup": 0, "bar": 0}
    assert position["bank"] == {"crown": 22, "pearl": 26, "gem": 29, "cup": 29, "bar": 29}


# Filling caves.


@pytest.mark.parametrize("bank", range(11))
def test_2_1_a_cave_is_filled_from_the_top_with_what_the_bank_has(bank: int) -> None:
    """Card 4A1 wants 5/3/2 crowns."""
    match = scenario("dragons", at="upkeep", treasure_top=[1], treasure={3: written((PILE - bank, 0, 0, 0, 0))})
    top = min(5, bank)
    second = min(3, bank - top)
    third = min(2, bank - top - second)
    assert match.position()["caves"]["cave_red"] == [top, second, third, 0]
    assert match.position()["bank"]["crown"] == 0
    assert bool(events(match, "cave_filled_in_part")) == (bank < 10)


@pytest.mark.parametrize("bank", range(13))
def test_2_1_four_niches_run_short_too(bank: int) -> None:
    """Card 5A1 wants 5/4/2/1 crowns."""
    match = scenario(
        "dragons", players=5, at="upkeep", treasure_top=[1], treasure={4: written((29 - bank, 0, 0, 0, 0))}
    )
    units, niches = bank, []
    for wanted in (5, 4, 2, 1):
        niches.append(min(wanted, units))
        units -= niches[-1]
    assert match.position()["caves"]["cave_red"] == niches


def test_2_1_a_shortage_of_one_kind_does_not_touch_the_others() -> None:
    """Card 4A1: 5/3/2, 4/3, 3/2/1, 3, nothing."""
    match = scenario("dragons", at="upkeep", treasure_top=[1], treasure={3: "29p 24g"})
    assert match.position()["caves"] == {
        "cave_red": [5, 3, 2, 0],
        "cave_white": [0, 0, 0, 0],
        "cave_blue": [3, 2, 0, 0],
        "cave_black": [3, 0, 0, 0],
        "cave_gold": [0, 0, 0, 0],
    }


def test_2_1_no_token_can_be_placed_in_a_cave_that_could_not_be_filled() -> None:
    match = scenario("dragons", at="upkeep", treasure_top=[1], treasure={3: "29p"})
    assert serai.Move("place", space="cave_white") not in match.decision.moves
    assert serai.Move("place", space="cave_red") in match.decision.moves


# The market.


@pytest.mark.parametrize("bank", some_banks(25, 4, seed=1))
def test_2_1_the_market_gives_three_units_or_all_the_bank_has(bank: Units) -> None:
    own = (2, 0, 1, 0, 0)
    match = scenario(
        "dragons", players=3, mode="basic", at="market", board={"market": [(0, 7)]}, treasure=with_bank(bank, own)
    )
    for given in ("crown", "gem"):
        branch = match.at(0)
        if not sum(bank):
            assert branch.decision.question != "market_trade"
            continue
        play(branch, (0, f"give {given}"))
        paid = [number - (TREASURE_KINDS[kind] == given) for kind, number in enumerate(own)]
        taken = multisets(min(3, sum(bank)), bank)
        expected = {tuple(paid[kind] + units[kind] for kind in range(5)) for units in taken}
        found = ends(branch, "market_take")
        assert len(found) == len(set(found))
        assert set(found) == expected


def test_2_1_the_market_does_not_give_back_what_was_just_given() -> None:
    """The bank has no crowns, so the crown given cannot be among the three."""
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="market",
        board={"market": [(0, 7)], "caravanserai": [(1, 7)]},
        treasure=with_bank((0, 5, 0, 0, 0), (1, 0, 0, 0, 0)),
    )
    play(match, (0, "give crown"))
    assert units_of(match, 0) == (0, 3, 0, 0, 0)
    assert in_bank(match) == (1, 2, 0, 0, 0)


def test_2_1_an_empty_bank_cannot_trade() -> None:
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="market",
        board={"market": [(0, 7)]},
        treasure=with_bank((0, 0, 0, 0, 0), (4, 0, 0, 0, 0)),
    )
    assert units_of(match, 0) == (4, 0, 0, 0, 0)
    assert len(events(match, "market_declined")) == 1


# Alms.


@pytest.mark.parametrize("bank", some_banks(25, 4, seed=2))
def test_2_1_alms_gives_three_units_or_all_the_bank_has(bank: Units) -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure=with_bank(bank, (1, 0, 0, 0, 0)))
    play(match, (0, "cast alms"))
    taken = multisets(min(3, sum(bank)), bank)
    found = ends(match, "alms_pick")
    assert len(found) == len(set(found))
    assert set(found) == {(units[0] + 1, *units[1:]) for units in taken}


def test_2_1_alms_from_an_empty_bank_gives_nothing() -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure=with_bank((0, 0, 0, 0, 0), (4, 0, 0, 0, 0)))
    play(match, (0, "cast alms"))
    assert units_of(match, 0) == (4, 0, 0, 0, 0)
    assert match.position()["used_spells"] == ["alms"]


# Dragon's Flight.


@pytest.mark.parametrize("bank", range(9))
def test_2_1_dragons_flight_fills_the_top_niche_first(bank: int) -> None:
    match = scenario(
        "dragons", players=3, spells={0: ["dragon_flight"]}, treasure=with_bank((PILE, bank, PILE, PILE, PILE))
    )
    play(match, (0, "cast dragon_flight"), (0, "space cave_white"))
    assert match.position()["caves"]["cave_white"] == [min(4, bank), max(0, min(2, bank - 4)), 0, 0]
    assert match.position()["bank"]["pearl"] == max(0, bank - 6)


# Exchange.


@pytest.mark.parametrize(
    ("bank", "own"),
    [
        ((0, 1, 0, 2, 0), (4, 0, 0, 0, 0)),
        ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
        ((2, 2, 0, 0, 0), (0, 0, 3, 0, 0)),
        ((0, 0, 0, 0, 1), (2, 2, 0, 0, 0)),
        ((1, 1, 1, 1, 1), (1, 1, 1, 0, 0)),
        ((3, 0, 2, 0, 1), (0, 2, 1, 0, 1)),
        ((0, 0, 0, 3, 0), (1, 0, 1, 0, 0)),
    ],
)
def test_2_1_exchange_takes_no_more_of_a_kind_than_the_bank_held_before(bank: Units, own: Units) -> None:
    match = scenario("dragons", players=3, spells={0: ["exchange"]}, treasure=with_bank(bank, own))
    play(match, (0, "cast exchange"))
    expected = set()
    for given in itertools.product(*[range(number + 1) for number in own]):
        for taken in multisets(sum(given), bank):
            expected.add(tuple(own[kind] - given[kind] + taken[kind] for kind in range(5)))
    found = ends(match, "exchange_pick")
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_2_1_no_more_can_be_exchanged_than_the_bank_can_give() -> None:
    """A bank of 1p 2u and four crowns: at least one crown stays."""
    match = scenario(
        "dragons", players=3, spells={0: ["exchange"]}, treasure=with_bank((0, 1, 0, 2, 0), (4, 0, 0, 0, 0))
    )
    play(match, (0, "cast exchange"))
    assert sorted(ends(match, "exchange_pick")) == [
        (1, 1, 0, 2, 0), (2, 0, 0, 2, 0), (2, 1, 0, 1, 0), (3, 0, 0, 1, 0), (3, 1, 0, 0, 0), (4, 0, 0, 0, 0),
    ]  # fmt: skip


# Payments.


def test_2_1_a_full_bank_takes_payments() -> None:
    """All crowns but one lie in the bank; the last one comes too."""
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="guard_room",
        guard=5,
        board={"guard_room": [(0, 4), (1, 4)], "room_1": [(0, 1), (1, 1)]},
        treasure={0: "1c", 1: "1p"},
    )
    play(match, (0, "pay"))
    assert match.position()["bank"]["crown"] == PILE
    assert units_of(match, 0) == (0, 0, 0, 0, 0)


def test_2_1_returns_to_an_empty_bank_work() -> None:
    match = scenario(
        "dragons", players=3, spells={0: ["sacrifice"]}, treasure=with_bank((0, 0, 0, 0, 0), (4, 0, 0, 0, 0))
    )
    play(match, (0, "cast sacrifice"))
    while match.decision.question == "return_treasures":
        match.play(match.decision.moves[-1])
    assert units_of(match, 0) == (0, 0, 0, 0, 0)
    assert sum(in_bank(match)) == 4 + 7


def test_2_1_what_others_hold_is_not_to_be_had() -> None:
    """Two units in the bank, 140 with seat 2: Alms gives the two."""
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure=with_bank((0, 0, 1, 0, 1)))
    play(match, (0, "cast alms"))
    assert units_of(match, 0) == (0, 0, 1, 0, 1)


# The unlimited bank.


def test_2_1_unlimited_caves_are_always_filled() -> None:
    match = scenario("dragons", bank="unlimited", at="upkeep", treasure_top=[1], treasure={3: "99c 99p 99g"})
    assert match.position()["caves"]["cave_red"] == [5, 3, 2, 0]
    assert match.position()["caves"]["cave_blue"] == [3, 2, 1, 0]


def test_2_1_unlimited_market_and_alms_give_three_of_any_kind() -> None:
    rich = {0: "1c", 2: "99c 99p 99g 99u 99b"}
    market = scenario(
        "dragons", bank="unlimited", players=3, mode="basic", at="market", board={"market": [(0, 7)]}, treasure=rich
    )
    play(market, (0, "give crown"))
    assert set(ends(market, "market_take")) == multisets(3, (3, 3, 3, 3, 3))
    alms = scenario("dragons", bank="unlimited", players=3, spells={0: ["alms"]}, treasure={**rich, 0: ""})
    play(alms, (0, "cast alms"))
    assert set(ends(alms, "alms_pick")) == multisets(3, (3, 3, 3, 3, 3))


def test_2_1_unlimited_dragons_flight_is_full() -> None:
    match = scenario("dragons", bank="unlimited", spells={0: ["dragon_flight"]}, treasure={3: "99p"})
    play(match, (0, "cast dragon_flight"), (0, "space cave_white"))
    assert match.position()["caves"]["cave_white"] == [4, 2, 0, 0]


def test_2_1_unlimited_exchange_takes_any_kind() -> None:
    match = scenario("dragons", bank="unlimited", players=3, spells={0: ["exchange"]}, treasure={0: "2c", 2: "99p"})
    play(match, (0, "cast exchange"))
    assert set(ends(match, "exchange_pick")) == multisets(2, (2, 2, 2, 2, 2))


@pytest.mark.parametrize("seed", range(4))
def test_2_1_no_trade_of_a_whole_game_overdraws_the_bank(seed: int) -> None:
    """Five players and little treasure: the bank is short all the time."""
    match = serai.game("dragons").new(seed=seed, players=5, units_per_kind=9, max_rounds=12)
    dice = random.Random(seed)
    short = 0
    while match.decision is not None:
        moves = match.decision.moves
        match.play(dice.choice([move for move in moves if move.verb in ("buy", "pay", "give")] or moves))
        short += min(in_bank(match)) == 0
        assert min(in_bank(match)) >= 0
    assert short > 100
