"""Rules section 4.6.3: what every princess does on joining, while she stays, and when she leaves."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import ALL_PASS, BARE, sheik
from tests.games.look import asked, reason

POOR_BUT_ONE: dict[str, object] = {**BARE, "gold": [1000, 500, 500, 500]}


def court(princess: str, **words: object) -> Match:
    """Phase 6 with one princess; all else bare."""
    return scenario("emira", phase="courtship", in_play=[princess], **{**POOR_BUT_ONE, **words})


def abduct(princess: str, **words: object) -> Match:
    """Sidi visits seat 0, where the princess lives beside Asima, and takes her away."""
    match = court("sidi_suleiman", palace={0: [princess, "asima"]}, **words)
    return play(match, (0, f"sidi_victim {princess}"))


def seen(match: Match, seat: int = 0) -> dict[str, object]:
    """A sheik as the player opposite sees it."""
    return match.view(2)["sheiks"][seat]


# Albina and Firyal, advanced mode only.


palace_wear = pytest.mark.parametrize(
    ("princess", "words"),
    [("albina", {"tokens": [{"beauty": 1}, {}, {}, {}]}), ("firyal", {"status_cards": [["status_300_1"], [], [], []]})],
)


@palace_wear
@pytest.mark.parametrize("edition", ["consensus", "fr", "pl"])
def test_4_6_3_albina_and_firyal_wear_the_palace(edition: str, princess: str, words: dict[str, object]) -> None:
    match = court(princess, mode="advanced", edition=edition, sections=[2, 0, 0, 0], **words)
    assert sheik(match)["track"] == -0.5
    assert seen(match)["palace_size"] == 1.5
    assert seen(match)["capacity"] == 4


@palace_wear
def test_4_6_3_no_wear_in_the_standard_game(princess: str, words: dict[str, object]) -> None:
    match = court(princess, mode="standard", edition="fr", **words)
    assert sheik(match)["palace"] == [princess]
    assert sheik(match)["track"] == 0


@palace_wear
def test_4_6_3_wear_only_the_first_time_for_a_player(princess: str, words: dict[str, object]) -> None:
    match = court(princess, mode="advanced", edition="fr", met={0: [princess]}, **words)
    assert sheik(match)["track"] == 0


@palace_wear
def test_4_6_3_the_first_time_counts_for_every_player_anew(princess: str, words: dict[str, object]) -> None:
    match = court(princess, mode="advanced", edition="fr", met={1: [princess]}, **words)
    assert sheik(match)["track"] == -0.5
    assert sheik(match)["met"] == [princess]


@pytest.mark.parametrize("princess", ["albina", "firyal"])
def test_4_6_3_the_track_is_not_restored_when_she_leaves(princess: str) -> None:
    match = abduct(princess, mode="advanced", edition="fr", track=[-0.5, 0, 0, 0])
    assert sheik(match)["palace"] == ["asima"]
    assert sheik(match)["track"] == -0.5


@pytest.mark.parametrize(
    ("sections", "gold", "fee", "left"), [(0, 100, 0, 50), (3, 140, 90, 0), (3, 60, 60, 0), (4, 1000, 120, 830)]
)
def test_4_6_3_firyal_in_nl_costs_30_a_section_as_far_as_the_gold_goes(
    sections: int, gold: int, fee: int, left: int
) -> None:
    match = court(
        "firyal",
        mode="advanced",
        edition="nl",
        gold=[gold, 0, 0, 0],
        sections=[sections, 0, 0, 0],
        status_cards=[["status_300_1"], [], [], []],
    )
    assert events(match, "firyal_fee_paid")[0].data == {"seat": 0, "amount": fee}
    assert sheik(match)["track"] == 0
    assert sheik(match)["gold"] == left  # her upkeep of 50, or what there was, is paid too


def test_4_6_3_firyal_in_nl_costs_every_time() -> None:
    match = court(
        "firyal",
        mode="advanced",
        edition="nl",
        sections=[2, 0, 0, 0],
        met={0: ["firyal"]},
        status_cards=[["status_300_1"], [], [], []],
    )
    assert events(match, "firyal_fee_paid")[0].data == {"seat": 0, "amount": 60}


def test_4_6_3_firyal_in_nl_has_no_power_in_the_standard_game() -> None:
    match = court("firyal", edition="nl", sections=[2, 0, 0, 0], status_cards=[["status_300_1"], [], [], []])
    assert sheik(match)["gold"] == 950


def test_4_6_3_albina_in_nl_works_as_elsewhere() -> None:
    words: dict[str, object] = {"mode": "advanced", "edition": "nl", "tokens": [{"beauty": 1}, {}, {}, {}]}
    assert sheik(court("albina", **words))["track"] == -0.5
    assert sheik(court("albina", met={0: ["albina"]}, **words))["track"] == 0


# Halimah and Rasha, Layla and Nadia.


@pytest.mark.parametrize(("princess", "card"), [("halimah", "status_singing"), ("rasha", "status_acting")])
def test_4_6_3_halimah_and_rasha_bring_a_status_point_while_they_stay(princess: str, card: str) -> None:
    match = court(princess, tokens=[{"beauty": 1}, {}, {}, {}], status_cards=[["status_700"], [], [], []])
    assert seen(match)["status"] == 3
    assert seen(match)["status_cards"] == ["status_700", card]
    match = abduct(princess, status_cards=[["status_700"], [], [], []])
    assert seen(match)["status"] == 2
    assert seen(match)["status_cards"] == ["status_700"]


@pytest.mark.parametrize(("princess", "token", "own"), [("layla", "manners", "beauty"), ("nadia", "beauty", "manners")])
def test_4_6_3_layla_and_nadia_lend_a_token_while_they_stay(princess: str, token: str, own: str) -> None:
    tokens = [{own: 2, "clothing": 1}, {}, {}, {}]
    match = court(princess, status_cards=[["status_300_1"], [], [], []], tokens=tokens)
    assert seen(match)["lent_tokens"] == [token]
    assert seen(match)["sets"] == 1
    assert seen(match)["appearance"] == 5  # 2 + 1 own, 1 lent, 1 for the set
    match = abduct(princess, tokens=tokens)
    assert seen(match)["lent_tokens"] == []
    assert seen(match)["appearance"] == 3


# Noor, Zainab, Farah, Adara, Badra.


def test_4_6_3_noors_owner_plays_with_open_gold() -> None:
    match = court("noor", tokens=[{"beauty": 1}, {}, {}, {}])
    assert seen(match)["gold"] == 950
    assert match.view(None)["sheiks"][0]["gold"] == 950
    assert seen(match, 1)["gold"] is None
    assert seen(abduct("noor"))["gold"] is None


def test_4_6_3_zainab_makes_event_cards_cheaper_while_she_stays() -> None:
    match = court("zainab", tokens=[{"beauty": 1}, {}, {}, {}])
    assert match.view(0)["mine"]["event_prices"] == [100, 200]
    assert match.view(1)["mine"]["event_prices"] == [150, 250]
    assert abduct("zainab").view(0)["mine"]["event_prices"] == [150, 250]


@pytest.mark.parametrize(
    ("princess", "cheap", "dear"),
    [
        ("farah", {"camel": 50}, {"camel": 150}),
        ("badra", {"palace": 400}, {"palace": 500}),
        (
            "adara",
            {"small_slow": 400, "small_fast": 500, "large_slow": 650, "large_fast": 800},
            {"small_slow": 450, "small_fast": 550, "large_slow": 750, "large_fast": 900},
        ),
    ],
)
def test_4_6_3_farah_badra_and_adara_lower_prices(princess: str, cheap: dict[str, int], dear: dict[str, int]) -> None:
    match = scenario("emira", **{**POOR_BUT_ONE, "gold": [1000, 1000, 1000, 1000]}, palace={0: [princess]})
    for seat, prices in ((0, cheap), (1, dear)):
        mine = match.view(seat)["mine"]["prices"]
        assert {item: mine[item] for item in prices} == prices
    item = next(iter(cheap))
    play(match, *ALL_PASS, (0, f"buy {item}"))
    assert sheik(match)["gold"] == 1000 - cheap[item]


@pytest.mark.parametrize(("princess", "item", "price"), [("farah", "camel", 150), ("badra", "palace", 500)])
def test_4_6_3_the_price_rises_again_when_she_leaves(princess: str, item: str, price: int) -> None:
    match = abduct(princess)
    play(match, (1, "pass"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert match.decision.question == "auction_turn"
    assert match.view(0)["mine"]["prices"][item] == price


# Samira and Zahrah.

samira = partial(court, "samira", tokens=[{"beauty": 1, "clothing": 1}, {}, {}, {}])


def test_4_6_3_samira_costs_a_token_of_the_owners_choice() -> None:
    match = samira()
    assert asked(match) == ("samira_discard", 0)
    bag = match.position()["bag"]["clothing"]
    play(match, (0, "samira_discard clothing"))
    assert sheik(match)["tokens"] == {"beauty": 1, "manners": 0, "clothing": 0}
    assert events(match, "token_handed_back")[0].data == {"seat": 0, "type": "clothing"}
    data = match.position()
    assert data["bag"]["clothing"] + (data["token_offer"] == "clothing") == bag + 1


def test_4_6_3_samira_cannot_take_a_lent_token_and_may_break_a_set() -> None:
    match = samira(palace={0: ["layla"]})
    assert match.view(0)["sheiks"][0]["appearance"] == 4
    assert reason(match, 0, "samira_discard manners") == ("no_own_token_of_type", "emira 4.6.3", {"type": "manners"})
    play(match, (0, "samira_discard beauty"))
    assert seen(match)["appearance"] == 2
    assert seen(match)["lent_tokens"] == ["manners"]


def test_4_6_3_samira_never_takes_a_plus_one_of_good_looking() -> None:
    front = [{"card": "good_looking_1", "type": "beauty", "plus": 2}]
    match = samira(tokens=[{"beauty": 1, "clothing": 1}, {}, {}, {}], in_front={0: front})
    play(match, (0, "samira_discard beauty"))
    assert seen(match)["appearance"] == 3


def test_4_6_3_with_one_kind_of_token_samira_takes_it_without_asking() -> None:
    match = samira(tokens=[{"manners": 2}, {}, {}, {}])
    assert sheik(match)["tokens"]["manners"] == 1


def test_4_6_3_without_an_own_token_samira_takes_nothing_but_has_come() -> None:
    match = samira(tokens=[{}, {}, {}, {}], palace={0: ["layla"]})
    assert sheik(match)["palace"] == ["samira", "layla"]
    assert events(match, "token_handed_back") == []
    assert sheik(match)["met"] == ["samira"]


@pytest.mark.parametrize(("edition", "tokens"), [("consensus", 2), ("fr", 2), ("pl", 2), ("nl", 1)])
def test_4_6_3_samira_repeats_herself_only_in_nl(edition: str, tokens: int) -> None:
    match = samira(edition=edition, met={0: ["samira"]}, tokens=[{"manners": 2}, {}, {}, {}])
    assert sheik(match)["tokens"]["manners"] == tokens


def test_4_6_3_samira_costs_another_player_again() -> None:
    match = samira(edition="fr", met={1: ["samira"]}, tokens=[{"manners": 2}, {}, {}, {}])
    assert sheik(match)["tokens"]["manners"] == 1


zahrah = partial(court, "zahrah", status_cards=[["status_300_1", "status_1500"], [], [], []])


def test_4_6_3_zahrah_costs_a_status_card_of_the_owners_choice() -> None:
    match = zahrah()
    assert asked(match) == ("zahrah_discard", 0)
    play(match, (0, "zahrah_discard status_1500"))
    assert sheik(match)["status_cards"] == ["status_300_1"]
    assert match.position()["status_deck"]["cards"][-1] == "status_1500"
    size = match.view(3)["status_deck"]["size"]
    assert match.view(3)["status_deck"]["known"] == [{"position": size, "card": "status_1500"}]


def test_4_6_3_zahrah_takes_only_the_owners_cards() -> None:
    match = zahrah(status_cards=[["status_300_1", "status_1500"], ["status_700"], [], []], palace={0: ["halimah"]})
    assert [move["card"] for move in match.decision.moves] == ["status_300_1", "status_1500"]
    assert reason(match, 0, "zahrah_discard status_700") == (
        "status_card_not_yours",
        "emira 4.6.3",
        {"card": "status_700"},
    )


def test_4_6_3_zahrah_takes_reds_start_card_too() -> None:
    match = zahrah(colours=["red", "green", "white", "blue"], status_cards={0: ["status_350_1"]})
    assert sheik(match)["status_cards"] == []
    assert match.position()["status_deck"]["cards"][-1] == "status_350_1"


def test_4_6_3_zahrah_leaves_singing_and_acting_alone() -> None:
    match = zahrah(status_cards=[[], [], [], []], palace={0: ["halimah"]})
    assert sheik(match)["palace"] == ["halimah", "zahrah"]
    assert seen(match)["status"] == 1


@pytest.mark.parametrize(("edition", "cards"), [("consensus", 1), ("fr", 1), ("pl", 1), ("nl", 0)])
def test_4_6_3_zahrah_repeats_herself_only_in_nl(edition: str, cards: int) -> None:
    match = zahrah(edition=edition, met={0: ["zahrah"]}, status_cards=[["status_700"], [], [], []])
    assert len(sheik(match)["status_cards"]) == cards


def test_4_6_3_one_off_losses_are_not_given_back() -> None:
    match = abduct("samira", tokens=[{"beauty": 1}, {}, {}, {}], met={0: ["samira"]})
    assert sheik(match)["tokens"] == {"beauty": 1, "manners": 0, "clothing": 0}
    match = abduct("zahrah", status_cards=[["status_700"], [], [], []], met={0: ["zahrah"]})
    assert sheik(match)["status_cards"] == ["status_700"]


# Suleika, Janan, Zafirah.


def test_4_6_3_janan_costs_double_and_zafirah_nothing() -> None:
    match = court("janan", sections=[1, 0, 0, 0])
    assert sheik(match)["gold"] == 900
    match = court("zafirah", sections=[1, 0, 0, 0])
    assert sheik(match)["gold"] == 1000


def test_4_6_3_suleika_charges_each_newcomer_once() -> None:
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["asima", "thara"],
        **{**POOR_BUT_ONE, "sections": [1, 0, 0, 0], "tokens": [{"beauty": 1}, {}, {}, {}]},
        palace={0: ["suleika"]},
    )
    assert sheik(match)["gold"] == 1000 - 3 * 50 - 2 * 100
    assert sheik(match)["surcharges"] == 0


def test_4_6_3_suleikas_surcharge_falls_away_with_her() -> None:
    match = court("sidi_suleiman", palace={0: ["suleika", "asima"]}, surcharges=[1, 0, 0, 0])
    play(match, (0, "sidi_victim suleika"))
    assert sheik(match)["gold"] == 950


def test_4_6_3_suleikas_surcharge_stays_if_the_newcomer_leaves() -> None:
    match = court("sidi_suleiman", palace={0: ["suleika", "asima"]}, surcharges=[1, 0, 0, 0])
    play(match, (0, "sidi_victim asima"))
    assert sheik(match)["gold"] == 850


# Those without a power.


@pytest.mark.parametrize(
    "princess", ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar", "anisah", "yasmine"]
)
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_4_6_3_nine_princesses_have_no_power(princess: str, mode: str) -> None:
    match = court(
        princess,
        mode=mode,
        sections=[1, 0, 0, 0],
        tokens=[{"beauty": 1, "manners": 1}, {}, {}, {}],
        status_cards=[["status_700"], [], [], []],
    )
    after = sheik(match)
    assert after["palace"] == [princess]
    assert (after["gold"], after["track"], after["met"]) == (950, 0, [])
    assert after["tokens"] == {"beauty": 1, "manners": 1, "clothing": 0}
    assert (seen(match)["status"], seen(match)["appearance"], seen(match)["kept_away"]) == (2, 2, False)
