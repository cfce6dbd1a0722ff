"""3.1: set-up in both modes."""

import itertools

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import treasure_of
from tests.games.look import asked

DRAGONS = serai.game("dragons")
MODES = ["basic", "magic"]


@pytest.mark.parametrize("mode", MODES)
def test_3_1_everybody_has_eight_tokens_behind_the_screen_and_the_board_is_empty(mode: str) -> None:
    position = DRAGONS.new(seed=1, players=3, mode=mode).position()
    assert [player["tokens"] for player in position["players"]] == [[1, 2, 4, 5, 6, 7, 8, 9]] * 3
    assert position["pieces"] == []


@pytest.mark.parametrize("mode", MODES)
def test_3_1_all_treasure_is_in_the_bank_and_all_caves_are_empty(mode: str) -> None:
    position = DRAGONS.new(seed=1, mode=mode).position()
    assert set(position["bank"].values()) == {29}
    assert all(niches == [0, 0, 0, 0] for niches in position["caves"].values())


@pytest.mark.parametrize("seat", range(5))
def test_3_1_the_first_player_has_the_camel_and_chooses_first(seat: int) -> None:
    match = DRAGONS.new(seed=1, players=5, first_player=f"seat:{seat}")
    assert match.position()["camel"] == seat
    assert match.view(None)["order"] == [(seat + step) % 5 for step in range(5)]
    assert asked(match) == ("choose_start_treasures", seat)
    assert events(match, "first_player")[0].data == {"seat": seat}


def test_3_1_start_treasures_are_taken_in_turn_order() -> None:
    match = DRAGONS.new(seed=1, players=3, first_player="seat:2")
    play(match, (2, "take crown 3"), (0, "take crown 0"), (0, "take pearl 3"), (1, "take crown 3"))
    taken = [event.data for event in events(match, "start_treasures_taken")]
    assert taken == [
        {"seat": 2, "units": {"crown": 3}},
        {"seat": 0, "units": {"pearl": 3}},
        {"seat": 1, "units": {"crown": 3}},
    ]
    assert match.decision.question == "place_token"
    assert match.position()["round"] == 1


def test_3_1_any_three_units_may_be_taken() -> None:
    def taken(match: serai.Match) -> list[tuple[int, ...]]:
        if match.decision.seat != 0:
            return [tuple(match.position()["players"][0]["treasure"].values())]
        assert match.decision.moves, "a step that leads nowhere"
        found = []
        for move in match.decision.moves:
            branch = match.at(len(match.choices))
            branch.play(move)
            found += taken(branch)
        return found

    found = taken(DRAGONS.new(seed=1, players=3, first_player="seat:0"))
    assert len(found) == len(set(found)) == 35
    assert set(found) == {units for units in itertools.product(range(4), repeat=5) if sum(units) == 3}


def test_3_1_a_mixture_is_taken_kind_by_kind() -> None:
    match = DRAGONS.new(seed=1, players=3, first_player="seat:0")
    play(match, (0, "take crown 1"), (0, "take pearl 0"), (0, "take gem 0"), (0, "take cup 1"))
    assert treasure_of(match, 0) == {"crown": 1, "cup": 1, "bar": 1}
    assert match.position()["bank"] == {"crown": 28, "pearl": 29, "gem": 29, "cup": 28, "bar": 28}


def test_3_1_neither_more_nor_fewer_than_three() -> None:
    match = DRAGONS.new(seed=1, players=3, first_player="seat:0")
    found = refusal(match, 0, "take crown 4")
    assert (found.code, found.clause) == ("amount_too_large", "dragons 11")
    assert found.numbers == {"treasure": "crown", "amount": 4, "most": 3}
    play(match, (0, "take crown 1"), (0, "take pearl 0"), (0, "take gem 0"))
    assert [str(move["amount"]) for move in match.decision.moves] == ["0", "1", "2"]
    play(match, (0, "take cup 0"))
    assert treasure_of(match, 0) == {"crown": 1, "bar": 2}


def test_3_1_the_bank_limits_the_choice() -> None:
    """Six crowns in all: two players take three each, the third has none to take."""
    match = DRAGONS.new(seed=1, players=3, first_player="seat:0", units_per_kind=6)
    play(match, (0, "take crown 3"), (1, "take crown 3"))
    assert match.decision.seat == 2
    assert match.decision.moves[0] == serai.Move("take", treasure="pearl", amount=0)
    assert all(move["treasure"] == "pearl" for move in match.decision.moves)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_3_1_the_fifteen_treasure_cards_are_shuffled(players: int) -> None:
    decks = [DRAGONS.new(seed=seed, players=players).position()["treasure_deck"] for seed in range(20)]
    assert all(sorted(deck) == list(range(1, 16)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 20


def test_3_1_nobody_sees_the_order_of_the_treasure_deck() -> None:
    match = DRAGONS.new(seed=1)
    for seat in (0, 1, 2, 3, None):
        assert "treasure_deck" not in match.view(seat)


def test_3_1_no_guard_is_drawn_before_the_first_upkeep() -> None:
    match = scenario("dragons", at="setup", draws=["guard_7"])
    assert match.position()["guard"] == 0
    while match.decision.question == "choose_start_treasures":
        match.play(match.decision.moves[-1])
    assert match.position()["guard"] == 7
