"""A-21: the tent's second card is shown if it is discarded."""

from serai.testing import events, play, scenario


def test_a_21_alone_the_discard_is_public() -> None:
    board = {"tent": [(0, 9)], "caravanserai": [(1, 1)]}
    match = scenario("dragons", players=3, at="tent", board=board, spell_top=["smuggling", "baksheesh"])
    play(match, (0, "keep smuggling"))
    entry = events(match, "spell_discarded")[0]
    assert (entry.data, entry.seats, entry.clause) == ({"seat": 0, "spell": "baksheesh"}, None, "A-21")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["used_spells"] == ["baksheesh"]
        assert "smuggling" not in match.view(viewer)["used_spells"]


def test_a_21_a_card_given_to_rank_2_is_not_shown() -> None:
    board = {"tent": [(0, 9), (1, 4)], "caravanserai": [(1, 1)]}
    match = scenario("dragons", players=3, at="tent", board=board, spell_top=["smuggling", "abracadabra"])
    play(match, (0, "keep smuggling"))
    assert not events(match, "spell_discarded")
    assert match.view(2)["used_spells"] == []
    assert events(match, "spell_given")[0].data == {"seat": 0, "to": 1}
    assert events(match, "spell_received")[0].seats == [0, 1]
