"""The checker of `bench/chaos` can fail: histories that are doctored in one way each, and it reports each."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from chaos import field as fields
from chaos import history, points
from chaos.checker import check
from chaos.field import PLANS, Field
from chaos.history import History, Json, Story, Viewer
from chaos.logs import complaints
from chaos.nemesis import FAULTS, order
from chaos.points import Point, Traps, lay
from chaos.server import FaultyServer
from pydantic_core import to_json

import serai
from serai.core.playout import random_option
from serai.core.rng import seeded
from serai.server.tables import shuffle
from serai.server.tables.loading import replay
from serai.server.tables.log import (
    Answered,
    AnyEntry,
    Began,
    CalledOff,
    Dealing,
    Opened,
    Rematched,
    Revealed,
    Said,
    Sat,
)
from serai.server.tables.table import Table
from serai.server.tables.table_settings import TableSettings

ID = "table"
CHOICES = 40


class Run:
    """A game as honest clients would have lived through it: two seats and one who looks on."""

    def __init__(self) -> None:
        rules = serai.game("emira").rules_version
        options: Json = {"players": 3}
        opened = Opened(
            at=1.0, game="emira", rules=rules, options=options, settings=TableSettings(), secret="5e" * 32, host="h"
        )
        sitting = [Sat(at=1.0, seat=seat, name=f"{seat}", token=f"{seat}") for seat in range(3)]
        self.entries: list[AnyEntry] = [opened, *sitting, Began(at=1.0)]
        self.table = replay(ID, self.entries)
        self.history = History(seed=1)
        viewers: list[Viewer] = [0, 1, 2, None]
        self.stories = {viewer: self.history.begin(f"{viewer}", ID, "emira") for viewer in viewers}
        self.rng = seeded("doctored")
        self.show()
        for _ in range(CHOICES):
            self.choose()

    def show(self) -> None:
        for viewer, story in self.stories.items():
            story.saw(sight_of(self.table, viewer, story), [viewer])

    def choose(self) -> None:
        table = self.table
        seat = table.waiting_for()[0]
        state = table.asked_state(seat)
        assert state is not None
        option = random_option(state, self.rng)
        move = table.game.space.questions[state.question_number].move(option).as_dict()
        message = {
            "type": "play",
            "id": f"{len(self.entries)}",
            "seat": seat,
            "asked": table.decision_number(seat),
            "move": move,
        }
        self.stories[seat].sent(message)
        action = table.game.space.flat(state.question_number, option)
        self.add(Answered(at=2.0, seat=seat, action=action, request=message["id"]))
        self.stories[seat].answered(message["id"], "done")

    def add(self, entry: AnyEntry) -> None:
        self.entries.append(entry)
        self.table.apply(entry)
        self.show()

    def problems(self, entries: list[AnyEntry] | None = None) -> list[str]:
        return check(self.history, {ID: self.entries if entries is None else entries}).problems


def sight_of(table: Table, viewer: Viewer, story: Story, viewpoint: Viewer = None) -> Json:
    """What the server shows a viewer; with `eyes`, what it must not show it."""
    seen = viewer if viewpoint is None else viewpoint
    asked = None if viewer is None or table.asked_state(viewer) is None else table.decision_number(viewer)
    first = len(story.logs[viewer].events) if viewer in story.logs else 0
    sight = {"seat": viewer, "asked": asked, "undone": 0, "first": first, "view": table.view(seen)}
    found: Json = json.loads(to_json({**sight, "events": table.playing.heard(seen)[first:]}))
    return found


@pytest.fixture
def run() -> Run:
    return Run()


def test_an_honest_history_passes(run: Run) -> None:
    verdict = check(run.history, {ID: run.entries})
    assert verdict.problems == []
    assert verdict.acknowledged == CHOICES
    assert verdict.sights == 4 * (CHOICES + 1)


def test_a_lost_move_is_found(run: Run) -> None:
    assert any(problem.startswith("acknowledged and lost: play") for problem in run.problems(run.entries[:-1]))


def test_a_lost_table_is_found(run: Run) -> None:
    assert check(run.history, {}).problems[0].startswith("a table is lost")


def test_a_doubled_move_is_found(run: Run) -> None:
    last = run.entries[-1]
    assert isinstance(last, Answered)
    before = next(e for e in reversed(run.entries[:-1]) if isinstance(e, Answered) and e.seat == last.seat)
    doctored = [*run.entries[:-1], last.model_copy(update={"request": before.request})]
    assert any(problem.startswith("done twice") for problem in run.problems(doctored))


def test_a_doubled_line_of_chat_is_found(run: Run) -> None:
    run.stories[0].sent({"type": "say", "id": "hi", "seat": 0, "text": "Hi"})
    run.stories[0].answered("hi", "done")
    said = Said(at=3.0, seat=0, text="Hi", request="hi")
    assert run.problems([*run.entries, said]) == []
    assert any(problem.startswith("done twice: say hi") for problem in run.problems([*run.entries, said, said]))


def test_a_refused_move_that_was_done_is_found(run: Run) -> None:
    story = next(story for story in run.stories.values() if story.requests)
    story.answered(next(iter(story.requests)), "too_late")
    assert any(problem.startswith("refused (too_late) and done") for problem in run.problems())


def test_a_move_that_nobody_sent_is_found(run: Run) -> None:
    story = next(story for story in run.stories.values() if story.requests)
    del story.requests[next(iter(story.requests))]
    assert any(problem.startswith("stored and never sent") for problem in run.problems())


def test_another_move_than_was_sent_is_found(run: Run) -> None:
    story = next(story for story in run.stories.values() if story.requests)
    next(iter(story.requests.values())).message["move"] = {"kind": "nonsense"}
    assert any(problem.startswith("another move than was sent") for problem in run.problems())


def test_a_legal_move_that_was_refused_is_found(run: Run) -> None:
    run.stories[0].sent({"type": "play", "id": "new", "seat": 0, "asked": 99, "move": {}})
    run.stories[0].answered("new", "not_your_seat")
    assert any(problem.startswith("a move of the list was refused") for problem in run.problems())


def test_a_frame_for_another_seat_is_found(run: Run) -> None:
    run.stories[0].saw(sight_of(run.table, 1, run.stories[1]), [0])
    assert any("a sight of seat 1 came to who has [0]" in problem for problem in run.problems())


def test_a_view_through_other_eyes_is_found(run: Run) -> None:
    run.stories[0].saw(sight_of(run.table, 0, run.stories[0], viewpoint=1), [0])
    assert any("a view or a question that this viewer cannot have" in problem for problem in run.problems())


def test_a_log_that_the_viewer_cannot_have_is_found(run: Run) -> None:
    sight = sight_of(run.table, 0, run.stories[0])
    run.stories[0].saw({**sight, "events": [{"number": sight["first"], "kind": "secret"}]}, [0])
    found = run.problems()
    assert any("a log that this viewer cannot have" in problem for problem in found)
    assert any(problem.startswith("a log that is no beginning of the table's") for problem in found)


def test_a_gap_in_the_log_is_found(run: Run) -> None:
    sight = sight_of(run.table, 0, run.stories[0])
    run.stories[0].saw({**sight, "first": sight["first"] + 1}, [0])
    assert any("and was told from" in problem for problem in run.problems())


def test_a_sight_that_goes_back_is_found(run: Run) -> None:
    run.stories[None].sights.append(run.stories[None].sights[0])
    assert any("comes after a later one" in problem for problem in run.problems())


def test_a_wrong_number_of_a_decision_is_found(run: Run) -> None:
    seat = run.table.waiting_for()[0]
    last = run.stories[seat].sights[-1]
    run.stories[seat].sights[-1] = replace(last, asked=None)
    assert any("a view or a question" in problem for problem in run.problems())


def test_time_that_runs_out_is_found(run: Run) -> None:
    last = run.entries[-1]
    assert any(
        problem.startswith("time ran out")
        for problem in run.problems([*run.entries[:-1], last.model_copy(update={"by": "clock"})])
    )


def test_a_rematch_that_nobody_knows_of_is_found(run: Run) -> None:
    opened = run.entries[0]
    again: dict[str, list[AnyEntry]] = {"again": [opened.model_copy(update={"parent": ID})]}
    assert check(run.history, {ID: run.entries, **again}).problems == ["a rematch that nobody knows of: again"]
    known = [*run.entries, Rematched(at=3.0, table="again")]
    assert check(run.history, {ID: known, **again}).problems == []


def test_a_salt_that_is_lost_and_a_deal_that_stands_are_found(run: Run) -> None:
    salt = "5a" * 32
    told = [Dealing(at=1.0, commits=[shuffle.commitment(salt), None, None]), Revealed(at=1.0, seat=0, salt=salt)]
    entries = [*run.entries[:4], *told, CalledOff(at=1.0, seat=1)]
    run.history.stories.clear()
    run.history.shown.append(history.Shown(ID, 0, 0, salt))
    run.history.called_off.append(history.CalledOff(ID, 0, 1))
    assert run.problems(entries) == []
    assert [problem[:9] for problem in run.problems(run.entries)] == ["a salt is", "a deal wa"]


def test_a_table_that_is_stuck_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fields, "GOES_ON", 0.1)
    field = Field(FaultyServer(tmp_path), History(seed=1), PLANS[:1])
    asyncio.run(field.wait_for_moves(1))
    assert field.history.problems == ["stuck: dragons "]
    assert field.halted


def test_mistakes_in_the_log_are_found_unless_a_fault_explains_them() -> None:
    line = {"time": "", "level": "error", "source": "serai", "event": "nothing could be stored", "error": "OSError"}
    log = f"Serai is at http://127.0.0.1\n{json.dumps(line)}\n{json.dumps(line)}\n"
    assert complaints(log, []) == ["in the server's log, 2 times: nothing could be stored OSError "]
    assert complaints(log, ["full_disk"]) == []
    assert complaints("Traceback (most recent call last):\n", ["full_disk"])


def test_a_seed_gives_the_same_faults_in_the_same_order() -> None:
    def first(seed: int) -> list[tuple[str, float]]:
        return [(name, rng.random()) for name, rng in islice(order(seed, list(FAULTS)), 3 * len(FAULTS))]

    assert first(1) == first(1)
    assert first(1) != first(2)
    assert sorted(name for name, _ in first(1)) == sorted([*FAULTS] * 3)


def test_a_point_that_has_moved_is_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(points, "POINTS", [Point("gone", "serai.server.storage.store:Store.nosuch", "before")])
    with pytest.raises(SystemExit, match=r"Store\.nosuch is gone"):
        lay(Traps(print))
