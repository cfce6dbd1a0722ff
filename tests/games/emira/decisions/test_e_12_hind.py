"""E-12: Hind keeps her owner away."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import PLAIN, do_nothing, owner
from tests.games.look import asked

AWAY = {"round": 4, "hind": {"joined_in_round": 3}}


def idle_until(match: serai.Match, round_number: int, kind: str) -> serai.Match:
    """Everybody does as little as possible until this kind of decision comes up in this round."""
    while (match.position()["round"], match.decision.question) != (round_number, kind):
        do_nothing(match)
    return match


# (a)


@pytest.mark.parametrize("edition", ["fr", "pl", "nl", "consensus"])
def test_e_12_a_a_skipping_first_player_neither_opens_nor_is_owed_an_action(edition: str) -> None:
    match = scenario("emira", edition=edition, **PLAIN, **AWAY, palace={0: ["hind"]}, gold=[750] * 4)
    assert match.position()["auction"]["opener"] == 1
    assert match.position()["auction"]["members"] == [1, 2, 3]
    play(match, (1, "pass"), (2, "pass"), (3, "pass"))
    assert asked(match) == ("choose_action", 1)


def test_e_12_a_the_last_of_the_others_needs_no_bid_and_then_the_phase_is_over() -> None:
    match = scenario("emira", edition="fr", **PLAIN, **AWAY, palace={0: ["hind"]}, gold=[100] * 4)
    play(match, (1, "take_150"), (2, "take_150"), (3, "no_bid"), (3, "take_150"))
    assert match.position()["phase"] == "purchase"
    assert match.position()["sheiks"][0]["gold"] == 100


def test_e_12_a_he_plays_and_buys_no_event_but_has_income_and_upkeep() -> None:
    match = scenario(
        "emira", edition="fr", phase="events", **PLAIN, **AWAY, palace={0: ["hind"]}, gold=[100] * 4, in_play=[]
    )
    assert match.decision.seat == 1
    idle_until(match, 4, "buy_event")
    assert match.decision.seat == 1
    assert match.position()["sheiks"][0]["gold"] == 250
    idle_until(match, 5, "play_event")
    assert match.position()["sheiks"][0]["gold"] == 200
    assert [entry.data["seat"] for entry in events(match, "kept_away_by_hind")] == [0, 0]


# (b)


def sidi_waits(**words: object) -> serai.Match:
    """0 houses Hind and skips; once Raidah is his he alone has most princesses, and Sidi comes to him."""
    return scenario(
        "emira",
        **{
            "edition": "fr",
            **PLAIN,
            **AWAY,
            "status_cards": [["status_300_1"], ["status_300_2"], [], []],
            "palace": {0: ["hind", "asima"], 1: ["noor"], 2: ["thara", "nibal"]},
            "in_front": {0: [{"card": "guest_house_1"}]},
            "in_play": [],
            **words,
        },
    )


def test_e_12_b_freed_in_phase_4_he_joins_u_at_once_and_bids_from_the_next_auction_on() -> None:
    match = sidi_waits(
        first_player=1, gold=[480, 480, 300, 200], undecided=["yasmine", "raidah", "sidi_suleiman"], hand={}
    )
    play(match, (1, "take_150"), (0, "sidi_victim hind"))
    assert match.position()["gone_princesses"] == ["hind", "sidi_suleiman"]
    assert asked(match) == ("auction_turn", 2)
    assert match.position()["auction"]["members"] == [2, 3]
    play(match, (2, "bid 10"), (3, "pass"), (2, "decline"))
    assert match.position()["auction"]["opener"] == 3
    assert match.position()["auction"]["members"] == [0, 3]
    play(match, (3, "pass"), (0, "bid 10"))
    assert asked(match) == ("choose_action", 0)


def test_e_12_b_keeping_hind_he_stays_away() -> None:
    match = sidi_waits(first_player=1, gold=[480, 480, 300, 200], undecided=["yasmine", "raidah", "sidi_suleiman"])
    play(match, (1, "take_150"), (0, "sidi_victim asima"), (2, "bid 10"), (3, "pass"), (2, "decline"))
    assert asked(match) == ("last_player_bid", 3)


def test_e_12_b_a_turn_of_phase_5_that_has_gone_by_is_not_made_up() -> None:
    match = sidi_waits(
        phase="purchase", first_player=0, gold=[600, 600, 300, 200], undecided=["raidah", "sidi_suleiman"]
    )
    play(match, (1, "two"), (0, "sidi_victim hind"))
    match.play(match.decision.moves[0])
    play(match, (2, "none"), (3, "none"))
    assert match.position()["round"] == 5


def test_e_12_b_a_turn_of_phase_5_still_to_come_is_his() -> None:
    match = sidi_waits(
        phase="purchase", first_player=1, gold=[600, 600, 300, 200], undecided=["raidah", "sidi_suleiman"]
    )
    play(match, (1, "two"), (0, "sidi_victim hind"))
    match.play(match.decision.moves[0])
    play(match, (2, "none"), (3, "none"), (0, "two"))
    assert match.decision.question == "keep_event"


@pytest.mark.parametrize(("first", "next_asked"), [(0, [2, 3]), (1, [2, 3, 0])])
def test_e_12_b_a_turn_of_phase_1_that_has_gone_by_is_not_made_up(first: int, next_asked: list[int]) -> None:
    """1's Good Looking brings him Thara; full, he leaves Malika to 0, who has most princesses now."""
    match = sidi_waits(
        phase="events",
        first_player=first,
        tokens=[{}, {"beauty": 3}, {}, {"manners": 3}],
        palace={0: ["hind", "asima"], 1: ["noor"], 2: ["fatima", "nibal"]},
        undecided=["thara", "malika", "sidi_suleiman"],
        hand={0: ["bazaar_1"], 1: ["good_looking_1"], 2: ["vermin_1"], 3: ["quiet_days_1"]},
    )
    play(match, (1, "play good_looking_1"), (1, "good_looking_type beauty"), (0, "sidi_victim hind"))
    asked = []
    while match.decision.question == "play_event":
        asked.append(match.decision.seat)
        match.play({"kind": "pass"})
    assert asked == next_asked


# (c)

BEST = {**PLAIN, "tokens": [{"beauty": 5}, {"beauty": 2}, {"beauty": 1}, {}]}
TIED = {**PLAIN, "tokens": [{"beauty": 5}, {"beauty": 2}, {"manners": 2}, {}]}


def test_e_12_c_fr_a_princess_who_chooses_while_he_is_away_ignores_him() -> None:
    match = scenario("emira", edition="fr", phase="courtship", **BEST, **AWAY, palace={0: ["hind"]}, in_play=["thara"])
    assert owner(match, "thara") == 1


def test_e_12_c_fr_also_while_undecided_until_the_next_round_starts() -> None:
    match = scenario("emira", edition="fr", phase="courtship", **TIED, **AWAY, palace={0: ["hind"]}, in_play=["thara"])
    kinds = [(entry.kind, entry.data.get("princess")) for entry in match.log]
    assert ("undecided", "thara") in kinds
    assert kinds.index(("made_up_her_mind", "thara")) > kinds.index(("round_begins", None))
    assert owner(match, "thara") == 0
    assert (match.position()["round"], match.position()["phase"]) == (5, "events")


def test_e_12_c_fr_until_hind_leaves_him() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        **TIED,
        **AWAY,
        palace={0: ["hind", "noor"]},
        in_front={0: [{"card": "guest_house_1"}]},
        in_play=["thara", "sidi_suleiman"],
    )
    assert match.position()["undecided"] == ["thara"]
    assert match.position()["hind"]["ignored_by"] == ["thara"]
    play(match, (0, "sidi_victim hind"))
    assert owner(match, "thara") == 0
    order = [entry.kind for entry in match.log if entry.kind in ("abducted", "made_up_her_mind", "round_begins")]
    assert order == ["abducted", "made_up_her_mind", "round_begins"]


def test_e_12_c_fr_until_hind_leaves_in_a_tumult() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        **TIED,
        **AWAY,
        palace={0: ["hind"]},
        gold=[40, 500, 500, 500],
        in_play=["thara"],
        draws=["hind"],
    )
    order = [
        entry.kind for entry in match.log if entry.kind in ("leaves_in_tumult", "made_up_her_mind", "round_begins")
    ]
    assert order == ["leaves_in_tumult", "made_up_her_mind", "round_begins"]
    assert owner(match, "thara") == 0


def test_e_12_c_fr_a_princess_undecided_from_an_earlier_round_may_choose_him() -> None:
    """Sahar fills 1's palace, so Zainab, tied between 0 and 1 for some time, joins 0 in his lost round."""
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        **{**PLAIN, "sections": [0, 1, 0, 0], "tokens": [{"beauty": 3}, {"beauty": 3}, {}, {}]},
        **AWAY,
        palace={0: ["hind"], 1: ["noor", "asima"]},
        undecided=["zainab"],
        gold=[500, 500, 0, 0],
        in_play=["sahar"],
    )
    assert owner(match, "zainab") == 0
    assert events(match, "made_up_her_mind")[0].data == {"princess": "zainab", "seat": 0}


def test_e_12_c_fr_sidi_ignores_the_bar() -> None:
    match = scenario(
        "emira", edition="fr", phase="courtship", **PLAIN, **AWAY, palace={0: ["hind"]}, in_play=["sidi_suleiman"]
    )
    assert events(match, "abducted")[0].data == {"princess": "hind", "seat": 0}


def test_e_12_c_fr_xenia_moving_on_in_7a_ignores_the_bar() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="xenia",
        **PLAIN,
        **AWAY,
        palace={0: ["hind"], 1: ["xenia"]},
        xenia={"joined_in_round": 1},
        gold=[900, 300, 500, 500],
    )
    play(match, (1, "refuse"))
    assert owner(match, "xenia") == 0
    assert match.position()["sheiks"][0]["gold"] == 900 - 250 - 100


def test_e_12_c_fr_no_bar_in_the_round_in_which_hind_arrives() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        round=4,
        **{**BEST, "status_cards": [["status_300_1"], [], [], []]},
        in_play=["hind", "thara"],
    )
    assert owner(match, "hind") == owner(match, "thara") == 0


# (d)


@pytest.mark.parametrize("edition", ["nl", "pl", "consensus"])
def test_e_12_d_elsewhere_he_may_be_chosen_while_away(edition: str) -> None:
    match = scenario(
        "emira", edition=edition, phase="courtship", **BEST, **AWAY, palace={0: ["hind"]}, in_play=["thara"]
    )
    assert owner(match, "thara") == 0


@pytest.mark.parametrize(("value", "chosen"), [("barred", 1), ("may_be_chosen", 0)])
def test_e_12_d_the_bar_has_an_option_of_its_own(value: str, chosen: int) -> None:
    match = scenario(
        "emira",
        edition="nl",
        hind_phase6=value,
        phase="courtship",
        **BEST,
        **AWAY,
        palace={0: ["hind"]},
        in_play=["thara"],
    )
    assert owner(match, "thara") == chosen


# (e)


@pytest.mark.parametrize("edition", ["fr", "pl", "nl", "consensus"])
def test_e_12_e_in_every_edition_she_keeps_him_away_for_one_round(edition: str) -> None:
    words = {**PLAIN, "round": 9, "palace": {0: ["hind"]}}
    later = scenario("emira", edition=edition, hind={"joined_in_round": 7}, **words)
    assert not later.view(0)["sheiks"][0]["kept_away"]
    assert later.decision.seat == 0
    after = scenario("emira", edition=edition, hind={"joined_in_round": 8}, **words)
    assert after.view(0)["sheiks"][0]["kept_away"]
    assert after.decision.seat == 1


@pytest.mark.parametrize(("value", "seat"), [("next_round", 0), ("while_in_palace", 1)])
def test_e_12_e_the_duration_has_an_option_of_its_own(value: str, seat: int) -> None:
    words = {**PLAIN, "round": 9, "hind": {"joined_in_round": 3}, "palace": {0: ["hind"]}}
    assert scenario("emira", edition="pl", hind_duration=value, **words).decision.seat == seat
    assert scenario("emira", edition="fr", hind_duration=value, **words).decision.seat == seat


# (f)


@pytest.mark.parametrize("edition", ["fr", "pl", "nl", "consensus"])
def test_e_12_f_the_round_after_her_arrival_is_lost_and_only_that_one(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        phase="courtship",
        round=3,
        **{**PLAIN, "status_cards": [[], ["status_300_1"], [], []]},
        gold=[600] * 4,
        in_play=["hind"],
        emira_top=["asima", "noor"],
        hand={0: ["vermin_1"], 1: ["bazaar_1"], 2: ["quiet_days_1"], 3: ["quiet_days_2"]},
    )
    assert owner(match, "hind") == 1
    assert match.position()["first_player"] == 1
    assert (match.position()["round"], match.decision.seat) == (4, 2)
    idle_until(match, 4, "auction_turn")
    assert match.position()["auction"]["members"] == [0, 2, 3]
    idle_until(match, 5, "play_event")
    idle_until(match, 5, "auction_turn")
    assert match.position()["auction"]["members"] == [0, 1, 2, 3]


def test_e_12_f_while_in_palace_starts_at_once() -> None:
    words = {**PLAIN, "round": 3, "gold": [480, 600, 300, 300], "undecided": ["hind"], "first_player": 1}
    words["status_cards"] = [["status_300_1"], ["status_300_2"], [], []]
    taken = scenario("emira", hind_duration="while_in_palace", **words)
    play(taken, (1, "bid 130"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert owner(taken, "hind") == 0
    assert taken.view(0)["sheiks"][0]["kept_away"]
    spared = scenario("emira", hind_duration="next_round", **words)
    play(spared, (1, "bid 130"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert owner(spared, "hind") == 0
    assert not spared.view(0)["sheiks"][0]["kept_away"]


def test_e_12_f_fr_he_acts_on_in_the_round_of_her_arrival() -> None:
    match = scenario(
        "emira",
        edition="fr",
        **{**PLAIN, "status_cards": [["status_300_1"], ["status_300_2"], [], []]},
        round=3,
        first_player=1,
        gold=[480, 600, 300, 300],
        undecided=["hind"],
    )
    play(match, (1, "bid 130"), (2, "pass"), (3, "pass"), (0, "pass"), (1, "decline"))
    assert owner(match, "hind") == 0
    assert match.position()["auction"]["members"] == [0, 2, 3]


def test_e_12_f_joining_after_the_upkeep_she_costs_the_next_round() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="upkeep",
        round=3,
        **{**PLAIN, "status_cards": [["status_300_1"], ["status_300_2"], [], []]},
        gold=[500, 500, 0, 0],
        palace={1: ["noor"]},
        undecided=["hind"],
        hand={0: ["vermin_1"], 1: [], 2: [], 3: []},
    )
    assert owner(match, "hind") == 0
    assert match.position()["round"] == 4
    assert match.position()["auction"]["members"] == [1, 2, 3]


def test_e_12_f_every_arrival_counts_anew() -> None:
    """She has lived with 0 before, in round 3, and comes again in round 7."""
    match = scenario(
        "emira",
        edition="fr",
        phase="courtship",
        round=7,
        hind={"joined_in_round": 3},
        **{**PLAIN, "status_cards": [["status_300_1"], [], [], []]},
        in_play=["hind"],
        met={0: ["samira"]},
    )
    assert match.position()["hind"]["joined_in_round"] == 7
    assert match.view(0)["sheiks"][0]["kept_away"]
    assert refusal(match, 0, {"kind": "pass"}).code == "not_your_decision"
