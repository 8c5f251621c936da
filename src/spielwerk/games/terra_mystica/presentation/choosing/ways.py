# not compiled: made for people, once per decision
"""Everything that a seat may do now: whole turns, with the exchanges that they need in front.

What could be done if nothing were lacking is asked of a copy of the position in which the seat has plenty; what it
costs there is then looked for in what the seat really has (`planner`). So no rule is repeated here.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from spielwerk.games.terra_mystica.actions import BUILD, POWER_ACTION
from spielwerk.games.terra_mystica.heuristics import sensible_turns
from spielwerk.games.terra_mystica.kinds import is_exchange, kind, name_of
from spielwerk.games.terra_mystica.planner import ways
from spielwerk.games.terra_mystica.price import Price, add, free
from spielwerk.games.terra_mystica.state import ACTIONS, BEFORE_ACTION, TRANSFORMING
from spielwerk.games.terra_mystica.tiles import power_actions
from spielwerk.games.terra_mystica.turn import TerraMystica

MOST_WAYS: Final = 3
"""Ways to pay for one and the same thing."""
PLENTY: Final = 40
"""More coins, workers and power than any turn costs."""
PLENTY_OF_PRIESTS: Final = 4
"""A turn costs three at most."""


class Way(NamedTuple):
    """A list of actions, legal one after the other: first exchanges, then what they are for."""

    exchanges: list[int]
    core: list[int]

    @property
    def actions(self) -> list[int]:
        return self.exchanges + self.core

    @property
    def goal(self) -> int:
        """The action that the way is for."""
        return self.core[-1]


def with_plenty(state: TerraMystica, seat: int) -> TerraMystica:
    """A copy in which the seat can pay for everything, so that only other reasons are left to refuse an action."""
    copy = state.clone()
    player = copy.players[seat]
    player.coins += PLENTY
    player.workers += PLENTY
    player.bowl_three += PLENTY
    player.priests = max(int(player.priests), PLENTY_OF_PRIESTS)
    return copy


def offered(state: TerraMystica, seat: int) -> list[Way]:
    """All ways; what can be paid as it is has one, without exchanges. Exchanges by themselves are included."""
    legal = state.legal_actions(seat)
    found = [Way([], [action]) for action in legal if is_exchange(action)]
    if state.phase != ACTIONS or state.turn != seat:
        return [Way([], [action]) for action in legal]
    plenty = with_plenty(state, seat)
    for core in _cores(state, seat, legal, plenty):
        price = _price_along(plenty, seat, core)
        found += [Way(exchanges, core) for exchanges in _payments(state, seat, core, price)]
    return found


def _payments(state: TerraMystica, seat: int, core: list[int], price: Price | None) -> Iterator[list[int]]:
    """The exchanges that make a price payable; none for what is payable as it is."""
    if price is None:
        return
    only_transforms = len(core) > 1 and name_of(core[-1]) == "transform"
    for way in ways(state.players[seat], price, 1 if only_transforms else MOST_WAYS):
        exchanges = way.actions()
        yield exchanges
        if not exchanges:
            return


def _cores(state: TerraMystica, seat: int, legal: list[int], plenty: TerraMystica) -> Iterable[list[int]]:
    """What could be done, without exchanges; each once, in a stable order."""
    found: dict[tuple[int, ...], None] = {}
    rich = plenty.legal_actions(seat)
    for action in rich:
        if not is_exchange(action):
            found[(action,)] = None
    if state.stage == BEFORE_ACTION:
        for turn in sensible_turns(state, seat, legal):
            core = tuple(action for action in turn if not is_exchange(action))
            if len(core) > 1 and sum(name_of(action) == "transform" for action in core) == 1:
                found[core] = None
                if name_of(core[-1]) != "transform":
                    found[core[:-1]] = None
        for action in rich:
            name = name_of(action)
            if name == "special-action" or (name == "power-action" and power_actions.BRIDGES[action - POWER_ACTION]):
                found.update(dict.fromkeys(_carried_out(plenty, seat, action)))
    elif state.stage == TRANSFORMING:
        for action in rich:
            if name_of(action) == "transform":
                found.update(dict.fromkeys(_with_dwelling(plenty, seat, (action,))))
    return [list(core) for core in found]


def _carried_out(plenty: TerraMystica, seat: int, action: int) -> Iterator[tuple[int, ...]]:
    """A special action together with what it makes due: a cult, a bridge, a hex."""
    after = plenty.clone()
    after.apply_action(action, seat)
    player = after.players[seat]
    for due, name in (
        (player.due_cults, "cult"),
        (player.due_bridges, "bridge"),
        (player.due_ride, "build"),
        (player.due_trading_house, "upgrade"),
        (player.due_sandstorm, "transform"),
    ):
        if due > 0:
            for following in after.legal_actions(seat):
                if name_of(following) == name:
                    yield action, following
                    yield from _with_dwelling(plenty, seat, (action, following))


def _with_dwelling(plenty: TerraMystica, seat: int, core: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """A transformation that goes home, with a dwelling on it."""
    row = kind(core[-1])
    if row.name != "transform" or row.value(core[-1], 1) != plenty.players[seat].faction.colour:
        return
    build = BUILD + int(row.value(core[-1], 0))
    after = plenty.clone()
    for action in core:
        after.apply_action(action, seat)
    if after.why_not(build, seat) is None:
        yield *core, build


def _price_along(plenty: TerraMystica, seat: int, core: list[int]) -> Price | None:
    """What actions cost together, one after the other. None if one of them is refused in spite of plenty."""
    total = free()
    copy = plenty.clone()
    for place, action in enumerate(core):
        if copy.why_not(action, seat) is not None:
            return None
        total = add(total, copy.price(action, seat))
        if place < len(core) - 1:
            copy.apply_action(action, seat)
    return total
