"""A-26: used spells do not come back when the deck is empty."""

import serai
from serai.testing import events, play, scenario
from tests.games.dragons.look import SPELLS


def tent(left: list[str], tokens: list[tuple[int, int]]) -> serai.Match:
    used = [spell for spell in SPELLS if spell not in left]
    board = {"tent": tokens, "caravanserai": [(2, 1)]}
    return scenario("dragons", players=3, at="tent", board=board, spell_deck=left, used_spells=used)


def test_a_26_an_empty_deck_gives_nothing() -> None:
    match = tent([], [(0, 9), (1, 5)])
    assert match.decision.question == "choose_first_player"
    assert [player["spells"] for player in match.position()["players"]] == [[], [], []]
    assert len(match.position()["used_spells"]) == 21
    assert events(match, "no_spell_left")[0].clause == "A-26"


def test_a_26_the_last_card_goes_to_rank_1() -> None:
    match = tent(["abracadabra"], [(0, 5), (1, 9)])
    assert [player["spells"] for player in match.position()["players"]] == [[], ["abracadabra"], []]
    assert match.view(2)["spells_left"] == 0


def test_a_26_with_two_left_both_are_drawn() -> None:
    match = tent(["abracadabra", "smuggling"], [(0, 9), (1, 5)])
    play(match, (0, "keep smuggling"))
    assert [player["spells"] for player in match.position()["players"]] == [["smuggling"], ["abracadabra"], []]
    assert match.view(2)["spells_left"] == 0


def test_a_26_a_spell_that_was_cast_leaves_the_game() -> None:
    match = scenario("dragons", players=3, spells={0: ["offering"]}, treasure={1: "5c"})
    deck = match.position()["spell_deck"]
    play(match, (0, "cast offering"))
    assert match.position()["used_spells"] == ["offering"]
    assert match.position()["spell_deck"] == deck
    assert len(deck) == 20


def test_a_26_the_tent_may_still_be_visited() -> None:
    match = scenario("dragons", players=3, spell_deck=[], used_spells=SPELLS)
    assert serai.Move("place", space="tent") in match.decision.moves
