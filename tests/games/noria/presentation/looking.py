"""Reads pictures and panels the way a browser does, and positions of whole games to look at."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from spielwerk.core.driver import Play, new_game
from spielwerk.core.presentation import Choice, Panel
from spielwerk.games.noria.actions import DONE
from spielwerk.games.noria.game import GAME
from spielwerk.games.noria.presentation import PRESENTATION
from spielwerk.games.noria.turn import Noria

LANGUAGES = ("de", "en")
GAMES: tuple[dict[str, object], ...] = ({"players": 1}, {"players": 2}, {"players": 3}, {"players": 4, "expert": True})
TAPPED = re.compile(
    r"(slot|rebuild)-[SML]-(T|B)[LR]?(_[SML]-(T|B)[LR]?)?|rebuild|night-(middle|large)|knowledge"
    r"|resource-(obsidian|mycelium|energy)|good-(engine|sail|compass|lamp|piston)"
    r"|disc-(obsidian|mycelium|energy|city|journey|tool|bonus)|path-(refinement|settlement|exploration|research)"
    r"|chamber-(refinement|settlement|exploration|research|specialization|division)"
    r"|island-(I\d|new)|plot-I\d-\d|ship-I\d-(obsidian|mycelium|energy)"
)
"""Ids of what can be tapped."""
FORBIDDEN = re.compile(r"\sstyle=|<style|<script|\son\w+=|javascript:", re.IGNORECASE)
"""What the page's security policy does not let through."""


def parsed(markup: str) -> Element:
    """Fails if the markup is not well formed."""
    return ElementTree.fromstring(f"<all>{markup}</all>")


def by_id(root: Element, name: str) -> Element:
    return next(element for element in root.iter() if element.attrib.get("id") == name)


def ids(root: Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def classes(element: Element) -> list[str]:
    return element.attrib.get("class", "").split()


def references(root: Element) -> set[str]:
    """Ids of the drawings that are used."""
    return {element.attrib["href"].removeprefix("#") for element in root.iter("use")}


def text_of(element: Element) -> str:
    return "".join(element.itertext())


def name_of(element: Element) -> str:
    """What a screen reader says: a name of its own, or a text in it that is not seen."""
    said = next((inner.text for inner in element.iter("span") if classes(inner) == ["said"]), "")
    return (element.attrib.get("aria-label") or (said if element.tag == "button" else "") or "").strip()


def buttons(root: Element) -> Iterator[Element]:
    """Everything that can be tapped."""
    for element in root.iter():
        if element.tag == "button" or element.attrib.get("role") == "button":
            yield element


@cache
def game(number: int) -> tuple[Play, tuple[Noria, ...]]:
    """A lively random game to the end, and the positions in it where somebody decides."""
    play, dice = new_game(GAME, GAMES[number], "looking"), Random(number)
    found: list[Noria] = []
    while not play.state.is_terminal():
        state = play.state
        assert isinstance(state, Noria)
        found.append(state.clone())
        seat = state.deciders()[0]
        legal = state.legal_actions(seat)
        further = [action for action in legal if action != DONE]
        play.act(dice.choice(further if further and dice.random() < 0.8 else legal), seat)
    assert isinstance(play.state, Noria)
    return play, (*found, play.state)


@cache
def some_positions() -> tuple[Noria, ...]:
    """Some of every kind of game, and all ends."""
    return tuple(state for number in range(len(GAMES)) for state in (*game(number)[1][::17], game(number)[1][-1]))


def marks(state: Noria, seat: int) -> dict[str, str]:
    """What the table marks for a seat that may choose."""
    found = all_choices(state, seat)
    return {element: "choice" for choice in found for element in choice.element.split()}


def all_choices(state: Noria, seat: int, language: str = "en") -> list[Choice]:
    return [choice for group in PRESENTATION.groups(state, seat, language) for choice in group.choices]


def choice(state: Noria, seat: int, text: str, language: str = "en") -> Choice:
    """The choice that stands for an action."""
    return next(one for one in all_choices(state, seat, language) if one.actions == (text,))


def panel(state: Noria, seat: int | None, key: str, language: str = "en") -> Panel:
    """A panel with nothing marked."""
    return shown_panel(state, seat, key, language, {})


def shown_panel(state: Noria, seat: int | None, key: str, language: str, chosen: dict[str, str]) -> Panel:
    return next(one for one in PRESENTATION.panels(state, seat, language, chosen) if one.key == key)


def own(state: Noria, seat: int, chosen: dict[str, str] | None = None, language: str = "en") -> Element:
    """The own place as the seat sees it, choices marked."""
    return parsed(shown_panel(state, seat, "own", language, marks(state, seat) if chosen is None else chosen).html)


@cache
def style_sheets() -> str:
    shared = files("spielwerk.table") / "static" / "css"
    styles = files("spielwerk.games.noria.presentation") / "styles"
    sheets = [shared / "tokens.css", shared / "pieces.css", shared / "page.css"]
    sheets += [styles / f"{name}.css" for name in ("tokens", "pieces", "panels")]
    return "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
