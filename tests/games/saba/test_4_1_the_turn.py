"""Rules section 4.1: the turn as a state machine."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, told
from tests.games.saba.look import BLUE, RED, pass_turn, player


def test_4_1_a_turn_with_a_build_passes_through_all_windows() -> None:
    match = scenario(
        "saba",
        players=2,
        stock={BLUE: "2A 1S"},
        hand={BLUE: ["res_gold"]},
        harbour_cards={BLUE: [4, 3]},
        sites=["arch_1", "arch_4", "arch_6"],
    )
    seen = [asked(match)]
    for move in ("choose_harbour harbour_a", "build 1", "end_build", "skip_quarter", "end_turn"):
        play(match, (BLUE, move))
        seen.append(asked(match))
    assert seen == [
        ("pre_harbour", BLUE),
        ("build", BLUE),
        ("build", BLUE),
        ("quarter", BLUE),
        ("final", BLUE),
        ("pre_harbour", RED),
    ]


def test_4_1_without_a_build_there_is_no_quarter_step() -> None:
    match = scenario("saba", step="build", hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "end_build"))
    assert asked(match) == ("final", BLUE)
    assert told(match, "nothing_built") == [{"seat": BLUE}]


def test_4_1_the_harbour_cannot_be_passed() -> None:
    match = scenario("saba")
    assert legal_moves(match) == ["choose_harbour harbour_a", "choose_harbour harbour_b"]


def test_4_1_the_start_of_a_turn_makes_own_figures_ready_and_clears_the_flags() -> None:
    match = scenario(
        "saba",
        players=2,
        step="final",
        quarters={"mason": [RED, BLUE], "bazaar": [RED]},
        built_this_turn=True,
        special_this_turn=True,
    )
    assert match.position()["ready"] == ["mason_2"]
    pass_turn(match)
    position = match.position()
    assert position["active"] == RED
    assert position["ready"] == ["mason_1", "bazaar_1"]
    assert (position["built_this_turn"], position["special_this_turn"]) == (False, False)
    assert position["turn"] == 2


def test_4_1_turns_go_clockwise() -> None:
    match = scenario("saba", players=4, first_player=2)
    seats = []
    for _ in range(5):
        seats.append(match.position()["active"])
        pass_turn(match)
    assert seats == [2, 3, 0, 1, 2]
    assert told(match, "turn_begins")[:2] == [{"seat": 3, "turn": 2}, {"seat": 0, "turn": 3}]
    assert [entry["seat"] for entry in told(match, "turn_ends")] == seats


def test_4_1_nothing_further_happens_once_the_end_is_reached() -> None:
    match = scenario("saba", step="build", sites=["game_end", "pillar_1", "pillar_2"], hand={BLUE: ["res_gold"] * 3})
    play(match, (BLUE, "take_special 1"))
    assert match.decision is None
    assert match.position()["step"] == "over"
    assert len(player(match, BLUE)["hand"]) == 3
