"""Every piece of advice has words, and they fit the situation."""

from __future__ import annotations

import serai
from serai.core.facts import Reason
from serai.core.rng import seeded
from serai.games.emira.insight import reasons
from serai.testing import scenario
from serai.text.phrasebook import Phrasebook

GAME = serai.game("emira")
PHRASES = Phrasebook(GAME)
NAMES = ["Green", "White", "Red", "Blue"]


def words(code: str, numbers: dict[str, object]) -> str | None:
    return PHRASES.say(f"reason-{code.replace('_', '-')}", numbers, NAMES)


def test_every_reason_has_words() -> None:
    for reason in vars(reasons).values():
        if isinstance(reason, Reason):
            numbers = {name: GAME.word(kind, 1) for name, kind in reason.fields}
            said = words(reason.code, numbers)
            assert said, reason.code
            assert "{" not in said


def test_every_option_judged_has_a_reason() -> None:
    insight = GAME.insight()
    state = GAME.deal(GAME.settle({"players": 4}), seeded("reasons"))
    while state.seat >= 0:
        judgement = insight.judge(state)
        for option in judgement.options:
            explained = GAME.explain(insight.reason(state, option))
            assert words(explained.code, explained.numbers)
        state.choose(judgement.best())


def test_the_princess_who_wins_the_game_is_named() -> None:
    match = scenario(
        "emira",
        round=8,
        camels=[0, 0, 0, 0],
        goal={0: "goal4_i_h_c_r"},
        palace={0: ["malika", "fatima", "firyal", "raidah"]},
        sections=[4, 0, 0, 0],
        tokens={0: {"beauty": 2}, 1: {}, 2: {"manners": 3}, 3: {}},
        token_offer="clothing",
        in_play=["thara"],
        gold=[1200, 900, 900, 900],
    )
    insight = GAME.insight()
    explained = GAME.explain(insight.reason(match.state, insight.judge(match.state).best()))
    assert explained.code == "bids_for_princess"
    assert explained.numbers["princess"] == "thara"
