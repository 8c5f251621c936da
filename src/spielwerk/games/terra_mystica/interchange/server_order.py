# not compiled: once per record, on copies of positions
"""The order in which the server takes the steps of a game.

On terra.snellman.net a turn is over as soon as somebody else says anything after its action. So answers of others
come after the turn; what an action lets build is built within it; and whoever has passed decides before anybody goes
on. How a turn itself is worded says `server_turn`. Every new order is played, and stands only if it leads to the same
position.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from spielwerk.core.errors import Problem
from spielwerk.core.game import NOBODY
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.actions import DONE
from spielwerk.games.terra_mystica.interchange import ranges
from spielwerk.games.terra_mystica.interchange.problems import BUILT_LATE, NO_ORDER
from spielwerk.games.terra_mystica.interchange.server_turn import begins_action, ends_action_only, is_refused, wordings
from spielwerk.games.terra_mystica.interchange.steps import WITHDRAWN, Step, play
from spielwerk.games.terra_mystica.state import ACTIONS, BEFORE_ACTION
from spielwerk.games.terra_mystica.turn import TerraMystica


class Part(NamedTuple):
    """Some steps of a game, and the same for the server: the same list where its order is ours."""

    ours: list[Step]
    servers: list[Step]


class NoOrder(ValueError):
    """The server has no order for a step, or no words; `place` is where it stands, `why` one of `problems`."""

    def __init__(self, place: int, why: Problem) -> None:
        super().__init__(f"step {place}: {why}")
        self.place: Final = place
        self.why: Final = why


def in_servers_order(state: TerraMystica, steps: Sequence[Step]) -> Iterator[Part]:
    """The steps in parts: a turn from its action to its end, or a single step outside of these.

    A turn that leaves something to decide over which the server would stumble (`decide-later`) makes one part with
    all that comes before this is decided. `state` is the position before the first step, and is played to the end.
    Raises NoOrder.
    """
    place = 0
    while place < len(steps):
        step = steps[place]
        if not begins_action(state, step):
            play(state, step)
            yield Part([step], [step])
            place += 1
            continue
        before = state.clone()
        end = _play_turn(state, steps, place, step.seat)
        late = _owes(state, step.seat)
        if late:
            end = _play_until_decided(state, steps, end, step.seat)
        ours = list(steps[place:end])
        servers = _decided_at_once(before, state, ours) if late else _turn_for_server(before, state, ours)
        if not servers:
            raise NoOrder(place, BUILT_LATE if late else NO_ORDER)
        yield Part(ours, servers)
        place = end


def _play_turn(state: TerraMystica, steps: Sequence[Step], place: int, seat: int) -> int:
    """Plays to the end of a seat's turn, or of the steps. Gives the place after it."""
    while place < len(steps):
        step = steps[place]
        over = step.action in (WITHDRAWN, DONE) or step.action in ranges.PASSES
        over = over and step.seat == seat and not ends_action_only(state, step)
        play(state, step)
        place += 1
        if over:
            break
    return place


def _turn_for_server(before: TerraMystica, after: TerraMystica, ours: list[Step]) -> list[Step]:
    """A turn as the server takes it, empty if it does not; `after` is where it must lead."""
    seat = ours[0].seat
    own = [step for step in ours if step.seat == seat]
    others = [step for step in ours if step.seat != seat]
    turns = list(wordings(before, own))
    for turn in turns:
        if turn == ours:
            return ours
        state = before.clone()
        order = _answered_later(state, turn, others)
        if order and state == after:
            return order
    state = before.clone()
    order = _answered_meanwhile(state, ours) if own in turns else []
    return order if order and state == after else []


def _answered_later(state: TerraMystica, turn: Iterable[Step], others: Iterable[Step]) -> list[Step]:
    """Plays a turn, then what others have said meanwhile, and then what could not be done without. Gives the order;
    none where the rules refuse something."""
    order: list[Step] = []
    late: list[Step] = []
    for step in turn:
        if is_refused(state, step):
            late.append(step)
        else:
            play(state, step)
            order.append(step)
    for step in others:
        if is_refused(state, step):
            return []
        play(state, step)
        order.append(step)
        while late and not is_refused(state, late[0]):
            play(state, late[0])
            order.append(late.pop(0))
    return [] if late else order


def _answered_meanwhile(state: TerraMystica, ours: Sequence[Step]) -> list[Step]:
    """Plays a turn with the answers that come while something is still to be decided, which keeps the turn open on
    the server as well; the others come after it."""
    player = state.players[ours[0].seat]
    order: list[Step] = []
    late: list[Step] = []
    for step in ours:
        waits = player.due_favours + player.due_towns + player.due_cults + player.due_bridges > 0
        if step.seat != ours[0].seat and not waits:
            late.append(step)
        elif is_refused(state, step):
            return []
        else:
            play(state, step)
            order.append(step)
    for step in late:
        if is_refused(state, step):
            return []
        play(state, step)
    return order + late


# What is decided late.


def _owes(state: TerraMystica, seat: int) -> bool:
    """Whether a seat that has ended its turn still has to build what its action allows, or has passed without a
    decision while others go on."""
    player = state.players[seat]
    if player.due_bridges + player.due_ride + player.due_trading_house + player.due_sandstorm > 0:
        return True
    return player.passed and state.turn != NOBODY and player.must_decide()


def _play_until_decided(state: TerraMystica, steps: Sequence[Step], place: int, seat: int) -> int:
    """Plays on until a seat owes nothing, and to the end of the turn that is under way then."""
    while place < len(steps):
        if _owes(state, seat):
            play(state, steps[place])
            place += 1
        elif state.phase == ACTIONS and state.turn != NOBODY and state.stage != BEFORE_ACTION:
            place = _play_turn(state, steps, place, int(state.turn))
        else:
            break
    return place


def _decided_at_once(before: TerraMystica, after: TerraMystica, ours: list[Step]) -> list[Step]:
    """Several turns in the server's order; empty if it has none."""
    if _owes(after, ours[0].seat):
        return list(ours)  # nothing more is known yet
    for with_tiles in (False, True):
        order = _brought_forward(before.clone(), ours, with_tiles)
        if not order:
            continue
        state = before.clone()
        end = _play_turn(state, order, 0, order[0].seat)
        first = _turn_for_server(before, state, order[:end])
        try:
            rest = [step for part in in_servers_order(state, order[end:]) for step in part.servers]
        except NoOrder:
            continue
        if first and state == after:
            return first + rest
    return []


def _brought_forward(state: TerraMystica, steps: Sequence[Step], with_tiles: bool) -> list[Step]:
    """The steps with the first seat's decisions where the server wants them; empty if the rules refuse that.

    `with_tiles` says whether tiles and cult steps come along that are decided before something is built.
    """
    seat = steps[0].seat
    rest = list(steps)
    order: list[Step] = []
    while rest:
        step = rest[0]
        if _owes(state, seat) and (step.seat != seat or step.action == DONE or begins_action(state, step)):
            own = [other for other in rest if other.seat == seat]
            built = next((index for index, other in enumerate(own) if _decides(state, other)), -1)
            tiles = [other for other in own[:built] if other.action in ranges.TILES_AND_STEPS]
            if built < 0:
                return []
            step = tiles[0] if with_tiles and tiles else own[built]
        if is_refused(state, step):
            return []
        rest.remove(step)
        play(state, step)
        order.append(step)
    return order


def _decides(state: TerraMystica, step: Step) -> bool:
    """Whether a step builds what an earlier action of its seat has left to build, or gives it up; after passing, any
    decision."""
    player = state.players[step.seat]
    built = (
        (ranges.BRIDGES, actions.GIVE_UP_BRIDGE, player.due_bridges),
        (ranges.DWELLINGS, actions.GIVE_UP_DWELLING, player.due_ride),
        (ranges.UPGRADES, actions.GIVE_UP_TRADING_HOUSE, player.due_trading_house),
        (ranges.TRANSFORMS, actions.GIVE_UP_SANDSTORM, player.due_sandstorm),
    )
    if any(due > 0 and (step.action in kind or step.action == actions.GIVE_UP + lost) for kind, lost, due in built):
        return True
    return player.passed and step.action in ranges.TILES_AND_STEPS
