"""Exact short texts: of actions, in the notation of the terra.snellman.net command log, and of whole positions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.sets import HexSet, members
from spielwerk.games.terra_mystica.actions import (
    ACCEPT,
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BRIDGE,
    BUILD,
    BURN,
    COINS_TO_POINT,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DIG,
    DONE,
    DRAW_SCORING,
    FAVOUR,
    GIVE_UP,
    KEY,
    LARGEST_OFFER,
    LOWER,
    NUM_DISTINCT_ACTIONS,
    OFFER_SLOTS,
    PASS,
    POWER_ACTION,
    REMOVE_BONUS,
    SEND_PRIEST,
    SPECIAL_ACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import (
    BUILDING_NAMES,
    CULT_NAMES,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
    TERRAINS,
    TRADING_HOUSE,
)

_CONVERSIONS: Final = [
    "convert 1PW to 1C",
    "convert 3PW to 1W",
    "convert 5PW to 1P",
    "convert 1P to 1W",
    "convert 1P to 1C",
    "convert 1W to 1C",
    "convert 3C to 1VP",
    "convert 1VP to 1C",
    "convert 1W to 1P",
]
_SPECIAL: Final = ["BON1", "BON2", "FAV6", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW"]
_GIVE_UP: Final = ["-SPADE", "-BRIDGE", "-FREE_D", "-FREE_TP", "-FREE_TF"]


def action_text(state: State, action: i64, seat: i64) -> str:
    """The canonical text of an action of a seat."""
    if ACCEPT <= action and action < DECLINE + OFFER_SLOTS:
        start: i64 = ACCEPT if action < DECLINE else DECLINE
        verb = "leech" if action < DECLINE else "decline"
        source = (action - start) // LARGEST_OFFER
        power = (action - start) % LARGEST_OFFER + 1
        name = state.seat_name(source) if source < len(state.players) else f"seat{source + 1}"
        return f"{verb} {power} from {name}"
    if action == CONVERT + COINS_TO_POINT and seat >= 0:
        return f"convert {state.players[seat].faction.coins_per_point}C to 1VP"
    return _fixed_text(state.board, action)


def _fixed_text(board: Board, action: i64) -> str:
    """The text of an action that is the same for every seat and position; empty for places the map does not have."""
    if action >= BRIDGE:
        return _drawn_text(action) if action >= DRAW_SCORING else _map_text(board, action)
    if action < PASS:
        return f"faction {FACTIONS[action].name}" if action < len(FACTIONS) else f"faction {action}"
    if action < DONE:
        return f"pass BON{action - PASS}" if action > PASS else "pass"
    if action < SEND_PRIEST:
        if action == DONE:
            return "done"
        if action == BURN:
            return "burn 1"
        if action == ADVANCE_SHIPPING:
            return "advance ship"
        return "advance dig" if action == ADVANCE_DIGGING else _CONVERSIONS[action - CONVERT]
    if action < POWER_ACTION:
        place = action - SEND_PRIEST
        return f"send p to {CULT_NAMES[place // 3]} for {place % 3 + 1}"
    if action < SPECIAL_ACTION:
        return f"action ACT{action - POWER_ACTION + 1}"
    if action < DIG:
        return f"action {_SPECIAL[action - SPECIAL_ACTION]}"
    if action < FAVOUR:
        return f"dig {action - DIG + 1}"
    if action < TOWN:
        return f"+FAV{action - FAVOUR + 1}"
    if action < CULT:
        return f"+TW{action - TOWN + 1}"
    if action < KEY:
        return f"+{CULT_NAMES[action - CULT]}"
    if action < LOWER:
        return f"key {CULT_NAMES[action - KEY]}"
    return f"-{CULT_NAMES[action - LOWER]}" if action < GIVE_UP else _GIVE_UP[action - GIVE_UP]


def _map_text(board: Board, action: i64) -> str:
    if action < CONNECT:
        place = action - BRIDGE
        return f"bridge {board.bridge_names[place]}" if place < len(board.bridge_names) else f"bridge {place}"
    if action < BUILD:
        return f"connect r{action - CONNECT}"
    if action < UPGRADE:
        return f"build {_hex_text(board, action - BUILD)}"
    if action < TRANSFORM:
        place = action - UPGRADE
        return f"upgrade {_hex_text(board, place // 4)} to {BUILDING_NAMES[place % 4 + TRADING_HOUSE]}"
    place = action - TRANSFORM
    return f"transform {_hex_text(board, place // TERRAINS)} to {TERRAIN_NAMES[place % TERRAINS]}"


def _hex_text(board: Board, hex: i64) -> str:
    return board.hex_names[hex] if hex < board.land else f"#{hex}"


def _drawn_text(action: i64) -> str:
    if action < REMOVE_BONUS:
        return f"score SCORE{action - DRAW_SCORING + 1}"
    return f"delete BON{action - REMOVE_BONUS + 1}"


_known_texts: dict[str, dict[str, int]] = {}


def _texts(board: Board) -> dict[str, int]:
    """All texts of a map that do not depend on the position, in lower case. Made once."""
    if board.name not in _known_texts:
        texts: dict[str, int] = {}
        for action in range(NUM_DISTINCT_ACTIONS):
            if action < ACCEPT or action >= DECLINE + OFFER_SLOTS:
                texts[_fixed_text(board, action).lower()] = action
        texts["convert 2c to 1vp"] = CONVERT + COINS_TO_POINT
        _known_texts[board.name] = texts
    return _known_texts[board.name]


def parse_action(state: State, words: str) -> int:
    """The action of a canonical text, upper and lower case alike. Raises ValueError that quotes the text."""
    tidy = " ".join(words.lower().split())
    known = _texts(state.board).get(tidy, -1)
    if known >= 0:
        return known
    parts = tidy.split(" ")
    if len(parts) == 4 and parts[0] in ("leech", "decline") and parts[2] == "from" and parts[1].isdecimal():
        power = int(parts[1])
        for seat in range(len(state.players)):
            if state.seat_name(seat) == parts[3] and 0 < power <= LARGEST_OFFER:
                start = ACCEPT if parts[0] == "leech" else DECLINE
                return start + LARGEST_OFFER * seat + power - 1
    raise Problem("action.none", text=words.strip())


# Whole positions.


def _numbers(values: vec[i64]) -> str:
    return " ".join([str(value) for value in values])


def _hexes(state: State, hexes: HexSet) -> str:
    return " ".join([state.board.hex_names[hex] for hex in members(hexes)])


def _map_line(state: State) -> str:
    cells: list[str] = []
    for hex in range(state.board.land):
        cell = f"{state.board.hex_names[hex]}={TERRAIN_LETTERS[state.terrain[hex]]}"
        if state.owner[hex] >= 0:
            cell += f":{BUILDING_NAMES[state.building[hex]]}"
        cells.append(cell)
    return " ".join(cells)


def position_text(state: State) -> str:
    """Everything that the position consists of, one fact per line. Equal positions have equal texts."""
    lines = [
        f"phase {state.phase} stage {state.stage} round {state.round} turn {state.turn} actions {state.actions_left}",
        f"order {_numbers(state.order)} first {state.first_to_pass}",
        f"setup {state.setup_step} {_numbers(state.setup_order)}",
        f"scoring {_numbers(state.scoring)}",
        f"bonus {_numbers(state.bonus_coins)}",
        f"favours {_numbers(state.favours_left)}",
        f"towns {_numbers(state.towns_left)}",
        f"power {state.power_used} threes {state.cult_threes} twos {_numbers(state.cult_twos)}",
        f"offers {_numbers(state.offers)} watched {_numbers(state.watched)} raised {state.buildings_raised}",
        f"bridges {_numbers(state.bridges)}",
        f"map {_map_line(state)}",
    ]
    for seat in range(len(state.players)):
        lines.extend(_player_lines(state, seat))
    return "\n".join(lines) + "\n"


def _player_lines(state: State, seat: i64) -> list[str]:
    player = state.players[seat]
    name = state.seat_name(seat)
    flags = [
        word
        for word, is_set in (("passed", player.passed), ("withdrawn", player.withdrawn), ("spreads", player.spreads))
        if is_set
    ]
    rivers = " ".join([state.board.river_names[river] for river in members(player.crossed_rivers)])
    return [
        f"{name}: {player.points}VP {player.coins}C {player.workers}W {player.priests}P "
        f"{player.bowl_one}/{player.bowl_two}/{player.bowl_three}PW {'/'.join([str(step) for step in player.cults])} "
        f"ship {player.shipping} dig {player.digging} keys {player.keys} range {player.extra_range} "
        f"board {player.priests_on_board} bonus {player.bonus} favours {player.favours} "
        f"towns {_numbers(player.towns)} used {player.used_actions} bridges {player.bridges_left} {' '.join(flags)}",
        f"{name} built: {_hexes(state, player.built)} | towns: {_hexes(state, player.in_town)} | rivers: {rivers}",
        f"{name} points: {_numbers(player.points_from)}",
        f"{name} due: {_due_text(player)} changed {_hexes(state, player.changed)} "
        f"tunnelled {_hexes(state, player.tunnelled)}",
    ]


def _due_text(player: Player) -> str:
    return (
        f"favours {player.due_favours} towns {player.due_towns} cults {player.due_cults}x{player.due_cult_steps} "
        f"keys {player.due_keys} bridges {player.due_bridges} ride {player.due_ride} "
        f"trading house {player.due_trading_house} sandstorm {player.due_sandstorm} priests {player.due_priests} "
        f"blocked {player.blocked_cults} spades {player.spades} bought {player.bought_spades} "
        f"build {player.may_build} last {player.last_changed}"
    )
