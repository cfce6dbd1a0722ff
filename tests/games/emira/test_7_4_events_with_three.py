"""7.4: event cards that differ with three players."""

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import quiet_until
from tests.games.look import legal_moves

TOP = ["yasmine", "nibal", "sahar", "thara", "asima"]
ON_PLAY = ["consensus", "fr", "pl"]


def at_events(*hands: str, **words: object) -> Match:
    hand = {seat: [card] for seat, card in enumerate(hands)}
    return scenario("emira", players=3, phase="events", hand=hand, emira_top=TOP, **words)


def turned_up(match: Match) -> tuple[list[str], list[str]]:
    quiet_until(match, 3, "auction")
    return match.position()["in_play"], match.position()["later"]


# double_trouble


def test_7_4_double_trouble_two_in_the_odd_round_and_one_in_the_even() -> None:
    match = at_events("double_trouble_1")
    play(match, (0, "play double_trouble_1"))
    assert legal_moves(match) == ["two_one", "one_two"]
    play(match, (0, "two_one"))
    assert turned_up(match) == (["yasmine", "nibal"], ["sahar"])


def test_7_4_double_trouble_one_in_the_odd_round_and_two_in_the_even() -> None:
    match = at_events("double_trouble_1")
    play(match, (0, "play double_trouble_1"), (0, "one_two"))
    assert turned_up(match) == (["yasmine"], ["nibal", "sahar"])
    quiet_until(match, 4, "auction")
    assert match.position()["in_play"] == ["nibal", "sahar"]


def test_7_4_double_trouble_is_decided_before_any_card_is_seen() -> None:
    match = at_events("double_trouble_1")
    play(match, (0, "play double_trouble_1"))
    assert match.decision.question == "double_trouble_split"
    assert match.position()["in_play"] == match.position()["later"] == []
    assert match.view(0)["emira_deck"]["known"] == []


@pytest.mark.parametrize("split", ["two_one", "one_two"])
def test_7_4_double_trouble_all_choose_in_the_order_turned_up(split: str) -> None:
    words = {"tokens": {0: {"beauty": 3}}, "sections": {0: 3}, "gold": [2000, 0, 0]}
    match = scenario("emira", players=3, phase="events", hand={0: ["double_trouble_1"]},
                     emira_top=["thara", "asima", "noor"], **words)  # fmt: skip
    play(match, (0, "play double_trouble_1"), (0, split))
    quiet_until(match, 4, "auction")
    joined = [entry.data["princess"] for entry in events(match, "joined")]
    assert joined == (["thara", "asima"] if split == "two_one" else ["thara"])
    quiet_until(match, 5, "events")
    assert [entry.data["princess"] for entry in events(match, "joined")] == ["thara", "asima", "noor"]


def test_7_4_double_trouble_with_a_short_deck_fills_the_odd_round_first() -> None:
    match = scenario("emira", players=3, phase="events", hand={0: ["double_trouble_1"]}, emira_deck=["thara", "asima"])
    play(match, (0, "play double_trouble_1"), (0, "two_one"))
    assert turned_up(match) == (["thara", "asima"], [])


# quiet_days


@pytest.mark.parametrize(("choice", "in_play", "later"), [("odd", ["yasmine"], []), ("even", [], ["yasmine"])])
def test_7_4_quiet_days_turn_up_one_card_for_the_round_named(choice: str, in_play: list[str], later: list[str]) -> None:
    match = at_events("quiet_days_1")
    play(match, (0, "play quiet_days_1"))
    assert legal_moves(match) == ["odd", "even"]
    assert match.view(0)["emira_deck"]["known"] == []
    play(match, (0, choice))
    assert turned_up(match) == (in_play, later)
    assert match.position()["emira_deck"]["cards"][0] == "nibal"


def test_7_4_quiet_days_in_the_odd_round_nobody_chooses_if_she_comes_in_the_even_one() -> None:
    words = {"tokens": {0: {"beauty": 1}}, "gold": [2000, 0, 0]}
    match = scenario("emira", players=3, phase="events", hand={0: ["quiet_days_1"]}, emira_top=["thara"], **words)
    play(match, (0, "play quiet_days_1"), (0, "even"))
    quiet_until(match, 4, "auction")
    assert events(match, "joined") == []
    assert match.position()["in_play"] == ["thara"]
    quiet_until(match, 5, "events")
    assert events(match, "joined")[0].data == {"princess": "thara", "seat": 0}


def test_7_4_quiet_days_in_the_even_round_nobody_comes_if_she_came_in_the_odd_one() -> None:
    match = at_events("quiet_days_1")
    play(match, (0, "play quiet_days_1"), (0, "odd"))
    quiet_until(match, 4, "auction")
    assert match.position()["in_play"] == []


# changing_her_mind


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
@pytest.mark.parametrize(("target", "position", "card"), [("odd 1", 1, "yasmine"), ("even 1", 2, "nibal")])
def test_7_4_changing_her_mind_names_a_round_before_looking(
    edition: str, target: str, position: int, card: str
) -> None:
    match = at_events("changing_her_mind_1", edition=edition)
    play(match, (0, "play changing_her_mind_1"))
    assert legal_moves(match) == ["changing_mind_target odd 1", "changing_mind_target even 1"]
    assert match.view(0)["emira_deck"]["known"] == []
    play(match, (0, f"changing_mind_target {target}"))
    assert match.view(0)["emira_deck"]["known"] == [{"position": position, "card": card}]
    assert match.view(1)["emira_deck"]["known"] == []
    named = events(match, "mind_target_named")[0]
    assert named.data == {"seat": 0, "round": target.split()[0], "which": 1}


@pytest.mark.parametrize("edition", ON_PLAY)
@pytest.mark.parametrize(
    ("target", "choice", "odd", "even"),
    [
        ("odd 1", "keep", ("yasmine", False), ("nibal", False)),
        ("odd 1", "swap", ("yasmine", True), ("nibal", False)),
        ("odd 1", "bottom", ("nibal", False), ("sahar", False)),
        ("even 1", "keep", ("yasmine", False), ("nibal", False)),
        ("even 1", "swap", ("yasmine", False), ("nibal", True)),
        ("even 1", "bottom", ("yasmine", False), ("sahar", False)),
    ],
)
def test_7_4_changing_her_mind_keep_swap_bottom(
    edition: str, target: str, choice: str, odd: tuple[str, bool], even: tuple[str, bool]
) -> None:
    match = at_events("changing_her_mind_1", edition=edition)
    play(match, (0, "play changing_her_mind_1"), (0, f"changing_mind_target {target}"), (0, choice))
    quiet_until(match, 3, "auction")
    view = match.view(2)
    assert [(card["card"], card["swapped"]) for card in view["in_play"]] == [odd]
    assert [(card["card"], card["swapped"]) for card in view["later"]] == [even]


@pytest.mark.parametrize(
    ("split", "targets"),
    [
        ("two_one", {"odd 1": (1, "yasmine"), "odd 2": (2, "nibal"), "even 1": (3, "sahar")}),
        ("one_two", {"odd 1": (1, "yasmine"), "even 1": (2, "nibal"), "even 2": (3, "sahar")}),
    ],
)
def test_7_4_changing_her_mind_after_double_trouble_names_one_of_the_two(
    split: str, targets: dict[str, tuple[int, str]]
) -> None:
    for target, (position, card) in targets.items():
        match = at_events("double_trouble_1", "changing_her_mind_1")
        play(match, (0, "play double_trouble_1"), (0, split), (1, "play changing_her_mind_1"))
        assert [f"{move['round']} {move['which']}" for move in match.decision.moves] == list(targets)
        play(match, (1, f"changing_mind_target {target}"))
        assert match.view(1)["emira_deck"]["known"] == [{"position": position, "card": card}]


def test_7_4_changing_her_mind_cannot_name_a_second_princess_without_double_trouble() -> None:
    match = at_events("changing_her_mind_1")
    play(match, (0, "play changing_her_mind_1"))
    found = refusal(match, 0, "changing_mind_target odd 2")
    assert (found.code, found.clause) == ("no_princess_in_that_round", "emira 7.4")
    assert found.numbers == {"round": "odd", "which": 2, "princesses": 1}


def test_7_4_changing_her_mind_bottom_moves_the_cards_behind_her_up() -> None:
    match = at_events("double_trouble_1", "changing_her_mind_1")
    play(match, (0, "play double_trouble_1"), (0, "two_one"))
    play(match, (1, "play changing_her_mind_1"), (1, "changing_mind_target odd 2"), (1, "bottom"))
    assert turned_up(match) == (["yasmine", "sahar"], ["thara"])
    assert match.position()["emira_deck"]["cards"][-1] == "nibal"


@pytest.mark.parametrize("quiet", ["odd", "even"])
def test_7_4_changing_her_mind_after_quiet_days_is_about_the_only_princess(quiet: str) -> None:
    match = at_events("quiet_days_1", "changing_her_mind_1")
    play(match, (0, "play quiet_days_1"), (0, quiet), (1, "play changing_her_mind_1"))
    assert match.decision.question == "changing_mind_choice"  # there is only one to name
    play(match, (1, "swap"))
    quiet_until(match, 3, "auction")
    view = match.view(0)
    shown = view["in_play"] if quiet == "odd" else view["later"]
    assert [(card["card"], card["swapped"]) for card in shown] == [("yasmine", True)]


def test_7_4_changing_her_mind_without_a_card_at_the_place_has_no_effect() -> None:
    match = scenario("emira", players=3, phase="events", hand={0: ["changing_her_mind_1"]}, emira_deck=["thara"])
    play(match, (0, "play changing_her_mind_1"), (0, "changing_mind_target even 1"))
    assert match.decision.question == "play_event"


@pytest.mark.parametrize(("target", "asked_about"), [("odd 1", ["yasmine"]), ("even 1", ["nibal"])])
def test_7_4_changing_her_mind_in_nl_is_decided_when_she_lies_face_up(target: str, asked_about: list[str]) -> None:
    match = at_events("changing_her_mind_1", edition="nl")
    play(match, (0, "play changing_her_mind_1"), (0, f"changing_mind_target {target}"), (1, "pass"), (2, "pass"))
    assert match.decision.question == "changing_mind_choice"
    lying = match.position()["in_play"] + match.position()["later"]
    assert lying == (asked_about if target == "odd 1" else ["yasmine", *asked_about])
    play(match, (0, "bottom"))
    odd, even = turned_up(match)
    assert (odd, even) == ((["nibal"], ["sahar"]) if target == "odd 1" else (["yasmine"], ["sahar"]))


def test_7_4_changing_her_mind_in_nl_follows_a_later_double_trouble() -> None:
    # He looked at the even round's card at place 2; with 2+1 that round's princess is the third card.
    match = at_events("changing_her_mind_1", "double_trouble_1", edition="nl")
    play(match, (0, "play changing_her_mind_1"), (0, "changing_mind_target even 1"))
    play(match, (1, "play double_trouble_1"), (1, "two_one"), (2, "pass"))
    assert (match.position()["in_play"], match.position()["later"]) == (["yasmine", "nibal"], ["sahar"])
    play(match, (0, "swap"))
    assert match.view(1)["later"][0]["likes"] == ["status", "palace"]


def test_7_4_changing_her_mind_in_nl_lapses_if_the_round_has_no_princess() -> None:
    match = at_events("changing_her_mind_1", "quiet_days_1", edition="nl")
    play(match, (0, "play changing_her_mind_1"), (0, "changing_mind_target even 1"))
    play(match, (1, "play quiet_days_1"), (1, "odd"), (2, "pass"))
    assert match.decision.question == "auction_turn"


@pytest.mark.parametrize("edition", ON_PLAY)
def test_7_4_a_later_double_trouble_does_not_move_a_swap(edition: str) -> None:
    match = at_events("changing_her_mind_1", "double_trouble_1", edition=edition)
    play(match, (0, "play changing_her_mind_1"), (0, "changing_mind_target even 1"), (0, "swap"))
    play(match, (1, "play double_trouble_1"), (1, "two_one"))
    quiet_until(match, 3, "auction")
    assert [(card["card"], card["swapped"]) for card in match.view(0)["in_play"]] == [
        ("yasmine", False),
        ("nibal", True),
    ]


# Effects of one round.


@pytest.mark.parametrize(("card", "odd", "even"), [("golden_times_1", 360, 300), ("interrupt_spice_trade_1", 150, 300)])
def test_7_4_income_events_cover_only_the_odd_round(card: str, odd: int, even: int) -> None:
    match = at_events(card, caravans={0: [("small_slow", 8)]})
    play(match, (0, f"play {card}"))
    quiet_until(match, 4, "auction")
    totals = [entry.data["total"] for entry in events(match, "income_received") if entry.data["seat"] == 0]
    assert totals == [odd, even]


def test_7_4_sick_camels_recover_for_the_even_round() -> None:
    match = at_events("sick_camels_1", camels={0: 2})
    play(match, (0, "play sick_camels_1"))
    assert quiet_until(match, 3, "auction").view(0)["sheiks"][0]["discount"] == 0
    assert quiet_until(match, 4, "auction").view(0)["sheiks"][0]["discount"] == 100


def test_7_4_bazaar_and_noble_merchandise_decide_pieces_that_may_stay() -> None:
    match = at_events("bazaar_1", "noble_merchandise_1", edition="pl")
    play(match, (0, "play bazaar_1"), (1, "play noble_merchandise_1"), (2, "pass"))
    play(match, (1, "noble_pick status_900"), (0, "bazaar_pick clothing"))
    quiet_until(match, 4, "auction")
    assert match.position()["status_offer"] == "status_900"
    assert match.position()["token_offer"] == "clothing"
