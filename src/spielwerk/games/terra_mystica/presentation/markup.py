# not compiled: pictures for people
"""Small parts that all pictures are made of: signs, amounts, and the marks of things that can be tapped."""

from typing import Final

from spielwerk.core.markup import Markup, joined, named, sign
from spielwerk.games.terra_mystica.presentation.drawn import PIECE_BOX
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES
from spielwerk.locale.catalogue import Catalogue


def piece(name: str, colour: str, classes: str = "s p") -> Markup:
    """A building in the colour of a seat, without a name of its own."""
    return Markup(
        f'<svg class="{classes} c-{colour}" viewBox="{PIECE_BOX}" aria-hidden="true"><use href="#p-{name}"/></svg>'
    )


def amount(say: Catalogue, kind: str, n: int, signed: bool = False) -> Markup:
    """A number with the sign of what it counts."""
    shown = f"{n:+}".replace("-", "\u2212") if signed else str(n)
    return named(say(f"pictures.amount.{kind}", n=n), Markup(f"{shown}{sign(SIGN_OF[kind])}"), "n")


def amounts(say: Catalogue, **counts: int) -> Markup:
    """Several amounts, those that are 0 left out; the names are those of the signs in the plural."""
    return joined(amount(say, kind, n) for kind, n in counts.items() if n)


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
