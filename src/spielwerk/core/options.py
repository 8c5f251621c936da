# not compiled: dataclasses, and used only before a game begins
"""What can be agreed before a game: typed options, presets, and their text form in records and on command lines.

The sentences that explain an option to people stand in the game's rulebook under the option's rule id.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from spielwerk.core.errors import Problem

if TYPE_CHECKING:
    from spielwerk.core.game import Game

SWITCH: Final = "switch"
NUMBER: Final = "number"
CHOICE: Final = "choice"
SEVERAL: Final = "several"
TEXT: Final = "text"

_YES: Final = frozenset({"yes", "true", "on", "1"})
_NO: Final = frozenset({"no", "false", "off", "0"})
ANY: Final = "any"
"""Text of a `several` option with nothing picked: no restriction."""

PLAYERS: Final = "players"
"""The option that every game has; its range comes from the game itself."""


class OptionError(Problem):
    """An option or value that the game does not have."""


@dataclass(frozen=True)
class Option:
    """One thing to agree on. Make options with `switch`, `number`, `choice`, `several` and `text`."""

    name: str
    kind: str
    default: object
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    tidy: Callable[[str], str] | None = None
    """For texts: gives the one form that a text is kept in. Raises OptionError for texts that cannot be."""

    @property
    def rule(self) -> str:
        """Rulebook id of the sentence that explains the option."""
        return f"options.{self.name}"

    def allowed(self) -> Problem:
        """The values there are, as the part of a problem's sentence."""
        if self.kind == SWITCH:
            return Problem("option.a-switch")
        if self.kind == NUMBER:
            return Problem("option.a-number", low=self.low, high=self.high)
        if self.kind == CHOICE:
            return Problem("option.a-choice", names=self.choices)
        if self.kind == SEVERAL:
            return Problem("option.several", any=ANY, names=self.choices)
        return Problem("option.a-text")

    def checked(self, value: object) -> object:
        """The value itself, or an OptionError that says what is allowed."""
        if self.kind == SWITCH and isinstance(value, bool):
            return value
        if self.kind == NUMBER and isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        if self.kind == CHOICE and value in self.choices:
            return value
        if self.kind == SEVERAL and isinstance(value, (tuple, list)):
            if len(set(value)) == len(value) and all(item in self.choices for item in value):
                return tuple(value)
        if self.kind == TEXT and isinstance(value, str) and not value.split()[1:] and value == value.strip():
            return self.tidy(value) if self.tidy is not None else value
        raise self._wrong(self.formatted(value) if isinstance(value, (bool, tuple, list)) else str(value))

    def parsed(self, text: str) -> object:
        """The value that a text stands for, or an OptionError that says what is allowed."""
        if self.kind == SWITCH and text.lower() in _YES | _NO:
            return text.lower() in _YES
        if self.kind == NUMBER and text.isascii() and text.isdigit() and len(text) < 10:
            return self.checked(int(text))
        if self.kind == CHOICE:
            return self.checked(text.lower())
        if self.kind == SEVERAL:
            return self.checked(() if text.lower() in ("", ANY) else tuple(text.lower().split(",")))
        if self.kind == TEXT:
            return self.checked(text)
        raise self._wrong(text)

    def formatted(self, value: object) -> str:
        """The text of a value; `parsed` gives the value back."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (tuple, list)):
            return ",".join(str(item) for item in value) or ANY
        return str(value)

    def _wrong(self, shown: str) -> OptionError:
        return OptionError("option.value", name=self.name, value=shown, allowed=self.allowed())


def switch(name: str, default: bool) -> Option:
    return Option(name, SWITCH, default)


def number(name: str, default: int, low: int, high: int) -> Option:
    return Option(name, NUMBER, default, low=low, high=high)


def choice(name: str, default: str, choices: tuple[str, ...]) -> Option:
    return Option(name, CHOICE, default, choices)


def several(name: str, choices: tuple[str, ...]) -> Option:
    """Any number of the choices in an order that matters; none means no restriction."""
    return Option(name, SEVERAL, (), choices)


def text(name: str, default: str) -> Option:
    return Option(name, TEXT, default)


class Agreement(dict[str, object]):
    """A checked value for every option of a game: what `OptionSet.complete` gives. Nobody changes one."""


T = TypeVar("T")


class Settled(Generic[T]):
    """Options as the rules of a game read them: games begun one after the other under the same ones share what is made
    of them, so nobody changes it."""

    def __init__(self, make: Callable[[Agreement], T]) -> None:
        self._make: Final = make
        self._last: tuple[Agreement, T] | None = None

    def of(self, agreed: Agreement) -> T:
        last = self._last
        if last is None or last[0] is not agreed:
            last = self._last = (agreed, self._make(agreed))
        return last[1]


class OptionSet:
    """All options of a game and its presets, which are named sets of values.

    Names are tolerant: `Mini_Expansion` finds `mini-expansion`.
    """

    def __init__(self, options: list[Option], presets: Mapping[str, Mapping[str, object]]) -> None:
        self.options: Final = {option.name: option for option in options}
        self.presets: Final = {name: dict(values) for name, values in presets.items()}
        for values in self.presets.values():
            self.complete(values)

    def defaults(self) -> dict[str, object]:
        return {name: option.default for name, option in self.options.items()}

    def option(self, name: str) -> Option:
        found = self.options.get(name.strip().lower().replace("_", "-"))
        if found is None:
            raise OptionError("option.unknown", name=name, names=list(self.options))
        return found

    def preset(self, name: str) -> dict[str, object]:
        found = self.presets.get(name.strip().lower().replace("_", "-"))
        if found is None:
            raise OptionError("option.no-preset", name=name, names=list(self.presets))
        return dict(found)

    def complete(self, values: Mapping[str, object]) -> Agreement:
        """The given values, checked, and the defaults of all others, in the order of the options."""
        full = Agreement(self.defaults())
        for name, value in values.items():
            option = self.option(name)
            full[option.name] = option.checked(value)
        return full

    def parse(self, text: str) -> dict[str, object]:
        """Values given as `name=value name=value`. A word alone is a preset; what comes later wins."""
        values: dict[str, object] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if equals:
                option = self.option(name)
                values[option.name] = option.parsed(value)
            else:
                values.update(self.preset(name))
        return values

    def format(self, values: Mapping[str, object]) -> str:
        """The text form of values, in the order of the options; `parse` gives them back."""
        return " ".join(
            f"{name}={option.formatted(values[name])}" for name, option in self.options.items() if name in values
        )


def options_of(game: "Game") -> OptionSet:
    """Everything that can be agreed on for a game, the number of players first."""
    players = number(PLAYERS, game.min_players, game.min_players, game.max_players)
    return OptionSet([players, *game.option_specs()], game.presets())
