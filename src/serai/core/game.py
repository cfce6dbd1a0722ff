"""The contract between a game and everybody else."""

from __future__ import annotations

import hashlib
import secrets
import warnings
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from serai.core.errors import BadOrder, SettingWarning
from serai.core.events import Event, RawEvent, Recorder
from serai.core.insight import Insight
from serai.core.moves import canonical
from serai.core.orders import StandingOrder
from serai.core.questions import Space
from serai.core.ranking import Criterion
from serai.core.refusals import Refusal, Remark
from serai.core.rng import Rng
from serai.core.settings import Setting, Value, resolve_settings
from serai.core.state import State

if TYPE_CHECKING:
    from serai.core.match import Match


class Meta:
    """What the box says: title, people, player counts, modes, settings, and how players are ranked.

    What the game is about is told by its texts (`game-summary`); `summary` is for a game that has none.
    """

    def __init__(
        self,
        title: str,
        year: int,
        designers: list[str],
        publishers: list[str],
        players: list[int],
        modes: Sequence[str],
        settings: list[Setting],
        summary: str = "",
        colours: Sequence[str] | None = None,
        criteria: list[Criterion] | None = None,
    ) -> None:
        self.title = title
        self.year = year
        self.designers = designers
        self.publishers = publishers
        self.players = players
        self.modes = list(modes)
        self.summary = summary
        self.settings = settings
        self.colours = list(colours or [])  # of the seats in their order, unless they are dealt
        self.criteria = criteria or []  # of the ranking, the first one first

    @property
    def credits(self) -> str:
        publishers = f"; published by {', '.join(self.publishers)}" if self.publishers else ""
        return f"designed by {', '.join(self.designers)}{publishers}"

    def as_dict(self) -> dict[str, object]:
        return {
            "title": self.title,
            "year": self.year,
            "designers": self.designers,
            "publishers": self.publishers,
            "players": self.players,
            "modes": self.modes,
            "colours": self.colours,
            "summary": self.summary,
            "criteria": [criterion.as_dict() for criterion in self.criteria],
        }


class Result:
    """How a game ended: the way, the winners, the places (seats sharing one stand together), the scores."""

    def __init__(
        self, ending: str, winners: list[int], ranking: list[list[int]], scores: list[dict[str, object]]
    ) -> None:
        self.ending = ending
        self.winners = winners
        self.ranking = ranking
        self.scores = scores

    def as_dict(self) -> dict[str, object]:
        return {
            "ending": self.ending,
            "winners": self.winners,
            "ranking": self.ranking,
            "scores": self.scores,
        }

    def __repr__(self) -> str:
        return f"Result(ending={self.ending!r}, winners={self.winners!r}, ranking={self.ranking!r})"


class PlainInsight(Insight):
    """The judgement of a game that has none of its own: all options look alike, and the result says who has won."""

    def __init__(self, game: Game) -> None:
        super().__init__(guided=False)
        self.game = game

    def winners(self, state: State) -> list[int]:
        result = self.game.result(state)
        assert result is not None
        return result.winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its label, its settings, its decisions, and what a state of it can be asked."""

    def __init__(
        self,
        id: str,
        rules_version: str,
        meta: Meta,
        space: Space,
        preset_by: str | None,
        endings: Sequence[str],
        asking_clause: str,
        earlier_versions: list[str] | None = None,
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        self.earlier_versions = earlier_versions or []  # versions of the rules whose games can still be read
        self.meta = meta
        self.space = space
        self.settings = meta.settings
        self.preset_by = preset_by
        self.endings = list(endings)
        self.asking_clause = asking_clause

    # What a game provides.

    def deal(self, settings: Mapping[str, Value], rng: Rng, recorder: Recorder | None = None) -> State:
        """The set-up of a game, up to its first decision."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """The whole state as readable data."""
        raise NotImplementedError

    def restore(self, settings: Mapping[str, Value], data: object, recorder: Recorder | None = None) -> State:
        """The state that `position` describes, at its next decision; BadPosition if there can be no such state."""
        raise NotImplementedError

    def arrange(self, settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> dict[str, object]:
        """The position that a few words describe; everything else is as in a fresh deal (serai.testing)."""
        raise NotImplementedError

    def common_view(self, state: State) -> Mapping[str, object]:
        """What everybody may know. What every view has comes from the core (`views.SHARED`)."""
        raise NotImplementedError

    def own_view(self, state: State, seat: int | None) -> Mapping[str, object]:
        """What depends on who looks: a seat, or None for a spectator. It has no key that the common part has."""
        raise NotImplementedError

    def result(self, state: State) -> Result | None:
        """The result, once the game is over."""
        raise NotImplementedError

    def word(self, kind: str, value: int) -> object:
        """The readable form of an integer field of an event or a refusal."""
        raise NotImplementedError

    def rounds(self, state: State) -> int:
        """How many rounds have begun."""
        raise NotImplementedError

    def longest(self, settings: Mapping[str, Value]) -> int:
        """More decisions than any game with these settings takes."""
        raise NotImplementedError

    # What a game may offer.

    def view_type(self) -> object | None:
        """The `TypedDict` of its whole view (`core.view_types`); None if it has not declared one."""
        return None

    def mode(self, state: State) -> str | None:
        """Which of its modes is played; None if it has none."""
        return None

    def first_seat(self, state: State) -> int:
        """Who is first in turn order; of a fresh deal, who begins."""
        return 0

    def order(self, data: object, view: Mapping[str, object]) -> StandingOrder:
        """The standing order that the data describes, given by the seat that sees this view; BadOrder if it is none."""
        raise BadOrder(f"{self.id} takes no standing orders")

    def facts(self, view: Mapping[str, object]) -> dict[str, object]:
        """What the open question may mention besides its range, from the view of the seat that is asked."""
        return {}

    def timeout_option(self, state: State) -> int | None:
        """What the rules let a seat answer whose time is up; None if they leave it open.

        It must not depend on what the seat that is asked cannot know.
        """
        option = state.question.on_timeout(state)
        return option if option is not None and state.allows(option) else None

    def changed_clause(self, rules: str, state: State, events: list[RawEvent]) -> str | None:
        """The clause whose meaning has changed since an earlier rules version and that a game of it meets here.

        `events` are those since the last choice. None while the game goes on as it did then.
        """
        return None

    def tour(self) -> dict[str, object] | None:
        """A position to learn the game at from seat 0, as `from_position` takes it: with its settings.

        None if a fresh deal is just as good.
        """
        return None

    def insight(self) -> Insight:
        """The judgement that its bots play by; without one of its own, every option is as good as another."""
        return PlainInsight(self)

    # What follows from it. (A match imports its game, so matches are imported late here.)

    def new(self, seed: int | str | None = None, **given: object) -> Match:
        """A fresh match; without a seed, one is drawn from the system's entropy. Odd settings give a SettingWarning."""
        from serai.core.match import Match

        settings = self.resolve_settings(given)
        for text in self.warnings(settings):
            warnings.warn(text, SettingWarning, stacklevel=2)
        return Match(self, settings, secrets.randbits(48) if seed is None else seed)

    def from_position(self, data: object) -> Match:
        """A match that starts at a position; BadPosition if it breaks an invariant."""
        from serai.core.saves import match_at

        return match_at(self, data)

    def resolve_settings(self, given: Mapping[str, object], rules: str | None = None) -> dict[str, Value]:
        """Every setting's value from the few that were given; with `rules`, by the defaults of that earlier version."""
        return resolve_settings(self.settings, given, self.preset_by, rules)

    def warnings(self, settings: Mapping[str, Value]) -> list[str]:
        """What is odd about settings that can be played with."""
        return [text for setting in self.settings for text in setting.warnings(settings[setting.name])]

    def minimal_settings(self, settings: Mapping[str, Value]) -> dict[str, object]:
        """The few settings that give all the others, for a save."""
        few: dict[str, object] = {"players": settings["players"]}
        if self.preset_by is not None:
            few[self.preset_by] = settings[self.preset_by]
        resolved = self.resolve_settings(few)
        for name, value in settings.items():
            if value != resolved[name]:
                few[name] = value
        return few

    def as_dict(self) -> dict[str, object]:
        """What a list of games says of it, with all settings; `preset_by` names the one whose value sets others."""
        return {
            "id": self.id,
            "rules": self.rules_version,
            **self.meta.as_dict(),
            "preset_by": self.preset_by,
            "options": [setting.as_dict() for setting in self.settings],
        }

    def cite(self, clause: str) -> str:
        """A clause as it is shown: sections carry the game's name, numbered decisions do not."""
        return f"{self.id} {clause}" if clause[0].isdigit() else clause

    def explain(self, remark: Remark) -> Refusal:
        numbers: dict[str, object] = {}
        for (name, kind), value in zip(remark.reason.fields, remark.values(), strict=True):
            numbers[name] = self.word(kind, value)
        return Refusal(remark.code, self.cite(remark.clause), numbers)

    def describe(self, event: RawEvent, choice: int, players: int) -> Event:
        data: dict[str, object] = {}
        position = 0
        for name, kind in event.kind.fields:
            if kind.endswith("[]"):
                data[name] = [self.word(kind[:-2], card) for card in event.cards]
            else:
                data[name] = self.word(kind, event.values[position])
                position += 1
        seats = None if event.to < 0 else [seat for seat in range(players) if event.to >> seat & 1]
        return Event(event.kind.name, self.cite(event.kind.clause), data, seats, choice)

    def digest(self, state: State) -> str:
        """A fingerprint of the whole state."""
        return hashlib.sha256(canonical(self.position(state)).encode()).hexdigest()
