# not compiled: pictures for people
"""Small parts that all pictures are made of: signs, amounts, and the marks of things that can be tapped."""

from collections.abc import Collection, Mapping
from html import escape
from typing import Final

from spielwerk.games.terra_mystica.presentation.drawn import PIECE_BOX, SIGN_BOX
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES
from spielwerk.locale.catalogue import Catalogue

KINDS: Final = {"choice": "is-choice", "selected": "is-selected", "result": "is-result"}
"""Classes of elements by what they were chosen for."""


class Marks:
    """What is marked on the table: `chosen` maps elements to a kind, `recent` holds what others have just changed."""

    def __init__(self, chosen: Mapping[str, str], recent: Collection[str] = ()) -> None:
        self.chosen: Final = chosen
        self.recent: Final = frozenset(recent)

    def __contains__(self, element: str) -> bool:
        return element in self.chosen or element in self.recent

    def classes(self, element: str) -> str:
        """Classes that an element gets, with a blank before each."""
        found = KINDS.get(self.chosen.get(element, ""), "")
        recent = " is-recent" if element in self.recent else ""
        return f" {found}{recent}" if found else recent

    def named(self, element: str, classes: str, name: str) -> str:
        """The attributes of an element of a picture that can be tapped. Choices can be reached by the tab key."""
        kind = self.chosen.get(element, "")
        reach = "0" if kind in ("choice", "selected") else "-1"
        pressed = ' aria-pressed="true"' if kind == "selected" else ""
        return (
            f'id="{element}" class="{classes}{self.classes(element)}" role="button" tabindex="{reach}"{pressed} '
            f'aria-label="{escape(name)}"'
        )

    def button(self, element: str, classes: str, name: str, content: str) -> str:
        """An element that can be tapped, as a button of the page. Its name is a text that is said and not seen."""
        kind = self.chosen.get(element, "")
        reach = "" if kind in ("choice", "selected") else ' tabindex="-1"'
        pressed = ' aria-pressed="true"' if kind == "selected" else ""
        return (
            f'<button type="button" id="{element}" class="{classes}{self.classes(element)}"{reach}{pressed} '
            f'title="{escape(name)}"><span class="said">{escape(name)}</span>'
            f'<span class="in" aria-hidden="true">{content}</span></button>'
        )


def sign(name: str, classes: str = "s") -> str:
    """A sign beside a text that says the same, so without a name of its own."""
    return f'<svg class="{classes}" viewBox="{SIGN_BOX}" aria-hidden="true"><use href="#s-{name}"/></svg>'


def piece(name: str, colour: str, classes: str = "s p") -> str:
    """A building in the colour of a seat, without a name of its own."""
    return f'<svg class="{classes} c-{colour}" viewBox="{PIECE_BOX}" aria-hidden="true"><use href="#p-{name}"/></svg>'


def named(name: str, content: str, classes: str, id: str = "") -> str:
    """Content that is a picture or a number, with the words for it."""
    start = f'<span id="{id}"' if id else "<span"
    return f'{start} class="{classes}" role="img" aria-label="{escape(name)}" title="{escape(name)}">{content}</span>'


def amount(say: Catalogue, kind: str, n: int, signed: bool = False) -> str:
    """A number with the sign of what it counts."""
    shown = f"{n:+}".replace("-", "\u2212") if signed else str(n)
    return named(say(f"pictures.amount.{kind}", n=n), f"{shown}{sign(SIGN_OF[kind])}", "n")


def amounts(say: Catalogue, **counts: int) -> str:
    """Several amounts, those that are 0 left out; the names are those of the signs in the plural."""
    return "".join(amount(say, kind, n) for kind, n in counts.items() if n)


SIGN_OF: Final = {
    "points": "points",
    "coins": "coin",
    "workers": "worker",
    "priests": "priest",
    "power": "power",
    "spades": "spade",
    "keys": "key",
    "bridges": "bridge",
    "towns": "town",
    "shipping": "ship",
    "cults": "cult",
}


def colour_of(player: Player) -> str:
    """The colour of a seat as the style sheet calls it; "none" until it has a faction."""
    return TERRAIN_NAMES[player.faction.colour] if player.has_faction else "none"


def token_of(player: Player, seat: int) -> str:
    """The sign of a seat: what its home terrain looks like, or its number until it has a faction."""
    return f"seat-{colour_of(player)}" if player.has_faction else f"seat-{seat + 1}"


def colours(state: State) -> list[tuple[str, str]]:
    """For every seat its colour, which is a part of classes (`c-green`, `seat-green`), and the id of its sign."""
    return [(colour_of(player), f"s-{token_of(player, seat)}") for seat, player in enumerate(state.players)]
