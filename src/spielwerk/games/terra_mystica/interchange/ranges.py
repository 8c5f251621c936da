# not compiled: names only
"""Kinds of action by which the order of a written log is made."""

from typing import Final

from spielwerk.games.terra_mystica import actions

PASSES: Final = range(actions.PASS, actions.DONE)
CONVERSIONS: Final = range(actions.CONVERT, actions.ADVANCE_SHIPPING)
FREE_ACTIONS: Final = range(actions.BURN, actions.ADVANCE_SHIPPING)
DIGS: Final = range(actions.DIG, actions.FAVOUR)
TOWN_TILES: Final = range(actions.TOWN, actions.CULT)
CULT_STEPS: Final = range(actions.CULT, actions.KEY)
KEYS: Final = range(actions.KEY, actions.LOWER)
LOWERS: Final = range(actions.LOWER, actions.GIVE_UP)
TILES_AND_STEPS: Final = range(actions.FAVOUR, actions.GIVE_UP)
"""What is due and stands on no hex: favour and town tiles, cult steps, keys."""
GIVE_UPS: Final = range(actions.GIVE_UP, actions.ACCEPT)
ACCEPTS: Final = range(actions.ACCEPT, actions.DECLINE)
DECLINES: Final = range(actions.DECLINE, actions.BRIDGE)
BRIDGES: Final = range(actions.BRIDGE, actions.CONNECT)
CONNECTIONS: Final = range(actions.CONNECT, actions.BUILD)
DWELLINGS: Final = range(actions.BUILD, actions.UPGRADE)
UPGRADES: Final = range(actions.UPGRADE, actions.TRANSFORM)
TRANSFORMS: Final = range(actions.TRANSFORM, actions.DRAW_SCORING)
MAIN_ACTIONS: Final = (PASSES, range(actions.ADVANCE_SHIPPING, actions.FAVOUR), DWELLINGS, UPGRADES)
"""What fills a turn."""

DOUBLE_ACTION: Final = actions.SPECIAL_ACTION + actions.CHAOS_DOUBLE
GIVE_UP_SPADE: Final = actions.GIVE_UP + actions.GIVE_UP_SPADE
TO_PRIEST: Final = actions.CONVERT + actions.WORKER_TO_PRIEST
