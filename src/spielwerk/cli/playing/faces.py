"""How a game looks and reads in the terminal if its folder has nothing of its own for it: the table, as text.

The names are those of the modules `drawing`, `menu`, `notation` and `sentences` that a game's folder may have.
"""

from types import ModuleType
from typing import Any, Final

from rich.text import Text

from spielwerk.core.choices import Choice, Group
from spielwerk.core.game import NOBODY, State
from spielwerk.core.presentation import Presentation
from spielwerk.locale.catalogue import Catalogue


class Either:
    """A module of the game's folder where it has what is asked for, otherwise what is made of its presentation."""

    def __init__(self, module: ModuleType | None, otherwise: object) -> None:
        self._module: Final = module
        self._otherwise: Final = otherwise

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._module, name, None)
        return getattr(self._otherwise, name) if found is None else found


class Drawing:
    """The table's text for screen readers."""

    def __init__(self, presentation: Presentation) -> None:
        self._presentation: Final = presentation

    def picture(self, state: State, seat: int, say: Catalogue, width: int, height: int) -> list[Text]:
        return [Text(line) for line in self._presentation.board_text(state, say.language).splitlines()]

    def players_table(self, state: State, seat: int, say: Catalogue) -> list[Text]:
        return self.picture(state, seat, say, 0, 0)

    def own_lines(self, state: State, seat: int, say: Catalogue, with_words: bool) -> list[Text]:
        return []

    def tiles(self, state: State, say: Catalogue, width: int) -> list[list[Text]]:
        return [self.picture(state, NOBODY, say, width, 0)]


class Menu:
    """Question and choices of the table."""

    def __init__(self, presentation: Presentation) -> None:
        self._presentation: Final = presentation

    def question(self, state: State, seat: int, say: Catalogue) -> str:
        return self._presentation.question(state, seat, say.language)

    def groups(self, state: State, seat: int, turns: list[list[int]], say: Catalogue) -> list[Group]:
        return [
            Group(
                group.key,
                group.title,
                [
                    Choice(choice.label, choice.price, [actions_of(state, seat, choice.actions)])
                    for choice in group.choices
                ],
            )
            for group in self._presentation.groups(state, seat, say.language)
        ]

    def price(self, state: State, seat: int, way: list[int], say: Catalogue) -> str:
        texts = (state.action_to_string(way[0], seat),)
        groups = self._presentation.groups(state, seat, say.language) if len(way) == 1 else []
        found = [choice.price for group in groups for choice in group.choices if choice.actions == texts]
        return found[0] if found else ""

    def ways_to(self, state: State, seat: int, action: int, turns: list[list[int]]) -> list[list[int]]:
        return []

    def usual_action(self, state: State, seat: int) -> int | None:
        return None

    def is_under_way(self, state: State, seat: int) -> bool:
        return False

    def is_matter_of_taste(self, state: State) -> bool:
        return False

    def needs_map(self, state: State, seat: int) -> bool:
        return True


class Notation:
    """Exact texts, however they are spaced."""

    FILLERS: Final[frozenset[str]] = frozenset()

    def tidy(self, text: str) -> str:
        return " ".join(text.lower().split())

    def spelled_out(self, text: str) -> list[str]:
        return [text]


class Sentences:
    """What the table calls things."""

    def __init__(self, presentation: Presentation) -> None:
        self._presentation: Final = presentation

    def seat_title(self, state: State, seat: int, say: Catalogue) -> str:
        return state.seat_name(seat)

    def label(self, state: State, action: int, seat: int, say: Catalogue) -> str:
        return self._presentation.sentence(state, action, seat, say.language)

    def long_label(self, state: State, action: int, seat: int, say: Catalogue) -> str:
        refusal = state.why_not(action, seat)
        if refusal is not None and refusal.rule == "components.absent":
            return state.action_to_string(action, seat)
        return self.label(state, action, seat, say)

    def way_label(self, state: State, way: list[int], seat: int, say: Catalogue) -> str:
        labels = []
        after = state.clone()
        for action in way:
            labels.append(self.label(after, action, seat, say))
            after.apply_action(action, seat)
        return ", ".join(labels)

    def points_by_source(self, state: State, say: Catalogue) -> list[tuple[str, list[int]]]:
        rows = self._presentation.sheet(state, say.language).rows[:-1]
        return [(name, list(points)) for name, points in rows]


def actions_of(state: State, seat: int, texts: tuple[str, ...]) -> list[int]:
    """The actions of texts that are legal one after the other."""
    actions: list[int] = []
    after = state
    for text in texts:
        if actions:
            after = after.clone()
            after.apply_action(actions[-1], seat)
        actions.append(after.string_to_action(text, seat))
    return actions
