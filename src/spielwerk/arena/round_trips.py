# not compiled: text
"""Records there and back: as text, and in the forms of other programs. The positions must be the same throughout."""

from dataclasses import dataclass

from spielwerk.arena.bench import Steps, steps_of
from spielwerk.arena.playout import WITHDRAWS
from spielwerk.arena.simulate import Plan, play_game
from spielwerk.core.discovery import feature
from spielwerk.core.errors import Problem
from spielwerk.core.game import State
from spielwerk.core.record import Record
from spielwerk.core.record_text import dump, parse


@dataclass(frozen=True)
class Trip:
    """One game of a plan, for another process."""

    plan: Plan
    number: int


@dataclass(frozen=True)
class Result:
    names: tuple[str, ...]
    """Names of the seats at the end."""
    steps: int
    problems: tuple[str, ...]


def travel(trip: Trip) -> Result:
    """Plays a game and sends its record there and back in every way there is."""
    result, record = play_game(trip.plan, trip.number)
    return Result(result.names, result.steps, tuple(problems_of(record())))


def problems_of(record: Record) -> list[str]:
    """What went wrong on the ways there and back; empty if nothing did."""
    problems = []
    text = dump(record)
    again = parse(text, "again")
    if again != record or dump(again) != text:
        problems.append("the record is not the same after writing and reading it")
    module = feature(record.game, "interchange")
    if module is None:
        return problems
    for name, write in module.EXPORTS.items():
        try:
            log = write(record)
            imported = module.replay_game(module.game_of(log, f"{name} export")).record()
        except Problem as problem:
            problems.append(f"{name}: {problem}")
            continue
        difference = first_difference(record, imported)
        if difference:
            problems.append(f"{name}: {difference}")
    return problems


def first_difference(record: Record, imported: Record) -> str:
    """Where the positions of two records of a game begin to differ; empty if they never do.

    The second may begin earlier, with steps that the options of the first have made beforehand.
    """
    steps, others = steps_of(record), steps_of(imported)
    earlier = len(others.actions) - len(steps.actions)
    if earlier < 0:
        return f"{len(steps.actions)} steps became {len(others.actions)}"
    state, other = record.initial_state(), imported.initial_state()
    for place in range(earlier):
        _play(other, others, place)
    for place in range(len(steps.actions)):
        if state.checksum() != other.checksum() or state.to_string() != other.to_string():
            return f"another position before step {place}"
        _play(state, steps, place)
        _play(other, others, earlier + place)
    return "" if state.to_string() == other.to_string() else "another position at the end"


def _play(state: State, steps: Steps, place: int) -> None:
    seat, action = int(steps.seats[place]), int(steps.actions[place])
    if action == WITHDRAWS:
        state.withdraw(seat)
    else:
        state.apply_action_with_legality_check(action, seat)
