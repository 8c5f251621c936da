# not compiled: pictures for people
"""The market: seven kinds of disc, what each costs, and how many are left."""

from spielwerk.core.markup import Marks, Markup, escape, sign
from spielwerk.games.noria.presentation.markup import disc_picture
from spielwerk.games.noria.presentation.telling.words import disc_name
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import DISC_KINDS, DISC_NAMES
from spielwerk.locale.catalogue import Catalogue


def price_words(state: State, kind: int, say: Catalogue) -> str:
    """What a disc costs, in words."""
    price = int(state.prices[kind])
    if price < 0:
        return say("pictures.market.unplaced")
    return say("pictures.market.price", n=price) if price else say("pictures.market.free")


def market_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    """The free kinds first, then the others by price."""
    kinds = sorted(range(DISC_KINDS), key=lambda kind: (int(state.prices[kind]) < 0, int(state.prices[kind]), kind))
    return Markup(f'<div class="stalls">{"".join(_stall(state, kind, marks, say) for kind in kinds)}</div>')


def _stall(state: State, kind: int, marks: Marks, say: Catalogue) -> Markup:
    left, price = int(state.market[kind]), int(state.prices[kind])
    words = say("pictures.market.disc", disc=disc_name(kind, say), price=price_words(state, kind, say), n=left)
    cost = "?" if price < 0 else Markup(f"{price}{sign('any')}")
    content = Markup(f'{disc_picture(kind)}<span class="n">{cost}</span><small>{left}\u00d7</small>')
    return marks.button(f"disc-{DISC_NAMES[kind]}", f"stall{'' if left else ' is-gone'}", words, content)


def market_line(state: State, say: Catalogue) -> Markup:
    return escape(", ".join(f"{disc_name(kind, say)} {state.market[kind]}" for kind in range(DISC_KINDS)))
