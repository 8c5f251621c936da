# not compiled: once per record, on copies of positions
"""One turn in the words of the server.

It turns a hex in one command, after all spades have been bought; spades that nobody uses are given up in words; the
Darklings turn workers into priests once, before any other conversion; and of the Chaos Magicians' double action it
counts differently what belongs to its first half.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.core.sets import contains, is_empty
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.actions import BUILD, DONE, TERRAIN_SLOTS, TRANSFORM
from spielwerk.games.terra_mystica.interchange import ranges
from spielwerk.games.terra_mystica.interchange.problems import LOWERED, TUNNELS
from spielwerk.games.terra_mystica.interchange.steps import WITHDRAWN, Step, play
from spielwerk.games.terra_mystica.rules.cults import LOWEST
from spielwerk.games.terra_mystica.rules.neighbours import reach
from spielwerk.games.terra_mystica.state import ACTIONS, BEFORE_ACTION, TRANSFORMING
from spielwerk.games.terra_mystica.turn import TerraMystica

_BRIDGES: Final = (*ranges.BRIDGES, actions.GIVE_UP + actions.GIVE_UP_BRIDGE)


def begins_action(state: TerraMystica, step: Step) -> bool:
    """Whether a step is an action of its seat's turn, and not a decision that something else has brought."""
    if state.phase != ACTIONS or step.seat != state.turn or state.stage != BEFORE_ACTION:
        return False
    player = state.players[step.seat]
    if step.action in ranges.DWELLINGS and player.due_ride > 0:
        return False
    if step.action in ranges.UPGRADES and player.due_trading_house > 0:
        return False
    return any(step.action in kind for kind in ranges.MAIN_ACTIONS)


def ends_action_only(state: TerraMystica, step: Step) -> bool:
    """Whether `done` ends a transformation without a dwelling within a double action, and not the turn."""
    return step.action == DONE and state.stage == TRANSFORMING and state.actions_left > 1


def is_refused(state: TerraMystica, step: Step) -> bool:
    return step.action != WITHDRAWN and state.why_not(step.action, step.seat) is not None


def wordless(state: TerraMystica, step: Step) -> Problem | None:
    """Why the server refuses what our options allow, one of `problems`; None if it does not."""
    if state.phase != ACTIONS:
        return None
    player = state.players[step.seat]
    if step.action in ranges.LOWERS:
        return LOWERED if player.cults[step.action - actions.LOWER] <= LOWEST else None
    turns = step.action in ranges.TRANSFORMS
    if is_empty(player.tunnelled) or not (turns or step.action in ranges.DWELLINGS):
        return None
    hex = _hex(step) if turns else step.action - BUILD
    return None if contains(player.tunnelled, hex) or contains(reach(state, step.seat), hex) else TUNNELS


def wordings(before: TerraMystica, own: list[Step]) -> Iterator[list[Step]]:
    """Ways to go about a turn that the server accepts, the nearest first. `own` begins with the turn's action."""
    turn = _spades_first(before, _bridges_first(before, own))
    to_priests = [step for step in turn if step.action == ranges.TO_PRIEST]
    last = len(turn) - 1 - turn[::-1].index(to_priests[0]) if to_priests else 0
    between = [step for step in turn[1:last] if step.action in ranges.FREE_ACTIONS and step not in to_priests]
    if not between:
        yield turn
        return
    yield [turn[0], *to_priests, *[step for step in turn[1:] if step not in to_priests]]
    rest = [step for step in turn[1:last] if step not in to_priests and step not in between]
    yield [*between, turn[0], *to_priests, *rest, *turn[last + 1 :]]


def _bridges_first(before: TerraMystica, own: list[Step]) -> list[Step]:
    """The first half of a double action with its bridge before the second begins (`decide-later`)."""
    state = before.clone()
    turn: list[Step] = []
    rest = list(own)
    while rest:
        step = rest[0]
        if begins_action(state, step) and state.players[step.seat].due_bridges > 0:
            step = next((other for other in rest if other.action in _BRIDGES), step)
        if is_refused(state, step):
            return own
        play(state, step)
        rest.remove(step)
        turn.append(step)
    return turn


def _spades_first(before: TerraMystica, own: list[Step]) -> list[Step]:
    """Each action of the turn with its spades bought before any is used, each hex turned at once, and the spades
    that are left given up in words."""
    state = before.clone()
    turn: list[Step] = []
    action: list[Step] = []
    for step in own:
        if is_refused(state, step):
            action.append(step)  # it needs an answer first
            continue
        player = state.players[step.seat]
        if step.action == DONE or (step.action in ranges.DWELLINGS and player.due_ride == 0):
            left = int(player.spades) if player.bought_spades == 0 else 0
            turn += [*_tidied(action, [Step(step.seat, ranges.GIVE_UP_SPADE)] * left), step]
            action = []
        elif begins_action(state, step):
            turn += action
            action = [step]
        else:
            action.append(step)
        play(state, step)
    return turn + _tidied(action, [])


def _tidied(action: list[Step], left: list[Step]) -> list[Step]:
    """An action up to its dwelling or end, where spades are left to be given up: before spades are bought, because
    bought ones must be used."""
    digs = [step for step in action if step.action in ranges.DIGS]
    if not digs:
        return [*_each_hex_at_once(action), *left]
    transforms = [step for step in action if step.action in ranges.TRANSFORMS]
    given_up = [step for step in action if step.action == ranges.GIVE_UP_SPADE] + left
    rest = [step for step in action if step not in transforms and step not in given_up]
    first = rest.index(digs[0])
    last = len(rest) - rest[::-1].index(digs[-1])
    return [*rest[:first], *given_up, *rest[first:last], *_each_hex_at_once(transforms), *rest[last:]]


def _each_hex_at_once(action: Sequence[Step]) -> list[Step]:
    """Without the stops on the way round the wheel."""
    found: list[Step] = []
    turned = -1
    for step in action:
        if step.action in ranges.TRANSFORMS:
            if turned >= 0 and _hex(found[turned]) == _hex(step):
                del found[turned]
            turned = len(found)
        found.append(step)
    return found


def _hex(step: Step) -> int:
    return (step.action - TRANSFORM) // TERRAIN_SLOTS


class DoubleAction:
    """The double action of the Chaos Magicians, as the server counts it.

    A dwelling or spades that could still belong to the first action are no second one for it. The turn then ends
    only with an option of the server that lets actions go unused.
    """

    def __init__(self) -> None:
        self.needs_loose_done = False
        self._open = False
        """Whether the first action was a transformation without a dwelling."""
        self._turned: list[Step] = []
        """Hexes turned in the first action."""

    def before(self, state: TerraMystica, step: Step) -> None:
        """Is called with every step before it is played."""
        if step.action == ranges.DOUBLE_ACTION:
            self._open = False
            self._turned = []
        elif step.action in ranges.TRANSFORMS and state.actions_left > 1:
            self._turned.append(step)
        elif ends_action_only(state, step):
            self._open = True
        elif self._open and begins_action(state, step):
            self._open = False
            home = state.players[step.seat].faction.colour
            homes = [_hex(turned) for turned in self._turned if (turned.action - TRANSFORM) % TERRAIN_SLOTS == home]
            again = step.action in ranges.DWELLINGS and (not homes or step.action - BUILD in homes)
            digs = step.action in ranges.DIGS and not self._turned
            self.needs_loose_done = self.needs_loose_done or again or digs
