"""The solo opponent (rulebook, "Solo game"). Approximate: its printed sheet is not known to us.

What is certain: it turns its rings and carries out the letters that have come into the active half, in alphabetical
order. What each letter does, and how its wheel is laid out, is assumed and stands in the data file.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.noria.rules import landing, scoring
from spielwerk.games.noria.state import NO_PATH, SOLO_BOT, STEP, State
from spielwerk.games.noria.terms import (
    CHAMBERS,
    EMPTY,
    FACTORIES,
    ISLANDS,
    LETTERS,
    PATHS,
    PLOTS,
    POLITICIANS,
    RESOURCES,
    RING_START,
    RINGS,
    SLOTS,
    TOP_STEP,
    UPGRADED_LETTER,
)
from spielwerk.games.noria.values import (
    BOT_BOOST,
    BOT_FACTORY,
    BOT_IMITATION,
    BOT_INTRIGUE,
    BOT_INVESTMENT,
    BOT_SHIPS,
)

ENTRIES: Final[vec[i64]] = vec[i64]([1, 4, 9])
"""The active slot of each ring into which a disc comes when the ring turns."""
_NOTHING: Final = -1


def lay_out(state: State) -> None:
    """The letters on their wheel, as the line-up says."""
    values = state.settings.values
    letters = vec[i64]([EMPTY] * SLOTS)
    start = state.settings.line_up * LETTERS
    for letter in range(LETTERS):
        better: i64 = UPGRADED_LETTER if values.bot_upgraded[start + letter] != 0 else 0
        letters[values.bot_line_up[start + letter]] = letter + better
    state.letters = letters


def take_turn(state: State) -> None:
    state.bot_deeds = vec[i64]([])
    for ring in range(RINGS):
        _turn_ring(state, ring)
    for letter in range(LETTERS):
        for ring in range(RINGS):
            lying = state.letters[ENTRIES[ring]]
            if lying == letter:
                _carry_out(state, letter)
            elif lying == letter + UPGRADED_LETTER:
                _carry_out(state, letter)
                _carry_out(state, letter)


def _turn_ring(state: State, ring: i64) -> None:
    start = RING_START[ring]
    slot = RING_START[ring + 1] - 1
    carried = state.letters[slot]
    while slot > start:
        state.letters[slot] = state.letters[slot - 1]
        slot -= 1
    state.letters[start] = carried


def _carry_out(state: State, letter: i64) -> None:
    what = state.settings.values.bot_does[letter]
    where: i64 = _NOTHING
    if what == BOT_SHIPS and state.round >= state.settings.values.bot_boost_round:
        what = BOT_BOOST
        state.boost = True
    elif what == BOT_SHIPS:
        where = _remove_ship(state)
    elif what == BOT_FACTORY:
        where = _build_factory(state)
    elif what == BOT_INTRIGUE:
        where = _intrigue(state)
    elif what == BOT_INVESTMENT:
        where = _advance(state, _dearest_path(state))
    elif what == BOT_IMITATION:
        where = _advance(state, _imitated_path(state))
    else:
        where = _upgrade(state)
    state.bot_deeds = append(append(append(state.bot_deeds, letter), what), where)


def _remove_ship(state: State) -> i64:
    """A ship from the island with most ships, the first such island; energy before mycelium before obsidian."""
    best: i64 = _NOTHING
    most: i64 = 0
    for island in range(ISLANDS):
        count: i64 = 0
        for kind in range(RESOURCES):
            count += state.ships[island * RESOURCES + kind]
        if count > most:
            most = count
            best = island
    if best == _NOTHING:
        return _NOTHING
    last: i64 = RESOURCES - 1
    while state.ships[best * RESOURCES + last] == 0:
        last -= 1
    state.ships[best * RESOURCES + last] -= 1
    state.ship_supply[last] += 1
    return best * RESOURCES + last


def _build_factory(state: State) -> i64:
    """On the first free plot of the island with most free plots."""
    if state.players[SOLO_BOT].factories_built >= FACTORIES:
        return _NOTHING
    best: i64 = _NOTHING
    most: i64 = 0
    for island in range(ISLANDS):
        count: i64 = 0
        if island in state.open_islands:
            for plot in range(PLOTS):
                if landing.is_free(state, island, plot):
                    count += 1
        if count > most:
            most = count
            best = island
    if best == _NOTHING:
        return _NOTHING
    plot = 0
    while state.builders[best * PLOTS + plot] != NOBODY:
        plot += 1
    landing.build(state, SOLO_BOT, best, plot)
    return best * PLOTS + plot


def _lead(state: State, path: i64) -> i64:
    """How far the opponent is ahead of the player on a path."""
    return state.players[SOLO_BOT].amounts[STEP + path] - state.players[0].amounts[STEP + path]


def _intrigue(state: State) -> i64:
    """A seat where the opponent is furthest ahead; then one leaves where the player is, if any is left up there."""
    seated: i64 = _NOTHING
    for path in range(PATHS):
        if state.upper[path] > 0 and state.seated[path] < POLITICIANS:
            if seated == _NOTHING or _lead(state, path) > _lead(state, seated):
                seated = path
    if seated == _NOTHING:
        return _NOTHING
    state.upper[seated] -= 1
    state.seated[seated] += 1
    removed: i64 = _NOTHING
    for path in range(PATHS):
        if state.upper[path] > 0 and (removed == _NOTHING or _lead(state, path) < _lead(state, removed)):
            removed = path
    for chamber in range(PATHS, CHAMBERS):
        if removed == _NOTHING and state.upper[chamber] > 0:
            removed = chamber
    if removed != _NOTHING:
        state.upper[removed] -= 1
    return seated * CHAMBERS + removed if removed != _NOTHING else seated * CHAMBERS + seated


def _dearest_path(state: State) -> i64:
    """The path with the highest value on which there is a step left; then the one with fewest steps."""
    steps = state.players[SOLO_BOT].amounts
    best: i64 = NO_PATH
    for path in range(PATHS):
        if steps[STEP + path] < TOP_STEP:
            if best == NO_PATH:
                best = path
                continue
            more = scoring.chamber_value(state, path) - scoring.chamber_value(state, best)
            if more > 0 or (more == 0 and steps[STEP + path] < steps[STEP + best]):
                best = path
    return best


def _imitated_path(state: State) -> i64:
    """The path on which the player advanced last; before that, the one where the player stands highest."""
    if state.last_path != NO_PATH:
        return state.last_path
    steps = state.players[0].amounts
    best: i64 = 0
    for path in range(1, PATHS):
        if steps[STEP + path] > steps[STEP + best]:
            best = path
    return best


def _advance(state: State, path: i64) -> i64:
    """One step without paying, further with a boost."""
    if path == NO_PATH or state.players[SOLO_BOT].amounts[STEP + path] >= TOP_STEP:
        return _NOTHING
    steps: i64 = 1
    if state.boost:
        steps += state.settings.values.bot_boost_steps
        state.boost = False
    reached = state.players[SOLO_BOT].amounts[STEP + path] + steps
    state.players[SOLO_BOT].amounts[STEP + path] = reached if reached < TOP_STEP else TOP_STEP
    return path


def _upgrade(state: State) -> i64:
    """The next letter in the order of the sheet that has not been turned over yet."""
    for letter in state.settings.values.bot_upgrade_order:
        for slot in range(SLOTS):
            if state.letters[slot] == letter:
                state.letters[slot] = letter + UPGRADED_LETTER
                return letter
    return _NOTHING
