"""5.2: changing_her_mind, double_trouble, quiet_days with four and five players."""

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import pass_events
from tests.games.look import asked, legal_moves, told

TOP = ["yasmine", "nibal", "sahar"]
ON_PLAY = ["consensus", "fr", "pl"]


def played(card: str, **words: object) -> Match:
    match = scenario("emira", phase="events", hand={0: [card]}, emira_top=TOP, **words)
    return play(match, (0, f"play {card}"))


# changing_her_mind


@pytest.mark.parametrize("edition", ON_PLAY)
def test_5_2_changing_her_mind_is_decided_on_play(edition: str) -> None:
    match = played("changing_her_mind_1", edition=edition)
    assert events(match, "saw_emira_card")[0].data == {"seat": 0, "card": ["yasmine"]}
    assert asked(match) == ("changing_mind_choice", 0)
    assert legal_moves(match) == ["keep", "swap", "bottom"]


def test_5_2_changing_her_mind_keep_leaves_her_as_she_is() -> None:
    match = pass_events(play(played("changing_her_mind_1"), (0, "keep")))
    assert match.position()["in_play"] == ["yasmine"]
    assert match.view(1)["in_play"][0]["likes"] == ["gold", "status"]


def test_5_2_changing_her_mind_swap_turns_her_preferences_round() -> None:
    match = pass_events(play(played("changing_her_mind_1"), (0, "swap")))
    shown = match.view(1)["in_play"][0]
    assert (shown["card"], shown["likes"], shown["swapped"]) == ("yasmine", ["status", "gold"], True)


def test_5_2_changing_her_mind_bottom_puts_her_under_the_deck() -> None:
    match = pass_events(play(played("changing_her_mind_1"), (0, "bottom")))
    assert match.position()["in_play"] == ["nibal"]
    assert match.position()["emira_deck"]["cards"][-1] == "yasmine"


def test_5_2_changing_her_mind_offers_all_three_choices_for_sidi() -> None:
    words: dict[str, object] = {"phase": "events", "hand": {0: ["changing_her_mind_1"]}, "emira_top": ["sidi_suleiman"]}
    match = scenario("emira", **words)
    play(match, (0, "play changing_her_mind_1"))
    assert legal_moves(match) == ["keep", "swap", "bottom"]


def test_5_2_changing_her_mind_swaps_a_card_that_quiet_days_keep_in_the_deck() -> None:
    match = scenario("emira", phase="events", emira_top=TOP, hand={0: ["changing_her_mind_1"], 1: ["quiet_days_1"]})
    play(match, (0, "play changing_her_mind_1"), (0, "swap"), (1, "play quiet_days_1"))
    pass_events(match)
    assert match.position()["in_play"] == []
    assert match.position()["emira_deck"]["swapped"][0] == 1


def test_5_2_changing_her_mind_without_a_card_has_no_effect() -> None:
    match = scenario("emira", phase="events", hand={0: ["changing_her_mind_1"]}, emira_deck=[])
    play(match, (0, "play changing_her_mind_1"))
    assert match.decision.question == "play_event"
    assert match.position()["used_events"][-1] == "changing_her_mind_1"


def test_5_2_changing_her_mind_in_nl_looks_at_once_and_decides_when_she_lies_face_up() -> None:
    match = played("changing_her_mind_1", edition="nl")
    assert events(match, "saw_emira_card")[0].data["card"] == ["yasmine"]
    assert asked(match) == ("play_event", 1)
    pass_events(match)
    assert asked(match) == ("changing_mind_choice", 0)
    assert match.position()["in_play"] == ["yasmine"]


@pytest.mark.parametrize(
    ("choice", "card", "likes"),
    [("keep", "yasmine", ["gold", "status"]), ("swap", "yasmine", ["status", "gold"]),
     ("bottom", "nibal", ["appearance", "gold"])],
)  # fmt: skip
def test_5_2_changing_her_mind_in_nl_has_the_same_choices(choice: str, card: str, likes: list[str]) -> None:
    match = pass_events(played("changing_her_mind_1", edition="nl"))
    play(match, (0, choice))
    shown = match.view(1)["in_play"]
    assert [(princess["card"], princess["likes"]) for princess in shown] == [(card, likes)]


def test_5_2_changing_her_mind_in_nl_is_about_the_card_then_turned_up() -> None:
    match = scenario(
        "emira",
        edition="nl",
        phase="events",
        emira_top=TOP,
        hand={0: ["changing_her_mind_1"], 1: ["court_influence_1"]},
    )
    play(match, (0, "play changing_her_mind_1"), (1, "play court_influence_1"), (1, "court_influence_order 3 2 1"))
    pass_events(match)
    assert match.position()["in_play"] == ["sahar"]
    play(match, (0, "swap"))
    assert match.view(0)["in_play"][0]["likes"] == ["status", "palace"]


def test_5_2_changing_her_mind_in_nl_has_no_effect_on_quiet_days() -> None:
    match = scenario(
        "emira", edition="nl", phase="events", emira_top=TOP, hand={0: ["changing_her_mind_1"], 1: ["quiet_days_1"]}
    )
    play(match, (0, "play changing_her_mind_1"), (1, "play quiet_days_1"))
    assert pass_events(match).decision.question == "auction_turn"


def test_5_2_changing_her_mind_in_nl_turns_up_the_only_card_again() -> None:
    match = scenario("emira", edition="nl", phase="events", hand={0: ["changing_her_mind_1"]}, emira_deck=["yasmine"])
    play(match, (0, "play changing_her_mind_1"))
    pass_events(match)
    play(match, (0, "bottom"))
    assert match.position()["in_play"] == ["yasmine"]


def test_5_2_the_swap_decides_where_she_goes() -> None:
    # Seat 1 has the status, seat 2 the gold.
    words: dict[str, object] = {
        "phase": "courtship",
        "in_play": ["yasmine"],
        "gold": [100, 100, 900, 100],
        "status_cards": {1: ["status_700"], 2: []},
    }
    assert events(scenario("emira", **words), "joined")[0].data["seat"] == 2
    assert events(scenario("emira", swapped=["yasmine"], **words), "joined")[0].data["seat"] == 1


# double_trouble


@pytest.mark.parametrize("players", [4, 5])
def test_5_2_double_trouble_turns_up_two_princesses(players: int) -> None:
    match = pass_events(played("double_trouble_1", players=players))
    assert match.position()["in_play"] == ["yasmine", "nibal"]


def test_5_2_double_trouble_the_first_turned_up_chooses_first() -> None:
    match = scenario("emira", phase="courtship", in_play=["thara", "asima"], tokens={0: {"beauty": 1}, 3: {}})
    assert told(match, "joined") == [
        {"princess": "thara", "seat": 0},
        {"princess": "asima", "seat": 0},
    ]
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["thara", "asima"],
        tokens={0: {"beauty": 2}, 1: {"beauty": 1}, 3: {}},
        palace={0: ["layla"]},
    )
    assert [entry.data["seat"] for entry in events(match, "joined")] == [0, 1]  # the first took the last room


def test_5_2_double_trouble_changes_the_mind_of_the_first() -> None:
    match = scenario("emira", phase="events", emira_top=TOP, hand={0: ["double_trouble_1"], 1: ["changing_her_mind_1"]})
    play(match, (0, "play double_trouble_1"), (1, "play changing_her_mind_1"), (1, "swap"))
    pass_events(match)
    assert [(card["card"], card["swapped"]) for card in match.view(3)["in_play"]] == [
        ("yasmine", True),
        ("nibal", False),
    ]


def test_5_2_double_trouble_lasts_one_round() -> None:
    match = scenario("emira", phase="round_end", this_round={"arrivals": [2, 0]})
    assert match.position()["this_round"]["arrivals"] == [1, 0]


# quiet_days


@pytest.mark.parametrize("players", [4, 5])
def test_5_2_quiet_days_turn_up_nobody(players: int) -> None:
    match = pass_events(played("quiet_days_1", players=players))
    assert match.position()["in_play"] == []
    assert match.position()["emira_deck"]["cards"][:3] == TOP


def test_5_2_quiet_days_lay_out_everything_else() -> None:
    position = pass_events(played("quiet_days_1")).position()
    assert position["status_offer"] is not None
    assert position["token_offer"] is not None
    assert position["on_offer"] == {"small_caravans": 1, "large_caravans": 1, "sections": 1, "camels": 1}


def test_5_2_quiet_days_do_not_stop_undecided_princesses() -> None:
    match = played("quiet_days_1", undecided=["badra"], gold=[500, 500, 500, 500], sections={1: 0},
                   colours=["green", "white", "red", "black"])  # fmt: skip
    pass_events(match)
    assert match.position()["in_play"] == []
    assert match.position()["sheiks"][3]["palace"] == ["badra"]  # black's higher income


@pytest.mark.parametrize("copy", [1, 2, 3])
@pytest.mark.parametrize(
    "kind",
    ["bazaar", "better_breed", "camel_breeding", "camel_epidemic", "changing_her_mind", "court_influence",
     "double_trouble", "golden_times", "good_looking", "guest_house", "interrupt_spice_trade", "new_orders",
     "new_spice_caravan", "noble_merchandise", "quiet_days", "restoration", "sick_camels", "vermin"],
)  # fmt: skip
def test_5_2_there_are_three_copies_of_every_type(kind: str, copy: int) -> None:
    match = scenario("emira", mode="advanced", phase="events", hand={0: [f"{kind}_{copy}"]})
    play(match, (0, f"play {kind}_{copy}"))
    assert events(match, "event_played")[0].data == {"seat": 0, "card": f"{kind}_{copy}"}
