"""Every printed value stands once and is read: change any of them, and some answer of the rules changes.

Games are recorded once, with plenty of everything so that they get far, and played again with the changed value until
a position or what may be done there differs. A rule that breaks over a value has answered too.
"""

import importlib
import pkgutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.terra_mystica.boards import alone
from games.terra_mystica.play import everything, seat_of
from spielwerk.core.random import Random
from spielwerk.core.sets import members
from spielwerk.games.terra_mystica import actions, factions, scorings, terms, tiles, values
from spielwerk.games.terra_mystica import state as state_module
from spielwerk.games.terra_mystica.actions import ADVANCE_DIGGING, ADVANCE_SHIPPING, CONNECT, DIG, SPECIAL_NAMES
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION, Faction
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.lively import weight
from spielwerk.games.terra_mystica.rules import income, towns, turns
from spielwerk.games.terra_mystica.rules.priests import priest_room
from spielwerk.games.terra_mystica.state import Player, new_player
from spielwerk.games.terra_mystica.tiles import scoring
from spielwerk.games.terra_mystica.turn import TerraMystica

PACKAGE = "spielwerk.games.terra_mystica"
MOST_GAMES = 30
VECTOR = type(vec[i64]([]))
ELSEWHERE = {*vars(actions), *vars(state_module), "NO_ACTION"}
"""Names that the modules of factions have imported."""
BREAKS = (ValueError, IndexError, AssertionError, ZeroDivisionError, OverflowError, StopIteration)


@pytest.fixture(autouse=True)
def _values_can_be_changed(compiled: bool) -> None:
    if compiled:
        pytest.skip("compiled numbers are built in")


class Game(NamedTuple):
    """A recorded game: its options, its actions and the words of their texts, and what the rules answered."""

    options: dict[str, object]
    actions: list[int]
    said: Counter[str]
    answers: list[tuple[int, int]]
    """Before each action and at the end: a position and what may be done there."""


def answer(state: TerraMystica) -> tuple[int, int]:
    return hash(state.to_string()), 0 if state.is_terminal() else hash(tuple(state.legal_actions()))


def enrich(state: TerraMystica) -> None:
    """Gifts for everybody, in each round anew."""
    for player in state.players:
        player.coins += 25
        player.workers += 12
        player.priests += min(3, priest_room(player))
        player.bowl_three += player.bowl_one
        player.bowl_one = 0


def step(state: TerraMystica, action: int) -> None:
    before = state.round
    state.apply_action(action)
    if state.round != before:
        enrich(state)


def recorded(seed: int, options: dict[str, object], names: Iterable[str]) -> Game:
    """A lively random game; factions are chosen as named."""
    state, random, wanted = GAME.new_initial_state(options), Random(seed), list(names)
    assert isinstance(state, TerraMystica)
    actions, answers, said = [], [], Counter[str]()
    while not state.is_terminal():
        answers.append(answer(state))
        seat = state.current_player()
        texts = [state.action_to_string(action, seat) for action in state.legal_actions()]
        if texts[0].startswith("faction"):
            action = state.string_to_action(f"faction {wanted.pop(0)}", seat)
        else:
            weights = [1 if seat < 0 else weight(state, text, seat) for text in texts]
            rest = random.below(sum(weights))
            place = next(place for place in range(len(texts)) if sum(weights[: place + 1]) > rest)
            action = state.legal_actions()[place]
        actions.append(action)
        if not (text := state.action_to_string(action, seat)).startswith("delete"):
            said.update(text.replace("+", "").split())
        step(state, action)
    return Game(options, actions, said, [*answers, answer(state)])


def differs(game: Game, closely: bool) -> bool:
    """Whether the game goes otherwise now: by positions here and there, or closely by all there is at every step."""
    try:
        state = GAME.new_initial_state(game.options)
        assert isinstance(state, TerraMystica)
        for number, action in enumerate(game.actions):
            if answer(state) != game.answers[number] if closely else is_elsewhere(state, game, number):
                return True
            step(state, action)
        return answer(state) != game.answers[-1]
    except BREAKS:
        return True


def is_elsewhere(state: TerraMystica, game: Game, number: int) -> bool:
    return number % 16 == 0 and hash(state.to_string()) != game.answers[number][0]


def changes(games: list[Game]) -> bool:
    """Whether any of the games goes otherwise now."""
    return any(differs(game, closely) for closely in (False, True) for game in games)


# The games.

OPTIONS: list[dict[str, object]] = [
    {"start-points-2017": True},
    {"shipping-bonus": False, "temple-scoring": False, "mini-expansion": False},
    {"start-points-2017": True, "mini-expansion": True},
    {},
]


@cache
def games_of(faction: Faction) -> list[Game]:
    """Games of two with a faction, which begins."""
    others = [other for other in FACTIONS if other.colour != faction.colour]
    found = []
    for seed in range(4):
        other = others[(5 * seed + int(faction.number)) % len(others)]
        found.append(recorded(seed, {"players": 2, **OPTIONS[seed]}, [faction.name, other.name]))
    return found


@cache
def all_games() -> list[Game]:
    """Those of all factions, and some of five players."""
    fives = [
        ["witches", "giants", "cultists", "nomads", "darklings"],
        ["swarmlings", "fakirs", "auren", "dwarves", "halflings"],
    ]
    found = [recorded(seed, {"players": 5}, fives[seed % 2]) for seed in range(6)]
    return found + [game for faction in FACTIONS for game in games_of(faction)]


@cache
def games_about(word: str) -> list[Game]:
    """Games in which a tile or an action is named, those first in which it is named often."""
    found = [game for game in all_games() if word in game.said]
    return sorted(found, key=lambda game: -game.said[word] / len(game.actions))[:MOST_GAMES]


def shortest() -> list[Game]:
    return sorted(all_games(), key=lambda game: len(game.actions))[:MOST_GAMES]


# Faction boards.


@cache
def beginning(faction: Faction) -> TerraMystica:
    return alone(faction.name)


def answers(faction: Faction) -> list[object]:
    """Income from every number of buildings of a kind, how they count for towns, tracks, what the stronghold does."""
    state = beginning(faction).clone()
    seat = seat_of(state, faction.name)
    player = state.players[seat]
    across = repr(state.obstacles(CONNECT, seat))
    return [*incomes(faction), *tracks(state, seat), *town(state, player), across, *stronghold(state, seat)]


def incomes(faction: Faction) -> Iterator[int]:
    player = new_player(faction)
    for building, name in enumerate(("dwellings", "trading_houses", "temples", "strongholds", "sanctuaries"), 1):
        for number in range(int(values.SUPPLY[building]) + 1):
            setattr(player, name, number)
            yield from (int(part(player)) for part in (income.coins, income.workers, income.priests, income.power))
        setattr(player, name, 0)


def tracks(state: TerraMystica, seat: int) -> Iterator[object]:
    """Every step of shipping and digging, and what a spade costs before and after it."""
    for action in [ADVANCE_SHIPPING] * 6 + [ADVANCE_DIGGING] * 3:
        turns.begin_turn(state, seat)
        player = state.players[seat]
        player.coins, player.workers, player.priests = 30, 30, 5
        yield (state.price(DIG, seat), state.price(action, seat), repr(state.obstacles(action, seat)))
        if action in state.legal_actions(seat):
            state.apply_action(action, seat)
        yield everything(player)


def stronghold(state: TerraMystica, seat: int) -> Iterator[object]:
    """What it brings at once, and how far a carpet flies with it."""
    player = state.players[seat]
    player.strongholds = 1
    player.bowl_one, player.bowl_two, player.bowl_three = 30, 0, 0
    player.faction.stronghold_built(state, seat)
    yield everything(player)
    for player.extra_range in range(5):
        yield int(player.faction.tunnel_range_now(player))


def town(state: TerraMystica, player: Player) -> Iterator[int]:
    hex = members(player.built)[0]
    for building in range(terms.DWELLING, terms.SANCTUARY + 1):
        state.building[hex] = building
        yield int(towns.power_of(state, player, player.built))
        yield int(towns.buildings_in(state, player.built))


def is_printed(faction: Faction, name: str, place: int) -> bool:
    """Whether a board shows a value at all; tables begin with the entry for no building and the lowest step."""
    if name.startswith(("cost", "power_values")) and place == 0:
        return False
    if name.startswith("shipping_") and name not in ("shipping_max", "shipping_start"):
        return faction.shipping_max > 0 and (name != "shipping_points" or place > faction.shipping_start)
    if name.startswith("digging_") and name != "digging_max":
        return faction.digging_max > 0
    if name == "spade_workers":
        return faction.spade_priests == 0
    if name in ("tunnel_workers", "tunnel_priests", "tunnel_points"):
        return faction.tunnel_range > 0
    if name == "repeats_start_action":
        return faction.start_action != NO_ACTION
    return name not in ("name", "number")


def changed(faction: Faction) -> Iterator[str]:
    """Changes one value of a board after the other, and back again when asked for the next."""
    for name in [name for name in dir(faction) if not name.startswith("_") and not callable(getattr(faction, name))]:
        value = getattr(faction, name)
        if isinstance(value, VECTOR):
            for place, number in enumerate(value):
                if is_printed(faction, name, place):
                    value[place] = number + 1
                    yield f"{name}[{place}]"
                    value[place] = number
        elif is_printed(faction, name, 0):
            setattr(faction, name, not value if isinstance(value, bool) else value + 1)
            yield name
            setattr(faction, name, value)


def has_answered(faction: Faction, usual: list[object], games: list[Game]) -> bool:
    try:
        return answers(faction) != usual or changes(games)
    except BREAKS:
        return True


@pytest.mark.parametrize("faction", FACTIONS, ids=[faction.name for faction in FACTIONS])
def test_each_value_of_a_faction_board_is_read(faction: Faction) -> None:
    usual, games = answers(faction), games_of(faction)
    found = {name: has_answered(faction, usual, games) for name in changed(faction)}
    assert [name for name, is_read in found.items() if not is_read] == []
    assert answers(faction) == usual and not changes(games), "everything is as it was"
    assert len(found) >= 75
    print(len(found), "values")


# Tiles and tables.

WORDS: dict[str, Callable[[int], str]] = {
    "tiles.bonus": lambda number: f"BON{number}",
    "tiles.favours": lambda number: f"FAV{number}",
    "tiles.towns": lambda number: f"TW{number}",
    "tiles.scoring": lambda number: f"SCORE{number}",
    "tiles.power_actions": lambda number: f"ACT{number + 1}",
    "tiles.special_actions": lambda number: SPECIAL_NAMES[number],
}
"""What stands in the text of an action if a row of a table matters in it."""


def modules(package: ModuleType) -> list[ModuleType]:
    if not hasattr(package, "__path__"):
        return [package]
    names = [module.name for module in pkgutil.iter_modules(package.__path__)]
    return [importlib.import_module(f"{package.__name__}.{name}") for name in names]


ALL_MODULES = [module for package in (tiles, scorings, values, terms, factions) for module in modules(package)]
TABLES = {
    f"{module.__name__.removeprefix(f'{PACKAGE}.')}.{name}": (module, table)
    for module in ALL_MODULES
    for name, table in vars(module).items()
    if isinstance(table, VECTOR)
}


def games_for(path: str, place: int) -> list[Game]:
    table = path.rpartition(".")[0]
    if path.startswith("scorings."):
        return all_games()[:4]
    if ".OF_" in path:
        return [games_of(faction)[1] for faction in FACTIONS]
    if table in WORDS and path != "tiles.favours.PASS_POINTS":
        return games_about(WORDS[table](place))
    return shortest()


def is_row(path: str, place: int) -> bool:
    """Whether a place of a table stands for something; tiles, buildings and steps are counted from 1 on."""
    if path.startswith("tiles.scoring.REWARD_") and scoring.REWARD_CULT[place] == scoring.NO_CULT:
        return path.endswith("REWARD_CULT") and place > 0
    if path == "values.SPACES":
        return place > 1
    return place > 0 or path.startswith(("tiles.power", "tiles.special", "scorings.", "values.POWER_COST"))


@pytest.mark.parametrize("path", TABLES)
def test_each_value_of_a_table_is_read(path: str) -> None:
    _, table = TABLES[path]
    unread = []
    places = [place for place in range(len(table)) if is_row(path, place)]
    for place in places:
        value = table[place]
        games = games_for(path, place)
        is_read = False
        for other in (value + 1, value - 1):
            table[place] = other
            is_read = is_read or changes(games)
        table[place] = value
        if not is_read:
            unread.append(place)
    assert unread == []
    assert not changes(games[:1]), "everything is as it was"
    print(len(places), "values")


# Single numbers.

NUMBERS = [
    *(("values", name) for name, value in vars(values).items() if isinstance(value, int)),
    *(("terms", name) for name in ("ROUNDS", "WHEEL")),
    *(("tiles.bonus", name) for name in ("SPARE_TILES", "COINS_LEFT_OVER")),
    ("tiles.favours", "PASS_TILE"),
    ("tiles.scoring", "LAST_ROUND_FOR_SPADES"),
    *(
        (f"factions.{module.__name__.rpartition('.')[2]}", name)
        for module in modules(factions)
        for name, value in vars(module).items()
        if name.isupper() and type(value) is int and not hasattr(terms, name) and name not in ELSEWHERE
    ),
]


@pytest.mark.parametrize(("place", "name"), NUMBERS)
def test_each_number_is_read(place: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is changed in all modules that have imported it."""
    home = importlib.import_module(f"{PACKAGE}.{place}")
    value = getattr(home, name)
    kind = place.partition(".")[2]
    own = [faction for faction in FACTIONS if faction.name == kind.replace("_", "")]
    games = [game for faction in own for game in games_of(faction)] or shortest()
    faction = own[0] if own else FACTIONS[0]
    usual = answers(faction)
    for module in [one for key, one in sys.modules.items() if key.startswith(PACKAGE)] if not own else [home]:
        if module is home or getattr(module, name, None) == value:
            monkeypatch.setattr(module, name, value + 1)
    assert has_answered(faction, usual, games)
