# not compiled: pictures for people
"""Small parts that the pictures of all games are made of: signs, named pictures, and marks of what can be tapped.

`Markup` is text that stands in a page or picture as it is; every other text is escaped when it comes into one. `escape`
makes the one of the other and leaves Markup alone, so nothing is escaped twice. Whoever writes `Markup(f"...")` says
that all texts in it have been escaped; what is joined, cut or added to Markup by its own methods stays Markup.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from markupsafe import Markup, escape

__all__ = ["NOTHING", "Marks", "Markup", "escape", "joined", "label", "named", "placed", "sign"]

NOTHING: Final = Markup("")
TIMES: Final = "\u00d7"
"""The sign before or after a number of things."""

SIGN_BOX: Final = "-12 -12 24 24"
"""The room around the origin that a sign takes, as a viewBox."""

CLASSES_OF_MARKS: Final = {"choice": "is-choice", "selected": "is-selected", "result": "is-result"}
"""Classes of elements by what they were chosen for."""


class Marks:
    """What is marked on the table: `chosen` maps elements to a kind, `recent` holds what others have just changed."""

    def __init__(self, chosen: Mapping[str, str], recent: Collection[str] = ()) -> None:
        self.chosen: Final = chosen
        self.recent: Final = frozenset(recent)

    def __contains__(self, element: str) -> bool:
        return element in self.chosen or element in self.recent

    def kind(self, element: str) -> str:
        """What an element was chosen for; empty if it was not."""
        return self.chosen.get(element, "")

    def classes(self, element: str) -> str:
        """Classes that an element gets, with a blank before each."""
        found = CLASSES_OF_MARKS.get(self.kind(element), "")
        recent = " is-recent" if element in self.recent else ""
        return f" {found}{recent}" if found else recent

    def named(self, element: str, classes: str, name: str) -> Markup:
        """The attributes of an element of a picture that can be tapped. Choices can be reached by the tab key."""
        kind = self.kind(element)
        reach = "0" if kind in ("choice", "selected") else "-1"
        pressed = ' aria-pressed="true"' if kind == "selected" else ""
        return Markup(
            f'id="{element}" class="{classes}{self.classes(element)}" role="button" tabindex="{reach}"{pressed} '
            f'aria-label="{escape(name)}"'
        )

    def button(self, element: str, classes: str, name: str, content: Markup, more: Markup = NOTHING) -> Markup:
        """An element that can be tapped, as a button of the page. Its name is a text that is said and not seen."""
        kind = self.kind(element)
        reach = "" if kind in ("choice", "selected") else ' tabindex="-1"'
        pressed = ' aria-pressed="true"' if kind == "selected" else ""
        return Markup(
            f'<button type="button" id="{element}" class="{classes}{self.classes(element)}"{reach}{pressed}{more} '
            f'title="{escape(name)}"><span class="said">{escape(name)}</span>'
            f'<span class="in" aria-hidden="true">{content}</span></button>'
        )


def joined(parts: Iterable[Markup]) -> Markup:
    """Parts without anything between them."""
    return NOTHING.join(parts)


def sign(name: str, classes: str = "s") -> Markup:
    """A sign beside a text that says the same, so without a name of its own."""
    return Markup(f'<svg class="{classes}" viewBox="{SIGN_BOX}" aria-hidden="true"><use href="#s-{name}"/></svg>')


def placed(name: str, x: float, y: float, size: float = 1.0, classes: str = "") -> Markup:
    """A sign in a picture, its middle at a place; size 1 is 24 units."""
    which = f' class="{classes}"' if classes else ""
    return Markup(f'<use href="#s-{name}"{which} transform="translate({x:g} {y:g}) scale({size:g})"/>')


def named(name: str, content: Markup, classes: str, id: str = "") -> Markup:
    """Content that is a picture or a number, with the words for it."""
    start = f'<span id="{id}"' if id else "<span"
    words = escape(name)
    return Markup(f'{start} class="{classes}" role="img" aria-label="{words}" title="{words}">{content}</span>')


def label(x: float, y: float, text: object, classes: str = "") -> Markup:
    """A text in a picture."""
    which = f' class="{classes}"' if classes else ""
    return Markup(f'<text{which} x="{x:g}" y="{y:g}">{escape(text)}</text>')
