"""4.0: the values that follow from what lies on the table."""

import pytest

from serai import Match
from serai.testing import play, scenario


def sheik(match: Match, seat: int = 0) -> Match:
    return match.view(seat)["sheiks"][seat]


def test_4_0_appearance_is_tokens_and_a_plus_one_for_every_set() -> None:
    match = scenario("emira", tokens={0: {"beauty": 2, "manners": 1, "clothing": 2}})
    assert (sheik(match)["sets"], sheik(match)["appearance"]) == (1, 6)


def test_4_0_without_all_three_types_there_is_no_set() -> None:
    match = scenario("emira", tokens={0: {"beauty": 3, "clothing": 3}})
    assert (sheik(match)["sets"], sheik(match)["appearance"]) == (0, 6)


def test_4_0_layla_counts_as_manners_and_nadia_as_beauty() -> None:
    match = scenario("emira", tokens={0: {"clothing": 1}}, palace={0: ["layla", "nadia"]})
    assert sheik(match)["lent_tokens"] == ["manners", "beauty"]
    assert (sheik(match)["sets"], sheik(match)["appearance"]) == (1, 4)


def test_4_0_a_set_comes_with_the_purchase_that_completes_it() -> None:
    match = scenario("emira", tokens={0: {"manners": 1, "clothing": 1}}, token_offer="beauty", gold=[1000, 0, 0, 0])
    assert sheik(match)["appearance"] == 2
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    assert (sheik(match)["sets"], sheik(match)["appearance"]) == (1, 4)


def test_4_0_a_set_goes_when_layla_leaves() -> None:
    match = scenario(
        "emira",
        phase="upkeep",
        tokens={0: {"beauty": 1, "clothing": 1}},
        palace={0: ["layla"]},
        gold=[0, 0, 0, 0],
        draws=["layla"],
    )
    assert (sheik(match)["sets"], sheik(match)["appearance"]) == (0, 2)


def test_4_0_plus_one_tokens_on_good_looking_cards_count() -> None:
    cards = [
        {"card": "good_looking_1", "type": "beauty", "plus": 2},
        {"card": "good_looking_3", "type": "manners", "plus": 1},
    ]
    match = scenario("emira", tokens={0: {"beauty": 1}}, in_front={0: cards})
    assert sheik(match)["appearance"] == 1 + 2 + 1
    assert sheik(match)["sets"] == 0


def test_4_0_status_is_the_sum_of_the_points() -> None:
    match = scenario("emira", status_cards={0: ["status_300_1", "status_400_2", "status_900", "status_1500"]})
    assert sheik(match)["status"] == 1 + 1 + 2 + 3


@pytest.mark.parametrize(
    ("palace", "extra", "cards"),
    [
        (["halimah"], 1, ["status_singing"]),
        (["rasha"], 1, ["status_acting"]),
        (["halimah", "rasha"], 2, ["status_singing", "status_acting"]),
    ],
)
def test_4_0_halimah_and_rasha_bring_a_point_of_status_each(palace: list[str], extra: int, cards: list[str]) -> None:
    match = scenario("emira", status_cards={0: ["status_700"]}, palace={0: palace})
    assert sheik(match)["status"] == 2 + extra
    assert sheik(match)["status_cards"] == ["status_700", *cards]


@pytest.mark.parametrize(("sections", "track", "size"), [(3, 0.0, 3.0), (3, 1.5, 4.5), (0, -1.0, -1.0), (2, -0.5, 1.5)])
def test_4_0_palace_is_sections_and_track(sections: int, track: float, size: float) -> None:
    match = scenario("emira", mode="advanced", sections={0: sections}, track={0: track})
    assert sheik(match)["palace_size"] == size


def test_4_0_guest_houses_give_room_but_no_palace_size() -> None:
    match = scenario("emira", sections={0: 1}, in_front={0: [{"card": "guest_house_1"}, {"card": "guest_house_2"}]})
    assert (sheik(match)["capacity"], sheik(match)["palace_size"]) == (2 + 1 + 2, 1)


def test_4_0_the_track_gives_no_room() -> None:
    match = scenario("emira", mode="advanced", sections={0: 0}, track={0: 1.5})
    assert sheik(match)["capacity"] == 2


def test_4_0_has_room_means_fewer_princesses_than_capacity() -> None:
    words = {"phase": "courtship", "in_play": ["asima"], "tokens": {0: {"beauty": 3}, 3: {}}, "status_cards": {2: []}}
    full = scenario("emira", palace={0: ["thara", "nibal"]}, sections={0: 0}, **words)
    assert full.position()["undecided"] == ["asima"]
    roomy = scenario("emira", palace={0: ["thara", "nibal"]}, sections={0: 1}, **words)
    assert roomy.position()["sheiks"][0]["palace"] == ["asima", "thara", "nibal"]


@pytest.mark.parametrize(("breeds", "rate"), [(0, 50), (1, 70), (2, 100), (3, 150)])
def test_4_0_discount_is_camels_times_the_rate(breeds: int, rate: int) -> None:
    match = scenario("emira", camels={0: 3}, better_breeds={0: breeds}, gold=[100, 0, 0, 0])
    assert (sheik(match)["camel_rate"], sheik(match)["discount"]) == (rate, 3 * rate)
    assert match.view(0)["mine"]["highest_possible_bid"] == 100 + 3 * rate


def test_4_0_there_is_no_discount_while_camels_are_sick() -> None:
    match = scenario("emira", camels={0: 3}, better_breeds={0: 3}, this_round={"sick_camels": True})
    assert sheik(match)["discount"] == 0


def test_4_0_sidi_is_never_counted_among_the_princesses() -> None:
    match = scenario("emira", phase="courtship", in_play=["sidi_suleiman"], palace={0: ["thara", "nibal"]})
    play(match, (0, "sidi_victim nibal"))
    assert match.position()["sheiks"][0]["palace"] == ["thara"]
    assert match.position()["gone_princesses"] == ["nibal", "sidi_suleiman"]
