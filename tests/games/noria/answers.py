"""What the rules answer, line by line: prices, gains, limits and points, for comparing a game with a changed one.

Everything is asked of positions with the given printed values; nothing here knows a value.
"""

from collections.abc import Iterator
from itertools import product

from spielwerk.core.random import Random
from spielwerk.games.noria.kinds import row
from spielwerk.games.noria.rules import journey, rounds, scoring, turns
from spielwerk.games.noria.settings import CHAIN, SMALL_ALWAYS, Settings
from spielwerk.games.noria.state import FREE, RESOURCE, STEP
from spielwerk.games.noria.terms import (
    BONUS,
    CHAMBERS,
    CITY,
    COLOUR_NAMES,
    EMPTY,
    FACTORIES,
    GOODS,
    ISLANDS,
    PATHS,
    POLITICIANS,
    RESOURCES,
    SLOTS,
    TOOL,
    TOP_STEP,
    UPGRADED,
)
from spielwerk.games.noria.turn import Noria, new_state
from spielwerk.games.noria.values import LINE_UPS, Values


def answers(values: Values) -> Iterator[str]:
    """All of them; a rule that breaks over a value has answered too."""
    parts = (_rounds, _goods, _points, _factories, _market, _islands, _steps, _set_up, _solo, _wheel, _turn, _games)
    for part in parts:
        try:
            yield from part(values)
        except (ValueError, IndexError, AssertionError, AttributeError) as error:
            yield f"{part.__name__}: {type(error).__name__}"


def begun(values: Values, players: int = 2, line_up: int = 0, adjacency: int = SMALL_ALWAYS) -> Noria:
    """A game at the first turn of round 1."""
    settings = Settings(players, values)
    settings.line_up = line_up
    settings.adjacency = adjacency
    state = new_state(settings)
    while state.round == 0:
        state.apply_action(state.legal_actions()[0])
    return state


def _market(values: Values) -> Iterator[str]:
    """What discs cost, paid with one kind of resource."""
    for kind in range(RESOURCES):
        state = _with_disc(values, CITY)
        for other in range(RESOURCES):
            state.players[0].amounts[RESOURCE + other] = 9 if other == kind else 0
        for action in state.legal_actions():
            if row(action).name == "buy":
                copy = state.clone()
                copy.apply_action(action)
                yield f"{copy.to_string()} {copy.legal_actions()}"


def _turn(values: Values) -> Iterator[str]:
    """A bonus disc first, then everything that two better discs give."""
    state = begun(values)
    discs = {1: BONUS + UPGRADED, 5: UPGRADED, 11: UPGRADED + 1}
    for slot in range(SLOTS):
        state.players[0].wheel[slot] = discs.get(slot, EMPTY)
    state.apply_action(state.string_to_action("use S-B"))
    while uses := [action for action in state.legal_actions() if row(action).name == "use"]:
        state.apply_action(uses[0])
        yield f"{uses} {state.to_string()}"


def _set_up(values: Values) -> Iterator[str]:
    for players, expert, drawn in product((2, 3, 4), (False, True), (False, True)):
        settings = Settings(players, values)
        settings.expert, settings.random_market = expert, drawn or expert
        state = new_state(settings)
        while state.round == 0:
            yield f"{state.to_string()} {state.legal_actions()}"
            state.apply_action(state.legal_actions()[-1])
        yield state.to_string()


def _rounds(values: Values) -> Iterator[str]:
    """What influence, intrigues and a resource cost in each round, and how many rounds there are."""
    for players in (1, 2, 3, 4):
        state = begun(values, players)
        yield f"{rounds.rounds(state.settings)} rounds"
        state.players[0].knowledge = 0
        for round in range(1, rounds.rounds(state.settings) + 1):
            state.round = round
            turns.begin_turn(state, 0)
            for text in ("night-shift large", "rebuild S-T S-B", "intrigue research", "trade energy"):
                yield repr(state.obstacles(state.string_to_action(text)))


def _with_disc(values: Values, disc: int) -> Noria:
    """A disc is under way in S-B, and there are some of all resources."""
    state = begun(values)
    player = state.players[0]
    player.wheel[1] = disc
    for kind in range(RESOURCES):
        player.amounts[RESOURCE + kind] = 9
    state.apply_action(state.string_to_action("use S-B"))
    return state


def _goods(values: Values) -> Iterator[str]:
    """What goods cost, what is paid for them, and what an inspection brings."""
    state = _with_disc(values, TOOL)
    for good in range(GOODS):
        state.players[0].amounts[FREE + good] = 2
    for action in state.legal_actions():
        copy = state.clone()
        copy.apply_action(action)
        if row(action).name in ("produce", "inspect"):
            yield copy.to_string()
            for sale in copy.legal_actions():
                if row(sale).name == "sell":
                    last = copy.clone()
                    last.apply_action(sale)
                    yield last.to_string()


def _steps(values: Values) -> Iterator[str]:
    """What every step costs, and the ways to pay for it."""
    for path, step in product(range(PATHS), range(TOP_STEP)):
        state = _with_disc(values, CITY)
        player = state.players[0]
        player.amounts[STEP + path] = step
        action = state.string_to_action("invest refinement") + path
        pays = [*range(RESOURCE, RESOURCE + RESOURCES), *range(FREE + GOODS, FREE + 2 * GOODS)]
        for only in pays:
            for place in pays:
                player.amounts[place] = 12 if place == only else 0
            yield repr(state.obstacles(action))
        for place in pays:
            player.amounts[place] = 12
        if action in state.legal_actions():
            state.apply_action(action)
            yield f"{state.to_string()} {state.legal_actions()}"


def _islands(values: Values) -> Iterator[str]:
    """Ships and plots of every island, with 2, 3 and 4 players."""
    for players, island in product((2, 3, 4), range(ISLANDS)):
        state = begun(values, players)
        journey.open_up(state, island)
        state.players[0].ambassador = island
        state.due_landing = True
        yield f"{state.to_string()} {state.legal_actions()}"
        if players == 2:
            for action in state.legal_actions():
                copy = state.clone()
                copy.apply_action(action)
                yield copy.to_string()


def _factories(values: Values) -> Iterator[str]:
    """Cogs below the factories, and when there are no more."""
    for built in range(FACTORIES + 1):
        state = begun(values)
        journey.open_up(state, 0)
        state.players[0].factories_built = built
        state.players[0].ambassador = 0
        state.due_landing = True
        yield str(state.legal_actions())
        state.due_landing = False
        state.apply_action(state.string_to_action("done"))
        yield str(state.players[0].knowledge)


def _points(values: Values) -> Iterator[str]:
    """Points of envoys on different steps, by politicians seated, and what may be seated."""
    state = begun(values)
    for path, step in enumerate((3, 2, 7, 5)):
        state.players[0].amounts[STEP + path] = step
    for chamber, seated in product(range(CHAMBERS), range(POLITICIANS + 1)):
        state.seated[chamber] = seated
        state.upper[chamber] = POLITICIANS - seated
        yield f"{list(scoring.point_list(state, 0))} {state.legal_actions()}"


def _solo(values: Values) -> Iterator[str]:
    """Whole games in which the player only ends turns: what the opponent does."""
    for line_up in range(LINE_UPS):
        state = begun(values, 1, line_up)
        while not state.is_terminal():
            state.apply_action(state.string_to_action("done"))
            yield state.to_string()


def _wheel(values: Values) -> Iterator[str]:
    """Which discs go together, once all slots hold one, and how often: a lean and a better wheel."""
    lean, better = [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5], [7, 13, 9, 13, 13, 12, 9, 7, 8, 9, 7, 13]
    hollow = [EMPTY if slot in (4, 5) else disc for slot, disc in enumerate(lean)]
    for discs, adjacency, depth in (
        (lean, SMALL_ALWAYS, 2),
        (lean, CHAIN, 2),
        (hollow, CHAIN, 2),
        (better, SMALL_ALWAYS, 3),
    ):
        state = begun(values, adjacency=adjacency)
        for slot in range(SLOTS):
            state.players[0].wheel[slot] = discs[slot]
        yield from _uses(state, depth)


def _uses(state: Noria, depth: int) -> Iterator[str]:
    yield f"{state.legal_actions()} {state.to_string()}"
    if depth:
        for action in state.legal_actions():
            if row(action).name == "use":
                copy = state.clone()
                copy.apply_action(action)
                yield from _uses(copy, depth - 1)


def _games(values: Values) -> Iterator[str]:
    """Random games of seats that have much to spend, on wheels with better discs."""
    for seed in range(3):
        random = Random(seed)
        state = begun(values, 2 + seed)
        for player in state.players:
            player.knowledge = 25
            for place in range(RESOURCE, RESOURCE + RESOURCES):
                player.amounts[place] = 12
            for slot in range(SLOTS):
                player.wheel[slot] = (slot * 5 + seed) % UPGRADED + (UPGRADED if slot % 3 == 0 else 0)
        for _ in range(400):
            if state.is_terminal():
                break
            legal = state.legal_actions()
            choice = legal[random.below(len(legal))]
            if row(choice).name not in ("done", "rebuild") or random.below(5) == 0:
                state.apply_action(choice)
                yield f"{legal} {state.to_string()}"
        yield f"{COLOUR_NAMES[seed]} {state.returns()}"
