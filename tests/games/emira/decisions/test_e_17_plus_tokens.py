"""E-17: the number of "+1" tokens in the box is no limit."""

from serai.testing import play, scenario


def test_e_17_more_than_twelve_plus_tokens_may_lie_about() -> None:
    """Nine of each type with Layla and Nadia: nine sets, and three Good Looking cards of three each."""
    fronts = [{"card": f"good_looking_{copy}", "type": "clothing", "plus": 3} for copy in (1, 2, 3)]
    match = scenario(
        "emira",
        tokens=[{"beauty": 8, "manners": 8, "clothing": 9}, {}, {}, {}],
        palace={0: ["layla", "nadia"]},
        in_front={0: fronts},
        token_offer=None,
    )
    sheik = match.view(0)["sheiks"][0]
    assert sheik["sets"] == 9
    assert sheik["appearance"] == 27 + 9 + 9


def test_e_17_a_card_played_when_twelve_are_out_still_gets_its_own() -> None:
    match = scenario(
        "emira",
        phase="events",
        tokens=[{"beauty": 8, "manners": 8, "clothing": 9}, {}, {}, {}],
        palace={0: ["layla", "nadia"]},
        in_front={0: [{"card": "good_looking_1", "type": "clothing", "plus": 3}]},
        hand={0: ["good_looking_2"]},
    )
    play(match, (0, "play good_looking_2"), (0, "good_looking_type beauty"))
    assert [card["plus"] for card in match.position()["sheiks"][0]["in_front"]] == [3, 3]
    assert match.view(0)["sheiks"][0]["appearance"] == 27 + 9 + 6
