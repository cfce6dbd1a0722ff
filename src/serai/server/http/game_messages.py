"""What clients and the server say to each other over HTTP about games, their settings, rules and bots."""

from __future__ import annotations

from typing import Literal

from serai.server.http.messages import Message
from serai.server.tables.log import Json


class WantedSettings(Message):
    """Settings of a game that somebody is considering."""

    options: Json


class ResolvedSettings(Message):
    """Settings that can be played with: the value of every one, and warnings about unusual ones."""

    settled: Json
    warnings: list[str]


class SettingInfo(Message):
    """A setting of a game, with what a form needs: `values` to choose from, or a text that says what is allowed."""

    name: str
    kind: Literal["choice", "number", "data"]
    default: str | int | float | bool | None
    values: list[str | int | float | bool | None] | str
    presets: dict[str, str | int | float | bool | None]
    clauses: list[str]
    help: str
    low: int | None = None
    high: int | None = None
    step: int | None = None


class CriterionInfo(Message):
    """A criterion of the ranking; `modes` are those in which it counts, null stands for all of them."""

    name: str
    modes: list[str] | None


class GameInfo(Message):
    """A game; the value of the setting that `preset_by` names determines the defaults of others."""

    id: str
    rules: str
    title: str
    year: int
    designers: list[str]
    publishers: list[str]
    players: list[int]
    modes: list[str]
    colours: list[str]  # of the seats in their order; none if they are dealt
    summary: str
    criteria: list[CriterionInfo]  # of the ranking, the first one first
    preset_by: str | None
    options: list[SettingInfo]


class RuleClause(Message):
    """A clause of the rules; its text is HTML."""

    clause: str
    title: str
    html: str


class RulesText(Message):
    """The rules of a game in our own words, by clause; the introduction is HTML too."""

    title: str
    introduction: str
    clauses: list[RuleClause]


class BotInfo(Message):
    """A bot that can be seated; `level` says whether it is one of the levels that people choose from."""

    name: str
    summary: str
    level: bool
