"""Games of an earlier rules version: read with its defaults, and stopped only where a clause has changed since."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator

import pytest

import serai
from serai.core.events import RawEvent
from serai.core.game import Meta
from serai.core.questions import Question, Space
from serai.core.settings import Setting
from serai.core.state import State
from serai.template.components import COINS
from serai.template.game import META
from serai.template.questions import PAID, PAY, QUESTIONS, Pay
from serai.template.state import LotsState
from tests.conformance.toy import Lots, registered

PLAYERS, LOOKING = META.settings
PAY_OR_NOT = Pay("pay_or_not", "3", PAY.verbs)


class GrownState(LotsState):
    """Who may pay is asked by another question, one that has grown from the old one."""

    def ask(self, seat: int, question: Question[LotsState]) -> None:
        super().ask(seat, PAY_OR_NOT if question is PAY else question)


class NewerLots(Lots):
    """Rules version 2: nobody looks at the deck by default, and a payment of all one's coins means something else."""

    def __init__(self, state: type[LotsState] = LotsState) -> None:
        super().__init__("lots", state)
        self.rules_version = "2"
        self.earlier_versions = ["1"]
        looking = Setting("looking", [True, False], False, ["2"], earlier={"1": True})
        self.meta = Meta("Lots", 2024, [], [], [2, 3], [], [PLAYERS, looking])
        self.settings = self.meta.settings
        self.space = Space([*QUESTIONS, PAY_OR_NOT])

    def changed_clause(self, rules: str, state: State, events: list[RawEvent]) -> str | None:
        all_paid = any(event.kind is PAID and event.values[1] == COINS for event in events)
        return "2" if rules == "1" and all_paid else None


@pytest.fixture
def newer() -> Iterator[NewerLots]:
    with registered(NewerLots()) as game:
        yield game


def old_save(*payments: str) -> dict[str, object]:
    """A game of version 1, with these answers to its first questions about coins, and nothing paid after that."""
    match = Lots().new(seed=3)
    answers = list(payments)
    while match.decision is not None:
        wanted = answers.pop(0) if answers and match.decision.question == "pay" else None
        match.play(match.decision.moves[0] if wanted is None else match.parse(wanted))
    assert not answers
    save: dict[str, object] = json.loads(json.dumps(match.export()))
    return save


def test_an_earlier_game_is_read_with_the_defaults_of_its_time(newer: NewerLots) -> None:
    save = old_save("pay 30")
    match = serai.load(save)
    assert match.stopped is None
    assert match.settings["looking"] is True
    assert newer.new(seed=3).settings["looking"] is False
    assert match.result is not None
    assert match.result.as_dict() == save["result"]
    assert serai.differences(match, save) == []


def test_it_is_a_game_of_today_afterwards_and_says_what_is_not_the_default(newer: NewerLots) -> None:
    again = serai.load(old_save("pay 30")).export()
    assert again["rules"] == "2"
    assert again["options"] == {"players": 2, "looking": True}
    assert serai.load(again).export() == again


def test_what_was_given_then_stays_as_it_was_given(newer: NewerLots) -> None:
    save = old_save()
    without = {**save, "options": {"players": 2, "looking": False}}
    assert serai.load({**without, "choices": []}).settings["looking"] is False


def test_a_game_that_meets_a_changed_clause_stops_before_it(newer: NewerLots) -> None:
    save = old_save(f"pay {COINS}")
    match = serai.load(save)
    assert match.stopped is not None
    assert (match.stopped.code, match.stopped.clause) == ("rules_changed", "lots 2")
    assert match.stopped.numbers == {"rules": "1", "choice": len(match.choices) + 1}
    assert len(match.choices) < len(save["choices"])  # type: ignore[arg-type]  # a list
    assert match.decision is not None
    assert match.decision.question == "pay"


def test_a_stopped_game_can_be_looked_at_but_not_go_on(newer: NewerLots) -> None:
    match = serai.load(old_save(f"pay {COINS}"))
    position = match.position()
    assert match.view(0)["round"] == 1
    assert match.at(1).choices == match.choices[:1]
    with pytest.raises(serai.Refused, match="rules_changed"):
        match.play({"kind": "keep"})
    with pytest.raises(serai.Refused, match="rules_changed"):
        match.undo(consent=True)
    assert match.position() == position


def test_nothing_of_a_stopped_game_is_lost(newer: NewerLots) -> None:
    save = old_save(f"pay {COINS}")
    match = serai.load(copy.deepcopy(save))
    assert match.export() == save
    assert pickle.loads(pickle.dumps(match)).export() == save


def test_a_choice_that_is_not_allowed_any_more_stops_it_and_names_the_clause(newer: NewerLots) -> None:
    save = old_save("pay 30")
    other = serai.load({**save, "options": {"players": 2, "looking": False}})
    assert other.stopped is not None
    assert other.stopped.clause == "lots 1"  # cards are asked for where that game went on to the coins


def test_a_question_that_has_grown_takes_the_old_answers(newer: NewerLots) -> None:
    newer.state = GrownState
    save = old_save("pay 30")
    match = serai.load(save)
    assert match.stopped is None
    assert match.choices != save["choices"]
    assert match.result is not None
    assert match.result.as_dict() == save["result"]


def test_another_question_does_not_take_them_though_it_knows_the_word(newer: NewerLots) -> None:
    newer.state = GrownState
    save = old_save("keep", "pay 30")
    look = Question("look", PAY.clause, PAY.verbs)
    newer.space = Space([look if question is PAY else question for question in newer.space.questions])
    match = serai.load(save)
    assert match.stopped is not None
    assert match.stopped.clause == "lots 3"


def test_positions_of_an_earlier_version_are_read_with_its_defaults(newer: NewerLots) -> None:
    position = Lots().new(seed=3).position()
    assert position["rules"] == "1"
    assert newer.from_position(position).settings["looking"] is True
    with pytest.raises(serai.BadPosition, match="rules version '0'"):
        newer.from_position({**position, "rules": "0"})


@pytest.mark.parametrize("rules", ["0", "3", None, 1])
def test_versions_that_nobody_remembers_are_refused(newer: NewerLots, rules: object) -> None:
    with pytest.raises(serai.BadSave, match="saved under rules version"):
        serai.load({**old_save(), "rules": rules})
