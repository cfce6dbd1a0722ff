"""The bots by name, and what they choose."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots import registry
from serai.core.match import Match
from serai.core.registry import names
from serai.core.rng import seeded
from serai.testing import scenario

QUICK = ["random", "greedy", "beginner", "casual"]


@pytest.fixture
def auction() -> Match:
    return scenario("emira", players=4, phase="auction", gold=[450, 600, 500, 400], first_player=0)


@pytest.fixture
def registered() -> Iterator[None]:
    """Bots that a test makes known are forgotten afterwards."""
    before = dict(registry._known)
    yield
    registry._known.clear()
    registry._known.update(before)


def chosen(name: str, match: Match, times: int) -> list[dict[str, object]]:
    rng = seeded("test")
    return [dict(bots.bot(name).choose(bots.question_of(match, rng))) for _ in range(times)]


def test_random_gives_every_option_its_chance(auction: Match) -> None:
    moves = chosen("random", auction, 600)
    assert {move["kind"] for move in moves} == {"pass", "take_150", "bid"}
    assert auction.decision.as_dict()["range"]["to"] == 500
    assert {move["amount"] for move in moves if move["kind"] == "bid"} == set(range(10, 510, 10))


@pytest.mark.parametrize("name", QUICK)
def test_the_same_dice_give_the_same_choices(name: str, auction: Match) -> None:
    assert chosen(name, auction, 20) == chosen(name, auction, 20)


@pytest.mark.parametrize("name", names())
def test_the_same_seed_and_iterations_give_the_same_moves(name: str) -> None:
    games = []
    for _ in range(2):
        match = serai.game(name).new(seed=2, players=3)
        while len(match.choices) < 2:
            bots.let_play(bots.bot("search:4"), match, bots.dice_for(match))
        games.append(match.choices)
    assert games[0] == games[1]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bot", QUICK)
def test_bots_finish_every_game(name: str, bot: str) -> None:
    match = serai.game(name).new(seed=2, players=3)
    while match.decision is not None:
        bots.let_play(bots.bot(bot), match, bots.dice_for(match))
    assert match.result is not None
    assert match.notes == []


def wins_of_a_beginner(name: str, others: str) -> float:
    """Of 24 games with two others at the table, a game with several winners shared."""
    won = 0.0
    for number in range(24):
        match = serai.game(name).new(seed=f"friendly:{number}", players=3)
        mine = number % 3
        while match.decision is not None:
            seated = "beginner" if match.decision.seat == mine else others
            bots.let_play(bots.bot(seated), match, bots.dice_for(match))
        assert match.result is not None
        won += (mine in match.result.winners) / len(match.result.winners)
    return won


@pytest.mark.parametrize("name", names())
def test_a_beginner_is_friendly_but_not_silly(name: str) -> None:
    assert wins_of_a_beginner(name, "greedy") <= 6
    assert wins_of_a_beginner(name, "random") >= 18


def test_a_question_says_what_the_match_says(auction: Match) -> None:
    question = bots.question_of(auction, seeded("test"))
    assert question.view() == auction.view(0)
    assert question.decision == auction.decision.as_dict()
    assert serai.game("emira").from_position(question.position(question.world)).view(0) == auction.view(0)


def test_what_a_bot_does_to_its_question_changes_neither_the_match_nor_the_question(auction: Match) -> None:
    before = auction.position()
    question = bots.question_of(auction, seeded("test"))
    view = question.view()
    question.settings.clear()
    question.world.choose(question.world.options[0])
    assert auction.position() == before
    assert question.view() == view
    assert question.redeal().seat == 0


def test_advice_comes_best_first_with_chances(auction: Match) -> None:
    advice = bots.advice_of(bots.bot("search:12"), auction, seeded("test"))
    assert advice
    for advised in advice:
        assert auction.why_not(0, advised.move) is None
        assert 0 <= advised.chance <= 1
    assert bots.advice_of(bots.bot("random"), auction, seeded("test")) == []


# Names.


def test_one_name_seats_everybody_and_a_list_one_each() -> None:
    assert [bot.name for bot in bots.bots_for("casual", 3)] == ["casual"] * 3
    assert [bot.name for bot in bots.bots_for("casual, random,casual", 3)] == ["casual", "random", "casual"]
    with pytest.raises(bots.UnknownBot, match="2 bots are named for 3 seats"):
        bots.bots_for("casual,random", 3)


@pytest.mark.parametrize("name", ["clever", "search:0", "search:fast", "search:0.0s", "cmd:", "cmd: ", "cmd:0s:./bot"])
def test_an_unknown_name_is_told_what_there_is(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="there are beginner, casual, expert, greedy, random, strong, search:"):
        bots.bots_for(name, 3)


def test_a_command_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="is no command: No closing quotation"):
        bots.bot("cmd:./bot 'name")


def test_a_program_may_have_its_own_time() -> None:
    assert bots.bot("cmd:./bot -x 1").seconds == 10
    slow = bots.bot("cmd:2.5s:./bot -x 'a b'")
    assert (slow.seconds, slow.command, slow.name) == (2.5, ["./bot", "-x", "a b"], "cmd:2.5s:./bot -x 'a b'")


def test_every_seat_has_a_program_of_its_own() -> None:
    first, second = bots.bots_for("cmd:./bot", 2)
    assert first is not second


class First:
    """Takes what is named first."""

    name = "first"
    patience = None

    def choose(self, question: bots.SeatQuestion) -> bots.Choice:
        return question.decision["moves"][0]

    def advise(self, question: bots.SeatQuestion) -> list[bots.Advice]:
        return []


def test_a_bot_of_ones_own(registered) -> None:
    bots.register(First())
    assert "first" in bots.names()
    assert bots.summary("first") == "Takes what is named first"
    match = serai.game("saba").new(seed=1, players=2)
    first = match.decision.moves[0]
    assert bots.let_play(bots.bot("first"), match, seeded("x")) is None
    assert match.choices == [match.at(0).decision.actions[0]]
    assert first == match.at(0).decision.moves[0]


PACKAGE = """
class Bot:
    "Always the last."
    name = "lasting"
    patience = 5.0
    def choose(self, question):
        return question.decision["moves"][-1]
    def advise(self, question):
        return []
BOT = Bot()
"""


@pytest.fixture
def installed(registered, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with three entry points, two of which are broken."""
    (tmp_path / "lasting_bot.py").write_text(PACKAGE)
    info = tmp_path / "lasting_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lasting-bot\nVersion: 1.0\n")
    points = "lasting = lasting_bot:BOT\nmissing = lasting_bot:NONE\nmisnamed = lasting_bot:BOT\n"
    (info / "entry_points.txt").write_text(f"[serai.bots]\n{points}")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_a_package_adds_a_bot_by_an_entry_point(installed) -> None:
    assert "lasting" in bots.names()
    assert bots.bot("lasting").patience == 5.0
    match = serai.game("saba").new(seed=1, players=2)
    assert bots.let_play(bots.bot("lasting"), match, seeded("x")) is None


@pytest.mark.parametrize(("name", "complaint"), [("missing", "cannot be loaded"), ("misnamed", "none of that name")])
def test_a_broken_entry_point_is_named(installed, name: str, complaint: str) -> None:
    with pytest.raises(bots.UnknownBot, match=complaint):
        bots.bot(name)
