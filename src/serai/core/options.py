"""A game's options, declared once: their values, what they settle, and the check of what a user asks for."""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.errors import BadOption

Value = str | int | float | bool | None


class Option:
    """An option with a fixed list of values. `presets` gives the default under another option's value."""

    def __init__(
        self,
        name: str,
        values: list[Value],
        default: Value,
        clauses: list[str],
        help: str,
        presets: Mapping[str, Value] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clauses = clauses
        self.help = help
        self.presets = presets or {}

    def allowed(self) -> str:
        return ", ".join("none" if value is None else str(value) for value in self.values)

    def accepts(self, value: object) -> bool:
        return any(type(value) is type(known) and value == known for known in self.values)

    def parse(self, text: str) -> Value:
        """The value that a text typed by a user means; the text itself if none."""
        for value in self.values:
            if text == str(value) or text.lower() == str(value).lower():
                return value
        return text


class NumberOption(Option):
    """An option that is a number from `low` to `high` in steps of `step`; with the default None it may be absent."""

    def __init__(
        self, name: str, default: int | None, low: int, high: int, step: int, clauses: list[str], help: str
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

    def parse(self, text: str) -> Value:
        if text.lower() == "none":
            return None
        try:
            return int(text)
        except ValueError:
            return text


def settle_options(options: list[Option], given: Mapping[str, object], preset_by: str | None) -> dict[str, Value]:
    """Every option's value: as given, else as the preset option (an edition, say) sets it, else the default."""
    by_name = {option.name: option for option in options}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption(f"there is no option {name!r}; options are {', '.join(sorted(by_name))}")
        if not by_name[name].accepts(value):
            raise BadOption(f"{name} cannot be {value!r}; it takes {by_name[name].allowed()}")
    preset = given.get(preset_by, by_name[preset_by].default) if preset_by is not None else None
    settled: dict[str, Value] = {}
    for option in options:
        value = given.get(option.name, option.presets.get(str(preset), option.default))
        assert value is None or isinstance(value, str | int | float)
        settled[option.name] = value
    return settled
