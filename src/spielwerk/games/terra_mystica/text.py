"""Exact short texts: of actions, in the notation of the terra.snellman.net command log, and of whole positions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.sets import HexSet, members
from spielwerk.games.terra_mystica.actions import COINS_TO_POINT, CONVERT
from spielwerk.games.terra_mystica.kinds import KIND_OF, NUM_DISTINCT_ACTIONS, TABLE
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, TERRAIN_LETTERS

_FROM_SEATS: Final = ("leech", "decline")
"""First words of the texts that name seats: these depend on the position."""


def action_text(state: State, action: i64, seat: i64) -> str:
    """The canonical text of an action of a seat."""
    if action < 0 or action >= NUM_DISTINCT_ACTIONS:
        return f"action {action}"
    row = TABLE[KIND_OF[action]]
    return row.text_by(state, seat, action) if seat >= 0 else row.text(state, action)


_known_texts: dict[str, dict[str, int]] = {}


def _texts(state: State) -> dict[str, int]:
    """All texts of a map that do not depend on the position, in lower case. Made once."""
    name = state.board.name
    if name not in _known_texts:
        texts: dict[str, int] = {}
        for row in TABLE:
            if not row.pattern.startswith(_FROM_SEATS):
                for action in range(row.start, row.end):
                    texts[row.text(state, action).lower()] = action
        texts["convert 2c to 1vp"] = CONVERT + COINS_TO_POINT
        _known_texts[name] = texts
    return _known_texts[name]


def parse_action(state: State, words: str) -> int:
    """The action of a canonical text, upper and lower case alike. Raises ValueError that quotes the text."""
    tidy = " ".join(words.lower().split())
    known = _texts(state).get(tidy, -1)
    if known >= 0:
        return known
    if tidy.startswith(_FROM_SEATS):
        for row in TABLE:
            if row.pattern.startswith(_FROM_SEATS):
                for seat in range(len(state.players)):
                    if tidy.endswith(state.seat_name(seat)):
                        for action in range(row.action(seat, 0), row.action(seat + 1, 0)):
                            if row.text(state, action) == tidy:
                                return action
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
        f"tunnelled {_hexes(state, player.tunnelled)} ahead {_hexes(state, player.turned_ahead)} "
        f"back {_hexes(state, player.turned_back)} left {_hexes(state, player.left_home)}",
    ]


def _due_text(player: Player) -> str:
    return (
        f"favours {player.due_favours} towns {player.due_towns} cults {player.due_cults}x{player.due_cult_steps} "
        f"keys {player.due_keys} bridges {player.due_bridges} ride {player.due_ride} "
        f"trading house {player.due_trading_house} sandstorm {player.due_sandstorm} priests {player.due_priests} "
        f"blocked {player.blocked_cults} spades {player.spades} bought {player.bought_spades} "
        f"build {player.may_build} last {player.last_changed}"
    )
