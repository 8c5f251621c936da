"""Games for the tests of interchange, played at random by the tests themselves."""

from collections.abc import Mapping

from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.random import Random
from spielwerk.core.record import CHANCE, TABLE, WITHDRAW, Entry, Record
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange.command_log import Entry as Command
from spielwerk.games.terra_mystica.interchange.ledger import Amounts, Row
from spielwerk.games.terra_mystica.interchange.replay import Replay
from spielwerk.games.terra_mystica.interchange.source import SourceGame
from spielwerk.games.terra_mystica.interchange.steps import Step
from spielwerk.games.terra_mystica.rules.wheel import steps_between
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    BEFORE_ACTION,
    BUILDER_REWARDED,
    CULT_INCOME,
    FINAL_SCORE,
    FROM_FIRE,
    FROM_NETWORK,
    FROM_RESOURCES,
    INCOME,
    SETTLED,
    Event,
    Player,
)
from spielwerk.games.terra_mystica.terms import CULT_NAMES, TERRAINS
from spielwerk.games.terra_mystica.turn import TerraMystica

HEAD = """\
option errata-cultist-power
option strict-leech
delete BON1
delete BON2
delete BON7
delete BON8
player Ada
player Bo
score SCORE3,SCORE1,SCORE2,SCORE4,SCORE5,SCORE6
"""

TWO = (
    HEAD
    + """\
setup witches
setup nomads
witches: build F2
nomads: build E8
nomads: build F3
witches: build F4
nomads: build I7
nomads: pass BON3
witches: pass BON5
"""
)
"""Witches beside Nomads at F3 and F4, before the first action."""


def random_options(seed: int) -> dict[str, object]:
    """Any number of players and any switches, one game in eight with the set-up for a first game."""
    random = Random(seed * 31 + 7)
    values: dict[str, object] = {PLAYERS: int(random.below(4)) + 2}
    for option in options_of(GAME).options.values():
        if option.kind == "switch":
            values[option.name] = random.below(2) == 1
    if random.below(8) == 0:
        introductory = {"set-up": "introductory", "mini-expansion": False}
        values |= {**introductory, "shipping-bonus": False, "temple-scoring": False}
    return values


def random_game(
    seed: int, options: Mapping[str, object], leaves: bool = False
) -> tuple[Record, list[Step], TerraMystica]:
    """A game played at random to its end: the record, its actions and the last position."""
    record = Record(GAME, options)
    state = GAME.new_initial_state(record.options)
    steps: list[Step] = []
    random = Random(seed)
    at_first = list(state.terrain)
    while not state.is_terminal():
        if state.stage == BEFORE_ACTION:
            at_first = list(state.terrain)
        if state.is_chance_node():
            drawn = state.legal_actions()
            action = drawn[int(random.below(len(drawn)))]
            record.append(Entry(CHANCE, state.action_to_string(action)))
            steps.append(Step(-1, action))
            state.apply_action(action)
            continue
        seats = state.deciders()
        seat = seats[int(random.below(len(seats)))]
        if leaves and random.below(400) == 0 and sum(not player.withdrawn for player in state.players) > 2:
            record.append(Entry(TABLE, f"{WITHDRAW} {state.seat_name(seat)}"))
            steps.append(Step(seat, -1))
            state.withdraw(seat)
            continue
        legal = state.legal_actions(seat)
        action = _picked(random, [action for action in legal if not _turns_back(state, seat, action, at_first)])
        record.append(Entry(state.seat_name(seat), state.action_to_string(action, seat)))
        steps.append(Step(seat, action))
        state.apply_action(action, seat)
    return record, steps, state


def _turns_back(state: TerraMystica, seat: int, action: int, at_first: list[int]) -> bool:
    """Whether a hex would be turned otherwise than straight on from where it was when the action began, or spades
    be bought that cannot be used so; nor are more than three spades used on one hex."""
    player = state.players[seat]
    home = int(player.faction.colour)
    if state.phase != ACTIONS or player.due_sandstorm:
        return False
    if action in _DIGGING:
        hex, spades = int(player.last_changed), int(player.spades) + action - actions.DIG + 1
        return hex >= 0 and not _goes_on(at_first[hex], state.terrain[hex], spades, home)
    if actions.TRANSFORM <= action < actions.DRAW_SCORING and player.faction.fixed_spades == 0:
        hex, target = divmod(action - actions.TRANSFORM, actions.TERRAIN_SLOTS)
        used = int(steps_between(state.terrain[hex], target, home))
        rest = max(0, int(player.bought_spades) - used)
        straight = _way(at_first[hex], state.terrain[hex], home) + used == _way(at_first[hex], target, home)
        return not straight or _way(at_first[hex], target, home) > 3 or not _goes_on(at_first[hex], target, rest, home)
    return False


def _way(first: int, target: int, home: int) -> int:
    return int(steps_between(first, target, home)) if first != target else 0


def _goes_on(first: int, now: int, spades: int, home: int) -> bool:
    """Whether so many spades can turn a hex on from `now`, straight from `first`."""
    ways = [_way(first, now, home) + spades, spades]
    return ways[0] <= 3 and any(
        [_way(first, target, home), _way(now, target, home)] == ways for target in range(TERRAINS)
    )


_DIGGING = range(actions.DIG, actions.FAVOUR)
_PASSING = range(actions.PASS, actions.DONE)
_FREE = range(actions.BURN, actions.ADVANCE_SHIPPING)
_LIVELY = (
    range(actions.BUILD, actions.TRANSFORM),
    range(actions.SEND_PRIEST, actions.POWER_ACTION),
    range(actions.ACCEPT, actions.DECLINE),
    range(actions.CULT, actions.GIVE_UP),
)


def _picked(random: Random, legal: list[int]) -> int:
    """Building and priests often, passing and conversions seldom, so that games get somewhere."""
    useful = [action for action in legal if action not in _PASSING and action not in _FREE]
    chosen = useful if useful and random.below(30) else legal
    lively = [action for action in chosen if any(action in block for block in _LIVELY)]
    chosen = lively if lively and random.below(5) else chosen
    return chosen[int(random.below(len(chosen)))]


def with_ledger(name: str, entries: list[Command]) -> SourceGame:
    """The game of those commands with a ledger, one row per command, as the server would write it."""
    game = SourceGame(name, name)
    game.entries = entries
    replay = Replay(entries, name)
    journal: list[Event] = []
    replay.state.journal = journal
    for faction, seat in replay.seats.items():
        game.rows.append(_row(game, faction, _held(replay.state.players[seat]), "setup"))
    for entry in entries[replay.moves :]:
        before = len(journal)
        replay.play(entry)
        seat = replay.seats[entry.faction]
        settled = [event for event in journal[before:] if event.kind == SETTLED and event.seat == seat]
        amounts = _then(settled[0]) if settled else _held(replay.state.players[seat])
        rewards = [event for event in journal[before:] if event.kind == BUILDER_REWARDED]
        for event in rewards:
            game.rows.append(_row(game, _faction(replay, event), _then(event), _server(event)))
        game.rows.append(_row(game, entry.faction, amounts, entry.command))
        for event in journal[before:]:
            if event.kind in (CULT_INCOME, INCOME, FINAL_SCORE):
                game.rows.append(_row(game, _faction(replay, event), _then(event), _server(event)))
    replay.finish()
    game.final = {name: int(replay.state.players[seat].points) for name, seat in replay.seats.items()}
    return game


def _faction(replay: Replay, event: Event) -> str:
    return replay.state.seat_name(event.seat)


def _server(event: Event) -> str:
    if event.kind == BUILDER_REWARDED:
        return "[opponent accepted power]" if event.first else "[all opponents declined power]"
    if event.kind in (CULT_INCOME, INCOME):
        return f"{'cult' if event.kind == CULT_INCOME else 'other'}_income_for_faction"
    if event.first == FROM_RESOURCES:
        return "score_resources"
    what = "network" if event.first == FROM_NETWORK else CULT_NAMES[event.first - FROM_FIRE]
    return f"+{event.second}vp for {what}"


def _row(game: SourceGame, faction: str, amounts: Amounts, command: str) -> Row:
    return Row(len(game.rows) + 1, faction, amounts, [command], "")


def _held(player: Player) -> Amounts:
    fire, water, earth, air = (int(step) for step in player.cults)
    return Amounts(
        int(player.points),
        int(player.coins),
        int(player.workers),
        int(player.priests),
        (int(player.bowl_one), int(player.bowl_two), int(player.bowl_three)),
        (fire, water, earth, air),
    )


def _then(event: Event) -> Amounts:
    fire, water, earth, air = (int(step) for step in event.cults)
    return Amounts(
        int(event.points),
        int(event.coins),
        int(event.workers),
        int(event.priests),
        (int(event.bowl_one), int(event.bowl_two), int(event.bowl_three)),
        (fire, water, earth, air),
    )
