# not compiled: text, once per game
"""Writes a record as a command log of terra.snellman.net, one command per line.

Our own reader gets exactly the same positions back. What the log has no words for stands in comments that only we
read: options (`# spielwerk-option name=value`) and that every turn's end is written down. A choice of ours that the
server does not know, which cult a key opens, is written in the way of its players: the markers that are not to move
are lowered by hand before the town tile is taken.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.record import CHANCE, TABLE, Record, RecordError
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.components import introductory_setup
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange.agreement import (
    OPTION_NAMES,
    START_POINTS_MAP,
    TURN_ENDS,
    WRITTEN,
    implied_options,
)
from spielwerk.games.terra_mystica.interchange.command_log import OWN_OPTION, Entry, write_command_log
from spielwerk.games.terra_mystica.interchange.steps import WITHDRAWN, Step
from spielwerk.games.terra_mystica.options import DRAWN, INTRODUCTORY
from spielwerk.games.terra_mystica.rules.cults import TOP
from spielwerk.games.terra_mystica.state import CHOOSING_FACTIONS
from spielwerk.games.terra_mystica.terms import CULT_NAMES
from spielwerk.games.terra_mystica.tiles.towns import CULT_STEPS
from spielwerk.games.terra_mystica.turn import TerraMystica

_STRICT: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh")
"""Options of the server that make it judge as we do in any case."""


def export_log(record: Record) -> str:
    """The record as a command log. Raises RecordError where the record cannot be played, or has hardly begun."""
    options = {**record.options, "set-up": DRAWN}
    steps = [*_introductory_steps(record), *_steps_of(record)]
    entries = [Entry(0, "", text) for text in _head(record, options, steps)]
    exporter = Exporter(GAME.new_initial_state(options), steps)
    entries += exporter.moves()
    if exporter.state.is_chance_node():
        raise RecordError(record.file, 0, Problem("terra-mystica.not-drawn"))
    return write_command_log(entries)


def _steps_of(record: Record) -> Iterator[Step]:
    """The entries of a record that stand, as actions."""
    seats: list[Step] = []

    def note(state: object, index: int) -> None:
        assert isinstance(state, TerraMystica)
        entry = record.entries[index]
        names = {state.seat_name(seat): seat for seat in range(record.players)}
        if entry.actor == TABLE:
            seats.append(Step(names[entry.withdrawn()], WITHDRAWN))
        elif entry.actor == CHANCE:
            seats.append(Step(CHANCE_PLAYER, state.string_to_action(entry.text)))
        else:
            seats.append(Step(names[entry.actor], state.string_to_action(entry.text, names[entry.actor])))

    record.replay(before=note)
    return iter(seats)


def _introductory_steps(record: Record) -> list[Step]:
    """The set-up for a first game as draws, choices and dwellings: a log knows no other way."""
    if record.options["set-up"] != INTRODUCTORY:
        return []
    setup = introductory_setup(record.players)
    steps = [Step(CHANCE_PLAYER, actions.DRAW_SCORING + tile - 1) for tile in setup.scoring]
    steps += [Step(CHANCE_PLAYER, actions.REMOVE_BONUS + tile - 1) for tile in setup.bonus_left_out]
    state = GAME.new_initial_state({**record.options, "set-up": DRAWN})
    for step in steps:
        state.apply_action(step.action)
    for seat in setup.seats:
        steps.append(Step(state.current_player(), state.string_to_action(f"faction {seat.faction}")))
        state.apply_action(steps[-1].action)
    dwellings = [list(seat.dwellings) for seat in setup.seats]
    while any(dwellings):
        player = state.current_player()
        steps.append(Step(player, actions.BUILD + int(state.board.hex_number(dwellings[player].pop(0)))))
        state.apply_action(steps[-1].action)
    return steps


def _head(record: Record, options: Mapping[str, object], steps: list[Step]) -> Iterator[str]:
    """Everything before the first faction is chosen."""
    named = [name for name, ours in OPTION_NAMES.items() if options[ours]]
    start_points = bool(options["start-points-2017"])
    implied = implied_options(named, start_points)
    for name, value in options.items():
        if name != PLAYERS and value != implied[name]:
            yield f"{OWN_OPTION} {options_of(GAME).format({name: value})}"
    yield f"{OWN_OPTION} {TURN_ENDS}={WRITTEN}"
    for name in (*_STRICT, *named):
        yield f"option {name}"
    if start_points:
        yield f"map {START_POINTS_MAP}"
    for step in steps:
        if step.seat == CHANCE_PLAYER and step.action >= actions.REMOVE_BONUS:
            yield f"delete BON{step.action - actions.REMOVE_BONUS + 1}"
    for seat in range(record.players):
        yield f"player {'_'.join(record.people.get(seat, f'seat{seat + 1}').split())}"
    drawn = [step.action for step in steps if step.seat == CHANCE_PLAYER and step.action < actions.REMOVE_BONUS]
    if drawn:
        yield "score " + ",".join(f"SCORE{action - actions.DRAW_SCORING + 1}" for action in drawn)


class Exporter:
    """Plays steps from a position on and words each of them."""

    def __init__(self, state: TerraMystica, steps: list[Step]) -> None:
        self.state: Final = state
        self.steps: Final = steps

    def moves(self) -> Iterator[Entry]:
        """One entry per step, and the markers lowered by hand."""
        for place, (seat, action) in enumerate(self.steps):
            state = self.state
            if action == WITHDRAWN:
                chosen = state.players[seat].has_faction
                yield Entry(0, "", f"drop-faction {state.seat_name(seat) if chosen else f'player{seat + 1}'}")
                state.withdraw(seat)
                continue
            if seat != CHANCE_PLAYER:
                yield from self.worded(place, seat, action)
            state.apply_action(action, seat)

    def worded(self, place: int, seat: int, action: int) -> Iterator[Entry]:
        state = self.state
        name = state.seat_name(seat)
        text = state.action_to_string(action, seat)
        if state.phase == CHOOSING_FACTIONS:
            yield Entry(0, "", text.replace("faction", "setup", 1))
            return
        player = state.players[seat]
        if actions.TOWN <= action < actions.CULT:
            for cult, steps in self.lowered(place, seat, action - actions.TOWN + 1):
                yield Entry(0, name, f"-{steps}{CULT_NAMES[cult]}")
        elif actions.CULT <= action < actions.KEY and player.due_cult_steps > 1:
            text = f"+{player.due_cult_steps}{CULT_NAMES[action - actions.CULT]}"
        elif actions.KEY <= action < actions.LOWER:
            text = f"+{CULT_NAMES[action - actions.KEY]}"
        yield Entry(0, name, text)

    def lowered(self, place: int, seat: int, tile: int) -> Iterator[tuple[int, int]]:
        """Cults whose marker the tile would bring to the top without a key meant for it, and how far to lower it."""
        gained = int(CULT_STEPS[tile])
        if gained == 0:
            return
        after = self.state.clone()
        after.apply_action(self.steps[place].action, seat)
        candidates = [cult for cult in range(len(CULT_NAMES)) if after.players[seat].due_keys >> cult & 1]
        for step in self.steps[place + 1 :]:
            if not after.players[seat].due_keys:
                break
            if step.seat == seat and actions.KEY <= step.action < actions.LOWER:
                after.apply_action(step.action, seat)
        for cult in candidates:
            surplus = int(self.state.players[seat].cults[cult]) + gained - (TOP - 1)
            if after.players[seat].cults[cult] < TOP and surplus > 0:
                yield cult, surplus
