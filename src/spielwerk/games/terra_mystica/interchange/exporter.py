# not compiled: text, once per game
"""Writes a record as a command log of terra.snellman.net, one command per line, as the server accepts it.

Our own reader gets exactly the same positions back. What the log has no words for stands in comments that only we
read: options (`# spielwerk-option name=value`), that every turn's end is written down, and our order of a turn that
the server takes in another one (`server_order`). What the server wants to hear and our rules do by themselves is
written as well: power declined with full bowls, spades and exchanges that are not used. A choice of ours that the
server does not know, which cult a key opens, is written in the way of its players: the markers that are not to move
are lowered by hand before the town tile is taken.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, NOBODY
from spielwerk.core.record import CHANCE, TABLE, Record, RecordError
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.components import introductory_setup
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange import ranges
from spielwerk.games.terra_mystica.interchange.command_log import OWN_INSTEAD, OWN_MOVE, Entry, write_command_log
from spielwerk.games.terra_mystica.interchange.log_head import head
from spielwerk.games.terra_mystica.interchange.problems import NoCounterpart
from spielwerk.games.terra_mystica.interchange.server_offers import Offer, ServerOffers
from spielwerk.games.terra_mystica.interchange.server_order import NoOrder, in_servers_order
from spielwerk.games.terra_mystica.interchange.server_turn import DoubleAction, ends_action_only, wordless
from spielwerk.games.terra_mystica.interchange.steps import WITHDRAWN, Step, play
from spielwerk.games.terra_mystica.options import DRAWN, INTRODUCTORY
from spielwerk.games.terra_mystica.state import ACTIONS, CHOOSING_FACTIONS, CULT_INCOME
from spielwerk.games.terra_mystica.terms import CULT_NAMES
from spielwerk.games.terra_mystica.tiles.towns import CULT_STEPS
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.games.terra_mystica.values import TOP

_STRICT: Final = ("strict-darkling-sh", "strict-chaosmagician-sh")
"""Options of the server that make it judge as we do in any case."""
_STRICT_ANSWERS: Final = "strict-leech"
_LOOSE_CULTISTS: Final = "loose-cultist-ordering"
_LOOSE_DONE: Final = "loose-done"
_EXCHANGE: Final = "-3CONVERT_W_TO_P"


def export_log(record: Record) -> str:
    """The record as a command log. Raises RecordError where the record cannot be played, or has hardly begun, and
    NoCounterpart where the server knows no such move."""
    options = {**record.options, "set-up": DRAWN}
    steps = [*_introductory_steps(record), *_steps_of(record)]
    try:
        exporter = Exporter(GAME.new_initial_state(options), steps)
        steps = exporter.steps
        moves = list(exporter.moves())
    except NoOrder as error:
        raise _without_counterpart(record, steps, error) from None
    if exporter.state.is_chance_node():
        raise RecordError(record.file, 0, Problem("terra-mystica.not-drawn"))
    first = [Entry(0, "", text) for text in head(record, options, steps, exporter.options())]
    return write_command_log([*first, *moves])


def _without_counterpart(record: Record, steps: Sequence[Step], error: NoOrder) -> NoCounterpart:
    state = GAME.new_initial_state({**record.options, "set-up": DRAWN})
    for step in steps[: error.place]:
        play(state, step)
    seat, action = steps[error.place]
    move = f"{state.seat_name(seat)}: {state.action_to_string(action, seat)}"
    return NoCounterpart(record.file, error.place + 1, int(state.round), move, error.why)


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


class Exporter:
    """Plays steps from a position on and words each of them. `state` is as far as what has been worded."""

    def __init__(self, state: TerraMystica, steps: Sequence[Step]) -> None:
        """Raises NoOrder where the server has no order for the steps."""
        self.state: Final = state
        self.parts: Final = list(in_servers_order(state.clone(), steps))
        self.steps: Final = [step for part in self.parts for step in part.servers]
        self.offers: Final = ServerOffers()
        self.double: Final = DoubleAction()
        self.exchanging = NOBODY
        """The Darklings, as long as their exchange of workers for priests is open on the server."""
        state.journal = []

    def options(self) -> Iterator[str]:
        """Options of the server that the moves need, once they have been worded."""
        if self.offers.strict:
            yield _STRICT_ANSWERS
        yield from _STRICT
        if any(player.faction.watches_offers for player in self.state.players):
            yield _LOOSE_CULTISTS
        if self.double.needs_loose_done:
            yield _LOOSE_DONE

    def moves(self) -> Iterator[Entry]:
        """One entry per step, and what else the server wants to hear."""
        place = 0
        for part in self.parts:
            ours = [] if part.ours == part.servers else list(self.as_we_played(part.ours))
            lines = list(self.part(place, part.servers))
            if ours:
                yield from ours
                yield Entry(0, "", f"{OWN_INSTEAD} {len(lines)}")
            yield from lines
            place += len(part.servers)

    def as_we_played(self, steps: Sequence[Step]) -> Iterator[Entry]:
        """Comments with our own order of a part."""
        state = self.state.clone()
        for step in steps:
            entry = dropped(state, step.seat) if step.action == WITHDRAWN else worded(state, step)
            command = f"{entry.faction}: {entry.command}" if entry.faction else entry.command
            yield Entry(0, "", f"{OWN_MOVE} {command}")
            play(state, step)

    def part(self, place: int, steps: Sequence[Step]) -> Iterator[Entry]:
        """The entries of steps that belong together; `place` is where they stand among all."""
        declines: list[Entry] = []
        for _, run in groupby(enumerate(steps, place), _exchanged_together):
            group = list(run)
            yield from self.lines(*group[0], len(group))
            for _, step in group:
                yield from self.play(step)
                for offer in self.offers.after(self.state, step):
                    declines.append(self.decline(offer))
            yield from self.useless_spades()
        yield from declines

    def play(self, step: Step) -> Iterator[Entry]:
        """Plays a step; at the end of a round the log says so, which ends the last turn whoever goes on."""
        state = self.state
        self.offers.before(state, step)
        self.double.before(state, step)
        rights = [player.due_priests for player in state.players]
        round = int(state.round) if state.phase == ACTIONS else 0
        play(state, step)
        if step.seat >= 0 and state.players[step.seat].due_priests > rights[step.seat]:
            self.exchanging = step.seat
        if round > 0 and (state.phase != ACTIONS or state.round > round):
            yield Entry(0, "", f"# end of round {round}")

    def decline(self, offer: Offer) -> Entry:
        return Entry(
            0, self.state.seat_name(offer.to), f"decline {offer.power} from {self.state.seat_name(offer.source)}"
        )

    def lines(self, place: int, step: Step, count: int) -> Iterator[Entry]:
        """One step, or an exchange of several units, with what belongs before it."""
        state = self.state
        seat, action = step
        if action == WITHDRAWN:
            yield from self.declines_of(seat)
            yield dropped(state, seat)
        elif seat == CHANCE_PLAYER:
            return
        elif action == ranges.TO_PRIEST:
            self.exchanging = NOBODY
            yield Entry(0, state.seat_name(seat), f"convert {count}W to {count}P")
        elif ends_action_only(state, step):
            yield Entry(0, "", f"{OWN_MOVE} {state.seat_name(seat)}: done")
        else:
            if seat == self.exchanging:
                if action == actions.DONE:
                    yield Entry(0, state.seat_name(seat), _EXCHANGE)
                if action == actions.DONE or action in ranges.CONVERSIONS:
                    self.exchanging = NOBODY
            why = wordless(state, step)
            if why is not None:
                raise NoOrder(place, why)
            if action in ranges.TOWN_TILES:
                for cult, steps in self.lowered(place, seat, action - actions.TOWN + 1):
                    yield Entry(0, state.seat_name(seat), f"-{steps}{CULT_NAMES[cult]}")
            yield worded(state, step)

    def declines_of(self, seat: int) -> Iterator[Entry]:
        """Whoever leaves declines; the server tells a builder who waits for it only if it is said."""
        players = self.state.players
        watched = [
            offer for offer in self.offers.open if offer.to == seat and players[offer.source].faction.watches_offers
        ]
        if watched:
            yield Entry(0, "", f"{OWN_INSTEAD} {len(watched)}")
            yield from map(self.decline, watched)

    def useless_spades(self) -> Iterator[Entry]:
        """Spades of the cult bonus that can turn nothing are lost by themselves here, and given up on the server."""
        journal = self.state.journal
        assert journal is not None
        for event in journal:
            player = self.state.players[event.seat]
            if event.kind == CULT_INCOME and 0 < event.first < player.faction.fixed_spades and not player.withdrawn:
                yield from [Entry(0, self.state.seat_name(event.seat), "-SPADE")] * int(event.first)
        journal.clear()

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
            if step.seat == seat and step.action in ranges.KEYS:
                after.apply_action(step.action, seat)
        for cult in candidates:
            surplus = int(self.state.players[seat].cults[cult]) + gained - (TOP - 1)
            if after.players[seat].cults[cult] < TOP and surplus > 0:
                yield cult, surplus


def _exchanged_together(step: tuple[int, Step]) -> object:
    """The same for exchanges of workers for priests in a row, and for nothing else."""
    return step[1] if step[1].action == ranges.TO_PRIEST else step


def dropped(state: TerraMystica, seat: int) -> Entry:
    """A seat leaves."""
    name = state.seat_name(seat) if state.players[seat].has_faction else f"player{seat + 1}"
    return Entry(0, "", f"drop-faction {name}")


def worded(state: TerraMystica, step: Step) -> Entry:
    """A seat's step in the words of the server."""
    seat, action = step
    text = state.action_to_string(action, seat)
    if state.phase == CHOOSING_FACTIONS:
        return Entry(0, "", text.replace("faction", "setup", 1))
    due = state.players[seat].due_cult_steps
    if action in ranges.CULT_STEPS and due > 1:
        text = f"+{due}{CULT_NAMES[action - actions.CULT]}"
    elif action in ranges.KEYS:
        text = f"+{CULT_NAMES[action - actions.KEY]}"
    return Entry(0, state.seat_name(seat), text)
