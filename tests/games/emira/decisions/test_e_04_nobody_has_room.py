"""E-4: a princess for whom nobody has room is undecided."""

from functools import partial

from serai.testing import events, play, scenario

FULL = {0: ["thara", "nibal"], 1: ["fatima", "malika"], 2: ["raidah", "sahar"], 3: ["anisah", "noor"]}

crowded = partial(scenario, "emira", sections=[0, 0, 0, 0], palace=FULL)


def test_e_4_she_becomes_undecided() -> None:
    match = crowded(phase="courtship", in_play=["asima"])
    assert match.position()["undecided"] == ["asima"]
    assert events(match, "undecided")[0].data == {"princess": "asima"}


def test_e_4_she_joins_the_first_who_has_room_whatever_his_appearance() -> None:
    match = crowded(
        undecided=["asima"], gold=[750, 750, 750, 750], tokens=[{"beauty": 3}, {}, {}, {}], camels=[0, 0, 0, 0]
    )
    play(match, (0, "pass"), (1, "pass"), (2, "bid 10"), (3, "pass"))
    assert match.position()["undecided"] == ["asima"]
    play(match, (2, "buy palace"))
    assert match.position()["undecided"] == []
    assert match.position()["sheiks"][2]["palace"] == ["asima", "raidah", "sahar"]


def test_e_4_a_guest_house_is_room_enough() -> None:
    match = crowded(phase="events", undecided=["asima"], hand={0: ["guest_house_1"]})
    play(match, (0, "play guest_house_1"))
    assert match.position()["sheiks"][0]["palace"] == ["asima", "thara", "nibal"]
