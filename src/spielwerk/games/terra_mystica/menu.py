# not compiled: made for people, once per decision
"""What a person may do, grouped by what it is for.

A choice is a goal, such as a dwelling on E7, with all the ways to it that a thinking player would look at: spades
bought, a power action, exchanges before it. Everything else that is legal can be typed.
"""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.choices import Choice, Group
from spielwerk.core.game import ABSENT
from spielwerk.games.terra_mystica.actions import BUILD, DIG, DIG_SLOTS, DONE, transforming
from spielwerk.games.terra_mystica.kinds import is_exchange, kind, name_of
from spielwerk.games.terra_mystica.planner import ways_to_pay
from spielwerk.games.terra_mystica.rules.offers import has_offer
from spielwerk.games.terra_mystica.rules.passing import pass_points
from spielwerk.games.terra_mystica.sentences import holdings, label, short_changes
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    AFTER_ACTION,
    BEFORE_ACTION,
    CHOOSING_FACTIONS,
    CULT_SPADES,
    PLACING_DWELLINGS,
    TAKING_BONUS_TILES,
    TRANSFORMING,
    State,
)
from spielwerk.games.terra_mystica.steps import terrain
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

MAIN_ORDER: Final = ("build", "upgrade", "power", "special", "priests", "tracks", "connect", "pass", "convert")
MOST_WAYS: Final = 9


def question(state: State, seat: int, say: Catalogue) -> str:
    """What the seat is asked now."""
    player = state.players[seat]
    name, n = "action", 0
    if state.phase == CHOOSING_FACTIONS:
        name = "faction"
    elif state.phase == PLACING_DWELLINGS:
        name = "dwelling"
    elif state.phase == TAKING_BONUS_TILES:
        name = "bonus"
    elif state.phase == CULT_SPADES:
        name, n = "cult-spades", player.spades
    elif player.must_decide():
        name = "due"
    elif state.turn != seat or has_offer(state, seat):
        name = "offer"
    elif state.stage == AFTER_ACTION:
        name = "after"
    elif state.stage == TRANSFORMING:
        name, n = ("transforming", player.spades) if player.spades > 0 else ("build", 0)
    elif state.actions_left > 1:
        name, n = "again", state.actions_left
    return say(f"screen.ask.{name}", n=int(n), terrain=terrain(player.faction.colour, say))


def usual_action(state: State, seat: int) -> int | None:
    """What a person means who only confirms: to end the turn once the action is taken."""
    after = state.phase == ACTIONS and state.turn == seat and state.stage == AFTER_ACTION
    return DONE if after and not state.players[seat].must_decide() else None


def is_under_way(state: State, seat: int) -> bool:
    """Whether the seat is in the middle of its own turn, so that others may wait with their decisions."""
    return state.phase == ACTIONS and state.turn == seat and state.stage != BEFORE_ACTION


def only_prepares(action: int) -> bool:
    """Whether an action leaves the turn still to be taken, as exchanges do."""
    return is_exchange(action)


def is_matter_of_taste(state: State) -> bool:
    """Whether bots may decide at random, so that games differ: they choose their factions so."""
    return state.phase == CHOOSING_FACTIONS


def needs_map(state: State, seat: int) -> bool:
    """Whether the decision is about places on the map, so that one wants to see it."""
    player = state.players[seat]
    if has_offer(state, seat) and not player.must_decide():
        return False
    if (
        state.phase != ACTIONS
        or player.due_bridges + player.due_ride + player.due_sandstorm + player.due_trading_house > 0
    ):
        return True
    return state.turn == seat and state.stage != AFTER_ACTION and not player.must_decide()


def groups(state: TerraMystica, seat: int, turns: list[list[int]], say: Catalogue) -> list[Group]:
    """Everything worth choosing from. `turns` are the sensible turns of the seat. Offers are answered first."""
    legal = state.legal_actions(seat)
    if has_offer(state, seat) and not state.players[seat].must_decide():
        return _decisions(state, seat, [action for action in legal if _name_of(action) == "offers"], say)
    main = state.phase == ACTIONS and state.turn == seat and state.stage == BEFORE_ACTION
    if not main or state.players[seat].must_decide():
        return _decisions(state, seat, legal, say)
    goals: dict[tuple[str, int], list[list[int]]] = {}
    for turn in turns:
        for goal in _goals(turn):
            goals.setdefault(goal, []).append(turn)
    covered = {action for turn in turns for action in turn}
    for action in legal:
        name = _name_of(action)
        if action not in covered and name in ("power", "special", "convert"):
            goals[name, action] = [[action]]
    return [
        Group(name, say(f"screen.group.{name}"), [_choice(state, seat, key[1], ways, say) for key, ways in found])
        for name in MAIN_ORDER
        if (found := sorted(item for item in goals.items() if item[0][0] == name))
    ]


def _goals(turn: list[int]) -> list[tuple[str, int]]:
    """The goals that a turn reaches: group, and the action that stands for the goal."""
    main = next((action for action in turn if _name_of(action) != "convert"), turn[-1])
    name = _name_of(main)
    found = [(name, main)] if name != "build" else []
    changed = {int(kind(action).value(action, 0)) for action in turn if name_of(action) == "transform"}
    if name_of(turn[-1]) == "build" and not changed:
        found.append(("build", turn[-1]))
    elif len(changed) == 1 and name_of(turn[-1]) in ("build", "upgrade", "transform"):
        found.append(("build", BUILD + changed.pop()))
    return found


def _choice(state: TerraMystica, seat: int, goal: int, ways: list[list[int]], say: Catalogue) -> Choice:
    name = label(state, goal, seat, say)
    if name_of(goal) == "build" and goal not in ways[0]:
        name = say("moves.label.transform-only", hex=name)
    exchanges = len(ways[0]) > 1 and _name_of(ways[0][0]) == "convert"
    return Choice(name, price(state, seat, ways[0], say), ways, asks=len(ways) > 1 or exchanges)


def _decisions(state: TerraMystica, seat: int, legal: list[int], say: Catalogue) -> list[Group]:
    """Single decisions, each kind a group, exchanges last."""
    home = {transforming(hex, state.players[seat].faction.colour) for hex in range(state.board.land)}
    straight = [action for action in legal if name_of(action) != "transform" or action in home]
    shown = straight if any(action in home for action in straight) else legal
    found: dict[str, list[Choice]] = {}
    for action in sorted(shown, key=lambda action: (_name_of(action) in ("convert", "tracks"), action)):
        name = _decision_name(state, seat, action)
        found.setdefault(name, []).append(_choice(state, seat, action, [[action]], say))
    return [Group(name, say(f"screen.group.{name}"), choices) for name, choices in found.items()]


def _decision_name(state: State, seat: int, action: int) -> str:
    name, player = _name_of(action), state.players[seat]
    if (name == "build" and player.due_ride > 0) or (name == "transform" and player.due_sandstorm > 0):
        return "ride" if name == "build" else "sandstorm"
    if state.phase == CHOOSING_FACTIONS:
        return "factions"
    if name == "pass" and state.phase == TAKING_BONUS_TILES:
        return "bonus"
    return "dwellings" if name == "build" and state.phase == PLACING_DWELLINGS else name


_GROUPS: Final[Mapping[str, str]] = {
    "faction": "pass",
    "pass": "pass",
    "done": "end",
    "burn": "convert",
    "convert": "convert",
    "advance-shipping": "tracks",
    "advance-digging": "tracks",
    "send-priest": "priests",
    "power-action": "power",
    "special-action": "special",
    "dig": "build",
    "favour": "favour",
    "town": "town",
    "cult": "cult",
    "key": "key",
    "lower": "lower",
    "give-up": "give-up",
    "accept": "offers",
    "decline": "offers",
    "bridge": "bridge",
    "connect": "connect",
    "build": "build",
    "upgrade": "upgrade",
    "transform": "transform",
    "draw-scoring": "transform",
    "remove-bonus": "transform",
}
"""Group by kind of action."""


def _name_of(action: int) -> str:
    return _GROUPS[name_of(action)]


def price(state: TerraMystica, seat: int, way: list[int], say: Catalogue) -> str:
    """What a way costs and brings at once, in few words."""
    before = holdings(state, seat)
    if any(name_of(action) == "pass" for action in way):
        points = pass_points(state, seat) if state.phase == ACTIONS else 0
        return say("words.unit-short.points", n=f"{points:+}") if points else ""
    copy = state.clone()
    for action in way:
        copy.apply_action(action, seat)
    if copy.round != state.round or copy.phase != state.phase:
        return ""  # income and more have followed, which is not this way's doing
    return short_changes(before, holdings(copy, seat), say)


# Ways to an action that cannot be taken at once.


def ways_to(state: TerraMystica, seat: int, action: int, turns: list[list[int]]) -> list[list[int]]:
    """Ways that end with an action which is not legal yet: exchanges and spades before it. Empty if there is none."""
    refusal = state.why_not(action, seat)
    if state.phase != ACTIONS or state.turn != seat or refusal is None or refusal.rule == ABSENT:
        return []
    found = [turn[: turn.index(action) + 1] for turn in turns if action in turn]
    for opening in ([], *([DIG + spades] for spades in range(DIG_SLOTS))):
        for way in _paid(state, seat, [*opening, action]):
            found.append(way)
    unique: list[list[int]] = []
    for way in found:
        if way not in unique and is_legal(state, seat, way):
            unique.append(way)
    return unique[:MOST_WAYS]


def _paid(state: TerraMystica, seat: int, way: list[int]) -> list[list[int]]:
    """The way with the exchanges in front that its first action needs."""
    return [exchanges + way for exchanges in ways_to_pay(state, seat, way[0]) if exchanges or len(way) > 1]


def is_legal(state: TerraMystica, seat: int, way: list[int]) -> bool:
    copy = state.clone()
    for action in way:
        if copy.why_not(action, seat) is not None:
            return False
        copy.apply_action(action, seat)
    return True
