"""Rules section 9: who sees what."""

from __future__ import annotations

import random

import pytest

import serai
from serai import Match
from serai.testing import play, scenario
from tests.games.look import forks
from tests.games.saba.look import BLUE, RED, YELLOW, player

SABA = serai.game("saba")
HANDS = {BLUE: ["res_gold"], RED: ["worker", "merchant"]}


def table() -> Match:
    return scenario("saba", mode="advanced", players=3, hand=HANDS, action_top=["foreman", "res_ebony"])


def test_9_own_hand_and_only_sizes_of_others() -> None:
    match = table()
    assert match.view(RED)["mine"] == {"hand": ["merchant", "worker"]}
    assert match.view(BLUE)["mine"] == {"hand": ["res_gold"]}
    assert match.view(None)["mine"] is None
    for viewer in (BLUE, YELLOW, None):
        assert [builder["hand_size"] for builder in match.view(viewer)["builders"]] == [1, 2, 0]
        assert "hand" not in match.view(viewer)["builders"][RED]


def test_9_of_the_decks_only_their_size_is_seen() -> None:
    view = table().view(BLUE)
    assert view["action_deck"] == {"size": 38}
    assert view["building_deck"] == {"size": 24, "next": "arch"}
    assert "rng" not in view
    assert "seed" not in view


def test_9_the_drawn_card_is_seen_by_its_owner_alone() -> None:
    match = play(table(), (BLUE, "choose_harbour harbour_a"))
    drawn = [entry for entry in match.log if entry.kind == "drew_action_card"]
    assert [(entry.data, entry.seats) for entry in drawn] == [({"seat": BLUE, "cards": ["foreman"]}, [BLUE])]
    assert [entry.seats for entry in match.log if entry.kind == "harbour_brought_card"] == [None]


def test_9_options_are_for_the_asked_seat_only() -> None:
    match = table()
    assert "moves" in match.view(BLUE)["decision"]
    for viewer in (RED, YELLOW, None):
        assert match.view(viewer)["decision"] == {"seat": BLUE, "kind": "pre_harbour", "sealed": False, "veiled": False}


@pytest.mark.parametrize("step", ["pre_harbour", "build", "quarter", "final"])
def test_9_being_asked_tells_nothing_about_a_hand(step: str) -> None:
    """Whatever the one card is, playable or not, the window is asked and looks the same to others."""
    words = {"players": 3, "mode": "advanced", "step": step, "stock": ["1A", "", ""]}
    views = [
        scenario("saba", hand={BLUE: [card]}, **words).view(RED) for card in ("worker", "desert_robber", "res_gold")
    ]
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("viewer", [BLUE, RED, YELLOW, None])
def test_9_a_fork_looks_the_same_to_its_viewer(viewer: int | None) -> None:
    match = table()
    for fork in forks(match, viewer, 30):
        assert fork.view(viewer) == match.view(viewer)


def test_9_a_fork_deals_other_hands_and_both_decks_anew() -> None:
    match = table()
    made = forks(match, BLUE, 30)
    assert {tuple(player(fork, BLUE)["hand"]) for fork in made} == {("res_gold",)}
    assert len({tuple(player(fork, RED)["hand"]) for fork in made}) > 15
    assert len({tuple(fork.position()["action_deck"]) for fork in made}) == 30
    assert len({tuple(fork.position()["building_deck"]) for fork in made}) == 30


def test_9_a_fork_keeps_the_blocks_of_the_building_deck() -> None:
    for fork in forks(table(), RED, 30):
        deck = fork.position()["building_deck"]
        assert (deck[5], deck[14]) == ("treasure_1", "treasure_2")
        assert "game_end" in deck[20:]


def test_9_a_fork_puts_the_game_end_card_on_any_of_the_last_places() -> None:
    match = scenario(
        "saba", sites=["pillar_1", "pillar_2", "pillar_3"], building_deck=["pillar_4", "game_end", "pillar_5"]
    )
    places = {fork.position()["building_deck"].index("game_end") for fork in forks(match, BLUE, 30)}
    assert places == {0, 1, 2}


def test_9_a_fork_without_the_game_end_card_has_only_pillars() -> None:
    match = scenario(
        "saba", sites=["pillar_1", "pillar_2", "game_end"], building_deck=["pillar_4", "pillar_5", "pillar_6"]
    )
    decks = {tuple(fork.position()["building_deck"]) for fork in forks(match, None, 30)}
    assert len(decks) == 6


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_a_fork_looks_the_same_all_through_a_game(players: int, mode: str) -> None:
    rng = random.Random(players)
    match = SABA.new(seed=players, players=players, mode=mode)
    for step in range(25):
        for seat in (*range(players), None):
            assert match.fork(seat, step).view(seat) == match.view(seat)
        for _ in range(8):
            if match.decision is not None:
                match.act(rng.choice(match.decision.actions))


def test_9_everything_else_lies_open() -> None:
    match = table()
    views = [match.view(viewer) for viewer in (BLUE, RED, None)]
    for field in views[0]:
        if field not in ("seat", "mine", "decision"):
            assert views[0][field] == views[1][field] == views[2][field], field
