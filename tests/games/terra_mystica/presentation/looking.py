"""Reads pictures and panels the way a browser does, and says what is in them."""

import gzip
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from games.terra_mystica.positions import positions
from spielwerk.games.terra_mystica.turn import TerraMystica

LANGUAGES = ("de", "en")
TAPPED = re.compile(
    r"hex-[A-Z]\d+|river-r\d+|bridge-[A-Z]\d+-[A-Z]\d+|tile-(BON|FAV|TW|SCORE)\d+|action-(ACT\d|ACT[ACEGNSW]|BON\d|FAV6)"
    r"|cult-(FIRE|WATER|EARTH|AIR)|track-(shipping|digging)|resource-(coins|workers|priests|power)"
    r"|building-(D|TP|TE|SH|SA)|faction-[a-z]+"
)
"""Ids of what can be tapped."""
FORBIDDEN = re.compile(r"\sstyle=|<style|<script|\son\w+=|javascript:", re.IGNORECASE)
"""What the page's security policy does not let through."""


def parsed(markup: str) -> Element:
    """Fails if the markup is not well formed."""
    return ElementTree.fromstring(f"<all>{markup}</all>")


def ids(root: Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def by_id(root: Element, name: str) -> Element:
    return next(element for element in root.iter() if element.attrib.get("id") == name)


def classes(element: Element) -> list[str]:
    return element.attrib.get("class", "").split()


def references(root: Element) -> set[str]:
    """Ids of the drawings that are used."""
    return {element.attrib["href"].removeprefix("#") for element in root.iter("use")}


def name_of(element: Element) -> str:
    """What a screen reader says: a name of its own, or a text in it that is not seen."""
    said = next((inner.text for inner in element.iter("span") if classes(inner) == ["said"]), "")
    return (element.attrib.get("aria-label") or (said if element.tag == "button" else "") or "").strip()


def buttons(root: Element) -> Iterator[Element]:
    """Everything that can be tapped."""
    for element in root.iter():
        if element.tag == "button" or element.attrib.get("role") == "button":
            yield element


def packed(texts: Iterable[str]) -> int:
    """Bytes on the wire."""
    return len(gzip.compress("".join(texts).encode(), 6))


@cache
def some_positions() -> tuple[TerraMystica, ...]:
    """Early, middle and late ones of three games, and all three ends."""
    every = positions()
    ends = [state for state in every if state.is_terminal()]
    return (*every[::60], *ends)


@cache
def style_sheets() -> str:
    shared = files("spielwerk.table") / "static" / "css"
    own = files("spielwerk.games.terra_mystica.presentation") / "styles"
    sheets = [
        shared / "tokens.css",
        shared / "pieces.css",
        *(own / f"{name}.css" for name in ("tokens", "pieces", "panels")),
    ]
    return "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
