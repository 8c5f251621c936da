# not compiled: pictures for people
"""Small parts that all pictures are made of: signs, discs, amounts, and the marks of things that can be tapped."""

from collections.abc import Collection, Mapping
from html import escape
from typing import Final

from spielwerk.games.noria.presentation.drawn import DISC_BOX, SIGN_BOX
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import COLOUR_NAMES, KIND_NAMES, is_upgraded, kind_of

KINDS: Final = {"choice": "is-choice", "selected": "is-selected", "result": "is-result"}
"""Classes of elements by what they were chosen for."""


class Marks:
    """What is marked on the table: `chosen` maps elements to a kind, `recent` holds what others have just changed."""

    def __init__(self, chosen: Mapping[str, str], recent: Collection[str] = ()) -> None:
        self.chosen: Final = chosen
        self.recent: Final = frozenset(recent)

    def __contains__(self, element: str) -> bool:
        return element in self.chosen or element in self.recent

    def kind(self, element: str) -> str:
        return self.chosen.get(element, "")

    def classes(self, element: str) -> str:
        """Classes that an element gets, with a blank before each."""
        found = KINDS.get(self.kind(element), "")
        recent = " is-recent" if element in self.recent else ""
        return f" {found}{recent}" if found else recent

    def named(self, element: str, classes: str, name: str) -> str:
        """The attributes of an element of a picture that can be tapped. Choices can be reached by the tab key."""
        kind = self.kind(element)
        reach = "0" if kind in ("choice", "selected") else "-1"
        pressed = ' aria-pressed="true"' if kind == "selected" else ""
        return (
            f'id="{element}" class="{classes}{self.classes(element)}" role="button" tabindex="{reach}"{pressed} '
            f'aria-label="{escape(name)}"'
        )

    def button(self, element: str, classes: str, name: str, content: str, more: str = "") -> str:
        """An element that can be tapped, as a button of the page. Its name is a text that is said and not seen."""
        kind = self.kind(element)
        reach = "" if kind in ("choice", "selected") else ' tabindex="-1"'
        pressed = ' aria-pressed="true"' if kind == "selected" else ""
        return (
            f'<button type="button" id="{element}" class="{classes}{self.classes(element)}"{reach}{pressed}{more} '
            f'title="{escape(name)}"><span class="said">{escape(name)}</span>'
            f'<span class="in" aria-hidden="true">{content}</span></button>'
        )


def sign(name: str, classes: str = "s") -> str:
    """A sign beside a text that says the same, so without a name of its own."""
    return f'<svg class="{classes}" viewBox="{SIGN_BOX}" aria-hidden="true"><use href="#s-{name}"/></svg>'


def placed(name: str, x: float, y: float, size: float = 1.0, classes: str = "") -> str:
    """A sign in a picture, its middle at a place; size 1 is 24 units."""
    which = f' class="{classes}"' if classes else ""
    return f'<use href="#s-{name}"{which} transform="translate({x:g} {y:g}) scale({size:g})"/>'


def disc(number: int) -> str:
    """A disc around the origin; `number` is its kind, plus UPGRADED."""
    kind, better = KIND_NAMES[kind_of(number)], is_upgraded(number)
    plate = "p-disc-upgraded" if better else "p-disc"
    return f'<g class="disc k-{kind}"><use href="#{plate}"/><use href="#s-{kind}" transform="scale(1.22)"/></g>'


def disc_picture(number: int, classes: str = "disc-picture") -> str:
    """A disc as a picture of its own."""
    return f'<svg class="{classes}" viewBox="{DISC_BOX}" aria-hidden="true">{disc(number)}</svg>'


def named(name: str, content: str, classes: str, id: str = "") -> str:
    """Content that is a picture or a number, with the words for it."""
    start = f'<span id="{id}"' if id else "<span"
    return f'{start} class="{classes}" role="img" aria-label="{escape(name)}" title="{escape(name)}">{content}</span>'


def count(n: object, name: str) -> str:
    """A number and a sign."""
    return f'<span class="n">{n}{sign(name)}</span>'


def signed(number: int) -> str:
    """A number with its sign; minus as it is printed."""
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number < 0 else "0"


def label(x: float, y: float, text: object, classes: str = "") -> str:
    """A text in a picture."""
    which = f' class="{classes}"' if classes else ""
    return f'<text{which} x="{x:g}" y="{y:g}">{text}</text>'


def colours(state: State) -> list[tuple[str, str]]:
    """For every seat its colour, which is a part of classes (`c-red`, `seat-red`), and the id of its sign."""
    return [(COLOUR_NAMES[seat], f"s-seat-{COLOUR_NAMES[seat]}") for seat in range(state.settings.num_players)]
