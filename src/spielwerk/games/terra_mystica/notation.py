# not compiled: text that people type
"""Typed moves: the exact notation, and the looser ways in which people write it, in German and English.

Terrains, buildings, cults and factions may be called by their names, verbs by words for them, and amounts put
together: `burn 3`, `convert 6PW to 2W`, `baue E7`, `upgrade E7 to temple`.
"""

import re
from functools import cache
from typing import Final

from spielwerk.core.notation import Notation, tidied
from spielwerk.core.rulebook_search import folded
from spielwerk.games.terra_mystica.actions import EXCHANGES
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, CULT_NAMES, TERRAIN_NAMES
from spielwerk.locale.catalogue import LANGUAGES, read_sentences

FILLERS: Final = frozenset(
    {"to", "for", "from", "p", "action", "into", "on", "a", "auf", "zu", "zum", "von", "in", "fur"}
)
"""Words that may be left out."""
VERBS: Final = (
    "build upgrade transform dig burn convert send advance pass leech decline bridge connect faction done key".split()
)
_BURN: Final = re.compile(r"burn (\d{1,2})")
_CONVERT: Final = re.compile(r"convert (\d{1,2}) ?([a-z]+) (?:to )?(\d{1,2}) ?([a-z]+)")
_SIGNED: Final = re.compile(r"(?<!\S)([-+]\S+)")
_RATES: Final = {
    (found[2], found[4]): (int(found[1]), int(found[3]))
    for found in map(_CONVERT.fullmatch, (f"convert {text.lower()}" for text in EXCHANGES))
    if found and found[4] != "vp"
}
"""What is given for how much of something else; how many coins a point costs depends on the faction."""


@cache
def _names() -> dict[str, str]:
    """Folded words and phrases of both languages, and what they are in the notation."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        sentences = read_sentences(__package__, language)
        for verb in VERBS:
            for word in sentences[f"words.verb.{verb}"][0].split(","):
                found[folded(word)] = verb
        for kind, names in (("terrain", TERRAIN_NAMES), ("building", BUILDING_NAMES[1:]), ("cult", CULT_NAMES)):
            for name in names:
                found[folded(sentences[f"words.{kind}.{name}"][0])] = name.lower()
        for faction in FACTIONS:
            found[folded(sentences[f"words.faction.{faction.name}"][0])] = faction.name
    return found


def tidy(text: str) -> str:
    """What was typed in lower case, names put into the notation. What begins with a sign is notation already."""
    parts = _SIGNED.split(text.replace(",", " "))
    tidy = [part.lower() if place % 2 else tidied(part, _names()) for place, part in enumerate(parts)]
    return " ".join(part for part in tidy if part)


def spelled_out(text: str) -> list[str]:
    """The single actions that a tidy text with an amount stands for: `burn 3` is three times `burn 1`."""
    burn = _BURN.fullmatch(text)
    if burn:
        return ["burn 1"] * int(burn[1])
    convert = _CONVERT.fullmatch(text)
    if convert:
        rate = _RATES.get((convert[2], convert[4]))
        given, wanted = int(convert[1]), int(convert[3])
        if rate and wanted > 0 and given * rate[1] == wanted * rate[0]:
            return [f"convert {rate[0]}{convert[2]} to {rate[1]}{convert[4]}"] * (wanted // rate[1])
        if convert[4] == "vp" and convert[2] == "c" and wanted > 0 and given % wanted == 0:
            return [f"convert {given // wanted}c to 1vp"] * wanted
    return [text]


NOTATION: Final = Notation(FILLERS, tidy, spelled_out)
