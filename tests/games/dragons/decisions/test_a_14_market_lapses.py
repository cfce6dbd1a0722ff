"""A-14: the market lapses if rank 1 cannot or will not trade."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.look import asked


def market(treasure: dict[int, str], **words: object) -> serai.Match:
    board = {"market": [(0, 9), (1, 8), (2, 7)], "caravanserai": [(2, 1)]}
    return scenario("dragons", players=3, at="market", board=board, treasure=treasure, **words)


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_14_who_will_not_trade_passes_it_on_to_nobody(mode: str) -> None:
    match = market({0: "1c", 1: "1c", 2: "1c"}, mode=mode)
    play(match, (0, "decline"))
    assert asked(match) == ("choose_first_player", 2)
    assert [player["treasure"]["crown"] for player in match.position()["players"]] == [1, 1, 1]


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_14_who_cannot_trade_is_not_asked_and_passes_it_on_to_nobody(mode: str) -> None:
    match = market({1: "9c", 2: "9p"}, mode=mode)
    assert asked(match) == ("choose_first_player", 2)
    entry = events(match, "market_declined")[0]
    assert (entry.data, entry.clause) == ({"seat": 0}, "A-14")


def test_a_14_with_an_empty_bank_nobody_trades() -> None:
    match = market({0: "29c 29p 29g 29u 28b", 1: "1b"})
    assert match.decision.question == "choose_first_player"
