"""E-47: the choices of powers are asked at once, before the undecided are checked."""

from serai.testing import play, scenario
from tests.games.emira.look import PLAIN
from tests.games.look import asked


def test_e_47_samira() -> None:
    """Her arrival fills 0's palace, which would send Sahar to 1; first 0 hands back a token."""
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "tokens": [{"beauty": 2, "clothing": 1}, {}, {}, {}], "sections": [0, 0, 0, 0]},
        palace={0: ["noor"], 2: ["asima", "nibal"], 3: ["fatima", "malika"]},
        undecided=["sahar"],
        in_play=["samira"],
    )
    assert asked(match) == ("samira_discard", 0)
    assert match.position()["undecided"] == ["sahar"]
    play(match, (0, "samira_discard clothing"))
    assert match.position()["sheiks"][1]["palace"] == ["sahar"]


def test_e_47_zahrah() -> None:
    """Without the card handed in, 0 and 1 are level in status, and Malika has to go on waiting."""
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "status_cards": [["status_300_1", "status_700"], ["status_750"], [], []]},
        undecided=["malika"],
        in_play=["zahrah"],
        gold=[500] * 4,
        hand={0: [], 1: ["vermin_1"], 2: [], 3: []},
    )
    assert match.decision.question == "zahrah_discard"
    assert match.position()["undecided"] == ["malika"]
    play(match, (0, "zahrah_discard status_300_1"))
    assert match.position()["undecided"] == ["malika"]


def test_e_47_sidi() -> None:
    """While 0 thinks about his victim nobody moves into the room he will have."""
    match = scenario(
        "emira",
        phase="courtship",
        **{**PLAIN, "tokens": [{"beauty": 1}, {}, {}, {}]},
        palace={0: ["noor", "nibal"]},
        undecided=["thara"],
        in_play=["sidi_suleiman"],
    )
    assert match.decision.question == "sidi_victim"
    assert match.position()["undecided"] == ["thara"]
    play(match, (0, "sidi_victim noor"))
    assert match.position()["sheiks"][0]["palace"] == ["thara", "nibal"]
