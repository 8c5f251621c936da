"""Where each kind of action begins in the one fixed range of integers, and for how many of each thing there is room.

An action is the start of its kind plus an offset that holds what it is about. These numbers never change: a new kind
begins where the last one ends, and factions, tiles and maps have numbers of their own. `kinds.py` is the table of all
kinds, `arguments.py` says what they are about.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.games.terra_mystica.terms import TRADING_HOUSE
from spielwerk.games.terra_mystica.values import POWER_COST

# Room, also for expansions.
HEXES: Final = 96
RIVERS: Final = 48
BRIDGE_PLACES: Final = 64
TERRAIN_SLOTS: Final = 9
FACTION_SLOTS: Final = 32
BONUS_SLOTS: Final = 16
FAVOUR_SLOTS: Final = 16
TOWN_SLOTS: Final = 16
SCORING_SLOTS: Final = 16
SPECIAL_ACTION_SLOTS: Final = 24
CONVERT_SLOTS: Final = 16
GIVE_UP_SLOTS: Final = 16
POWER_ACTION_SLOTS: Final = 6
DIG_SLOTS: Final = 3
SEATS: Final = 5
LARGEST_OFFER: Final = 24
"""Largest power offer that has an action: six neighbours and bridges beyond any real position."""
UPGRADES: Final = 4
"""Buildings that something is upgraded to."""
PRIEST_STEPS: Final = 3
"""Steps that a priest may be sent for: 1 to 3."""

# Set-up. FACTION + faction number
FACTION: Final = 0

# Passing. PASS: without taking a tile (last round); PASS + n: takes bonus tile BONn. Also the first pick.
PASS: Final = 32

# DONE ends the turn, or gives up what is still optional in it (free spades, dwelling).
DONE: Final = 49

# Free actions: BURN sacrifices two tokens for one, CONVERT + exchange exchanges one unit.
BURN: Final = 50
CONVERT: Final = 51
POWER_TO_COIN: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_PRIEST: Final = 2
PRIEST_TO_WORKER: Final = 3
PRIEST_TO_COIN: Final = 4
WORKER_TO_COIN: Final = 5
COINS_TO_POINT: Final = 6
POINT_TO_COIN: Final = 7
WORKER_TO_PRIEST: Final = 8
EXCHANGES: Final = [
    f"{POWER_COST[POWER_TO_COIN]}PW to 1C",
    f"{POWER_COST[POWER_TO_WORKER]}PW to 1W",
    f"{POWER_COST[POWER_TO_PRIEST]}PW to 1P",
    "1P to 1W",
    "1P to 1C",
    "1W to 1C",
    "3C to 1VP",
    "1VP to 1C",
    "1W to 1P",
]

ADVANCE_SHIPPING: Final = 67
ADVANCE_DIGGING: Final = 68

# SEND_PRIEST + 3 * cult + steps - 1
SEND_PRIEST: Final = 69

# POWER_ACTION + n - 1 for ACTn
POWER_ACTION: Final = 81

# SPECIAL_ACTION + number: one action space of a tile or a stronghold each
SPECIAL_ACTION: Final = 87
BONUS_SPADE: Final = 0  # BON1
BONUS_CULT: Final = 1  # BON2
FAVOUR_CULT: Final = 2  # FAV6
AUREN_CULT: Final = 3  # ACTA
CHAOS_DOUBLE: Final = 4  # ACTC
ENGINEER_BRIDGE: Final = 5  # ACTE
GIANT_SPADES: Final = 6  # ACTG
NOMAD_SANDSTORM: Final = 7  # ACTN
SWARMLING_TRADING_HOUSE: Final = 8  # ACTS
WITCH_RIDE: Final = 9  # ACTW
SPECIAL_NAMES: Final = ["BON1", "BON2", "FAV6", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW"]

# DIG + spades - 1
DIG: Final = 111

# FAVOUR + n - 1 for FAVn; TOWN + n - 1 for TWn
FAVOUR: Final = 114
TOWN: Final = 130

# CULT + cult: the steps that are due; KEY + cult: where a town key opens step 10; LOWER + cult: one step down by hand
CULT: Final = 146
KEY: Final = 150
LOWER: Final = 154

# GIVE_UP + what is due and is not taken
GIVE_UP: Final = 158
GIVE_UP_SPADE: Final = 0
GIVE_UP_BRIDGE: Final = 1
GIVE_UP_DWELLING: Final = 2  # Witches' ride
GIVE_UP_TRADING_HOUSE: Final = 3  # Swarmlings
GIVE_UP_SANDSTORM: Final = 4  # Nomads
GIVE_UP_NAMES: Final = ["SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF"]

# ACCEPT + LARGEST_OFFER * source seat + offered power - 1, DECLINE likewise
ACCEPT: Final = 174
DECLINE: Final = 294

# BRIDGE + place on the map; CONNECT + river hex (Mermaids)
BRIDGE: Final = 414
CONNECT: Final = 478

# BUILD + hex; UPGRADE + 4 * hex + building - TRADING_HOUSE; TRANSFORM + 9 * hex + terrain
BUILD: Final = 526
UPGRADE: Final = 622
TRANSFORM: Final = 1006

# Chance. DRAW_SCORING + n - 1 for SCOREn; REMOVE_BONUS + n - 1 for BONn
DRAW_SCORING: Final = 1870
REMOVE_BONUS: Final = 1886


def transforming(hex: i64, terrain: i64) -> i64:
    """The action that turns a hex into a terrain."""
    return TRANSFORM + TERRAIN_SLOTS * hex + terrain


def upgrading(hex: i64, building: i64) -> i64:
    """The action that upgrades what stands on a hex to a building."""
    return UPGRADE + UPGRADES * hex + building - TRADING_HOUSE


def sending(cult: i64, steps: i64) -> i64:
    """The action that sends a priest to a cult for so many steps."""
    return SEND_PRIEST + PRIEST_STEPS * cult + steps - 1


def offer_place(source: i64, power: i64) -> i64:
    """Where an offer stands among those that can be accepted and declined: after ACCEPT and DECLINE."""
    return LARGEST_OFFER * source + power - 1
