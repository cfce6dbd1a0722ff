"""E-53: "this round" with three players is one round, not the pair."""

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import do_nothing


def started(card: str, **words: object) -> serai.Match:
    match = scenario(
        "emira",
        players=3,
        phase="events",
        round=3,
        hand={0: [card], 1: [], 2: []},
        emira_top=["sahar", "malika"],
        sections=[0] * 3,
        status_cards=[[], [], []],
        **words,
    )
    return play(match, (0, f"play {card}"))


def to_round_4(match: serai.Match) -> serai.Match:
    while match.position()["round"] == 3:
        do_nothing(match)
    return match


def incomes(match: serai.Match) -> list[int]:
    return [entry.data["total"] for entry in events(match, "income_received") if entry.data["seat"] == 0]


def test_e_53_golden_times() -> None:
    assert incomes(to_round_4(started("golden_times_1"))) == [180, 150]


def test_e_53_interrupted_trade() -> None:
    match = to_round_4(started("interrupt_spice_trade_1", caravans={0: [("small_slow", 5)]}))
    assert incomes(match) == [150, 300]
    assert match.position()["sheiks"][0]["caravans"] == [{"kind": "small_slow", "remaining": 4}]


def test_e_53_sick_camels() -> None:
    match = started("sick_camels_1", camels=[2, 0, 0], gold=[50, 0, 0])
    assert refusal(match, 0, "bid 210").numbers == {"bid": 210, "limit": 200}
    to_round_4(match)
    assert match.view(0)["mine"]["highest_possible_bid"] == 350 + 100
