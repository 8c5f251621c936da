"""The kinds of action and their places in the one fixed range of integers.

Every kind owns a block of consecutive integers; an action is the start of its block plus an offset that holds the
action's arguments. The blocks stand in the order of the rulebook. `text.py` gives the texts.
Blocks have room for maps of up to 80 land hexes, 40 river hexes and 40 bridge places.
"""

from typing import Final

HEXES: Final = 80
RIVERS: Final = 40
BRIDGE_PLACES: Final = 40
SEATS: Final = 5
LARGEST_OFFER: Final = 24
"""Largest power offer that has an action: six neighbours and bridges beyond any real position."""

# Set-up. FACTION + faction number (place in the alphabetical list of all factions)
FACTION: Final = 0
FACTION_SLOTS: Final = 20

# Passing. PASS: without taking a tile (last round); PASS + n: takes bonus tile BONn. Also the first pick.
PASS: Final = 20
PASS_SLOTS: Final = 11

# DONE ends the turn, or gives up what is still optional in it (free spades, dwelling).
DONE: Final = 31

# Free actions: BURN sacrifices two tokens for one, CONVERT + kind exchanges one unit.
BURN: Final = 32
CONVERT: Final = 33
POWER_TO_COIN: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_PRIEST: Final = 2
PRIEST_TO_WORKER: Final = 3
PRIEST_TO_COIN: Final = 4
WORKER_TO_COIN: Final = 5
COINS_TO_POINT: Final = 6
POINT_TO_COIN: Final = 7
WORKER_TO_PRIEST: Final = 8
CONVERT_SLOTS: Final = 9

ADVANCE_SHIPPING: Final = 42
ADVANCE_DIGGING: Final = 43

# SEND_PRIEST + 3 * cult + steps - 1
SEND_PRIEST: Final = 44
SEND_PRIEST_SLOTS: Final = 12

# POWER_ACTION + n - 1 for ACTn
POWER_ACTION: Final = 56
POWER_ACTION_SLOTS: Final = 6

# SPECIAL_ACTION + kind: one action space of a tile or a stronghold each
SPECIAL_ACTION: Final = 62
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
SPECIAL_ACTION_SLOTS: Final = 10

# DIG + spades - 1
DIG: Final = 72
DIG_SLOTS: Final = 3

# FAVOUR + n - 1 for FAVn; TOWN + n - 1 for TWn
FAVOUR: Final = 75
FAVOUR_SLOTS: Final = 12
TOWN: Final = 87
TOWN_SLOTS: Final = 8

# CULT + cult: the steps that are due; KEY + cult: where a town key opens step 10; LOWER + cult: one step down by hand
CULT: Final = 95
KEY: Final = 99
LOWER: Final = 103

# GIVE_UP + kind: what is due is not taken
GIVE_UP: Final = 107
GIVE_UP_SPADE: Final = 0
GIVE_UP_BRIDGE: Final = 1
GIVE_UP_DWELLING: Final = 2  # Witches' ride
GIVE_UP_TRADING_HOUSE: Final = 3  # Swarmlings
GIVE_UP_SANDSTORM: Final = 4  # Nomads
GIVE_UP_SLOTS: Final = 5

# ACCEPT + LARGEST_OFFER * source seat + offered power - 1, DECLINE likewise
ACCEPT: Final = 112
DECLINE: Final = 232
OFFER_SLOTS: Final = 120

# BRIDGE + place on the map; CONNECT + river hex (Mermaids)
BRIDGE: Final = 352
CONNECT: Final = 392

# BUILD + hex; UPGRADE + 4 * hex + building - TRADING_HOUSE; TRANSFORM + 7 * hex + terrain
BUILD: Final = 432
UPGRADE: Final = 512
TRANSFORM: Final = 832

# Chance. DRAW_SCORING + n - 1 for SCOREn; REMOVE_BONUS + n - 1 for BONn
DRAW_SCORING: Final = 1392
DRAW_SCORING_SLOTS: Final = 9
REMOVE_BONUS: Final = 1401
REMOVE_BONUS_SLOTS: Final = 10

NUM_DISTINCT_ACTIONS: Final = 1411
