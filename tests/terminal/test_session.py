"""A game at the terminal, with what is typed given as lines."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.bots import bot, dice_for, let_play
from serai.core.match import Match
from serai.terminal import Printer, Session, screen_for
from serai.testing import scenario
from tests.conformance.toy import Lots, registered


class Typed(io.StringIO):
    """Input that is no terminal."""


def session(match: Match, monkeypatch: pytest.MonkeyPatch, lines: list[str], file: Path, people: int = 1) -> Session:
    monkeypatch.setattr("sys.stdin", Typed("".join(f"{line}\n" for line in lines)))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    bots = [None if seat < people else bot("casual") for seat in range(match.players)]
    return Session(match, bots, Printer(console, screen_for(match.game)), file)


def text_of(session: Session) -> str:
    file = session.printer.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.fixture(autouse=True)
def prompts_into_the_console(monkeypatch: pytest.MonkeyPatch) -> None:
    """`input` writes its prompt to the real output; here nobody wants to see it."""
    monkeypatch.setattr("sys.stdout", io.StringIO())


@pytest.fixture
def auction() -> Match:
    return scenario("emira", players=4, phase="auction", gold=[890, 600, 500, 400], camels=[0, 2, 0, 0], first_player=0)


def test_a_move_that_is_refused_is_explained_and_changes_nothing(auction, monkeypatch, tmp_path) -> None:
    played = session(auction, monkeypatch, ["bid 2000", "bid 255", "0"], tmp_path / "game.json")
    assert played.run() is False
    text = text_of(played)
    assert "A bid of 2000 is more than you have: with your camels you can go up to 890. (E-9)" in text
    assert "A bid of 255 does not work: bids go in steps of 10. (emira 4.4.2)" in text
    assert auction.choices == []


def test_why_tells_what_is_not_possible(auction, monkeypatch, tmp_path) -> None:
    played = session(auction, monkeypatch, ["why", "why bid 2000", "why 100", "why dance"], tmp_path / "game.json")
    played.run()
    text = text_of(played)
    assert "Take the consolation instead of an action: The consolation is for those with less than 500 gold" in text
    assert "you have 890 gold" in text
    assert "up to 890. (E-9)" in text
    assert "Bid 100: that is possible." in text
    assert "'dance' is no choice here" in text


def test_undo_takes_back_a_bid_and_what_bots_answered(auction, monkeypatch, tmp_path) -> None:
    auction.play({"kind": "bid", "amount": 10})
    while auction.decision.seat != 0:
        auction.play({"kind": "bid", "amount": 10 * (len(auction.choices) + 1)})
    played = session(auction, monkeypatch, ["undo", "undo"], tmp_path / "game.json")
    played.run()
    text = text_of(played)
    assert text.index("leads with 40") < text.index("Nobody has bid yet") < text.index("Nothing has been decided yet")
    assert played.match.choices == []


def test_undo_with_people_asks_for_consent(auction, monkeypatch, tmp_path) -> None:
    played = session(auction, monkeypatch, ["bid 50", "undo", "undo agreed", "undo"], tmp_path / "game.json", 4)
    played.run()
    text = text_of(played)
    assert "taking it back needs everybody's consent" in text
    assert "Nothing has been decided yet" in text
    assert played.match.choices == []


def test_undo_never_unsees(monkeypatch, tmp_path) -> None:
    match = serai.game("emira").new(players=3, seed=8)
    for _ in range(3):
        match.act(match.decision.actions[0])
    played = session(match, monkeypatch, ["undo agreed"], tmp_path / "game.json", 3)
    played.run()
    assert "nobody can unsee it" in text_of(played)


def test_the_commands_answer(auction, monkeypatch, tmp_path) -> None:
    lines = [
        "help",
        "?",
        "rules",
        "rules e9",
        "rules 99",
        "look",
        "look wh",
        "look nobody",
        "known",
        "log",
        "log 1",
        "",
    ]
    played = session(auction, monkeypatch, [*lines, f"save {tmp_path / 'other.json'}", "quit"], tmp_path / "game.json")
    played.run()
    text = text_of(played)
    for part in ("4.4.2 Bidding", "E-9 The highest bid", "no clause '99'", "Look at whom?", "Used events", "undo  "):
        assert part in text
    assert text.count("Saved to") == 2
    assert (tmp_path / "other.json").exists()
    assert not (tmp_path / "game.json").exists()


def test_a_game_goes_on_from_its_save_as_it_would_have(monkeypatch, tmp_path) -> None:
    whole = session(serai.game("emira").new(players=3, seed=11), monkeypatch, ["1"] * 24, tmp_path / "whole.json")
    whole.run()
    half = session(serai.game("emira").new(players=3, seed=11), monkeypatch, ["1"] * 10, tmp_path / "half.json")
    half.run()
    resumed = serai.load((tmp_path / "half.json").read_text())
    session(resumed, monkeypatch, ["1"] * 14, tmp_path / "half.json").run()
    assert json.loads((tmp_path / "half.json").read_text()) == json.loads((tmp_path / "whole.json").read_text())


def test_a_screen_that_cannot_be_saved_says_so(auction, monkeypatch, tmp_path) -> None:
    played = session(auction, monkeypatch, [], tmp_path / "missing" / "game.json")
    assert played.run() is False
    assert "Cannot save to" in text_of(played)


SPYING = ["why", "log", "known", "look", "look g", "look w", "look r", "look b", "rules", ""]


@pytest.mark.parametrize("choices", [4, 9, 40, 150, 320])
def test_nothing_on_the_screen_depends_on_what_the_seat_cannot_know(choices, monkeypatch, tmp_path) -> None:
    match = serai.game("emira").new(players=4, seed=21)
    while len(match.choices) < choices or match.decision.seat != 0:
        actions = match.decision.actions
        match.act(actions[min(len(actions) - 1, len(match.choices) % 3)])
    texts = []
    for seed in (1, 2, 3):
        played = session(match.fork(0, seed), monkeypatch, SPYING, tmp_path / "game.json")
        played.run()
        texts.append(text_of(played))
    assert texts[0] == texts[1] == texts[2]


def test_the_log_on_the_screen_is_the_seat_s_own(monkeypatch, tmp_path) -> None:
    match = serai.game("emira").new(players=4, seed=7)
    played = session(match, monkeypatch, ["1"] * 12 + ["log"], tmp_path / "game.json")
    played.run()
    text = text_of(played)
    names = played.names(match.view(0))
    assert f"{names[0]} draws a goal" in text
    for name in names[1:]:
        assert f"{name} draws a goal" not in text
        assert f"{name} keeps" not in text
        assert f"{name} is dealt" not in text


def test_screens_fit_a_hundred_columns(monkeypatch, tmp_path) -> None:
    match = serai.game("emira").new(players=5, seed=5, mode="advanced")
    for choices in range(0, 700, 70):
        while match.decision is not None and (len(match.choices) < choices or match.decision.seat != 0):
            let_play(bot("casual"), match, dice_for(match))
        played = session(match, monkeypatch, ["why", "log 20", "known", "look"], tmp_path / "game.json")
        played.run()
        assert max(len(line) for line in text_of(played).splitlines() if not line.startswith("Saved")) <= 100


@pytest.fixture
def placement() -> Match:
    return scenario("dragons", players=3, turn=0, caves={"cave_red": "4/3"}, spells={0: ["second_chance"]})


@pytest.mark.parametrize("line", ["place market, token 9", "market;9", "Market , 9"])
def test_several_answers_on_one_line(line, placement, monkeypatch, tmp_path) -> None:
    played = session(placement, monkeypatch, [line], tmp_path / "game.json")
    played.run()
    placed = next(entry for entry in placement.log if entry.kind == "token_placed")
    assert placed.data == {"seat": 0, "space": "market", "piece": 0}
    assert placement.view(0)["mine"]["tokens"] == [1, 2, 4, 5, 6, 7, 8]


def test_a_chain_stops_at_what_cannot_be_done_and_says_so_below_the_new_question(
    placement, monkeypatch, tmp_path
) -> None:
    played = session(placement, monkeypatch, ["market, token 3, token 9"], tmp_path / "game.json")
    played.run()
    assert len(placement.choices) == 1
    text = text_of(played)
    assert text.index("Which token do you put at the market?") < text.index("'token 3' is no choice here")


def test_a_chain_that_cannot_even_begin_changes_nothing(placement, monkeypatch, tmp_path) -> None:
    played = session(placement, monkeypatch, ["white, 9", "dance, 9"], tmp_path / "game.json")
    played.run()
    assert placement.choices == []
    text = text_of(played)
    assert "There is no treasure in the white cave. (dragons 4.2)" in text
    assert "'dance' is no choice here" in text


def test_what_is_typed_beyond_the_end_of_an_answer_is_not_kept(placement, monkeypatch, tmp_path) -> None:
    played = session(placement, monkeypatch, ["market, 9, room 1, 8"], tmp_path / "game.json")
    played.run()
    assert "'room 1, 8' was not asked any more" in text_of(played)
    assert placement.view(0)["mine"]["tokens"] == [1, 2, 4, 5, 6, 7, 8]


def test_a_comma_inside_a_choice_is_no_separator(monkeypatch, tmp_path) -> None:
    match = scenario("emira", players=3, phase="events", hand={0: ["double_trouble_1"]}, first_player=0)
    lines = ["double trouble", "Two in the odd round, one in the even"]
    session(match, monkeypatch, lines, tmp_path / "game.json").run()
    assert any(entry.kind == "double_trouble_split" for entry in match.log)


@pytest.fixture
def lots() -> Iterator[Match]:
    with registered(Lots()) as game:
        yield game.new(players=2, seed=4)


def test_a_game_without_a_screen_of_its_own_can_be_played(lots, monkeypatch, tmp_path) -> None:
    numbers = [str(card) for card in range(12)] * 12
    played = session(lots, monkeypatch, ["why", "log", "look", "known", "rules", *numbers], tmp_path / "game.json")
    assert played.run() is True
    text = text_of(played)
    assert "Seal?" in text
    assert "the end" in text
    assert "no rules text" in text


@pytest.mark.parametrize("game", ["dragons", "emira"])
def test_there_is_no_round_before_the_first(game: str) -> None:
    match = serai.game(game).new(seed=1)
    assert match.view(0)["round"] == 0
    assert "round" not in screen_for(match.game).title(match.view(0))
