"""A game's settings, declared once: their values, what they decide, and the check of what a user asks for."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from mypy_extensions import i64

from serai.core.errors import BadSetting

Value = str | int | float | bool | None


def whole(settings: Mapping[str, Value], name: str) -> i64:
    """The value of a setting that is a number."""
    value = settings[name]
    assert isinstance(value, int)
    return value


class Setting:
    """A setting with a fixed list of values. `presets` gives the default under another setting's value.

    `earlier` gives, by rules version, the default (or the presets) that it had then, if another than today's.

    What it decides is told by the game's texts (`option-NAME` with `.help`); `help` is for a game that has none.
    """

    def __init__(
        self,
        name: str,
        values: list[Value],
        default: Value,
        clauses: list[str],
        help: str = "",
        presets: Mapping[str, Value] | None = None,
        earlier: Mapping[str, Value | Mapping[str, Value]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clauses = clauses
        self.help = help
        self.presets = presets or {}
        self.earlier = earlier or {}

    def default_under(self, preset: object, rules: str | None = None) -> Value:
        """Its default under a value of the preset setting, by today's rules or by earlier ones."""
        now = self.presets.get(str(preset), self.default)
        if rules is None or rules not in self.earlier:
            return now
        then = self.earlier[rules]
        return then.get(str(preset), now) if isinstance(then, Mapping) else then

    def allowed(self) -> str:
        return ", ".join("none" if value is None else str(value) for value in self.values)

    def accepts(self, value: object) -> bool:
        return any(type(value) is type(known) and value == known for known in self.values)

    def normalize(self, value: object) -> Value:
        """The value as a match keeps it; BadSetting if the setting does not take it."""
        if not self.accepts(value):
            raise BadSetting(f"{self.name} cannot be {value!r}; it takes {self.allowed()}")
        assert value is None or isinstance(value, str | int | float)
        return value

    def warnings(self, value: Value) -> list[str]:
        """What is odd about a value that the setting takes, in words."""
        return []

    def as_dict(self) -> dict[str, object]:
        """Everything that a form needs to know."""
        return {
            "name": self.name,
            "kind": "choice",
            "default": self.default,
            "values": self.values,
            "presets": dict(self.presets),
            "clauses": self.clauses,
            "help": self.help,
        }

    def parse(self, text: str) -> Value:
        """The value that a text typed by a user means; the text itself if none."""
        for value in self.values:
            if text == str(value) or text.lower() == str(value).lower():
                return value
        return text


class NumberSetting(Setting):
    """A setting that is a number from `low` to `high` in steps of `step`; with the default None it may be absent."""

    def __init__(
        self, name: str, default: int | None, low: int, high: int, step: int, clauses: list[str], help: str = ""
    ) -> None:
        super().__init__(name, [], default, clauses, help)
        self.low = low
        self.high = high
        self.step = step

    def allowed(self) -> str:
        steps = f" in steps of {self.step}" if self.step != 1 else ""
        return f"{self.low} to {self.high}{steps}{', or none' if self.default is None else ''}"

    def accepts(self, value: object) -> bool:
        if value is None:
            return self.default is None
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.low <= value <= self.high and value % self.step == 0

    def as_dict(self) -> dict[str, object]:
        limits = {"low": self.low, "high": self.high, "step": self.step}
        return {**super().as_dict(), "kind": "number", "values": self.allowed(), **limits}

    def parse(self, text: str) -> Value:
        if text.lower() == "none":
            return None
        try:
            return int(text)
        except ValueError:
            return text


class DataSetting(Setting):
    """A table of data that a user may replace: None is the built-in one.

    Any other value is kept as canonical JSON, so that a save carries the data itself. `check` looks at the parsed
    data and says in words what is wrong with it, `warnings` what is odd about data that can be used; `where` names the
    page that describes the format.
    """

    def __init__(
        self,
        name: str,
        check: Callable[[object], list[str]],
        clauses: list[str],
        help: str = "",
        where: str = "docs/data.md",
        warnings: Callable[[object], list[str]] | None = None,
    ) -> None:
        super().__init__(name, [None], None, clauses, help)
        self.check = check
        self.look_for_oddities = warnings
        self.where = where

    def allowed(self) -> str:
        return f"none, or data as JSON (see {self.where})"

    def accepts(self, value: object) -> bool:
        try:
            self.normalize(value)
        except BadSetting:
            return False
        return True

    def as_dict(self) -> dict[str, object]:
        return {**super().as_dict(), "kind": "data", "values": self.allowed()}

    def normalize(self, value: object) -> Value:
        """Canonical JSON of data given as such or as its text; BadSetting lists everything that is wrong with it."""
        if value is None:
            return None
        data = self.from_json(value if isinstance(value, str) else self.to_json(value))
        if not isinstance(data, dict | list):
            raise BadSetting(f"{self.name} takes {self.allowed()}; got {data!r}"[:300])
        problems = self.check(data)
        if problems:
            raise BadSetting(f"{self.name}: {'; '.join(problems)}")
        return json.dumps(data, sort_keys=True, separators=(",", ":"))

    def warnings(self, value: Value) -> list[str]:
        if self.look_for_oddities is None or not isinstance(value, str):
            return []
        return [f"{self.name}: {text}" for text in self.look_for_oddities(self.from_json(value))]

    def to_json(self, value: object) -> str:
        try:
            return json.dumps(value)
        except (TypeError, ValueError, RecursionError) as error:
            raise BadSetting(f"{self.name} takes {self.allowed()}; {error}") from error

    def from_json(self, text: str) -> object:
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadSetting(f"{self.name} takes {self.allowed()}; this is not JSON: {error}") from error

    def parse(self, text: str) -> Value:
        return None if text.lower() == "none" else text


def resolve_settings(
    settings: list[Setting], given: Mapping[str, object], preset_by: str | None, rules: str | None = None
) -> dict[str, Value]:
    """Every setting's value: as given, else as the preset setting (an edition, say) sets it, else the default.

    With `rules`, as that earlier rules version would have resolved them.
    """
    by_name = {setting.name: setting for setting in settings}
    taken: dict[str, Value] = {}
    for name, value in given.items():
        if name not in by_name:
            raise BadSetting(f"there is no option {name!r}; options are {', '.join(sorted(by_name))}")
        taken[name] = by_name[name].normalize(value)
    preset = taken.get(preset_by, by_name[preset_by].default) if preset_by is not None else None
    resolved: dict[str, Value] = {}
    for setting in settings:
        resolved[setting.name] = taken.get(setting.name, setting.default_under(preset, rules))
    return resolved
