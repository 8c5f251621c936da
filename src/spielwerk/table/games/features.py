"""What a game's folder gives to the table besides its rules, and what stands in where it gives nothing."""

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from spielwerk.core.discovery import feature
from spielwerk.core.game import Game, State
from spielwerk.core.notation import Notation, notation_of
from spielwerk.core.presentation import Face, Presentation, presentation_of
from spielwerk.core.record import Record
from spielwerk.core.rulebook import rule_text
from spielwerk.locale.catalogue import Catalogue, catalogue
from spielwerk.table.games.plain import PlainPresentation


class Features:
    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self._orders: Final = feature(game, "standing_orders")
        self.notation: Final[Notation] = notation_of(game)
        self._interchange: Final = feature(game, "interchange")

    @cached_property
    def presentation(self) -> Presentation:
        """How the game looks, and how a turn of it runs. Loaded when it is first asked for."""
        return presentation_of(self.game) or PlainPresentation(self.game)

    def own_words(self, key: str, language: str, otherwise: str = "") -> str:
        """A sentence that a game may have of its own, and otherwise another one."""
        say = self.catalogue(language)
        return say(key) if key in say else otherwise

    def catalogue(self, language: str) -> Catalogue:
        """The sentences of the program and of the game."""
        spec = find_spec(self.game.package)
        is_folder = spec is not None and spec.submodule_search_locations is not None
        return catalogue(language, self.game.package) if is_folder else catalogue(language)

    @property
    def has_elements(self) -> bool:
        """Whether the game says which element an action is about."""
        return getattr(type(self.presentation), "element", None) is not Face.element

    def element(self, state: State, action: int) -> str:
        """The element of the board that an action is about; empty if it has none or the game does not say."""
        return self.presentation.element(state, action)

    def title(self, language: str) -> str:
        """The game's name as people write it."""
        say = self.catalogue(language)
        return say("words.game") if "words.game" in say else self.game.name.replace("-", " ").title()

    def seat_title(self, state: State, seat: int, language: str) -> str:
        """What the game calls a seat, such as its faction."""
        return self.presentation.seat_title(state, seat, language)

    def is_under_way(self, state: State, seat: int) -> bool:
        """Whether the seat is in the middle of its turn, so that something of it is still to be done.

        In a game that does not say, every decision is taken for a turn of its own.
        """
        return seat in state.deciders() and self.presentation.is_under_way(state, seat)

    def only_prepares(self, state: State, seat: int, text: str) -> bool:
        """Whether an action that was done leaves the seat's turn still to be taken, such as an exchange."""
        return self.presentation.only_prepares(state, state.string_to_action(text, seat))

    def usual_end(self, state: State, seat: int) -> int | None:
        """The action by which a turn ends that is complete but for this."""
        return self.presentation.usual_action(state, seat)

    def order_limits(self) -> tuple[int, ...]:
        """Limits that a standing order may have; empty where the game has no offers."""
        limits: tuple[int, ...] = getattr(self._orders, "LIMITS", ())
        return limits

    def order_sentence(self, limit: int, language: str) -> str:
        return str(_call(self._orders, "sentence", str(limit), limit, self.catalogue(language)))

    def rule_text(self, rule: str, language: str) -> str:
        """The wording of a rule; empty where the rulebook does not have it."""
        return rule_text(self.game.package, rule, language)

    def sentence(self, seen: State, text: str, seat: int, language: str) -> str:
        """An action, legal or not, as a sentence; the text itself where there is none, as for draws."""
        try:
            return self.presentation.sentence(seen, seen.string_to_action(text, seat), seat, language)
        except (LookupError, ValueError):
            return text

    @property
    def exports(self) -> Mapping[str, Callable[[Record], str]]:
        """Ways to write a record for other programs, by name."""
        found: Mapping[str, Callable[[Record], str]] = getattr(self._interchange, "EXPORTS", {})
        return found

    def export_title(self, name: str, language: str) -> str:
        """What an export is called, for people."""
        return self.own_words(f"interchange.export.{name}", language, name)

    def answer(self, state: State, seat: int, limit: int) -> int | None:
        """What a standing order with a limit answers to the seat's next open offer; None if there is none."""
        action = _call(self._orders, "answer", None, state, seat, limit)
        return action if isinstance(action, int) else None


def _call(module: ModuleType | None, name: str, otherwise: object, *arguments: object) -> object:
    function = getattr(module, name, None)
    return otherwise if function is None else function(*arguments)


@cache
def features_of(game: Game) -> Features:
    return Features(game)
