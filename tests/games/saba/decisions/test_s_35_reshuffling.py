"""S-35: when the action deck is used up."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, player


def test_s_35_the_last_card_does_not_trigger_a_shuffle() -> None:
    match = scenario("saba", action_deck=["res_gold"])
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert match.position()["action_deck"] == []
    assert len(match.position()["action_discard"]) == 19


def test_s_35_cards_discarded_in_between_are_shuffled_in() -> None:
    match = scenario("saba", step="build", action_deck=[], hand={BLUE: ["res_gold", "res_ebony"]})
    play(match, (BLUE, "play res_gold"), (BLUE, "end_build"))
    assert told(match, "action_cards_reshuffled") == [{"cards": 19}]


def test_s_35_with_both_piles_empty_nothing_is_drawn() -> None:
    kinds = ["res_alabaster", "res_sandstone", "res_ebony", "res_gold"]
    match = scenario(
        "saba", hand_limit_basic=20, hand={seat: [kind] * 5 for seat, kind in enumerate(kinds)}, step="build"
    )
    play(match, (BLUE, "end_build"))
    assert told(match, "no_action_card_left") == [{"seat": BLUE}]
    assert len(player(match, BLUE)["hand"]) == 5


def test_s_35_the_new_deck_is_shuffled() -> None:
    pile = [f"res_{kind}" for kind in ("alabaster", "sandstone", "ebony", "gold") for _ in range(5)]
    decks = set()
    for seed in range(8):
        match = scenario("saba", seed, action_deck=[], action_discard=pile)
        play(match, (BLUE, "choose_harbour harbour_a"))
        decks.add(tuple(match.position()["action_deck"]))
    assert len(decks) == 8
