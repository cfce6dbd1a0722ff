"""8: when gold is seen."""

import pytest

from serai.testing import events, play, scenario
from tests.games.emira.look import gold_seen

VIEWERS = (0, 1, 2, 3, None)
GOLD = [100, 200, 300, 400]


def own_only(gold: list[int], viewer: int | None) -> list[int | None]:
    return [amount if seat == viewer else None for seat, amount in enumerate(gold)]


def test_8_gold_is_seen_by_its_owner_only() -> None:
    match = scenario("emira", gold=GOLD, in_play=["asima"])
    for viewer in VIEWERS:
        assert gold_seen(match, viewer) == own_only(GOLD, viewer)


def test_8_payments_and_receipts_are_announced() -> None:
    match = scenario("emira", phase="income", gold=GOLD)
    assert [entry.seats for entry in events(match, "income_received")] == [None] * 4
    match = scenario("emira", gold=[1000] * 4, camels={0: 0})
    play(match, (0, "bid 50"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy camel"))
    won, bought = events(match, "auction_won")[0], events(match, "bought")[0]
    assert (won.data["paid"], won.seats, bought.data["price"], bought.seats) == (50, None, 150, None)


# (a) A princess who likes gold chooses.


@pytest.mark.parametrize("princess", ["yasmine", "xenia", "badra", "zainab", "nibal", "samira", "farah", "raidah",
                                      "hind", "anisah", "zafirah"])  # fmt: skip
def test_8_a_gold_is_shown_when_a_princess_who_likes_gold_chooses(princess: str) -> None:
    match = scenario("emira", phase="courtship", in_play=[princess], gold=GOLD)
    entry = events(match, "gold_shown")[0]
    assert (entry.data, entry.seats) == ({"princess": princess, "gold": GOLD}, None)


@pytest.mark.parametrize("princess", ["asima", "thara", "malika", "sahar", "adara", "sidi_suleiman"])
def test_8_a_others_do_not_show_gold(princess: str) -> None:
    match = scenario("emira", phase="courtship", in_play=[princess], gold=GOLD)
    assert events(match, "gold_shown") == []


def test_8_a_it_is_shown_even_if_her_first_preference_decides_and_before_she_moves() -> None:
    match = scenario("emira", phase="courtship", in_play=["nibal"], gold=GOLD, tokens={0: {"beauty": 2}})
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("gold_shown") < kinds.index("joined")


def test_8_a_a_swap_does_not_matter() -> None:
    match = scenario("emira", phase="courtship", in_play=["yasmine"], swapped=["yasmine"], gold=GOLD)
    assert events(match, "gold_shown")[0].data["gold"] == GOLD


def test_8_a_it_is_one_snapshot_and_gold_is_hidden_afterwards() -> None:
    match = scenario("emira", phase="courtship", in_play=["yasmine"], gold=GOLD)
    assert match.position()["sheiks"][3]["palace"] == ["yasmine"]
    assert gold_seen(match, 0) == [100, None, None, None]


# (b) Noor.


def test_8_b_the_gold_of_noors_owner_is_seen_by_all() -> None:
    match = scenario("emira", gold=GOLD, palace={2: ["noor"]}, in_play=["asima"])
    for viewer in VIEWERS:
        expected = own_only(GOLD, viewer)
        expected[2] = 300
        assert gold_seen(match, viewer) == expected


def test_8_b_it_is_hidden_again_when_noor_has_left() -> None:
    words: dict[str, object] = {"phase": "upkeep", "palace": {2: ["noor"]}, "draws": ["noor"]}
    match = scenario("emira", gold=[500, 500, 40, 500], **words)
    assert gold_seen(match, 0)[2] is None


# (c) Undecided.


@pytest.mark.parametrize("princess", ["yasmine", "raidah", "zafirah"])
def test_8_c_all_gold_is_open_while_a_princess_who_likes_gold_is_undecided(princess: str) -> None:
    match = scenario("emira", gold=GOLD, undecided=[princess], in_play=["asima"])
    for viewer in VIEWERS:
        assert gold_seen(match, viewer) == GOLD


def test_8_c_others_do_not_open_it() -> None:
    match = scenario("emira", gold=GOLD, undecided=["asima", "sidi_suleiman"], in_play=["thara"])
    assert gold_seen(match, None) == [None] * 4


def test_8_c_it_is_hidden_again_when_she_has_moved_in() -> None:
    match = scenario("emira", gold=[490, 500, 500, 400], undecided=["yasmine"], in_play=["asima"], status_cards={2: []})
    assert gold_seen(match, 3) == [490, 500, 500, 400]
    play(match, (0, "take_150"))
    assert match.position()["sheiks"][0]["palace"] == ["yasmine"]
    assert gold_seen(match, 3) == [None, None, None, 400]


def test_8_c_with_the_option_off_gold_is_shown_only_when_she_moves() -> None:
    match = scenario(
        "emira",
        undecided_gold_public=False,
        gold=[490, 500, 500, 400],
        undecided=["yasmine"],
        in_play=["asima"],
        status_cards={2: []},
    )
    assert gold_seen(match, 3) == [None, None, None, 400]
    play(match, (0, "take_150"))
    assert events(match, "gold_shown_undecided")[0].data == {"princess": "yasmine", "gold": [640, 500, 500, 400]}
    assert gold_seen(match, 3) == [None, None, None, 400]


# (d) Xenia.


def test_8_d_gold_is_shown_when_xenia_looks_for_the_richest() -> None:
    match = scenario("emira", phase="xenia", round=5, palace={0: ["xenia"]}, xenia={"joined_in_round": 2},
                     gold=[100, 200, 300, 900])  # fmt: skip
    play(match, (0, "refuse"))
    entry = events(match, "gold_shown_xenia")[0]
    assert (entry.data["gold"], entry.seats) == ([100, 200, 300, 900], None)
    assert match.position()["sheiks"][3]["palace"] == ["xenia"]


def test_8_d_nothing_is_shown_when_a_gift_is_paid() -> None:
    match = scenario(
        "emira", phase="xenia", round=5, palace={0: ["xenia"]}, xenia={"joined_in_round": 2}, gold=[400] * 4
    )
    play(match, (0, "pay"))
    assert not [entry for entry in match.log if entry.kind.startswith("gold_shown")]


def test_8_d_nothing_is_shown_when_nobody_else_has_room_for_her() -> None:
    palace = {0: ["xenia"], 1: ["thara", "asima"], 2: ["sahar", "malika"], 3: ["layla", "fatima"]}
    match = scenario("emira", phase="xenia", round=5, palace=palace, sections={1: 0}, xenia={"joined_in_round": 2},
                     gold=[400] * 4)  # fmt: skip
    play(match, (0, "refuse"))
    assert match.position()["emira_deck"]["cards"][-1] == "xenia"
    assert not [entry for entry in match.log if entry.kind.startswith("gold_shown")]


# (e) Upkeep failure.


def test_8_e_a_failure_in_the_standard_mode_shows_that_nothing_is_left() -> None:
    match = scenario("emira", phase="upkeep", palace={1: ["thara", "asima"]}, gold=[500, 80, 500, 500])
    entry = events(match, "all_gold_paid")[0]
    assert (entry.data, entry.seats) == ({"seat": 1, "amount": 80}, None)
    assert match.position()["sheiks"][1]["gold"] == 0


# (f) The end.


def test_8_f_all_gold_is_shown_at_the_end() -> None:
    match = scenario("emira", phase="round_end", gold=GOLD, max_rounds=1)
    for viewer in VIEWERS:
        assert gold_seen(match, viewer) == GOLD
