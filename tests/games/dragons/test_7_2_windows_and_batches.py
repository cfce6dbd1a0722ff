"""Batches instead of a stack, and the two kinds of windows during placement."""

from __future__ import annotations

from functools import partial

from serai import Match
from serai.testing import play, refusal, scenario
from tests.games.dragons.look import pieces_on
from tests.games.look import asked, legal_moves, told


def test_7_2_a_batch_is_no_stack() -> None:
    """The answer comes later in turn order, so it takes effect later, though it was declared last."""
    match = scenario(
        "dragons",
        players=3,
        at="djinn",
        board={"djinn": [(0, 9), (1, 5)], "caravanserai": [(2, 2)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
    )
    play(match, (0, "cast lunar_eclipse"), (0, "space djinn"), (1, "cast second_chance"), (1, "space market"))
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]


def placing(windows: str, **words: object) -> Match:
    return scenario("dragons", **{"players": 3, "placement_windows": windows, **words})


def test_7_2_by_default_only_the_player_to_place_can_open_a_batch() -> None:
    match = placing("own_turn", spells={0: ["alms"], 1: ["offering"], 2: ["sacrifice"]})
    for seat, spell in ((0, "alms"), (1, "offering"), (2, "sacrifice")):
        assert asked(match) == ("place_token", seat)
        assert f"cast {spell}" in legal_moves(match)
        play(match, (seat, "place market"), (seat, "token 5"))
    assert asked(match) == ("place_token", 0)


def test_7_2_by_default_nothing_can_be_opened_between_the_last_placement_and_the_red_cave() -> None:
    board = {"guard_room": [(seat, value) for seat in range(3) for value in (1, 2, 4, 5, 6, 7, 8, 9)][:-1]}
    match = placing("own_turn", turn=2, board=board, spells={0: ["alms"]})
    play(match, (2, "place market"))
    assert asked(match) == ("window", 0)
    assert match.view(0)["window"]["space"] == "cave_red"


def test_7_2_who_has_no_token_left_can_only_answer() -> None:
    board = {"guard_room": [(0, value) for value in (1, 2, 4, 5, 6, 7, 8, 9)]}
    match = placing("own_turn", board=board, turn=0, spells={0: ["alms"], 1: ["offering"]}, treasure={1: "1c"})
    assert asked(match) == ("place_token", 1), "Anna is skipped"
    play(match, (1, "cast offering"))
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "cast alms"]


def test_7_2_every_placement_drops_the_window_of_the_own_turn() -> None:
    match = placing("every_placement", spells={0: ["alms"]})
    assert asked(match) == ("place_token", 0)
    assert all(move.startswith("place ") for move in legal_moves(match))
    found = refusal(match, 0, "cast alms")
    assert found is not None, "it has to wait for the window after a placement"
    assert (found.code, found.clause) == ("not_in_this_window", "dragons 7.3")


def test_7_2_every_placement_polls_everybody_after_each_placement() -> None:
    match = placing("every_placement", first=1, spells={0: ["alms"], 1: ["offering"], 2: ["sacrifice"]})
    for placer in (1, 2):
        assert asked(match) == ("place_token", placer)
        play(match, (placer, "place market"), (placer, "token 9"))
        for seat in (1, 2, 0):
            assert asked(match) == ("window", seat), "in turn order, whoever placed"
            assert match.view(seat)["window"] == {
                "window": "placed",
                "space": None,
                "batch": [],
                "acting": None,
                "in_turn": [],
            }
            play(match, (seat, "pass"))


def test_7_2_every_placement_polls_again_after_a_batch() -> None:
    match = placing("every_placement", spells={1: ["alms", "offering"]})
    play(match, (0, "place market"), (0, "token 9"), (1, "cast alms"), (1, "pass"), (1, "take crown 3"))
    assert asked(match) == ("window", 1)
    play(match, (1, "pass"))
    assert asked(match) == ("place_token", 1)


# Seat 2 has one token left, the 9; the others have placed all.
last_token = partial(
    placing,
    "every_placement",
    turn=2,
    board={
        "guard_room": [(seat, value) for seat in range(3) for value in (1, 2, 4, 5, 6, 7, 8)],
        "market": [(0, 9), (1, 9)],
    },
)


def test_7_2_every_placement_opens_a_window_after_the_last_one_too() -> None:
    match = play(last_token(spells={1: ["alms"]}), (2, "place tent"))
    assert asked(match) == ("window", 1)
    assert match.view(1)["window"]["window"] == "placed"
    play(match, (1, "pass"))
    assert match.view(1)["window"]["space"] == "cave_red"


def test_7_2_tokens_sent_home_after_the_last_placement_are_still_placed() -> None:
    match = play(last_token(spells={1: ["lunar_eclipse"]}), (2, "place tent"), (1, "cast lunar_eclipse"))
    play(match, (1, "space market"))
    assert asked(match) == ("place_token", 0)
    assert match.position()["phase"] == "placement"
    play(match, (0, "place djinn"))
    assert asked(match) == ("place_token", 1)
    play(match, (1, "place market"))
    assert pieces_on(match, "market") == [(1, 9)]
    assert pieces_on(match, "djinn") == [(0, 9)]
    assert match.position()["phase"] != "placement"


def test_7_2_every_placement_is_of_no_use_in_the_basic_game() -> None:
    match = placing("every_placement", mode="basic")
    play(match, (0, "place market"), (0, "token 9"))
    assert asked(match) == ("place_token", 1)
    assert told(match, "passes") == []
