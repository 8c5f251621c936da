"""The final scoring (rulebook, "Scoring"): steps of the envoys times the values of the chambers, and nothing else."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.games.noria.settings import SHIPS_AND_FACTORIES
from spielwerk.games.noria.state import FREE, FULL, SHIP, SOLO_BOT, STEP, State
from spielwerk.games.noria.terms import CHAMBERS, DIVISION, GOODS, PATHS, RESOURCES, SPECIALIZATION
from spielwerk.games.noria.values import FIELDS


def chamber_value(state: State, chamber: i64) -> i64:
    """The leftmost number that no politician covers."""
    return state.settings.values.chamber_values[chamber * FIELDS + state.seated[chamber]]


def counted_step(state: State, index: i64, chamber: i64) -> i64:
    """The step that a chamber counts: its path's, the highest for specialization, the lowest for division."""
    steps = state.players[index].amounts
    if chamber < PATHS:
        return steps[STEP + chamber]
    found = steps[STEP]
    for path in range(1, PATHS):
        step = steps[STEP + path]
        if (chamber == SPECIALIZATION and step > found) or (chamber == DIVISION and step < found):
            found = step
    return found


def point_list(state: State, index: i64) -> vec[i64]:
    """Points from every chamber, as if the game ended now."""
    found = vec[i64]([])
    for chamber in range(CHAMBERS):
        found = append(found, counted_step(state, index, chamber) * chamber_value(state, chamber))
    return found


def points(state: State, index: i64) -> i64:
    """Points as if the game ended now. `index` is a seat, or SOLO_BOT in the solo game."""
    total: i64 = 0
    for amount in point_list(state, index):
        total += amount
    return total


def material(state: State, index: i64) -> i64:
    """What decides a tie, fewer is better: warehouses and ships, by option ships and factories."""
    player = state.players[index]
    total: i64 = 0
    for kind in range(RESOURCES):
        total += player.amounts[SHIP + kind]
    if state.settings.tie_break == SHIPS_AND_FACTORIES:
        return total + player.factories_built
    for good in range(GOODS):
        total += player.amounts[FREE + good] + player.amounts[FULL + good]
    return total


def winners(state: State) -> vec[i64]:
    """Seats with most points; of these, those with least material. In the solo game nobody if the opponent is level.

    Who has left cannot win.
    """
    found = vec[i64]([])
    if state.settings.solo:
        stays = not state.players[0].withdrawn
        return append(found, 0) if stays and points(state, 0) > points(state, SOLO_BOT) else found
    best: i64 = -1
    least: i64 = 0
    for seat in range(state.settings.num_players):
        if state.players[seat].withdrawn:
            continue
        own = points(state, seat)
        pieces = material(state, seat)
        if own > best or (own == best and pieces < least):
            best = own
            least = pieces
            found = vec[i64]([seat])
        elif own == best and pieces == least:
            found = append(found, seat)
    return found
