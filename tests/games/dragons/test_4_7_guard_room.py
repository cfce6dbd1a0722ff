"""4.7: the guard room."""

import itertools

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked


def door(
    guard: int, at_the_door: list[tuple[int, int]], rooms: dict[str, list[tuple[int, int]]], **words: object
) -> serai.Match:
    settings: dict[str, object] = {"players": 4, "mode": "basic", **words}
    board = {"guard_room": at_the_door, **rooms}
    return scenario("dragons", at="guard_room", guard=guard, board=board, **settings)


def admitted(match: serai.Match) -> list[int]:
    return match.position()["this_round"]["admitted"]


ROOMS = {"room_1": [(seat, 2) for seat in range(4)]}


def test_4_7_strong_enough_is_admitted_free_of_charge() -> None:
    """Guard 8: green and blue bring 9, yellow 6 owes 2, red 7 owes 1."""
    match = door(8, [(0, 9), (1, 9), (2, 6), (3, 7)], ROOMS, treasure={2: "1c 1p", 3: "3g"})
    assert admitted(match) == [0, 1]
    assert [event.data for event in events(match, "admitted")] == [
        {"seat": 0, "strength": 9, "guard": 8},
        {"seat": 1, "strength": 9, "guard": 8},
    ]
    play(match, (2, "pay"), (3, "pay"))
    assert [event.data for event in events(match, "guard_bribed")] == [
        {"seat": 2, "units": {"crown": 1, "pearl": 1}},
        {"seat": 3, "units": {"gem": 1}},
    ]


@pytest.mark.parametrize(("strength", "enough"), [(5, True), (6, True), (4, False)])
def test_4_7_equal_strength_is_enough(strength: int, enough: bool) -> None:
    match = door(5, [(0, strength)], {"room_1": [(0, 1)]}, treasure={0: "1c"})
    assert (0 in admitted(match)) == enough
    assert match.decision.question == ("buy_artifact" if enough else "bribe_guard")


def test_4_7_tokens_add_up() -> None:
    match = door(10, [(0, 2), (0, 8)], {"room_1": [(0, 1)]}, treasure={0: "1c"})
    assert match.decision.question == "buy_artifact"
    assert match.position()["players"][0]["treasure"]["crown"] == 1


@pytest.mark.parametrize("guard", range(2, 11))
@pytest.mark.parametrize("own", [(3, 0, 0, 0, 0), (2, 1, 0, 4, 0), (1, 1, 1, 1, 1), (0, 0, 9, 0, 9), (5, 4, 3, 2, 1)])
def test_4_7_the_bribe_is_what_is_missing_in_any_kinds(own: tuple[int, ...], guard: int) -> None:
    """Every payment that the steps lead to, against all ways to pay g - 1 units."""

    def paid(match: serai.Match) -> list[tuple[int, ...]]:
        if match.decision.seat != 0:
            after = match.position()["players"][0]["treasure"].values()
            return [tuple(before - left for before, left in zip(own, after, strict=True))]
        assert match.decision.moves, "a step that leads nowhere"
        found = []
        for move in match.decision.moves:
            branch = match.at(len(match.choices))
            branch.play(move)
            found += paid(branch)
        return found

    text = " ".join(f"{number}{letter}" for number, letter in zip(own, "cpgub", strict=True) if number)
    rooms = {"room_1": [(0, 9), (0, 8), (1, 4)]}
    match = door(guard, [(0, 1), (1, 1)], rooms, treasure={0: text, 1: "10p"})
    if sum(own) < guard - 1:
        assert match.decision.seat == 1
        return
    assert asked(match) == ("bribe_guard", 0)
    play(match, (0, "pay"))
    found = paid(match)
    ranges = [range(number + 1) for number in own]
    assert len(found) == len(set(found))
    assert set(found) == {units for units in itertools.product(*ranges) if sum(units) == guard - 1}


def test_4_7_a_bribe_goes_to_the_bank() -> None:
    match = door(9, [(0, 4), (1, 4)], ROOMS, treasure={0: "5c", 1: "5p"})
    play(match, (0, "pay"))
    assert match.position()["bank"]["crown"] == 29
    assert admitted(match) == [0]


def test_4_7_who_refuses_takes_all_room_tokens_home_unseen_and_keeps_those_at_the_door() -> None:
    """Guard 9, a 4 at the door, 8 and 1 face down in room 2."""
    rooms = {"room_2": [(2, 8), (2, 1), (3, 2)]}
    match = door(9, [(2, 4), (3, 9)], rooms, treasure={2: "12c", 3: "2p"})
    play(match, (2, "refuse"))
    assert asked(match) == ("buy_artifact", 3)
    assert match.position()["players"][2]["tokens"] == [1, 2, 5, 6, 7, 8, 9]
    assert match.position()["players"][2]["treasure"]["crown"] == 12
    home = events(match, "piece_turned_away")
    assert [(event.data["piece"]["owner"], event.data["piece"]["value"]) for event in home] == [(2, None), (2, None)]
    assert [event.data["seat"] for event in events(match, "not_admitted")] == [0, 1, 2]
    guard_room = [piece for piece in match.position()["pieces"] if piece["space"] == "guard_room"]
    assert [(piece["owner"], piece["value"]) for piece in guard_room] == [(2, 4), (3, 9)]


def test_4_7_who_is_not_present_is_not_admitted_and_cannot_bribe() -> None:
    match = door(1, [(1, 1)], {"room_1": [(0, 4), (1, 2)], "room_3": [(0, 2)]}, treasure={0: "20c", 1: "2p"})
    assert asked(match) == ("buy_artifact", 1)
    assert admitted(match) == [1]
    assert match.position()["players"][0]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]


def test_4_7_players_do_not_compete() -> None:
    match = door(1, [(seat, 1) for seat in range(4)], ROOMS, treasure={0: "4c"})
    assert admitted(match) == [0, 1, 2, 3]


def test_4_7_who_cannot_pay_is_not_asked() -> None:
    match = door(9, [(0, 4), (1, 4)], ROOMS, treasure={0: "4c", 1: "5p"})
    assert asked(match) == ("bribe_guard", 1)
    assert events(match, "bribe_refused")[0].data == {"guard": 9, "seats": [0]}


def test_4_7_bribes_are_asked_in_turn_order() -> None:
    treasure = dict.fromkeys(range(4), "5c")
    match = door(9, [(seat, 4) for seat in range(4)], ROOMS, first=2, treasure=treasure)
    play(match, (2, "refuse"), (3, "pay"), (0, "refuse"), (1, "pay"))
    assert [event.data["seat"] for event in events(match, "guard_bribed")] == [3, 1]
    assert [event.data["seat"] for event in events(match, "not_admitted")] == [2, 0]


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_4_7_the_guard_is_turned_up_even_if_nobody_is_there(mode: str) -> None:
    match = door(3, [], {"room_1": [(0, 4)]}, mode=mode, treasure={0: "9c"})
    assert events(match, "guard_turned_up")[0].data == {"guard": 3}
    assert [event.data["seat"] for event in events(match, "not_admitted")] == [0, 1, 2, 3]
    assert len(events(match, "piece_turned_away")) == 1
    assert match.position()["round"] == 2


def test_4_7_basic_does_not_ask_who_has_no_token_in_a_room() -> None:
    match = door(9, [(0, 4)], {"room_1": [(1, 4)]}, treasure={0: "9c"})
    assert match.choices == []
    assert not events(match, "guard_bribed")
    assert match.position()["round"] == 2


def test_4_7_magic_always_asks() -> None:
    match = door(9, [(0, 4)], {"room_1": [(1, 4)]}, mode="magic", treasure={0: "9c"})
    assert asked(match) == ("bribe_guard", 0)


def test_4_7_magic_after_a_bribe_a_carpet_can_be_flown_in() -> None:
    match = door(9, [(0, 4)], {}, mode="magic", treasure={0: "9c"}, artifacts={0: ["flying_carpet"]})
    play(match, (0, "pass"), (0, "pay"), (0, "use flying_carpet"), (0, "buy"))
    assert match.position()["players"][0]["treasure"]["crown"] == 1


def test_4_7_a_key_admits_without_strength_or_token() -> None:
    match = door(10, [(1, 2)], {"room_1": [(0, 4), (1, 4)]}, mode="magic", artifacts={0: ["key"]}, treasure={0: "4c"})
    play(match, (0, "use key"))
    assert admitted(match) == [0]
    assert asked(match) == ("buy_artifact", 0)
    assert events(match, "admitted_by_key")[0].data == {"seat": 0}


def test_4_7_a_carpet_at_the_door_makes_present() -> None:
    """Guard 5, a carpet of 3, 2 units."""
    match = door(5, [], {"room_1": [(0, 4)]}, mode="magic", artifacts={0: ["flying_carpet"]}, treasure={0: "2c"})
    play(match, (0, "use flying_carpet"), (0, "pay"))
    assert events(match, "guard_bribed")[0].data == {"seat": 0, "units": {"crown": 2}}


def test_4_7_a_bribe_beyond_ones_means_is_refused_with_the_numbers() -> None:
    """Asked only because Alms could help."""
    match = door(9, [(0, 4)], ROOMS, mode="magic", spells={0: ["alms"]}, treasure={0: "3c"})
    play(match, (0, "pass"))
    assert [move.verb for move in match.decision.moves] == ["refuse", "cast"]
    found = refusal(match, 0, "pay")
    assert (found.code, found.clause, found.numbers) == ("cannot_pay_bribe", "dragons 4.7", {"price": 5, "wealth": 3})


def test_4_7_face_up_tokens_go_home_face_up_for_all_to_see() -> None:
    """A token placed under Spy has been seen; it leaves with its value."""
    pieces = [
        {"owner": 0, "what": "token", "value": 8, "space": "room_1", "face_up": True, "doubled": False,
         "parity_known": False, "gone_at": 0},
    ]  # fmt: skip
    match = scenario("dragons", at="guard_room", pieces=pieces, hand={0: [1, 2, 4, 5, 6, 7, 9]})
    assert events(match, "piece_turned_away")[0].data["piece"]["value"] == 8
