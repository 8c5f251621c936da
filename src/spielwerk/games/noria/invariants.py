"""What must hold in every position, whatever has been played: nothing appears from nowhere, nothing gets lost.

For tests and long random runs; the rules themselves never ask.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.game import NOBODY
from spielwerk.core.sets import BIT
from spielwerk.games.noria.kinds import row
from spielwerk.games.noria.rules import rounds, wheel
from spielwerk.games.noria.rules.setup import SPARE_ISLANDS
from spielwerk.games.noria.settings import PAIRWISE, SMALL_ALWAYS
from spielwerk.games.noria.state import (
    ACTION,
    AMOUNTS,
    FINISHED,
    FREE,
    FULL,
    NO_PATH,
    NO_SLOT,
    SHIP,
    STEP,
    TURNED,
    TURNS,
    Player,
    State,
)
from spielwerk.games.noria.terms import (
    ACTIVE,
    BONUS,
    CHAMBERS,
    DISC_KINDS,
    DISCS,
    EMPTY,
    FACTORIES,
    GOODS,
    HARBOUR,
    ISLANDS,
    MOST_ACTIONS,
    PATHS,
    PLOTS,
    POLITICIANS,
    RESOURCES,
    RING_OF,
    RINGS,
    SHIPS,
    SLOTS,
    SMALL,
    TOP_STEP,
    UPGRADED,
    WAREHOUSES,
    kind_of,
)

_NO_LIMIT: Final = 9999


def check(position: game.State) -> list[str]:
    """What is wrong with the position, a sentence each; empty if all is well."""
    assert isinstance(position, State)
    state = position
    wrong: list[str] = []
    _check_discs(state, wrong)
    _check_town_hall(state, wrong)
    _check_islands(state, wrong)
    for seat in range(len(state.players)):
        _check_player(state, state.players[seat], seat, wrong)
    if state.phase == TURNS:
        _check_turn(state, wrong)
    return wrong


def _in_range(wrong: list[str], what: str, amount: i64, low: i64, high: i64) -> None:
    if amount < low or amount > high:
        wrong.append(f"{what} is {amount}, not between {low} and {high}")


def _equal(wrong: list[str], what: str, amount: i64, due: i64) -> None:
    if amount != due:
        wrong.append(f"{what}: {amount}, not {due}")


def _check_discs(state: State, wrong: list[str]) -> None:
    """Discs on wheels, waiting, in the market and in the box are all there are."""
    for kind in range(DISC_KINDS):
        count = state.market[kind] + state.boxed[kind]
        _in_range(wrong, f"discs of kind {kind} in the market", state.market[kind], 0, DISCS[kind])
        _in_range(wrong, f"discs of kind {kind} in the box", state.boxed[kind], 0, DISCS[kind])
        for player in state.players:
            for disc in player.wheel:
                if disc != EMPTY and kind_of(disc) == kind:
                    count += 1
            for waiting in player.waiting:
                if waiting == kind:
                    count += 1
        if state.phase > 0 or state.settings.expert or kind >= RESOURCES:
            _equal(wrong, f"discs of kind {kind}", count, DISCS[kind])


def _check_town_hall(state: State, wrong: list[str]) -> None:
    """Politicians: none is lost, seats are not overfilled, and every intrigue seats one and removes one."""
    above: i64 = 0
    seated: i64 = 0
    left = False
    for chamber in range(CHAMBERS):
        _in_range(wrong, f"politicians above chamber {chamber}", state.upper[chamber], 0, POLITICIANS)
        _in_range(wrong, f"politicians in chamber {chamber}", state.seated[chamber], 0, POLITICIANS)
        _in_range(
            wrong, f"politicians of chamber {chamber}", state.upper[chamber] + state.seated[chamber], 0, POLITICIANS
        )
        above += state.upper[chamber]
        seated += state.seated[chamber]
    for player in state.players:
        left = left or player.withdrawn
    removed = CHAMBERS * POLITICIANS - above - seated
    if state.phase != FINISHED and not left:
        _equal(wrong, "politicians removed", removed, seated - (1 if state.due_removal else 0))


def _check_islands(state: State, wrong: list[str]) -> None:
    """Ships, warehouses and building plots."""
    for kind in range(RESOURCES):
        count = state.ship_supply[kind]
        for island in range(ISLANDS):
            lying = state.ships[island * RESOURCES + kind]
            count += lying
            if lying < 0 or (lying > 0 and island not in state.open_islands):
                wrong.append(f"{lying} ships of type {kind} on island {island + 1}")
        for player in state.players:
            count += player.amounts[SHIP + kind]
        _equal(wrong, f"ships of type {kind}", count, SHIPS)
    for good in range(GOODS):
        count = state.warehouse_supply[good]
        for player in state.players:
            count += player.amounts[FREE + good] + player.amounts[FULL + good]
        _equal(wrong, f"warehouses for good {good}", count, WAREHOUSES[good])
    for place in range(ISLANDS * PLOTS):
        if state.builders[place] != NOBODY and place // PLOTS not in state.open_islands:
            wrong.append(f"a factory on island {place // PLOTS + 1}, which is not open")
    count = state.settings.table_size + SPARE_ISLANDS
    if state.phase > 0:
        _equal(wrong, "islands in the game", len(state.open_islands) + state.hidden, count)


def _check_player(state: State, player: Player, index: i64, wrong: list[str]) -> None:
    name = f"player {index + 1}"
    for place in range(AMOUNTS):
        _in_range(wrong, f"{name}: amount {place}", player.amounts[place], 0, _NO_LIMIT)
    for path in range(PATHS):
        _in_range(wrong, f"{name}: step on path {path}", player.amounts[STEP + path], 0, TOP_STEP)
    _in_range(wrong, f"{name}: knowledge", player.knowledge, 0, _NO_LIMIT)
    built: i64 = 0
    for builder in state.builders:
        if builder == index:
            built += 1
    _equal(wrong, f"{name}: factories on islands", built, player.factories_built)
    _in_range(wrong, f"{name}: factories", built, 0, FACTORIES)
    if player.ambassador != HARBOUR and player.ambassador not in state.open_islands:
        wrong.append(f"{name}: the ambassador is on island {player.ambassador + 1}, which is not open")
    for disc in player.wheel:
        _in_range(wrong, f"{name}: disc", disc, EMPTY, UPGRADED + BONUS)


def _check_turn(state: State, wrong: list[str]) -> None:
    """At most four actions and three discs, one per ring, all active, none out of touch with the others."""
    _in_range(wrong, "round", state.round, 1, rounds.rounds(state.settings))
    _in_range(wrong, "actions in the turn", state.actions, 0, MOST_ACTIONS)
    _in_range(wrong, "uses left", state.extras, 0, 6)
    player = state.players[state.turn]
    if player.withdrawn:
        wrong.append("it is the turn of a seat that has left")
    if state.stage > ACTION:
        return
    discs = vec[i64]([])
    for ring in range(RINGS):
        slot = state.chosen[ring]
        if slot != NO_SLOT:
            if RING_OF[slot] != ring or ACTIVE[slot] == 0 or player.wheel[slot] == EMPTY:
                wrong.append(f"slot {slot} is chosen in ring {ring}")
            if state.settings.inspection_in_chain or state.inspected & BIT[slot] == 0:
                discs = append(discs, slot)
    if not _in_touch(state, player, discs):
        wrong.append("the chosen discs are no chain")
    if state.due_path != NO_PATH and state.due_path >= PATHS:
        wrong.append("a price on a path that there is not")


def _in_touch(state: State, player: Player, discs: vec[i64]) -> bool:
    """Whether discs are part of a chain, found by trying all that could be added; by the usual reading without the disc
    in the small ring, and with nothing added.
    """
    usual = state.settings.adjacency == SMALL_ALWAYS
    if usual and len(discs) > 0 and RING_OF[discs[0]] == SMALL:
        discs = discs[1:]
    if len(discs) < 2 or _is_chain(state, player, discs):
        return True
    if usual or state.settings.adjacency == PAIRWISE or len(discs) == 3:
        return False
    for slot in range(SLOTS):
        if ACTIVE[slot] != 0 and player.wheel[slot] != EMPTY:
            chosen = state.chosen[RING_OF[slot]]
            if chosen == NO_SLOT or (chosen == slot and state.inspected & BIT[slot] != 0):
                if _is_chain(state, player, append(discs[:], slot)):
                    return True
    return False


def _is_chain(state: State, player: Player, discs: vec[i64]) -> bool:
    """Whether discs hang together, every pair where the option asks for it: reached from the first one by one."""
    links: i64 = 0
    reached = BIT[0]
    for _ in range(len(discs)):
        for one in range(len(discs)):
            for other in range(len(discs)):
                if one != other and wheel.are_neighbours(state, player, discs[one], discs[other]):
                    links += 1
                    if reached & BIT[one] != 0:
                        reached = reached | BIT[other]
    if state.settings.adjacency == PAIRWISE:
        return links == len(discs) * len(discs) * (len(discs) - 1)
    return reached == BIT[len(discs)] - 1


class Watch:
    """Compares a position with the one before: every ring of a wheel turns by one slot at the end of the owner's turn,
    by night shifts, and never otherwise.
    """

    def __init__(self, position: game.State) -> None:
        assert isinstance(position, State)
        self.turned: vec[i64] = _turned(position)

    def look(self, position: game.State, seat: int, action: int) -> list[str]:
        """What is wrong after an action, with the step as well as with the position."""
        assert isinstance(position, State)
        wrong = check(position)
        turned = _turned(position)
        kind = row(action)
        for index in range(len(position.players)):
            for ring in range(RINGS):
                due: i64 = 0
                if index == seat and kind.name == "done" and position.phase >= TURNS:
                    due = 1
                elif index == seat and kind.name == "night-shift" and action == kind.start + ring:
                    due = 1
                moved = turned[index * RINGS + ring] - self.turned[index * RINGS + ring]
                if moved != due:
                    wrong.append(f"ring {ring} of player {index + 1} turned by {moved}, not {due}")
        self.turned = turned
        return wrong


def _turned(state: State) -> vec[i64]:
    found = vec[i64]([])
    for player in state.players:
        for ring in range(RINGS):
            found = append(found, player.amounts[TURNED + ring])
    return found
