# not compiled: made for people, once per tap
"""What stands in the way of the actions that belong to an element.

The engine names the first obstacle that it meets, which is often not the telling one: without a spade in hand it says
so before it looks at the distance. So an action is first tried in a copy of the position where nothing is lacking,
and what it costs comes after that.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from spielwerk.core.game import Refusal
from spielwerk.games.terra_mystica.actions import (
    BUILD,
    POWER_ACTION,
    POWER_ACTION_SLOTS,
    SPECIAL_ACTION,
    SPECIAL_NAMES,
    transforming,
    upgrading,
)
from spielwerk.games.terra_mystica.kinds import is_exchange
from spielwerk.games.terra_mystica.planner import ways
from spielwerk.games.terra_mystica.presentation.choosing.elements import actions_of
from spielwerk.games.terra_mystica.presentation.choosing.ways import Way, offered, with_plenty
from spielwerk.games.terra_mystica.price import Price, add, free
from spielwerk.games.terra_mystica.rules.dig import spades_price
from spielwerk.games.terra_mystica.rules.special_actions import owns
from spielwerk.games.terra_mystica.rules.transform import spades_for
from spielwerk.games.terra_mystica.state import ACTIONS, BEFORE_ACTION, CULT_SPADES, ON_CHANGED_HEX, TRANSFORMING
from spielwerk.games.terra_mystica.terms import (
    DWELLING,
    NO_BUILDING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from spielwerk.games.terra_mystica.tiles import power_actions, special_actions
from spielwerk.games.terra_mystica.turn import TerraMystica

PRICED: Final = frozenset(
    {
        "build.cost",
        "upgrade.cost",
        "shipping.cost",
        "digging.cost",
        "transform.dig-cost",
        "transform.tunnel-cost",
        "power-actions.cost",
        "special-actions.cost",
        "priests.none",
    }
)
"""Rules about a price, where everything that it takes is worth telling."""
_NEXT: Final = {
    NO_BUILDING: (),
    DWELLING: (TRADING_HOUSE,),
    TRADING_HOUSE: (TEMPLE, STRONGHOLD),
    TEMPLE: (SANCTUARY,),
    STRONGHOLD: (SANCTUARY,),
    SANCTUARY: (STRONGHOLD,),
}
"""What to say something about on tapping a building; the last two cannot become anything."""


class Obstacle(NamedTuple):
    """An action, what refuses it, and the price that it would have."""

    action: int
    refusal: Refusal
    price: Price


class Obstacles:
    """Looks for the obstacles of one seat in one position."""

    def __init__(self, state: TerraMystica, seat: int) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._player: Final = state.players[seat]
        self._ways: Final[list[Way]] = offered(state, seat)
        self._possible: Final = {action for way in self._ways for action in way.core}
        self._free: Final = (
            state.phase == ACTIONS
            and state.turn == seat
            and state.stage == BEFORE_ACTION
            and not self._player.must_decide()
        )
        """Whether the seat may begin any action, so that hypothetical positions say more than the real one."""

    def of(self, element: str) -> Iterator[Obstacle]:
        """Obstacles of an element, the most telling first."""
        kind = element.partition("-")[0]
        actions = actions_of(self._state, self._seat, element)
        if kind == "hex" and actions:
            yield from self._hex(actions[0] - BUILD)
        elif kind == "bridge" and not self._player.due_bridges:
            for action in actions:
                yield from self._bridge(action)
        elif kind == "building":
            yield from self._building(actions)
        elif kind == "track":
            yield from self._track(actions)
        else:
            for action in actions:
                yield from self._action(action)

    def _action(self, action: int) -> Iterator[Obstacle]:
        """One action: what refuses it though nothing is lacking, or else what is lacking."""
        if action in self._possible:
            return
        refusal = None
        if self._free and not is_exchange(action):
            refusal = with_plenty(self._state, self._seat).why_not(action, self._seat)
        refusal = refusal or self._state.why_not(action, self._seat)
        if refusal is not None:
            yield Obstacle(action, refusal, self._price(action, refusal))

    def _price(self, action: int, refusal: Refusal) -> Price:
        return self._state.price(action, self._seat) if refusal.rule in PRICED else free()

    def _track(self, actions: list[int]) -> Iterator[Obstacle]:
        """The step on the track, and the first number of spades that cannot be bought."""
        yield from self._action(actions[0]) if actions else ()
        for action in actions[1:]:
            found = list(self._action(action))
            if found:
                yield found[0]
                return

    def _building(self, actions: list[int]) -> Iterator[Obstacle]:
        """A kind of building: what it costs where it could stand, or else why it can stand nowhere."""
        if any(action in self._possible for action in actions):
            return
        found = [obstacle for action in actions for obstacle in self._action(action)]
        found.sort(key=lambda obstacle: obstacle.refusal.rule not in PRICED)
        yield from found[:1]

    def _bridge(self, action: int) -> Iterator[Obstacle]:
        """The place itself, or else what pays for a bridge."""
        if action in self._possible:
            return
        given = with_plenty(self._state, self._seat)
        given.players[self._seat].due_bridges += 1
        refusal = given.why_not(action, self._seat)
        if refusal is not None and self._free:
            yield Obstacle(action, refusal, free())
            return
        for number in range(POWER_ACTION_SLOTS):
            if power_actions.BRIDGES[number]:
                yield from self._action(POWER_ACTION + number)
        for number in range(len(SPECIAL_NAMES)):
            if special_actions.BRIDGES[number] and owns(self._player, number):
                yield from self._action(SPECIAL_ACTION + number)

    # Hexes.

    def _hex(self, hex: int) -> Iterator[Obstacle]:
        state, home = self._state, self._player.faction.colour
        build, transform = BUILD + hex, transforming(hex, home)
        if state.owner[hex] == self._seat and state.phase >= ACTIONS:
            for building in _NEXT[int(state.building[hex])]:
                yield from self._action(upgrading(hex, building))
        elif state.owner[hex] >= 0 or state.terrain[hex] == home:
            yield from self._action(build)
            if state.phase == CULT_SPADES and state.owner[hex] < 0:
                yield Obstacle(build, Refusal("transform.no-build-with-cult-spade"), free())
        elif self._free:
            yield from self._transformation(hex, transform, build)
        else:
            if state.phase >= ACTIONS:
                yield from self._action(transform)
            if state.phase != CULT_SPADES and (transform not in self._possible or state.stage != TRANSFORMING):
                yield from self._action(build)

    def _transformation(self, hex: int, transform: int, build: int) -> Iterator[Obstacle]:
        """A free hex of another terrain, at the beginning of an action."""
        seat = self._seat
        needed = int(spades_for(self._state, self._player, hex, self._player.faction.colour))
        digging = with_plenty(self._state, seat)
        digging.stage = TRANSFORMING
        digging.players[seat].spades = needed
        digging.players[seat].may_build = ON_CHANGED_HEX
        refusal = digging.why_not(transform, seat)
        if refusal is not None:
            yield Obstacle(transform, refusal, free())
        elif transform not in self._possible:
            yield from self._spades(digging, transform, needed)
        elif build not in self._possible:
            yield from self._dwelling(transform, build)

    def _spades(self, digging: TerraMystica, transform: int, needed: int) -> Iterator[Obstacle]:
        """Why spades for a hex within reach cannot be had: not for workers, and not for power."""
        tunnel = digging.price(transform, self._seat)
        spades = spades_price(self._player, needed)
        rule = "transform.tunnel-cost" if ways(self._player, spades, 1) else "transform.dig-cost"
        yield Obstacle(transform, Refusal(rule), add(spades, tunnel))
        for number in range(POWER_ACTION_SLOTS):
            if power_actions.SPADES[number] >= needed:
                yield from self._action(POWER_ACTION + number)

    def _dwelling(self, transform: int, build: int) -> Iterator[Obstacle]:
        """Why a dwelling cannot follow where the transformation is possible."""
        way = next(way for way in self._ways if transform in way.core)
        after = self._state.clone()
        for action in way.actions[: way.actions.index(transform) + 1]:
            after.apply_action(action, self._seat)
        refusal = after.why_not(build, self._seat)
        if refusal is not None:
            whole = add(self._paid(way, transform), after.price(build, self._seat))
            yield Obstacle(build, refusal, whole if refusal.rule in PRICED else free())

    def _paid(self, way: Way, last: int) -> Price:
        """What the actions of a way cost up to one of them."""
        copy = with_plenty(self._state, self._seat)
        total = free()
        for action in way.core[: way.core.index(last) + 1]:
            total = add(total, copy.price(action, self._seat))
            copy.apply_action(action, self._seat)
        return total
