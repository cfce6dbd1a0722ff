"""Hints at the keyboard, and opponents that a person can follow."""

from __future__ import annotations

import io
import re
import time
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai import bots
from serai.bots.simple import RandomBot
from serai.core.match import Match
from serai.core.refusals import Refusal
from serai.core.rng import seeded
from serai.terminal import Printer, Session, screen_for
from serai.terminal.thinking import AT_ONCE, Thinking
from serai.testing import scenario
from serai.text import Phrasebook

ADVISER = "search:12"


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """By iterations, so that it says the same however slow the machine is."""
    monkeypatch.setattr("serai.terminal.commands.ADVISER", ADVISER)
    monkeypatch.setattr("sys.stdout", io.StringIO())


def session(match: Match, lines: list[str], monkeypatch: pytest.MonkeyPatch, folder: Path, **given) -> Session:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    console = Console(
        file=io.StringIO(), width=100, highlight=False, force_terminal=given.pop("live", False), color_system=None
    )
    seats = [None, *bots.bots_for(given.pop("bots", "casual"), match.players - 1)]
    return Session(match, seats, Printer(console, screen_for(match.game)), folder / "game.json", **given)


def text_of(session: Session) -> str:
    return session.printer.console.file.getvalue()


def hints(match: Match, monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    played = session(match, ["hint"], monkeypatch, folder)
    played.run()
    return [line for line in text_of(played).splitlines() if re.match(r" +\d+%  ", line)]


@pytest.fixture
def turn() -> Match:
    match = serai.game("saba").new(seed=6, players=2)
    rng = seeded("turn")
    while match.decision is not None and (len(match.choices) < 150 or match.decision.seat or match.state.count() < 3):
        bots.let_play(bots.bot("random"), match, rng)
    return match


def test_a_hint_names_moves_as_the_menu_does(turn: Match, monkeypatch, tmp_path) -> None:
    played = session(turn, [], monkeypatch, tmp_path)
    view = turn.view(0)
    labels = {played.label(move, view) for move in turn.decision.moves}
    found = hints(turn, monkeypatch, tmp_path)
    assert 1 <= len(found) <= 3
    for line in found:
        assert re.sub(r"^ +\d+%  ", "", line).partition(":")[0] in labels
    assert len(set(found)) == len(found)


def test_a_hint_has_its_reason_in_words(turn: Match, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(Phrasebook, "reason", lambda self, why, names=(): "it is cheap")
    assert all(line.endswith(": it is cheap") for line in hints(turn, monkeypatch, tmp_path))


def test_a_hint_changes_nothing_and_can_be_had_again(turn: Match, monkeypatch, tmp_path) -> None:
    before = turn.export()
    assert hints(turn, monkeypatch, tmp_path) == hints(turn, monkeypatch, tmp_path)
    assert turn.export() == before


def test_a_hint_does_not_know_what_the_seat_cannot_know(turn: Match, monkeypatch, tmp_path) -> None:
    told = []
    for seed in ("one", "two", "three"):
        other = turn.at(len(turn.choices))
        other.state.redeal(0, seeded(seed))
        told.append(hints(other, monkeypatch, tmp_path))
    assert told[0] == told[1] == told[2]


def test_without_a_hint_it_says_so(turn: Match, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("serai.terminal.commands.ADVISER", "random")
    played = session(turn, ["hint", "help"], monkeypatch, tmp_path)
    played.run()
    assert "There is no hint for this one." in text_of(played)
    assert re.search(r"^ hint +what a strong player would do", text_of(played), re.MULTILINE)


def test_a_reason_without_words_is_empty() -> None:
    phrases = Phrasebook(serai.game("saba"))
    assert phrases.reason(Refusal("no_such_reason", "saba 1", {"n": 3})) == ""
    assert phrases.reason({"code": "no_such_reason"}) == ""


# Levels.


def watched(monkeypatch, tmp_path, match: Match, **given) -> tuple[Session, list[float]]:
    """A session on a live screen whose clock stands still, and the naps it took."""
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    played = session(match, [], monkeypatch, tmp_path, live=True, **given)
    played.watch(played.bots[match.decision.seat])
    return played, naps


@pytest.fixture
def opponent() -> Match:
    match = serai.game("saba").new(seed=6, players=2)
    while match.decision.seat != 1:
        match.act(match.decision.actions[-1])
    return match


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_a_level_takes_its_time(level: str, opponent: Match, monkeypatch, tmp_path) -> None:
    _, naps = watched(monkeypatch, tmp_path, opponent, bots=level, pace=0.1)
    pause = next(known.pause for known in bots.LEVELS if known.name == level)
    assert naps[0] == pytest.approx(pause)
    assert set(naps[1:]) == {0.1}


@pytest.mark.parametrize("given", [{"pace": 0.0}, {"pace": 0.1, "live": False}])
def test_nobody_waits_without_a_pace_or_a_screen(
    given: dict[str, object], opponent: Match, monkeypatch, tmp_path
) -> None:
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    played = session(opponent, [], monkeypatch, tmp_path, **{"live": True, **given})
    played.watch(played.bots[1])
    assert naps == []


def test_a_bot_that_is_no_level_does_not_wait(opponent: Match, monkeypatch, tmp_path) -> None:
    _, naps = watched(monkeypatch, tmp_path, opponent, bots="random", pace=0.1)
    assert max(naps) == 0.1


class Passing(RandomBot):
    def choose(self, question: bots.Question) -> bots.Choice:
        return {"kind": "pass"}


def test_a_secret_answer_takes_no_time_and_names_nobody(monkeypatch, tmp_path) -> None:
    match = scenario("dragons", at="cave_red", spells={1: ["alms"], 2: ["mirage"]})
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    monkeypatch.setattr("serai.terminal.session.pause_of", lambda bot: 5.0)
    played = session(match, [], monkeypatch, tmp_path, live=True, pace=0.1)
    assert played.who_thinks() == "Somebody"
    played.watch(Passing())
    assert (match.decision.seat, match.state.veiled(), match.notes) == (2, True, [])
    assert naps == []
    assert text_of(played) == ""


def test_who_takes_long_is_seen_thinking() -> None:
    console = Console(file=io.StringIO(), width=100, force_terminal=True, color_system=None)
    thinking = Thinking(console)
    with thinking.shown("Ann is thinking ...", "quick"):
        pass
    assert "thinking" not in console.file.getvalue()
    with thinking.shown("Ben is thinking ...", "slow"):
        time.sleep(AT_ONCE * 3)
    assert "Ben is thinking ..." in console.file.getvalue()
    with thinking.shown("Cid is thinking ...", "slow"):
        assert "Cid is thinking ..." in console.file.getvalue()
    assert console.file.getvalue().endswith(" Cid is thinking ...\r\x1b[2K")


def test_without_a_screen_nobody_is_seen_thinking() -> None:
    console = Console(file=io.StringIO(), width=100)
    with Thinking(console).shown("Ann is thinking ...", "slow"):
        time.sleep(AT_ONCE * 2)
    assert console.file.getvalue() == ""
