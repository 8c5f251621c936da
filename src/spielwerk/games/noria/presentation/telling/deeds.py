# not compiled: sentences for people
"""What the solo opponent did in its last turn, in sentences."""

from spielwerk.games.noria.presentation.telling.words import chamber, island_name, path, resource
from spielwerk.games.noria.state import DEED_FIELDS, DEED_KIND, DEED_LETTER, DEED_WHERE, State
from spielwerk.games.noria.terms import CHAMBERS, LETTER_NAMES, PLOTS, RESOURCES
from spielwerk.games.noria.values import (
    BOT_BOOST,
    BOT_FACTORY,
    BOT_IMITATION,
    BOT_INTRIGUE,
    BOT_INVESTMENT,
    BOT_SHIPS,
)
from spielwerk.locale.catalogue import Catalogue


def deeds(state: State, say: Catalogue) -> list[str]:
    """One sentence for each letter."""
    found = []
    for start in range(0, len(state.bot_deeds), DEED_FIELDS):
        letter = LETTER_NAMES[state.bot_deeds[start + DEED_LETTER]]
        kind, where = int(state.bot_deeds[start + DEED_KIND]), int(state.bot_deeds[start + DEED_WHERE])
        found.append(say("shown.bot.letter", letter=letter, what=_deed(kind, where, say)))
    return found


def _deed(kind: int, where: int, say: Catalogue) -> str:
    if kind == BOT_BOOST:
        return say("shown.bot.boost")
    if where < 0:
        return say("shown.bot.nothing")
    if kind == BOT_SHIPS:
        island, ship = divmod(where, RESOURCES)
        return say("shown.bot.ship", resource=resource(ship, say), island=island_name(island, say))
    if kind == BOT_FACTORY:
        island, plot = divmod(where, PLOTS)
        return say("shown.bot.factory", island=island_name(island, say), n=plot + 1)
    if kind == BOT_INTRIGUE:
        seated, removed = divmod(where, CHAMBERS)
        return say("shown.bot.intrigue", seated=chamber(seated, say), removed=chamber(removed, say))
    if kind in (BOT_INVESTMENT, BOT_IMITATION):
        name = "invest" if kind == BOT_INVESTMENT else "imitate"
        return say(f"shown.bot.{name}", path=path(where, say))
    return say("shown.bot.upgrade", letter=LETTER_NAMES[where % len(LETTER_NAMES)])
