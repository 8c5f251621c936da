"""Tests that read like play: a table in a line, moves as people write them, and what everybody has then.

    state = table("witches A3 E9", "nomads E8 F3 I7", scoring="SCORE3")
    given(state, "witches", workers=4, coins=2)
    play(state, "witches: dig 1. transform F6 to green. build F6. done")
    have(state, "witches", "22VP 0C 0W")
    assert refused(state, "nomads: build A1") == "build.home-terrain"

Seats are called by their factions. Everything stays a real position: what is put on the map or into the bowls is
also counted, and every move is held against both answers of the engine, `legal_actions` and `why_not`.
"""

from collections.abc import Iterable
from functools import cache

from spielwerk.core.game import NOBODY, IllegalAction, Refusal
from spielwerk.core.options import options_of
from spielwerk.core.rulebook import load_rulebook
from spielwerk.core.sets import BIT, members, with_hex
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.state import FROM_START, HELD, Player
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, TERRAIN_NAMES
from spielwerk.games.terra_mystica.turn import TerraMystica

SCORING = ["SCORE2", "SCORE8", "SCORE7", "SCORE6", "SCORE5", "SCORE4", "SCORE3", "SCORE9"]
"""Fills the rounds for which a test names no tile. The tile for towns comes first because it disturbs least."""
TAKEN = ["BON3", "BON8", "BON2", "BON1", "BON6"]
"""Bonus tiles of the seats, where a test does not say."""
SPARE = ["BON4", "BON5", "BON10", "BON9", "BON7", "BON3", "BON6", "BON8", "BON2", "BON1"]
"""Which tiles are likelier to be the three that are left over."""

APART = ("witches A3 E9", "nomads E8 F3 I7")
"""Two seats that are nowhere neighbours."""
BESIDE = ("witches C3 F4", "nomads E8 F3 I7")
"""The set-up of a first game for two: F3 and F4 are neighbours."""


# Setting up.


def fresh(players: int = 2, **switches: bool) -> TerraMystica:
    """A game before the first draw."""
    names = {name.replace("_", "-"): value for name, value in switches.items()}
    return GAME.new_initial_state(options_of(GAME).complete({"players": players, **names}))


def drawn(players: int, scoring: str = "", bonus: str = "", **switches: bool) -> TerraMystica:
    """A game with all tiles drawn, `bonus` among the bonus tiles: the factions may be chosen now."""
    state = fresh(players, **switches)
    tiles = scoring.split()
    tiles += [tile for tile in SCORING if tile not in tiles]
    for tile in tiles[:6]:
        chance(state, f"score {tile}")
    wanted = bonus.split()
    wanted += [tile for tile in SPARE if tile not in wanted]
    for tile in reversed(wanted):
        if state.is_chance_node() and state.why_not(state.string_to_action(f"delete {tile}")) is None:
            chance(state, f"delete {tile}")
    return state


def chance(state: TerraMystica, text: str) -> None:
    state.apply_action_with_legality_check(state.string_to_action(text))


def chosen(*factions: str, scoring: str = "", bonus: str = "", **switches: bool) -> TerraMystica:
    """As `drawn`, with these factions: dwellings may be placed, unless a second player has to choose."""
    state = drawn(max(2, len(factions)), scoring, bonus, **switches)
    for faction in factions:
        apply(state, state.current_player(), f"faction {faction}")
    return state


def table(*seats: str, scoring: str = "", bonus: str = "", spare: str = "", **switches: bool) -> TerraMystica:
    """The first turn of round 1. A seat is a faction and its start dwellings: "witches A3 E9".

    `scoring` names the tiles of the first rounds, `bonus` the tiles that the seats take in seat order, `spare` tiles
    that must be among the three left over. Switches are the options of the game, with underscores.
    """
    factions = [seat.split()[0] for seat in seats]
    taken = bonus.split()
    others = [tile for tile in TAKEN if tile not in taken and tile not in spare.split()]
    taken += others[: len(seats) - len(taken)]
    state = chosen(*factions, scoring=scoring, bonus=" ".join([*taken, *spare.split()]), **switches)
    hexes = {seat.split()[0]: seat.split()[1:] for seat in seats}
    while any(hexes.values()):
        seat = state.current_player()
        apply(state, seat, f"build {hexes[state.seat_name(seat)].pop(0)}")
    for seat in range(len(seats) - 1, -1, -1):
        apply(state, seat, f"pass {taken[seat]}")
    assert state.round == 1, "the dwellings do not fit the factions"
    return state


# Moves.


def seat_of(state: TerraMystica, name: str) -> int:
    for seat in range(state.num_players()):
        if state.seat_name(seat) == name:
            return seat
    raise ValueError(f"nobody plays the {name}")


def player_of(state: TerraMystica, name: str) -> Player:
    return state.players[seat_of(state, name)]


def number_of(state: TerraMystica, move: str) -> tuple[int, int]:
    """Action and seat of one move, "witches: build E7"."""
    name, _, text = move.partition(": ")
    seat = seat_of(state, name)
    return state.string_to_action(text, seat), seat


def apply(state: TerraMystica, seat: int, text: str) -> None:
    action = state.string_to_action(text, seat)
    assert state.action_to_string(action, seat) == text, "a move is written in its canonical form"
    state.apply_action_with_legality_check(action, seat)


def play(state: TerraMystica, *lines: str) -> None:
    """Plays moves: "witches: dig 1. transform F6 to green. done". Raises IllegalAction with the rule where refused."""
    for line in lines:
        name, _, texts = line.partition(": ")
        for text in texts.split(". "):
            seat = seat_of(state, name)
            if may(state, f"{name}: {text}"):
                apply(state, seat, text)
            else:
                raise IllegalAction(f"{name}: {text}", refusal(state, f"{name}: {text}"))


def may(state: TerraMystica, move: str) -> bool:
    """Whether a move is legal; the engine's two answers must agree."""
    action, seat = number_of(state, move)
    legal = action in state.legal_actions(seat)
    reason = state.why_not(action, seat)
    assert legal == (reason is None), f"{move}: legal {legal}, but {reason}"
    return legal


def refusal(state: TerraMystica, move: str) -> Refusal:
    """Why a move is refused. A refused move changes nothing."""
    assert not may(state, move), f"{move} is legal"
    action, seat = number_of(state, move)
    before = state.checksum()
    try:
        state.apply_action_with_legality_check(action, seat)
    except IllegalAction as refused:
        assert state.checksum() == before
        return refused.refusal
    raise AssertionError(f"{move} was carried out though refused")


@cache
def rulebook_ids() -> frozenset[str]:
    return frozenset(load_rulebook(GAME.package, "en").rules)


def refused(state: TerraMystica, move: str) -> str:
    """The id of the rule that refuses a move; the rulebook has it."""
    rule = refusal(state, move).rule
    assert rule in rulebook_ids()
    return rule


def lacks(state: TerraMystica, move: str) -> tuple[str, int, int]:
    """The rule that refuses a move, what it needs and what is there."""
    found = refusal(state, move)
    return found.rule, found.need, found.have


def choices(state: TerraMystica, name: str, verb: str) -> str:
    """What may follow a word now: choices(state, "witches", "build") is "E7 F6" where these two hexes are open."""
    seat = seat_of(state, name)
    texts = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
    return " ".join(text.removeprefix(verb).strip() for text in texts if text.startswith(verb))


def targets(state: TerraMystica, name: str) -> str:
    """The hexes that a seat may transform now."""
    return " ".join(dict.fromkeys(text for text in choices(state, name, "transform").split() if text[0].isupper()))


# Positions.


def turn_of(state: TerraMystica, name: str) -> None:
    """It is this seat's turn, with nothing done yet."""
    turns.begin_turn(state, seat_of(state, name))


def given(state: TerraMystica, name: str, **amounts: int | str) -> None:
    """Gives a seat what a position needs: amounts, or `bowls="5/7/0"`, `cults="0/0/0/9"`, `favours="FAV5 FAV6"`.

    Amounts are named as in `state.Player`: points, coins, workers, priests, shipping, digging, keys ...
    """
    player = player_of(state, name)
    for what, amount in amounts.items():
        if what == "bowls":
            player.bowl_one, player.bowl_two, player.bowl_three = map(int, str(amount).split("/"))
        elif what == "cults":
            for cult, step in enumerate(str(amount).split("/")):
                player.cults[cult] = int(step)
        elif what == "favours":
            give_favours(state, player, str(amount).split())
        elif what == "bonus":
            give_bonus(state, player, int(str(amount).removeprefix("BON")))
        elif what == "points":
            player.points_from[FROM_START] += int(amount) - player.points
            player.points = int(amount)
        else:
            assert isinstance(getattr(player, what), int)
            setattr(player, what, int(amount))


def give_favours(state: TerraMystica, player: Player, tiles: Iterable[str]) -> None:
    """Favour tiles without their steps."""
    for tile in tiles:
        number = int(tile.removeprefix("FAV"))
        player.favours |= BIT[number - 1]
        state.favours_left[number] -= 1


def give_bonus(state: TerraMystica, player: Player, number: int) -> None:
    state.bonus_coins[player.bonus] = 0
    state.bonus_coins[number] = HELD
    player.bonus = number


def put(state: TerraMystica, name: str, *buildings: str) -> None:
    """Puts buildings on the map, "TE E7"; the terrain becomes home. No price, no points, no power, no town."""
    for building in buildings:
        kind, hex_name = building.split()
        seat, hex = seat_of(state, name), state.board.hex_number(hex_name)
        player = state.players[seat]
        if state.owner[hex] == seat:
            count(player, int(state.building[hex]), -1)
        assert state.owner[hex] in (seat, NOBODY), f"{hex_name} is not free"
        state.owner[hex] = seat
        state.building[hex] = BUILDING_NAMES.index(kind)
        state.terrain[hex] = player.faction.colour
        player.built = with_hex(player.built, hex)
        count(player, BUILDING_NAMES.index(kind), 1)


def count(player: Player, building: int, change: int) -> None:
    names = ["", "dwellings", "trading_houses", "temples", "strongholds", "sanctuaries"]
    setattr(player, names[building], getattr(player, names[building]) + change)


def terrain(state: TerraMystica, hex_name: str, to: str = "") -> str:
    """The terrain of a hex; `to` changes it first."""
    hex = state.board.hex_number(hex_name)
    if to:
        state.terrain[hex] = TERRAIN_NAMES.index(to)
    return TERRAIN_NAMES[state.terrain[hex]]


def bridge(state: TerraMystica, name: str, place: str) -> None:
    """A bridge by the Engineers' or power action, without its price and without a turn."""
    player = player_of(state, name)
    turn, player.due_bridges = state.turn, player.due_bridges + 1
    state.turn = seat_of(state, name)
    play(state, f"{name}: bridge {place}")
    state.turn = turn


def next_round(state: TerraMystica) -> None:
    """Everybody passes with the first tile there is, and power and cult spades are turned down."""
    number = state.round
    while state.round == number and not state.is_terminal():
        seat = state.current_player()
        texts = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
        apply(state, seat, next(text for text in texts if text.startswith(("pass", "decline", "-SPADE", "done"))))


def passes(state: TerraMystica, *names: str) -> None:
    """Seats pass one after the other, each with the first bonus tile that is free."""
    for name in names:
        play(state, f"{name}: pass {choices(state, name, 'pass').split()[0]}")


def finish(state: TerraMystica) -> None:
    """Makes the round the last one and ends it."""
    state.round = 6
    next_round(state)
    assert state.is_terminal()


# What is there.


def have(state: TerraMystica, name: str, what: str) -> None:
    """Asserts what a seat has: "20VP 13C 1W 0P 5/7/0 0/0/0/2", or some of it. Also "key=1 ship=2 bonus=BON3"."""
    amounts = everything(player_of(state, name))
    wrong = [word for word in what.split() if word not in amounts]
    assert not wrong, f"{name} have {' '.join(amounts)}, not {' '.join(wrong)}"


def everything(player: Player) -> list[str]:
    return [
        f"{player.points}VP",
        f"{player.coins}C",
        f"{player.workers}W",
        f"{player.priests}P",
        f"{player.bowl_one}/{player.bowl_two}/{player.bowl_three}",
        "/".join(str(step) for step in player.cults),
        f"key={player.keys}",
        f"ship={player.shipping}",
        f"dig={player.digging}",
        f"bonus=BON{player.bonus}",
        f"bridges={player.bridges_left}",
        f"board={player.priests_on_board}",
        f"D={player.dwellings}",
        f"TP={player.trading_houses}",
        f"TE={player.temples}",
        f"SH={player.strongholds}",
        f"SA={player.sanctuaries}",
        f"towns={sum(player.towns)}",
    ]


def on_map(state: TerraMystica, hex_name: str) -> str:
    """What stands on a hex: "witches TE", or nothing."""
    hex = state.board.hex_number(hex_name)
    if state.owner[hex] < 0:
        return ""
    return f"{state.seat_name(int(state.owner[hex]))} {BUILDING_NAMES[state.building[hex]]}"


def town_of(state: TerraMystica, name: str) -> str:
    """The hexes of a seat that belong to towns."""
    return " ".join(state.board.hex_names[hex] for hex in members(player_of(state, name).in_town))


def offers_to(state: TerraMystica, name: str) -> str:
    """The power that a seat is offered: "2 from nomads"."""
    return choices(state, name, "leech")


def coins_on_tiles(state: TerraMystica) -> str:
    """The bonus tiles that nobody holds, with their coins: "BON4:1 BON5:1 BON10:1"."""
    return " ".join(f"BON{tile}:{coins}" for tile, coins in enumerate(state.bonus_coins) if coins >= 0)


def scored(state: TerraMystica, name: str, source: int) -> int:
    """The points that a seat has had from one source (`state.FROM_...`)."""
    return int(player_of(state, name).points_from[source])
